"""How much a game asks of people: public messages, calls and presses, counted over the wire, beside their goals.

`make figures` prints them and fails where a goal is missed.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox import Sandbox
from bot.sandbox.buckets import UNLIMITED
from rules.registry import GAMES
from tests.wire.conftest import SEED
from tests.wire.house import House, fixed, open_house
from tests.wire.people import Person
from tests.wire.seating import GARE, deal, public, said, table_in, told

PRESSES = {"freight_train": 7, "santa_fe_rails": 4}  # of a turn by its panel, opening and confirming included
MESSAGES = {"santa_fe_rails": 90}  # of a game of one person and two robots, lobby and end included
CALLS = {"santa_fe_rails": 40}  # of that person
MOST_TURNS = 400


@dataclass(frozen=True)
class Figure:
    name: str
    found: float
    goal: int | None

    @property
    def missed(self) -> bool:
        return self.goal is not None and self.found > self.goal

    def __str__(self) -> str:
        goal = "" if self.goal is None else f"  goal {self.goal}"
        return f"{self.name:<58}{self.found:>8.4g}{goal}{'  MISSED' if self.missed else ''}"


async def figures(folder: Path) -> list[Figure]:
    found: list[Figure] = []
    for key in GAMES:
        (folder / key).mkdir()
        async with open_house(folder / key, Sandbox(rate_limits=UNLIMITED)) as house:
            house.randomness = fixed(SEED)
            found += await _game(house, key)
    return found


async def _game(house: House, key: str) -> list[Figure]:
    """One person and two robots; every turn by the panel, following the first entry of each menu, planned whole."""
    person = await house.person("Ada")
    await deal(house, person, robots=2, game=key)
    presses: list[float] = []
    for _ in range(MOST_TURNS):
        await told(house, person)
        if (await table_in(house, GARE, person)).phase != "playing":
            break
        presses.append(await _turn(person))
    every = public(person)
    calls = sum(person.name in person.as_posted(message).mentions for message in every)
    most = sorted(presses)[len(presses) * 9 // 10]
    return [
        Figure(f"{key}: presses a turn, mean", sum(presses) / len(presses), None),
        Figure(f"{key}: presses a turn, nine in ten take at most", most, PRESSES.get(key)),
        Figure(f"{key}: public messages of a game", len(every), MESSAGES.get(key)),
        Figure(f"{key}: calls of the person", calls, CALLS.get(key)),
    ]


async def _turn(person: Person) -> float:
    """The presses that a move takes; several moves of one turn are planned and confirmed together."""
    message = public(person)[-1]
    panel = (await person.press(message, message.labels[0])).message
    confirm, close, add = (said(person, f"button-{verb}") for verb in ("confirm", "close", "add"))
    moves, begun = 1, True  # whether the move in hand has been begun, or the panel asks for one more
    for count in range(2, 60):
        if add in panel.labels:
            panel, moves, begun = (await person.press(panel, add)).message, moves + 1, False
        elif confirm in panel.labels and (begun or not panel.menus):
            await person.press(panel, confirm)
            return count / moves
        elif close in panel.labels:
            panel = (await person.press(panel, close)).message
        else:
            panel, begun = (await person.choose(panel, None, [panel.menu().values[0]])).message, True
    raise AssertionError(panel.text)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(figures(Path(folder)))
    for figure in found:
        print(figure)
    return int(any(figure.missed for figure in found))


if __name__ == "__main__":
    sys.exit(main())
