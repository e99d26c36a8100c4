"""The boards known to the house, by the name an option gives them. A name stands for one text for ever.

The shipped board is always known. A table's own file is registered under a name made from its contents; after a
restart it must be registered again before its games are read.
"""

import hashlib
from functools import cache

import data
from rules.santa_fe_rails.board import Board, demand_full_set, read_board

SHIPPED = "shipped"
_OWN: dict[str, Board] = {}


def register(text: str) -> str:
    """Takes in a table's own board file and answers its name. Raises BoardError, naming what is wrong."""
    board = read_board(text)
    demand_full_set(board)
    return adopt(board)


def adopt(board: Board) -> str:
    """Takes in a board without the counts of the published box, as small boards for tests are."""
    name = "own-" + hashlib.sha256(board.model_dump_json().encode()).hexdigest()[:12]
    _OWN.setdefault(name, board)
    return name


def known(name: str) -> bool:
    return name == SHIPPED or name in _OWN


def find(name: str) -> Board:
    """Raises KeyError for a name that was never registered."""
    return _shipped() if name == SHIPPED else _OWN[name]


@cache
def _shipped() -> Board:
    board = read_board(data.read("boards", "santa_fe_rails.toml"))
    demand_full_set(board)
    return board
