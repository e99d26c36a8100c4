"""`concede yes`, `concede no`: the team behind says whether the game ends before its last turn (ST-CN-54)."""

from __future__ import annotations

from typing import ClassVar, Self

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase
from rules.steam.events import Conceded
from rules.steam.move import SteamMove
from rules.steam.speech import STEAM
from rules.steam.state import State

WORDS = {"yes": True, "oui": True, "no": False, "non": False}


class Concede(SteamMove):
    yes: bool

    rule = "ST-CN-54"
    phase = ("concede",)
    fields: ClassVar[tuple[Field, ...]] = (Field("answer"),)
    turn_rule = "ST-CN-54"

    @classmethod
    def phase_rule(cls, state: State) -> str:
        return "ST-CN-54"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 1 or words[0] not in WORDS:
            raise STEAM.misread("answer", text=" ".join(words))
        return cls(yes=WORDS[words[0]])

    def written(self) -> str:
        return "yes" if self.yes else "no"

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        choices = tuple(Choice(value=word, label=phrase(f"steam-concede-{word}")) for word in ("yes", "no"))
        return Offers(field="answer", choices=choices, buttons=2)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        """The first no ends the question; the last yes ends the game."""
        event = Conceded(seat=seat, yes=self.yes)
        if not self.yes:
            return Outcome(state.but(queue=()), (event,), turn_over=False)
        cause = "conceded" if len(state.queue) == 1 else None
        return Outcome(state.but(cause=cause), (event,))
