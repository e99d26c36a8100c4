"""/table load: a table that owns the box plays on its own board file, checked when it is loaded."""

from __future__ import annotations

import asyncio
from pathlib import Path

from discord import app_commands

from bot.incoming.commands.making import choice, matches
from bot.incoming.replies import Answer, Asker
from bot.limits import BOARD_FILE, CHOICES, SEARCH
from bot.tables import acts


async def load(asker: Asker, file: str) -> Answer:
    table = await asker.table()
    if table.seat_of(asker.user) is None:  # before anything is kept
        raise acts.denied("denied-not-seated")
    text = await asyncio.to_thread(_read, asker.services.boards, file)
    game = await asyncio.to_thread(table.game.on_board, text)
    await asker.perform(lambda now: acts.set_board(now, asker.user, game, text, file))
    return asker.answer("done-board", file=file)


async def complete_file(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    names = await asyncio.to_thread(_names, asker.services.boards)
    if not names:
        raise acts.denied("denied-no-boards")
    return [choice(name, name) for name in names if matches(current, name, name)][:CHOICES]


def _names(folder: Path | None) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.toml")) if folder else []


def _read(folder: Path | None, name: str) -> str:
    """A file of the folder by name; nothing outside it can be named. Raises DeniedError."""
    names = _names(folder)
    if folder is None or not names:
        raise acts.denied("denied-no-boards")
    if name not in names:
        raise acts.denied("denied-unknown-board", file=name[:SEARCH], known=tuple(names[:20]))
    try:
        with (folder / f"{name}.toml").open(encoding="utf-8") as file:
            return file.read(BOARD_FILE)
    except (OSError, UnicodeDecodeError):
        raise acts.denied("denied-unreadable-board", file=name) from None
