"""A measured figure beside its goal, rows of them as plain text, and the few ways of timing used here."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter, thread_time


@dataclass(frozen=True)
class Figure:
    """One row. `met` is None where there is no goal."""

    name: str
    figure: str = ""  # empty for a heading
    goal: str = ""
    met: bool | None = None

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


def at_most(name: str, value: float, goal: float, shown: str) -> Figure:
    return Figure(name, shown.format(value), f"goal: at most {goal:g}", value <= goal)


def below(name: str, value: float, goal: float, shown: str) -> Figure:
    return Figure(name, shown.format(value), f"goal: under {goal:g}", value < goal)


def at_least(name: str, value: float, goal: float, shown: str) -> Figure:
    return Figure(name, shown.format(value), f"goal: at least {goal:g}", value >= goal)


def percentile(times: Sequence[float], percent: int) -> float:
    """The smallest of the times that so many percent of them do not exceed."""
    ordered = sorted(times)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def rate(work: Callable[[], int], rounds: int) -> float:
    """How many pieces of work are done in a second of the processor, in the best of some rounds."""
    best = 0.0
    for _ in range(rounds):
        with no_gc():
            start = thread_time()
            done = work()
            best = max(best, done / (thread_time() - start))
    return best


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


@contextmanager
def no_gc() -> Iterator[None]:
    """Keeps somebody else's garbage out of the figure."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
