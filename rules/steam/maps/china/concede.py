"""`concede yes`, `concede no`: the team behind says whether the game ends before its last turn (ST-CN-54)."""

from collections.abc import Iterable
from typing import Annotated

from rules.core.contract import Choice, Draft, Refusal, Seat
from rules.core.fields import Asked
from rules.core.kinds import Outcome
from rules.core.phrase import phrase
from rules.steam.event import SteamEvent
from rules.steam.move import SteamMove, Words
from rules.steam.state import State

ANSWERS = Words((("yes", True), ("no", False), ("oui", True), ("non", False)))


class ConcessionAsked(SteamEvent):
    """The team behind is asked whether the game ends here."""

    seats: tuple[Seat, ...]

    halts = True


class Conceded(SteamEvent):
    seat: Seat
    yes: bool


class Concede(SteamMove):
    yes: Annotated[bool, ANSWERS, Asked("answer")]

    rule = "ST-CN-54"
    turn_rule = "ST-CN-54"
    after = "allocate"
    phase = ("concede",)
    misread_as = "answer"
    buttons = 2

    @classmethod
    def phase_rule(cls, state: State) -> str:
        return "ST-CN-54"

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterable[Choice]:
        return (Choice(value=word, label=phrase(f"steam-concede-{word}")) for word in ("yes", "no"))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        """The first no ends the question; the last yes ends the game."""
        event = Conceded(seat=seat, yes=self.yes)
        if not self.yes:
            return Outcome(state.but(queue=()), (event,), turn_over=False)
        cause = "conceded" if len(state.queue) == 1 else None
        return Outcome(state.but(cause=cause), (event,))
