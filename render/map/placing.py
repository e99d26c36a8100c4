"""Finding room on a map: points moved apart where they are too close, labels placed where they cover least.

Both are deterministic: the same map always looks the same.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import floor, hypot, inf
from typing import Generic, TypeVar

from render.scene import Box, Point

Key = TypeVar("Key", bound=Hashable)
T = TypeVar("T")
_CELL = 48
_COMPARED = 40  # placements of a label that are worth comparing


@dataclass(frozen=True)
class Placement(Generic[T]):
    """One way to place a label: the box it fills, its cost by itself, and what it means to the caller."""

    box: Box
    cost: float
    meaning: T


@dataclass(frozen=True)
class Candidates(Generic[T]):
    """The best placements of one label, each with its cost before other labels are considered."""

    placements: tuple[tuple[float, Placement[T]], ...]
    reach: Box  # around all of them


class Obstacles:
    """Boxes that labels should not cover, in a grid so that few need to be compared."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        self._large = [box for box in boxes if box.w > _CELL or box.h > _CELL]
        self._small: dict[tuple[int, int], list[Box]] = {}
        for box in boxes:
            if box.w <= _CELL and box.h <= _CELL:
                self._small.setdefault((floor(box.x / _CELL), floor(box.y / _CELL)), []).append(box)

    def near(self, box: Box) -> list[Box]:
        """All that could overlap a box."""
        found = list(self._large)
        for col in range(floor(box.x / _CELL) - 1, floor(box.right / _CELL) + 1):
            for row in range(floor(box.y / _CELL) - 1, floor(box.bottom / _CELL) + 1):
                found += self._small.get((col, row), ())
        return found


def candidates(placements: Sequence[Placement[T]], obstacles: Obstacles) -> Candidates[T]:
    """The cheapest placements, given what each covers of the obstacles."""
    best: list[tuple[float, int]] = []  # in order of cost
    for own, i in sorted((placement.cost, i) for i, placement in enumerate(placements)):
        worst = best[-1][0] if len(best) == _COMPARED else inf
        if own >= worst:
            break
        box = placements[i].box
        cost = own + 2 * hidden(box, obstacles.near(box), (worst - own) / 2)
        if cost < worst:
            insort(best, (cost, i))
            del best[_COMPARED:]
    cheapest = tuple((cost, placements[i]) for cost, i in best)
    return Candidates(cheapest, _around([placement.box for _, placement in cheapest]))


def chosen_placements(wanted: Sequence[Candidates[T]]) -> tuple[T, ...]:
    """For each label the placement that covers least of the obstacles and of the other labels."""
    rivals = [
        [j for j, other in enumerate(wanted) if j != i and overlap(one.reach, other.reach)]
        for i, one in enumerate(wanted)
    ]
    chosen = [label.placements[0][1] for label in wanted]
    for _ in range(4):
        before = list(chosen)
        for i, label in enumerate(wanted):
            others = [chosen[j].box for j in rivals[i]]
            costs = [cost + 4 * hidden(placement.box, others) for cost, placement in label.placements]
            chosen[i] = label.placements[costs.index(min(costs))][1]
        if chosen == before:
            break
    return tuple(placement.meaning for placement in chosen)


def hidden(box: Box, others: Sequence[Box], enough: float = inf) -> float:
    """How much of the others a box covers; stops counting above `enough`."""
    left, top, right, bottom = box.x, box.y, box.x + box.w, box.y + box.h
    total = 0.0
    for other in others:
        x, y = other.x, other.y
        if x < right and y < bottom:
            end, foot = x + other.w, y + other.h
            if end > left and foot > top:
                wide = (end if end < right else right) - (x if x > left else left)
                high = (foot if foot < bottom else bottom) - (y if y > top else top)
                total += wide * high
                if total > enough:
                    break
    return total


def _around(boxes: Sequence[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def spread(
    points: Mapping[Key, Point], apart: Mapping[tuple[Key, Key], float], least: float, within: Box
) -> dict[Key, Point]:
    """The points, moved as little as it takes: given pairs so far apart, any two at least `least`."""
    now = dict(points)
    keys = list(points)
    pairs = {(a, b): least for i, a in enumerate(keys) for b in keys[i + 1 :]}
    for (a, b), distance in apart.items():
        pair = (a, b) if (a, b) in pairs else (b, a)
        pairs[pair] = max(pairs[pair], distance)
    for _ in range(120):
        for (a, b), distance in pairs.items():
            (ax, ay), (bx, by) = now[a], now[b]
            span = hypot(bx - ax, by - ay) or 1.0
            if span < distance:
                push = (distance - span) / span / 2
                dx, dy = (bx - ax) * push, (by - ay) * push
                now[a], now[b] = (ax - dx, ay - dy), (bx + dx, by + dy)
        for key, (x, y) in now.items():
            home = points[key]
            x, y = x + (home[0] - x) * 0.02, y + (home[1] - y) * 0.02
            now[key] = min(max(x, within.x), within.right), min(max(y, within.y), within.bottom)
    return now


def overlap(one: Box, other: Box) -> float:
    """The area two boxes share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0
