"""Moves that name one load on board: `drop tea`, `lose tea`."""

from collections.abc import Iterator
from typing import Annotated, Self

from rules.china_rails.move import ChinaMove
from rules.china_rails.parts import Good
from rules.china_rails.places import read_good
from rules.china_rails.state import State
from rules.core.contract import Choice, Draft, MisreadError, Refusal, Seat
from rules.core.fields import Said
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase

GoodSaid = Annotated[str, Said()]


class OneGood(ChinaMove):
    good: GoodSaid

    misread_as = "good"

    @classmethod
    def why_not(cls, state: State, seat: Seat, good: Good) -> Refusal | None:
        """Why the good cannot be the one."""
        raise NotImplementedError

    def done(self, state: State, seat: Seat, good: Good) -> Outcome[State]:
        raise NotImplementedError

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for good in dict.fromkeys(state.players[seat].loads):
            if cls.why_not(state, seat, good) is None:
                yield good_choice(state, good)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        try:
            good = read_good(state.board, self.good)
        except MisreadError as error:
            return self.misread(error)
        return self.why_not(state, seat, good) or self.done(state, seat, good)

    def full(self, state: State, good: Good) -> Self:
        """The move as the log keeps it."""
        return self.but(good=state.board.goods[good].key)


def without(loads: tuple[Good, ...], good: Good) -> tuple[Good, ...]:
    """The loads with the first of the kind taken off."""
    at = loads.index(good)
    return loads[:at] + loads[at + 1 :]


def good_choice(state: State, good: Good, note: Phrase | None = None) -> Choice:
    freight = state.board.goods[good]
    return Choice(value=freight.key, label=phrase("china-good", good=freight.name), note=note)
