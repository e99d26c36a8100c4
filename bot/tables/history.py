"""What the log of a game says: which steps count after all that was taken back, and what was submitted at once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.table import SEATING, Entry
from rules.core.contract import Seat
from rules.core.record import Sitting

Span = tuple[int, int]  # the revisions before and after a submitted change


@dataclass(frozen=True)
class Submitted:
    """The steps of one submitted change that count, with what robots and orders answered to them."""

    steps: tuple[Entry, ...]

    @property
    def seat(self) -> Seat | None:
        """Whose it is; None for the start."""
        return self.steps[0].seat

    @property
    def by_person(self) -> bool:
        return self.steps[0].actor is not None

    @property
    def quiet(self) -> bool:
        return all(step.quiet for step in self.steps)

    @property
    def last(self) -> int:
        """The revision after it."""
        return self.steps[-1].revision


def counted(log: Sequence[Entry], revision: int) -> list[Entry]:
    """The start and the steps that count at a revision, in order.

    An entry that goes back makes the steps hold again that counted at an earlier revision, whether they were taken
    back meanwhile or not.
    """
    wanted = {entry.back_to for entry in log}
    held: dict[int, list[Entry]] = {}
    steps: list[Entry] = []
    for entry in log:
        if entry.revision > revision:  # came while the table was being looked at
            break
        if entry.back_to is not None:
            steps = list(held[entry.back_to])
        elif entry.step:
            steps.append(entry)
        if entry.revision in wanted:
            held[entry.revision] = list(steps)
    return steps


def submitted(steps: Sequence[Entry], spans: Sequence[Span]) -> list[Submitted]:
    """The steps by the changes they were submitted in; the first is the start, with what robots did at once.

    What robots did by themselves goes with what they answered to.
    """
    found: list[list[Entry]] = []
    here: Span | None = None
    ends = [after for _, after in spans]
    for step in steps:
        at = bisect_left(ends, step.revision)
        span = spans[at] if at < len(spans) and spans[at][0] < step.revision else None
        together = found and ((span is not None and span == here) or (span is None and step.actor is None))
        if together:
            found[-1].append(step)
        else:
            found.append([step])
            here = span
    return [Submitted(tuple(group)) for group in found]


def retired(steps: Sequence[Entry]) -> frozenset[Seat]:
    """Who has left the game as its rules say, by the steps that count."""
    return frozenset(step.seat for step in steps if step.act == "retire" and step.seat is not None)


def named(log: Sequence[Entry]) -> list[tuple[Entry, str]]:
    """The rows, each with the name of who held its seat until then; empty where a row is about no seat."""
    names: list[str] = []
    found: list[tuple[Entry, str]] = []
    for entry in log:
        seat = entry.seat if entry.seat is not None and entry.seat < len(names) else None
        found.append((entry, names[seat] if seat is not None else ""))
        if entry.act in ("join", "robot"):
            names.append(entry.text)
        elif entry.act == "leave" and seat is not None:
            del names[seat]
        elif entry.act in SEATING and seat is not None:
            names[seat] = entry.text
    return found


def first_names(log: Sequence[Entry]) -> tuple[str, ...]:
    """Who had sat down when the game began."""
    names: list[str] = []
    for entry in log:
        if entry.act == "start":
            break
        if entry.act in ("join", "robot"):
            names.append(entry.text)
        elif entry.act == "leave" and entry.seat is not None:
            del names[entry.seat]
    return tuple(names)


def sittings(log: Sequence[Entry], revision: int) -> tuple[Sitting, ...]:
    """Who took over which seat after how many moves, of those that count."""
    found: list[Sitting] = []
    for entry in log:
        if entry.revision > revision:
            break
        if entry.act in SEATING and entry.seat is not None:
            after = len(counted(log, entry.revision)) - 1
            found.append(Sitting(seat=entry.seat, name=entry.text, after=after))
        elif entry.back_to is not None and found:
            most = len(counted(log, entry.revision)) - 1
            found = [sitting.but(after=min(sitting.after, most)) for sitting in found]
    return tuple(found)
