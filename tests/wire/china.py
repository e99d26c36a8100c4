"""Games of China Rails on the wire: begun with a deal that is known, taken over from a finished game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, groupby

from bot.tables import turns
from bot.tables.table import Change, Table
from rules.china_rails.state import State
from rules.core.record import Record, RecordLine, parse_record
from rules.registry import GAMES
from tests.games.finished import text_of
from tests.wire.house import House
from tests.wire.people import Answer, Message, Person
from tests.wire.seating import GARE, done, done_with, gather, said, told

KEY = "china_rails"
GAME = GAMES[KEY]
LOSS = parse_record(text_of("china_rails_3_loss"))  # somebody gives up a load in another's turn
FINISHED = parse_record(text_of("china_rails_3_express"))


def seed_of(record: Record) -> str:
    """A finished game tells its seed."""
    assert record.seed is not None
    return record.seed


def position(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


async def begun(house: House, *people: Person, language: str = "fr", record: Record = FINISHED) -> None:
    """A table with the options of a record; its seed must be the house's."""
    await gather(house, *people, language=language, game=KEY)
    for name, value in GAME.options.model_validate_json(record.options).model_dump(exclude_defaults=True).items():
        done_with(await people[0].command(GARE, "table options", option=name, value=str(value)), "done-option")
    done(await people[0].command(GARE, "table start"), "done-start")
    await told(house, *people)


def played_by(lines: tuple[RecordLine, ...]) -> Iterator[tuple[int, list[str]]]:
    """The lines turn by turn: whose, and its moves."""
    ends = accumulate((line.text in ("end", "discard") for line in lines), initial=0)
    for (seat, _), turn in groupby(zip(lines, ends, strict=False), key=lambda one: (one[0].seat, one[1])):
        yield seat, [line.text for line, _ in turn]


def in_phases(texts: list[str]) -> list[str]:
    """The same turn with its delivery phase ended by name, so that nobody is asked about points left over."""
    running = ("start", "move", "load", "drop", "deliver", "ferry")
    ran = [at for at, text in enumerate(texts, 1) if text.startswith(running)]
    return [*texts[: ran[-1]], "end delivery", *texts[ran[-1] :]] if ran else texts


def between_draws(texts: list[str]) -> Iterator[list[str]]:
    """A turn in parts that end where a card is drawn: an event would stop the line there."""
    drawn = accumulate((text.startswith("deliver") for text in texts), initial=0)
    for _, part in groupby(zip(texts, drawn, strict=False), key=lambda one: one[1]):
        yield [text for text, _ in part]


async def taken_over(house: House, person: Person, lines: tuple[RecordLine, ...]) -> None:
    """These moves played by their seats, all in one go and told as one."""

    def act(table: Table) -> Change:
        change = Change(table, (), (), table.to_act())
        for line in lines:
            user = change.table.seats[line.seat].user
            step = turns.play(change.table, user, line.seat, [GAME.parse(line.text)])
            change = replace(change, table=step.table, entries=(*change.entries, *step.entries), lines=step.lines)
        return change

    await house.bot.services.door.perform(int(person.channel(GARE)), act, None)


async def by_line(person: Person, texts: list[str]) -> Answer:
    """A turn as a line of notation."""
    answer = await person.command(GARE, "play", move="; ".join(texts))
    assert answer.private.startswith(said(person, "move-done")), (texts, answer.private)
    return answer


async def picked(person: Person, panel: Message, at: int) -> Message:
    """The panel once an entry of its menu is chosen."""
    answer = await person.choose(person.now(panel) or panel, None, [str(at)])
    await person.until(lambda: bool(person.changed_by(answer.interaction)))
    return answer.message


def entry(panel: Message, said: str) -> int:
    """Where an entry with such words stands in the menu."""
    names = [option.name for option in panel.menu().options]
    return next(at for at, name in enumerate(names) if said in name)
