"""/game: what is played, how it stands, what happened, and whether it was fair."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands

from bot.incoming.commands.clock import clock_lines
from bot.incoming.commands.journal import in_words
from bot.incoming.commands.making import command, group
from bot.incoming.commands.seats import briefing
from bot.incoming.commands.taking_back import complete_undo, redo, undo
from bot.incoming.presses import answers
from bot.incoming.replies import Answer, Asker, owed_line
from bot.outgoing.announce import galleries, png_files
from bot.outgoing.buttons import Pressed, button, row_of
from bot.refereeing.records import check_record, full_record, record_of
from bot.tables import acts
from bot.tables.history import named
from bot.tables.table import Table, plain_name
from render.pictures import Shown, describe

LOG_LINES = 15


async def status(asker: Asker) -> Answer:
    table = await asker.table()
    lines = [f"**{asker.words.text(table.game.command + '-title')}** · {asker.words.text('phase-' + table.phase)}"]
    if table.locked:
        lines.append(asker.words.text("status-locked"))
    lines += _seat_lines(asker, table)
    if table.state is not None:
        view = table.game.view(table.state, table.seat_of(asker.user))
        names = tuple(plain_name(name) for name in table.names())
        lines += describe(table.game.key, Shown(view, (), names, asker.words))
    if table.house.pace is not None:
        lines.append(await clock_lines(asker, table))
    owed = await owed_line(asker.services, table.channel, asker.words)
    return Answer("\n".join([*lines, owed] if owed else lines))


async def board(asker: Asker) -> Answer:
    table = await _begun(asker)
    assert table.state is not None
    last = (await asker.services.books.last_steps(table))[-1]
    seat = table.seat_of(asker.user)
    shown = await asker.services.announcer.draw(table, table.state, last.events, asker.words.language, seat)
    view = discord.ui.LayoutView(timeout=None)
    for each in galleries(shown):
        view.add_item(each)
    if seat is not None and seat in table.to_act():
        view.add_item(row_of([button(asker.words, "play", table.id, table.visible_revision)]))
    return Answer(view=view, files=png_files(shown))


async def log(asker: Asker) -> Answer:
    table = await asker.table()
    rows = named(await asker.services.books.log(table))[-LOG_LINES:]
    lines = [f"`{entry.revision}` {in_words(asker, table, entry, name)}" for entry, name in rows]
    return Answer("\n".join([asker.words.text("log-heading", count=table.revision), *lines]))


async def export(asker: Asker) -> Answer:
    table = await _begun(asker)
    text = (await record_of(asker.services.books, table)).print()
    file = discord.File(io.BytesIO(text.encode()), f"{table.game.key}-{table.id}.txt")
    key = "record-whole" if table.phase == "over" else "record-running"
    return Answer(asker.words.text(key), files=[file])


async def verify(asker: Asker) -> Answer:
    table = await _begun(asker)
    whole = full_record(table, await asker.services.books.log(table))
    verdict = await asyncio.to_thread(check_record, table.game, whole)
    if verdict.why is not None and verdict.where is not None:
        where, why = asker.say(verdict.where, table), asker.say(verdict.why, table)
        return asker.answer("verify-bad", where=where, why=why)
    if verdict.state != table.state:
        return asker.answer("verify-differs", moves=verdict.moves)
    return asker.answer("verify-good", moves=verdict.moves, commitment=whole.commitment)


@answers("board")
async def _press_board(asker: Asker, pressed: Pressed) -> Answer:
    return await board(asker)


def game_group() -> app_commands.Group:
    return group(
        "game",
        [
            command("game status", status),
            command("game board", board),
            command("game log", log),
            command("game briefing", briefing),
            command("game undo", undo, {"to": complete_undo}),
            command("game redo", redo),
            command("game export", export),
            command("game verify", verify),
        ],
    )


async def _begun(asker: Asker) -> Table:
    table = await asker.table()
    if table.state is None:
        raise acts.denied("denied-not-started")
    return table


def _seat_lines(asker: Asker, table: Table) -> list[str]:
    acting = table.to_act()
    lines = []
    for seat, holder in enumerate(table.seats):
        kind = "seat-robot" if holder.user is None else "seat-person"
        mark = " ◀" if seat in acting else ""
        lines.append(asker.words.text(kind, number=seat + 1, name=plain_name(holder.name)) + mark)
    return lines
