"""How busy the machine is: tests that judge seconds allow for what others take of it, and fail only for our own."""

from __future__ import annotations

from time import perf_counter, thread_time

_SPINS = 5
_SPIN = 0.02  # seconds of processor time


def stretch() -> float:
    """How many times longer than alone our work takes now: the seconds that pass for a second of the processor."""
    return max(1.0, *(_waited() for _ in range(_SPINS)))


def _waited() -> float:
    began, worked = perf_counter(), thread_time()
    while thread_time() - worked < _SPIN:
        pass
    return (perf_counter() - began) / (thread_time() - worked)
