"""/table undo and redo, and the buttons of those who are asked to agree."""

from __future__ import annotations

from discord import app_commands

from bot.incoming.commands.making import choice, matches
from bot.incoming.presses import answers
from bot.incoming.replies import Answer, Asker
from bot.limits import CHOICES, NUMBER
from bot.outgoing.buttons import Pressed
from bot.tables import undo as undoing
from bot.tables.acts import denied
from bot.tables.table import Table
from bot.tables.turns import in_words


async def undo(asker: Asker, to: str | None = None) -> Answer:
    target = None if to is None else number_of(to)
    table = await asker.desk.agreements.take_back(asker.channel, asker.user, asker.interaction.id, target)
    return await _done(asker, table, "done-undo")


async def redo(asker: Asker) -> Answer:
    table = await asker.desk.agreements.play_again(asker.channel, asker.user, asker.interaction.id)
    return await _done(asker, table, "done-redo")


@answers("agree")
async def _agree(asker: Asker, pressed: Pressed) -> Answer:
    return await _answer(asker, pressed, agrees=True)


@answers("refuse")
async def _refuse(asker: Asker, pressed: Pressed) -> Answer:
    return await _answer(asker, pressed, agrees=False)


async def complete_undo(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    """How far back: what was submitted at once, the latest first."""
    table, seat = await asker.seat()
    return await undo_choices(asker, table, seat, current)


async def undo_choices(asker: Asker, table: Table, seat: int | None, current: str) -> list[app_commands.Choice[str]]:
    """The changes that can be taken back, with all that came after them; the value is the revision to go back to."""
    past = await asker.desk.agreements.past(table)
    found = []
    for number in reversed(undoing.points(past.done, seat)):
        step = past.done[number].steps[0]
        line = f"{number} · {asker.say(in_words(table, step), table)}"
        if matches(current, line):
            found.append(choice(line, str(past.done[number - 1].last)))
    return found[:CHOICES] or [choice(asker.words.text("denied-nothing-to-undo"), "-")]


def number_of(text: str) -> int:
    """A revision out of a list. Raises DeniedError."""
    if not text.isdecimal() or len(text) > NUMBER:
        raise denied("denied-undo-point")
    return int(text)


async def _answer(asker: Asker, pressed: Pressed, *, agrees: bool) -> Answer:
    if (await asker.table()).id != pressed.game:
        raise denied("denied-appeal-closed")
    about = int(pressed.argument) if pressed.argument.isdecimal() else 0
    await asker.desk.agreements.answer(asker.channel, asker.user, about, agrees, asker.interaction.id)
    return asker.answer("done-agree" if agrees else "done-refuse")


async def _done(asker: Asker, table: Table, key: str) -> Answer:
    last = (await asker.desk.books.log(table))[-1]
    return asker.answer("done-appeal" if last.act == "appeal" else key)
