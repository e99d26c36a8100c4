"""The garbage collector: what exists at the start is frozen, and the rest is collected rarely."""

import gc
from collections.abc import Iterator

import pytest

from render import garbage


@pytest.fixture
def as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


@pytest.mark.usefixtures("as_before")
def test_what_is_there_is_never_looked_at_again_and_garbage_is_still_found() -> None:
    garbage.freeze_gc()
    assert gc.get_freeze_count() > 1_000
    assert gc.get_threshold() == garbage.THRESHOLDS
    ring: list[object] = []
    ring.append(ring)
    del ring
    assert gc.collect() > 0
