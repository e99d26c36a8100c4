"""Things made once and kept, also when several threads ask for them at the same moment."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class _Kept(Generic[T]):
    def __init__(self) -> None:
        self.lock = Lock()
        self.values: list[T] = []  # one, once it is made


def once(most: int = 64) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A cache of the last so many answers. A second thread that asks for the same thing waits instead of making it
    again; what fails is not kept. Questions are told apart by their positional arguments."""

    def keep(make: Callable[P, T]) -> Callable[P, T]:
        kept: OrderedDict[Hashable, _Kept[T]] = OrderedDict()
        guard = Lock()

        def ask(*args: P.args, **named: P.kwargs) -> T:
            if named:
                raise TypeError("what is kept is asked for by position")
            with guard:
                entry = kept.setdefault(args, _Kept())
                kept.move_to_end(args)
                while len(kept) > most:
                    kept.popitem(last=False)
            with entry.lock:
                if not entry.values:
                    try:
                        entry.values.append(make(*args, **named))
                    except BaseException:
                        with guard:
                            kept.pop(args, None)
                        raise
                return entry.values[0]

        ask.__doc__, ask.__name__ = make.__doc__, make.__name__
        return ask

    return keep
