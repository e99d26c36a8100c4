"""chefdegare run | verify RECORD | export | backup | render: the house from the command line."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sqlite3
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

import discord

from bot.limits import RECORD_FILE, STATE_FILE
from bot.refereeing.records import check_record, record_of
from bot.run import run
from bot.settings import SettingsError, load_settings
from bot.store.books import Books
from bot.store.database import Database
from bot.store.file import StoreError
from bot.store.watch import InUseError
from render.pictures import Picture, Shown, picture
from render.words import LANGUAGES, words
from rules.core.contract import BrokenInvariantError, Game, MisreadError
from rules.core.phrase import phrase
from rules.core.record import Record, RecordError, parse_record, replay
from rules.registry import GAMES, game_of


class CommandError(Exception):
    """A command that cannot be carried out. The message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0 done, 1 a record that does not check out, 2 a call that cannot work."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.do(asked))
    except (CommandError, SettingsError, StoreError, InUseError, OSError) as error:
        print(f"chefdegare: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="chefdegare", description="A referee for railway board games.")
    parser.add_argument("--version", action="version", version=f"chefdegare {version('chefdegare')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    each = commands.add_parser("run", help="run the bot, on Discord or in the sandbox")
    each.set_defaults(do=_run)

    each = commands.add_parser("verify", help="replay a record and check every shuffle, draw and move")
    each.add_argument("record", type=Path, help="a record file, as /game export gives it")
    each.add_argument("--board", type=Path, help="the table's own board file, if it played on one")
    each.add_argument("--language", choices=LANGUAGES, default="en")
    each.set_defaults(do=_verify)

    each = commands.add_parser("export", help="write the records of stored games into a folder")
    each.add_argument("folder", type=Path, help="where to; it is created if it does not exist")
    each.set_defaults(do=_export)

    each = commands.add_parser("backup", help="copy the database safely, also while the bot runs")
    each.add_argument("target", type=Path, help="the file to write; it must not exist yet")
    each.set_defaults(do=_backup)

    each = commands.add_parser("render", help="draw the last position of a record, or a state, as a PNG")
    each.add_argument("source", type=Path, metavar="STATE_OR_RECORD", help="a finished record, or a state as JSON")
    each.add_argument("--out", type=Path, required=True, metavar="PNG", help="the picture to write")
    each.add_argument("--move", type=int, help="the position after this many moves of a record")
    each.add_argument("--game", default="freight_train", help="the game of a JSON state")
    each.add_argument("--board", type=Path, help="the table's own board file, if it played on one")
    each.add_argument("--language", choices=LANGUAGES, default="en")
    each.set_defaults(do=_render)
    return parser


def _run(asked: argparse.Namespace) -> int:
    discord.utils.setup_logging(level=logging.INFO, root=True)
    asyncio.run(run(load_settings()))
    return 0


def _verify(asked: argparse.Namespace) -> int:
    spoken = words(asked.language)
    try:
        record = parse_record(_read(asked.record))
        verdict = check_record(game := _on_board(asked, _game(record)), record)
    except RecordError as error:
        print(spoken.text("verify-bad", where=error.where, why=error.why))
        return 1
    if verdict.why is not None and verdict.where is not None:
        print(spoken.text("verify-bad", where=verdict.where, why=verdict.why))
        return 1
    print(spoken.text("verify-good", moves=verdict.moves, commitment=record.commitment))
    if verdict.state is not None and game.result(verdict.state) is None:
        print(spoken.text("verify-unfinished"))
    return 0


def _export(asked: argparse.Namespace) -> int:
    db = _stored()
    asked.folder.mkdir(parents=True, exist_ok=True)
    count = asyncio.run(_export_all(db, asked.folder))
    print(f"{count} records written to {asked.folder}")
    return 0


async def _export_all(db: Path, folder: Path) -> int:
    database = await Database.open_to_read(db)
    try:
        await database.demand_present()
        books = Books(database)
        games = await books.begun()
        for game in games:
            table = await books.table(game)
            assert table is not None
            text = (await record_of(books, table)).print()
            (folder / f"{table.game.key}-{table.id}.txt").write_text(text, "utf-8")
        return len(games)
    finally:
        await database.close()


def _backup(asked: argparse.Namespace) -> int:
    if asked.target.exists():
        raise CommandError(f"{asked.target} exists already; name a new file")
    asyncio.run(_backup_to(_stored(), asked.target))
    print(f"backup written to {asked.target}")
    return 0


async def _backup_to(db: Path, target: Path) -> None:
    database = await Database.open_to_read(db)
    try:
        await database.backup(target)
    except (sqlite3.Error, OSError) as error:
        raise CommandError(f"{target} cannot be written: {error}") from error
    finally:
        await database.close()


def _stored() -> Path:
    """The database that there is. Raises CommandError where there is none."""
    db = load_settings().db
    if not db.is_file():
        raise CommandError(f"there is no database {db}; set CHEF_DB")
    return db


def _render(asked: argparse.Namespace) -> int:
    if asked.out.suffix.lower() != ".png":
        raise CommandError(f"{asked.out} cannot be written: only PNG pictures can, so name it .png")
    text = _read(asked.source)
    drawn = _drawn_state(asked, text) if text.lstrip().startswith("{") else _drawn_record(asked, text)
    asked.out.write_bytes(drawn.png)
    print(drawn.alt)
    return 0


def _drawn_state(asked: argparse.Namespace, text: str) -> Picture:
    if asked.move is not None:
        raise CommandError("--move is for records: a state has no moves")
    if len(text) > STATE_FILE:
        raise CommandError(f"{asked.source} is too large to be a state: at most {STATE_FILE} characters")
    game = _on_board(asked, _newest(asked.game))
    spoken = words(asked.language)
    names = tuple(spoken.text("seat-number", number=seat) for seat in range(1, game.seats.stop))
    try:
        state = game.load(text.encode())
        game.audit(state)
        return picture(game.key, Shown(game.view(state, None), (), names, spoken))
    except (ValueError, LookupError, BrokenInvariantError) as error:
        raise CommandError(f"{asked.source} is no state of {asked.game}: {error}") from error


def _drawn_record(asked: argparse.Namespace, text: str) -> Picture:
    try:
        record = parse_record(text)
        game = _on_board(asked, _game(record))
        steps = list(replay(game, record))
    except RecordError as error:
        raise CommandError(words(asked.language).text("verify-bad", where=error.where, why=error.why)) from error
    moves = len(steps) - 1
    at = moves if asked.move is None else asked.move
    if not 0 <= at <= moves:
        raise CommandError(f"there is no move {at}: the record has {moves}. Name one from 0 (the deal) to {moves}")
    shown = Shown(game.view(steps[at].state, None), steps[at].events, record.names(at), words(asked.language))
    return picture(game.key, shown)


def _on_board(asked: argparse.Namespace, game: Game) -> Game:
    """The game on the board file that was named, if one was."""
    try:
        return game if asked.board is None else game.on_board(_read(asked.board))
    except MisreadError as error:
        raise CommandError(words(asked.language).say(error.why)) from error


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(RECORD_FILE + 1)
        if len(content) > RECORD_FILE:
            raise CommandError(f"{path} is too large to be a record")
        return content.decode()
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{path} is not a text file") from error


def _game(record: Record) -> Game:
    try:
        return game_of(record.game, record.version)
    except KeyError:
        named = f"{record.game[:40]} {record.version}"
        raise RecordError(phrase("record-at-line", line=2), phrase("record-unknown-game", name=named)) from None


def _newest(key: str) -> Game:
    if key not in GAMES:
        raise CommandError(f"there is no game {key}; there are: {', '.join(GAMES)}")
    return GAMES[key]


if __name__ == "__main__":
    sys.exit(main())
