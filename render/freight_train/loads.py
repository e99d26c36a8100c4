"""The bodies of the eleven wagons: what makes each silhouette its own."""

from __future__ import annotations

from render.scene import NONE, Colour, Line, Point, Polygon, Rect, Shape, circle

WIDE, HIGH = 120, 66
DARK: Colour = "#241f1a"
EDGE = 2.4  # of every outline, so that pale wagons stand out from pale paper
SHADE: Colour = "#00000040"
SHINE: Colour = "#ffffff48"


def box(colour: Colour) -> tuple[Shape, ...]:
    """A closed van: flat sides, shallow roof, a sliding door."""
    return (
        Polygon(((3, 11), (14, 4), (106, 4), (117, 11)), "#5a1712", DARK, EDGE),
        Rect(5, 10, 110, 40, colour, DARK, EDGE),
        Rect(37, 12, 46, 36, SHADE),
        _upright(37, 12, 48),
        _upright(83, 12, 48),
    )


def refr(colour: Colour) -> tuple[Shape, ...]:
    """A smooth pale van with a round roof, the cooling unit on top, and a frost star."""
    return (
        Rect(78, 1, 30, 16, "#b9c7c9", DARK, EDGE, radius=3),
        *(Line(((x, 4), (x, 8)), DARK, 1.8) for x in (85, 90.5, 96, 101.5)),
        Rect(4, 9, 112, 41, colour, DARK, EDGE, radius=15),
        Rect(5.2, 42, 109.6, 6.8, "#7fb6cc"),
        *(Line(ends, "#2f7fa3", 2.4) for ends in _star(21, 27, 7.5)),
    )


def stock(colour: Colour) -> tuple[Shape, ...]:
    """A slatted van for beasts: light falls through the sides, the roof is peaked."""
    return (
        Polygon(((2, 15), (60, 2), (118, 15)), "#8a7d1a", DARK, EDGE),
        Rect(5, 14, 110, 36, colour, DARK, EDGE),
        *(Rect(6, y, 108, 2.4, "#6b6216") for y in (16.5, 42.5, 46.5)),
        *(Rect(x, 22, 3, 18, "#6b6216") for x in (8, 13, 104, 109)),
    )


def auto(colour: Colour) -> tuple[Shape, ...]:
    """Two decks: motor cars in the open above, the code on the deck below."""
    return (
        *_motor_car(8, "#f3d9a4"),
        *_motor_car(62, "#5d7fa8"),
        Rect(4, 22, 112, 28, colour, DARK, EDGE),
        *(Rect(x, 3, 3.4, 22, DARK) for x in (3, 58, 113.6)),
    )


def coil(colour: Colour) -> tuple[Shape, ...]:
    """A low trough with coils of steel looking out."""
    coils = tuple(
        part
        for x in (22, 47, 73, 98)
        for part in (circle(x, 16, 12.5, "#c9ccd2", DARK, EDGE), circle(x, 16, 4.6, DARK))
    )
    return (*coils, Polygon(((3, 23), (117, 23), (114, 50), (6, 50)), colour, DARK, EDGE))


def cont(colour: Colour) -> tuple[Shape, ...]:
    """Two boxes of unlike height on a flat wagon."""
    ribs = tuple(Rect(x, 13, 2, 35, SHADE) for x in range(10, 80, 8))
    small = tuple(Rect(x, 25, 2, 23, SHADE) for x in range(92, 112, 6))
    return (
        Rect(5, 11, 79, 38, colour, DARK, EDGE),
        *ribs,
        Rect(5, 20, 79, 22, colour),
        Rect(5, 11, 79, 38, NONE, DARK, EDGE),
        Rect(87, 23, 28, 26, "#e9b23c", DARK, EDGE),
        *small,
    )


def gond(colour: Colour) -> tuple[Shape, ...]:
    """An open wagon with straight ribbed sides and a load of logs."""
    logs = tuple(circle(x, 19, 6.5, "#c08f55", DARK, 1.8) for x in (17, 31, 45, 59, 73, 87, 101))
    return (
        *logs,
        Rect(3, 21, 114, 29, colour, DARK, EDGE),
        Rect(1.5, 19.5, 117, 5, "#3f5fb8", DARK, 1.6),
        *(Rect(x, 24, 3, 25, "#3f5fb8") for x in (9, 108)),
    )


def hopp(colour: Colour) -> tuple[Shape, ...]:
    """A tall hopper: sloped ends, chutes between the wheels."""
    outline: tuple[Point, ...] = (
        (3, 7),
        (117, 7),
        (117, 24),
        (80, 44),
        (74, 60),
        (64, 60),
        (60, 46),
        (56, 60),
        (46, 60),
        (40, 44),
        (3, 24),
    )
    return (
        Rect(9, 22, 4, 28, DARK),
        Rect(107, 22, 4, 28, DARK),
        Polygon(outline, colour, DARK, EDGE),
        Rect(1.5, 4, 117, 5, "#6d8a92", DARK, 1.6),
    )


def ore(colour: Colour) -> tuple[Shape, ...]:
    """A short tub heaped with ore."""
    heap: tuple[Point, ...] = (
        (18, 22),
        (27, 12),
        (36, 13),
        (45, 5),
        (56, 8),
        (65, 3),
        (76, 9),
        (85, 8),
        (93, 14),
        (102, 22),
    )
    return (
        Polygon(heap, "#7c3b2a", DARK, EDGE),
        Polygon(((11, 20), (109, 20), (95, 51), (25, 51)), colour, DARK, EDGE),
        Rect(9, 18, 102, 5, "#8c8553", DARK, 1.6, radius=1),
    )


def pigg(colour: Colour) -> tuple[Shape, ...]:
    """A road trailer on a flat wagon, its wheels and leg on the deck."""
    return (
        Rect(22, 38, 4, 10, DARK),
        Rect(8, 5, 94, 34, colour, DARK, EDGE, radius=4),
        circle(80, 42, 6, DARK),
        circle(94, 42, 6, DARK),
        circle(80, 42, 2, "#b9b2a8"),
        circle(94, 42, 2, "#b9b2a8"),
        Polygon(((106, 48), (106, 32), (114, 40), (114, 48)), DARK),
    )


def tank(colour: Colour) -> tuple[Shape, ...]:
    """A round tank with a dome and bands."""
    return (
        Rect(50, 2, 20, 12, colour, DARK, EDGE, radius=3),
        Rect(3, 11, 114, 38, colour, DARK, EDGE, radius=19),
        Rect(14, 14.5, 92, 3, "#8b93a3", radius=1.5),
        *(Rect(x, 12, 2.6, 36, "#5c6474") for x in (16, 101)),
    )


def _upright(x: float, top: float, bottom: float) -> Line:
    return Line(((x, top), (x, bottom)), DARK, 1.8)


def _motor_car(x: float, colour: Colour) -> tuple[Shape, ...]:
    cabin = ((x + 12, 11), (x + 17, 4), (x + 32, 4), (x + 38, 11))
    return (
        Polygon(cabin, "#dfeaf0", DARK, 1.8),
        Rect(x + 3, 10, 43, 9, colour, DARK, 1.8, radius=4),
        circle(x + 13, 19, 4, DARK),
        circle(x + 36, 19, 4, DARK),
    )


def _star(x: float, y: float, r: float) -> tuple[tuple[Point, Point], ...]:
    slant, rise = r * 0.87, r * 0.5
    return (
        ((x, y - r), (x, y + r)),
        ((x - slant, y - rise), (x + slant, y + rise)),
        ((x - slant, y + rise), (x + slant, y - rise)),
    )
