"""The faces of track tiles (ST table 2.2) and their codes: `N-S`, `N-S+NE-SW`, `t:N,SE`. A code says face and rotation.

A track is a pair of ends, the smaller first: two sides, or a side and the CENTRE of a Town. A face is the sorted tuple
of its tracks.
"""

from functools import lru_cache

from rules.core.phrase import Named
from rules.steam.grid import CENTRE, SIDE, SIDES

Ends = tuple[int, int]
Face = tuple[Ends, ...]

# By key, the tracks of the unrotated face and how many pieces carry it.
_TURNED: dict[str, tuple[Face, int]] = {
    "straight": (((0, 3),), 86),
    "gentle": (((0, 2),), 86),
    "sharp": (((0, 1),), 8),
    "cross_x": (((0, 3), (1, 4)), 4),
    "cross_bow": (((0, 3), (1, 5)), 4),
    "cross_gentle": (((0, 2), (1, 3)), 4),
    "pass_straight_sharp": (((0, 3), (1, 2)), 2),
    "pass_gentle": (((0, 2), (3, 5)), 2),
    "pass_gentle_sharp_r": (((0, 2), (3, 4)), 2),
    "pass_gentle_sharp_l": (((0, 2), (4, 5)), 2),
    "town1": (((0, 6),), 4),
    "town2_straight": (((0, 6), (3, 6)), 10),
    "town2_gentle": (((0, 6), (2, 6)), 10),
    "town2_sharp": (((0, 6), (1, 6)), 8),
    "town3_y": (((0, 6), (2, 6), (4, 6)), 4),
    "town3_r": (((0, 6), (1, 6), (3, 6)), 4),
    "town3_l": (((0, 6), (2, 6), (3, 6)), 4),
    "town3_tight": (((0, 6), (1, 6), (2, 6)), 4),
    "town4_x": (((0, 6), (1, 6), (3, 6), (4, 6)), 4),
    "town4_foot": (((0, 6), (1, 6), (2, 6), (4, 6)), 4),
    "town4_tight": (((0, 6), (1, 6), (2, 6), (3, 6)), 4),
}
PIECES = {key: count for key, (_, count) in _TURNED.items()}


def ends(a: int, b: int) -> Ends:
    return (a, b) if a < b else (b, a)


def spur(side: int) -> Ends:
    return (side, CENTRE)


def turned(face: Face, by: int) -> Face:
    """The face, turned clockwise by a number of sides."""
    return tuple(sorted(ends(_side(a, by), _side(b, by)) for a, b in face))


def _side(end: int, by: int) -> int:
    return end if end == CENTRE else (end + by) % 6


FACES: dict[Face, str] = {turned(face, by): key for key, (face, _) in _TURNED.items() for by in range(6)}
"""Every face in every rotation, with its key: 15 single, 36 double, 56 of Towns (ST-7.8)."""

PLAIN = tuple(face for face in FACES if face[0][1] != CENTRE)
TOWN = tuple(sorted((face for face in FACES if face[0][1] == CENTRE), key=lambda face: (len(face), face)))


def is_town(face: Face) -> bool:
    return bool(face) and any(CENTRE in track for track in face)


def sides(face: Face) -> frozenset[int]:
    """The sides that the face touches."""
    return _SIDES.get(face) or frozenset(end for track in face for end in track if end != CENTRE)


def code(face: Face) -> str:
    """How a face is written.

    >>> code(((0, 3), (1, 4))), code(((0, 6), (2, 6)))
    ('N-S+NE-SW', 't:N,SE')
    """
    if is_town(face):
        return "t:" + ",".join(SIDES[a] for a, _ in face)
    return "+".join(f"{SIDES[a]}-{SIDES[b]}" for a, b in face)


@lru_cache(maxsize=1024)
def read_face(text: str) -> Face | None:
    """The tracks that a code says, whether such a face exists or not; None where it is no code.

    >>> read_face("sw-ne"), read_face("t:SE,n"), read_face("N-N"), read_face("x")
    (((1, 4),), ((0, 6), (2, 6)), None, None)
    """
    said = _in_english(text.upper())
    if said.startswith("T:"):
        spurs = said[2:].split(",")
        known = all(name in SIDE for name in spurs) and len(set(spurs)) == len(spurs)
        return tuple(sorted(spur(SIDE[name]) for name in spurs)) if known else None
    found = []
    for track in said.split("+"):
        a, dash, b = track.partition("-")
        if not dash or a not in SIDE or b not in SIDE or a == b:
            return None
        found.append(ends(SIDE[a], SIDE[b]))
    return tuple(sorted(found)) if len(set(found)) == len(found) else None


def spoken(text: str) -> Named:
    """A code as people say it: west is `O` in French, and `read_face` takes it back.

    >>> spoken("t:N,SW").of("fr")
    't:N,SO'
    """
    return Named(en=text, fr=text.replace("NW", "NO").replace("SW", "SO"))


def _in_english(text: str) -> str:
    """French sides as they are kept: west is `O` there."""
    return text.replace("NO", "NW").replace("SO", "SW")


def growing(face: Face) -> tuple[Face, ...]:
    """The faces that hold all tracks of this one and more (ST-10.7)."""
    return _GROWING[face]


def _larger(face: Face) -> tuple[Face, ...]:
    held = set(face)
    return tuple(other for other in (TOWN if is_town(face) else PLAIN) if held < set(other))


_SIDES = {face: frozenset(end for track in face for end in track if end != CENTRE) for face in FACES}
_GROWING = {face: _larger(face) for face in FACES}
