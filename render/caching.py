"""Two thread-safe decorators that cache what a function returns: the last answers by number, or by their bytes.

docs/ARCHITECTURE.md lists every cache of render/.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class _Key:
    """The arguments of a call, hashed once: shapes and boards are long."""

    __slots__ = ("args", "number")

    def __init__(self, args: tuple[Hashable, ...]) -> None:
        self.args = args
        self.number = hash(args)

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.args == other.args


class _Slot(Generic[T]):
    def __init__(self) -> None:
        self.lock = Lock()
        self.values: list[T] = []  # one, once it is made


def cached(most: int = 64) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Caches the last `most` answers; the key is the positional arguments.

    A second thread that asks for the same thing waits instead of making it again. Exceptions are not cached.
    """

    def decorate(make: Callable[P, T]) -> Callable[P, T]:
        slots: OrderedDict[_Key, _Slot[T]] = OrderedDict()
        guard = Lock()

        def ask(*args: P.args, **named: P.kwargs) -> T:
            if named:
                raise TypeError("a cached function takes positional arguments only")
            key = _Key(args)
            with guard:
                slot = slots.setdefault(key, _Slot())
                slots.move_to_end(key)
                while len(slots) > most:
                    slots.popitem(last=False)
            with slot.lock:
                if not slot.values:
                    try:
                        slot.values.append(make(*args, **named))
                    except BaseException:
                        with guard:
                            slots.pop(key, None)
                        raise
                return slot.values[0]

        ask.__doc__, ask.__name__ = make.__doc__, make.__name__
        return ask

    return decorate


def cached_bytes(most: int, size: Callable[[T], int]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Caches the last answers that take up to `most` bytes together; the key is the positional arguments.

    Two threads may make the same thing at the same moment, so use it for what is cheap one by one.
    """

    def decorate(make: Callable[P, T]) -> Callable[P, T]:
        entries: OrderedDict[_Key, tuple[T, int]] = OrderedDict()
        guard = Lock()
        total = 0

        def ask(*args: P.args, **named: P.kwargs) -> T:
            nonlocal total
            if named:
                raise TypeError("a cached function takes positional arguments only")
            key = _Key(args)
            with guard:
                found = entries.get(key)
                if found is not None:
                    entries.move_to_end(key)
                    return found[0]
            value = make(*args, **named)
            with guard:
                if key not in entries:
                    entries[key] = value, size(value)
                    total += entries[key][1]
                while total > most and len(entries) > 1:
                    _, (_, freed) = entries.popitem(last=False)
                    total -= freed
            return value

        ask.__doc__, ask.__name__ = make.__doc__, make.__name__
        return ask

    return decorate
