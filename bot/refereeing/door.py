"""The one door: every change to a game comes through here.

A lock per channel, the expected revision, the interaction's id remembered, and one transaction that writes
the log, the positions and the outbox. Discord hears about it afterwards, from the outbox.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Literal
from weakref import WeakValueDictionary

from bot.limits import ROW_BUTTONS
from bot.refereeing.records import full_record
from bot.store.books import Books
from bot.store.writing import HandledError, MovedOnError
from bot.tables import acts, timing, turns
from bot.tables.post import Post
from bot.tables.seeds import SYSTEM, Randomness, words_of
from bot.tables.table import MODERATED, SEATING, Button, Change, DeniedError, Reminder, Table, plain_name
from rules.core.chance import commitment
from rules.core.contract import Duty, Game, Move, Options, RefusedError, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.registry import GAMES

log = logging.getLogger(__name__)

Act = Callable[[Table], Change]
Prepare = Callable[[Table], Awaitable[Change]]
PrepareAnywhere = Callable[[Table | None], Awaitable[Change]]
Committed = Callable[[Table], None]
Decide = Callable[[Change], Awaitable[Change]]


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
    """`committed` is told the table after every commit. `decided_again` is given every change of seats, and adds what
    follows from it: some who were asked for their consent may have left."""

    def __init__(
        self,
        books: Books,
        committed: Committed,
        decided_again: Decide | None = None,
        randomness: Randomness = SYSTEM,
    ) -> None:
        self.books = books
        self._committed = committed
        self._decided_again = decided_again
        self._randomness = randomness
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open_table(
        self, guild: int, channel: int, user: int, name: str, key: str, language: str, interaction: int
    ) -> Table:
        """A new table in a channel with its first player seated. A finished game makes way for it."""
        async with self._entered(channel, interaction) as there:
            if key not in GAMES:
                raise acts.denied("denied-unknown-game", game=key)
            if there is not None and there.phase != "over" and not await self._can_close(there, user):
                raise acts.denied(f"denied-table-{there.phase}")
            game = GAMES[key]
            joined = acts.join(self._fresh(guild, channel, game, game.options(), language), user, name)
            told = phrase("told-new", who=plain_name(joined.table.name(0)))  # whoever has the seat later
            aside = acts.make_way(there, user) if there is not None else None
            return await self._commit(replace(joined, lines=(told,), aside=aside), interaction)

    async def close_table(self, channel: int, user: int, interaction: int) -> Table:
        """Ends a table that has not begun. Raises DeniedError."""

        async def prepare(table: Table) -> Change:
            table.demand_unlocked()
            if not await self._can_close(table, user):
                raise acts.denied("denied-close" if table.phase == "gathering" else "denied-close-begun")
            return replace(acts.make_way(table, user), lines=(phrase("told-closed"),))

        return await self.carry_out(channel, prepare, interaction)

    async def _can_close(self, table: Table, user: int) -> bool:
        """Before it begins: whoever has opened it, and anybody once no person is seated."""
        if table.phase != "gathering" or table.locked:
            return False
        opened = (await self.books.log(table))[0].actor
        return user == opened or not table.people()

    async def rematch(self, channel: int, user: int, name: str, interaction: int) -> Table:
        """The finished game once more, with its options: a new table at which the asker has the first seat."""
        async with self._entered(channel, interaction) as found:
            there = _found(found)
            if there.phase != "over":
                raise acts.denied(f"denied-table-{there.phase}")
            newest = GAMES[there.game.key]
            game = there.game if there.game.version == newest.version else newest  # on its own board, if it had one
            fresh = self._fresh(there.guild, channel, game, there.options, there.language)
            kept = replace(fresh, house=there.house)
            joined = acts.join(kept, user, name)
            others = tuple(holder.user for holder in there.seats if holder.user not in (None, user))
            asked = tuple(f"<@{other}>" for other in others)
            told = phrase("told-rematch", who=plain_name(joined.table.name(0)), others=asked, count=len(asked))
            change = replace(joined, lines=(told,), concerned=others, aside=acts.make_way(there, user))
            return await self._commit(change, interaction)

    async def perform(
        self, channel: int, act: Act, interaction: int | None, expected: int | None = None, panel: str = ""
    ) -> Table:
        """Carries out an act on the game of a channel and returns the table after it.

        Raises DeniedError and RefusedError with nothing changed, StaleError if something
        visible has changed since the `expected` revision, RepeatedError if the interaction was carried out before.
        """
        async with self._entered(channel, interaction) as found:
            table = _found(found)
            table.demand_unlocked()
            if expected is not None and table.visible_revision != expected:
                raise StaleError
            return await self._commit(await self._decided(act(table)), interaction, panel)

    async def carry_out(self, channel: int, prepare: Prepare, interaction: int | None) -> Table:
        """As `perform`, for acts that must read more than the table. Whether it is locked is for them to say."""

        async def there(table: Table | None) -> Change:
            return await prepare(_found(table))

        return await self.carry_out_anywhere(channel, there, interaction)

    async def carry_out_anywhere(self, channel: int, prepare: PrepareAnywhere, interaction: int | None) -> Table:
        """The same for a channel that need not have a game."""
        async with self._entered(channel, interaction) as found:
            return await self._commit(await self._decided(await prepare(found)), interaction)

    async def out_of_time(self, table_id: int, reminder: Reminder) -> None:
        """A robot plays for the seat whose turn has run out, or takes it, as the table has chosen; once."""
        table = await self.books.table(table_id)
        if table is None:
            return
        async with self._lock(table.channel):
            table = await self.books.table(table_id)
            if table is None or not await self.books.clocks.holds(table_id, reminder):
                return
            change = await self._decided(await asyncio.to_thread(timing.out_of_time, table, reminder.seat))
            await self._commit(replace(await self._answered(change), reminded=reminder), None)

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
        async with self._entered(channel, interaction) as found:
            table = _found(found)
            table.demand_unlocked()
            if expected is not None and table.visible_revision != expected:
                raise StaleError
            seat = table.seat_of(user)
            if seat is None:
                raise acts.denied("denied-not-seated")
            own = turns.play(table, user, seat, moves, turns.seen if panel else turns.warned)
            if not own.entries:
                return Played(table, own)  # the first of them is to be seen before it is played
            whole = await self._answered(own)
            return Played(await self._commit(whole, interaction, panel), own)

    async def _decided(self, change: Change) -> Change:
        """The change with what follows from it where a seat has changed hands."""
        reseated = any(entry.act in (*SEATING, "retire") for entry in change.entries)
        return await self._decided_again(change) if reseated and self._decided_again is not None else change

    async def _answered(self, change: Change) -> Change:
        """The change with what robots and standing orders make of it: one message for all."""
        if not change.table.game.orders and not change.table.robots_to_act():
            return change
        try:
            orders = await self.books.orders(change.table.id) if change.table.game.orders else {}
            answer = await asyncio.to_thread(turns.played_for, change.table, orders)
        except Exception:  # the player's move still counts; the robots are woken, and say if they are stuck
            log.exception("a robot of game %s could not answer at once", change.table.id)
            return change
        if answer is None:
            return change
        entries, lines = (*change.entries, *answer.entries), (*change.lines, *answer.lines)
        return replace(change, table=answer.table, entries=entries, lines=lines)

    async def play_for(self, table_id: int) -> bool:
        """Lets robots and standing orders play; False if there is nothing for them to do."""
        table = await self.books.table(table_id)
        if table is None:
            return False
        async with self._lock(table.channel):
            table = await self.books.table(table_id)
            if table is None or table.archived or table.locked:
                return False
            orders = await self.books.orders(table_id)
            change = await asyncio.to_thread(turns.played_for, table, orders)
            if change is None:
                return False
            await self._commit(change, None)
            return True

    async def tell(self, table_id: int, line: Phrase) -> None:
        """Tells the channel of a game something that changes nothing."""
        table = await self.books.table(table_id)
        if table is not None:
            told = Change(table, (), (line,), waiting=table.to_act())  # nobody is called for it
            await self.books.write_post(table, post_of(told, table.revision))
            self._committed(table)

    async def live(self, channel: int) -> Table:
        """The channel's game. Raises DeniedError where there is none."""
        return _found(await self.books.live_table(channel))

    async def archived(self, channel: int, table_id: int | None = None) -> Table:
        """The game a restore would bring back: the one named, else the one put away last. Raises DeniedError."""
        table = await (self.books.archived_table(channel) if table_id is None else self.books.table(table_id))
        if table is None or not table.archived or table.channel != channel:
            raise acts.denied("denied-nothing-to-restore")
        return table

    @asynccontextmanager
    async def _entered(self, channel: int, interaction: int | None) -> AsyncIterator[Table | None]:
        """The channel to oneself, with its game if it has one.

        Raises RepeatedError for an interaction that was carried out before. Where the table is cached, the commit
        finds that out; and whoever is turned away is looked up, for repeating oneself is not being wrong.
        """
        async with self._lock(channel):
            table = self.books.cached(channel)
            if table is None:
                repeated, table = await self.books.arrival(channel, interaction)
                if repeated:
                    raise RepeatedError
            try:
                yield table
            except (DeniedError, RefusedError, StaleError):
                if interaction is not None and await self.books.handled(interaction):
                    raise RepeatedError from None
                raise

    async def _commit(self, change: Change, interaction: int | None, panel: str = "") -> Table:
        before = await self._shown_last(change)
        aside = change.aside.numbered() if change.aside is not None else None
        change = replace(await self._sealed(self._with_words(change).numbered()), aside=aside)
        return await asyncio.shield(self._write(change, post_of(change, before), interaction, panel))

    async def _sealed(self, change: Change) -> Change:
        """At its end a game gets the fingerprint of its record, which nobody can change any more."""
        if change.table.phase != "over" or not any(entry.ends for entry in change.entries):
            return change
        log = [*await self.books.log(change.table), *change.entries]
        fingerprint = full_record(change.table, log).fingerprint()
        return replace(change, lines=(*change.lines, phrase("told-fingerprint", fingerprint=fingerprint)))

    async def _shown_last(self, change: Change) -> int:
        """The revision from which on a picture has something to show: for long turns, when the turn began."""
        table, mover = change.table, change.entries[0].seat if change.entries else None
        if mover is None or not table.game.long_turns:
            return table.revision
        return await self.books.before_turn(table, mover)

    async def _write(self, change: Change, post: Post, interaction: int | None, panel: str) -> Table:
        try:
            table = await self.books.write(change, post, interaction, panel)
        except MovedOnError:
            raise StaleError from None
        except HandledError:
            raise RepeatedError from None
        self._committed(table)
        return table

    def _fresh(self, guild: int, channel: int, game: Game, options: Options, language: str) -> Table:
        """A table nobody sits at yet, with a seed of its own."""
        return Table(
            id=0,
            guild=guild,
            channel=channel,
            game=game,
            options=options,
            language=language,
            phase="gathering",
            seed=self._randomness.secret(),
            revision=0,
        )

    def _with_words(self, change: Change) -> Change:
        """Whoever has sat down without a word gets one that is drawn."""
        table = change.table
        if table.phase != "gathering":
            return change
        seats = tuple(
            holder if holder.word else replace(holder, word=self._randomness.word()) for holder in table.seats
        )
        return replace(change, table=replace(table, seats=seats))

    def _lock(self, channel: int) -> asyncio.Lock:
        lock = self._locks.get(channel)
        if lock is None:
            lock = self._locks[channel] = asyncio.Lock()
        return lock


def _found(table: Table | None) -> Table:
    if table is None:
        raise acts.denied("denied-no-table")
    return table


def post_of(change: Change, since: int) -> Post:
    """The public message of a change: what happened, then whose turn it is."""
    table = change.table
    showing = table.state is not None and not table.archived
    duties = table.duties() if not table.archived else ()
    pictured = any(entry.pictured for entry in change.entries) and not _amid_a_turn(change)
    agreed = any(entry.act in ("agree", *SEATING) for entry in change.entries)  # whoever asked may not be looking
    moving = () if agreed else ("move", "undo", "redo")
    moved = {table.seat_of(entry.actor) for entry in change.entries if entry.act in moving and entry.actor}
    acting = [duty.seat for duty in duties if pictured or duty.seat not in change.waiting]  # nobody twice for one thing
    people = tuple(seat for seat in acting if table.seats[seat].user is not None and seat not in moved)
    untold = not change.lines and all(entry.quiet for entry in change.entries)  # a choice made again, in silence
    mention = tuple(dict.fromkeys((*people, *sorted(change.call), *_seats_concerned(change))))
    question = (change.question or table.revision) if change.buttons else 0
    return Post(
        lines=change.lines,
        seats=table.seats,
        footer=(*_asked(change), *_concerned(change), *(() if untold else _foot(table, duties))),
        mention=mention,
        since=since,
        revision=table.revision,
        visible_revision=table.visible_revision,
        picture=showing and pictured,
        buttons=(*change.buttons, *_buttons(table))[:ROW_BUTTONS],
        question=question,
        status=any(entry.act == "start" for entry in change.entries),
        guest=change.guest,
        concerned=change.concerned,
        edit_as=_edit_as(
            change, pictured or bool(mention or change.buttons) or _halted(change) or _about_people(change)
        ),
    )


def _asked(change: Change) -> tuple[Phrase, ...]:
    """Those whose answer is wanted."""
    who = tuple(Who(seat=seat) for seat in sorted(change.call))
    return (phrase("called", who=who, count=len(who)),) if who else ()


def _seats_concerned(change: Change) -> list[Seat]:
    """Those for whom or against whom a moderator has decided something."""
    decided = ("skip", "extend")
    seats = {entry.seat for entry in change.entries if entry.act in decided and entry.seat is not None}
    return sorted(seat for seat in seats if change.table.seats[seat].user is not None)


def _concerned(change: Change) -> tuple[Phrase, ...]:
    """Who is called since it is about them, seated or not any more."""
    if change.table.phase == "gathering":  # its lines name them
        return ()
    seated: list[Who | str] = [Who(seat=seat) for seat in _seats_concerned(change)]
    who = (*seated, *(f"<@{user}>" for user in change.concerned))
    return (phrase("concerned", who=who),) if who else ()


def _about_people(change: Change) -> bool:
    """Whether a moderator has decided something, or a seat has changed hands: a post of its own."""
    return any(entry.act in (*MODERATED, *SEATING) for entry in change.entries) or any(
        "reason" in line.params for line in change.lines
    )


def _amid_a_turn(change: Change) -> bool:
    """Whether a long turn goes on after it."""
    events = [event for entry in change.entries for event in entry.events]
    moves = all(entry.act == "move" for entry in change.entries)
    return change.table.game.long_turns and moves and not any(event.ends_turn for event in events)


def _halted(change: Change) -> bool:
    """Whether something happened that nobody should overlook."""
    return any(event.halts for entry in change.entries for event in entry.events)


def _edit_as(change: Change, seen: bool) -> Literal["", "lobby", "news"]:
    """What can be told by editing the message before it: a lobby, and news that shows nothing and calls nobody."""
    if change.table.archived or change.table.phase == "over":
        return ""
    if change.table.phase == "gathering":
        return "lobby"
    return "news" if change.entries and not seen else ""


_RANGES = ("lobby-seats", "lobby-seats-exactly")


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
            *((phrase("lobby-clock", pace=timing.worded(table.house.pace)),) if table.house.pace is not None else ()),
            phrase(_RANGES[least == most], seats=seats, count=len(seated), least=least, most=most),
            _committed(table),
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


def _committed(table: Table) -> Phrase:
    words = words_of(table)
    return phrase("lobby-commitment", commitment=commitment(table.seed), words=words, count=len(words))


def _named(table: Table, what: str) -> Phrase:
    return phrase(f"{table.game.command}-{what}")


def _options(table: Table) -> tuple[Phrase, ...]:
    """What the table has chosen otherwise than usual: a game may have more options than a lobby can bear."""
    usual = acts.usual_options(table)
    changed = tuple(
        phrase("lobby-option", name=acts.option_name(table, name), value=acts.option_value(table, name, value))
        for name, value in acts.options_of(table).items()
        if value != usual[name]
    )
    return (phrase("lobby-options", options=changed, count=len(changed)),)


def _buttons(table: Table) -> tuple[Button, ...]:
    if table.archived:
        return ()
    if table.phase == "gathering":
        return ("join", "robot", "leave", "start", "howto")
    if table.phase == "over":
        return ("board", "rematch")
    return buttons_in_play(table.game)


def buttons_in_play(game: Game) -> tuple[Button, ...]:
    return ("play", "hand", "board", "rules") if game.hands else ("play", "board", "rules")
