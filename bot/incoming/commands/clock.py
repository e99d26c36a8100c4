"""/table clock, pause, resume and pin: how much time there is, and when it stands still."""

from __future__ import annotations

from typing import get_args

from discord import app_commands

from bot.incoming.commands.making import Made, command, localised
from bot.incoming.permissions import cannot_pin
from bot.incoming.replies import Answer, Asker
from bot.store.clocks import moment
from bot.tables import acts, timing
from bot.tables.clocks import PRESETS, AtZero, Pace, QuietHours
from bot.tables.questions import Topic
from bot.tables.table import Table, plain_name
from bot.tables.timing import NO_CLOCK
from bot.tables.waiting import Waiting


async def clock(
    asker: Asker,
    preset: str | None = None,
    bank: str | None = None,
    increment: str | None = None,
    cap: str | None = None,
    zero: str | None = None,
) -> Answer:
    table = await asker.table()
    if not any((preset, bank, increment, cap, zero)):
        return Answer(await clock_lines(asker, table))
    if preset is not None and preset not in (*PRESETS, NO_CLOCK):
        raise acts.denied("denied-bad-preset", text=preset)
    if preset == NO_CLOCK:
        return await _ask(asker, "clock", None)
    base = PRESETS[preset] if preset is not None else table.house.pace or PRESETS["daily"]
    if preset is not None and table.house.pace is not None:
        base = base.but(at_zero=table.house.pace.at_zero)
    return await _ask(asker, "clock", timing.chosen_pace(base, bank or "", increment or "", cap or "", zero or ""))


async def pause(asker: Asker) -> Answer:
    return await _ask(asker, "pause", None)


async def resume(asker: Asker) -> Answer:
    return await _ask(asker, "resume", None)


async def pin(asker: Asker, pin: bool) -> Answer:
    await asker.perform(lambda table: timing.set_pins(table, asker.user, pins=pin))
    done = asker.words.text("done-pin" if pin else "done-pin-not")
    lacking = pin and cannot_pin(asker.interaction)
    return Answer(f"{done}\n{asker.words.text('denied-pin')}" if lacking else done)


def clock_commands() -> list[Made]:
    presets = [app_commands.Choice(name=localised(f"preset-{name}"), value=name) for name in (*PRESETS, NO_CLOCK)]
    zeros = [app_commands.Choice(name=localised(f"at-zero-{name}"), value=name) for name in get_args(AtZero)]
    return [
        command("table clock", clock, choices={"preset": presets, "zero": zeros}),
        command("table pause", pause),
        command("table resume", resume),
        command("table pin", pin),
    ]


async def clock_lines(asker: Asker, table: Table) -> str:
    """The clock of a table, and what each of its people has left."""
    if table.house.pace is None:
        return asker.words.text("clock-none")
    lines = [asker.words.text("clock-heading", pace=timing.worded(table.house.pace))]
    if table.paused:
        lines.append(asker.words.text("clock-paused"))
    waiting = await asker.services.books.clocks.waiting(table.id)
    users = {row.user for row in waiting.values()}
    players = await asker.services.books.players.some(users)
    for seat, holder in enumerate(table.seats):
        row = waiting.get(seat)
        if holder.user is None or table.phase != "playing":
            continue
        left = _left(asker, row, table, players[row.user].quiet if row is not None else None)
        lines.append("- " + asker.words.text("named", name=f"**{plain_name(holder.name)}**", text=left))
    return "\n".join(lines)


def _left(asker: Asker, row: Waiting | None, table: Table, hours: QuietHours | None) -> str:
    """How much a seat has left, or when its time is up while its clock runs."""
    clock = row.clock if row is not None else None
    if clock is None:
        assert table.house.pace is not None
        return asker.say(timing.span(table.house.pace.bank))
    zero = clock.due("zero", hours)
    left = asker.say(timing.span(clock.at(asker.services.books.clocks.now(), hours)))
    return left if zero is None else asker.words.text("clock-left", left=left, until=moment(zero))


async def _ask(asker: Asker, topic: Topic, pace: Pace | None) -> Answer:
    """Whatever is asked of the clock: done at once, or put to the others."""
    table = await asker.services.votes.clock(asker.channel, asker.user, asker.interaction.id, topic, pace)
    asker.services.reminders.wake()
    last = (await asker.services.books.log(table))[-1]
    key = "done-asked" if last.act in ("ask", "agree") else f"done-{topic}"
    return asker.answer(key, pace=timing.worded(table.house.pace))
