"""The maps of the house, as far as their files tell: found in data/boards, not listed.

A file `steam_<map>.toml` is a map; a board may have versions, which are maps of their own on the same sheet.
"""

import tomllib
from collections.abc import Mapping
from functools import cache

import data
from rules.steam.board import Board, read_steam_board

PREFIX, SUFFIX = "steam_", ".toml"


@cache
def sheets() -> Mapping[str, str]:
    """By map, the sheet it is printed on; those for most numbers of players first."""
    found: list[tuple[int, str, str]] = []
    for file in data.names("boards"):
        if file.startswith(PREFIX) and file.endswith(SUFFIX):
            sheet, raw = file.removeprefix(PREFIX).removesuffix(SUFFIX), tomllib.loads(data.read("boards", file))
            names = (sheet, *(version["rules"] for version in raw.get("versions", ())))
            found += [(-len(raw["scenarios"]), name, sheet) for name in names]
    return {name: sheet for _, name, sheet in sorted(found)}


@cache
def shipped(name: str) -> Board:
    """A map of the house."""
    sheet = sheets()[name]
    board = read_steam_board(data.read("boards", f"{PREFIX}{sheet}{SUFFIX}"))
    return board if name == sheet else board.version(name)


MAPS: tuple[str, ...] = tuple(sheets())
