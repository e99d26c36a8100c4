"""What players ask of the clock: who must agree, who counts, when a question ends; as pure functions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import acts, timing
from bot.tables.clocks import PRESETS
from bot.tables.table import Change, DeniedError, Entry, Holder, Table
from bot.tables.timing import PATIENCE, Question, What
from render.words import words
from rules.core.phrase import phrase
from tests.bot.house import ADA, BOB, CLEO, MOD, gathered

NOW = 1_800_000_000
DAILY, RELAXED = PRESETS["daily"], PRESETS["relaxed"]
SEATS = (Holder(ADA, "Ada"), Holder(BOB, "Bob"), Holder(CLEO, "Cléo"), Holder(None, "Jacques"))
ALL = frozenset({ADA, BOB, CLEO})
SAID = phrase("told-resume")


def playing(seats: tuple[Holder, ...] = SEATS, *, paused: bool = False) -> Table:
    table = acts.start(gathered(seats), ADA).table
    return replace(table, pace=DAILY, paused=paused)


def asked(what: What = "pause", agreed: frozenset[int] = frozenset({ADA})) -> Question:
    return Question(what, None if what != "clock" else RELAXED, NOW + PATIENCE, 8, agreed)


def wish(table: Table, user: int, what: What, question: Question | None = None, here: timing.Here = ALL) -> Change:
    return timing.ask(table, here, user, what, RELAXED if what == "clock" else None, question, NOW)


def denial(change: object) -> str:
    assert callable(change)
    with pytest.raises(DeniedError) as raised:
        change()
    return raised.value.why.key


def test_most_of_three_stop_the_clocks_and_all_of_three_change_them() -> None:
    table = playing()
    change = wish(table, ADA, "pause")
    assert change.buttons == ("aye", "nay")
    assert change.call == {1, 2}
    assert change.lines[1].params["count"] == 1
    assert timing.agree(table, ALL, BOB, asked()).table.paused
    assert wish(table, ADA, "clock").lines[1].params["count"] == 2
    half = timing.agree(table, ALL, BOB, asked("clock"))
    assert (half.table.pace, half.lines[0].params["count"], half.about) == (DAILY, 1, 8)
    assert timing.agree(table, ALL, CLEO, asked("clock", frozenset({ADA, BOB}))).table.pace == RELAXED


def test_clocks_run_again_by_agreement() -> None:
    table = playing(paused=True)
    assert wish(table, ADA, "resume").buttons == ("aye", "nay")
    assert not timing.agree(table, ALL, BOB, asked("resume")).table.paused


def test_alone_nobody_is_asked() -> None:
    table = playing((Holder(ADA, "Ada"), Holder(None, "Jacques")))
    change = wish(table, ADA, "pause", here=frozenset({ADA}))
    assert change.table.paused
    assert [entry.act for entry in change.entries] == ["ask", "pause"]


def test_to_ask_the_same_again_is_to_agree() -> None:
    table = playing()
    assert wish(table, BOB, "pause", asked()).table.paused
    assert denial(lambda: wish(table, ADA, "pause", asked())) == "denied-agreed"
    assert denial(lambda: timing.agree(table, ALL, ADA, asked())) == "denied-agreed"
    assert wish(table, BOB, "clock", asked()).entries[0].act == "ask"  # something else: a new question


def test_once_those_who_had_to_agree_have_left_asking_again_is_enough() -> None:
    table = playing((Holder(ADA, "Ada"), Holder(None, "Roubaud", away=BOB), Holder(None, "Flore", away=CLEO)))
    assert wish(table, ADA, "pause", asked(), frozenset({ADA})).table.paused
    both = asked(agreed=frozenset({ADA, BOB}))
    assert wish(playing(), CLEO, "pause", both).table.paused


def test_who_has_left_the_game_is_neither_asked_nor_counted() -> None:
    table = playing()
    log = [Entry("start", revision=1), Entry("retire", seat=2, actor=CLEO, revision=table.revision)]
    here = timing.present(table, log)
    assert here == {ADA, BOB}
    assert wish(table, ADA, "clock", here=here).call == {1}
    assert timing.agree(table, here, BOB, asked("clock")).table.pace == RELAXED


def test_one_refusal_ends_the_question() -> None:
    change = timing.refuse(playing(), ALL, BOB, asked())
    assert [entry.act for entry in change.entries] == ["nay"]
    assert not change.table.paused


def test_who_has_no_seat_has_no_say() -> None:
    table = playing()
    assert denial(lambda: wish(table, MOD, "pause")) == "denied-not-seated"
    assert denial(lambda: timing.agree(table, ALL, MOD, asked())) == "denied-not-seated"
    assert denial(lambda: timing.refuse(table, ALL, MOD, asked())) == "denied-not-seated"


def test_what_makes_no_sense_is_not_asked() -> None:
    assert denial(lambda: wish(playing(), ADA, "resume")) == "denied-not-paused"
    assert denial(lambda: wish(playing(paused=True), ADA, "pause")) == "denied-paused"
    assert denial(lambda: wish(replace(playing(), pace=None), ADA, "pause")) == "denied-no-clock"
    assert denial(lambda: wish(gathered(SEATS), ADA, "pause")) == "denied-not-started"
    for what in ("pause", "clock"):
        assert denial(lambda: wish(replace(playing(), phase="over"), ADA, what)) == "denied-over"  # noqa: B023
    assert wish(gathered(SEATS), ADA, "clock").table.pace == RELAXED


def test_a_question_waits_for_two_days_and_ends_with_an_answer_or_a_new_one() -> None:
    change = wish(playing(), ADA, "pause")
    row = replace(change.entries[0], revision=8)
    aye, nay = Entry("aye", actor=BOB, revision=9), Entry("nay", actor=BOB, revision=9)
    assert timing.open_question([row], NOW + PATIENCE) == asked()
    assert timing.open_question([row], NOW + PATIENCE + 1) is None
    assert timing.open_question([row, aye], NOW) == asked(agreed=frozenset({ADA, BOB}))
    other = replace(wish(playing(), BOB, "clock").entries[0], revision=9)
    assert timing.open_question([row, other], NOW) == replace(asked("clock", frozenset({BOB})), revision=9)
    for ended in (nay, Entry("pause"), Entry("resume"), Entry("clock"), Entry("end"), Entry("reset")):
        assert timing.open_question([row, ended], NOW) is None
    assert timing.open_question([row, Entry("move")], NOW) == asked()
    assert timing.open_question([Entry("ask", "for the moon", actor=ADA)], NOW) is None
    assert timing.open_question([aye], NOW) is None


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "0 min"),
        (1, "1 min"),
        (3_600, "1 h"),
        (86_400 + 3_660, "1 d 1 h 1 min"),
        (2 * 86_400, "2 d"),
        (23 * 3_600 + 1_800, "23 h 30 min"),
    ],
)
def test_a_length_of_time_is_said_in_days_hours_and_minutes_begun(seconds: int, said: str) -> None:
    assert words("en").say(timing.span(seconds)) == said


@pytest.mark.parametrize("seconds", [0, -5, 60 * 86_400 + 1])
def test_time_is_given_within_reason(seconds: int) -> None:
    assert denial(lambda: timing.extend(playing(), MOD, 0, seconds, SAID)) == "denied-bad-span"


def test_sixty_days_can_be_given() -> None:
    assert timing.extend(playing(), MOD, 0, 60 * 86_400, SAID).more == ((0, 60 * 86_400),)


def test_own_values_stand_beside_those_that_are_not_named() -> None:
    assert timing.chosen_pace(DAILY, "", "", "", "") == DAILY
    assert timing.chosen_pace(DAILY, "3d", "", "", "").cap == 3 * 86_400  # the cap goes with a bank of one's own
    assert timing.chosen_pace(DAILY, "", "0", "5d", "turn") == DAILY.but(increment=0, cap=5 * 86_400, at_zero="turn")
    for bank, cap in (("30d", "61d"), ("2d", "1d"), ("0", "")):
        assert denial(lambda: timing.chosen_pace(DAILY, bank, "", cap, "")) == "denied-bad-pace"  # noqa: B023
    assert timing.chosen_pace(DAILY, "1m", "60d", "60d", "").increment == 60 * 86_400
    assert denial(lambda: timing.chosen_pace(DAILY, "", "61d", "", "")) == "denied-bad-pace"


def test_whether_the_start_is_pinned_is_settled_by_players_before_it() -> None:
    pinned, loose = (timing.set_pins(gathered(SEATS), ADA, pins=pins) for pins in (True, False))
    assert (pinned.table.pins, loose.table.pins) == (True, False)
    assert (pinned.lines, loose.lines) == ((phrase("told-pin"),), (phrase("told-pin-not"),))
    assert denial(lambda: timing.set_pins(gathered(SEATS), MOD, pins=True)) == "denied-not-seated"
    assert denial(lambda: timing.set_pins(playing(), ADA, pins=True)) == "denied-already-started"
