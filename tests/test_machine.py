"""The measure of a busy machine: never below one, whatever else runs."""

from itertools import count

from tests.machine import clocks_differ, stretch


def test_work_never_takes_less_than_it_takes_alone() -> None:
    assert stretch() >= 1.0


def test_processors_that_agree_on_the_time_are_told_from_those_that_do_not() -> None:
    ticks = count()
    assert not clocks_differ([0, 1, 2], lambda processor: float(next(ticks)))
    assert clocks_differ([0, 1], lambda processor: next(ticks) + 50.0 * processor)
