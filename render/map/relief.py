"""Land from above: blurred tints, and hills lit from the north-west, all from a few outlines.

The hills are made up, the same on every machine; only where they stand comes from the outlines.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from random import Random

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter, ImageMath

from render.caching import cached
from render.scene import Hills, Point, Terrain

_CELL = 2.2  # of the hills, in lengths of the picture
_OCTAVES = ((34, 62, 1.0), (17, 29, 0.5), (8, 13, 0.26))  # ridge width and length, height
_STEEP = 150.0
_STRIP = 512  # rows that are enlarged at once: a whole large map would take a hundred megabytes
_TONES = 20  # of light and of shadow: few, so that the picture compresses


def paint_terrain(image: Image.Image, terrain: Terrain, times: float, away: Point = (0.0, 0.0)) -> None:
    """Draws the land, `times` as large and moved by `away`, over what is there."""
    size = (round(terrain.w * times), round(terrain.h * times))
    colours = _colours(terrain)
    wide, high = colours.size
    rings = [[((x - terrain.x) * times, (y - terrain.y) * times) for x, y in ring] for ring in terrain.within]
    left, above = round((terrain.x + away[0]) * times), round((terrain.y + away[1]) * times)
    for top in range(0, size[1], _STRIP):
        bottom = min(top + _STRIP, size[1])
        source = (0, top * high / size[1], wide, bottom * high / size[1])
        half = (
            -(-size[0] // 2),
            -(-(bottom - top) // 2),
        )  # land is blurred: only its edge is drawn in full
        strip = colours.resize(half, Image.Resampling.BICUBIC, source)
        strip = strip.transform(
            (size[0], bottom - top), Image.Transform.EXTENT, (0, 0, size[0] / 2, (bottom - top) / 2)
        )
        land = Image.new("L", strip.size)
        for ring in rings:
            ImageDraw.Draw(land).polygon([(x, y - top) for x, y in ring], 255)
        image.paste(strip, (left, above + top), land)


@cached(1)
def _colours(terrain: Terrain) -> Image.Image:
    """All of the land in coarse cells. Cached since a map is mostly painted in two sizes, one after the other."""
    coarse = (round(terrain.w / _CELL), round(terrain.h / _CELL))
    light, shadow = _lit(_heights(terrain, coarse))
    colours = ImageChops.screen(_tinted(terrain, coarse), Image.merge("RGB", (light,) * 3))
    return ImageChops.multiply(colours, Image.merge("RGB", (shadow,) * 3))


def _tinted(terrain: Terrain, size: tuple[int, int]) -> Image.Image:
    colours = Image.new("RGB", size, ImageColor.getrgb(terrain.ground))
    for (colour, blur), tints in groupby(terrain.tints, lambda tint: (tint.colour, tint.blur)):
        mask = _soft(terrain, [tint.points for tint in tints], blur, size)
        colours.paste(ImageColor.getrgb(colour), (0, 0), mask)
    return colours


def _heights(terrain: Terrain, size: tuple[int, int]) -> Image.Image:
    """Ridges where there are hills, as numbers from 0 to about 1."""
    ridges = _ridges(size, Random(terrain.seed))
    total = Image.new("F", size)
    for hills in _by_height(terrain.hills):
        mask = _soft(terrain, [each.points for each in hills], hills[0].blur, size).convert("F")
        raised = ImageMath.lambda_eval(
            lambda args: args["ridges"] * args["mask"] * args["height"],
            ridges=ridges,
            mask=mask,
            height=hills[0].height / 255,
        )
        total = ImageMath.lambda_eval(lambda args: args["max"](args["a"], args["b"]), a=total, b=raised)
    return total


def _by_height(hills: Sequence[Hills]) -> list[list[Hills]]:
    kinds: dict[tuple[float, float], list[Hills]] = {}
    for each in hills:
        kinds.setdefault((each.height, each.blur), []).append(each)
    return list(kinds.values())


def _ridges(size: tuple[int, int], dice: Random) -> Image.Image:
    total = Image.new("F", size)
    for wide, long, height in _OCTAVES:
        grid = (max(2, round(size[0] * _CELL / wide)), max(2, round(size[1] * _CELL / long)))
        noise = Image.frombytes("L", grid, dice.randbytes(grid[0] * grid[1])).convert("F")
        smooth = noise.resize(size, Image.Resampling.BICUBIC)
        total = ImageMath.lambda_eval(
            lambda args: args["a"] + (1 - abs(args["n"] / 127.5 - 1)) * args["h"], a=total, n=smooth, h=height
        )
    return total


def _lit(heights: Image.Image) -> tuple[Image.Image, Image.Image]:
    """How much lighter and how much darker each place is for the slope it lies on."""
    wide, high = heights.size
    north_west = heights.crop((-1, -1, wide - 1, high - 1))
    south_east = heights.crop((1, 1, wide + 1, high + 1))
    slope = ImageMath.lambda_eval(
        lambda args: (args["se"] - args["nw"]) * args["k"], nw=north_west, se=south_east, k=_STEEP
    )
    light = ImageMath.lambda_eval(lambda args: args["min"](args["max"](args["s"] * 0.55, 0), 70), s=slope)
    dark = ImageMath.lambda_eval(lambda args: 255 - args["min"](args["max"](args["s"] * -1.0, 0), 110), s=slope)
    return _toned(light), _toned(dark)


def _toned(shade: Image.Image) -> Image.Image:
    step = 256 // (_TONES * 2)
    return shade.convert("L").point([min(255, round(value / step) * step) for value in range(256)])


def _soft(terrain: Terrain, rings: Sequence[Sequence[Point]], blur: float, size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size)
    pencil = ImageDraw.Draw(mask)
    for ring in rings:
        pencil.polygon([((x - terrain.x) / _CELL, (y - terrain.y) / _CELL) for x, y in ring], 255)
    return mask.filter(ImageFilter.GaussianBlur(blur / _CELL))
