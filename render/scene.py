"""A picture as plain data: a backdrop, layers of shapes, named places, and the same thing in words.

Scenes are compared exactly by the tests and painted by `render.paint`. Lengths are pixels of the finished
picture, y grows downward, colours are `#rrggbb` or `#rrggbbaa`. The vocabulary serves every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeVar

Colour = str
Point = tuple[float, float]
Weight = Literal["regular", "semibold", "bold", "black"]
Motif = Literal["stripes", "dots", "checks", "bars", "waves", "mesh"]
GRAIN = 48  # steps of a pixel that shapes are snapped to; thirds and sixteenths are exact
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
    turn: float = 0.0  # clockwise around the anchor, as an angle


@dataclass(frozen=True)
class Drawing:
    """Shapes that are painted many times and cached by their key: equal keys mean equal drawings.

    The shapes may be given as a function, which is only called when the painted drawing is not in a cache. A `passing`
    drawing is one of many, such as the ground of a crop: only the last few of those are cached, and none on disk.
    """

    key: str
    width: float
    height: float
    drawn: tuple[Shape, ...] | Callable[[], tuple[Shape, ...]] = field(compare=False, repr=False)
    passing: bool = False

    @cached_property
    def shapes(self) -> tuple[Shape, ...]:
        return self.drawn if isinstance(self.drawn, tuple) else self.drawn()


@dataclass(frozen=True)
class Sprite:
    """A drawing put at its top left corner, scaled to a width."""

    drawing: Drawing
    x: float
    y: float
    width: float

    def box(self) -> Box:
        return Box(self.x, self.y, self.width, self.width * self.drawing.height / self.drawing.width)


@dataclass(frozen=True)
class Tint:
    """A region in a colour of its own, running into its neighbours over `blur`."""

    points: tuple[Point, ...]
    colour: Colour
    blur: float


@dataclass(frozen=True)
class Hills:
    """A region that rises so high, 1 for the highest, and sinks to the plain over `blur`."""

    points: tuple[Point, ...]
    height: float
    blur: float


@dataclass(frozen=True)
class Terrain:
    """Land from above, cut out along the rings `within`. For backdrops: it is slow to paint."""

    x: float
    y: float
    w: float
    h: float
    ground: Colour
    within: tuple[tuple[Point, ...], ...]
    tints: tuple[Tint, ...]
    hills: tuple[Hills, ...]
    seed: int

    def box(self) -> Box:
        return Box(self.x, self.y, self.w, self.h)


Figure = Rect | Ellipse | Polygon | Line | Sprite | Terrain  # what has an outline of its own
Shape = Figure | Text
S = TypeVar("S", bound=Shape)
P = TypeVar("P", bound="Shape | Pattern | Tint | Hills")


@dataclass(frozen=True)
class Layer:
    name: str
    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class Label:
    """Where something is in the picture, under the name that players use."""

    name: str
    box: Box


@dataclass(frozen=True)
class Scene:
    width: int
    height: int
    ground: Colour
    backdrop: Drawing  # what does not change from turn to turn; painted once and cached
    layers: tuple[Layer, ...]
    labels: tuple[Label, ...] = ()
    alt: tuple[str, ...] = ()
    window: Point = (0.0, 0.0)  # the point of the backdrop that stands at the top left

    def layer(self, name: str) -> tuple[Shape, ...]:
        return next((layer.shapes for layer in self.layers if layer.name == name), ())

    def place(self, name: str) -> Box:
        """The box of a label. Raises KeyError."""
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
        return _but(shape, points=_shifted(shape.points, dx, dy))
    if isinstance(shape, Terrain):
        return _but(
            shape,
            x=shape.x + dx,
            y=shape.y + dy,
            within=tuple(_shifted(ring, dx, dy) for ring in shape.within),
            tints=tuple(_but(tint, points=_shifted(tint.points, dx, dy)) for tint in shape.tints),
            hills=tuple(_but(hills, points=_shifted(hills.points, dx, dy)) for hills in shape.hills),
        )
    return _but(shape, x=shape.x + dx, y=shape.y + dy)


def snapped(shape: S, dx: float, dy: float) -> S:
    """The same shape somewhere else, snapped to the grain: equal shapes in two places stay equal when moved to one."""
    if isinstance(shape, Polygon | Line):
        return _but(shape, points=_snapped_points(shape.points, dx, dy))
    if isinstance(shape, Terrain):
        return moved(shape, dx, dy)
    ((x, y),) = _snapped_points(((shape.x, shape.y),), dx, dy)
    return _but(shape, x=x, y=y)


def _snapped_points(points: tuple[Point, ...], dx: float, dy: float) -> tuple[Point, ...]:
    return tuple([(round((x + dx) * GRAIN) / GRAIN, round((y + dy) * GRAIN) / GRAIN) for x, y in points])


def scaled(shape: S, times: float) -> S:
    """The same shape enlarged around the origin. Terrain cannot be: put it into a sprite."""
    if isinstance(shape, Text):
        return _but(shape, x=shape.x * times, y=shape.y * times, size=shape.size * times)
    if isinstance(shape, Sprite):
        return _but(shape, x=shape.x * times, y=shape.y * times, width=shape.width * times)
    if isinstance(shape, Line):
        points = tuple((x * times, y * times) for x, y in shape.points)
        return _but(
            shape, points=points, width=shape.width * times, dash=tuple(length * times for length in shape.dash)
        )
    if isinstance(shape, Terrain):
        raise TypeError("terrain is not scaled; put it into a drawing")
    fill = shape.fill
    if isinstance(fill, Pattern):
        fill = _but(fill, pitch=fill.pitch * times)
    if isinstance(shape, Polygon):
        points = tuple((x * times, y * times) for x, y in shape.points)
        return _but(shape, points=points, fill=fill, width=shape.width * times)
    x, y, pen = shape.x * times, shape.y * times, shape.width * times
    if isinstance(shape, Rect):
        w, h, radius = shape.w * times, shape.h * times, shape.radius * times
        return _but(shape, x=x, y=y, w=w, h=h, fill=fill, width=pen, radius=radius)
    return _but(shape, x=x, y=y, rx=shape.rx * times, ry=shape.ry * times, fill=fill, width=pen)


def _but(shape: P, **other: object) -> P:
    """`dataclasses.replace`, five times as fast: shapes are moved by the thousand."""
    copy = object.__new__(type(shape))
    copy.__dict__.update(shape.__dict__, **other)
    return copy


def circle(x: float, y: float, r: float, fill: Fill, stroke: Colour = NONE, width: float = 0) -> Ellipse:
    return Ellipse(x, y, r, r, fill, stroke, width)


def _shifted(points: tuple[Point, ...], dx: float, dy: float) -> tuple[Point, ...]:
    return tuple([(x + dx, y + dy) for x, y in points])


def _around(points: tuple[Point, ...], margin: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs) - margin, min(ys) - margin
    return Box(left, top, max(xs) + margin - left, max(ys) + margin - top)
