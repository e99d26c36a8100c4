"""The measure of a busy machine: never below one, whatever else runs."""

from tests.machine import stretch


def test_work_never_takes_less_than_it_takes_alone() -> None:
    assert stretch() >= 1.0
