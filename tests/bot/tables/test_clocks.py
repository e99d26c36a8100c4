"""The arithmetic of clocks: banks, increments, caps, quiet hours and stages, whatever the zone and the season."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.clocks import (
    DAY,
    HOUR,
    LONGEST_QUIET,
    MINUTE,
    PRESETS,
    Clock,
    Pace,
    QuietHours,
    after,
    fitting,
    known_zone,
    moved,
    quiet_spans,
    read_span,
    spent,
)
from bot.tables.timing import read_pace, written

ZONES = ("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "Africa/Casablanca")
moments = st.integers(1_300_000_000, 2_000_000_000)  # 2011, with the day that Samoa left out, to 2033
lengths = st.integers(0, 20 * DAY)
hours = st.builds(
    lambda zone, start, length: QuietHours(zone=zone, start=start, end=(start + length) % 1440),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(1, 600),
)
quiets = st.none() | hours


def at(text: str, zone: str = "Europe/Paris") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


NIGHT = QuietHours(zone="Europe/Paris", start=22 * 60, end=8 * 60)


@given(quiets, moments, lengths)
def test_so_much_is_spent_at_the_moment_found_and_not_before(quiet: QuietHours | None, since: int, length: int) -> None:
    found = after(quiet, since, length)
    assert spent(quiet, since, found) == length
    assert not any(start <= found < end for start, end in quiet_spans(quiet, found - DAY, found + DAY))
    assert length == 0 or spent(quiet, since, found - 1) <= length


@given(quiets, moments, lengths, lengths)
def test_what_is_spent_adds_up(quiet: QuietHours | None, since: int, first: int, second: int) -> None:
    middle, end = since + first, since + first + second
    assert spent(quiet, since, middle) + spent(quiet, middle, end) == spent(quiet, since, end)


@given(hours, moments, st.integers(1, 20))
def test_quiet_hours_are_at_most_ten_a_day(quiet: QuietHours, since: int, days: int) -> None:
    spans = list(quiet_spans(quiet, since, since + days * DAY))
    assert all(0 < end - start <= LONGEST_QUIET for start, end in spans)
    assert all(end <= start for (_, end), (start, _) in pairwise(spans))
    assert len(spans) <= days + 2
    assert spent(quiet, since, since + days * DAY) >= days * DAY - (days + 2) * LONGEST_QUIET


@given(hours, moments, st.lists(st.tuples(st.integers(0, 30 * HOUR), quiets), max_size=5))
def test_no_24_hours_have_more_than_ten_quiet_ones_however_they_are_moved(
    first: QuietHours, begin: int, changes: list[tuple[int, QuietHours | None]]
) -> None:
    quiet: QuietHours | None = first
    now, still = begin, []
    for wait, wanted in (*changes, (3 * DAY, None)):
        still += [(max(start, now), min(end, now + wait)) for start, end in quiet_spans(quiet, now, now + wait)]
        now += wait
        quiet = moved(quiet, wanted, now)
    for _, last in still:  # the fullest 24 hours end with one of them
        assert sum(min(end, last) - max(start, last - DAY) for start, end in still if last - DAY < end <= last) <= (
            LONGEST_QUIET
        )


def test_quiet_hours_that_are_moved_count_from_the_next_day_on() -> None:
    evening = NIGHT.but(start=14 * 60, end=0)
    now = at("2026-11-10T13:00")
    quiet = moved(NIGHT, evening, now)
    assert quiet is not None
    spans = list(quiet_spans(quiet, now, at("2026-11-13T12:00")))
    assert spans == [
        (at("2026-11-10T22:00"), at("2026-11-11T08:00")),  # as it was
        (at("2026-11-11T22:00"), at("2026-11-12T00:00")),  # fourteen hours later, as far as the new ones go
        (at("2026-11-12T14:00"), at("2026-11-13T00:00")),
    ]
    assert (quiet.at(now), quiet.at(quiet.since)) == (NIGHT, evening.but(since=quiet.since))


def test_quiet_hours_that_are_given_up_are_not_forgotten_before_the_next_ones_count() -> None:
    evening = NIGHT.but(start=14 * 60, end=0)
    now = at("2026-11-10T23:59")
    quiet = moved(moved(evening, None, now), NIGHT.but(start=0, end=10 * 60), now)
    assert list(quiet_spans(quiet, now, at("2026-11-12T12:00"))) == [
        (at("2026-11-10T14:00"), at("2026-11-11T00:00")),
        (at("2026-11-12T00:00"), at("2026-11-12T10:00")),
    ]


def test_quiet_hours_that_were_given_up_are_over_from_the_next_day_on() -> None:
    quiet = moved(NIGHT, None, at("2026-11-10T13:00"))
    assert list(quiet_spans(quiet, at("2026-11-10T13:00"), at("2026-12-10T13:00"))) == [
        (at("2026-11-10T22:00"), at("2026-11-11T08:00"))
    ]


def test_the_first_quiet_hours_count_at_once() -> None:
    assert moved(None, NIGHT, at("2026-11-10T13:00")) == NIGHT


@given(moments, moments)
def test_a_machine_whose_clock_is_set_back_takes_nothing(since: int, until: int) -> None:
    assert spent(None, since, until) == max(0, until - since)


def test_a_night_in_which_clocks_are_set_back_has_ten_quiet_hours_too() -> None:
    (night,) = quiet_spans(NIGHT, at("2026-10-24T21:00"), at("2026-10-25T21:00"))
    assert night == (at("2026-10-24T22:00"), at("2026-10-25T07:00"))  # it is 8 o'clock an hour later


def test_a_night_in_which_clocks_are_set_forward_has_nine() -> None:
    (night,) = quiet_spans(NIGHT, at("2026-03-28T21:00"), at("2026-03-29T21:00"))
    assert night == (at("2026-03-28T22:00"), at("2026-03-29T08:00"))
    assert night[1] - night[0] == 9 * HOUR


def test_hours_that_begin_where_there_is_no_such_time_begin_after_it() -> None:
    quiet = QuietHours(zone="Europe/Paris", start=2 * 60 + 30, end=9 * 60)
    (night,) = quiet_spans(quiet, at("2026-03-29T00:00"), at("2026-03-29T12:00"))
    assert datetime.fromtimestamp(night[0], UTC).hour == 1
    assert night[1] == at("2026-03-29T09:00")


def test_a_night_that_began_the_day_before_is_still_quiet_in_the_morning() -> None:
    early = at("2026-06-02T03:00")
    assert after(NIGHT, early, 0) == at("2026-06-02T08:00")
    assert spent(NIGHT, early, at("2026-06-02T09:00")) == HOUR


def test_the_length_of_quiet_hours_is_known_across_midnight() -> None:
    assert NIGHT.length() == 10 * HOUR
    assert QuietHours(zone="UTC", start=60, end=90).length() == 30 * MINUTE


def test_a_clock_stands_still_at_night() -> None:
    clock = Clock(left=4 * HOUR).turned().running(at("2026-06-01T21:00"))
    assert clock.at(at("2026-06-02T07:59"), NIGHT) == 3 * HOUR
    assert clock.due("half", NIGHT) == at("2026-06-02T09:00")
    assert clock.due("zero", NIGHT) == at("2026-06-02T11:00")
    assert clock.due("zero", None) == at("2026-06-02T01:00")


def test_a_reminder_that_would_come_as_the_night_begins_waits_for_the_morning() -> None:
    clock = Clock(left=2 * HOUR).turned().running(at("2026-06-01T21:00"))
    assert clock.due("half", NIGHT) == at("2026-06-02T08:00")


@given(st.integers(0, 9 * DAY), quiets, moments)
def test_stages_come_in_order(left: int, quiet: QuietHours | None, now: int) -> None:
    clock = Clock(left=left).turned().running(now)
    half, last, zero = (clock.due(stage, quiet) or 0 for stage in ("half", "last", "zero"))
    assert now <= half <= last <= zero
    assert clock.at(zero, quiet) == 0
    assert clock.at(half, quiet) == left // 2


@given(st.integers(0, 9 * DAY), moments, st.lists(st.integers(0, DAY), max_size=6), quiets)
def test_stopping_and_going_on_loses_and_gives_nothing(
    left: int, now: int, steps: list[int], quiet: QuietHours | None
) -> None:
    whole, pieces, then = Clock(left=left).running(now), Clock(left=left).running(now), now
    for step in steps:
        then += step
        pieces = pieces.stopped(then, quiet).running(then)
    assert pieces.at(then, quiet) == whole.at(then, quiet)


def test_a_turn_brings_its_increment_up_to_the_cap_and_keeps_what_was_given_beyond() -> None:
    pace = Pace(bank=10 * HOUR, increment=6 * HOUR, cap=12 * HOUR)
    assert Clock(left=0).rewarded(pace).left == 6 * HOUR
    assert Clock(left=10 * HOUR).rewarded(pace).left == 12 * HOUR
    assert Clock(left=10 * HOUR).with_more(5 * HOUR).rewarded(pace).left == 15 * HOUR


@pytest.mark.parametrize("name", PRESETS)
def test_presets_make_sense(name: str) -> None:
    assert fitting(PRESETS[name])
    assert read_pace(written(PRESETS[name])) == PRESETS[name]


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("90m", 90 * MINUTE), ("1d 12h", 36 * HOUR), ("2 j", 2 * DAY), ("45 min", 45 * MINUTE), ("3H", 3 * HOUR)],
)
def test_lengths_of_time_are_read_as_people_write_them(text: str, seconds: int) -> None:
    assert read_span(text) == seconds


@pytest.mark.parametrize("text", ["", "soon", "12", "h", "1h x", "-3h", "1.5h", "9999999d"])
def test_what_is_no_length_of_time_is_none(text: str) -> None:
    assert read_span(text) is None


@given(st.integers(1, 9_999), st.integers(0, 9_999), st.integers(0, 9_999))
def test_a_pace_is_read_back_as_it_was_written(bank: int, increment: int, more: int) -> None:
    pace = Pace(bank=bank * MINUTE, increment=increment * MINUTE, cap=(bank + more) * MINUTE, at_zero="seat")
    assert read_pace(written(pace)) == pace


def test_only_zones_that_people_live_in_are_known() -> None:
    assert known_zone("Europe/Paris")
    assert known_zone("UTC")
    assert not known_zone("Paris")
    assert not known_zone("../etc/passwd")


def test_the_presets_are_those_of_the_readme() -> None:
    told = {name: (pace.bank, pace.increment, pace.cap, pace.at_zero) for name, pace in PRESETS.items()}
    assert told == {
        "live": (20 * MINUTE, 2 * MINUTE, 20 * MINUTE, "nudge"),
        "daily": (2 * DAY, DAY, 2 * DAY, "nudge"),
        "relaxed": (7 * DAY, 3 * DAY, 7 * DAY, "nudge"),
    }
