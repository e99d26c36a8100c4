"""What every test at a table needs: gather people, deal, look at the public messages, ask the robot for advice."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Sequence
from functools import partial

from PIL import Image

from bot.tables.table import Table
from render.words import words
from rules.core.phrase import Value
from rules.core.walk import asker
from tests.wire.house import House
from tests.wire.people import Answer, Message, Person

GARE = "gare"
TAKE = "take 1>yard2 2>loco1 3>loco2"  # legal for the first player of the deal of these tests
GAME = "freight_train"


async def gather(
    house: House, *people: Person, channel: str = GARE, robots: int = 0, language: str = "en", game: str = GAME
) -> None:
    """The first opens a table, the others sit down, then the robots."""
    first, *others = people
    done(await first.command(channel, "table new", game=game, language=language), "done-new")
    for person in others:
        done(await person.command(channel, "table join"), "done-join")
    for _ in range(robots):
        done(await first.command(channel, "table robot"), "done-robot")
    await told(house, *people, channel=channel)


async def deal(
    house: House, *people: Person, channel: str = GARE, robots: int = 0, language: str = "en", game: str = GAME
) -> Message:
    """A game begun: its first message with a picture, as the first person sees it."""
    await gather(house, *people, channel=channel, robots=robots, language=language, game=game)
    done(await people[0].command(channel, "table start"), "done-start")
    await told(house, *people, channel=channel)
    return public(people[0], channel)[-1]


async def told(house: House, *people: Person, channel: str = GARE) -> None:
    """Waits until robots have played, the outbox is empty, and each person has seen all there is to see."""
    await quiet()
    for person in people:
        place = person.channel(channel)
        due = {message.id for message in house.sandbox.world.seen_by(person.id, place)}
        await person.until(partial(_has_seen, person, place, due))


def _has_seen(person: Person, place: str, due: set[str]) -> bool:
    return due <= {message.id for message in person.messages(place)}


async def quiet() -> None:
    """Waits until no robot thinks and nothing waits to be sent."""
    while busy := [
        task for task in asyncio.all_tasks() if task.get_name().startswith(("robots of", "outbox", "edits"))
    ]:
        await asyncio.wait(busy)


def public(person: Person, channel: str = GARE) -> list[Message]:
    return [message for message in person.messages(channel) if not message.ephemeral]


def done(answer: Answer, key: str, **params: Value) -> None:
    """The act was answered privately with these words in the person's language."""
    assert answer.acknowledged, answer
    assert answer.private == said(answer.person, key, **params)
    assert answer.public == ""


def done_with(answer: Answer, key: str) -> None:
    """The same, whatever option, value or pace the words name."""
    gap = "gap"
    expected = said(answer.person, key, option=gap, value=gap, pace=gap)
    assert re.fullmatch(re.escape(expected).replace(gap, ".+"), answer.private), answer
    assert answer.public == ""


def played(answer: Answer) -> None:
    """A move was carried out, and the mover alone was told so in the answer."""
    assert answer.acknowledged, answer
    assert answer.private.startswith(said(answer.person, "move-done")), answer
    assert answer.public == ""


def said(person: Person, key: str, **params: Value) -> str:
    """How a sentence of the house reads for this person."""
    return words(person.locale).text(key, **params)


def unseen_by(answer: Answer, *others: Person) -> None:
    """Nobody else can read the answer."""
    mine = {message.id for message in answer.messages}
    assert mine
    assert all(message.ephemeral for message in answer.messages)
    for other in others:
        assert not mine & {message.id for message in other.everything()}


async def table_in(house: House, channel: str, person: Person) -> Table:
    table = await house.bot.services.books.live_table(int(person.channel(channel)))
    assert table is not None
    return table


async def advice(table: Table) -> tuple[int, str]:
    """Whose turn it is, and what a robot would play there."""
    seat = min(table.to_act())
    game, state = table.game, table.state
    assert state is not None
    move = await asyncio.to_thread(game.robot, game.view(state, seat), seat, asker(game, state, seat))
    return seat, game.print(move)


async def play(person: Person, text: str, channel: str = GARE) -> None:
    played(await person.command(channel, "play", move=text))


async def last_move(house: House, person: Person, channel: str = GARE) -> str:
    """The newest move of the log, in notation."""
    log = await house.bot.services.books.log(await table_in(house, channel, person))
    return next(entry.text for entry in reversed(log) if entry.act == "move")


async def typed_take(person: Person, rows: Sequence[int | None], channel: str = GARE) -> Answer:
    """A take of the open ends of these rows (None: the first offered), typed as a client helps to, engines first."""
    filled: dict[str, str] = {}
    for number, row in enumerate(rows, 1):
        name, typed = f"wagon{number}", f"{row}:" if row is not None else ""
        offered = await person.complete(channel, "freight take", focused=name, text=typed, **filled)
        values = [str(choice.value) for choice in offered]
        filled[name] = next((value for value in values if ">loco" in value), values[0])
    return await person.command(channel, "freight take", **filled)


async def empty_two_rows(house: House, ada: Person, basile: Person) -> None:
    """Four takes, after which rows 1 and 2 of the main yard are empty and Ada may fill one."""
    for person, rows in ((ada, (1, 1, 1)), (basile, (1, 1, 2)), (basile, (2, 2, 2)), (ada, (2, 3, 3))):
        answer = await typed_take(person, rows)
        assert answer.private.startswith(said(person, "move-done").rstrip("`")), answer.private
    await told(house, ada, basile)


async def size_of_picture(person: Person, message: Message) -> tuple[int, int]:
    """Fetches the whole table of a message, its last picture, and opens it."""
    png = (await person.pictures(message))[-1]
    with Image.open(io.BytesIO(png)) as opened:
        assert opened.format == "PNG"
        opened.load()
        return opened.size
