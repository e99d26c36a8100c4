"""Signals: who has something to tell does not know who listens. Listeners are added in one place, `bot/services.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

What = TypeVar("What")


class Signal(Generic[What]):
    def __init__(self) -> None:
        self._listeners: list[Callable[[What], None]] = []

    def add(self, *listeners: Callable[[What], None]) -> None:
        """They are told from now on, in this order."""
        self._listeners.extend(listeners)

    def tell(self, what: What) -> None:
        for listener in self._listeners:
            listener(what)
