"""The one door: every change to a game comes through here.

A lock per channel, the expected revision, the interaction's id remembered, and one transaction that writes
the log, the positions and the outbox. Discord hears about it afterwards, from the outbox.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal
from weakref import WeakValueDictionary

from bot import acts, turns
from bot.post import Button, Post
from bot.store.books import Books, MovedOnError
from bot.table import Change, Intent, Table, plain_name
from rules.core.chance import SEED_BYTES
from rules.core.contract import Duty, Game, Move, Options
from rules.core.phrase import Phrase, Who, phrase
from rules.registry import GAMES

log = logging.getLogger(__name__)

Act = Callable[[Table], Change]
Heard = Callable[[Table], None]


class StaleError(Exception):
    """The press came from a message that the game has moved on from."""


class RepeatedError(Exception):
    """This interaction has been carried out already."""


@dataclass(frozen=True)
class Played:
    """Moves that were carried out: the table after them, and what they brought about."""

    table: Table
    change: Change


class Door:
    """`heard` is called with the table after every commit: it wakes the outbox and the robots."""

    def __init__(self, books: Books, heard: Heard) -> None:
        self.books = books
        self._heard = heard
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open_table(
        self, guild: int, channel: int, user: int, name: str, key: str, language: str, interaction: int
    ) -> Table:
        """A new table in a channel with its first player seated. A finished game makes way for it."""
        async with self._lock(channel):
            await self._first_time(interaction)
            if key not in GAMES:
                raise acts.denied("denied-unknown-game", game=key)
            there = await self.books.live_table(channel)
            if there is not None and there.phase != "over":
                raise acts.denied(f"denied-table-{there.phase}")
            game = GAMES[key]
            joined = acts.join(_fresh(guild, channel, game, game.options(), language), user, name)
            told = phrase("told-new", who=plain_name(joined.table.name(0)))  # whoever has the seat later
            aside = acts.make_way(there, user) if there is not None else None
            return await self._commit(replace(joined, lines=(told,), aside=aside), interaction)

    async def rematch(self, channel: int, user: int, name: str, interaction: int) -> Table:
        """The finished game once more, with its options: a new table at which the asker has the first seat."""
        async with self._lock(channel):
            await self._first_time(interaction)
            there = await self.live(channel)
            if there.phase != "over":
                raise acts.denied(f"denied-table-{there.phase}")
            newest = GAMES[there.game.key]
            game = there.game if there.game.version == newest.version else newest  # on its own board, if it had one
            joined = acts.join(_fresh(there.guild, channel, game, there.options, there.language), user, name)
            others = tuple(plain_name(holder.name) for holder in there.seats if holder.user not in (None, user))
            told = phrase("told-rematch", who=plain_name(joined.table.name(0)), others=others, count=len(others))
            return await self._commit(replace(joined, lines=(told,), aside=acts.make_way(there, user)), interaction)

    async def perform(
        self, channel: int, act: Act, interaction: int | None, expected: int | None = None, panel: str = ""
    ) -> Table:
        """Carries out an act on the game of a channel and returns the table after it.

        Raises DeniedError and RefusedError with nothing changed, StaleError if something
        visible has changed since the `expected` revision, RepeatedError if the interaction was carried out before.
        """
        async with self._lock(channel):
            await self._first_time(interaction)
            table = await self.live(channel)
            if expected is not None and table.settled != expected:
                raise StaleError
            return await self._commit(act(table), interaction, panel)

    async def play(
        self,
        channel: int,
        user: int,
        moves: Sequence[Move],
        interaction: int,
        expected: int | None = None,
        panel: str = "",
    ) -> Played:
        """The moves of a seated player, as far as they go, and what robots and standing orders answer at once.

        `panel` is the mark of the one they were confirmed on.
        """
        async with self._lock(channel):
            await self._first_time(interaction)
            table = await self.live(channel)
            if expected is not None and table.settled != expected:
                raise StaleError
            seat = table.seat_of(user)
            if seat is None:
                raise acts.denied("denied-not-seated")
            own = turns.play(table, user, seat, moves)
            whole = await self._answered(own)
            return Played(await self._commit(whole, interaction, panel), own)

    async def _answered(self, change: Change) -> Change:
        """The change with what robots and standing orders make of it: one message for all."""
        if not change.table.game.orders and not change.table.robots_to_act():
            return change
        try:
            orders = await self.books.orders(change.table.id) if change.table.game.orders else {}
            answer = await asyncio.to_thread(turns.played_for, change.table, orders)
        except Exception:  # the player's move counts all the same; the robots are woken, and say if they are stuck
            log.exception("a robot of game %s could not answer at once", change.table.id)
            return change
        if answer is None:
            return change
        entries, lines = (*change.entries, *answer.entries), (*change.lines, *answer.lines)
        return replace(change, table=answer.table, entries=entries, lines=lines)

    async def play_for(self, game: int) -> bool:
        """Lets robots and standing orders play; False if there is nothing for them to do."""
        table = await self.books.table(game)
        if table is None:
            return False
        async with self._lock(table.channel):
            table = await self.books.table(game)
            if table is None or table.archived:
                return False
            orders = await self.books.orders(game)
            change = await asyncio.to_thread(turns.played_for, table, orders)
            if change is None:
                return False
            await self._commit(change, None)
            return True

    async def tell(self, game: int, line: Phrase) -> None:
        """Tells the channel of a game something that changes nothing."""
        table = await self.books.table(game)
        if table is not None:
            told = Change(table, (), (line,), waiting=table.to_act())  # nobody is called for it
            await self.books.write_post(table, post_of(told, table.revision))
            self._heard(table)

    async def undo(self, channel: int, user: int, interaction: int) -> Table:
        async with self._lock(channel):
            await self._first_time(interaction)
            table = await self.live(channel)
            steps = await self.books.steps(table)
            target = acts.undo_target(table, user, steps)
            taken = table.readable(steps[-1].text, steps[-1].seat, None)
            move = turns.in_words(table, steps[-1])
            told = phrase("told-undo", who=Who(seat=table.seat_of(user) or 0), move=move)
            return await self._go_back(table, user, target, told, "undo", taken, interaction)

    async def moderate(self, intent: Intent, interaction: int, by: str) -> Table:
        """The confirmed act of a moderator of this name. Raises StaleError unless the game stands as he was asked."""
        channel, user, reason = intent.channel, intent.user, intent.reason
        async with self._lock(channel):
            await self._first_time(interaction)
            restoring = intent.act == "restore"
            table = await (self.archived(channel, intent.game) if restoring else self.live(channel))
            if table.id != intent.game or await self._moved_on(table, intent.revision):
                raise StaleError
            if intent.act == "undo":
                steps = await self.books.steps(table)
                target = acts.moderator_undo_target(table, steps)
                undone = acts.undone_moves(table, steps, target)
                told = acts.because("told-moderator-undo", by, reason, moves=undone)
                return await self._go_back(table, user, target, told, "moderator undo", reason, interaction)
            do = {"reset": acts.reset, "restore": acts.restore, "end": acts.end}[intent.act]
            change = do(table, user, by, reason)
            return await self._commit(await self._making_way(change, intent) if restoring else change, interaction)

    async def _making_way(self, change: Change, intent: Intent) -> Change:
        """A restore with the game in its way put away, if it is the one that the moderator was told of."""
        there = await self.books.live_table(intent.channel)
        if (there.id if there else 0) != intent.aside:
            raise StaleError
        return replace(change, aside=acts.make_way(there, intent.user)) if there else change

    async def _moved_on(self, table: Table, revision: int) -> bool:
        """Whether anything but the language has changed since a revision."""
        since = [entry.act for entry in await self.books.log(table) if entry.revision > revision]
        return any(act != "language" for act in since)

    async def live(self, channel: int) -> Table:
        """The channel's game. Raises DeniedError where there is none."""
        table = await self.books.live_table(channel)
        if table is None:
            raise acts.denied("denied-no-table")
        return table

    async def archived(self, channel: int, game: int | None = None) -> Table:
        """The game a restore would bring back: the one named, else the one put away last. Raises DeniedError."""
        table = await (self.books.archived_table(channel) if game is None else self.books.table(game))
        if table is None or not table.archived or table.channel != channel:
            raise acts.denied("denied-nothing-to-restore")
        return table

    async def _go_back(
        self, table: Table, user: int, target: int, told: Phrase, act: str, reason: str, interaction: int
    ) -> Table:
        position = await self.books.position(table, target)
        assert position is not None
        return await self._commit(acts.go_back(table, user, position, told, act, reason), interaction)

    async def _first_time(self, interaction: int | None) -> None:
        if interaction is not None and await self.books.handled(interaction):
            raise RepeatedError

    async def _commit(self, change: Change, interaction: int | None, panel: str = "") -> Table:
        before = change.table.revision
        aside = _numbered(change.aside) if change.aside is not None else None
        change = replace(_numbered(change), aside=aside)
        return await asyncio.shield(self._write(change, post_of(change, before), interaction, panel))

    async def _write(self, change: Change, post: Post, interaction: int | None, panel: str) -> Table:
        try:
            table = await self.books.write(change, post, interaction, panel)
        except MovedOnError:
            raise StaleError from None
        self._heard(table)
        return table

    def _lock(self, channel: int) -> asyncio.Lock:
        lock = self._locks.get(channel)
        if lock is None:
            lock = self._locks[channel] = asyncio.Lock()
        return lock


def _fresh(guild: int, channel: int, game: Game, options: Options, language: str) -> Table:
    """A table nobody sits at yet, with a seed of its own."""
    return Table(
        id=0,
        guild=guild,
        channel=channel,
        game=game,
        options=options,
        language=language,
        phase="gathering",
        seed=secrets.token_bytes(SEED_BYTES),
        revision=0,
    )


def _numbered(change: Change) -> Change:
    """With the revision that its table will have."""
    revision = change.table.revision + len(change.entries)
    settled = change.table.settled if all(entry.quiet for entry in change.entries) else revision
    return replace(change, table=replace(change.table, revision=revision, settled=settled))


def post_of(change: Change, since: int) -> Post:
    """The public message of a change: what happened, then whose turn it is."""
    table = change.table
    showing = table.state is not None and not table.archived
    duties = table.duties() if not table.archived else ()
    pictured = any(entry.pictured for entry in change.entries)
    moved = {table.seat_of(entry.actor) for entry in change.entries if entry.act in ("move", "undo") and entry.actor}
    acting = [duty.seat for duty in duties if pictured or duty.seat not in change.waiting]  # nobody twice for one thing
    people = tuple(seat for seat in acting if table.seats[seat].user is not None and seat not in moved)
    untold = not change.lines and all(entry.quiet for entry in change.entries)  # a choice made again, in silence
    mention = tuple(dict.fromkeys(people))
    return Post(
        lines=change.lines,
        seats=table.seats,
        foot=() if untold else _foot(table, duties),
        mention=mention,
        since=since,
        revision=table.revision,
        settled=table.settled,
        picture=showing and pictured,
        buttons=_buttons(table),
        strand=_strand(change, pictured or bool(mention)),
    )


def _strand(change: Change, seen: bool) -> Literal["", "lobby", "news"]:
    """What can be told by editing the message before it: a lobby, and news that shows nothing and calls nobody."""
    if change.table.archived or change.table.phase == "over":
        return ""
    if change.table.phase == "gathering":
        return "lobby"
    return "news" if change.entries and not seen else ""


def _foot(table: Table, duties: tuple[Duty, ...]) -> tuple[Phrase, ...]:
    if table.archived:
        return ()
    if table.phase == "gathering":
        open_seats = table.game.seats_for(table.options)
        least, most = open_seats.start, open_seats.stop - 1
        seated = tuple(Who(seat=seat) for seat in range(len(table.seats)))
        seats = seated or phrase("lobby-nobody")
        return (
            phrase("lobby-game", title=_named(table, "title"), about=_named(table, "about")),
            *_options(table),
            phrase("lobby-seats", seats=seats, count=len(seated), least=least, most=most),
        )
    named: dict[tuple[str, bool], list[int]] = {}
    for duty in duties:
        named.setdefault((duty.what, duty.blocks), []).append(duty.seat)
    return tuple(
        phrase(
            "duty" if blocks else "duty-meanwhile",
            what=phrase(
                f"{table.game.command}-duty-{what}", who=tuple(Who(seat=seat) for seat in seats), count=len(seats)
            ),
        )
        for (what, blocks), seats in named.items()
    )


def _named(table: Table, what: str) -> Phrase:
    return phrase(f"{table.game.command}-{what}")


def _options(table: Table) -> tuple[Phrase, ...]:
    """What the table has chosen, where there is a choice."""
    chosen = tuple(
        phrase("lobby-option", name=acts.option_name(table, name), value=acts.option_value(value))
        for name in table.game.open_options(table.options)
        for value in [str(getattr(table.options, name))]
    )
    return (phrase("lobby-options", options=chosen),) if chosen else ()


def _buttons(table: Table) -> tuple[Button, ...]:
    if table.archived:
        return ()
    if table.phase == "gathering":
        return ("join", "robot", "leave", "start", "howto")
    if table.phase == "over":
        return ("board", "rematch")
    return ("play", "hand", "board", "rules") if table.game.hands else ("play", "board", "rules")
