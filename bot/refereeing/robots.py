"""Robots at the tables: whenever it is a robot's turn, it plays. One task a game, taken up again at the start."""

from __future__ import annotations

import asyncio
import logging
import sqlite3

from bot.refereeing.door import Door, StaleError
from bot.tables.table import Table
from rules.core.phrase import phrase

log = logging.getLogger(__name__)

PAUSE = 5.0  # seconds until a turn that failed is tried again; longer each time
LONGEST_PAUSE = 600.0


class Robots:
    def __init__(self, door: Door) -> None:
        self._door = door
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Wakes the robots wherever they may have to move."""
        for game in await self._door.books.robots_due():
            self._wake(game)

    def heard(self, table: Table) -> None:
        """A table has changed."""
        if not table.archived and (table.robots_to_act() or (table.game.orders and table.to_act())):
            self._wake(table.id)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _wake(self, table_id: int) -> None:
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id), name=f"robots of game {table_id}")

    async def _play(self, table_id: int) -> None:
        """Turn after turn. One that fails is tried again: nobody else can move before it."""
        pause, told = PAUSE, False
        try:
            while True:
                try:
                    if not await self._door.play_for(table_id):
                        return
                    pause, told = PAUSE, False
                    continue
                except StaleError:
                    log.info("game %s moved on while a robot was thinking", table_id)
                    continue
                except sqlite3.Error as error:
                    log.error("a robot's turn in game %s could not be saved (%s)", table_id, error)
                except Exception:
                    log.exception("a robot of game %s is stuck; trying again in %.0f s", table_id, pause)
                    told = told or await self._tell(table_id)
                    pause = min(pause * 2, LONGEST_PAUSE)
                await asyncio.sleep(pause)
        finally:
            del self._tasks[table_id]

    async def _tell(self, table_id: int) -> bool:
        """The table learns that its robot is stuck, rather than wait for it in silence."""
        try:
            await self._door.tell(table_id, phrase("told-robot-stuck"))
        except sqlite3.Error as error:
            log.error("game %s could not be told that its robot is stuck: %s", table_id, error)
            return False
        return True
