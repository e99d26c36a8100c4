"""Asking the people at a table and carrying out what they agree on: undo, redo, the clock, a seat that is offered.

What nobody else need agree to is done at once. Open questions are decided again when a seat changes hands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.refereeing.door import Door, StaleError
from bot.refereeing.open_questions import OpenQuestions
from bot.refereeing.taking_back import Past
from bot.tables import questions, seats, timing, undo
from bot.tables.acts import denied
from bot.tables.clocks import Pace
from bot.tables.questions import PATIENCE, Question, Topic
from bot.tables.table import Change, Table
from rules.core.contract import Seat

Asking = Callable[[Table, Past], Awaitable[Change]]


class Votes:
    def __init__(self, door: Door, open_questions: OpenQuestions) -> None:
        self._door = door
        self._open = open_questions
        self._taking_back = open_questions.taking_back
        self._now = open_questions.now

    async def undo(self, channel: int, user: int, interaction: int, to: int | None = None) -> Table:
        """Takes back the player's last change, or all since a revision. Raises DeniedError."""
        return await self._move(channel, user, interaction, "undo", to)

    async def undo_change(self, channel: int, user: int, interaction: int, table_id: int, revision: int) -> Table:
        """Takes back the player's change of a revision, if it is still the last one. Raises DeniedError."""

        async def asking(table: Table, past: Past) -> Change:
            if table.id != table_id:
                raise StaleError
            seat = _seat_in_play(table, user)
            target = str(self._taking_back.before(past, revision, seat))
            return await self._asked(table, past, user, self._question(table, "undo", target, seat))

        return await self._ask(channel, interaction, asking)

    async def redo(self, channel: int, user: int, interaction: int) -> Table:
        """Plays again what was taken back last. Raises DeniedError."""
        return await self._move(channel, user, interaction, "redo", None)

    async def clock(self, channel: int, user: int, interaction: int, topic: Topic, pace: Pace | None = None) -> Table:
        """Pauses or resumes the clocks, or sets another; before the game begins any player may. Raises DeniedError."""

        async def asking(table: Table, past: Past) -> Change:
            seat = _seat_of(table, user)
            if table.phase == "gathering" and topic == "clock":
                return timing.set_pace(table, user, pace)
            question = self._question(table, topic, timing.written(pace), seat)
            return await self._asked(table, past, user, question)

        return await self._ask(channel, interaction, asking)

    async def offer(self, channel: int, user: int, interaction: int, to: int, name: str) -> Table:
        """Offers the player's seat to somebody. Raises DeniedError."""

        async def asking(table: Table, past: Past) -> Change:
            return await self._asked(table, past, user, seats.offer(table, user, to, name))

        return await self._ask(channel, interaction, asking)

    async def answer(
        self, channel: int, user: int, name: str, interaction: int, table_id: int, about: int, *, agrees: bool
    ) -> Table:
        """Somebody who is asked agrees or refuses; the asker may withdraw. Raises DeniedError."""

        async def asking(table: Table, past: Past) -> Change:
            if table.id != table_id or table.phase == "gathering":
                raise denied("denied-appeal-closed")
            if table.phase == "over":
                raise denied("denied-over")
            question = questions.open_question(past.log, about, self._now())
            proposal = await self._open.proposal(table, past, question, name)
            return questions.answered(table, question, proposal, user, name, agrees=agrees)

        return await self._ask(channel, interaction, asking)

    async def _move(self, channel: int, user: int, interaction: int, topic: Topic, to: int | None) -> Table:
        async def asking(table: Table, past: Past) -> Change:
            seat = _seat_in_play(table, user)
            target = self._taking_back.target(topic, past, seat, to)
            return await self._asked(table, past, user, self._question(table, topic, str(target), seat))

        return await self._ask(channel, interaction, asking)

    async def _ask(self, channel: int, interaction: int, asking: Asking) -> Table:
        async def prepare(table: Table) -> Change:
            table.demand_unlocked()
            return await asking(table, await self._taking_back.past(table))

        return await self._door.carry_out(channel, prepare, interaction)

    def _question(self, table: Table, topic: Topic, detail: str, seat: Seat) -> Question:
        return Question(topic, detail, seat, int(self._now()) + PATIENCE, table.revision + 1)

    async def _asked(self, table: Table, past: Past, user: int, question: Question) -> Change:
        """Whoever asks what is being asked already agrees to it."""
        for there in questions.standing(past.log):
            same = (there.topic, there.detail) == (question.topic, question.detail) and not there.late(self._now())
            if same and there.topic != "seat" and there.seat != question.seat:
                proposal = await self._open.proposal(table, past, there)
                if user in proposal.voters - there.agreed:
                    return questions.answered(table, there, proposal, user, "", agrees=True)
        match question.group:
            case "moves":
                course = await self._taking_back.course(table, past, question)
                return questions.asked(table, user, question, course.proposal(table), course.asked_for(table, question))
            case "clock":
                lines = (timing.asked_for(question),)
            case "seat":
                lines = (seats.asked_for(question),)
        return questions.asked(table, user, question, await self._open.proposal(table, past, question), lines)


def _seat_of(table: Table, user: int) -> Seat:
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    return seat


def _seat_in_play(table: Table, user: int) -> Seat:
    """Whose moves can be taken back. Raises DeniedError."""
    seat = _seat_of(table, user)
    undo.demand_running(table)
    return seat
