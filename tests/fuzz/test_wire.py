"""Bad commands, presses, choices and forms over real sockets, in every phase, by everybody."""

from __future__ import annotations

import logging
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.sandbox import UNLIMITED, Sandbox
from render.words import words
from tests.faults.proof import at_rest, sound_books
from tests.fuzz.vandal import Vandal
from tests.wire.house import House, open_house
from tests.wire.people import Answer, Person

ACTS = 500
PLACES = ("gare", "gare", "gare", "triage", "depot", "voie", "dm")
DONE = ("new", "close", "join", "leave", "robot", "option", "start", "language", "word", "undo", "redo", "appeal")
TIMED = ("asked", "clock", "pause", "resume", "pin", "pin-not")  # of the table's clock and its start
ANSWERED = ("agree", "refuse", "resign")
DONE_BY_MODERATORS = (
    "reset",
    "restore",
    "rewind",
    "undo",
    "skip",
    "replace",
    "end",
    "lock",
    "unlock",
    "pause",
    "resume",
    "extend",
)


class Complaints(logging.Handler):
    """Errors and tracebacks that anybody has logged."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.found.append(logging.Formatter().format(record))


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    handler = Complaints()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_bad_input_is_answered_and_changes_nothing(seed: int, tmp_path: Path, complaints: Complaints) -> None:
    chance = random.Random(seed)
    sandbox = Sandbox(rate_limits=UNLIMITED, channels=("gare", "triage", "depot", "voie"))
    async with open_house(tmp_path, sandbox) as house:
        people = [await Vandal.enter(sandbox.address, name) for name in ("Ada", "Basile", "Dan", "Maud")]
        try:
            await _furnish(house, people)
            told: Counter[str] = Counter()
            for _ in range(ACTS):
                told[await _one_bad_act(house, chance, chance.choice(people), complaints)] += 1
            await house.bot.services.outbox.idle()
            await sound_books(house.bot.services.books)
        finally:
            for person in people:
                await person.leave()
    print(dict(told))
    assert not complaints.found
    assert not sandbox.complaints
    assert told["answered"] > ACTS // 2


async def _furnish(house: House, people: list[Vandal]) -> None:
    """A game in play, one that gathers, none, and one that is over."""
    ada, basile, _, maud = people
    await ada.until(lambda: bool(ada.commands))
    for channel in ("gare", "voie"):
        await ada.command(channel, "table new", game="freight_train")
        await basile.command(channel, "table join")
        await ada.command(channel, "table start")
    await ada.command("triage", "table new", game="freight_train")
    asked = await maud.command("voie", "moderate end", reason="late")
    await maud.press(asked.message, asked.message.buttons[0].custom_id)
    rows = await house.bot.services.books.database.rows("SELECT phase FROM game ORDER BY id")
    assert [row["phase"] for row in rows] == ["playing", "over", "gathering"]


async def _one_bad_act(house: House, chance: random.Random, person: Vandal, complaints: Complaints) -> str:
    """Throws one thing at the bot. Answered within three seconds, and changed only with words that say so."""
    await at_rest(house.bot.services.books)  # a seat may have been left to a robot
    before = await _everything(house)
    began = time.process_time()
    act, answer = await person.misbehave(chance, chance.choice(PLACES))
    took = time.process_time() - began
    assert not complaints.found, f"{act}\n{complaints.found[0]}"
    if answer.failure == "bad_request":
        return "unsendable"
    assert answer.failure is None, f"{act}: {answer}"
    assert took < 3, f"{took:.1f} s for {act}"
    completed = act.split(": ", 1)[1].startswith("autocomplete")
    assert completed or answer.modal or answer.messages or answer.updates, f"no answer to {act}"
    changed = await _everything(house) != before
    assert not changed or _says_so(person, answer), f"{act} changed something and said {answer.text!r}"
    return "changed" if changed else "answered"


async def _everything(house: House) -> list[tuple[object, ...]]:
    """All that a game is made of. Drafts, refusals and questions to moderators may come and go."""
    books = house.bot.services.books
    found: list[tuple[object, ...]] = []
    for what in ("id, revision, phase, archived, options, language FROM game", "* FROM seat", "count(*) FROM log"):
        found += [tuple(row) for row in await books.database.rows(f"SELECT {what}")]
    found += [tuple(row) for row in await books.database.rows("SELECT game, revision, state FROM position")]
    return found


def _says_so(person: Person, answer: Answer) -> bool:
    spoken = words(person.locale)
    blank = dict.fromkeys(("option", "value", "pace"), "…")  # whatever was set, and to what
    acts = (*DONE, *TIMED, *ANSWERED, *(f"moderate-{act}" for act in DONE_BY_MODERATORS))
    said = (re.escape(spoken.text(f"done-{act}", **blank)).replace("…", ".+") for act in acts)
    return answer.text.startswith("✅") or any(re.fullmatch(line, answer.text) for line in said)
