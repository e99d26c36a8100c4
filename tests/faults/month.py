"""A month at one table over the wire, for `make storm`: people who come and go, ask, agree, refuse and hand over.

The time is turned by hand, hour by hour, and the bot is started anew after each.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from bot.sandbox import UNLIMITED, Sandbox
from bot.tables.clocks import HOUR
from bot.tables.post import Post
from bot.tables.table import Reminder
from tests.bot.house import some_move
from tests.faults.proof import reminders_hold, sound_books
from tests.wire.house import House, open_house
from tests.wire.people import Person
from tests.wire.seating import GARE, public, quiet, said

HOURS = 30 * 24
BEGAN = 1_790_000_000
STEP = 300  # seconds without a look at the time after which the bot takes itself to have slept
GAME = "freight_train"
KEEPING = (  # the outbox forgets what it has told
    "CREATE TABLE kept (id INTEGER PRIMARY KEY, post TEXT)",
    "CREATE TRIGGER keeping AFTER INSERT ON outbox BEGIN INSERT INTO kept VALUES (new.id, new.post); END",
)


class Month:
    def __init__(self, house: House, seed: int, hours: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.hours = hours
        self.now = BEGAN
        house.now = lambda: self.now

    async def begin(self) -> None:
        names = ("Ada", "Basile", "Chloé", "Dan", "Maud")
        self.ada, self.basile, self.chloe, self.dan, self.maud = [await self.house.person(name) for name in names]
        await self.ada.command(GARE, "table new", game=GAME, language="en")
        for person in (self.basile, self.chloe):
            await person.command(GARE, "table join")
        await self.ada.command(GARE, "table robot")
        await self.ada.command(GARE, "table clock", bank="18h", increment="12h", cap="1d", zero="turn")
        await self.ada.command(GARE, "me quiet-hours", zone="Europe/Paris", start="22:00", end="08:00")
        await self.ada.command(GARE, "table start")
        self.second = self.basile
        for sql in KEEPING:
            await self.house.bot.services.books.database.run(sql)

    async def hour(self, number: int) -> None:
        part = number / self.hours
        if number in (self.hours // 2, self.hours // 2 + 15):
            await self._moderate("reset" if number == self.hours // 2 else "restore")
        elif number == self.hours // 3:
            await self.basile.command(GARE, "table handover", player=self.dan)
            await quiet()
            await self.dan.press(public(self.dan)[-1], said(self.ada, "button-accept"))
            self.second = self.dan
        elif not 0.5 <= part <= 0.5 + 16 / self.hours:
            await self._act(away=0.25 < part < 0.33)
        await self._pass_time()
        await self.house.restart()

    async def _act(self, *, away: bool) -> None:
        table = await self.house.bot.services.door.live(int(self.ada.channel(GARE)))
        here = [self.ada, self.second, *([] if away else [self.chloe])]
        for person in here:
            seat = table.seat_of(int(person.id))
            if table.phase == "playing" and seat in table.to_act() and self.chance.random() < 0.15:
                move = table.game.print(some_move(table, self.chance.randrange(99)))
                await person.command(GARE, "play", move=move)
                break
        person, wish = self.chance.choice(here), self.chance.random()
        if wish < 0.04:
            await person.command(GARE, "game undo")
        elif wish < 0.06:
            await person.command(GARE, "game redo")
        else:
            await self._answer(person)

    async def _answer(self, person: Person) -> None:
        """Whoever finds a question under the newest message answers it."""
        await quiet()
        key = "button-agree" if self.chance.random() < 0.7 else "button-refuse"
        newest = public(person)[-1]
        if said(self.ada, key) in newest.labels:
            await person.press(newest, said(self.ada, key))

    async def _moderate(self, act: str) -> None:
        asked = await self.maud.command(GARE, f"moderate {act}", reason="the storm")
        await self.maud.press(asked.message, said(self.maud, "button-proceed"))

    async def _pass_time(self) -> None:
        await quiet()
        await self.house.bot.services.reminders.tick()
        for _ in range(HOUR // STEP):
            self.now += STEP
            await self.house.bot.services.reminders.tick()
        await quiet()
        await self.house.bot.services.reminders.tick()
        await quiet()
        await reminders_hold(self.house.bot.services.books, await self.told(), self.now)

    async def told(self) -> list[Reminder]:
        rows = await self.house.bot.services.books.database.rows(
            "SELECT kept.post FROM kept JOIN outbox USING (id) WHERE outbox.message IS NOT NULL"
        )
        posts = [Post.model_validate_json(row["post"]) for row in rows]
        return [post.reminder for post in posts if post.reminder is not None]


async def month(folder: Path, seed: int, hours: int = HOURS) -> str:
    """What happened, in one line. Raises AssertionError."""
    async with open_house(folder, Sandbox(rate_limits=UNLIMITED)) as house:
        one = Month(house, seed, hours)
        await one.begin()
        for number in range(hours):
            await one.hour(number)
            if number % 72 == 71:
                print(f"day {number // 24 + 1}", flush=True)
        books = house.bot.services.books
        moves = await sound_books(books)
        table = await house.bot.services.door.live(int(one.ada.channel(GARE)))
        acts = Counter(entry.act for entry in await books.log(table))
        assert not house.sandbox.complaints
        stages = Counter(reminder.stage for reminder in await one.told())
    assert acts["sit"] == acts["reset"] == acts["restore"] == 1, acts
    counted = ", ".join(f"{acts[act]} {act}" for act in ("undo", "redo", "ask", "agree", "refuse"))
    return (
        f"{hours} hours and restarts: {moves} moves count, {counted}; {dict(stages)} reminders, all true and told once"
    )
