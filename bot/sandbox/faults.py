"""Trouble on request: answers that are refused, fail or get lost, to test a bot against."""

from dataclasses import dataclass
from typing import Literal

Trouble = Literal["429", "500", "lost_before", "lost_after", "answered", "answered_after"]


@dataclass
class Fault:
    """The next `times` requests whose "METHOD route" contains `where` meet this trouble."""

    where: str
    trouble: Trouble
    times: int
    retry_after: float = 0.05
    status: int = 0
    code: int | None = None


class Faults:
    """`lost_before` drops the line before the request is done, `lost_after` when done but unanswered."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self.met: list[Fault] = []

    def next(self, where: str, trouble: Trouble, *, times: int = 1, retry_after: float = 0.05) -> None:
        self._waiting.append(Fault(where, trouble, times, retry_after))

    def answer(self, where: str, status: int, code: int | None = None, *, times: int = 1, after: bool = False) -> None:
        """This answer instead of Discord's own: with a Discord code, or without one as a proxy on the way gives it.

        With `after` the request is done all the same.
        """
        trouble: Trouble = "answered_after" if after else "answered"
        self._waiting.append(Fault(where, trouble, times, status=status, code=code))

    def clear(self) -> None:
        self._waiting.clear()

    def take(self, route: str) -> Fault | None:
        for fault in self._waiting:
            if fault.where in route:
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                self.met.append(fault)
                return fault
        return None
