"""Clocks: the arithmetic of banks, increments, caps, quiet hours and stages. Pure: it knows no present and no store.

Moments are whole seconds since 1970, lengths of time whole seconds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Literal, get_args
from zoneinfo import ZoneInfo, available_timezones

from rules.core.phrase import Frozen

AtZero = Literal["nudge", "turn", "seat", "moderators"]
Stage = Literal["turn", "next", "half", "last", "zero"]
STAGES: tuple[Stage, ...] = get_args(Stage)
TIMED: tuple[Stage, ...] = ("half", "last", "zero")  # those that a clock brings

MINUTE, HOUR, DAY = 60, 3_600, 86_400
SHORTEST, LONGEST = MINUTE, 60 * DAY  # of a bank
LONGEST_QUIET = 10 * HOUR
SHORTEST_AWAKE = DAY - LONGEST_QUIET  # between two quiet times: so no 24 hours have more than ten quiet ones
_UNITS = {"d": DAY, "j": DAY, "h": HOUR, "m": MINUTE, "min": MINUTE}


class Pace(Frozen):
    """The clock of a table: each seat has a bank, gets an increment with each turn, and keeps no more than the cap."""

    bank: int
    increment: int
    cap: int
    at_zero: AtZero = "nudge"


PRESETS: Mapping[str, Pace] = {
    "live": Pace(bank=20 * MINUTE, increment=2 * MINUTE, cap=20 * MINUTE),
    "daily": Pace(bank=2 * DAY, increment=DAY, cap=2 * DAY),
    "relaxed": Pace(bank=7 * DAY, increment=3 * DAY, cap=7 * DAY),
}


def fitting(pace: Pace) -> bool:
    """Whether the values go together: a bank of a minute to sixty days, a cap that holds the bank."""
    return SHORTEST <= pace.bank <= pace.cap <= LONGEST and 0 <= pace.increment <= LONGEST


def read_span(text: str) -> int | None:
    """A length of time as people write it: `90m`, `1d 12h`, `2 j`. None if it is none.

    >>> read_span("1d 12h"), read_span("90 min"), read_span("soon")
    (129600, 5400, None)
    """
    words = text.lower().replace(" ", "")
    parts = re.findall(r"(\d{1,5})(min|[djhm])", words)
    if not parts or "".join(number + unit for number, unit in parts) != words:
        return None
    return sum(int(number) * _UNITS[unit] for number, unit in parts)


def span_parts(seconds: int) -> tuple[int, int, int]:
    """Days, hours and minutes, the last rounded up: what is left is never said to be nothing."""
    minutes = -(-seconds // MINUTE)
    return minutes // (24 * 60), minutes // 60 % 24, minutes % 60


# Quiet hours


class QuietHours(Frozen):
    """The hours of every day in which a person's clocks stand still, in minutes of their local day.

    They count from `since` on; until then those before them do. None at all if they end when they start.
    """

    zone: str
    start: int
    end: int
    since: int = 0
    before: QuietHours | None = None

    def length(self) -> int:
        """In seconds, on a day without a change of time."""
        return (self.end - self.start) % (24 * 60) * MINUTE

    def at(self, now: int) -> QuietHours | None:
        """Those that count at a moment, without what was before them."""
        return self.but(before=None) if now >= self.since else self.before


def moved(quiet: QuietHours | None, to: QuietHours | None, now: int) -> QuietHours | None:
    """Quiet hours that somebody changes: from the next day on, and never so that any 24 hours have more than ten of
    them. Hours that are set for the first time count at once."""
    if quiet is None:
        return to
    there = quiet.at(now)
    wanted = to or quiet.but(start=0, end=0)
    zone = ZoneInfo(wanted.zone)
    midnight = _moment(zone, datetime.fromtimestamp(now, zone).date() + timedelta(days=1), 0)
    last = max((end for start, end in quiet_spans(there, midnight - 2 * DAY, midnight)), default=0)
    return wanted.but(since=max(midnight, last + SHORTEST_AWAKE), before=there)


def known_zone(name: str) -> bool:
    return name in zones()


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """The names of time zones that people live in, such as Europe/Paris."""
    return frozenset(name for name in available_timezones() if "/" in name or name == "UTC")


def quiet_spans(quiet: QuietHours | None, since: int, until: int) -> Iterator[tuple[int, int]]:
    """The quiet times that touch a span of time, in order and apart: no 24 hours have more than ten quiet ones, though
    a day in which clocks are set back or forward is longer or shorter."""
    if quiet is None:
        return
    if since < quiet.since:
        yield from quiet_spans(quiet.before, since, min(until, quiet.since))
    zone = ZoneInfo(quiet.zone)
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=2)
    earliest = quiet.since
    while quiet.length():
        start = max(_moment(zone, day, quiet.start), earliest)
        if start >= until:
            return
        ends = day if quiet.end > quiet.start else day + timedelta(days=1)
        end = min(_moment(zone, ends, quiet.end), start + LONGEST_QUIET)
        if end > start:
            earliest = end + SHORTEST_AWAKE
            if end > since:
                yield start, end
        day += timedelta(days=1)


def spent(quiet: QuietHours | None, since: int, until: int) -> int:
    """How much of a span of time counts: all but the quiet hours. Nothing if the clock of the machine was set back."""
    still = sum(min(end, until) - max(start, since) for start, end in quiet_spans(quiet, since, until))
    return max(0, until - since - still)


def after(quiet: QuietHours | None, since: int, length: int) -> int:
    """The first moment outside the quiet hours at which so much has been spent."""
    at = since + max(0, length)
    for start, end in quiet_spans(quiet, since, since + max(0, length) * 3 + 3 * DAY):
        if start > at:
            break
        at += end - max(start, since)
    return at


def _moment(zone: ZoneInfo, day: date, minute: int) -> int:
    local = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    return int(local.astimezone(UTC).timestamp())


# A seat's clock


class Clock(Frozen):
    """What a seat has left. It runs while `since` is set: `left` is what there was then."""

    left: int
    budget: int = 0  # what there was when the turn began
    since: int | None = None

    def at(self, now: int, quiet: QuietHours | None) -> int:
        """What is left at a moment, never less than nothing."""
        return self.left if self.since is None else max(0, self.left - spent(quiet, self.since, now))

    def stopped(self, now: int, quiet: QuietHours | None) -> Clock:
        return self.but(left=self.at(now, quiet), since=None)

    def running(self, now: int) -> Clock:
        return self.but(since=now)

    def rewarded(self, pace: Pace) -> Clock:
        """With the increment of a new turn. More than the cap was given by a moderator, and stays."""
        return self.but(left=max(self.left, min(pace.cap, self.left + pace.increment)))

    def with_more(self, seconds: int) -> Clock:
        return self.but(left=min(self.left + seconds, LONGEST))

    def turned(self) -> Clock:
        """At the beginning of a turn: the stages are counted from what there is now."""
        return self.but(budget=self.left)

    def due(self, stage: Stage, quiet: QuietHours | None) -> int | None:
        """When a stage comes, outside the quiet hours; None while the clock stands still."""
        if self.since is None:
            return None
        remains = {"half": self.budget // 2, "last": self.budget // 6, "zero": 0}.get(stage, self.left)
        return after(quiet, self.since, self.left - remains)
