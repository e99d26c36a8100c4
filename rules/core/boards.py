"""Boards as files: the shipped one, and a table's own, checked when it is read.

A game with boards keeps one `Board` at hand and is itself made anew for another (`Rules.on_board`). A board's name is
made from its contents, so that a name stands for one board for ever.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from typing import TypeVar

from pydantic import ValidationError

from rules.core.phrase import Frozen

SHIPPED = "shipped"
LONGEST_BOARD = 1_000_000  # characters
DEEPEST = 12  # brackets within brackets

B = TypeVar("B", bound=Frozen)


class BoardError(Exception):
    """A board file that cannot be played on: what is wrong with it."""


def own_name(board: Frozen) -> str:
    """What the option `board` says for a table's own board."""
    return "own-" + hashlib.sha256(board.model_dump_json().encode()).hexdigest()[:12]


def read_board(kind: type[B], text: str) -> B:
    """A board from TOML or JSON with every field of its model right. Raises BoardError."""
    if len(text) > LONGEST_BOARD:
        raise BoardError(f"the file has more than {LONGEST_BOARD:,} characters")
    _demand_shallow(text)
    try:
        return kind.model_validate(_read(text))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))[:80]
        raise BoardError(f"{where}: {first['msg'][:200]}") from None


def demand_of_board(holds: bool, wrong: str) -> None:
    """One demand of a board file's check. Raises BoardError."""
    if not holds:
        raise BoardError(wrong)


def _read(text: str) -> object:
    as_json = text.lstrip()[:1] in ("{", "[")
    reads: Callable[[str], object] = json.loads if as_json else tomllib.loads
    try:
        return reads(text)
    except (ValueError, RecursionError) as error:
        name = "JSON" if as_json else "TOML"
        raise BoardError(f"this is no {name} file: {str(error)[:200]}") from None


def _demand_shallow(text: str) -> None:
    depth = 0
    for mark in text:
        depth += (mark in "[{") - (mark in "]}")
        if depth > DEEPEST:
            raise BoardError(f"more than {DEEPEST} brackets within each other")
