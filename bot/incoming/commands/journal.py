"""How a row of the log reads, for /game log and /moderate audit."""

from __future__ import annotations

import discord

from bot.incoming.replies import Asker, cut
from bot.tables import acts, timing
from bot.tables.table import Entry, Table, plain_name
from rules.core.phrase import phrase

LONGEST = 200  # characters of what a row says
BRACKETED = ("pause", "resume", "extend")  # whose text is a reason, if there is one


def in_words(asker: Asker, table: Table, entry: Entry, name: str) -> str:
    """A row, with the name of who held its seat then."""
    by = f"<@{entry.actor}>" if entry.actor is not None else ""
    key = f"log-{entry.act.replace(' ', '-')}"
    return asker.words.text(key, name=plain_name(name), text=_text(asker, table, entry), by=by)


def _text(asker: Asker, table: Table, entry: Entry) -> str:
    if entry.act in ("appeal", "ask"):
        return entry.text.split()[0]
    if entry.act == "options":
        return _option(asker, table, entry.text)
    if entry.act == "clock":
        return asker.say(timing.worded(timing.read_pace(entry.text)))
    text = entry.text
    if entry.act == "move":
        text = table.readable(text, entry.seat, table.seat_of(asker.user))
    said = discord.utils.escape_markdown(cut(text, LONGEST))
    return f"({said})" if said and entry.act in BRACKETED else said


def _option(asker: Asker, table: Table, text: str) -> str:
    """`map=china` as the reader knows it; as it stands, where the table no longer has such a choice."""
    name, _, value = text.partition("=")
    known = name in acts.options_of(table) and value in acts.option_values(table, name)
    if not known:
        return discord.utils.escape_markdown(cut(text, LONGEST))
    shown = phrase("lobby-option", name=acts.option_name(table, name), value=acts.option_value(table, name, value))
    return asker.say(shown)
