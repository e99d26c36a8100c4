"""Undo and redo as players ask for them: at once where they are free, else by consent of those concerned.

A question and its answers are rows of the log, so that they outlive a restart. A question ends with the first visible
change of the game, with a newer question, or when its time is up; and it is decided again when a seat changes hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.refereeing.door import Door, numbered
from bot.store.consent import spans
from bot.tables import timing, undo
from bot.tables.acts import demand_unlocked, denied
from bot.tables.history import Submitted, counted, retired, submitted
from bot.tables.table import SEATING, Change, DeniedError, Entry, Position, Table
from rules.core.contract import Seat
from rules.core.phrase import Who, phrase

PATIENCE = 48 * 3600  # seconds that a question waits for answers
FINAL = "final"  # the text of the refusal that ended a question: it stays refused, whoever leaves afterwards


@dataclass(frozen=True)
class Past:
    """A game's log as it is read for taking back: what was submitted at once, of the steps that count."""

    log: list[Entry]
    spans: list[tuple[int, int]]
    done: list[Submitted]


@dataclass(frozen=True)
class Asked:
    """A question to the others: undo or redo, and the revision whose position would hold."""

    what: str
    target: int
    until: int
    seat: Seat  # who asks
    revision: int  # where it stands in the log


class Agreements:
    def __init__(self, door: Door, now: Callable[[], float]) -> None:
        self._door = door
        self._books = door.books
        self._now = now

    async def past(self, table: Table, more: Sequence[Entry] = ()) -> Past:
        """By the log, and rows that are about to be written."""
        log = [*(entry for entry in await self._books.log(table) if entry.revision <= table.revision), *more]
        known = await spans(self._books.database, table.id)
        return Past(log, known, submitted(counted(log, table.revision), known))

    async def weighed(self, table: Table, past: Past, number: int, seat: Seat | None) -> undo.Undo:
        """Taking back the changes from a number on."""
        target = await self._position(table, past.done[number - 1].last)
        gone = retired([step for each in past.done[:number] for step in each.steps])
        return undo.weigh(table, target, past.done[number:], seat, table.people() - gone)

    async def take_back(self, channel: int, user: int, interaction: int, to: int | None = None) -> Table:
        """Takes back the player's last change, or all since a revision; asks the others where it takes their consent.

        Raises DeniedError.
        """

        async def prepare(table: Table) -> Change:
            seat = _seat_in_play(table, user)
            past = await self.past(table)
            number = undo.last_own(past.done, seat) if to is None else _number(past, to, seat)
            found = await self.weighed(table, past, number, seat)
            if found.secret:
                raise denied("denied-undo-secret")
            if not found.voters:
                return _undone(table, found, seat, user)
            return self._question(table, seat, user, "undo", found.target.revision, found.voters, found.taken)

        return await self._door.carry_out(channel, prepare, interaction)

    async def play_again(self, channel: int, user: int, interaction: int) -> Table:
        """Plays again what was taken back last. Raises DeniedError."""

        async def prepare(table: Table) -> Change:
            seat = _seat_in_play(table, user)
            past = await self.past(table)
            target = undo.redone(past.log, past.spans)
            back = _coming_back(past, target)
            voters = _voters_again(table, back, seat)
            steps = [step for each in back for step in each.steps]
            if voters:
                return self._question(table, seat, user, "redo", target, voters, steps)
            return _redone(table, await self._position(table, target), seat, user, steps)

        return await self._door.carry_out(channel, prepare, interaction)

    async def answer(self, channel: int, user: int, about: int, agrees: bool, interaction: int) -> Table:
        """One of those asked agrees or refuses; the asker may withdraw. Raises DeniedError."""

        async def prepare(table: Table) -> Change:
            seat = _seat_in_play(table, user)
            past = await self.past(table)
            asked = self._open(past.log, about)
            if seat == asked.seat:
                if agrees:
                    raise denied("denied-appeal-own")
                said = phrase("told-withdrawn", who=Who(seat=seat))
                return Change(table, (_vote("refuse", seat, user),), (said,), table.to_act())
            return await self._answered(table, past, asked, _vote("agree" if agrees else "refuse", seat, user))

        return await self._door.carry_out(channel, prepare, interaction)

    async def decided_again(self, change: Change) -> Change:
        """A change of seats with what follows from it: open questions pass if all who are still asked have agreed, and
        whoever has come to a seat that is asked is called."""
        after = numbered(change)
        if change.table.phase != "playing" or change.table.locked:
            return change
        past = await self.past(change.table, after.entries)
        question = timing.open_question(past.log, int(self._now()))
        settled = timing.settled(after.table, timing.present(after.table, past.log), question) if question else None
        if settled is not None:
            change = _followed_by(change, settled)
            after = numbered(change)
            past = await self.past(change.table, after.entries)
        try:
            asked = self._open(past.log, max((row.revision for row in past.log if row.act == "appeal"), default=0))
            voters, done = await self._wished(after.table, past, asked)
        except DeniedError:
            return change
        agreeing, refusing = _sides(_votes(past.log, asked))
        if undo.granted(after.table, voters, agreeing, refusing):
            return _followed_by(change, done)
        left = voters - agreeing - refusing
        called = left & {entry.seat for entry in change.entries if entry.act in SEATING}
        if not called:
            return change
        line = phrase("told-appeal-left", who=tuple(Who(seat=seat) for seat in sorted(left)))
        return replace(
            change,
            lines=(*change.lines, line),
            buttons=(*change.buttons, "agree", "refuse"),
            about=asked.revision,
            call=change.call | called,
        )

    async def _answered(self, table: Table, past: Past, asked: Asked, vote: Entry) -> Change:
        """The vote, and what it decides."""
        assert vote.seat is not None
        votes = _votes(past.log, asked)
        voters, done = await self._wished(table, past, asked)
        if vote.seat not in voters:
            raise denied("denied-not-asked")
        if undo.granted(table, voters, *_sides(votes)) is False:
            raise denied("denied-appeal-closed")
        if [entry.act for entry in votes if entry.seat == vote.seat][-1:] == [vote.act]:
            raise denied("denied-answered")
        agreeing, refusing = _sides([*votes, vote])
        said = phrase(f"told-{vote.act}", who=Who(seat=vote.seat))
        match undo.granted(table, voters, agreeing, refusing):
            case True:
                return replace(done, entries=(vote, *done.entries), lines=(said, *done.lines))
            case False:
                refused = replace(vote, text=FINAL)
                return Change(table, (refused,), (said, phrase("told-appeal-refused")), table.to_act())
        left = tuple(Who(seat=seat) for seat in sorted(voters - agreeing - refusing))
        lines = (said, phrase("told-appeal-left", who=left))
        return Change(table, (vote,), lines, table.to_act(), buttons=("agree", "refuse"), about=asked.revision)

    async def _wished(self, table: Table, past: Past, asked: Asked) -> tuple[frozenset[Seat], Change]:
        """Whose consent a question takes, and what it leads to: exactly what was asked. Raises DeniedError."""
        asker = table.seats[asked.seat].user
        if asked.what == "undo":
            found = await self.weighed(table, past, _number(past, asked.target, asked.seat), asked.seat)
            if any(step.revision > asked.revision for step in found.taken):  # answered since, and it would not stay
                raise denied("denied-appeal-closed")
            return found.voters, _undone(table, found, asked.seat, asker)
        target = undo.redone(past.log, past.spans)  # the same as when it was asked, or something was played since
        back = _coming_back(past, target)
        steps = [step for each in back for step in each.steps]
        position = await self._position(table, target)
        return _voters_again(table, back, asked.seat), _redone(table, position, asked.seat, asker, steps)

    def _question(
        self,
        table: Table,
        seat: Seat,
        user: int,
        what: str,
        target: int,
        voters: frozenset[Seat],
        steps: Sequence[Entry],
    ) -> Change:
        until = int(self._now()) + PATIENCE
        needed = undo.votes_needed(table, voters)
        asked = tuple(Who(seat=voter) for voter in sorted(voters))
        lines = (
            phrase(f"told-appeal-{what}", who=Who(seat=seat), count=len(undo.worded(table, steps))),
            *undo.told_one_by_one(table, steps),
            phrase(f"told-appeal-{table.agreement}", who=asked, count=needed, until=f"<t:{until}:R>"),
        )
        entry = Entry("appeal", f"{what} {target} {until}", seat=seat, actor=user, quiet=True)
        return Change(table, (entry,), lines, table.to_act(), buttons=("agree", "refuse"), call=voters)

    def _open(self, log: Sequence[Entry], revision: int) -> Asked:
        """The question of a revision, if it still stands. Raises DeniedError."""
        entry = log[revision - 1] if 0 < revision <= len(log) else None
        if entry is None or entry.act != "appeal" or entry.seat is None:
            raise denied("denied-appeal-closed")
        what, target, until = entry.text.split()
        asked = Asked(what, int(target), int(until), entry.seat, revision)
        since = log[revision:]
        moved_on = any(not later.quiet or later.act == "appeal" for later in since)
        ended = any(later.act == "refuse" and (later.text == FINAL or later.seat == entry.seat) for later in since)
        if moved_on or ended:
            raise denied("denied-appeal-closed")
        if self._now() > asked.until:
            raise denied("denied-appeal-late")
        return asked

    async def _position(self, table: Table, revision: int) -> Position:
        position = await self._books.position(table, revision)
        assert position is not None
        return replace(position, revision=revision)


def _seat_in_play(table: Table, user: int) -> Seat:
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    demand_unlocked(table)
    if table.phase == "over":  # its secret is public
        raise denied("denied-over")
    if table.phase == "gathering":
        raise denied("denied-nothing-to-undo")
    return seat


def _number(past: Past, to: int, seat: Seat) -> int:
    """The change after a revision that was chosen from the list. Raises DeniedError."""
    found = [at for at in undo.points(past.done, seat) if past.done[at - 1].last == to]
    if not found:
        raise denied("denied-undo-point")
    return found[0]


def _vote(act: str, seat: Seat, user: int) -> Entry:
    return Entry(act, seat=seat, actor=user, quiet=True)


def _votes(log: Sequence[Entry], asked: Asked) -> list[Entry]:
    return [entry for entry in log if entry.revision > asked.revision and entry.act in ("agree", "refuse")]


def _followed_by(change: Change, done: Change) -> Change:
    """A change of seats and what it decides, as one."""
    table = replace(done.table, revision=change.table.revision, settled=change.table.settled)
    return replace(change, table=table, entries=(*change.entries, *done.entries), lines=(*change.lines, *done.lines))


def _sides(votes: Sequence[Entry]) -> tuple[frozenset[Seat], frozenset[Seat]]:
    """Who agrees and who refuses, by their last word."""
    by = {entry.seat: entry.act for entry in votes if entry.seat is not None}
    agreeing = frozenset(seat for seat, said in by.items() if said == "agree")
    return agreeing, frozenset(by) - agreeing


def _undone(table: Table, found: undo.Undo, seat: Seat, user: int | None) -> Change:
    told = phrase("told-undo", who=Who(seat=seat), count=len(undo.worded(table, found.taken)))
    texts = "; ".join(table.readable(step.text, step.seat, None) for step in found.taken if step.text)
    return found.change("undo", user, texts, (told, *undo.told_one_by_one(table, found.taken)))


def _redone(table: Table, position: Position, seat: Seat, user: int | None, steps: Sequence[Entry]) -> Change:
    told = phrase("told-redo", who=Who(seat=seat), count=len(undo.worded(table, steps)))
    entry = Entry("redo", actor=user, back_to=position.revision, state=position.state, drawn=position.drawn)
    return Change(
        replace(table, state=position.state, drawn=position.drawn),
        (entry,),
        (told, *undo.told_one_by_one(table, steps)),
    )


def _coming_back(past: Past, target: int) -> list[Submitted]:
    """The changes that would count again."""
    here = {step.revision for each in past.done for step in each.steps}
    again = submitted(counted(past.log, target), past.spans)
    return [each for each in again if each.steps[0].revision not in here]


def _voters_again(table: Table, back: Sequence[Submitted], seat: Seat) -> frozenset[Seat]:
    acted = {each.seat for each in back if each.by_person and not each.quiet and each.seat is not None}
    return frozenset(acted & table.people()) - {seat}
