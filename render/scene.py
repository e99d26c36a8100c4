"""A picture as plain data: a backdrop, layers of shapes, named places, and the same thing in words.

Scenes are compared exactly by the tests and painted by `render.paint`. Lengths are pixels of the finished
picture, y grows downward, colours are `#rrggbb` or `#rrggbbaa`. The vocabulary serves every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar

Colour = str
Point = tuple[float, float]
Weight = Literal["regular", "semibold", "bold", "black"]
Motif = Literal["stripes", "dots", "checks", "bars", "waves"]
NONE: Colour = ""  # no fill, or no stroke


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def holds(self, other: Box) -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


@dataclass(frozen=True)
class Pattern:
    """A fill that can be told apart without colour: a motif in `ink` over `ground`, repeated every `pitch`."""

    motif: Motif
    ground: Colour
    ink: Colour
    pitch: float = 14


Fill = Colour | Pattern


@dataclass(frozen=True)
class Rect:
    x: float
    y: float
    w: float
    h: float
    fill: Fill = NONE
    stroke: Colour = NONE
    width: float = 0
    radius: float = 0

    def box(self) -> Box:
        return Box(self.x, self.y, self.w, self.h)


@dataclass(frozen=True)
class Ellipse:
    """Centre and half axes."""

    x: float
    y: float
    rx: float
    ry: float
    fill: Fill = NONE
    stroke: Colour = NONE
    width: float = 0

    def box(self) -> Box:
        return Box(self.x - self.rx, self.y - self.ry, 2 * self.rx, 2 * self.ry)


@dataclass(frozen=True)
class Polygon:
    points: tuple[Point, ...]
    fill: Fill = NONE
    stroke: Colour = NONE
    width: float = 0

    def box(self) -> Box:
        return _around(self.points, self.width / 2)


@dataclass(frozen=True)
class Line:
    """A line through its points. `dash` is drawn length and gap; empty for a whole line."""

    points: tuple[Point, ...]
    stroke: Colour
    width: float
    dash: tuple[float, ...] = ()

    def box(self) -> Box:
        return _around(self.points, self.width / 2)


@dataclass(frozen=True)
class Text:
    """One line of words. `anchor` is Pillow's: l/m/r across, a/m/s (top, middle, baseline) down."""

    x: float
    y: float
    text: str
    size: float
    colour: Colour
    weight: Weight = "semibold"
    anchor: str = "ls"


@dataclass(frozen=True)
class Drawing:
    """Shapes prepared once and painted many times. The key names it: equal keys, equal drawings."""

    key: str
    width: float
    height: float
    shapes: tuple[Shape, ...] = field(compare=False, repr=False)


@dataclass(frozen=True)
class Sprite:
    """A drawing put at its top left corner, scaled to a width."""

    drawing: Drawing
    x: float
    y: float
    width: float

    def box(self) -> Box:
        return Box(self.x, self.y, self.width, self.width * self.drawing.height / self.drawing.width)


Figure = Rect | Ellipse | Polygon | Line | Sprite  # what has an outline of its own
Shape = Figure | Text
S = TypeVar("S", bound=Shape)


@dataclass(frozen=True)
class Layer:
    name: str
    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class Label:
    """Where something stands, named as players name it."""

    name: str
    box: Box


@dataclass(frozen=True)
class Scene:
    width: int
    height: int
    ground: Colour
    backdrop: Drawing  # what does not change from turn to turn, at the top left; painted once
    layers: tuple[Layer, ...]
    labels: tuple[Label, ...] = ()
    alt: tuple[str, ...] = ()

    def layer(self, name: str) -> tuple[Shape, ...]:
        return next((layer.shapes for layer in self.layers if layer.name == name), ())

    def place(self, name: str) -> Box:
        """Where the labelled thing stands. Raises KeyError."""
        for label in self.labels:
            if label.name == name:
                return label.box
        raise KeyError(name)

    def shapes(self) -> Iterator[Shape]:
        for layer in self.layers:
            yield from layer.shapes


def moved(shape: S, dx: float, dy: float) -> S:
    """The same shape somewhere else."""
    if isinstance(shape, Polygon | Line):
        return replace(shape, points=tuple((x + dx, y + dy) for x, y in shape.points))
    return replace(shape, x=shape.x + dx, y=shape.y + dy)


def circle(x: float, y: float, r: float, fill: Fill, stroke: Colour = NONE, width: float = 0) -> Ellipse:
    return Ellipse(x, y, r, r, fill, stroke, width)


def _around(points: tuple[Point, ...], margin: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs) - margin, min(ys) - margin
    return Box(left, top, max(xs) + margin - left, max(ys) + margin - top)
