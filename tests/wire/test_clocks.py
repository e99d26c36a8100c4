"""Clocks over the wire, with a time that is turned by hand: set, asked for, run out, paused; reminders and /me."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field

import pytest

from bot.sandbox.cast import GUILD_ID, PIN_MESSAGES
from bot.sandbox.world import PINNED
from bot.tables.clocks import DAY, HOUR
from bot.tables.timing import span, worded
from render.words import words
from tests.wire.house import House
from tests.wire.people import Message, Person
from tests.wire.seating import (
    GARE,
    TAKE,
    advice,
    deal,
    done,
    done_with,
    gather,
    play,
    public,
    quiet,
    said,
    table_in,
    told,
)

START = 1_790_000_000
STEP = 300  # seconds without a look at the time after which the bot takes itself to have slept
LANGUAGES = ("en", "fr")


@dataclass
class Time:
    """What the bot takes for the present."""

    house: House
    now: int = START
    people: tuple[Person, ...] = field(default=())

    def __post_init__(self) -> None:
        self.house.now = lambda: self.now

    async def tick(self) -> None:
        """What is due is told, and what follows from it."""
        for _ in range(3):
            await quiet()
            await self.house.bot.services.reminders.tick()
        await told(self.house, *self.people)

    async def passes(self, seconds: int) -> None:
        """In steps, so that the bot does not think it was asleep."""
        while seconds > 0:
            self.now += min(seconds, STEP)
            seconds -= STEP
            await self.house.bot.services.reminders.tick()
        await self.tick()


@pytest.fixture
def time(house: House) -> Time:
    return Time(house)


def newest(person: Person) -> Message:
    return public(person)[-1]


def reminded(message: Message, person: Person, stage: str, language: str) -> bool:
    """Whether a message is this reminder for the person, and calls them."""
    pattern = words(language).text(f"reminder-{stage}", who=f"<@{person.id}>", until="UNTIL", zero="ZERO")
    likely = re.escape(pattern).replace("UNTIL", r"<t:\d+:R>").replace("ZERO", ".*")
    return re.search(likely, message.text) is not None


async def clocked(house: House, time: Time, *people: Person, language: str = "en", **clock: str) -> Message:
    """A table with a clock, begun and announced."""
    time.people = people
    await gather(house, *people, language=language)
    done_with(await people[0].command(GARE, "table clock", **(clock or {"preset": "daily"})), "done-clock")
    done(await people[0].command(GARE, "table start"), "done-start")
    await time.tick()
    return public(people[0])[-1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_sets_its_clock_and_everybody_sees_it(
    house: House, ada: Person, basile: Person, time: Time, language: str
) -> None:
    begun = await clocked(house, time, ada, basile, language=language, preset="live", increment="3m", zero="turn")
    table = await table_in(house, GARE, ada)
    assert table.house.pace is not None
    assert (table.house.pace.bank, table.house.pace.increment, table.house.pace.at_zero) == (1_200, 180, "turn")
    lobby = next(message for message in public(ada) if words(language).say(worded(table.house.pace)) in message.text)
    assert lobby.id < begun.id
    assert words(language).text("clock-from-now", who=f"<@{ada.id}>", until=f"<t:{START + 1_200}:R>") in begun.text
    shown = await basile.command(GARE, "table clock")
    assert f"<t:{START + 1_200}:R>" in shown.private
    assert "**Basile**" in shown.private
    assert f"<t:{START + 1_200}:R>" in (await basile.command(GARE, "game status")).private


async def test_bad_values_are_refused_with_what_would_do(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada, basile)
    done(await ada.command(GARE, "table clock", bank="soon"), "denied-bad-span", text="soon")
    done(await ada.command(GARE, "table clock", bank="3d", cap="1d"), "denied-pace-cap", cap="1 d", bank="3 d")
    done(await ada.command(GARE, "table clock", bank="90d"), "denied-pace-bank", bank="90 d")
    done(await ada.invent(GARE, "table clock", preset="hasty"), "denied-bad-preset", text="hasty")
    done(await ada.invent(GARE, "table clock", zero="boom"), "denied-bad-zero", text="boom")
    done(await ada.command(GARE, "table pause"), "denied-not-started")
    done(await ada.command(GARE, "table clock"), "clock-none")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_reminders_come_once_and_call_the_one_who_must_act(
    house: House, ada: Person, basile: Person, time: Time, language: str
) -> None:
    await clocked(house, time, ada, basile, language=language)
    before = len(public(basile))
    for stage, wait in (("half", DAY), ("last", 16 * HOUR), ("zero", 8 * HOUR)):
        await time.passes(wait)
        assert reminded(newest(basile), ada, stage, language), newest(basile).text
        assert [user.get("id") for user in basile.as_posted(newest(basile)).raw["mentions"]] == [ada.id]  # type: ignore[attr-defined]
    assert len(public(basile)) == before + 3
    await house.restart()
    await time.tick()
    assert len(public(basile)) == before + 3
    assert (await ada.press(newest(ada), said(ada, "button-play") if language == "en" else "Jouer")).acknowledged


async def test_at_zero_a_robot_plays(house: House, ada: Person, basile: Person, time: Time) -> None:
    await clocked(house, time, ada, basile, preset="live", zero="turn")
    await time.passes(1_200)
    assert words("en").text("told-out-of-time", who="Ada") in newest(ada).text
    assert f"<@{basile.id}>" in newest(ada).text
    assert (await table_in(house, GARE, ada)).to_act() == {1}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_pause_is_agreed_upon_with_buttons_and_ends_so(
    house: House, ada: Person, basile: Person, time: Time, language: str
) -> None:
    await clocked(house, time, ada, basile, language=language)
    done(await basile.command(GARE, "table pause"), "done-asked")
    await told(house, ada, basile)
    asked = newest(ada)
    assert words(language).text("told-ask-pause", who="Basile") in asked.text
    assert f"<@{ada.id}>" in asked.text
    done(await basile.press(asked, words(language).text("button-agree")), "denied-appeal-own")
    done(await ada.press(asked, words(language).text("button-agree")), "done-agree")
    await told(house, ada, basile)
    assert words(language).text("told-pause") in newest(ada).text
    done(await ada.press_late(asked, words(language).text("button-agree")), "denied-appeal-closed")
    await time.passes(3 * DAY)
    assert words(language).text("told-pause") in newest(ada).text  # nobody was reminded
    done(await ada.command(GARE, "table resume"), "done-asked")
    done(await basile.command(GARE, "table resume"), "done-resume")
    await time.tick()
    await time.passes(DAY)
    assert reminded(newest(ada), ada, "half", language)


async def test_one_no_ends_a_question_and_a_new_clock_takes_everybody(
    house: House, ada: Person, basile: Person, chloe: Person, dan: Person, time: Time
) -> None:
    await clocked(house, time, ada, basile, chloe)
    done(await dan.command(GARE, "table pause"), "denied-not-seated")
    done(await ada.command(GARE, "table clock", preset="relaxed"), "done-asked")
    await told(house, ada, basile, chloe)
    done(await basile.press(newest(basile), "Agree"), "done-agree")
    await told(house, ada, basile, chloe)
    assert words("en").text("told-agree", who="Basile") in newest(ada).text
    done(await dan.press(newest(dan), "Agree"), "denied-not-seated")
    done(await chloe.press(newest(chloe), "Refuse"), "done-refuse")
    pace = (await table_in(house, GARE, ada)).house.pace
    assert pace is not None
    assert pace.bank == 2 * DAY
    done(await chloe.command(GARE, "table clock", preset="none"), "done-asked")
    done(await ada.command(GARE, "table clock", preset="none"), "done-asked")
    done(await basile.command(GARE, "table clock", preset="none"), "done-clock", pace=said(basile, "pace-none"))
    assert (await table_in(house, GARE, ada)).house.pace is None


@pytest.mark.parametrize("name", ["ada", "basile"])
async def test_my_games_are_told_in_a_direct_message_too(
    house: House, ada: Person, basile: Person, chloe: Person, time: Time, name: str
) -> None:
    reader = {"ada": ada, "basile": basile}[name]
    done(await chloe.command(GARE, "me games"), "me-none")
    await clocked(house, time, reader, chloe)
    await gather(house, chloe, reader, channel="triage")
    for channel in (GARE, "dm"):
        answer = await reader.command(channel, "me games")
        assert said(reader, "me-turns", count=1) in answer.private
        assert f"<#{reader.channel(GARE)}>" in answer.private
        assert f"/{reader.channel(GARE)}/{newest(reader).id}" in answer.private
        assert f"<t:{START}:R>" in answer.private
        assert f"<t:{START + 2 * DAY}:R>" in answer.private
        assert said(reader, "me-others", count=1) in answer.private
        assert f"<#{reader.channel('triage')}>" in answer.private


@pytest.mark.parametrize("name", ["ada", "basile"])
async def test_who_asks_for_direct_messages_gets_them(
    house: House, ada: Person, basile: Person, chloe: Person, time: Time, name: str
) -> None:
    reader = {"ada": ada, "basile": basile}[name]
    answer = await reader.command("dm", "me notifications", how="direct", next=True)
    assert said(reader, "notify-is-direct") in answer.private
    assert said(reader, "notify-next-yes") in answer.private
    assert said(reader, "direct-hello") in [message.text for message in reader.messages("dm")]
    begun = await clocked(house, time, reader, chloe)
    turn = said(reader, "direct-turn", title=said(reader, "freight-title"), place=f"<#{reader.channel(GARE)}>")
    await reader.wait_for(lambda message: turn in message.text, channel="dm")
    assert begun.raw["mentions"] == []
    await time.passes(DAY)
    half = await reader.wait_for(lambda message: message.text.startswith("⏳"), channel="dm")
    assert f"/{reader.channel(GARE)}/" in half.text
    assert newest(reader).id == begun.id
    await play(reader, TAKE)
    await time.tick()
    await play(chloe, (await advice(await table_in(house, GARE, chloe)))[1])
    await time.tick()
    await reader.wait_for(lambda message: message.text.startswith(("🔜", "🔔")), channel="dm")


async def test_a_closed_letterbox_is_said_at_once_and_later_means_a_call_in_the_channel(
    house: House, ada: Person, basile: Person, time: Time, wild: set[str]
) -> None:
    wild.add("50007")
    house.sandbox.close_letterbox("Ada")
    done(await ada.command(GARE, "me notifications", how="direct"), "denied-direct")
    house.sandbox.close_letterbox("Ada", closed=False)
    assert said(ada, "notify-is-direct") in (await ada.command(GARE, "me notifications", how="direct")).private
    house.sandbox.close_letterbox("Ada")
    await clocked(house, time, ada, basile)
    await time.tick()
    assert reminded(newest(ada), ada, "turn", "en")
    await time.passes(DAY)
    assert reminded(newest(ada), ada, "half", "en")
    assert len([message for message in public(ada) if reminded(message, ada, "half", "en")]) == 1


async def test_only_reminders_means_no_call_for_the_turn(house: House, ada: Person, basile: Person, time: Time) -> None:
    assert said(ada, "notify-is-reminders") in (await ada.command(GARE, "me notifications", how="reminders")).private
    begun = await clocked(house, time, ada, basile)
    assert ada.as_posted(begun).raw["mentions"] == []
    await time.passes(DAY)
    assert ada.as_posted(newest(ada)).raw["mentions"] != []


@pytest.mark.parametrize("name", ["ada", "basile"])
async def test_quiet_hours_are_set_and_shown(house: House, ada: Person, basile: Person, time: Time, name: str) -> None:
    reader = {"ada": ada, "basile": basile}[name]
    done(await reader.command("dm", "me quiet-hours"), "hours-none")
    found = await reader.complete("dm", "me quiet-hours", focused="zone", text="paris")
    assert [choice.value for choice in found] == ["Europe/Paris"]
    answer = await reader.command("dm", "me quiet-hours", zone="Europe/Paris", start="22h", end="7:30")
    done(answer, "hours", start="22:00", end="07:30", zone="Europe/Paris")
    done(await reader.command(GARE, "me quiet-hours", start="19:00"), "denied-long-hours")
    done(await reader.command(GARE, "me quiet-hours", start="25:00"), "denied-bad-hour", text="25:00")
    done(await reader.command(GARE, "me quiet-hours", zone="Mars/Base"), "denied-bad-zone", text="Mars/Base")
    moved = (await reader.command(GARE, "me quiet-hours", start="23:00")).private
    assert said(reader, "hours", start="22:00", end="07:30", zone="Europe/Paris") in moved
    assert "23:00" in moved.splitlines()[1]
    time.now += 2 * DAY
    done(await reader.command(GARE, "me quiet-hours"), "hours", start="23:00", end="07:30", zone="Europe/Paris")
    given_up = (await reader.command(GARE, "me quiet-hours", off=True)).private
    assert said(reader, "hours", start="23:00", end="07:30", zone="Europe/Paris") in given_up
    time.now += 2 * DAY
    done(await reader.command(GARE, "me quiet-hours"), "hours-none")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_message_of_the_start_is_pinned_and_links_the_newest_board(
    house: House, ada: Person, basile: Person, time: Time, language: str
) -> None:
    time.people = (ada, basile)
    await gather(house, ada, basile, language=language)
    done(await ada.command(GARE, "table pin", pin=True), "done-pin")
    done(await ada.command(GARE, "table start"), "done-start")
    await time.tick()
    begun = next(message for message in public(ada) if message.raw["pinned"])
    assert newest(ada).raw["type"] == PINNED
    await play(ada, TAKE)
    await time.tick()
    board = newest(ada)
    link = f"https://discord.com/channels/{GUILD_ID}/{board.channel}/{board.id}"
    status = ada.now(begun)
    assert status is not None
    assert words(language).text("status-board", link=link) in status.text
    assert len([message for message in public(ada) if message.raw["pinned"]]) == 1


async def test_the_start_can_be_pinned_and_unpinned_in_play(
    house: House, ada: Person, basile: Person, time: Time
) -> None:
    time.people = (ada, basile)
    begun = await deal(house, ada, basile)
    for pinned, answer in ((True, "done-pin"), (False, "done-pin-not"), (True, "done-pin")):
        done(await basile.command(GARE, "table pin", pin=pinned), answer)
        await time.tick()
        status = basile.now(begun)
        assert status is not None
        assert bool(status.raw["pinned"]) is pinned


async def test_a_missing_permission_to_pin_is_said(
    house: House, ada: Person, basile: Person, time: Time, wild: set[str]
) -> None:
    wild.add("50013")
    time.people = (ada, basile)
    house.sandbox.deny(GARE, PIN_MESSAGES)
    await gather(house, ada, basile)
    answer = await ada.command(GARE, "table pin", pin=True)
    assert said(ada, "denied-pin") in answer.private
    done(await ada.command(GARE, "table start"), "done-start")
    await time.tick()
    begun = newest(ada)
    await play(ada, TAKE)
    await time.tick()
    status = ada.now(begun)
    assert status is not None
    assert said(ada, "status-not-pinned") in status.text


async def test_without_pinning_the_start_still_links_the_newest_board(
    house: House, ada: Person, basile: Person, time: Time
) -> None:
    time.people = (ada, basile)
    begun = await deal(house, ada, basile)
    await play(ada, TAKE)
    await time.tick()
    status = ada.now(begun)
    assert status is not None
    assert f"/{newest(ada).id})" in status.text
    assert not status.raw["pinned"]


async def test_without_the_gateway_no_time_passes(house: House, ada: Person, basile: Person, time: Time) -> None:
    """Discord tells the client that the line is cut and that it is back; what is due waits, and is counted anew."""
    await clocked(house, time, ada, basile, preset="live")
    before = len(public(ada))
    house.bot.dispatch("disconnect")
    await asyncio.sleep(0)
    time.now += 3 * HOUR
    await time.tick()
    assert len(public(ada)) == before
    house.bot.dispatch("resumed")
    await asyncio.sleep(0)
    await time.tick()
    assert len(public(ada)) == before
    await time.passes(600)
    assert reminded(newest(ada), ada, "half", "en")


async def test_the_message_of_the_start_goes_on_naming_who_sat_down(
    house: House, ada: Person, basile: Person, chloe: Person, time: Time
) -> None:
    """It is edited all game long, and people leave."""
    time.people = (ada, basile)
    begun = await deal(house, ada, basile)
    assert "In order of seats: Ada and Basile" in begun.text
    await basile.command(GARE, "table handover", player=chloe)
    await told(house, ada, chloe)
    await chloe.press(public(chloe)[-1], "Take the seat")
    await play(ada, TAKE)
    await time.tick()
    status = ada.now(begun)
    assert status is not None
    assert "In order of seats: Ada and Basile" in status.text
    assert said(ada, "status-turn", who="**Chloé**", count=1) in status.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_zero_a_robot_takes_the_seat_or_moderators_are_asked(
    house: House, ada: Person, basile: Person, maud: Person, time: Time, language: str
) -> None:
    await maud.command(GARE, "moderate settings", channel=maud.channel("depot"))
    await clocked(house, time, ada, basile, language=language, preset="live", zero="moderators")
    await time.passes(1_200)
    assert reminded(newest(ada), ada, "zero", language)
    assert words(language).text("zero-moderators") in newest(ada).text
    await told(house, maud, channel="depot")
    asked = public(maud, "depot")[-1]
    assert f"<#{ada.channel(GARE)}>" in asked.text
    assert "Ada" in asked.text
    done(await ada.command(GARE, "table clock", preset="live", zero="seat"), "done-asked")
    done_with(await basile.command(GARE, "table clock", preset="live", zero="seat"), "done-clock")
    await time.tick()
    await time.passes(1_200)
    assert any(words(language).text("told-out-of-time-seat", name="Ada") in each.text for each in public(basile))
    table = await table_in(house, GARE, basile)
    assert table.names() == ("Jacques", "Basile")
    assert table.to_act() == {1}
    done(await ada.command(GARE, "table join"), "done-back")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_moderator_stops_the_clocks_gives_time_and_lets_them_run(
    house: House, ada: Person, basile: Person, maud: Person, time: Time, language: str
) -> None:
    await clocked(house, time, ada, basile, language=language)

    async def moderate(act: str, **options: str) -> str:
        asked = await maud.command(GARE, f"moderate {act}", reason="late", **options)
        done(await maud.press(asked.message, said(maud, "button-proceed")), f"done-moderate-{act}")
        await time.tick()
        return public(ada)[-1].text

    assert words(language).text("told-moderator-pause", by="Maud", reason="late") in await moderate("pause")
    await time.passes(3 * DAY)
    given = words(language).text("told-extend", by="Maud", who="Ada", span=span(2 * HOUR), reason="late")
    assert given in await moderate("extend", time="2h", seat="1")
    assert words(language).text("told-moderator-resume", by="Maud", reason="late") in await moderate("resume")
    left = f"<t:{time.now + 2 * DAY + 2 * HOUR}:R>"
    assert left in (await ada.command(GARE, "table clock")).private
    await time.passes(DAY + HOUR)
    assert reminded(newest(ada), ada, "half", language)
    log = (await basile.command(GARE, "game log")).private
    assert log.count("(late)") == 3
