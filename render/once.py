"""Things made once and kept, also when several threads ask for them: a number of them, or as much as so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class _Asked:
    """The arguments of a question, hashed once: shapes and boards are long."""

    __slots__ = ("args", "number")

    def __init__(self, args: tuple[Hashable, ...]) -> None:
        self.args = args
        self.number = hash(args)

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.args == other.args


class _Kept(Generic[T]):
    def __init__(self) -> None:
        self.lock = Lock()
        self.values: list[T] = []  # one, once it is made


def once(most: int = 64) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A cache of the last so many answers. A second thread that asks for the same thing waits instead of making it
    again; what fails is not kept. Questions are told apart by their positional arguments."""

    def keep(make: Callable[P, T]) -> Callable[P, T]:
        kept: OrderedDict[_Asked, _Kept[T]] = OrderedDict()
        guard = Lock()

        def ask(*args: P.args, **named: P.kwargs) -> T:
            if named:
                raise TypeError("what is kept is asked for by position")
            asked = _Asked(args)
            with guard:
                entry = kept.setdefault(asked, _Kept())
                kept.move_to_end(asked)
                while len(kept) > most:
                    kept.popitem(last=False)
            with entry.lock:
                if not entry.values:
                    try:
                        entry.values.append(make(*args, **named))
                    except BaseException:
                        with guard:
                            kept.pop(asked, None)
                        raise
                return entry.values[0]

        ask.__doc__, ask.__name__ = make.__doc__, make.__name__
        return ask

    return keep


def weighed(most: int, weigh: Callable[[T], int]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A cache of the last answers that weigh so many bytes together. Two threads may make the same thing at the same
    moment, so it is for what is cheap one by one. Questions are told apart by their positional arguments."""

    def keep(make: Callable[P, T]) -> Callable[P, T]:
        kept: OrderedDict[_Asked, tuple[T, int]] = OrderedDict()
        guard = Lock()
        total = 0

        def ask(*args: P.args, **named: P.kwargs) -> T:
            nonlocal total
            if named:
                raise TypeError("what is kept is asked for by position")
            asked = _Asked(args)
            with guard:
                found = kept.get(asked)
                if found is not None:
                    kept.move_to_end(asked)
                    return found[0]
            value = make(*args, **named)
            with guard:
                if asked not in kept:
                    weight = weigh(value)
                    kept[asked] = value, weight
                    total += weight
                while total > most and len(kept) > 1:
                    _, (_, weight) = kept.popitem(last=False)
                    total -= weight
            return value

        ask.__doc__, ask.__name__ = make.__doc__, make.__name__
        return ask

    return keep
