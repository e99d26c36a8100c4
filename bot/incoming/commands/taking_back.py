"""/game undo and redo, and the button for it under the answer to a move."""

from __future__ import annotations

from discord import app_commands

from bot.incoming.commands.making import choice, matches
from bot.incoming.presses import redraws
from bot.incoming.replies import Answer, Asker
from bot.limits import CHOICES, NUMBER
from bot.outgoing.buttons import Pressed
from bot.tables import undo as undoing
from bot.tables.acts import denied
from bot.tables.table import Table
from bot.tables.turns import in_words


async def undo(asker: Asker, to: str | None = None) -> Answer:
    target = None if to is None else number_of(to)
    table = await asker.services.votes.undo(asker.channel, asker.user, asker.interaction.id, target)
    return await _done(asker, table, "done-undo")


@redraws("undo")
async def _undo_pressed(asker: Asker, pressed: Pressed) -> Answer:
    """The button under the answer to one's own move."""
    table = await asker.services.votes.undo_change(
        asker.channel, asker.user, asker.interaction.id, pressed.table_id, pressed.revision
    )
    return await _done(asker, table, "done-undo")


async def redo(asker: Asker) -> Answer:
    table = await asker.services.votes.redo(asker.channel, asker.user, asker.interaction.id)
    return await _done(asker, table, "done-redo")


async def complete_undo(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    """How far back: what was submitted at once, the latest first."""
    table, seat = await asker.seat()
    return await undo_choices(asker, table, seat, current)


async def undo_choices(asker: Asker, table: Table, seat: int | None, current: str) -> list[app_commands.Choice[str]]:
    """The changes that can be taken back, with all that came after them; the value is the revision to go back to."""
    past = await asker.services.taking_back.past(table)
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


async def _done(asker: Asker, table: Table, key: str) -> Answer:
    last = (await asker.services.books.log(table))[-1]
    return asker.answer("done-appeal" if last.act == "ask" else key)
