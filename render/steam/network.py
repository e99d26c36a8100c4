"""The railways on the map: tiles, the tracks of each owner with pattern and letter, loose ends, ferries, deliveries."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.colours import CREAM, INK, MARK, PLAN_DARK, Owner
from render.curves import Path, band, pointer
from render.scene import Box, Colour, Line, Point, Polygon, Shape, Text, circle
from render.sheet import Sheet
from render.signs import ordered
from render.steam import layout as at
from render.steam.chart import Chart
from render.steam.lanes import lane
from render.steam.livery import coat
from render.steam.waters import course
from rules.steam.board import Hex
from rules.steam.goods.deliver import Delivered
from rules.steam.grid import SIDES
from rules.steam.state import NOBODY
from rules.steam.view import FerryView, LinkView, SteamView

TILE: Colour = "#f3edd2"
_TILE_EDGE: Colour = "#b9ae85"
STROKE = 34.0  # and the gap behind it, on the way of a ship
_ALONG = (0.5, 0.38, 0.62)  # where on its track an owner's token may lie
_FERRY: Colour = "#1f5d86"


def tiles(sheet: Sheet, laid_out: Chart, view: SteamView) -> None:
    """The paper of every tile on the map."""
    sea = {ferry.at for ferry in view.ferries}
    for hex_ in dict.fromkeys(track.at for track in view.state.tracks if track.at not in sea):
        sheet.add("tiles", tile(laid_out.corners(hex_)))


def tile(points: tuple[Point, ...]) -> Polygon:
    return Polygon(points, TILE, _TILE_EDGE, 2)


def links(sheet: Sheet, laid_out: Chart, view: SteamView, owners: Sequence[Owner], covered: Sequence[Box] = ()) -> None:
    """Every track in its owner's coat; the owner's letter once on each link, beside what covers the tracks or, where
    there is no room, on top of it; a ring at each loose end."""
    size = laid_out.size
    for link in view.links:
        ways = [laid_out.way(*track) for track in link.tracks]
        if not ways:
            ways = [_bridge(laid_out, link)]
        for way in ways:
            sheet.add("tracks", *rails(way, owners, link.owner, size))
        middle = len(ways) // 2
        spots = (way.at(way.length * share) for way in (*ways[middle:], *ways[:middle][::-1]) for share in _ALONG)
        clear = next((one for one in spots if _clear(one, at.TOKEN * size, covered)), None)
        layer, spot = ("tokens", clear) if clear else ("funds", ways[middle].at(ways[middle].length * _ALONG[0]))
        if link.owner != NOBODY:
            sheet.add(layer, *token(owners, link.owner, spot, at.TOKEN * size))
        for end in link.ends:
            if not end.stop:
                gate = laid_out.gate(end.at, end.side)
                sheet.add("tokens", circle(*gate, 0.1 * size, CREAM, INK, 2.4))
        name = "nobody" if link.owner == NOBODY else owners[link.owner].letter
        a, b = sorted(laid_out.board.hexes[end.at].id for end in link.ends)
        sheet.label(f"link {a} {b} {name}", _around(spot, at.TOKEN * size))


def _clear(spot: Point, reach: float, covered: Sequence[Box]) -> bool:
    """Whether nothing covers the middle of a token, where its letter is."""
    (x, y), letter = spot, reach * 0.7
    return not any(
        one.x - letter < x < one.right + letter and one.y - letter < y < one.bottom + letter for one in covered
    )


def _bridge(laid_out: Chart, link: LinkView) -> Path:
    """A link without tiles, across the side between two Cities."""
    first = link.ends[0]
    (ax, ay), (bx, by) = laid_out.centre(first.at), laid_out.gate(first.at, first.side)
    return Path(((ax + (bx - ax) * 0.7, ay + (by - ay) * 0.7), (bx + (bx - ax) * 0.3, by + (by - ay) * 0.3)))


def rails(way: Path, owners: Sequence[Owner], seat: int, size: float) -> list[Shape]:
    """One track: dark sleepers' edge, then the coat."""
    wide = at.TRACK * size
    return [
        Polygon(band(way, wide + 6), CREAM),
        Polygon(band(way, wide), coat(owners, seat, 9), INK, 2.4),
    ]


def token(owners: Sequence[Owner], seat: int, centre: Point, radius: float) -> list[Shape]:
    """An owner's letter where it is hard to miss."""
    x, y = centre
    size = radius * 1.5
    return [
        circle(x, y, radius, CREAM, INK, 2.4),
        Text(x, y + size * 0.36, owners[seat].letter, size, INK, "black", "ms"),
    ]


def ferries(sheet: Sheet, laid_out: Chart, view: SteamView) -> None:
    """The way of each ferry, dashed while it is not built, with its price."""
    for number, ferry in enumerate(view.ferries):
        if ferry.built:
            continue
        way = _crossing(laid_out, ferry)
        x, y = laid_out.centre(ferry.at)
        price = str(laid_out.board.ferries[number].price)
        sheet.add("ferries", Line(way.points, CREAM, 9), Line(way.points, _FERRY, 4.5, (11, 8)))
        sheet.add("ferries", circle(x, y, 0.32 * laid_out.size, CREAM, _FERRY, 3.5))
        sheet.add("ferries", Text(x, y + 0.17 * laid_out.size, price, 0.48 * laid_out.size, _FERRY, "black", "ms"))
        sheet.label(f"ferry {laid_out.board.hexes[ferry.at].id}", _around((x, y), 0.3 * laid_out.size))


def _crossing(laid_out: Chart, ferry: FerryView) -> Path:
    beside = laid_out.board.beside[ferry.at]
    a, b = (beside.index(end) for end in ferry.ends)
    return laid_out.way(ferry.at, a, b)


def journey(laid_out: Chart, view: SteamView, event: Delivered) -> list[Path]:
    """The way of each leg of a delivery, in the direction of travel."""
    legs = []
    for (start, goal), by in zip(pairwise(event.stops), event.by, strict=True):
        if by == "sea":
            legs.append(lane(laid_out, start, goal))
            continue
        points = _canal(laid_out, start, goal) if by == "canal" else _leg(laid_out, view, start, by)
        legs.append(Path((laid_out.centre(start), *points, laid_out.centre(goal))))
    return legs


def _canal(laid_out: Chart, start: Hex, goal: Hex) -> tuple[Point, ...]:
    """Along the canal from one of its ends to the other."""
    ids = laid_out.board.hexes[start].id, laid_out.board.hexes[goal].id
    canal = next(one for one in laid_out.board.canals if set(one.ends) == set(ids))
    way = course(laid_out, canal)
    return way.points if canal.ends == ids else way.back().points


def _leg(laid_out: Chart, view: SteamView, start: Hex, by: str) -> list[Point]:
    """The points of the link that leaves a Stop by a side; none if there is no link."""
    side = next((number for number, name in enumerate(SIDES) if name.lower() == by.lower()), None)
    for link in view.links:
        for end in link.ends:
            if side is not None and link.complete and (end.at, end.side) == (start, side):
                return _walk(laid_out, link, end is link.ends[0])
    return []


def _walk(laid_out: Chart, link: LinkView, forward: bool) -> list[Point]:
    """Along the tracks of a link, each turned so that it goes on where the one before ended."""
    ways = [laid_out.way(*track) for track in link.tracks]
    first = link.ends[0]
    inside = bool(link.tracks) and link.tracks[0][0] == first.at  # a spur of a Town begins in its middle
    here = laid_out.centre(first.at) if inside else laid_out.gate(first.at, first.side)
    points: list[Point] = []
    for way in ways:
        turned = way if _far(way.points[0], here) <= _far(way.points[-1], here) else way.back()
        points += turned.points
        here = turned.points[-1]
    return points if forward else points[::-1]


def _far(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def deliveries(sheet: Sheet, laid_out: Chart, view: SteamView, events: Sequence[Delivered], plan: bool) -> None:
    """The way of the last delivery with the numbers of its links; of a plan in the colour of plans."""
    for event in events[-1:]:
        colour = PLAN_DARK if plan else MARK
        legs = journey(laid_out, view, event)
        for leg, by in zip(legs, event.by, strict=True):
            pieces = _strokes(leg) if by == "sea" else [leg]
            sheet.add("runs", *(Line(piece.points, CREAM, 8.5) for piece in pieces))
            sheet.add("runs", *(Line(piece.points, colour, 5.5, (12, 6) if plan else ()) for piece in pieces))
        last = legs[-1]
        way = last.length - 0.62 * laid_out.size
        sheet.add("runs", Polygon(pointer(last.at(way), last.heading(way), 27, 32), colour, CREAM, 2))
        for number, leg in enumerate(legs, 1):
            spot = leg.at(leg.length * 0.36)  # clear of the owner's token in the middle
            sheet.add("legs", *ordered(spot, number, 0.27 * laid_out.size))
            sheet.label(f"leg {number}", _around(spot, 0.27 * laid_out.size))


def _strokes(way: Path) -> list[Path]:
    """The way of a ship, in strokes."""
    count = max(1, round(way.length / STROKE))
    return [way.cut(way.length * at / count, way.length * (at + 0.62) / count) for at in range(count)]


def _around(point: Point, reach: float) -> Box:
    return Box(point[0] - reach, point[1] - reach, 2 * reach, 2 * reach)
