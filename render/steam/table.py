"""The Steam table as scenes: the whole of it, and the part of the map that just changed, enlarged."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.art import Shown
from render.caching import cached
from render.colours import BRASS, CREAM, MARK, PAPER, PLAN_DARK, Owner
from render.map.strips import header, sign_plate
from render.map.window import Crop, crop
from render.scene import Box, Line, Point, Polygon, Scene, Text
from render.sheet import Sheet
from render.signs import GHOST_DASH, numbered, ordered, owner_disc
from render.steam import layout as at
from render.steam import network, panel, places, telling
from render.steam.backdrop import enlarged, whole
from render.steam.chart import Chart, chart_below
from render.steam.choosing import face_sheet
from render.steam.dangers import danger_rims
from render.steam.livery import owners_of
from render.steam.marks import Marks, marks
from render.steam.waters import canals, ports
from rules.steam.view import SteamView

LAYERS = (
    *("tiles", "canals", "ferries", "cities", "tracks", "tokens", "runs", "towns", "water", "codes", "cubes"),
    *("closed", "frames", "names", "funds", "legs", "marks", "choices"),
)
_ALL = (*LAYERS, "panel", "markers", "words")


def table_scene(shown: Shown) -> Scene:
    """Everything on the table, with what the events changed marked."""
    view, say = shown.seen(SteamView), shown.words
    names, owners = readable(shown.names), owners_of(view)
    sheet = Sheet(_ALL)
    on_map = _map(shown)
    sheet.take(on_map.layers(), on_map.labels())
    header(sheet, at.HEADER, panel.heading(view, names, say), owners)
    ground = whole(view.board, say.language)
    top = ground.height + at.GUTTER
    top = panel.action_tiles(sheet, view, owners, top, say)
    top = panel.supply(sheet, view, top, say)
    top = panel.rulers(sheet, view, owners, top, say)
    top = panel.players(sheet, view, names, owners, top, say)
    alt = telling.alt(view, names, say)
    return Scene(at.WIDTH, round(top), PAPER, ground, sheet.layers(), sheet.labels(), alt)


def details(shown: Shown) -> tuple[Scene, ...]:
    """The faces to choose from, or the changed part of the map."""
    faces = face_sheet(shown)
    return tuple(scene for scene in (faces, None if faces else crop_scene(shown)) if scene is not None)


def crop_scene(shown: Shown) -> Scene | None:
    """The changed part of the map, enlarged; None if nothing on the map changed, or too much for one look."""
    view = shown.seen(SteamView)
    laid_out, names, owners = chart_below(view.board, at.MAP_TOP), readable(shown.names), owners_of(view)
    part = _crop(laid_out, view, marks(shown.events), shown)
    if part is None:
        return None
    sheet = Sheet(_ALL)
    sheet.take(*part.cut(_map(shown)))
    width, height = part.size
    _caption(sheet, shown, names, owners, width)
    alt = telling.alt_of_crop(shown, names)
    return Scene(width, height, PAPER, enlarged(view.board), sheet.layers(), sheet.labels(), alt, part.corner)


def readable(names: Sequence[str]) -> list[str]:
    return [fonts.readable(name) or "?" for name in names]


@cached(2)
def _map(shown: Shown) -> Sheet:
    """The map where it lies on the whole picture."""
    view = shown.seen(SteamView)
    laid_out, owners = chart_below(view.board, at.MAP_TOP), owners_of(view)
    sheet, changed = Sheet(LAYERS), marks(shown.events)
    network.tiles(sheet, laid_out, view)
    canals(sheet, laid_out, view)
    network.ferries(sheet, laid_out, view)
    danger_rims(sheet, laid_out, view)
    network.links(sheet, laid_out, view, owners, places.covered(laid_out, view, shown.words))
    places.on_the_places(sheet, laid_out, view, shown.words)
    ports(sheet, laid_out, view)
    network.deliveries(sheet, laid_out, view, changed.delivered, shown.plan)
    _last_moves(sheet, laid_out, changed, shown.plan)
    _choices(sheet, laid_out, shown)
    return sheet


def _last_moves(sheet: Sheet, laid_out: Chart, changed: Marks, plan: bool) -> None:
    """A frame around what changed; of a plan it is dashed, and what is planned is numbered."""
    for hex_ in (*changed.laid, *changed.changed):
        corners = laid_out.corners(hex_, 1.0)
        rim = (*corners, corners[0])
        if plan:
            sheet.add("closed", Polygon(laid_out.corners(hex_, 0.96), "#fffdf570"))
            sheet.add("frames", Line(rim, CREAM, 8), Line(rim, PLAN_DARK, 5, GHOST_DASH))
        else:
            sheet.add("frames", Line(rim, CREAM, 9), Line(rim, MARK, 5.5))
        sheet.label(f"{'plan' if plan else 'new'} {laid_out.board.hexes[hex_].id}", _around(corners))
    if len(changed.laid) > 1 or plan:
        for number, hex_ in enumerate(changed.laid, 1):
            spot = laid_out.spot(hex_, 0.42, -0.6)
            radius = 0.25 * laid_out.size
            sheet.add("marks", *(numbered(spot, number, radius) if plan else ordered(spot, number, radius)))


def _choices(sheet: Sheet, laid_out: Chart, shown: Shown) -> None:
    """Choices of one place share a disc: the first of them."""
    seen: set[str] = set()
    radius = 0.46 * laid_out.size
    for mark in shown.marks:
        if mark.place in seen or mark.place not in laid_out.board.number:
            continue
        seen.add(mark.place)
        hex_ = laid_out.board.number[mark.place]
        x, y = laid_out.centre(hex_)
        sheet.add("choices", Polygon(laid_out.corners(hex_, 0.95), "#00707d4c", PLAN_DARK, 3))
        sheet.add("choices", *numbered((x, y), mark.number, radius))
        sheet.label(f"choice {mark.number}", Box(x - radius, y - radius, 2 * radius, 2 * radius))


def _crop(laid_out: Chart, view: SteamView, changed: Marks, shown: Shown) -> Crop | None:
    """The part of the map with all that changed, and all that can be chosen."""
    points = [laid_out.centre(hex_) for hex_ in changed.hexes()]
    for event in changed.delivered[-1:]:
        points += [point for leg in network.journey(laid_out, view, event) for point in leg.points]
    known = laid_out.board.number
    points += [laid_out.centre(known[mark.place]) for mark in shown.marks if mark.place in known]
    return crop(points, laid_out.box(), at.CROP)


def _caption(sheet: Sheet, shown: Shown, names: Sequence[str], owners: Sequence[Owner], width: int) -> None:
    """Who did what, over the enlarged part."""
    strip = Box(0, 0, width, at.CROP_HEAD)
    sheet.add("panel", *sign_plate(strip))
    caption = telling.caption(shown)
    right = width - 26.0
    if caption.sum:
        sheet.add("words", Text(right, 58, caption.sum, 44, BRASS, "black", "rs"))
        right -= fonts.width(caption.sum, "black", 44) + 24
    x = 26.0
    if caption.seat is not None:
        sheet.add("panel", *owner_disc(caption.seat, x + 24, strip.h / 2, 27, owners))
        x += 64
        who = fonts.fitted(names[caption.seat], "bold", 42, min(360.0, right - x))
        sheet.add("words", Text(x, 57, who, 42, CREAM, "bold"))
        x += fonts.width(who, "bold", 42) + 20
    said = fonts.fitted(caption.said, "semibold", 34, right - x) if right - x > 120 else ""
    sheet.add("words", Text(x, 56, said, 34, CREAM, "semibold"))


def _around(points: tuple[Point, ...]) -> Box:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)
