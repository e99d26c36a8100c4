"""The best way for a train: within the points of a turn, or over several turns, by fees or by points.

Labels carry what a later step depends on: where the train is, the milepost it may not go back to, the rivals paid in
the turn, the points left, and whether they were halved. Each is settled once, the best first.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rules.china_rails.parts import Milepost
from rules.china_rails.running import FREE, ways
from rules.china_rails.state import FEE, State
from rules.china_rails.weather import weather
from rules.core.contract import Seat

By = Literal["fees", "points"]
MOST_TURNS = 30

Label = tuple[Milepost, Milepost, int, int, bool, int]  # at, came (-1: may turn), paid (bits), points, halved, turn
Worth = tuple[int, int, int]
Queued = tuple[Worth, int, str, Label]  # among equals in the order found, then by the alphabet


@dataclass(frozen=True)
class Journey:
    """A way from where the train stands: the path, the fees, and after how many steps turns end on the way."""

    path: tuple[Milepost, ...]
    fees: int
    rests: tuple[int, ...] = ()

    @property
    def turns(self) -> int:
        return len(self.rests) + 1

    @property
    def steps(self) -> int:
        return len(self.path) - 1


def journey(state: State, seat: Seat, targets: Iterable[Milepost], by: By = "fees", turns: int = 1) -> Journey | None:
    """The best way to one of the targets that ends within so many turns, this one included. The weather stays as it is.

    By fees: least fees, then fewest turns and points; by points: earliest, then least fees. Then the alphabet (CR-R78).
    """
    return Search(state, seat, by, turns).to(frozenset(targets))


class Search:
    def __init__(self, state: State, seat: Seat, by: By, turns: int) -> None:
        self._state, self._seat, self._by, self._turns = state, seat, by, turns
        self._board = state.board
        self._ways = ways(state.board, state.track)
        self._sky = weather(state)
        self._speed = state.speed(seat)
        on_turn = state.turn == seat
        self._purse = state.cash[seat]
        player = state.players[seat]
        paid = sum(1 << owner for owner in state.now.paid) if on_turn else 0
        self._start: Label | None = None
        if player.at is not None:
            came = -1 if player.came is None else player.came
            points = state.now.points if on_turn else self._speed
            self._start = (player.at, came, paid, points, state.now.halved if on_turn else False, 1)
        self._before: dict[Label, Label] = {}

    def to(self, targets: frozenset[Milepost]) -> Journey | None:
        if self._start is None or not targets:
            return None
        best: dict[Label, Worth] = {self._start: (0, 0, 0)}
        queue: list[Queued] = [((0, 0, 0), 0, "", self._start)]
        settled: dict[tuple[Milepost, Milepost, int, bool], list[tuple[int, int]]] = {}
        rank = 0
        while queue:
            worth, _, _, label = heapq.heappop(queue)
            at, came, paid, points, halved, turn = label
            better = settled.setdefault((at, came, paid, halved), [])
            if any(left >= points and when <= turn for left, when in better):
                continue  # no dearer, no later, and with as many points
            better.append((points, turn))
            rank += 1
            if label[0] in targets:
                return self._told(label, worth[0] if self._by == "fees" else worth[2])
            spent = worth[0] if self._by == "fees" else worth[2]
            onward = [(after, self._sum(worth, fee, 1, 0)) for after, fee in self._steps(label, spent)]
            if turn < self._turns and self._may_rest(label):
                onward.append((self._rested(label), self._sum(worth, 0, 0, 1)))
            for after, due in onward:
                if after not in best or due < best[after]:
                    best[after] = due
                    self._before[after] = label
                    heapq.heappush(queue, (due, rank, self._board.labels[after[0]], after))
        return None

    def _sum(self, worth: Worth, fee: int, steps: int, turns: int) -> Worth:
        if self._by == "fees":
            return worth[0] + fee, worth[1] + turns, worth[2] + steps
        return worth[0] + turns, worth[1] + steps, worth[2] + fee

    def _steps(self, label: Label, spent: int) -> Iterable[tuple[Label, int]]:
        at, came, paid, points, halved, turn = label
        if points < 1 or at in self._sky.closed:
            return
        for near, owner in self._ways.get(at, ()):
            if near == came or near in self._sky.closed or near in self._board.taiwan:
                continue
            free = owner in (FREE, self._seat) or paid >> owner & 1
            if not free and self._purse - spent < FEE:
                continue
            slowed = near in self._sky.slow and not halved
            left = (points + 1) // 2 if slowed else points
            heading = at if self._board.city_at[near] < 0 else -1
            mask = paid if free else paid | 1 << owner
            yield (near, heading, mask, left - 1, halved or slowed, turn), 0 if free else FEE

    def _may_rest(self, label: Label) -> bool:
        """With points left only before a rival's track or bad weather: elsewhere it gains nothing."""
        at, _, _, points, _, _ = label
        return not points or any(
            owner not in (FREE, self._seat) or near in self._sky.slow for near, owner in self._ways.get(at, ())
        )

    def _rested(self, label: Label) -> Label:
        at, came, _, _, _, turn = label
        slow = at in self._sky.slow
        return at, came, 0, (self._speed + 1) // 2 if slow else self._speed, slow, turn + 1

    def _told(self, label: Label, fees: int) -> Journey:
        labels = [label]
        while labels[-1] in self._before:
            labels.append(self._before[labels[-1]])
        path: list[Milepost] = []
        rests: list[int] = []
        turn = 1
        for at, *_, when in reversed(labels):
            if when > turn:
                rests.append(len(path) - 1)
                turn = when
            else:
                path.append(at)
        return Journey(tuple(path), fees, tuple(rests))
