"""Every kind of move by its own command: a private word to the player, one public message to the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.post import Post
from bot.tables.table import Change, Entry
from rules.freight_train.build import position
from rules.freight_train.state import State
from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.seating import GARE, deal, played, public, table_in, told, unseen_by

FULL = ("auto box coil", "hopp ore", "tank gond", "refr", "pigg")
BUSY = position(2, main=FULL, yards={0: ("box ore", "tank")}, trains={0: ("box box", "mixed ore tank")}, cabooses=True)
SPARSE = position(2, main=("auto box coil", "hopp ore", "tank"), yards={0: ("box", "")})
# On day 3 with nothing in the yard and too little to take: a caboose, or pass.
IDLE = position(2, main=("box",), trains={0: ("ore ore",)}, day=3, filled=True, cabooses=True)


async def set_up(house: House, person: Person, state: State) -> None:
    """The game of the channel stands at this position, as if played to."""
    table = await table_in(house, GARE, person)
    at = table.revision + 1
    entry = Entry("rewind", state=state, drawn=table.drawn, back_to=table.revision)
    change = Change(replace(table, state=state, revision=at, visible_revision=at), (entry,))
    silent = Post(lines=(), seats=table.seats, since=table.revision, revision=at, visible_revision=at)
    await house.bot.services.books.write(change, silent, None)


@pytest.mark.parametrize(
    ("start", "command", "options", "move", "english", "french"),
    [
        (SPARSE, "fill", {"row": "5"}, "fill 5", "Ada fills **row 5**", "Ada remplit la **rangée 5**"),
        (SPARSE, "fill", {}, "fill", "Ada fills **row 4**", "Ada remplit la **rangée 4**"),
        (
            BUSY,
            "take",
            {"wagon1": "1:coil>yard1", "wagon2": "1>loco1", "wagon3": "4>loco3"},
            "take 1:coil>yard1 1>loco1 4>loco3",
            "**train 1** (3 wagons)",
            "**train 1** (3 wagons)",
        ),
        (
            BUSY,
            "take",
            {"wagon1": "1>yard1", "wagon2": "1>yard1", "wagon3": "1>yard1", "order": "321"},
            "take 1>yard1 1>yard1 1>yard1 order 3 2 1",
            "Ada takes: auto rack (row 1)",
            "Ada prend",
        ),
        (BUSY, "switch", {"wagon1": "1>loco3"}, "switch 1>loco3", "Ada switches: ore car", "Ada attelle"),
        (
            BUSY,
            "rearrange",
            {"row1": "tank", "row2": "ore box"},
            "rearrange tank / ore box",
            "Ada pays **1 point** (4 left)",
            "Ada paie **1 point** (reste 4)",
        ),
        (BUSY, "mobilise", {}, "mobilise", "Ada mobilises", "Ada mobilise"),
        (BUSY, "caboose", {"train": "1"}, "caboose 1", "Ada closes **train 1**", "Ada ferme le **train 1**"),
        (IDLE, "pass", {}, "pass", "Ada cannot act and passes", "Ada ne peut rien faire et passe"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_move_by_its_command(
    house: House,
    ada: Person,
    basile: Person,
    language: str,
    start: State,
    command: str,
    options: dict[str, str],
    move: str,
    english: str,
    french: str,
) -> None:
    await deal(house, ada, basile, language=language)
    await set_up(house, ada, start)
    before = len(public(basile))
    answer = await ada.command(GARE, f"freight {command}", **options)
    played(answer)
    unseen_by(answer, basile)
    await told(house, ada, basile)
    (message,) = public(basile)[before:]
    assert (english if language == "en" else french) in message.text
    assert len(message.pictures) == 1
    table = await table_in(house, GARE, ada)
    acting = table.name(min(table.to_act()))
    assert message.mentions == ([] if acting == "Ada" else [acting]), "nobody is called who just moved"
