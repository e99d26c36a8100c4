"""Reminders whose time has come, with all that their letters need to know; no table is loaded for it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database import Row, Statements
from bot.store.players import Player, find_player
from bot.store.turn_rows import clock_of
from bot.tables.clocks import Clock, Pace, Stage
from bot.tables.post import Post
from bot.tables.table import Holder, Reminder

_DUE = """
    SELECT reminder.*, game.guild, game.channel, game.rules, game.version, game.language, game.phase, game.revision,
        game.pace, clock.bank, clock.budget, clock.since,
        (SELECT max(revision) FROM log WHERE game = game.id AND quiet = 0) AS settled,
        (SELECT message FROM outbox WHERE outbox.game = game.id AND outbox.channel = game.channel
            AND message IS NOT NULL AND merged IS NULL ORDER BY outbox.id DESC LIMIT 1) AS message,
        (SELECT server.channel FROM server WHERE server.guild = game.guild ORDER BY id DESC LIMIT 1) AS moderators
    FROM reminder JOIN game ON game.id = reminder.game
    LEFT JOIN clock ON clock.game = reminder.game AND clock.seat = reminder.seat
"""
_COME = "WHERE reminder.done IS NULL AND reminder.due <= ? ORDER BY reminder.due, reminder.game, reminder.seat LIMIT ?"
ONE = "WHERE reminder.game = ? AND reminder.seat = ? AND reminder.turn = ? AND reminder.stage = ?"


@dataclass(frozen=True)
class Due:
    """A reminder whose time has come, with what its letter needs to know of the table."""

    game: int
    reminder: Reminder
    guild: int
    channel: int
    rules: str
    version: int
    language: str
    revision: int
    settled: int
    pace: Pace | None
    clock: Clock | None
    message: int | None  # the newest in the channel
    seats: tuple[Holder, ...]
    player: Player
    moderators: int | None  # the channel that the server has chosen for them
    passed: tuple[Stage, ...] = ()  # earlier stages of the same turn that need not be told any more

    @property
    def link(self) -> str:
        """To the newest message of the table."""
        return link(self.guild, self.channel, self.message) if self.message is not None else ""

    def until(self) -> str:
        """When the time is up, as Discord shows it to each reader in their own zone."""
        zero = self.clock.due("zero", self.player.quiet) if self.clock is not None else None
        return moment(zero) if zero is not None else ""


@dataclass(frozen=True)
class Told:
    """A letter that a reminder becomes: to the channel, or to a person's direct messages."""

    due: Due
    channel: int
    post: Post
    user: int | None = None
    also: Post | None = None  # what moderators hear of it


def come_due(statements: Statements, now: int, most: int) -> list[Due]:
    """Those whose time has come by now."""
    return [_due(statements, row) for row in statements.rows(_DUE + _COME, now, most)]


def find_due(statements: Statements, game: int, reminder: Reminder) -> Due | None:
    row = statements.row(_DUE + ONE, game, reminder.seat, reminder.turn, reminder.stage)
    return _due(statements, row) if row is not None else None


def _due(statements: Statements, row: Row) -> Due:
    seats = statements.rows("SELECT user, name FROM seat WHERE game = ? ORDER BY number", row["game"])
    return Due(
        game=row["game"],
        reminder=Reminder(seat=row["seat"], turn=row["turn"], stage=row["stage"]),
        guild=row["guild"],
        channel=row["channel"],
        rules=row["rules"],
        version=row["version"],
        language=row["language"],
        revision=row["revision"],
        settled=row["settled"],
        pace=read_pace(row["pace"]),
        clock=clock_of(row),
        message=row["message"],
        seats=tuple(Holder(seat["user"], seat["name"]) for seat in seats),
        player=find_player(statements, seats[row["seat"]]["user"] or 0),
        moderators=row["moderators"],
    )


def link(guild: int, channel: int, message: int) -> str:
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def moment(at: int) -> str:
    """A moment as Discord shows it to each reader: how far away it is."""
    return f"<t:{at}:R>"


def read_pace(text: str | None) -> Pace | None:
    return Pace.model_validate_json(text) if text else None
