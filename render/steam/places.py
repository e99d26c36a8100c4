"""Cities and Towns as they are now: colour, cubes, name, growth, relief funds, floods, and what is out of play."""

from __future__ import annotations

from functools import cache

from render import fonts
from render.colours import INK
from render.scene import Box, Colour, Drawing, Point, Polygon, Rect, Shape, Sprite, Text
from render.sheet import Sheet
from render.steam import layout as at
from render.steam.backdrop import hex_code
from render.steam.chart import Chart
from render.steam.dangers import struck_hexes
from render.steam.pieces import city, coin, colour_sign, cube, flood, growth, initial, new_sign, prestige, town
from render.words import Words
from rules.steam.board import Hex
from rules.steam.maprules import FloodCityView
from rules.steam.state import COLOURS
from rules.steam.view import PlaceView, SteamView

_VEIL: Colour = "#6d6a6299"
_HEAPS = ((6, 3, 1.0), (8, 4, 0.86), (12, 4, 0.76), (99, 6, 0.54))  # so many cubes: beside each other, and how large


def on_the_places(sheet: Sheet, laid_out: Chart, view: SteamView, say: Words) -> None:
    for place in view.places:
        if place.city:
            _city(sheet, laid_out, place, say)
        else:
            _town(sheet, laid_out, place)
        if place.cubes:
            heap(sheet, "cubes", place.cubes, laid_out.spot(place.at, 0, -0.02), at.CUBE * laid_out.size, say)
        _name(sheet, laid_out, place, say)
    for one in view.flood.cities if view.flood else ():
        _flood_city(sheet, laid_out, one)
    for end in view.board.trunk_ends:
        _sign(sheet, "codes", prestige(), laid_out.spot(end, 0.07, -0.61), 0.38 * laid_out.size)
    for hex_ in view.closed:
        sheet.add("closed", Polygon(laid_out.corners(hex_), _VEIL))
    struck = struck_hexes(view)
    for hex_ in dict.fromkeys((*(track.at for track in view.state.tracks), *sorted(struck))):
        if hex_ in struck:
            sheet.add("names", _code_plate(laid_out, hex_))
        sheet.add("names", hex_code(laid_out, hex_))


def _city(sheet: Sheet, laid_out: Chart, place: PlaceView, say: Words) -> None:
    assert place.colour is not None
    size, drawn = laid_out.size, city_hex(laid_out, place.at, place.colour, place.new)
    corners = laid_out.corners(place.at)
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    sheet.add("cities", Sprite(drawn, left, top, drawn.width))
    taken = colour_sign(place.colour, initial(place.colour, say))
    _sign(sheet, "codes", taken, laid_out.spot(place.at, 0.42, -0.6), 0.3 * size)
    said = laid_out.board.hexes[place.at].id
    sheet.add("codes", _code_plate(laid_out, place.at), hex_code(laid_out, place.at, INK))
    if place.grown:
        _sign(sheet, "codes", growth(), laid_out.spot(place.at, -0.74, 0.0), 0.36 * size)
    if place.new:
        _sign(sheet, "codes", new_sign(), laid_out.spot(place.at, 0.0, -0.69), 0.27 * size)
    kind = "new city" if place.new else "city"
    sheet.label(f"{kind} {said} {place.colour} {place.cubes}".rstrip(), _box(corners))


def _code_plate(laid_out: Chart, hex_: Hex) -> Rect:
    """Paper behind the letter and number of a hex, where they would be hard to read."""
    (x, y), size = laid_out.spot(hex_, -0.42, -0.61), laid_out.size
    wide = fonts.width(laid_out.board.hexes[hex_].id, "bold", at.CODE * size) + 8
    return Rect(x - wide / 2, y - 0.16 * size, wide, 0.32 * size, "#fffdf2d8", radius=5)


def city_hex(laid_out: Chart, hex_: Hex, colour: str, new: bool) -> Drawing:
    corners = laid_out.corners(hex_)
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    points = tuple((round(x - left, 3), round(y - top, 3)) for x, y in corners)
    return city(colour, new, points, f"{laid_out.size:.3f}")


def _town(sheet: Sheet, laid_out: Chart, place: PlaceView) -> None:
    wide = 2 * at.TOWN * laid_out.size
    _sign(sheet, "towns", town(), laid_out.centre(place.at), wide)
    name = laid_out.board.hexes[place.at].id
    sheet.label(f"town {name}{' built' if place.built else ''}", _box(laid_out.corners(place.at)))


def heap(sheet: Sheet, layer: str, cubes: str, centre: Point, side: float, say: Words) -> None:
    """Cubes in rows around a point, of one size until there are very many."""
    row_of, share = next((row, share) for most, row, share in _HEAPS if len(cubes) <= most)
    side *= share
    rows = [cubes[start : start + row_of] for start in range(0, len(cubes), row_of)]
    step = side * 1.04
    top = centre[1] - step * len(rows) / 2
    for row, letters in enumerate(rows):
        left = centre[0] - step * len(letters) / 2
        for i, letter in enumerate(letters):
            drawn = cube(COLOURS[letter], initial(COLOURS[letter], say))
            sheet.add(layer, Sprite(drawn, left + i * step, top + row * step, side))


def covered(laid_out: Chart, view: SteamView, say: Words) -> list[Box]:
    """What lies over the tracks: the names of all places, and the cubes of Towns."""
    names = [_named(laid_out, place, say).box() for place in view.places]
    side = at.CUBE * laid_out.size
    for place in view.places:
        if place.cubes and not place.city:
            x, y = laid_out.centre(place.at)
            wide = side * min(len(place.cubes), _HEAPS[0][1])
            names.append(Box(x - wide / 2, y - side / 2, wide, side))
    return names


def _name(sheet: Sheet, laid_out: Chart, place: PlaceView, say: Words) -> None:
    sheet.add("names", _named(laid_out, place, say))


def _named(laid_out: Chart, place: PlaceView, say: Words) -> Sprite:
    named = laid_out.board.named(place.at)
    drawn = plate(named.of(say.language), at.NAME * laid_out.size, 2.3 * laid_out.size)
    x, y = laid_out.spot(place.at, 0, 0.62 if place.city else 0.56)
    return Sprite(drawn, x - drawn.width / 2, y - drawn.height / 2, drawn.width)


@cache
def plate(said: str, size: float, most: float) -> Drawing:
    """A name on a slip of paper, smaller where it is long."""
    size = min(size, size * most / fonts.width(said, "bold", size))
    wide, high = fonts.width(said, "bold", size) + 10, size * 1.18
    shapes: tuple[Shape, ...] = (
        Rect(0, 0, wide, high, "#fffdf2e8", "#00000055", 1.2, 6),
        Text(wide / 2, high * 0.8, said, size, INK, "bold", "ms"),
    )
    return Drawing(f"steam/plate/{said}/{size:.2f}", wide, high, shapes)


def _flood_city(sheet: Sheet, laid_out: Chart, one: FloodCityView) -> None:
    """The relief fund, and the water while it lasts."""
    name = laid_out.board.hexes[one.at].id
    if one.now != "dry":
        sheet.add("water", *flood(laid_out.corners(one.at, 0.93), one.now == "under_water"))
    x, y = laid_out.spot(one.at, 0.74, 0.0)
    side = 0.4 * laid_out.size
    sheet.add("funds", Sprite(coin(one.fund), x - side / 2, y - side / 2, side))
    sheet.label(f"fund {name} {one.fund} {one.now}", Box(x - side / 2, y - side / 2, side, side))


def _sign(sheet: Sheet, layer: str, drawn: Drawing, centre: Point, wide: float) -> None:
    sheet.add(layer, Sprite(drawn, centre[0] - wide / 2, centre[1] - wide / 2, wide))


def _box(points: tuple[Point, ...]) -> Box:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)
