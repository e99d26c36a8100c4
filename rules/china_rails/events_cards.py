"""Event cards and what they do to track, trains and players, worded for everybody."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.china_rails.events_base import ChinaEvent, Seated, carried, place
from rules.china_rails.parts import Card, Edge, Good, Milepost
from rules.china_rails.state import State
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase


class Happened(Seated):
    """An event card was drawn and shown (CR-23.1). The run stops here (CR-R77)."""

    kind: Literal["happened"] = "happened"
    card: Card
    reveals: ClassVar[bool] = True
    halts: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        card = state.board.event(self.card)
        return (phrase("china-event", who=self.who, event=card.name, text=card.text),)

    def shown(self) -> str:
        return f"event {self.card + 1}"


class TrackLost(ChinaEvent):
    """Segments swept away by a flood or buried by a sand storm, with their owners."""

    kind: Literal["track_lost"] = "track_lost"
    segments: tuple[tuple[Edge, Seat], ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        lost: dict[Seat, int] = {}
        for _, seat in self.segments:
            lost[seat] = lost.get(seat, 0) + 1
        return tuple(phrase("china-track-lost", who=Who(seat=seat), segments=lost[seat]) for seat in sorted(lost))


class Thrown(Seated):
    """A train put in the nearest city by a sand storm (CR-36.2)."""

    kind: Literal["thrown"] = "thrown"
    origin: Milepost
    to: Milepost

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-thrown", who=self.who, to=place(state, self.to)),)


class LoadDue(Seated):
    """The owner is to choose the load that is lost (CR-R33)."""

    kind: Literal["load_due"] = "load_due"
    loads: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        choice = carried(state, self.seat)
        return (phrase("china-load-due", who=self.who, count=self.loads, loads=choice),)


class LoadLost(Seated):
    kind: Literal["load_lost"] = "load_lost"
    good: Good

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-load-lost", who=self.who, good=state.board.goods[self.good].name),)


class TurnDue(Seated):
    """A turn will be lost: the next one, and the rest of this one for the drawer (CR-39.4)."""

    kind: Literal["turn_due"] = "turn_due"
    now: bool
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-turn-cut" if self.now else "china-turn-due", who=self.who),)


class TurnLost(Seated):
    kind: Literal["turn_lost"] = "turn_lost"
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-turn-lost", who=self.who),)


class Taxed(Seated):
    kind: Literal["taxed"] = "taxed"
    amount: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-taxed", who=self.who, amount=self.amount),)


class Shaken(Seated):
    """The next turn is halved by an earthquake (CR-R32)."""

    kind: Literal["shaken"] = "shaken"
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-shaken", who=self.who),)


class EventEnded(ChinaEvent):
    kind: Literal["event_ended"] = "event_ended"
    card: Card

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-event-ended", event=state.board.event(self.card).name),)
