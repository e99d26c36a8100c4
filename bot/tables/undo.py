"""Taking back and playing again: what goes, what stays, and who must agree. Pure functions over the log.

A whole submitted change is taken back, with what robots answered to it; quiet answers of others survive where they are
still legal. Nothing leaves the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.acts import denied
from bot.tables.history import Span, Submitted
from bot.tables.table import Change, Entry, Position, Table
from bot.tables.turns import in_words, play
from rules.core.contract import RefusedError, Seat
from rules.core.phrase import Phrase, phrase

MOST_LISTED = 15  # moves that a question names one by one


@dataclass(frozen=True)
class Undo:
    """Going back to a revision: the steps that are taken back, those that survive, and whose consent it takes."""

    target: Position
    taken: tuple[Entry, ...]
    kept: tuple[Entry, ...]  # played again, with the positions they lead to
    table: Table  # as it would be
    secret: bool  # somebody saw what cannot be unseen: for moderators only
    voters: frozenset[Seat]  # persons; nobody: it is free

    def change(self, act: str, actor: int | None, text: str, told: tuple[Phrase, ...]) -> Change:
        """Makes the earlier position hold again. What was undone stays in the log."""
        position = self.target
        entry = Entry(act, text, actor=actor, back_to=position.revision, state=position.state, drawn=position.drawn)
        return Change(self.table, (entry, *self.kept), told)


def demand_running(table: Table) -> None:
    """Only a game in play goes back: the secret of one that is over is public, and with it all that it would draw.

    Raises DeniedError.
    """
    if table.phase == "over":
        raise denied("denied-undo-over")
    if table.phase == "gathering":
        raise denied("denied-nothing-to-undo")


def points(done: Sequence[Submitted], seat: Seat | None) -> list[int]:
    """Which changes, by their number, a seat can ask to be taken back; a quiet one only by its own player."""
    numbers = range(1, len(done))
    return [number for number in numbers if not done[number].quiet or seat in (None, done[number].seat)]


def last_own(done: Sequence[Submitted], seat: Seat) -> int:
    """The number of a seat's last change. Raises DeniedError where there is none."""
    own = [number for number in points(done, seat) if done[number].seat == seat and done[number].by_person]
    if not own:
        raise denied("denied-nothing-to-undo")
    return own[-1]


def weigh(
    table: Table, target: Position, later: Sequence[Submitted], seat: Seat | None, people: frozenset[Seat]
) -> Undo:
    """What taking back these changes would mean if the seat asks for it; None: a moderator does, and nothing stays.

    `people` are those who can be asked.
    """
    there = replace(table, state=target.state, drawn=target.drawn, phase="playing")
    kept: list[Entry] = []
    gone: list[Submitted] = []
    for each in later:
        again = _again(there, each) if seat is not None and each.quiet and each.seat != seat else None
        if again is None:
            gone.append(each)
        else:
            there, kept = again.table, [*kept, *again.entries]
    taken = tuple(step for each in gone for step in each.steps)
    acted = {each.seat for each in gone if each.by_person and each.seat is not None}
    voters = people if any(not step.reversible for step in taken) else frozenset(acted & people)
    secret = any(event.secret for step in taken for event in step.events)
    return Undo(target, taken, tuple(kept), there, secret, voters - {seat})


def redone(log: Sequence[Entry], spans: Sequence[Span]) -> int:
    """The revision that playing again leads to: what held before the last taking back, if nothing was played since.

    Raises DeniedError.
    """
    at = len(log)
    while at:
        entry = log[at - 1]
        if not entry.step and entry.back_to is None:  # beside the game itself
            at -= 1
        elif entry.act == "undo":
            return entry.revision - 1
        elif entry.act == "redo" and entry.back_to is not None:
            at = entry.back_to  # as it was then: perhaps after another taking back
        elif entry.act == "move" and (undone := _undone_with(log, entry, spans)) is not None:
            at = undone
        else:
            break
    raise denied("denied-nothing-to-redo")


def worded(table: Table, steps: Sequence[Entry]) -> tuple[Phrase, ...]:
    """Steps as everybody may hear of them."""
    return tuple(in_words(table, step) for step in steps if step.seat is not None)


def listed(moves: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """As many as a message has room for, and how many more there are."""
    more = len(moves) - MOST_LISTED
    return moves if more <= 0 else (*moves[:MOST_LISTED], phrase("moves-more", count=more))


def told_one_by_one(table: Table, steps: Sequence[Entry]) -> tuple[Phrase, ...]:
    """A line for each of them."""
    return tuple(phrase("told-appeal-move", move=move) for move in listed(worded(table, steps)))


def _again(table: Table, answer: Submitted) -> Change | None:
    """Quiet answers given again; None where one of them is not legal any more, or would not be quiet."""
    change = Change(table, ())
    for step in answer.steps:
        assert step.seat is not None
        try:
            then = play(change.table, step.actor, step.seat, [table.game.parse(step.text)])
        except RefusedError:
            return None
        if not all(entry.quiet and entry.reversible for entry in then.entries):
            return None
        change = Change(then.table, (*change.entries, *then.entries))
    return change


def _undone_with(log: Sequence[Entry], kept: Entry, spans: Sequence[Span]) -> int | None:
    """Where the log is at the undo that a move survived, if it did."""
    before = next((before for before, after in spans if before < kept.revision <= after), kept.revision)
    with_it = log[before : kept.revision]
    return next((entry.revision for entry in with_it if entry.act == "undo"), None)
