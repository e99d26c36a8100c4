"""`roll 4s`, `roll 2s1c`, `roll 2c`, `roll joker`: takes dice and rolls them, once a turn (RD-6).

The faces are drawn in `flow.follow`; a joker is set, not rolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, Self, get_args

from rules.core.contract import Choice, Draft, Event, Field, Offers, Outlook, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.events import JokerTaken
from rules.railroad_dice_2.move import SPEECH, DiceMove, refuse
from rules.railroad_dice_2.state import HandDie, RollOption, State

TAKES: Mapping[RollOption, tuple[int, int]] = {"4s": (4, 0), "2s1c": (2, 1), "2c": (0, 2), "joker": (0, 1)}  # RD-6.2


class Roll(DiceMove):
    kind: Literal["roll"] = "roll"
    dice: RollOption

    rule = "RD-6.2"
    fields = (Field("dice"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 1 or words[0] not in get_args(RollOption):
            raise SPEECH.misread("roll", text=" ".join(words))
        return cls.model_validate({"dice": words[0]})

    def written(self) -> str:
        return self.dice

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.turn.rolled is not None:
            return refuse("RD-5.4", "roll-again")
        return refuse("RD-5.7", "roll-skipped") if state.turn.skipped else None

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not any(any(taken(state, option)) for option in TAKES)

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        options = (option for option in TAKES if any(taken(state, option)))
        return Offers(field=field, choices=tuple(_choice(state, option) for option in options))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        for option in TAKES:
            if any(taken(state, option)):
                choice, draft = _choice(state, option), Draft(kind=cls.name()).with_value("dice", option)
                yield Suggestion(draft=draft, label=phrase(f"dice-suggest-roll-{option}"), note=choice.note)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """Of a roll nothing can be seen before; a joker is certain."""
        return super().outlook(state, seat, draft) if draft.filled().get("dice") == "joker" else None

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        simple, complex_dice = taken(state, self.dice)
        if not simple + complex_dice:
            return refuse("RD-6.6", "roll-nothing")
        kinds = [False] * simple + [True] * complex_dice
        face: Literal["joker"] | None = "joker" if self.dice == "joker" else None
        hand = tuple(HandDie(number=at, complex=kind, face=face) for at, kind in enumerate(kinds, 1))
        turn = state.turn.but(rolled=self.dice, hand=hand, numbers=len(hand))
        after = state.but(turn=turn, simple=state.simple - simple, complex=state.complex - complex_dice)
        joker: tuple[Event, ...] = (JokerTaken(seat=seat, number=1, complex=after.complex),) if face else ()
        return Outcome(after, joker, turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("dice-account-dice", simple=after.simple, complex=after.complex),)


def taken(state: State, option: RollOption) -> tuple[int, int]:
    """How many dice of each kind the option yields (RD-6.6): short in one kind, it is not made up by the other."""
    simple, complex_dice = TAKES[option]
    return min(simple, state.simple), min(complex_dice, state.complex)


def _choice(state: State, option: RollOption) -> Choice:
    simple, complex_dice = taken(state, option)
    short = (simple, complex_dice) != TAKES[option]
    note = phrase("dice-note-roll", simple=simple, complex=complex_dice) if short else None
    return Choice(value=option, label=phrase(f"dice-roll-{option}"), note=note)
