"""Python's own collector of garbage, told what stays and to look seldom: everything waits while it looks."""

from __future__ import annotations

import gc

SELDOM = (10_000, 10, 10)  # new things before it looks at the new ones; how often at those, then at older ones, at all


def rest() -> None:
    """What is there now is never looked at again: modules, boards, words. Call it once all that is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
