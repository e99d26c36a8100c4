"""Signs that every game uses: numbered choices, ghosts of what is only planned, the plan's banner, owners' discs.

Shapes to add to a sheet, in lengths of the finished picture; maps scale them with the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render import fonts
from render.colours import CREAM, INK, MARK, OWNERS, PLAN, PLAN_DARK, Owner
from render.scene import (
    Box,
    Colour,
    Label,
    Layer,
    Line,
    Point,
    Polygon,
    Rect,
    Scene,
    Shape,
    Text,
    circle,
    moved,
)
from render.words import Words

BANNER = 64  # height
GHOST_DASH = (9.0, 6.0)


def numbered(centre: Point, number: int, radius: float = 17) -> list[Shape]:
    """A choice on the map: its number, cream on the colour of plans, in a disc with a double rim."""
    x, y = centre
    size = radius * (1.35 if number < 10 else 1.1)
    return [
        circle(x, y, radius, CREAM, INK, max(1.5, radius / 9)),
        circle(x, y, radius * 0.84, PLAN),
        Text(x, y + size * 0.35, str(number), size, CREAM, "black", "ms"),
    ]


def ordered(centre: Point, number: int, radius: float = 13) -> list[Shape]:
    """The number of a step of the last move, in the colour of the last move."""
    x, y = centre
    size = radius * 1.54
    return [circle(x, y, radius, MARK, CREAM, 2), Text(x, y + size * 0.35, str(number), size, CREAM, "black", "ms")]


def ghost(points: tuple[Point, ...], colour: Colour, width: float = 3.0) -> list[Shape]:
    """An outline that is only planned: a translucent fill, a dashed edge."""
    return [
        Polygon(points, colour[:7] + "90"),
        Line((*points, points[0]), CREAM, width + 2.0),
        Line((*points, points[0]), PLAN_DARK, width, GHOST_DASH),
    ]


def ghost_box(box: Box) -> list[Shape]:
    """The same for a box that holds a drawing: the drawing pales, the frame is dashed."""
    left, top, right, bottom = box.x - 1, box.y - 1, box.right + 1, box.bottom + 1
    corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    return [Rect(box.x, box.y, box.w, box.h, "#fffdf590"), Line(corners, PLAN_DARK, 3.5, GHOST_DASH)]


def owner_disc(seat: int, x: float, y: float, r: float, owners: Sequence[Owner] = OWNERS) -> list[Shape]:
    """An owner's letter on their pattern. `owners` is for games whose pieces have colours of their own."""
    owner = owners[seat]
    return [
        circle(x, y, r, owner.pattern, CREAM, r / 9),
        circle(x, y, r * 0.66, CREAM),
        Text(x, y + r * 0.39, owner.letter, r * 1.1, INK, "black", "ms"),
    ]


def outline(box: Box, colour: Colour, width: float) -> list[Shape]:
    """A frame as four bars: one shape as large as the picture would fill the cache of stamps."""
    return [
        Rect(box.x, box.y, box.w, width, colour),
        Rect(box.x, box.bottom - width, box.w, width, colour),
        Rect(box.x, box.y, width, box.h, colour),
        Rect(box.right - width, box.y, width, box.h, colour),
    ]


def planned(scene: Scene, say: Words) -> Scene:
    """The same picture under a banner that says that it is a plan; so does the alt text."""
    said = say.text("picture-plan")
    size = 40.0 if fonts.width(said, "black", 40) < scene.width - 60 else 28.0
    bands: list[Shape] = [Rect(0, 0, scene.width, BANNER, PLAN)]
    for x in range(-BANNER, scene.width, 48):
        bands.append(Polygon(((x, BANNER), (x + BANNER, 0), (x + BANNER + 20, 0), (x + 20, BANNER)), PLAN_DARK))
    wide = fonts.width(said, "black", size) + 44
    middle = scene.width / 2
    bands += [
        Rect(middle - wide / 2, 5, wide, BANNER - 10, PLAN, CREAM, 3, 12),
        Text(middle, BANNER / 2 + size * 0.36, said, size, CREAM, "black", "ms"),
    ]
    layers = [Layer(layer.name, tuple(moved(shape, 0, BANNER) for shape in layer.shapes)) for layer in scene.layers]
    labels = [Label(label.name, replace(label.box, y=label.box.y + BANNER)) for label in scene.labels]
    frame = outline(Box(2, 2, scene.width - 4, scene.height + BANNER - 4), PLAN, 5)
    return replace(
        scene,
        height=scene.height + BANNER,
        layers=(*layers, Layer("plan", (*bands, *frame))),
        labels=(Label("plan", Box(0, 0, scene.width, BANNER)), *labels),
        alt=(say.text("picture-alt-plan"), *scene.alt),
        window=(scene.window[0], scene.window[1] - BANNER),
    )
