"""What the players changed on the map: segments, heads, tokens, bonuses paid, and the marks of the last move.

All in lengths of the map, so that the same shapes serve the whole board and the enlarged part.
"""

from __future__ import annotations

from math import pi

from render import fonts
from render.art import Shown
from render.colours import CREAM, FADED, INK, MARK
from render.curves import Path, ahead, star
from render.map.placing import overlap
from render.map.plates import leader
from render.santa_fe_rails import layout as at
from render.santa_fe_rails.backdrop import coin, head_sign, nameplate, plate_box
from render.santa_fe_rails.chart import Chart, named
from render.santa_fe_rails.livery import livery, sign
from render.santa_fe_rails.marks import Marks, SpaceKey, space_key
from render.scene import Box, Line, Point, Polygon, Rect, Shape, Sprite, Text, circle
from render.sheet import Sheet
from render.signs import ghost, numbered, ordered
from rules.santa_fe_rails.view import CompanyView, LineView, SantaFeView, Space

LAYERS = ("halos", "segments", "letters", "ghosts", "names", "signs", "heads", "marks", "choices")
_TOKEN = "#f59a23"


def on_the_map(sheet: Sheet, chart: Chart, view: SantaFeView, moved: Marks, shown: Shown) -> None:
    """All of it; a plan's segments as ghosts, and the choices of a question as numbers."""
    for company in view.companies:
        _company(sheet, chart, company)
    _cities(sheet, chart, view, moved)
    for key in moved.laid:
        if shown.plan:
            sheet.add("ghosts", *ghost(chart.spaces[key].outline(6), CREAM, 2.6))
        else:
            sheet.add("halos", Polygon(chart.spaces[key].outline(18), MARK))
    if len(moved.laid) > 1:
        for number, key in enumerate(moved.laid, 1):
            sheet.add("marks", *ordered(_beside(chart, key), number))
    for number, spot in choices(chart, shown).items():
        sheet.add("choices", *numbered(spot, number))
        sheet.label(f"choice {number}", _around(spot, 17))


def _beside(chart: Chart, key: SpaceKey) -> Point:
    """A point beside a space, on the side where it hides no name."""
    path = chart.spaces[key].path
    sides = [path.beside(distance).at(path.length / 2) for distance in (-24, 24)]
    plates = [plate.box for plate in chart.names.values()]
    hidden = [sum(overlap(_around(spot, 13), plate) for plate in plates) for spot in sides]
    return sides[hidden.index(min(hidden))]


def choices(chart: Chart, shown: Shown) -> dict[int, Point]:
    """Where the choices are numbered: a city by its code, a link by its id, a track of it as `ABI-DEN@2`.

    Where a track is asked for, the id of the link is enough: the value of the choice is the track.
    """
    spots: dict[int, Point] = {}
    for mark in shown.marks:
        place = mark.place
        if shown.asked.endswith(".track") and "@" not in place and 0 < mark.number <= len(shown.choices):
            place = f"{place}@{shown.choices[mark.number - 1]}"
        spot = _spot(chart, place)
        if spot is not None:
            spots[mark.number] = spot
    return spots


def _spot(chart: Chart, place: str) -> Point | None:
    if place in chart.cities:
        return ahead(chart.cities[place], pi * 0.75, at.CITY + 8)
    link, _, track = place.partition("@")
    spaces = [space for (id, number, _), space in chart.spaces.items() if id == link and track in ("", str(number))]
    if not spaces:
        return None
    path = spaces[len(spaces) // 2].path
    return path.at(path.length / 2)


def _company(sheet: Sheet, chart: Chart, company: CompanyView) -> None:
    for line in company.lines:
        for step in line.steps:
            going_on = step == line.steps[-1] and company.left > 0
            _segment(sheet, chart, company.code, step, going_on)
        if line.steps and company.left:
            _head(sheet, chart, company.code, line)


def _segment(sheet: Sheet, chart: Chart, company: str, step: Space, headed: bool) -> None:
    """One segment; letters make room where a head stands on it."""
    key = space_key(chart.board, step.link, step.track, step.start, step.nth)
    space, coat = chart.spaces[key], livery(company)
    outline = Polygon(space.outline(3), coat.fill, INK, 2)
    sheet.add("segments", outline)
    sheet.label(f"{company} {key[0]} {key[1]}.{key[2]}", outline.box())
    path = _forward(chart, step)
    x, y = path.at(max(13, min(path.length / 2, path.length - 40))) if headed else space.middle
    size = 16 if len(company) < 3 else 13
    wide = fonts.width(company, "black", size) + 8
    sheet.add("letters", Rect(x - wide / 2, y - 9.5, wide, 19, coat.colour, INK, 1.5, 4))
    sheet.add("letters", Text(x, y + size * 0.36, company, size, coat.letters, "black", "ms"))


def _head(sheet: Sheet, chart: Chart, company: str, line: LineView) -> None:
    path = _forward(chart, line.steps[-1])
    centre, heading = path.at(path.length - 12), path.heading(path.length - 12)
    sheet.add("heads", *head_sign(company, centre, heading, str(line.number)))
    sheet.label(f"{company} head {line.number}", _around(centre, 13))


def _forward(chart: Chart, step: Space) -> Path:
    """The space of a segment, in the direction it was built."""
    path = chart.spaces[space_key(chart.board, step.link, step.track, step.start, step.nth)].path
    return path if step.start == chart.board.link[step.link].a else path.back()


def _cities(sheet: Sheet, chart: Chart, view: SantaFeView, moved: Marks) -> None:
    tokens, values = dict(view.tokens), dict(view.values)
    for code, centre in chart.cities.items():  # under all names
        sheet.add("names", *leader(chart.names[code], named(chart.board, chart.board.city[code], centre)))
    for code, centre in chart.cities.items():
        box = plate_box(chart, code)
        sheet.add("names", Sprite(nameplate(view.board, code), box.x, box.y, box.w))
        serving = sum(code in company.served for company in view.companies)
        if code in moved.tokens:
            sheet.add("halos", circle(*centre, at.CITY + 15, MARK))
        if code in tokens:
            sheet.add("signs", Polygon(star(centre, at.CITY + 10, at.CITY + 1, 12), _TOKEN, INK, 2))
            sheet.label(f"token {code}", _around(centre, at.CITY))
        if code in values and (serving or code in tokens):
            _worth(sheet, code, centre, values[code], serving)
        if code in view.first_open:
            spot = ahead(centre, -pi / 4, at.CITY + 2)
            sheet.add("signs", *coin(spot))
            sheet.label(f"first {code}", _around(spot, 12))
        _squares(sheet, chart, view, code)


def _worth(sheet: Sheet, code: str, centre: Point, value: int, serving: int) -> None:
    """The city's value, and below it how many companies it is multiplied by."""
    x, y = centre
    sheet.add("signs", circle(x, y, at.CITY, CREAM, INK, 3))
    if not serving:
        sheet.add("signs", Text(x, y + 10.5, str(value), 31, INK, "black", "ms"))
        return
    sheet.add("signs", Text(x, y + 3, str(value), 26, INK, "black", "ms"))
    sheet.add("signs", Rect(x - 14, y + 4.5, 28, 17, INK, radius=6))
    sheet.add("signs", Text(x, y + 18, f"×{serving}", 17, CREAM, "black", "ms"))
    sheet.label(f"served {code} {serving}", _around(centre, at.CITY))


def _squares(sheet: Sheet, chart: Chart, view: SantaFeView, code: str) -> None:
    squares = chart.board.city[code].squares
    corners = chart.names[code].tags[-len(squares) :] if squares else ()
    for company, (x, y) in zip(squares, corners, strict=True):
        still = (code, company) in view.historical_open
        if still:
            sheet.add("signs", *sign(company, x, y, at.SQUARE))
        else:
            sheet.add("signs", *_paid(company, x, y))
        box = Box(x, y, at.SQUARE, at.SQUARE)
        sheet.label(f"{'square' if still else 'paid'} {code} {company}", box)


def _paid(company: str, x: float, y: float) -> list[Shape]:
    """A square whose bonus is gone: pale, crossed out."""
    side = at.SQUARE
    return [
        Rect(x, y, side, side, "#e6dfcd", FADED, 1.5, side / 8),
        Text(x + side / 2, y + side / 2 + 5.4, company, 15, FADED, "bold", "ms"),
        Line(((x + 2, y + side - 2), (x + side - 2, y + 2)), FADED, 2.4),
    ]


def _around(point: Point, reach: float) -> Box:
    return Box(point[0] - reach, point[1] - reach, 2 * reach, 2 * reach)
