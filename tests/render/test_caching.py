"""What is made once is made once, also for threads that ask at the same moment; what fails is asked again."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from time import sleep

import pytest

from render.caching import cached, cached_bytes


def test_threads_that_ask_together_get_one_answer_made_once() -> None:
    made: list[str] = []
    ready = Barrier(4)

    @cached()
    def slow(name: str) -> list[str]:
        made.append(name)
        sleep(0.05)
        return [name]

    def ask(name: str) -> list[str]:
        ready.wait()
        return slow(name)

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(ask, ["map", "map", "map", "hand"]))
    assert sorted(made) == ["hand", "map"]
    assert answers[0] is answers[1] is answers[2]


def test_only_the_last_few_are_kept() -> None:
    made: list[int] = []

    @cached(2)
    def number(n: int) -> int:
        made.append(n)
        return n

    assert [number(n) for n in (1, 2, 1, 3, 1, 2)] == [1, 2, 1, 3, 1, 2]
    assert made == [1, 2, 3, 2]


def test_what_fails_is_not_kept() -> None:
    tries: list[int] = []

    @cached()
    def moody() -> str:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("not yet")
        return "well"

    with pytest.raises(ValueError, match="not yet"):
        moody()
    assert moody() == "well"
    assert len(tries) == 2


def test_a_cache_by_bytes_makes_room_for_what_is_asked_for_now() -> None:
    made: list[int] = []

    def weight(value: bytes) -> int:
        return len(value)

    @cached_bytes(100, weight)
    def heavy(size: int) -> bytes:
        made.append(size)
        return bytes(size)

    for size in (40, 50, 40, 30, 50, 40):  # 40 was asked for after 50, so 50 made way for 30
        assert len(heavy(size)) == size
    assert made == [40, 50, 30, 50, 40]
    assert len(heavy(400)) == 400, "too heavy to keep another beside it"
    with pytest.raises(TypeError, match="positional arguments"):
        heavy(size=1)
