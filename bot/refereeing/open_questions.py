"""The questions that wait for answers at a table: what each comes to as the table stands, decided again when a seat
changes hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.refereeing.taking_back import Past, TakingBack
from bot.tables import questions, seats, timing
from bot.tables.questions import Proposal, Question
from bot.tables.table import Change, DeniedError, Table


class OpenQuestions:
    def __init__(self, taking_back: TakingBack, now: Callable[[], float]) -> None:
        self.taking_back = taking_back
        self.now = now

    async def decided_again(self, change: Change) -> Change:
        """A change of seats with what follows from it: open questions pass if enough of those who are still asked have
        agreed, and whoever has come to a seat that is asked is called."""
        if change.table.phase != "playing" or change.table.locked:
            return change
        for group in ("clock", "moves"):
            after = change.numbered()
            past = await self.taking_back.past(change.table, after.entries)
            question = next((each for each in questions.standing(past.log) if each.group == group), None)
            if question is None or question.late(self.now()):
                continue
            try:
                proposal = await self.proposal(after.table, past, question)
            except DeniedError:
                continue
            if group == "clock" and not proposal.voters:
                continue  # who has left has not agreed: whoever is alone asks again
            if questions.decided(after.table, question, proposal):
                change = _followed_by(change, proposal.done)
            else:
                change = questions.calling(change, question, proposal)
        return change

    async def proposal(self, table: Table, past: Past, question: Question, name: str = "") -> Proposal:
        """Who is asked and what follows, as the table stands. Raises DeniedError."""
        match question.group:
            case "moves":
                return (await self.taking_back.course(table, past, question)).proposal(table)
            case "clock":
                return timing.proposal(table, questions.people(table, past.log), question)
        return seats.proposal(table, question, name)


def _followed_by(change: Change, done: Change) -> Change:
    """A change of seats and what it decides, as one."""
    table = replace(done.table, revision=change.table.revision, visible_revision=change.table.visible_revision)
    return replace(change, table=table, entries=(*change.entries, *done.entries), lines=(*change.lines, *done.lines))
