"""Places as people write them: mileposts (BA30), cities and ports by any of their names, compass runs (e4 ne2).

Moves keep the words; what they mean depends on the board: `e4` is the milepost of that name where there is one, else
four steps east.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.china_rails.board import Board
from rules.china_rails.grid import DIRECTIONS, LABEL, ROW_HEIGHT, beside, place
from rules.china_rails.parts import City, Good, Milepost, Port
from rules.china_rails.speech import misread
from rules.core.fields import Reader

RUN = re.compile(r"(e|se|s[wo]|[wo]|n[wo]|ne)([1-9][0-9]?)?")  # o: ouest
LONGEST_WORD = 40
MOST_WORDS = 60
NAME_WORDS = 4  # the longest name
BREAK = "/"  # between pieces that do not hang together


@dataclass(frozen=True)
class Run:
    """Some steps in one direction."""

    direction: str
    steps: int


@dataclass(frozen=True)
class Site:
    """A place: one milepost by its coordinates, or a city or port by its name."""

    mileposts: tuple[Milepost, ...]
    city: City | None = None
    port: Port | None = None


Waypoint = Site | Run


def canonical(words: Iterable[str]) -> tuple[str, ...]:
    """Words as a move keeps them: coordinates in capitals. Raises MisreadError."""
    kept = tuple(word.upper() if LABEL.fullmatch(word.upper()) else word for word in words)
    if len(kept) > MOST_WORDS or any(len(word) > LONGEST_WORD for word in kept):
        raise misread("place", text=" ".join(kept))
    return kept


class PlaceSaid(Reader[tuple[str, ...]]):
    """The words of a place or a way, all that are left of a line: only the board knows what they mean."""

    def read(self, words: list[str]) -> tuple[tuple[str, ...], int]:
        return canonical(words), len(words)

    def written(self, value: tuple[str, ...]) -> str:
        return " ".join(value)


def find_site(board: Board, text: str) -> Site | None:
    """The place that is called so."""
    if (at := board.at.get(text.upper())) is not None:
        return Site((at,))
    found = board.places.find(text)
    return None if found is None else site_of(board, found)


def site_of(board: Board, code: str) -> Site:
    """The place behind a code of the board's lexicon."""
    number = int(code[1:])
    if code[0] == "c":
        return Site(board.cities[number].mileposts, city=number)
    if code[0] == "p":
        return Site((board.ports[number].at,), port=number)
    return Site((board.ferry_ports[number],))


def read_site(board: Board, text: str) -> Site:
    """Raises MisreadError, naming what was probably meant."""
    found = find_site(board, text)
    if found is not None:
        return found
    near = board.places.nearest(text)
    if near is None:
        raise misread("place", text=text)
    raise misread("place-near", text=text, near=name_of(board, near))


def name_of(board: Board, code: str) -> str:
    number = int(code[1:])
    if code[0] == "c":
        return board.cities[number].name.en
    return board.ports[number].name.en if code[0] == "p" else board.labels[board.ferry_ports[number]]


def read_stops(board: Board, words: Sequence[str]) -> list[list[Waypoint]]:
    """The pieces of a way, each a row of stops. Raises MisreadError."""
    pieces: list[list[Waypoint]] = [[]]
    at = 0
    while at < len(words):
        if words[at] == BREAK:
            pieces.append([])
            at += 1
            continue
        stop, used = _next_stop(board, words[at:], pieces[-1])
        pieces[-1].append(stop)
        at += used
    return [piece for piece in pieces if piece]


def _next_stop(board: Board, words: Sequence[str], before: Sequence[Waypoint]) -> tuple[Waypoint, int]:
    run = RUN.fullmatch(words[0].lower()) if before else None
    if run is not None and words[0].upper() not in board.at:
        return Run(direction_named(run[1]), int(run[2] or 1)), 1
    for count in range(min(NAME_WORDS, len(words)), 0, -1):
        if BREAK not in words[:count] and (site := find_site(board, " ".join(words[:count]))) is not None:
            return site, count
    return read_site(board, words[0]), 1


def direction_named(text: str) -> str:
    """A direction as the board calls it; west may be written in French."""
    return text.replace("o", "w")


def step_from(board: Board, at: Milepost, direction: str) -> Milepost | None:
    """The milepost next to one, whether or not a passage leads there."""
    return board.numbers.get(beside(*board.spots[at], direction))


def how_far(board: Board, at: Milepost, direction: str) -> float:
    """How far out a milepost lies in a direction, for comparing."""
    x, y = place(*board.spots[at])
    east = ("e" in direction) - ("w" in direction)
    south = ("s" in direction) - ("n" in direction)
    return x * east * (0.5 if south else 1) + y * south * ROW_HEIGHT


def direction_of(board: Board, a: Milepost, b: Milepost) -> str:
    return next((way for way in DIRECTIONS if step_from(board, a, way) == b), "")


def read_good(board: Board, text: str) -> Good:
    """Raises MisreadError."""
    found = board.freights.find(text)
    if found is None:
        near = board.freights.nearest(text)
        if near is None:
            raise misread("good", text=text)
        raise misread("good-near", text=text, near=board.goods[int(near)].name)
    return int(found)
