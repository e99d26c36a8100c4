"""Undo and redo: what goes and what comes back, by the log and its positions, and whose consent it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.store.books import Books
from bot.tables import undo
from bot.tables.acts import denied
from bot.tables.history import Submitted, counted, retired, submitted
from bot.tables.questions import Proposal, Question, Takes, Topic
from bot.tables.table import Change, Entry, Position, Table
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase


@dataclass(frozen=True)
class Past:
    """A game's log as it is read for taking back: what was submitted at once, of the steps that count."""

    log: list[Entry]
    spans: list[tuple[int, int]]
    done: list[Submitted]


@dataclass(frozen=True)
class Course:
    """What an undo or a redo comes to: the steps it is about, who must agree, and the change."""

    steps: tuple[Entry, ...]
    voters: frozenset[Seat]
    change: Change

    def asked_for(self, table: Table, question: Question) -> tuple[Phrase, ...]:
        """What the others are asked, move by move."""
        count = len(undo.worded(table, self.steps))
        said = phrase(f"told-appeal-{question.topic}", who=Who(seat=question.seat), count=count)
        return (said, *undo.told_one_by_one(table, self.steps))

    def proposal(self, table: Table) -> Proposal:
        users = (table.seats[seat].user for seat in self.voters)
        takes: Takes = "all" if table.house.undo == "unanimity" else "most"
        return Proposal(frozenset(user for user in users if user is not None), takes, self.change)


class TakingBack:
    def __init__(self, books: Books) -> None:
        self._books = books

    async def past(self, table: Table, more: Sequence[Entry] = ()) -> Past:
        """By the log, and rows that are about to be written."""
        log = [*(entry for entry in await self._books.log(table) if entry.revision <= table.revision), *more]
        known = await self._books.submissions(table)
        return Past(log, known, submitted(counted(log, table.revision), known))

    async def weighed(self, table: Table, past: Past, number: int, seat: Seat | None) -> undo.Undo:
        """Taking back the changes from a number on."""
        target = await self._position(table, past.done[number - 1].last)
        gone = retired([step for each in past.done[:number] for step in each.steps])
        return undo.weigh(table, target, past.done[number:], seat, table.people() - gone)

    def target(self, topic: Topic, past: Past, seat: Seat, to: int | None) -> int:
        """The revision that the seat wants to hold again: one that was chosen, or before its last change."""
        if topic == "redo":
            return undo.redone(past.log, past.spans)
        return past.done[(undo.last_own(past.done, seat) if to is None else _number(past, to, seat)) - 1].last

    def before(self, past: Past, revision: int, seat: Seat) -> int:
        """The revision before a seat's last change, if that is the change of a revision. Raises DeniedError."""
        steps = [(number, step) for number, each in enumerate(past.done) for step in each.steps]
        number = next((number for number, step in steps if step.revision == revision), None)
        if number is None:
            raise denied("denied-undo-stale")
        if past.done[number].seat != seat:
            raise denied("denied-undo-other")
        if number != undo.last_own(past.done, seat):
            raise denied("denied-undo-stale")
        return past.done[number - 1].last

    async def course(self, table: Table, past: Past, question: Question) -> Course:
        """What the question leads to: exactly what was asked. Raises DeniedError."""
        seat, asker = question.seat, table.seats[question.seat].user
        if question.topic == "undo":
            found = await self.weighed(table, past, _number(past, int(question.detail), seat), seat)
            if any(step.revision > question.revision for step in found.taken):  # answered since: it would not stay
                raise denied("denied-appeal-closed")
            if found.secret:
                raise denied("denied-undo-secret")
            return Course(found.taken, found.voters, _undone(table, found, seat, asker))
        target = undo.redone(past.log, past.spans)  # the same as when it was asked, or something was played since
        back = _coming_back(past, target)
        steps = tuple(step for each in back for step in each.steps)
        acted = {each.seat for each in back if each.by_person and not each.quiet and each.seat is not None}
        voters = frozenset(acted & table.people()) - {seat}
        return Course(steps, voters, _redone(table, await self._position(table, target), seat, asker, steps))

    async def _position(self, table: Table, revision: int) -> Position:
        position = await self._books.position(table, revision)
        assert position is not None
        return replace(position, revision=revision)


def _number(past: Past, to: int, seat: Seat) -> int:
    """The change after a revision that was chosen from the list. Raises DeniedError."""
    found = [at for at in undo.points(past.done, seat) if past.done[at - 1].last == to]
    if not found:
        raise denied("denied-undo-point")
    return found[0]


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
