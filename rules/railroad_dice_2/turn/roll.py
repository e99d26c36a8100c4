"""`roll 4s`, `roll 2s1c`, `roll 2c`, `roll joker`: takes dice and rolls them, once a turn (RD-6).

The faces are drawn in `flow.follow`; a joker is set, not rolled.
"""

from collections.abc import Iterable, Iterator, Mapping

from rules.core.contract import Choice, Draft, Event, Outlook, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.event import DiceEvent, Die
from rules.railroad_dice_2.move import DiceMove, what_remains
from rules.railroad_dice_2.speech import instead, refuse
from rules.railroad_dice_2.state import HandDie, RollOption, State

TAKES: Mapping[RollOption, tuple[int, int]] = {"4s": (4, 0), "2s1c": (2, 1), "2c": (0, 2), "joker": (0, 1)}  # RD-6.2


class Rolled(DiceEvent):
    """Dice taken and rolled."""

    seat: Seat
    option: RollOption
    dice: tuple[Die, ...]
    simple: int  # left in the dice bank
    complex: int

    reveals = True
    halts = True

    def shown(self) -> str:
        return " ".join(f"{die.number}:{die.face}" for die in self.dice)


class JokerTaken(DiceEvent):
    """RD-6.4: a complex die set to its joker; nothing is rolled."""

    seat: Seat
    number: int
    complex: int  # left in the dice bank


class Roll(DiceMove):
    dice: RollOption

    rule = "RD-6.2"
    misread_as = "roll"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.turn.rolled is not None:
            return refuse("RD-5.4", "roll-again", what_remains(state))
        return refuse("RD-5.7", "roll-skipped", what_remains(state)) if state.turn.skipped else None

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not any(any(taken(state, option)) for option in TAKES)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for option, (simple, complex_dice) in TAKES.items():
            if any(found := taken(state, option)):
                short = phrase("dice-note-roll", simple=found[0], complex=found[1])
                note = None if found == (simple, complex_dice) else short
                yield Choice(value=option, label=phrase(f"dice-roll-{option}"), note=note)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        for choice in cls.choices(state, seat, "dice", Draft()):
            draft = Draft(kind=cls.name()).with_value("dice", choice.value)
            yield Suggestion(draft=draft, label=phrase(f"dice-suggest-roll-{choice.value}"), note=choice.note)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """Of a roll nothing can be seen before; a joker is certain."""
        return super().outlook(state, seat, draft) if draft.filled().get("dice") == "joker" else None

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        simple, complex_dice = taken(state, self.dice)
        if not simple + complex_dice:
            others = tuple(option for option in TAKES if any(taken(state, option)))
            return refuse("RD-6.6", "roll-nothing", instead("rolls", rolls=others or ("skip",)))
        kinds = [False] * simple + [True] * complex_dice
        face = "joker" if self.dice == "joker" else None
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
