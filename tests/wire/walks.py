"""How many functions and files of bot/ a walk passes: `/china build`, its Confirm, a reminder, a restore.

Run with `python -m tests.wire.walks`; with `-v` the functions are listed, file by file. The sandbox is not counted, nor
are lambdas and comprehensions; what happens in the store's threads is.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import CodeType, FrameType

from bot.sandbox import Sandbox
from bot.sandbox.buckets import UNLIMITED
from tests.wire.china import FINISHED, begun, position, seed_of
from tests.wire.house import House, fixed, open_house
from tests.wire.people import Person
from tests.wire.santa_fe import pressed
from tests.wire.seating import GARE, deal, done, done_with, gather, said, table_in, told

BOT = Path(__file__).parents[2] / "bot"
DEPOT = "depot"


class Tracer:
    """Collects the functions that are called while it is on, in all threads that begin after it was made."""

    def __init__(self) -> None:
        self._on = False
        self._seen: set[CodeType] = set()
        threading.setprofile(self._called)
        sys.setprofile(self._called)

    def _called(self, frame: FrameType, event: str, argument: object) -> None:
        if self._on and event == "call":
            self._seen.add(frame.f_code)

    @asynccontextmanager
    async def walk(self, name: str) -> AsyncIterator[None]:
        """Prints what was passed inside."""
        self._seen.clear()
        self._on = True
        yield
        self._on = False
        passed: dict[str, set[str]] = {}
        for code in self._seen:
            path = Path(code.co_filename)
            if path.is_relative_to(BOT) and "sandbox" not in path.parts and "<" not in code.co_name:
                passed.setdefault(str(path.relative_to(BOT)), set()).add(code.co_qualname)
        print(f"{name:16} {sum(map(len, passed.values())):4} functions in {len(passed):3} files")
        if "-v" in sys.argv:
            for file in sorted(passed):
                print(f"    {file}: {', '.join(sorted(passed[file]))}")


async def build(house: House, tracer: Tracer, people: list[Person]) -> None:
    """The panel that a command opens, and the press that plays it; the channel hears of it."""
    await begun(house, *people, language="en")
    mover = people[position(await table_in(house, GARE, people[0])).turn]
    async with tracer.walk("/china build"):
        panel = (await mover.command(GARE, "china build", to="AO51 AN50")).message
        await told(house, *people)
    async with tracer.walk("Confirm"):
        await pressed(mover, panel, "confirm")
        await told(house, *people)


async def remind(house: House, tracer: Tracer, people: list[Person]) -> None:
    """Half of somebody's time is over, and the channel is told."""
    now = 1_790_000_000
    house.now = lambda: now
    await gather(house, *people, channel=DEPOT)
    done_with(await people[0].command(DEPOT, "table clock", preset="live"), "done-clock")
    done(await people[0].command(DEPOT, "table start"), "done-start")
    await told(house, *people, channel=DEPOT)
    await house.bot.services.reminders.tick()
    now += 300
    await house.bot.services.reminders.tick()
    now += 299
    await house.bot.services.reminders.tick()
    now += 2
    async with tracer.walk("a reminder"):
        await house.bot.services.reminders.tick()
        await told(house, *people, channel=DEPOT)


async def restore(house: House, tracer: Tracer, people: list[Person]) -> None:
    """A moderator brings an archived game back, in two steps."""
    maud = await house.person("Maud")
    await deal(house, *people, channel=DEPOT)
    asked = await maud.command(DEPOT, "moderate reset", reason="late")
    await maud.press(asked.message, said(maud, "button-proceed"))
    await told(house, *people, maud, channel=DEPOT)
    async with tracer.walk("a restore"):
        asked = await maud.command(DEPOT, "moderate restore", reason="late")
        await maud.press(asked.message, said(maud, "button-proceed"))
        await told(house, *people, maud, channel=DEPOT)


async def walks(folder: Path, tracer: Tracer) -> None:
    for number, each in enumerate((build, remind, restore)):
        place = folder / str(number)
        place.mkdir()
        async with open_house(place, Sandbox(rate_limits=UNLIMITED)) as house:
            house.randomness = fixed(bytes.fromhex(seed_of(FINISHED)))
            await each(house, tracer, [await house.person(name) for name in ("Ada", "Basile", "Chloé")])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(walks(Path(folder), Tracer()))
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in BOT.rglob("*.py") if "sandbox" not in path.parts)
    print(f"{lines} lines of bot/ without the sandbox")


if __name__ == "__main__":
    main()
