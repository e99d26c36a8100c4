"""A measured figure beside its goal, rows of them as plain text, and the few ways of timing used here."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from time import thread_time


@dataclass(frozen=True)
class Figure:
    """One row. `met` is None where there is no goal, `value` where nothing can be compared with another day's."""

    name: str
    figure: str = ""  # empty for a heading
    goal: str = ""
    met: bool | None = None
    value: float | None = None
    more_is_better: bool = False

    def verdict(self) -> str:
        return {None: "", True: "ok", False: "MISSED"}[self.met]


def table(figures: Sequence[Figure]) -> str:
    """The rows, aligned."""
    cells = [(each.name, each.figure, each.goal, each.verdict()) for each in figures]
    widths = [max(len(row[column]) for row in cells) for column in range(3)]
    lines = [
        f"{name:<{widths[0]}}  {figure:>{widths[1]}}  {goal:<{widths[2]}}  {verdict}"
        for name, figure, goal, verdict in cells
    ]
    return "\n".join(line.rstrip() for line in lines)


def told(name: str, value: float, shown: str, *, more_is_better: bool = False) -> Figure:
    """Without a goal."""
    return Figure(name, shown.format(value), value=value, more_is_better=more_is_better)


def at_most(name: str, value: float, goal: float, shown: str) -> Figure:
    return Figure(name, shown.format(value), f"goal: at most {goal:g}", value <= goal, value)


def below(name: str, value: float, goal: float, shown: str) -> Figure:
    return Figure(name, shown.format(value), f"goal: under {goal:g}", value < goal, value)


def at_least(name: str, value: float, goal: float, shown: str) -> Figure:
    return Figure(name, shown.format(value), f"goal: at least {goal:g}", value >= goal, value, more_is_better=True)


def percentile(times: Sequence[float], percent: int) -> float:
    """The smallest of the times that so many percent of them do not exceed."""
    ordered = sorted(times)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def rates(works: Sequence[Callable[[], int]], rounds: int) -> list[float]:
    """How many pieces each work does in a second of the processor: the median of rounds in which they take turns."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for work, seen in zip(works, found, strict=True):
            with no_gc():
                start = thread_time()
                done = work()
                seen.append(done / (thread_time() - start))
    return [median(seen) for seen in found]


def busy(work: Callable[[], object]) -> float:
    """Milliseconds of this thread's processor."""
    start = thread_time()
    work()
    return (thread_time() - start) * 1000


@contextmanager
def no_gc() -> Iterator[None]:
    """Keeps somebody else's garbage out of the figure."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
