"""Finding room on a map: points moved apart where they crowd, labels put where they hide least.

Both are deterministic: the same map always looks the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Generic, TypeVar

from render.scene import Box, Point

Key = TypeVar("Key", bound=Hashable)
T = TypeVar("T")


@dataclass(frozen=True)
class Option(Generic[T]):
    """One way to place a label: the box it fills, how unwelcome that is by itself, and what it means."""

    box: Box
    dislike: float
    meaning: T


def settled(wanted: Sequence[Sequence[Option[T]]], taken: Sequence[Box]) -> tuple[T, ...]:
    """For each label the option that covers least of what is taken and of the other labels."""
    judged = [_judged(options, taken) for options in wanted]
    reaches = [_around([option.box for option in options]) for options in wanted]
    rivals = [[j for j, other in enumerate(reaches) if j != i and overlap(one, other)] for i, one in enumerate(reaches)]
    chosen = [min(options, key=lambda one: one[0])[1] for options in judged]
    for _ in range(4):
        before = list(chosen)
        for i, options in enumerate(judged):
            others = [chosen[j].box for j in rivals[i]]
            costs = [cost + 4 * _hidden(option.box, others) for cost, option in options]
            chosen[i] = options[costs.index(min(costs))][1]
        if chosen == before:
            break
    return tuple(option.meaning for option in chosen)


def _judged(options: Sequence[Option[T]], taken: Sequence[Box]) -> list[tuple[float, Option[T]]]:
    """Each option with what it costs whatever the other labels do."""
    reach = _around([option.box for option in options])
    near = [box for box in taken if overlap(box, reach)]
    return [(one.dislike + 2 * _hidden(one.box, near), one) for one in options]


def _hidden(box: Box, others: Sequence[Box]) -> float:
    left, top, right, bottom = box.x, box.y, box.x + box.w, box.y + box.h
    total = 0.0
    for other in others:
        if other.x < right and other.y < bottom and left < other.x + other.w and top < other.y + other.h:
            total += overlap(box, other)
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
