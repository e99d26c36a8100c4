"""A change as rows: the log, positions, seats, the interaction and the letter, all in one transaction."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace

from bot.store.database import Statements
from bot.store.mail import write_letter
from bot.store.turn_rows import follow
from bot.tables.post import Post, alone
from bot.tables.sketch import Sketch
from bot.tables.table import SEATING, Change, Entry, Table
from rules.core.phrase import Phrase, phrase


class HandledError(Exception):
    """The interaction was carried out before."""


class MovedOnError(Exception):
    """The game is no longer at the revision the change was made for."""


def was_handled(statements: Statements, interaction: int | None) -> bool:
    return statements.row("SELECT 1 FROM handled WHERE interaction = ?", interaction) is not None


def write_change(
    statements: Statements, change: Change, post: Post, interaction: int | None, panel: str, now: int
) -> Table:
    """All that a change writes, its clocks included. Raises HandledError and MovedOnError."""
    if was_handled(statements, interaction):
        raise HandledError
    table = change.table
    for each in (change.aside, change):
        if each is None:
            continue
        table = each.table if each.table.id else replace(each.table, id=_insert_game(statements, each.table))
        before = table.revision - len(each.entries)
        if not _update_game(statements, table, before):
            raise MovedOnError
        for revision, entry in enumerate(each.entries, before + 1):
            _insert_entry(statements, table, revision, entry)
        if table.phase == "gathering" or any(entry.act in SEATING for entry in each.entries):
            _write_seats(statements, table)
        if table.archived:
            last = "(SELECT rowid FROM log WHERE game = ? AND revision = ?)"
            statements.run(f"UPDATE game SET put_away = {last} WHERE id = ?", table.id, table.revision, table.id)
        follow(statements, each, table, now)
    if interaction is not None:
        statements.run(
            "INSERT INTO handled (interaction, game, revision, before, panel) VALUES (?, ?, ?, ?, ?)",
            interaction,
            table.id,
            table.revision,
            table.revision - len(change.entries),
            panel or None,
        )
    if change.board:
        statements.run(
            "INSERT OR IGNORE INTO board (name, rules, text) VALUES (?, ?, ?)",
            table.game.board_name(),
            table.game.key,
            change.board,
        )
    if post.lines or post.footer:
        write_letter(statements, table.id, table.channel, post)
    if change.copy_to is not None:
        write_letter(statements, table.id, change.copy_to, alone(post, _whereabouts(table)))
    return table


def _whereabouts(table: Table) -> Phrase:
    """A table as it is named elsewhere, with the way to it."""
    return phrase(
        "moderators-where",
        number=table.id,
        title=phrase(f"{table.game.command}-title"),
        place=f"<#{table.channel}>",
        link=f"https://discord.com/channels/{table.guild}/{table.channel}",
    )


def _insert_game(statements: Statements, table: Table) -> int:
    return statements.insert(
        "INSERT INTO game (guild, channel, rules, version, options, language, phase, seed, revision)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
        table.guild,
        table.channel,
        table.game.key,
        table.game.version,
        table.options.model_dump_json(),
        table.language,
        table.phase,
        table.seed,
    )


def _update_game(statements: Statements, table: Table, before: int) -> int:
    acting = frozenset() if table.archived else table.to_act()
    return statements.run(
        "UPDATE game SET options = ?, language = ?, phase = ?, archived = ?, locked = ?, house = ?,"
        " paused = ?, revision = ?,"
        " robot_due = ? OR (? AND EXISTS (SELECT 1 FROM standing WHERE standing.game = game.id))"
        " WHERE id = ? AND revision = ?",
        table.options.model_dump_json(),
        table.language,
        table.phase,
        int(table.archived),
        int(table.locked),
        table.house.model_dump_json(),
        int(table.paused),
        table.revision,
        any(table.seats[seat].user is None for seat in acting),
        bool(acting and table.game.orders),
        table.id,
        before,
    )


def _insert_entry(statements: Statements, table: Table, revision: int, entry: Entry) -> None:
    statements.run(
        "INSERT INTO log (game, revision, act, seat, actor, text, events, reversible, quiet, back_to)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table.id,
        revision,
        entry.act,
        entry.seat,
        entry.actor,
        entry.text,
        json.dumps([event.model_dump(mode="json") for event in entry.events]),
        int(entry.reversible),
        int(entry.quiet),
        entry.back_to,
    )
    if entry.act == "move":  # said is said: what the seat had put together is used up
        _use_up_sketch(statements, table, entry)
    if entry.act in SEATING:  # what was put together and ordered there was another's
        statements.run("DELETE FROM sketch WHERE game = ? AND seat = ?", table.id, entry.seat)
        statements.run("DELETE FROM standing WHERE game = ? AND seat = ?", table.id, entry.seat)
    if entry.state is not None:
        statements.run(
            "INSERT INTO position (game, revision, state, drawn) VALUES (?, ?, ?, ?)",
            table.id,
            revision,
            zlib.compress(entry.state.model_dump_json().encode(), 1),
            entry.drawn,
        )


def _use_up_sketch(statements: Statements, table: Table, entry: Entry) -> None:
    """Only what waits for its time is left of it."""
    row = statements.row("SELECT sketch FROM sketch WHERE game = ? AND seat = ?", table.id, entry.seat)
    before = Sketch.model_validate_json(row["sketch"]) if row else Sketch()
    after = before.after(entry.text.split()[0], entry.later)
    if after.later:
        statements.run(
            "INSERT OR REPLACE INTO sketch (game, seat, revision, sketch) VALUES (?, ?, ?, ?)",
            table.id,
            entry.seat,
            table.revision,
            after.model_dump_json(),
        )
    elif row is not None:
        statements.run("DELETE FROM sketch WHERE game = ? AND seat = ?", table.id, entry.seat)


def _write_seats(statements: Statements, table: Table) -> None:
    statements.run("DELETE FROM seat WHERE game = ?", table.id)
    statements.run_many(
        "INSERT INTO seat (game, number, user, name, word, away) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table.id, number, holder.user, holder.name, holder.word, holder.away)
            for number, holder in enumerate(table.seats)
        ],
    )
