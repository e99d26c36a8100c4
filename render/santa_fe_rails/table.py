"""The Santa Fe Rails table as scenes: the whole of it, and the part of the map that just changed, enlarged."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.art import Shown
from render.caching import cached
from render.colours import BRASS, CREAM, PAPER
from render.map.strips import header, sign_plate
from render.map.window import Crop, crop, placed
from render.santa_fe_rails import layout as at
from render.santa_fe_rails import panel, telling
from render.santa_fe_rails.backdrop import enlarged, whole
from render.santa_fe_rails.chart import Chart, chart
from render.santa_fe_rails.legend import seas, signs
from render.santa_fe_rails.livery import sign
from render.santa_fe_rails.marks import Marks, marks
from render.santa_fe_rails.tracks import LAYERS, choices, on_the_map
from render.scene import Box, Scene, Text
from render.sheet import Sheet
from render.signs import owner_disc
from render.words import Words
from rules.santa_fe_rails.laying.laid import Laid
from rules.santa_fe_rails.view import SantaFeView

_ALL = ("legend", *LAYERS, "panel", "words")


def board_scene(shown: Shown) -> Scene:
    """Everything anyone may see, with what the events changed marked."""
    view, say = shown.seen(SantaFeView), shown.words
    laid_out = chart(view.board)
    changed = marks(laid_out.board, shown.events)
    names = _readable(shown.names)
    sheet = Sheet(_ALL)
    sheet.take(*placed(_map(shown), 1.0, 0.0, -at.MAP_TOP))
    header(sheet, at.HEADER, panel.heading(view, names, say))
    seas(sheet, laid_out, say)
    top = signs(sheet, view.options, at.MAP_TOP + laid_out.height, say) + at.GUTTER
    top = panel.companies(sheet, view, laid_out.board, changed, top, say)
    top = panel.display(sheet, view, top, say)
    top = panel.players(sheet, view, laid_out.board, changed, names, top, say)
    backdrop = whole(view.board, view.options)
    alt = telling.alt(view, names, say)
    return Scene(at.WIDTH, round(top), PAPER, backdrop, sheet.layers(), sheet.labels(), alt)


def details(shown: Shown) -> tuple[Scene, ...]:
    crop = crop_scene(shown)
    return (crop,) if crop else ()


def crop_scene(shown: Shown) -> Scene | None:
    """The changed part of the map, enlarged; None if nothing on the map changed, or too much for one look."""
    view, events, say = shown.seen(SantaFeView), shown.events, shown.words
    laid_out = chart(view.board)
    changed = marks(laid_out.board, events)
    part = _crop(laid_out, changed, shown)
    if part is None:
        return None
    names = _readable(shown.names)
    sheet = Sheet(_ALL)
    sheet.take(*part.cut(_map(shown)))
    width, height = part.size
    _caption(sheet, laid_out, shown, names, width, say)
    alt = telling.alt_of_crop(laid_out.board, shown)
    backdrop = enlarged(view.board, view.options)
    return Scene(width, height, PAPER, backdrop, sheet.layers(), sheet.labels(), alt, part.corner)


def _readable(names: Sequence[str]) -> list[str]:
    return [fonts.readable(name) or "?" for name in names]


@cached(2)
def _map(shown: Shown) -> Sheet:
    view, sheet = shown.seen(SantaFeView), Sheet(LAYERS)
    laid_out = chart(view.board)
    on_the_map(sheet, laid_out, view, marks(laid_out.board, shown.events), shown)
    return sheet


def _crop(laid_out: Chart, changed: Marks, shown: Shown) -> Crop | None:
    """The part of the map with all that changed, and all that can be chosen."""
    points = [point for key in changed.laid for point in laid_out.spaces[key].path.points]
    ends = {end for link, _, _ in changed.laid for end in (laid_out.board.link[link].a, laid_out.board.link[link].b)}
    points += [laid_out.cities[code] for code in (*sorted(ends), *changed.tokens)]
    points += choices(laid_out, shown).values()
    return crop(points, Box(0, 0, at.WIDTH, laid_out.height), at.CROP)


def _caption(sheet: Sheet, laid_out: Chart, shown: Shown, names: Sequence[str], width: int, say: Words) -> None:
    """Who did what, or what the numbers are, over the enlarged part."""
    events = shown.events
    strip = Box(0, 0, width, at.CROP_HEAD)
    sheet.add("panel", *sign_plate(strip))
    x = 24.0
    laid = [event for event in events if isinstance(event, Laid)]
    if laid:
        sheet.add("panel", *owner_disc(laid[-1].seat, x + 26, strip.h / 2, 27))
        x += 66
    for company in dict.fromkeys(event.company for event in laid):
        sheet.add("panel", *sign(company, x, 17, 50))
        x += 60
    if not laid and shown.marks:
        said = fonts.fitted(shown.numbers(), "bold", 40, width - 60)
        sheet.add("words", Text(28, 56, said, 40, CREAM, "bold"))
    earned = sum(event.first_service + event.historical for event in laid)
    right = width - 26.0
    if earned:
        money = "+" + say.text("santafe-picture-money", money=earned)
        sheet.add("words", Text(right, 57, money, 46, BRASS, "black", "rs"))
        right -= fonts.width(money, "black", 46) + 24
    if laid:
        who = fonts.fitted(names[laid[-1].seat], "bold", 44, right - x - 6)
        sheet.add("words", Text(x + 6, 57, who, 44, CREAM, "bold"))
        x += 6 + fonts.width(who, "bold", 44) + 22
        route = say.text("santafe-picture-laid", count=len(laid), towards=laid_out.board.city[laid[-1].towards].name)
        if x + fonts.width(route, "semibold", 34) < right:
            sheet.add("words", Text(x, 56, route, 34, CREAM, "semibold"))
