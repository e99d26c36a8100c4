"""The command line: help, records good and bad, exports, backups, pictures, and clear words for what cannot be."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from pathlib import Path

import pytest
from PIL import Image

import data
from bot.cli import main
from bot.limits import RECORD_FILE
from bot.store.books import Books
from bot.store.database import Database
from bot.store.watch import one_bot
from rules.core.chance import Chance, commitment
from rules.core.record import Record, Sitting, parse_record, replay, shown
from rules.registry import GAMES
from tests.bot.house import ADA, BOB, SEED, House, finished_record

COMMANDS = ("run", "verify", "export", "backup", "render")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings of their own: no .env and no database but what the test makes."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CHEF_DB", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return tmp_path


@pytest.fixture
def record(here: Path) -> Path:
    path = here / "game.txt"
    path.write_text(finished_record(), "utf-8")
    return path


def stored(play: Callable[[House], Awaitable[object]]) -> None:
    """A database of the default name with what was played."""

    async def make() -> None:
        database = await Database.open(Path("chefdegare.db"))
        await play(House(Books(database)))
        await database.close()

    asyncio.run(make())


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert f"usage: chefdegare {command}" in capsys.readouterr().out


def test_the_whole_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert [command for command in COMMANDS if f"    {command} " not in said] == []
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2


def test_the_program_knows_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"chefdegare {version('chefdegare')}\n"


def test_a_second_bot_on_one_database_is_refused_until_the_first_is_gone(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    holding = "import pathlib, sys; from bot.store.watch import one_bot; lock = one_bot(pathlib.Path(sys.argv[1]));"
    holding += "lock.__enter__(); print('held', flush=True); sys.stdin.read()"
    db = here / "chefdegare.db"
    with subprocess.Popen(
        [sys.executable, "-c", holding, str(db)],
        cwd=Path(__file__).parent.parent,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        assert main(["run"]) == 2
        assert "another bot runs on the database chefdegare.db. Stop it first" in capsys.readouterr().err
        first.kill()  # as in a crash
    with one_bot(db):
        pass


def test_it_runs_as_a_program_and_ends(record: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot.cli", "verify", str(record)],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


# verify


def test_a_good_record_checks_out(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = len(parse_record(finished_record()).lines)
    assert main(["verify", str(record)]) == 0
    assert f"{moves} moves replayed" in capsys.readouterr().out
    assert main(["verify", str(record), "--language", "fr"]) == 0
    assert f"{moves} coups rejoués" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f"seed: {SEED.hex()}", f"seed: {'0' * 64}", "The deal: the seed does not fit the commitment"),
        (f"seed: {SEED.hex()}\n", "", "The deal: the seed is not in the file"),
        ("\n1 ", "\n2 ", "Move 1: the move is not legal (FT-2.1)"),
        ("game: freight_train", "game: chess", "Line 2: I do not know the game “chess 1”"),
        ("version: 1", "version: 99", "Line 2: I do not know the game “freight_train 99”"),
        ("version: 1", "version: one", "the heading “version” cannot be read"),
        ("seats: ", "seats: " + "[" * 100_000, "the heading “seats” cannot be read"),
        ("chef de gare record 1", "chess record 1", "Line 1: this is not a record of Chef de Gare"),
    ],
)
def test_a_record_that_was_tampered_with_is_named(
    record: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    text = finished_record().replace(old, new, 1)
    assert text != finished_record()
    record.write_text(text, "utf-8")
    assert main(["verify", str(record)]) == 1
    found = capsys.readouterr()
    assert said in found.out
    assert found.err == ""


def test_a_record_cut_short_is_said_to_be(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["verify", str(record)])
    assert "stops before the end" not in capsys.readouterr().out
    record.write_text("\n".join(finished_record().splitlines()[:-3]), "utf-8")
    assert main(["verify", str(record)]) == 0
    assert "stops before the end" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "\n\n\n", "hello", "{}", "[" * 5_000, "🚂" * 500])
def test_garbage_is_no_record(here: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (here / "x.txt").write_text(text, "utf-8")
    assert main(["verify", "x.txt"]) == 1
    assert "not a record" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["verify"], ["render", "--out", "x.png"]])
def test_a_file_that_cannot_be_read_is_said_so(
    here: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    (here / "binary").write_bytes(bytes(range(256)))
    (here / "huge").write_bytes(b"x" * (RECORD_FILE + 1))
    for name, said in [
        ("gone", "gone cannot be read: No such file"),
        (".", "cannot be read: Is a directory"),
        ("binary", "binary is not a text file"),
        ("huge", "huge is too large to be a record"),
        ("/dev/zero", "/dev/zero is too large to be a record"),
    ]:
        assert main([*command, name]) == 2
        found = capsys.readouterr()
        assert found.err.startswith("chefdegare: ")
        assert said in found.err
        assert found.out == ""


# export


def test_export_writes_a_record_for_each_game_begun(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play(house: House) -> None:
        await house.finished(ADA, BOB, channel=1)
        await house.started(ADA, BOB, channel=2)
        await house.seated(ADA, BOB, channel=3)

    stored(play)
    assert main(["export", "out/records"]) == 0
    assert "2 records written" in capsys.readouterr().out
    finished, running = sorted((here / "out" / "records").iterdir())
    assert main(["verify", str(finished)]) == 0
    assert parse_record(running.read_text("utf-8")).seed is None


@pytest.mark.parametrize("command", [["export", "out"], ["backup", "copy.db"]])
def test_without_a_database_there_is_nothing_to_take(
    here: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert main(command) == 2
    assert "there is no database chefdegare.db; set CHEF_DB" in capsys.readouterr().err
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("command", [["export", "out"], ["backup", "copy.db"]])
def test_a_file_that_is_no_database_is_said_so(
    here: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    (here / "chefdegare.db").write_bytes(b"timetable " * 1_000)
    assert main(command) == 2
    assert "the database chefdegare.db cannot be used" in capsys.readouterr().err


def test_a_program_that_met_a_bad_database_ends(here: Path) -> None:
    (here / "chefdegare.db").write_bytes(b"timetable " * 1_000)
    root = Path(__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-m", "bot.cli", "export", str(here / "out")],
        cwd=root,
        env={"CHEF_DB": str(here / "chefdegare.db"), "PATH": ""},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_export_to_what_is_no_folder_is_said_so(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored(lambda house: house.started(ADA, BOB))
    (here / "out").write_text("a file")
    assert main(["export", "out"]) == 2
    assert "out" in capsys.readouterr().err


def test_bad_settings_are_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEF_PORT", "harbour")
    for command in (["run"], ["export", "out"]):
        assert main(command) == 2
        assert "CHEF_PORT must be a port number" in capsys.readouterr().err


# backup


def test_a_backup_has_everything(here: Path) -> None:
    stored(lambda house: house.started(ADA, BOB))
    assert main(["backup", "copy.db"]) == 0

    async def read(path: str) -> object:
        database = await Database.open(Path(path))
        try:
            return await Books(database).table(1)
        finally:
            await database.close()

    assert asyncio.run(read("copy.db")) == asyncio.run(read("chefdegare.db"))


def test_a_backup_does_not_overwrite(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored(lambda house: house.started(ADA, BOB))
    (here / "copy.db").write_text("precious")
    assert main(["backup", "copy.db"]) == 2
    assert "copy.db exists already" in capsys.readouterr().err
    assert (here / "copy.db").read_text() == "precious"


def test_a_backup_into_no_folder_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    stored(lambda house: house.started(ADA, BOB))
    assert main(["backup", "gone/copy.db"]) == 2
    assert "gone/copy.db cannot be written" in capsys.readouterr().err


# render


def opened(path: Path) -> tuple[str | None, tuple[int, int]]:
    with Image.open(io.BytesIO(path.read_bytes())) as image:
        image.load()
        return image.format, image.size


def test_a_record_is_drawn_at_its_end_or_after_a_move(
    here: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(record), "--out", "end.png"]) == 0
    ended = capsys.readouterr().out
    assert main(["render", str(record), "--out", "deal.png", "--move", "0", "--language", "fr"]) == 0
    dealt = capsys.readouterr().out
    kind, (width, height) = opened(here / "end.png")
    assert kind == "PNG"
    assert min(width, height) > 300
    assert (here / "deal.png").read_bytes() != (here / "end.png").read_bytes()
    assert "day 3 of 3" in ended
    assert "jour 1 sur 3" in dealt


def test_a_picture_names_who_held_a_seat_when(here: Path, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    read = parse_record(finished_record())
    sittings = (Sitting(seat=0, name="Cléo", after=2), Sitting(seat=0, name="Dan", after=4))
    record.write_text(read.but(sittings=sittings).print(), "utf-8")
    held = []
    for move in ("1", "2", "3", "4"):
        assert main(["render", str(record), "--out", "x.png", "--move", move]) == 0
        said = capsys.readouterr().out
        held.append([name for name in ("Ada", "Bob", "Cléo", "Dan") if name in said])
    assert held == [["Ada", "Bob"], ["Bob", "Cléo"], ["Bob", "Cléo"], ["Bob", "Dan"]]


@pytest.mark.parametrize("move", ["-1", "9999"])
def test_a_move_beyond_the_record_is_refused(
    here: Path, record: Path, capsys: pytest.CaptureFixture[str], move: str
) -> None:
    moves = len(parse_record(finished_record()).lines)
    assert main(["render", str(record), "--out", "x.png", "--move", str(moves)]) == 0
    (here / "x.png").unlink()
    assert main(["render", str(record), "--out", "x.png", "--move", move]) == 2
    assert f"there is no move {move}: the record has {moves}." in capsys.readouterr().err
    assert not (here / "x.png").exists()


@pytest.mark.parametrize("name", ["x.jpg", "x", "x.png.gif"])
def test_a_picture_of_another_kind_is_refused(
    here: Path, record: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main(["render", str(record), "--out", name]) == 2
    assert f"{name} cannot be written: only PNG pictures can" in capsys.readouterr().err
    assert not (here / name).exists()


def test_a_record_of_a_tables_own_board_is_drawn_with_its_file(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = data.read("boards", "santa_fe_rails.toml").replace('name = "Chicago"', 'name = "New Chicago"')
    (here / "moon.toml").write_text(text, "utf-8")
    game = GAMES["santa_fe_rails"].on_board(text)
    options = game.options.model_validate({"board": game.board_name()})
    dealt = shown(game.setup(options, 2, Chance(SEED)).events)
    named = {"game": game.key, "version": game.version, "seats": ("Ada", "Bob"), "commitment": commitment(SEED)}
    deal = Record(**named, options=options.model_dump_json(), seed=SEED.hex(), dealt=dealt)
    (here / "moon.txt").write_text(deal.print(), "utf-8")
    assert main(["render", "moon.txt", "--out", "moon.png"]) == 2
    assert "board" in capsys.readouterr().err
    assert main(["render", "moon.txt", "--out", "moon.png", "--board", "moon.toml"]) == 0
    (here / "broken.toml").write_text("Once upon a time", "utf-8")
    assert main(["render", "moon.txt", "--out", "x.png", "--board", "broken.toml"]) == 2


def test_a_state_has_no_moves(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "state.json").write_text("{}")
    assert main(["render", "state.json", "--out", "x.png", "--move", "3"]) == 2
    assert "--move is for records" in capsys.readouterr().err


def test_a_state_is_drawn_from_its_json(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    read = parse_record(finished_record())
    game = GAMES[read.game]
    last = list(replay(game, read))[-1]
    (here / "state.json").write_text(last.state.model_dump_json(), "utf-8")
    assert main(["render", "state.json", "--out", "state.png", "--language", "fr"]) == 0
    assert opened(here / "state.png")[0] == "PNG"
    assert "Place 1" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [{"turn": 99}, {"deck": ()}, {"players": ()}, {"main": ()}])
def test_a_state_that_breaks_an_invariant_is_said_so(
    here: Path, capsys: pytest.CaptureFixture[str], wrong: dict[str, object]
) -> None:
    read = parse_record(finished_record())
    first = next(iter(replay(GAMES[read.game], read)))
    (here / "state.json").write_text(first.state.model_copy(update=wrong).model_dump_json(), "utf-8")
    assert main(["render", "state.json", "--out", "state.png"]) == 2
    assert "state.json is no state of freight_train: " in capsys.readouterr().err


@pytest.mark.parametrize("state", ["{", "{}", '{"deck": 1}', json.dumps({"players": []})])
def test_a_state_that_is_none_is_said_so(here: Path, capsys: pytest.CaptureFixture[str], state: str) -> None:
    (here / "state.json").write_text(state)
    assert main(["render", "state.json", "--out", "state.png"]) == 2
    assert "state.json is no state of freight_train" in capsys.readouterr().err
    assert not (here / "state.png").exists()


@pytest.mark.parametrize(
    ("key", "part", "times", "said"),
    [
        ("santa_fe_rails", "companies", 1500, "too large to be a state"),
        ("santa_fe_rails", "companies", 40, "is no state of santa_fe_rails"),
        ("railroad_dice_2", "layout", 0, "no tile in the layout"),
    ],
)
def test_a_hostile_state_is_refused_before_it_is_drawn(
    here: Path, capsys: pytest.CaptureFixture[str], key: str, part: str, times: int, said: str
) -> None:
    """Companies or words by the thousand once kept the command busy for minutes, or ended in a traceback."""
    dealt = GAMES[key].setup(GAMES[key].options(), 4, Chance(bytes(32))).state
    state = json.loads(dealt.model_dump_json())
    state[part] = state[part] * times or "x" * 30_000
    (here / "state.json").write_text(json.dumps(state))
    assert main(["render", "state.json", "--game", key, "--out", "state.png"]) == 2
    assert said in capsys.readouterr().err
    assert not (here / "state.png").exists()


def test_an_unknown_game_is_said_so(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "state.json").write_text("{}")
    assert main(["render", "state.json", "--out", "x.png", "--game", "chess"]) == 2
    assert "there is no game chess; there are: freight_train" in capsys.readouterr().err


def test_a_record_that_does_not_check_out_is_not_drawn(
    here: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(finished_record().replace("\n1 ", "\n2 ", 1), "utf-8")
    assert main(["render", str(record), "--out", "x.png"]) == 2
    assert "Move 1" in capsys.readouterr().err
    assert not (here / "x.png").exists()


def test_a_picture_that_cannot_be_written_is_said_so(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(record), "--out", "gone/x.png"]) == 2
    assert "gone/x.png" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        " " * RECORD_FILE,
        "\n" * RECORD_FILE,
        f"{finished_record().splitlines()[0]}\n{' ' * (RECORD_FILE - 100)}",
        f"{finished_record()}1 take{' ' * (RECORD_FILE - 20_000)}x\n",
        f"{finished_record()}1 take 1>yard2{' ' * 50_000}\n",
    ],
    ids=["blanks", "lines", "heading", "move", "tail"],
)
def test_blanks_without_end_cost_nothing(here: Path, text: str) -> None:
    (here / "blanks.txt").write_text(text)
    began = time.process_time()
    assert main(["verify", "blanks.txt"]) == 1
    assert time.process_time() - began < 3  # most of it the game that comes before


def test_a_bad_line_of_settings_is_named_and_never_shown(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / ".env").write_text("CHEF_PORT=0\nmfa.very-secret-token\n")
    assert main(["run"]) == 2
    said = capsys.readouterr()
    assert "line 2" in said.err
    assert "very-secret" not in said.err + said.out
