"""The machine that tests run on: how busy it is, and whether its processors agree on the time.

Tests that judge seconds allow for what others take of the machine, and fail only for our own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time

PATIENCE = 60.0  # seconds after which something does not come at all, on however busy a machine

_SPINS = 5
_SPIN = 0.02  # seconds of processor time
_GLANCES = 200


def stretch() -> float:
    """How many times longer than alone our work takes now: the seconds that pass for a second of the processor."""
    return max(1.0, *(_waited() for _ in range(_SPINS)))


def _waited() -> float:
    began, worked = perf_counter(), thread_time()
    while thread_time() - worked < _SPIN:
        pass
    return (perf_counter() - began) / (thread_time() - worked)


def keep_one_time(number: int) -> None:
    """Where the clocks of the processors differ, as in some virtual machines, stays on one of them.

    Time would run backwards with every change of the processor: browsers crash, and event loops wait for ever.
    """
    if not hasattr(os, "sched_setaffinity"):
        return
    free = sorted(os.sched_getaffinity(0))
    if clocks_differ(free, _seen_on):
        os.sched_setaffinity(0, {free[number % len(free)]})


@contextmanager
def on_one_processor() -> Iterator[None]:
    """Threads begun within stay together: from one to the other it is always as far."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    free = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(free)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, free)


def let_roam(process: int) -> None:
    """Another process may use all processors, even if this one stays on one of them."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, range(os.cpu_count() or 1))


def clocks_differ(processors: list[int], look: Callable[[int], float]) -> bool:
    """Whether a look at the clock of one processor after another shows time running backwards."""
    last = look(processors[0])
    for _ in range(_GLANCES):
        for processor in processors:
            now = look(processor)
            if now < last:
                return True
            last = now
    return False


def _seen_on(processor: int) -> float:
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {processor})
    seen = perf_counter()
    os.sched_setaffinity(0, before)
    return seen
