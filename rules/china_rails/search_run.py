"""The best way for a train: within the points of a turn, or over several turns, by fees or by points.

Labels carry what a later step depends on: where the train is, the milepost it may not go back to, the rivals paid in
the turn, the points left, whether they were halved, and the fees so far, since the purse may not bear another. Each is
settled once, the most promising first (A*): by what it has cost, and what it costs at least from there, by the steps
that are left over any track.
"""

import heapq
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rules.china_rails.grid import spread
from rules.china_rails.parts import Milepost
from rules.china_rails.running import FREE, open_ways, ways
from rules.china_rails.state import FEE, State
from rules.china_rails.weather import weather
from rules.core.contract import Seat

By = Literal["fees", "points"]
MOST_TURNS = 30

# at, came (-1: may turn), paid (bits), points, halved, turn, fees
Label = tuple[Milepost, Milepost, int, int, bool, int, int]
Worth = tuple[int, int, int]
Way = tuple[Milepost, int, bool, Milepost]  # to, the rival who is paid (a bit), slow, what may not be gone back to then
Queued = tuple[Worth, Worth, int, str, Label]  # hoped, so far; among equals in the order found, then by the alphabet


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


def along_track(state: State, seat: Seat, targets: Iterable[Milepost]) -> tuple[Milepost, ...]:
    """The shortest way over anybody's track, whatever bars it; empty where there is none."""
    at, left = state.players[seat].at, _steps_left(state, targets)
    if at is None or at not in left:
        return ()
    path = [at]
    while left[path[-1]]:
        path.append(next(near for near, _ in open_ways(state, path[-1]) if left[near] < left[path[-1]]))
    return tuple(path)


def _steps_left(state: State, targets: Iterable[Milepost]) -> dict[Milepost, int]:
    """From everywhere that track joins to the nearest target."""
    graph = ways(state.board, state.track)
    return spread(targets, lambda at: (near for near, _ in graph.get(at, ())))


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
            self._start = (player.at, came, paid, points, state.now.halved if on_turn else False, 1, 0)
        self._before: dict[Label, Label] = {}
        self._known: dict[Milepost, tuple[Way, ...]] = {}
        self._left: dict[Milepost, int] = {}

    def to(self, targets: frozenset[Milepost]) -> Journey | None:
        self._left = _steps_left(self._state, targets)
        if self._start is None or self._start[0] not in self._left:
            return None
        names, by_fees = self._board.labels, self._by == "fees"
        best: dict[Label, Worth] = {self._start: (0, 0, 0)}
        queue: list[Queued] = [((0, 0, 0), (0, 0, 0), 0, "", self._start)]
        settled: dict[tuple[Milepost, Milepost, int, bool], list[tuple[int, int, int]]] = {}
        rank = 0
        while queue:
            _, worth, _, _, label = heapq.heappop(queue)
            at, came, paid, points, halved, turn, spent = label
            better = settled.setdefault((at, came, paid, halved), [])
            first, second, third = worth
            if worth > best[label] or _outdone(better, points, turn, spent):
                continue
            better.append((points, turn, spent))
            rank += 1
            if at in targets:
                return self._told(label, spent)
            for after, fee in self._onward(label):
                turns, steps = after[5] - turn, after[0] != at
                fees_first = (first + fee, second + turns, third + steps)
                due = fees_first if by_fees else (first + turns, second + steps, third + fee)
                if after not in best or due < best[after]:
                    best[after] = due
                    self._before[after] = label
                    heapq.heappush(queue, (self._hoped(due, after), due, rank, names[after[0]], after))
        return None

    def _hoped(self, worth: Worth, label: Label) -> Worth:
        """The least that a way through the label can come to."""
        first, second, third = worth
        left = self._left[label[0]]
        turns = -(-max(0, left - label[3]) // self._speed)
        return (first, second + turns, third + left) if self._by == "fees" else (first + turns, second + left, third)

    def _onward(self, label: Label) -> list[tuple[Label, int]]:
        """One step more, or the night; each with its fee."""
        at, came, paid, points, halved, turn, spent = label
        found: list[tuple[Label, int]] = []
        ways = self._open(at)
        for near, owner, slow, heading in ways if points else ():
            free = not owner or paid & owner
            if near == came or (not free and self._purse - spent < FEE):
                continue
            slowed = slow and not halved
            left = (points + 1) // 2 if slowed else points
            fee = 0 if free else FEE
            found.append(((near, heading, paid | owner, left - 1, halved or slowed, turn, spent + fee), fee))
        if turn < self._turns and (not points or any(owner or slow for _, owner, slow, _ in ways)):
            found.append((self._rested(label), 0))  # with points left only before a rival's track or bad weather
        return found

    def _open(self, at: Milepost) -> tuple[Way, ...]:
        """The ways that the weather leaves open."""
        if at not in self._known:
            sky, city_at = self._sky, self._board.city_at
            shut = sky.closed.keys() | self._board.taiwan
            self._known[at] = tuple(
                (
                    near,
                    0 if owner in (FREE, self._seat) else 1 << owner,
                    near in sky.slow,
                    at if city_at[near] < 0 else -1,
                )
                for near, owner in (() if at in sky.closed else self._ways.get(at, ()))
                if near not in shut
            )
        return self._known[at]

    def _rested(self, label: Label) -> Label:
        at, came, _, _, _, turn, spent = label
        slow = at in self._sky.slow
        return at, came, 0, (self._speed + 1) // 2 if slow else self._speed, slow, turn + 1, spent

    def _told(self, label: Label, fees: int) -> Journey:
        labels = [label]
        while labels[-1] in self._before:
            labels.append(self._before[labels[-1]])
        path: list[Milepost] = []
        rests: list[int] = []
        turn = 1
        for at, *_, when, _ in reversed(labels):
            if when > turn:
                rests.append(len(path) - 1)
                turn = when
            else:
                path.append(at)
        return Journey(tuple(path), fees, tuple(rests))


def _outdone(settled: list[tuple[int, int, int]], points: int, turn: int, spent: int) -> bool:
    """Whether the place was reached no later and no dearer, and with as many points."""
    return any(left >= points and when <= turn and fees <= spent for left, when, fees in settled)
