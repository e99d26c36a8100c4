"""Boards checked: a file becomes a board that can be played on, and is held against the counts of the published box."""

from collections import Counter
from functools import cache

import data
from rules.china_rails.board import Board
from rules.china_rails.board_file import BoardFile
from rules.core.boards import BoardError, demand_of_board, read_board


@cache
def shipped() -> Board:
    return full_board(data.read("boards", "china_rails.toml"))


def full_board(text: str) -> Board:
    """A board with all that the box holds. Raises BoardError."""
    board = make_board(read_board(BoardFile, text))
    demand_full_set(board)
    return board


def make_board(file: BoardFile) -> Board:
    """A board that can be played on. Raises BoardError."""
    board = Board(file)
    try:
        _ = board.places, board.freights
    except ValueError as error:
        raise BoardError(f"names: {error}") from None
    for city, town in enumerate(board.cities):
        for at in town.mileposts[1:]:
            demand_of_board(town.major, f"{town.name.en} is no major city and has outer mileposts")
            demand_of_board(bool(board.red[at]), f"{board.labels[at]} is not joined to {town.name.en}")
        reachable = town.taiwan or bool(board.exits[city])
        demand_of_board(reachable, f"no passage leads to {town.name.en}")
    for at in board.ferry_ports:
        demand_of_board(board.city_at[at] not in board.majors, f"the ferry port {board.labels[at]} is in a major city")
    for port in board.ports:
        usable = board.usable_at[port.at] or board.red[port.at]
        demand_of_board(bool(usable), f"no passage leads to {port.name.en}")
    return board


def demand_full_set(board: Board) -> None:
    """The counts of the published box (CR-R2). Raises BoardError."""
    kinds = Counter(card.kind for card in board.events)
    _count(len(board.cities), 52, "cities")
    _count(len(board.majors), 4, "major cities")
    _count(sum(good.chips for good in board.goods), 100, "load chips")
    _count(len(board.demands), 136, "demand cards")
    _count(len(board.events), 20, "event cards")
    _count(kinds["flood"], 2, "floods")
    _count(len(board.ports), 4, "container ports")
    demand_of_board(board.ferry is not None, "no ferry")
    for card in board.demands:
        for demand in card:
            good = board.goods[demand.good].name.en
            demand_of_board(bool(board.sources[demand.good]), f"{good} is demanded and supplied nowhere")


def _count(found: int, due: int, what: str) -> None:
    demand_of_board(found == due, f"{found} {what} instead of {due}")
