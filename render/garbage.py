"""Python's garbage collector, tuned for a long-running process: every thread waits while it runs, so it runs rarely."""

from __future__ import annotations

import gc

THRESHOLDS = (10_000, 10, 10)  # of the three generations, see gc.set_threshold


def freeze_gc() -> None:
    """Excludes all current objects (modules, boards, words) from future collections. Call it once they are loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
