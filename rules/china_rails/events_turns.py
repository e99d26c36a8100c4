"""Turns and rounds, cards, loans, and how the game ends, worded for everybody."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.china_rails.events_base import ChinaEvent, Seated, demands
from rules.china_rails.parts import Card
from rules.china_rails.state import State
from rules.core.boards import SHIPPED
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase


class Begun(Seated):
    """The hands are dealt; the seat begins (CR-1.8)."""

    kind: Literal["begun"] = "begun"
    pay: int  # the demand that decided
    reveals: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        lines = [phrase("china-begun", who=self.who, pay=self.pay)]
        if state.options.board == SHIPPED:
            lines.append(phrase("china-begun-board", board=state.board.name))
        chosen = state.options.model_dump(exclude_defaults=True, exclude={"board"})
        return *lines, *(phrase(f"china-option-{name}-on", value=str(value)) for name, value in chosen.items())

    def shown(self) -> str:
        return f"seat {self.seat + 1} begins"


class TurnBegan(Seated):
    kind: Literal["turn_began"] = "turn_began"
    round: int
    points: int
    halved: bool

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-halved-turn", who=self.who, points=self.points),) if self.halved else ()


class RoundBegan(ChinaEvent):
    kind: Literal["round_began"] = "round_began"
    round: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-round", round=self.round),)


class TurnEnded(Seated):
    kind: Literal["turn_ended"] = "turn_ended"
    ends_turn: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return ()


class HandDiscarded(Seated):
    kind: Literal["hand_discarded"] = "hand_discarded"
    cards: tuple[Card, ...]
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-hand-discarded", who=self.who),)


class Drew(Seated):
    """A demand card, face up (CR-42.1)."""

    kind: Literal["drew"] = "drew"
    card: Card
    reveals: ClassVar[bool] = True
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-drew", who=self.who, demands=demands(state, self.card)),)

    def shown(self) -> str:
        return f"demand {self.card + 1}"


class Reshuffled(ChinaEvent):
    kind: Literal["reshuffled"] = "reshuffled"
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-reshuffled"),)


class Borrowed(Seated):
    kind: Literal["borrowed"] = "borrowed"
    amount: int
    debt: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-borrowed", who=self.who, amount=self.amount, debt=self.debt),)


class Repaid(Seated):
    kind: Literal["repaid"] = "repaid"
    amount: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-repaid", who=self.who, amount=self.amount),)


class Qualified(Seated):
    """Never with the sum before the end of the round (CR-R74)."""

    kind: Literal["qualified"] = "qualified"
    target: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-qualified", who=self.who, target=self.target),)


class Tied(ChinaEvent):
    kind: Literal["tied"] = "tied"
    seats: tuple[Seat, ...]
    target: int  # from now on

    def told(self, state: State) -> tuple[Phrase, ...]:
        who = tuple(Who(seat=seat) for seat in self.seats)
        return (phrase("china-tied", who=who, target=self.target),)


class TimeUp(ChinaEvent):
    kind: Literal["time_up"] = "time_up"
    round: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-time-up", round=self.round),)


class Won(ChinaEvent):
    kind: Literal["won"] = "won"
    reveals: ClassVar[bool] = True  # everybody's cash
    seats: tuple[Seat, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-won", who=tuple(Who(seat=seat) for seat in self.seats), count=len(self.seats)),)


class Left(Seated):
    """The seat is retired (CR-R83)."""

    kind: Literal["left"] = "left"

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-left", who=self.who),)
