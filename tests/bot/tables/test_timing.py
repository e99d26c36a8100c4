"""What players ask of the clock: who must agree, who counts, when a question ends; as pure functions."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.tables import acts, questions, timing
from bot.tables.clocks import PRESETS
from bot.tables.house import HouseOptions
from bot.tables.questions import PATIENCE, Proposal, Question, Topic
from bot.tables.table import Change, DeniedError, Entry, Holder, Table
from render.words import words
from rules.core.phrase import Who, phrase
from tests.bot.house import ADA, BOB, CLEO, MOD, gathered

NOW = 1_800_000_000
DAILY, RELAXED = PRESETS["daily"], PRESETS["relaxed"]
SEATS = (Holder(ADA, "Ada"), Holder(BOB, "Bob"), Holder(CLEO, "Cléo"), Holder(None, "Jacques"))
ALL = frozenset({ADA, BOB, CLEO})
SAID = phrase("told-resume")


def playing(seats: tuple[Holder, ...] = SEATS, *, paused: bool = False) -> Table:
    table = acts.start(gathered(seats), ADA).table
    return replace(table, house=HouseOptions(pace=DAILY), paused=paused)


def denial(act: Callable[[], object]) -> str:
    with pytest.raises(DeniedError) as raised:
        act()
    return raised.value.why.key


def question(topic: Topic, *agreed: int) -> Question:
    """Ada asks."""
    detail = timing.written(RELAXED if topic == "clock" else None)
    return Question(topic, detail, 0, NOW + PATIENCE, 8, frozenset(agreed))


def proposed(table: Table, topic: Topic, here: frozenset[int] = ALL) -> Proposal:
    return timing.proposal(table, here, question(topic))


def ask(table: Table, topic: Topic, here: frozenset[int] = ALL) -> Change:
    asking = question(topic)
    return questions.asked(table, ADA, asking, proposed(table, topic, here), (timing.asked_for(asking),))


def say(table: Table, user: int, asking: Question, here: frozenset[int] = ALL, *, agrees: bool = True) -> Change:
    there = timing.proposal(table, here, asking)
    return questions.answered(table, asking, there, user, "Somebody", agrees=agrees)


def test_most_of_three_stop_the_clocks_and_all_of_three_change_them() -> None:
    table = playing()
    change = ask(table, "pause")
    assert change.buttons == ("agree", "refuse")
    assert change.call == {1, 2}
    assert (change.lines[1].key, change.lines[1].params["count"]) == ("told-appeal-majority", 1)
    assert say(table, BOB, question("pause")).table.paused
    assert ask(table, "clock").lines[1].params["count"] == 2
    half = say(table, BOB, question("clock"))
    assert (half.table.house.pace, half.lines[1].params["who"], half.question) == (DAILY, (Who(seat=2),), 8)
    assert say(table, CLEO, question("clock", BOB)).table.house.pace == RELAXED


def test_clocks_run_again_by_agreement() -> None:
    table = playing(paused=True)
    assert ask(table, "resume").buttons == ("agree", "refuse")
    assert not say(table, BOB, question("resume")).table.paused


def test_alone_nobody_is_asked() -> None:
    table = playing((Holder(ADA, "Ada"), Holder(None, "Jacques")))
    change = ask(table, "pause", frozenset({ADA}))
    assert change.table.paused
    assert [entry.act for entry in change.entries] == ["pause"]


def test_who_has_left_the_game_is_neither_asked_nor_counted() -> None:
    table = playing()
    log = [Entry("start", revision=1), Entry("retire", seat=2, actor=CLEO, revision=table.revision)]
    here = questions.people(table, log)
    assert here == {ADA, BOB}
    assert ask(table, "clock", here).call == {1}
    assert say(table, BOB, question("clock"), here).table.house.pace == RELAXED


def test_one_refusal_ends_the_question() -> None:
    table = playing((*SEATS[:3], Holder(MOD, "Mod")))
    change = say(table, BOB, question("pause"), frozenset({*ALL, MOD}), agrees=False)  # though two others might agree
    assert [(entry.act, entry.text) for entry in change.entries] == [("refuse", "8 final")]
    assert not change.table.paused
    assert (change.lines[0].key, change.lines[0].params["what"]) == ("told-refused", "pause")


def test_who_asks_has_agreed_and_can_withdraw() -> None:
    assert denial(lambda: say(playing(), ADA, question("pause"))) == "denied-appeal-own"
    change = say(playing(), ADA, question("pause"), agrees=False)
    assert [line.key for line in change.lines] == ["told-withdrawn"]


def test_once_the_asker_has_left_most_of_the_others_decide() -> None:
    table = replace(playing(), seats=(Holder(None, "Flore", away=ADA), *SEATS[1:]))
    here = frozenset({BOB, CLEO})
    assert not say(table, BOB, question("pause"), here).table.paused
    assert say(table, CLEO, question("pause", BOB), here).table.paused


def test_who_has_no_seat_has_no_say() -> None:
    assert denial(lambda: say(playing(), MOD, question("pause"))) == "denied-not-seated"
    assert denial(lambda: say(playing(), MOD, question("pause"), agrees=False)) == "denied-not-seated"


def test_what_makes_no_sense_is_not_asked() -> None:
    assert denial(lambda: ask(playing(), "resume")) == "denied-not-paused"
    assert denial(lambda: ask(playing(paused=True), "pause")) == "denied-paused"
    assert denial(lambda: ask(replace(playing(), house=HouseOptions()), "pause")) == "denied-no-clock"
    assert denial(lambda: ask(gathered(SEATS), "pause")) == "denied-not-started"
    assert denial(lambda: ask(replace(playing(), phase="over"), "pause")) == "denied-over"
    assert denial(lambda: ask(replace(playing(), phase="over"), "clock")) == "denied-over"


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
    assert denial(lambda: timing.chosen_pace(DAILY, "30d", "", "61d", "")) == "denied-bad-pace"
    assert timing.chosen_pace(DAILY, "1m", "60d", "60d", "").increment == 60 * 86_400
    assert denial(lambda: timing.chosen_pace(DAILY, "", "61d", "", "")) == "denied-pace-increment"


def test_whether_the_start_is_pinned_is_for_players_to_say_before_it_and_in_play() -> None:
    pinned, loose = (timing.set_pins(gathered(SEATS), ADA, pins=pins) for pins in (True, False))
    assert (pinned.table.house.pins, loose.table.house.pins) == (True, False)
    assert (pinned.lines, loose.lines) == ((phrase("told-pin"),), (phrase("told-pin-not"),))
    assert denial(lambda: timing.set_pins(gathered(SEATS), MOD, pins=True)) == "denied-not-seated"
    assert timing.set_pins(playing(), ADA, pins=True).table.house.pins


@pytest.mark.parametrize(
    ("bank", "increment", "cap", "key"),
    [
        ("2d", "1h", "1d", "denied-pace-cap"),
        ("1d", "3d", "2d", "denied-pace-increment"),
        ("1d", "25h", "", "denied-pace-increment"),
        ("90d", "", "", "denied-pace-bank"),
        ("0", "", "", "denied-pace-bank"),
    ],
)
def test_a_clock_that_contradicts_itself_is_refused_with_the_reason(
    bank: str, increment: str, cap: str, key: str
) -> None:
    with pytest.raises(DeniedError) as said:
        timing.chosen_pace(PRESETS["daily"], bank, increment, cap, "")
    assert said.value.why.key == key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_deadline_reads_well_also_when_it_has_passed(language: str) -> None:
    """Discord says of one moment "in an hour" and later "an hour ago": no verb goes with both."""
    for key in (
        "reminder-half",
        "reminder-last",
        "direct-half",
        "direct-last",
        "clock-from-now",
        "clock-left",
        "me-until",
    ):
        told = words(language).text(key, until="UNTIL", who="", title="", place="", zero="", left="")
        assert re.search(r"([Dd]eadline:?|[Éé]chéance(\u202f:)?) UNTIL", told), key
