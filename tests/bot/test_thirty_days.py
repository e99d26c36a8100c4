"""A table of three people and a robot over thirty days, with a restart every hour, absences, and all that a table does.

A model that counts minutes by itself says which reminders must come; the log replayed says how the game must stand.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.refereeing.records import check_record, full_record
from bot.store.players import Player
from bot.tables.clocks import DAY, HOUR, MINUTE, Pace, QuietHours
from bot.tables.history import counted
from bot.tables.table import DeniedError, Entry, Table
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, MOD, NAMES, interaction, some_move
from tests.bot.timed import MORNING, Days

PACE = Pace(bank=18 * HOUR, increment=4 * HOUR, cap=18 * HOUR, at_zero="turn")
NIGHT = QuietHours(zone="Europe/Paris", start=22 * 60, end=8 * 60)  # on the 29th Europe changes its clocks
DIRECT = 555
LENGTH = 30
AWAY = {BOB: range(5, 8), ADA: range(15, 17)}  # days on which somebody does not look
SLOWNESS = 260  # minutes that somebody takes on average


def night(moment: int) -> bool:
    local = datetime.fromtimestamp(moment, ZoneInfo(NIGHT.zone))
    return local.hour >= 22 or local.hour < 8


@dataclass
class Turn:
    user: int
    revision: int
    budget: int


@dataclass
class Model:
    """What each seat has left, minute by minute, and what must be told of it."""

    left: dict[int, int] = field(default_factory=dict)
    turns: dict[int, Turn] = field(default_factory=dict)
    due: dict[tuple[int, int, str], int] = field(default_factory=dict)  # seat, turn, stage: when
    paid: dict[int, int] = field(default_factory=dict)  # the moves a seat had made when it last got its increment

    def look(self, table: Table | None, entries: list[Entry], now: int, moves: Counter[int | None]) -> None:
        """The table after a change, with the moves of each seat that count."""
        waited = {}
        if table is not None and table.phase == "playing":
            people = {duty.seat: table.seats[duty.seat].user for duty in table.duties() if duty.blocks}
            waited = {seat: user for seat, user in people.items() if user is not None}
        for seat in list(self.turns):
            if waited.get(seat) != self.turns[seat].user:
                del self.turns[seat]
                if seat in waited:
                    self._begin(seat, waited[seat], table, now, None)
        for seat, user in waited.items():
            if seat not in self.turns:
                played = any(entry.step for entry in entries)
                self._begin(seat, user, table, now, moves[seat] if played else None)
        if table is not None and not all(entry.quiet for entry in entries) and table.phase == "playing":
            assert table.state is not None
            upcoming = table.game.upcoming(table.state)
            if upcoming is not None and table.seats[upcoming].user == CLEO:
                self.due[upcoming, table.visible_revision, "next"] = now

    def _begin(self, seat: int, user: int, table: Table | None, now: int, moves: int | None) -> None:
        """A turn, earned by a move if the seat has made so many; one that is played again brings no time."""
        assert table is not None
        left = self.left.setdefault(seat, PACE.bank)
        if moves is not None and moves > self.paid.get(seat, -1):
            self.left[seat], self.paid[seat] = min(PACE.cap, left + PACE.increment), moves
        self.turns[seat] = Turn(user, table.revision, self.left[seat])
        if user == BOB:
            self.due[seat, table.revision, "turn"] = now

    def minute(self, now: int) -> None:
        """The minute before now has passed."""
        for seat, turn in self.turns.items():
            if turn.user == ADA and night(now - MINUTE):
                continue
            self.left[seat] = max(0, self.left[seat] - MINUTE)
            for stage, remains in (("half", turn.budget // 2), ("last", turn.budget // 6)):
                if self.left[seat] <= remains and not (turn.user == ADA and night(now)):
                    self.due.setdefault((seat, turn.revision, stage), now)

    def out_of_time(self, now: int) -> list[int]:
        return [
            seat for seat, turn in self.turns.items() if not self.left[seat] and not (turn.user == ADA and night(now))
        ]


class Month:
    def __init__(self, days: Days, seed: int) -> None:
        self.days = days
        self.model = Model()
        self.chance = random.Random(seed)
        self.seen = 0
        self.next_due = 0
        self.robots_turns = self.restarts = 0

    async def look(self) -> None:
        """Everything is sent, and the model learns what has changed."""
        await self.days.settle()
        table = await self.days.books.live_table(CHANNEL)
        known = table or await self.days.books.table(1)
        assert known is not None
        log = await self.days.books.log(known)
        entries = [entry for entry in log if entry.revision > self.seen]
        if entries:
            self.seen = entries[-1].revision
            moves = Counter(step.seat for step in counted(log, self.seen) if step.act == "move")
            self.model.look(table, entries, self.days.now, moves)
        due = await self.days.books.clocks.next_due()
        self.next_due = due if due is not None else 10**12

    async def minute(self, moment: int) -> None:
        """One minute passes; whoever runs out of time in it is played for."""
        if self.next_due <= moment:
            await self.days.until(moment)
            self.days.now = moment
            self.model.minute(moment)
            self.robots_turns += len(self.model.out_of_time(moment))
            await self.look()
        else:
            self.days.now = moment
            self.model.minute(moment)
            assert self.model.out_of_time(moment) == [], "somebody was out of time, and nothing happened"

    async def people_act(self, day: int) -> None:
        for turn in list(self.model.turns.values()):
            asleep = turn.user == ADA and night(self.days.now)
            if asleep or day in AWAY.get(turn.user, ()) or self.chance.random() * SLOWNESS > 1:
                continue
            table = await self.days.door.live(CHANNEL)
            move = some_move(table, self.chance.randrange(1_000))
            await self.days.door.play(CHANNEL, turn.user, [move], interaction())
            await self.look()
            if self.chance.random() < 0.08:
                await self.take_back(turn.user)
            return

    async def take_back(self, user: int) -> None:
        """A player asks for an undo, and the others mostly agree; now and then it is played again."""
        self.days.house.now = float(self.days.now)
        try:
            await self.days.house.undo(user)
            await self.look()
            await self._answer(user)
            if self.chance.random() < 0.5:
                await self.days.house.redo(user)
                await self.look()
                await self._answer(user)
        except DeniedError:  # a secret was shown, there is nothing to take back, or it was refused
            await self.look()

    async def _answer(self, asker: int) -> None:
        """Whoever is asked answers, until it is decided."""
        table = await self.days.door.live(CHANNEL)
        question = (await self.days.books.log(table))[-1]
        for holder in table.seats if question.act == "ask" else ():
            if holder.user in (None, asker):
                continue
            agrees = self.chance.random() < 0.7
            try:
                answer = self.days.house.votes.answer
                about = (table.id, question.revision)
                await answer(CHANNEL, holder.user, holder.name, interaction(), *about, agrees=agrees)
            except DeniedError:  # not asked, or decided by now
                continue
            await self.look()

    async def hand_over(self) -> None:
        """Cléo gives the seat to somebody else."""
        votes = self.days.house.votes
        table = await votes.offer(CHANNEL, CLEO, interaction(), MOD, NAMES[MOD])
        await self.look()
        await votes.answer(CHANNEL, MOD, NAMES[MOD], interaction(), table.id, table.revision, agrees=True)
        await self.look()

    async def restart(self) -> None:
        """The bot is down for some minutes; every fifth time it was killed."""
        self.restarts += 1
        await self.days.reminders.tick()
        await self.days.restart(down=self.chance.randrange(15) * MINUTE, crash=self.restarts % 5 == 0)
        await self.look()


@pytest.mark.timeout(600)
async def test_a_table_over_thirty_days_loses_doubles_and_invents_nothing(tmp_path: Path) -> None:
    days = await Days(tmp_path / "month.db").open()
    await days.wants(Player(ADA, "en", quiet=NIGHT))
    await days.wants(Player(BOB, "fr", notify="direct", direct=DIRECT))
    await days.wants(Player(CLEO, "fr", next=True))
    await days.begin(PACE, ADA, BOB, CLEO, robots=1)
    month = Month(days, seed=8)
    await month.look()
    done: set[str] = set()
    end = MORNING + LENGTH * DAY
    while days.now < end:
        day = (days.now - MORNING) // DAY
        for _ in range(60):
            await month.minute(days.now + MINUTE)
            await month.people_act(day)
        if day == 12 and "hand-over" not in done:
            done.add("hand-over")
            await month.hand_over()
        if day == 20 and "reset" not in done:
            done.add("reset")
            await days.house.moderate("reset", "a storm")
            await month.look()
        if day == 21 and "restore" not in done:
            done.add("restore")
            await days.house.moderate("restore", "it is over")
            await month.look()
        await month.restart()
    table = await days.books.table(1)
    assert table is not None
    verdict = check_record(table.game, full_record(table, await days.books.log(table)))
    assert verdict.good, verdict
    assert verdict.state == table.state
    reminded = [one for one in days.sent if one.reminder is not None]
    told = {(one.reminder.seat, one.reminder.turn, one.reminder.stage): one.at for one in reminded if one.reminder}
    assert len(told) == len(reminded), "one came twice"
    lost, false = month.model.due.keys() - told.keys(), told.keys() - month.model.due.keys()
    assert (lost, false) == (set(), set())
    late = {key: (at, month.model.due[key]) for key, at in told.items() if not 0 <= month.model.due[key] - at <= MINUTE}
    assert late == {}
    assert month.restarts > 600
    assert month.robots_turns > 5
    acts = {entry.act for entry in await days.books.log(table)}
    assert {"undo", "redo", "ask", "agree", "refuse", "sit", "reset", "restore"} <= acts
    assert full_record(table, await days.books.log(table)).sittings[0].name == NAMES[MOD]
    assert len(told) > 100
    await days.close()
