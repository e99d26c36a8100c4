"""What dice show and how they can lie: sides of a cell, tracks between them, faces and their placements.

A placement is written as its tracks: `NS`, `NE`, `NS+SW`. The code alone names face and orientation; one track is a
simple die, two are a complex one.
"""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from rules.railroad_dice_2.board import BOARD, Face

Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
OPPOSITE: Mapping[Side, Side] = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP: Mapping[Side, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_TRACKS = ("NS", "EW", "NE", "ES", "NW", "SW")  # in the order a code names them


def canonical(code: str) -> str | None:
    """The code as it is written here, or None if no die shows such tracks. West is ouest, too.

    >>> canonical("we+sn"), canonical("eo"), canonical("nn"), canonical("ns+ns")
    ('NS+EW', 'EW', None, None)
    """
    tracks = ["".join(sorted(track, key="NESW".find)) for track in code.upper().replace("O", "W").split("+")]
    if len(set(tracks)) < len(tracks) or not set(tracks) <= set(_TRACKS):
        return None
    return "+".join(sorted(tracks, key=_TRACKS.index))


def turned(code: str, turns: int) -> str:
    """The code after quarter turns clockwise.

    >>> turned("NS+SW", 1)
    'EW+NW'
    """
    quarter = str.maketrans("NESW", "NESW"[turns % 4 :] + "NESW"[: turns % 4])
    return canonical(code.translate(quarter)) or ""


PLACEMENTS: Mapping[Face, tuple[str, ...]] = {
    face: tuple(dict.fromkeys(turned(code, turns) for turns in range(4))) for face, code in BOARD.tracks.items()
}
FACE: Mapping[str, Face] = {code: face for face, codes in PLACEMENTS.items() for code in codes}
SIMPLE_CODES = tuple(code for code in FACE if "+" not in code)
COMPLEX_CODES = tuple(code for code in FACE if "+" in code)


def is_complex(code: str) -> bool:
    return "+" in code


@cache
def tracks(code: str) -> tuple[str, ...]:
    return tuple(code.split("+"))


@cache
def ends(code: str) -> frozenset[Side]:
    """The sides of its cell that the die has track to."""
    return frozenset(side for side in SIDES if side in code)


@cache
def ways(code: str) -> Mapping[Side, tuple[Side, ...]]:
    """Where a train can leave that came in by a side (RD-7.1, RD-7.5, RD-7.6)."""
    return {
        entry: tuple(side for side in SIDES if side != entry and any({side, entry} == set(t) for t in tracks(code)))
        for entry in SIDES
    }


@cache
def placements(face: Face, complex_die: bool) -> tuple[str, ...]:
    """How a die with this upper face can lie on the map; a joker is any rail face of its kind (RD-8.3, RD-9.2)."""
    if face == "joker":
        return COMPLEX_CODES if complex_die else SIMPLE_CODES
    return PLACEMENTS.get(face, ())


@cache
def keeping(code: str) -> tuple[str, ...]:
    """The complex placements that contain a simple track (RD-9.5)."""
    return tuple(other for other in COMPLEX_CODES if code in tracks(other))
