"""What the players changed on the map: track, links, trains and loads, zones of events, plans and numbered choices.

Drawn for a sight, in pixels of its picture, so that the same functions serve the whole map and every crop.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, hypot

from render import fonts
from render.art import Shown
from render.china_rails.changes import Changes
from render.china_rails.event_cards import COLOURS, event_sign
from render.china_rails.mileposts import CONTAINER, SEA_LINE, around, cell, city_sign, coordinates, crossings_by_sea
from render.china_rails.names import names
from render.china_rails.rolling import Side, train, train_box
from render.china_rails.sight import Sight
from render.colours import BRASS, CREAM, INK, MARK, OWNERS, PLAN, PLAN_DARK
from render.curves import ahead, pointer
from render.map.placing import hidden
from render.scene import Box, Colour, Line, Point, Polygon, Rect, Text, circle
from render.sheet import Sheet
from render.signs import numbered, owner_disc
from rules.china_rails import grid
from rules.china_rails.parts import Edge, EventCard, Milepost
from rules.china_rails.state import State
from rules.china_rails.view import ChinaView
from rules.core.contract import Seat

LAYERS = (
    "zones",
    "waters",
    "halos",
    "casing",
    "track",
    "cities",
    "letters",
    "sea",
    "names",
    "ghosts",
    "ways",
    "trains",
    "choices",
)
LASTING = ("strike", "flood", "snow_manchuria", "heavy_snow", "storm_at_sea", "wind_storm", "sand_storm", "earthquake")
_WIDTH = 6.8  # of a track: on a phone the whole map is drawn at a fifth
_CLOSE = 30  # pixels a step; a picture with more shows a part of the map, with coordinates
_PARTS = (0.2, 0.35, 0.5, 0.65, 0.8)  # of a segment, where a label would lie on it
_PRICED = 3  # a planned segment that costs so much shows its price
_MOTIFS: tuple[tuple[float, tuple[float, ...]], ...] = (  # share of the width and rhythm of the second colour
    (0.22, ()),
    (0.5, (2.6, 5.0)),
    (0.0, ()),
    (1.0, (3.0, 5.5)),
    (0.42, (8.0, 4.5)),
    (0.7, (1.8, 2.6)),
)


def on_the_map(sheet: Sheet, sight: Sight, view: ChinaView, moved: Changes, shown: Shown) -> None:
    """All of it; of a plan, the new segments and ways as ghosts."""
    state = view.position
    _zones(sheet, sight, state)
    close = sight.step >= _CLOSE
    written = names(sight, shown.words.language, _kept_clear(sight, moved) if shown.plan and close else ())
    if close:
        taken = (*written.plates.values(), *written.waters)
        sheet.add("waters", *coordinates(sight, taken, _along_track(sight, state, moved)))
    sheet.add("waters", *written.under)
    sheet.add("names", *written.over)
    for key, box in written.plates.items():
        sheet.label(f"name {key}", box)
    planned = {sight.board.edge[a, b] for a, b, _ in moved.built} if shown.plan else set()
    for seat, edges in enumerate(state.track):
        for edge in edges:
            if edge not in planned:
                _segment(sheet, sight, seat, edge)
    _cities(sheet, sight, state)
    for place in state.reserved:
        line = _line(sight, place.edge)
        if _seen(sight, line):
            sheet.add("track", Line(line, CREAM, 4 * sight.grown))
            sheet.add("track", Line(line, OWNERS[place.owner].colour, 2 * sight.grown, (2.5, 3.5)))
    _links(sheet, sight, state)
    if shown.plan:
        _ghosts(sheet, sight, moved)
    else:
        for a, b, _ in moved.built:
            sheet.add("halos", Line((sight.post(a), sight.post(b)), MARK, 13 * sight.grown))
        for edge, _ in moved.lost:
            _swept(sheet, sight, edge)
    for way in moved.ways:
        _way(sheet, sight, way, PLAN if shown.plan else MARK)
    _trains(sheet, sight, state, tuple(written.plates.values()))
    for number, at in choices(sight, shown).items():
        spot = sight.post(at)
        if sight.shows(spot):
            sheet.add("choices", *numbered(spot, number, max(11, 8.5 * sight.grown)))
            sheet.label(f"choice {number}", around(spot, max(11, 8.5 * sight.grown)))


def _along_track(sight: Sight, state: State, moved: Changes) -> tuple[Box, ...]:
    """What track takes on the map, whether laid or planned."""
    lines = [_line(sight, edge) for edges in state.track for edge in edges]
    lines += [(sight.post(a), sight.post(b)) for a, b, _ in moved.built]
    return tuple(
        around((ax + (bx - ax) * part, ay + (by - ay) * part), 3.5 * sight.grown)
        for (ax, ay), (bx, by) in lines
        if _seen(sight, ((ax, ay), (bx, by)))
        for part in _PARTS
    )


def choices(sight: Sight, shown: Shown) -> dict[int, Milepost]:
    """Where the choices are numbered: mileposts by their coordinates."""
    known = sight.board.at
    return {mark.number: known[mark.place] for mark in shown.marks if mark.place in known}


def _line(sight: Sight, edge: Edge) -> tuple[Point, Point]:
    a, b = sight.board.ends[edge]
    return sight.post(a), sight.post(b)


def _seen(sight: Sight, points: Sequence[Point]) -> bool:
    return any(sight.shows(point, sight.step / 2) for point in points)


def _segment(sheet: Sheet, sight: Sight, seat: Seat, edge: Edge) -> None:
    line = _line(sight, edge)
    if not _seen(sight, line):
        return
    owner, width = OWNERS[seat], _WIDTH * sight.grown
    sheet.add("casing", Line(line, CREAM, width + 3.4 * sight.grown))
    sheet.add("track", Line(line, owner.colour, width))
    share, rhythm = _MOTIFS[seat]
    if share:
        dash = tuple(length * sight.grown for length in rhythm)
        sheet.add("track", Line(line, owner.shade, width * share, dash))
    a, b = sight.board.ends[edge]
    sheet.label(
        f"{owner.letter} {sight.board.labels[a]}-{sight.board.labels[b]}", around(_middle(*line), sight.step / 2)
    )
    if edge % (7 if sight.step < 30 else 4) == 0:
        x, y = _middle(*line)
        r = 5.4 * sight.grown
        sheet.add("letters", circle(x, y, r, CREAM, owner.colour, 1.4 * sight.grown))
        sheet.add("letters", Text(x, y + r * 0.62, owner.letter, r * 1.75, INK, "black", "ms"))


def _cities(sheet: Sheet, sight: Sight, state: State) -> None:
    """Small and medium cities that track leads to, drawn again over it."""
    board = sight.board
    touched = {board.city_at[at] for edges in state.track for edge in edges for at in board.ends[edge]} - {-1}
    for city in sorted(touched):
        town = board.cities[city]
        if not town.major and sight.shows(sight.post(town.centre), sight.step):
            sheet.add("cities", *city_sign(town.size, sight.post(town.centre), sight.grown))


def _middle(a: Point, b: Point) -> Point:
    return round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)


def _links(sheet: Sheet, sight: Sight, state: State) -> None:
    """Owners' colours on the ferry and the container links, and what they cost."""
    board, g = sight.board, sight.grown
    for kind, start, end in crossings_by_sea(sight):
        ferry = kind == "ferry"
        owners = state.ferry_owners() if ferry else state.link_owners(int(kind[5:]))
        price = (board.ferry.price if board.ferry else 0) if ferry else board.ports[int(kind[5:])].price
        turn = atan2(end[1] - start[1], end[0] - start[0])
        if not _seen(sight, (start, end, _middle(start, end))):
            continue
        for number, seat in enumerate(owners[:3]):
            offset = (number - (min(len(owners), 3) - 1) / 2) * 5 * g
            ends = [ahead(point, turn + 1.5708, offset) for point in (start, end)]
            sheet.add(
                "sea",
                Line(tuple(ends), CREAM, 5.4 * g),
                Line(tuple(ends), OWNERS[seat].colour, 3.4 * g, (9 * g, 4 * g)),
            )
        x, y = _middle(start, end)
        colour = SEA_LINE if ferry else CONTAINER
        text = f"{price}M"
        wide = fonts.width(text, "black", 13 * g) + 9 * g
        sheet.add("sea", Rect(x - wide / 2, y - 9 * g, wide, 18 * g, colour, CREAM, 1.6 * g, 8 * g))
        sheet.add("sea", Text(x, y + 4.7 * g, text, 13 * g, CREAM, "black", "ms"))
        for number, seat in enumerate(owners):
            sheet.add("sea", *owner_disc(seat, x + wide / 2 + (9 + 17 * number) * g, y, 8.5 * g))
        sheet.label(kind, around((x, y), wide / 2))


def _zones(sheet: Sheet, sight: Sight, state: State) -> None:
    """Where the events in play rage: shaded cells with an edge, and the event's sign in the middle."""
    for running in state.running:
        card = state.board.event(running.card)
        if card.kind == "flood":
            _flood(sheet, sight, card)
        elif card.kind in LASTING and card.zone:
            _zone(sheet, sight, card)


def _zone(sheet: Sheet, sight: Sight, card: EventCard) -> None:
    colour, shape = COLOURS[card.kind], list[Milepost]()
    for at in sight.posts():
        if at not in card.zone:
            continue
        shape.append(at)
        corners = cell(sight, at)
        sheet.add("zones", Polygon(corners, colour + ("5c" if at in card.inner else "3a")))
        for side, direction in enumerate(("ne", "e", "se", "sw", "w", "nw")):
            near = sight.board.numbers.get(grid.beside(*sight.board.spots[at], direction))
            if near not in card.zone:
                sheet.add("zones", Line((corners[side], corners[(side + 1) % 6]), colour, 2.4 * sight.grown))
    inside = [sight.post(at) for at in shape if sight.shows(sight.post(at))]
    if inside:
        middle = sum(x for x, _ in inside) / len(inside), sum(y for _, y in inside) / len(inside)
        spot = min(inside, key=lambda point: hypot(point[0] - middle[0], point[1] - middle[1]))
        _event_spot(sheet, sight, card, spot)


def _flood(sheet: Sheet, sight: Sight, card: EventCard) -> None:
    """Every passage over a river in flood is barred."""
    crossed = sorted(edge for river in card.rivers for edge in sight.board.waters[river].edges)
    spots = []
    for edge in crossed:
        (ax, ay), (bx, by) = _line(sight, edge)
        x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, (by - ay) * 0.3, (ax - bx) * 0.3
        if sight.shows((x, y)):
            spots.append((x, y))
            sheet.add("zones", Line(((x - dx, y - dy), (x + dx, y + dy)), COLOURS["flood"] + "b0", 7 * sight.grown))
    if spots:
        _event_spot(sheet, sight, card, spots[len(spots) // 2])


def _event_spot(sheet: Sheet, sight: Sight, card: EventCard, spot: Point) -> None:
    side = round(26 * sight.grown)
    sheet.add("letters", event_sign(card.kind, round(spot[0] - side / 2), round(spot[1] - side / 2), side))
    sheet.label(f"zone {card.kind}", around(spot, side / 2))


def _swept(sheet: Sheet, sight: Sight, edge: Edge) -> None:
    x, y = _middle(*_line(sight, edge))
    r = 6 * sight.grown
    if sight.shows((x, y)):
        for cross in (((x - r, y - r), (x + r, y + r)), ((x - r, y + r), (x + r, y - r))):
            sheet.add("ways", Line(cross, CREAM, 6 * sight.grown), Line(cross, MARK, 3.4 * sight.grown))


def _ghosts(sheet: Sheet, sight: Sight, moved: Changes) -> None:
    """A planned line: dashed, numbered, expensive segments priced, coordinates at every fifth and at ends."""
    if not moved.built:
        return
    g, colour = sight.grown, OWNERS[moved.seat or 0].colour
    close = sight.step > 40
    for a, b, _ in moved.built:
        line = (sight.post(a), sight.post(b))
        sheet.add("ghosts", Line(line, CREAM, 9 * g), Line(line, PLAN, 6.4 * g), Line(line, CREAM, 3.8 * g))
        sheet.add("ghosts", Line(line, colour, 3.8 * g, (4 * g, 3 * g)))
    for number, (a, b, price) in enumerate(moved.built, 1):
        x, y = sight.post(b)
        fifth = number % 5 == 0 or number == len(moved.built)
        if close or fifth:
            r = (5.6 if close else 6.6) * g
            size = r * (1.5 if number < 10 else 1.2)
            sheet.add("ghosts", circle(x, y, r, PLAN_DARK, CREAM, 1.3 * g))
            sheet.add("ghosts", Text(x, y + size * 0.36, str(number), size, CREAM, "black", "ms"))
            sheet.label(f"step {number}", around((x, y), r))
        if price >= _PRICED:
            _tag(sheet, sight, _beside(sight, a, b), f"{price}M", BRASS, INK)
    for at, spot in _tagged(sight, moved):
        _tag(sheet, sight, spot, sight.board.labels[at], CREAM, PLAN_DARK)


def _tagged(sight: Sight, moved: Changes) -> list[tuple[Milepost, Point]]:
    """The mileposts of a planned line that carry their coordinates: under them, or over where the line is below."""
    if not moved.built:
        return []
    last, found = len(moved.built), list[tuple[Milepost, Point]]()
    fifths = (b for number, (_, b, _) in enumerate(moved.built, 1) if number % 5 == 0 or number == last)
    for at in dict.fromkeys((moved.built[0][0], *fifths)):
        x, y = sight.post(at)
        beside = [sight.post(b if a == at else a)[1] for a, b, _ in moved.built if at in (a, b)]
        over = sum(other > y for other in beside) > sum(other < y for other in beside)
        found.append((at, (x, y + (-14 if over else 15) * sight.grown)))
    return found


def _kept_clear(sight: Sight, moved: Changes) -> tuple[Box, ...]:
    """What a planned line, its numbers and the labels of its ends take."""
    g = sight.grown
    boxes = [around(_middle(sight.post(a), sight.post(b)), 6 * g) for a, b, _ in moved.built]
    boxes += [around(sight.post(at), 8 * g) for a, b, _ in moved.built for at in (a, b)]
    boxes += [around(_beside(sight, a, b), 9 * g) for a, b, price in moved.built if price >= _PRICED]
    boxes += [Box(x - 18 * g, y - 7 * g, 36 * g, 14 * g) for _, (x, y) in _tagged(sight, moved)]
    return tuple(boxes)


def _beside(sight: Sight, a: Milepost, b: Milepost) -> Point:
    (ax, ay), (bx, by) = sight.post(a), sight.post(b)
    length = hypot(bx - ax, by - ay) or 1.0
    off = 12 * sight.grown
    return (ax + bx) / 2 + (by - ay) / length * off, (ay + by) / 2 - abs(bx - ax) / length * off


def _tag(sheet: Sheet, sight: Sight, centre: Point, text: str, fill: Colour, ink: Colour) -> None:
    x, y = centre
    size = max(13.0, 9.6 * sight.grown)
    wide, high = fonts.width(text, "black", size) + size * 0.6, size * 1.22
    sheet.add("ghosts", Rect(x - wide / 2, y - high / 2, wide, high, fill, ink, 1.4, high * 0.3))
    sheet.add("ghosts", Text(x, y + size * 0.35, text, size, ink, "black", "ms"))


def _way(sheet: Sheet, sight: Sight, way: tuple[Milepost, ...], colour: Colour) -> None:
    """The way of a train, ending in an arrow."""
    points = [sight.post(at) for at in way]
    g = sight.grown
    if len(points) < 2:
        return
    (x0, y0), tip = points[-2:]
    turn = atan2(tip[1] - y0, tip[0] - x0)
    for a, b in pairwise(points):
        if _seen(sight, (a, b)):
            sheet.add("ways", Line((a, b), CREAM, 3.8 * g))
    for a, b in pairwise(points):
        if _seen(sight, (a, b)):
            sheet.add("ways", Line((a, b), colour, 2.2 * g))
    sheet.add("ways", circle(*points[0], 4.6 * g, CREAM, colour, 2.4 * g))
    sheet.add("ways", Polygon(pointer(tip, turn, 13 * g, 12 * g), colour, CREAM, 1.2 * g))


def _trains(sheet: Sheet, sight: Sight, state: State, plates: Sequence[Box]) -> None:
    """Trains over or under their mileposts, wherever they cover fewer names; trains at the same milepost in a pile."""
    standing: dict[tuple[Milepost, Side], int] = {}
    seats = sorted(state.seats, key=lambda seat: (seat == state.turn, seat))  # who is to play stands in front
    for seat in seats:
        player = state.players[seat]
        if player.at is None or not sight.shows(sight.post(player.at), sight.step):
            continue
        x, y = sight.post(player.at)
        side = _side(sight, (x, y), len(player.loads), plates)
        pile = standing.get((player.at, side), 0)
        standing[player.at, side] = pile + 1
        shift = round(pile * 30 * sight.grown)
        foot = (x, y + shift if side == "under" else y - shift)
        loads = [state.board.goods[good] for good in player.loads]
        shapes, box = train(seat, player.loco, loads, foot, sight.grown, side)
        sheet.add("trains", *shapes)
        sheet.label(f"train {OWNERS[seat].letter}", box)


def _side(sight: Sight, foot: Point, loads: int, plates: Sequence[Box]) -> Side:
    over = hidden(train_box(loads, foot, sight.grown, "over"), plates)
    under = hidden(train_box(loads, foot, sight.grown, "under"), plates)
    return "under" if under < over else "over"
