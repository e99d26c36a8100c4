"""/table load: a table's own board file, checked as it is loaded, played on, kept over a restart, and verified."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import data
from bot.cli import main
from rules.santa_fe_rails.state import SantaFeOptions
from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.santa_fe import GAME, by_text, position
from tests.wire.seating import GARE, advice, done, gather, public, said, table_in, told

SHIPPED = data.read("boards", "santa_fe_rails.toml")
MOON = SHIPPED.replace('"Western Rails"', '"Rails of the Moon"')
OWN = re.sub(r'(code = "[A-Z]+", name = ")', r"\1New ", MOON)  # New Chicago, New Denver, ...
BROKEN = SHIPPED.replace('{ a = "MIL", b = "MSP"', '{ a = "MIL", b = "ZZZ"')


@pytest.fixture
async def shelf(house: House, tmp_path: Path) -> Path:
    """The folder of board files, with a good one and several bad ones; the bot was started with it."""
    folder = tmp_path / "boards"
    _fill(folder)
    house.boards = folder
    await house.restart()
    return folder


def _fill(folder: Path) -> None:
    folder.mkdir()
    for name, text in {"moon": OWN, "broken": BROKEN, "prose": "Once upon a time"}.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    (folder / "noise.toml").write_bytes(bytes(range(128, 256)))
    (folder.parent / "secret.toml").write_text(OWN, "utf-8")


async def test_a_table_plays_on_its_own_board(
    house: House,
    shelf: Path,
    ada: Person,
    basile: Person,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await gather(house, ada, basile, game=GAME)
    offered = await ada.complete(GARE, "table load", focused="file", text="mo")
    assert [choice.value for choice in offered] == ["moon"]
    done(await ada.command(GARE, "table load", file="moon"), "done-board", file="moon")
    options = (await table_in(house, GARE, ada)).options
    assert isinstance(options, SantaFeOptions)
    assert options.board.startswith("own-")
    await told(house, ada, basile)
    assert "🗺️ This table plays on its own board, “moon”." in public(basile)[-1].text
    done(await basile.command(GARE, "table start"), "done-start")
    await start_afresh(house)
    people = (ada, basile)
    while (table := await table_in(house, GARE, ada)).phase == "playing":
        state = position(table)
        if state.round == 2 and state.phase == "draw":
            break
        seat, text = await advice(table)
        await by_text(people[seat], text)
    await told(house, *people)
    assert state.board.name == "Rails of the Moon"
    assert any("Rails of the Moon" in message.text for message in public(ada))
    assert "New " in (await ada.command(GARE, "game status")).private
    laid = [message for message in public(ada) if " lays **" in message.text]
    assert len(laid) == 4
    assert all(message.pictures and " from New " in message.text for message in laid)
    await start_afresh(house)
    assert (await table_in(house, GARE, ada)).state == state
    record = await the_ended_record(house, shelf, ada)
    assert main(["verify", str(record), "--board", str(shelf / "moon.toml")]) == 0
    assert capsys.readouterr().out.startswith("✅")
    assert main(["verify", str(record)]) == 1, "without the board file nothing can be said"
    assert capsys.readouterr().out.startswith("❌")
    assert main(["verify", str(record), "--board", str(shelf / "broken.toml")]) == 2
    assert "ZZZ" in capsys.readouterr().err


async def the_ended_record(house: House, shelf: Path, reader: Person) -> Path:
    maud = await house.person("Maud")
    question = await maud.command(GARE, "moderate end", reason="late")
    await maud.press(question.message, said(maud, "button-proceed"))
    answer = await reader.command(GARE, "game export")
    (content,) = await reader.pictures(answer.message)
    return _written(shelf, content)


def _written(shelf: Path, content: bytes) -> Path:
    record = shelf / "record.txt"
    record.write_bytes(content)
    return record


async def start_afresh(house: House) -> None:
    """As in a new process, which knows of no board but the shipped one: nothing is kept outside the books."""
    await house.stop()
    await house.start()


@pytest.mark.parametrize(
    ("file", "english", "french"),
    [
        ("broken", ("cannot be played on", "ZZZ"), ("ZZZ",)),
        ("prose", ("cannot be played on", "TOML"), ("TOML",)),
        ("noise", ("“noise” cannot be read",), ("noise",)),
        ("gone", ("no board file “gone”", "moon"), ("gone", "moon")),
        ("../secret", ("no board file “../secret”",), ("../secret",)),
        ("moon.toml", ("no board file “moon.toml”",), ("moon.toml",)),
        ("/etc/passwd", ("no board file",), ("/etc/passwd",)),
        ("", ("no board file",), ()),
    ],
)
async def test_a_bad_board_changes_nothing(
    house: House,
    shelf: Path,
    ada: Person,
    basile: Person,
    file: str,
    english: tuple[str, ...],
    french: tuple[str, ...],
) -> None:
    await gather(house, ada, basile, game=GAME)
    before = await table_in(house, GARE, ada)
    since = len(public(ada))
    for person, expected in ((ada, english), (basile, french)):
        answer = await person.invent(GARE, "table load", {"file": file})
        assert answer.messages
        assert all(message.ephemeral for message in answer.messages)
        for words in expected:
            assert words in answer.private
        assert said(person, "denied-unexpected") != answer.private
    assert await table_in(house, GARE, ada) == before
    await told(house, ada, basile)
    assert len(public(ada)) == since


async def test_a_board_is_loaded_by_who_sits_there_and_before_the_start(
    house: House, shelf: Path, ada: Person, basile: Person, dan: Person
) -> None:
    await gather(house, ada, basile, game=GAME)
    done(await dan.command(GARE, "table load", file="moon"), "denied-not-seated")
    done(await ada.command(GARE, "table start"), "done-start")
    done(await ada.command(GARE, "table load", file="moon"), "denied-already-started")
    assert position(await table_in(house, GARE, ada)).board.name == "Western Rails"


async def test_without_a_folder_there_are_no_boards(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada, basile, game=GAME)
    done(await ada.command(GARE, "table load", file="moon"), "denied-no-boards")
    (only,) = await basile.complete(GARE, "table load", focused="file")
    assert only.value == "-"


async def test_a_game_without_a_board_takes_none(house: House, shelf: Path, ada: Person, basile: Person) -> None:
    await gather(house, ada, basile)
    answer = await ada.command(GARE, "table load", file="moon")
    assert said(ada, "board-not-used") in answer.private
