"""A station that plays on while its bot is killed: the sandbox and the people live, the bot dies and comes back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from bot.sandbox import Exchange, Sandbox
from rules.core.contract import GameState
from rules.registry import GAMES
from tests.faults.bot import start_bot
from tests.machine import PATIENCE
from tests.wandering import wander
from tests.wire.people import Person

Trigger = Callable[[Exchange], bool]

_RULES = GAMES["freight_train"]


@dataclass(frozen=True)
class Party:
    """Who plays in a channel: the people, the first of whom opens the table, and so many robots."""

    channel: str
    people: tuple[Person, ...]
    robots: int


class Station:
    def __init__(self, sandbox: Sandbox, folder: Path, parties: list[Party], chance: random.Random) -> None:
        self.sandbox = sandbox
        self.db = folder / "station.db"
        self.log = folder / "station.log"
        self.parties = parties
        self.chance = chance
        self.killed = asyncio.Event()
        self.kills = 0
        self._trigger: Trigger | None = None
        self._process: BaseProcess
        sandbox.observers.append(self._observe)

    def kill_when(self, trigger: Trigger) -> None:
        """Kill the bot at the first exchange that fits, before it hears the answer."""
        self._trigger = trigger

    def kill(self) -> None:
        """kill -9, now."""
        assert self._process.pid is not None
        if not self.killed.is_set():
            assert self._process.is_alive(), f"the bot ended by itself: {self.log.read_text()[-2000:]}"
            os.kill(self._process.pid, signal.SIGKILL)
            self.kills += 1
            self.killed.set()

    def start(self) -> None:
        self.killed.clear()
        self._process = start_bot(self.sandbox.address, self.sandbox.token, self.db, self.log)

    async def play_until_killed(self, within: float) -> None:
        """People play until the bot is dead; killed anyway when the time is over."""
        players = self._players()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self.killed.wait()
        self.kill()
        await asyncio.to_thread(self._process.join)
        await self._leave(players)

    async def play_and_stop(self, seconds: float) -> float:
        """People play on while the bot is told to stop; the seconds it took."""
        players = self._players()
        someone = self.parties[0].people[0]
        await someone.until(lambda: someone.bot_online)
        await asyncio.sleep(seconds)
        took = await self.stop()
        await self._leave(players)
        return took

    def _players(self) -> list[asyncio.Task[None]]:
        return [
            asyncio.create_task(self._play(person, party, random.Random(self.chance.random())))
            for party in self.parties
            for person in party.people
        ]

    async def _leave(self, players: list[asyncio.Task[None]]) -> None:
        """The bot is gone, and nobody waits for it."""
        for person in {person for party in self.parties for person in party.people}:
            await person.until(lambda: not person.bot_online)  # noqa: B023
        self._trigger = None
        self.sandbox.faults.clear()
        for player in players:
            player.cancel()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, asyncio.CancelledError):
                raise outcome

    async def all_sent(self, within: float) -> None:
        """Until no announcement is left unsent. Raises AssertionError if none goes out for so many seconds."""
        least, patience = self._unsent(), time.monotonic() + within
        while left := self._unsent():
            if left < least:
                least, patience = left, time.monotonic() + within
            assert time.monotonic() < patience, f"{left} announcements are left"
            await asyncio.sleep(0.1)

    def _unsent(self) -> int:
        """How many announcements; very many while the store cannot be read."""
        found = self._ask("SELECT count(*) FROM outbox WHERE message IS NULL AND merged IS NULL")
        return int(found[0][0]) if found else sys.maxsize

    async def stop(self) -> float:
        """SIGTERM; the seconds until the process has ended well."""
        began = time.monotonic()
        self._process.terminate()
        await asyncio.to_thread(self._process.join, PATIENCE)
        assert self._process.exitcode == 0, f"{self._process.exitcode}: {self.log.read_text()[-2000:]}"
        return time.monotonic() - began

    def _observe(self, exchange: Exchange) -> None:
        if self._trigger is not None and not self.killed.is_set() and self._trigger(exchange):
            self.kill()

    async def _play(self, person: Person, party: Party, chance: random.Random) -> None:
        """A person who looks at the table and does whatever is to be done, again and again."""
        while True:
            await person.until(lambda: person.bot_online)
            act = self._next_act(person, party, chance)
            if act is None:
                await asyncio.sleep(0.02)
                continue
            name, *move = act
            options = {"move": move[0]} if move else {"game": _RULES.key} if name == "table new" else {}
            with contextlib.suppress(TimeoutError):  # killed before it could answer
                await person.command(party.channel, name, **options)

    def _next_act(self, person: Person, party: Party, chance: random.Random) -> tuple[str, ...] | None:
        host = person is party.people[0]
        channel = int(person.channel(party.channel))
        live = self._ask("SELECT id, phase FROM game WHERE channel = ? AND archived = 0", channel)
        if not live or live[0][1] == "over":
            return ("table new",) if host else None
        game, phase = live[0]
        users = [user for (user,) in self._ask("SELECT user FROM seat WHERE game = ? ORDER BY number", game)]
        if phase == "playing":
            return self._move(game, users.index(int(person.id)), chance)
        if int(person.id) not in users:
            return ("table join",)
        if host and users.count(None) < party.robots:
            return ("table robot",)
        return ("table start",) if host and len(users) == len(party.people) + party.robots else None

    def _move(self, game: int, seat: int, chance: random.Random) -> tuple[str, ...] | None:
        rows = self._ask("SELECT state FROM position WHERE game = ? ORDER BY revision DESC LIMIT 1", game)
        state: GameState = _RULES.load(zlib.decompress(rows[0][0]))
        if seat not in _RULES.to_act(state):
            return None
        move = wander(_RULES, state, seat, chance.randrange)
        assert move is not None
        return ("play", _RULES.print(move))

    def _ask(self, sql: str, *values: int) -> list[Any]:
        """Looks into the store from outside, and only reads."""
        if not self.db.exists():
            return []
        try:
            with closing(sqlite3.connect(f"file:{self.db}?mode=ro", uri=True)) as eyes:
                return eyes.execute(sql, values).fetchall()
        except sqlite3.OperationalError:  # in the middle of the first migration
            return []
