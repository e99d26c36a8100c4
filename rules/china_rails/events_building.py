"""What was built and bought, worded for everybody."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.china_rails.events_base import Seated, between
from rules.china_rails.parts import Milepost, Port
from rules.china_rails.state import Loco, State
from rules.core.phrase import Phrase, phrase


class Built(Seated):
    """Segments, each from where to where, with what it cost."""

    kind: Literal["built"] = "built"
    segments: tuple[tuple[Milepost, Milepost, int], ...]
    spent: int  # in this building phase so far
    ferry: bool = False  # the passage was bought on the way (CR-9.1)

    @property
    def cost(self) -> int:
        return sum(price for _, _, price in self.segments)

    def pieces(self) -> tuple[tuple[Milepost, ...], ...]:
        """The segments joined to lines."""
        lines: list[list[Milepost]] = []
        for a, b, _ in self.segments:
            if lines and lines[-1][-1] == a:
                lines[-1].append(b)
            else:
                lines.append([a, b])
        return tuple(map(tuple, lines))

    def told(self, state: State) -> tuple[Phrase, ...]:
        ends = tuple(between(state, line[0], line[-1]) for line in self.pieces())
        done = phrase(
            "china-built", who=self.who, lines=ends, segments=len(self.segments), cost=self.cost, spent=self.spent
        )
        if not self.ferry or state.board.ferry is None:
            return (done,)
        return done, phrase("china-ferry-bought", who=self.who, ferry=state.board.ferry.name)


class LinkBought(Seated):
    kind: Literal["link_bought"] = "link_bought"
    port: Port
    price: int
    spent: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        port = state.board.ports[self.port].name
        return (phrase("china-link-bought", who=self.who, port=port, price=self.price, spent=self.spent),)


class Upgraded(Seated):
    kind: Literal["upgraded"] = "upgraded"
    loco: Loco
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-upgraded", who=self.who, loco=phrase(f"china-loco-{self.loco}")),)


class DeliveryEnded(Seated):
    kind: Literal["delivery_ended"] = "delivery_ended"
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return ()
