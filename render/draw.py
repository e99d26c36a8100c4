"""Draws shapes onto a Pillow image, at any multiple of their size. Edges are smoothed by `render.paint`, which reduces.

Backdrops, sprites and stamps are all drawn by the same few functions.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, hypot

from PIL import Image, ImageChops, ImageColor, ImageDraw

from render import fonts
from render.map.relief import paint_terrain
from render.scene import (
    Colour,
    Ellipse,
    Fill,
    Line,
    Pattern,
    Point,
    Polygon,
    Rect,
    Shape,
    Sprite,
    Terrain,
    Text,
    moved,
)

RGBA = tuple[int, int, int, int]


def draw(image: Image.Image, shape: Shape, times: float) -> None:
    """Draws one shape, `times` as large as it says, over what is there. On a mask (mode L) it draws the coverage,
    which makes sense for a shape of one colour only."""
    match shape:
        case Text():
            _text(image, shape, times)
        case Line():
            _line(image, shape, times)
        case Terrain():
            paint_terrain(image, shape, times)
        case Sprite(drawing=drawing):
            scale = shape.width / drawing.width
            away = shape.x / scale, shape.y / scale
            for part in drawing.shapes:
                if isinstance(part, Terrain):  # unmoved: it is the key of a cache
                    paint_terrain(image, part, times * scale, away)
                else:
                    draw(image, moved(part, *away), times * scale)
        case _:
            if shape.fill:
                _filled(image, shape, times)
            if shape.stroke and shape.width:
                _outlined(image, shape, times)


def only_colour(shape: Shape) -> Colour | None:
    """The single colour of a shape; None if it has several."""
    match shape:
        case Line():
            return shape.stroke
        case Rect() | Ellipse() | Polygon():
            stroke = shape.stroke if shape.width else ""
            if isinstance(shape.fill, str) and not (shape.fill and stroke):
                return shape.fill or stroke or None
    return None


@lru_cache(512)
def rgba(colour: Colour) -> RGBA:
    red, green, blue, *alpha = ImageColor.getrgb(colour)
    return red, green, blue, alpha[0] if alpha else 255


def _filled(image: Image.Image, shape: Rect | Ellipse | Polygon, times: float) -> None:
    fill = shape.fill
    if isinstance(fill, str) and (image.mode == "L" or rgba(fill)[3] == 255):
        _outline(ImageDraw.Draw(image), shape, times, fill=_pigment(image, fill))
        return
    box = shape.box()
    x, y = floor(box.x * times), floor(box.y * times)
    size = (max(1, ceil(box.right * times) - x), max(1, ceil(box.bottom * times) - y))
    mask = Image.new("L", size)
    _outline(ImageDraw.Draw(mask), moved(shape, -x / times, -y / times), times, fill=255)
    ink = _ink(fill, size, times)
    ink.putalpha(ImageChops.multiply(ink.getchannel("A"), mask))
    _over(image, ink, x, y)


def _pigment(image: Image.Image, colour: Colour) -> RGBA | int:
    return rgba(colour)[3] if image.mode == "L" else rgba(colour)


def _over(image: Image.Image, ink: Image.Image, x: int, y: int) -> None:
    if image.mode == "RGBA":
        image.alpha_composite(ink, (max(x, 0), max(y, 0)), (max(-x, 0), max(-y, 0)))
    else:
        image.paste(ink, (x, y), ink)


def _outlined(image: Image.Image, shape: Rect | Ellipse | Polygon, times: float) -> None:
    pen = max(1, round(shape.width * times))
    if isinstance(shape, Polygon):
        points = _scaled((*shape.points, shape.points[0], shape.points[1]), times)
        ImageDraw.Draw(image).line(points, _pigment(image, shape.stroke), pen, "curve")
    else:
        _outline(ImageDraw.Draw(image), shape, times, outline=_pigment(image, shape.stroke), pen=pen)


def _outline(
    pencil: ImageDraw.ImageDraw,
    shape: Rect | Ellipse | Polygon,
    times: float,
    fill: RGBA | int | None = None,
    outline: RGBA | int | None = None,
    pen: int = 0,
) -> None:
    if isinstance(shape, Polygon):
        pencil.polygon(_scaled(shape.points, times), fill)
        return
    box = shape.box()
    left, top = round(box.x * times), round(box.y * times)
    right = max(left, round(box.right * times) - 1)
    bottom = max(top, round(box.bottom * times) - 1)
    if isinstance(shape, Ellipse):
        pencil.ellipse((left, top, right, bottom), fill, outline, pen)
    elif shape.radius:
        pencil.rounded_rectangle((left, top, right, bottom), shape.radius * times, fill, outline, pen)
    else:
        pencil.rectangle((left, top, right, bottom), fill, outline, pen)


def _ink(fill: Fill, size: tuple[int, int], times: float) -> Image.Image:
    """An image of the fill, of the given size."""
    if isinstance(fill, str):
        return Image.new("RGBA", size, rgba(fill))
    sheet = Image.new("RGBA", size, rgba(fill.ground) if fill.ground else (0, 0, 0, 0))
    _hatch(sheet, fill, times)
    return sheet


def _hatch(sheet: Image.Image, pattern: Pattern, times: float) -> None:
    pencil, ink, step = ImageDraw.Draw(sheet), rgba(pattern.ink), max(4, round(pattern.pitch * times))
    wide, high = sheet.size
    half = step // 2
    match pattern.motif:
        case "stripes":
            for x in range(-high, wide, step):
                pencil.line(((x, high), (x + high, 0)), ink, half)
        case "bars":
            for x in range(0, wide, step):
                pencil.rectangle((x, 0, x + half - 1, high), ink)
        case "dots":
            for row, y in enumerate(range(0, high + step, half)):
                for x in range((row % 2) * half, wide + step, step):
                    pencil.circle((x, y), step / 5, ink)
        case "checks":
            for row, y in enumerate(range(0, high, half)):
                for x in range((row % 2) * half, wide, step):
                    pencil.rectangle((x, y, x + half - 1, y + half - 1), ink)
        case "mesh":
            for x in range(-high, wide + high, step):
                pencil.line(((x, high), (x + high, 0)), ink, max(1, step // 5))
                pencil.line(((x, 0), (x + high, high)), ink, max(1, step // 5))
        case "waves":
            for y in range(0, high + step, step):
                points = [(x, y + (half // 2 if (x // half) % 2 else -half // 2)) for x in range(0, wide + step, half)]
                pencil.line(points, ink, max(1, step // 4), "curve")


def _line(image: Image.Image, line: Line, times: float) -> None:
    pencil, pen, ink = ImageDraw.Draw(image), max(1, round(line.width * times)), _pigment(image, line.stroke)
    pieces = dashes(line.points, line.dash) if line.dash else (line.points,)
    for piece in pieces:
        pencil.line(_scaled(piece, times), ink, pen, "curve")


def _text(image: Image.Image, text: Text, times: float) -> None:
    mask, (dx, dy) = fonts.glyphs(text.text, text.weight, text.size * times, text.anchor, text.turn)
    at = (round(text.x * times) + dx, round(text.y * times) + dy)
    colour = rgba(text.colour)
    image.paste(colour if image.mode == "RGBA" else colour[:3], at, mask)


def dashes(points: tuple[Point, ...], dash: tuple[float, ...]) -> tuple[tuple[Point, Point], ...]:
    """The drawn pieces of a dashed line; the dashes start again at each corner."""
    drawn, gap = dash[0], dash[-1]
    pieces = []
    for (x0, y0), (x1, y1) in pairwise(points):
        length = hypot(x1 - x0, y1 - y0)
        at = 0.0
        while at < length:
            a, b = at / length, min(at + drawn, length) / length
            start = (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a)
            pieces.append((start, (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)))
            at += drawn + gap
    return tuple(pieces)


def _scaled(points: tuple[Point, ...], times: float) -> list[Point]:
    return [(x * times, y * times) for x, y in points]
