"""Robots at the tables: whenever it is a robot's turn, it plays. One task a game, taken up again at the start."""

from __future__ import annotations

import asyncio
import logging
import sqlite3

from bot.door import Door, StaleError
from bot.table import Table

log = logging.getLogger(__name__)

PAUSE = 5.0  # seconds until a turn that could not be saved is tried again


class Robots:
    def __init__(self, door: Door) -> None:
        self._door = door
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Wakes the robots of every game in play."""
        for game in await self._door.books.playing():
            self._wake(game)

    def heard(self, table: Table) -> None:
        """A table has changed."""
        if not table.archived and (table.robots_to_act() or (table.game.orders and table.to_act())):
            self._wake(table.id)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _wake(self, game: int) -> None:
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._play(game), name=f"robots of game {game}")

    async def _play(self, game: int) -> None:
        try:
            while await self._turn(game):
                pass
        except StaleError:
            log.info("game %s moved on while a robot was thinking", game)
        except Exception:
            log.exception("a robot of game %s is stuck", game)
        finally:
            del self._tasks[game]

    async def _turn(self, game: int) -> bool:
        """A turn that could not be saved is tried again: nobody else can move before it."""
        try:
            return await self._door.play_for(game)
        except sqlite3.Error as error:
            log.error("a robot's turn in game %s could not be saved (%s)", game, error)
            await asyncio.sleep(PAUSE)
            return True
