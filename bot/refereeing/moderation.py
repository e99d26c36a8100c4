"""What moderators do to a table, confirmed and with a reason. It is logged, and told where the server wishes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.refereeing.door import Door, StaleError
from bot.refereeing.taking_back import Past, TakingBack
from bot.store.servers import Servers
from bot.tables import acts, timing, turns, undo
from bot.tables.acts import because, denied
from bot.tables.history import counted
from bot.tables.seats import give_to
from bot.tables.table import Change, Entry, Intent, Position, Table, plain_name
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who

LOGGED = ("reset", "restore", "rewind", "moderator undo", "skip", "replace", "end", "lock", "unlock", "extend")
SHARED = ("pause", "resume")  # which players agree on, too: a moderator gives a reason


@dataclass(frozen=True)
class Point:
    """An earlier moment of a running game: the revision it stood at, and what was played last."""

    revision: int
    last: Entry


class Moderation:
    """`wake_outbox` is called with a channel of the moderators' own that something was written for."""

    def __init__(
        self, door: Door, taking_back: TakingBack, servers: Servers, wake_outbox: Callable[[int], None]
    ) -> None:
        self._door = door
        self._books = door.books
        self._taking_back = taking_back
        self._servers = servers
        self._wake_outbox = wake_outbox

    async def carry_out(self, intent: Intent, interaction: int, by: str) -> Table:
        """The confirmed act of a moderator of this name. Raises StaleError unless the game stands as it was asked."""

        async def prepare(there: Table | None) -> Change:
            bringing_back = intent.act == "restore"
            table = await self._door.archived(intent.channel, intent.table_id) if bringing_back else there
            if table is None:
                raise denied("denied-no-table")
            if table.id != intent.table_id or await self._moved_on(table, intent.revision):
                raise StaleError
            change = await self.change(table, intent, by)
            if bringing_back:
                change = _making_way(change, intent, there)
            elsewhere = (await self._servers.of(table.guild)).channel
            return replace(change, copy_to=elsewhere if elsewhere != table.channel else None)

        table = await self._door.carry_out_anywhere(intent.channel, prepare, interaction)
        elsewhere = (await self._servers.of(table.guild)).channel
        if elsewhere is not None:
            self._wake_outbox(elsewhere)
        return table

    async def change(self, table: Table, intent: Intent, by: str) -> Change:
        """What the act would bring about. Raises DeniedError."""
        user, reason = intent.user, intent.reason
        match intent.act:
            case "undo":
                return await self._undone(table, intent, by)
            case "rewind":
                return await self._rewound(table, intent, by)
            case "skip":
                return _skipped(table, _seat(table, intent), user, by, reason)
            case "replace":
                return _replaced(table, intent, by)
            case "lock" | "unlock":
                return _locked(table, intent.act, user, by, reason)
            case "pause":
                return timing.pause(table, user, because("told-moderator-pause", by, reason), reason)
            case "resume":
                return timing.resume(table, user, because("told-moderator-resume", by, reason), reason)
            case "extend":
                return _extended(table, intent, by)
            case "end":
                return acts.end(table, user, by, reason)
            case "reset":
                return acts.reset(table, user, by, reason)
        return acts.restore(table, user, by, reason)

    async def taken_back(self, table: Table, to: int | None) -> undo.Undo:
        """What an undo would take back: the last change of a person, or all since a revision. Raises DeniedError."""
        undo.demand_running(table)
        past = await self._taking_back.past(table)
        found = [number for number in undo.points(past.done, None) if _chosen(past, number, to)]
        if not found:
            raise denied("denied-nothing-to-undo")
        return await self._taking_back.weighed(table, past, found[-1], None)

    async def points(self, table: Table) -> list[Point]:
        """Every earlier moment of a game in play, the latest first: also what was taken back."""
        past = await self._taking_back.past(table)
        ends = {after for _, after in past.spans} - {past.done[-1].last}  # where it stands now
        return [Point(entry.revision, entry) for entry in reversed(past.log) if entry.step and entry.revision in ends]

    async def weighed(self, table: Table, revision: int) -> tuple[list[Entry], list[Entry]]:
        """Going back to a moment: the steps that would no longer count, and those that would count again."""
        log = await self._books.log(table)
        now, then = counted(log, table.revision), counted(log, revision)
        kept = {step.revision for step in now} & {step.revision for step in then}
        return [step for step in now if step.revision not in kept], [step for step in then if step.revision not in kept]

    async def _undone(self, table: Table, intent: Intent, by: str) -> Change:
        found = await self.taken_back(table, intent.target)
        told = because("told-moderator-undo", by, intent.reason, count=len(undo.worded(table, found.taken)))
        lines = (told, *undo.told_one_by_one(table, found.taken))
        return found.change("moderator undo", intent.user, intent.reason, lines)

    async def _rewound(self, table: Table, intent: Intent, by: str) -> Change:
        """Makes any earlier moment hold again."""
        undo.demand_running(table)
        log = await self._books.log(table)
        position = await self._books.position(table, intent.target or 0)
        if position is None or not counted(log, position.revision):
            raise denied("denied-unknown-archive")
        moves = len(counted(log, position.revision)) - 1
        told = because("told-rewind", by, intent.reason, moves=moves)
        return _back_at(table, position, Entry("rewind", intent.reason, actor=intent.user), told)

    async def _moved_on(self, table: Table, revision: int) -> bool:
        """Whether anything but the language has changed since a revision."""
        since = [entry.act for entry in await self._books.log(table) if entry.revision > revision]
        return any(act != "language" for act in since)


def _chosen(past: Past, number: int, to: int | None) -> bool:
    """Whether a change is the one to begin with: the first after a revision, or any of a person."""
    return past.done[number].by_person if to is None else past.done[number - 1].last == to


def _back_at(table: Table, position: Position, entry: Entry, told: Phrase) -> Change:
    there = replace(table, state=position.state, drawn=position.drawn, phase="playing")
    back = replace(entry, back_to=position.revision, state=position.state, drawn=position.drawn)
    return Change(there, (back,), (told,))


def _seat(table: Table, intent: Intent) -> Seat:
    if intent.seat is None or intent.seat >= len(table.seats):
        raise denied("denied-unknown-seat")
    return intent.seat


def how_skipped(table: Table, seat: Seat) -> str:
    """Whether the rest of the turn stays empty, or a robot plays it."""
    return "robot" if turns.skip(table, seat) is None else "empty"


def _skipped(table: Table, seat: Seat, user: int, by: str, reason: str) -> Change:
    """The rest of the turn is left empty where the game says so; elsewhere a robot decides for the seat this once."""
    if seat not in table.to_act():
        raise denied("denied-not-waiting", name=plain_name(table.name(seat)))
    change = turns.skip(table, seat) or turns.stand_in(table, seat)
    told = because("told-skip", by, reason, who=Who(seat=seat), how=how_skipped(table, seat))
    entries = (Entry("skip", reason, seat=seat, actor=user), *change.entries)
    return replace(change, entries=entries, lines=(told, *change.lines))


def _extended(table: Table, intent: Intent, by: str) -> Change:
    seat, seconds = _seat(table, intent), intent.target or 0
    told = because("told-extend", by, intent.reason, who=Who(seat=seat), span=timing.span(seconds))
    return timing.extend(table, intent.user, seat, seconds, told, intent.reason)


def _replaced(table: Table, intent: Intent, by: str) -> Change:
    change = give_to(table, _seat(table, intent), intent.target, intent.name)
    entries = (Entry("replace", intent.reason, seat=intent.seat, actor=intent.user, quiet=True), *change.entries)
    return replace(change, entries=entries, lines=(*change.lines, because("told-moderator", by, intent.reason)))


def _locked(table: Table, act: str, user: int, by: str, reason: str) -> Change:
    locked = act == "lock"
    if table.locked == locked:
        raise denied("denied-locked" if locked else "denied-not-locked")
    entry = Entry(act, reason, actor=user, quiet=True)
    return Change(replace(table, locked=locked), (entry,), (because(f"told-{act}", by, reason),), table.to_act())


def _making_way(change: Change, intent: Intent, there: Table | None) -> Change:
    """A restore with the game in its way put away, if it is the one that the moderator was told of."""
    if (there.id if there else 0) != intent.aside:
        raise StaleError
    return replace(change, aside=acts.make_way(there, intent.user)) if there else change


def moderated(log: Sequence[Entry]) -> list[Entry]:
    """What moderators did to a game."""
    return [entry for entry in log if entry.act in LOGGED or (entry.act in SHARED and entry.text)]
