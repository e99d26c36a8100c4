"""The Freight Train table as a scene: what lies over the backdrop this turn.

Layers, from below: `panels` (whose turn it is: lit), `slots` (room in the rows), `marks` (the last move),
`stock` (wagons, locomotives), `signs` (arrows, plates), `words` and `choices` (their numbers).
"""

from __future__ import annotations

from render import fonts
from render.art import NumberedPlace, Shown
from render.colours import BRASS, CREAM, FADED, INK, MARK, OWNERS, PAPER
from render.freight_train import layout as at
from render.freight_train.backdrop import TABLE, blank_panel, lit_frame
from render.freight_train.engines import CABOOSE, MARKER, locomotive
from render.freight_train.marks import Marks, marks
from render.freight_train.race import race
from render.freight_train.signboards import header, side
from render.freight_train.sketch import Layers, PlanSketch
from render.freight_train.telling import alt, winners
from render.freight_train.wagons import labels, pile, wagon_drawing
from render.scene import Box, Point, Rect, Scene, Sprite, Text
from render.signs import numbered
from render.words import Words
from rules.core.contract import Seat
from rules.freight_train.view import TableView
from rules.freight_train.wagons import MAIN_LENGTH, YARD_LENGTH, Wagon

LAYERS = ("panels", "slots", "marks", "stock", "signs", "words", "choices")


def scene(shown: Shown) -> Scene:
    view, say = shown.seen(TableView), shown.words
    sketch, moved = (PlanSketch if shown.plan else Layers)(LAYERS), marks(view, shown.events)
    names = tuple(fonts.readable(name) or say.text("seat-number", number=i + 1) for i, name in enumerate(shown.names))
    header(sketch, view, names, say)
    side(sketch, view, say)
    _main(sketch, view, moved, say)
    strip = at.race(view)
    if strip is not None:
        race(sketch, view, strip, say)
    panels = at.panels(view)
    for seat, panel in enumerate(panels):
        _panel(sketch, view, seat, panel, moved, names[seat], say)
    _choices(sketch, view, panels, shown.marks)
    return Scene(
        width=at.WIDTH,
        height=round(panels[-1].box.bottom) + 16,
        ground=PAPER,
        backdrop=TABLE,
        layers=sketch.layers(),
        labels=sketch.labels(),
        alt=alt(shown),
    )


def _main(sketch: Layers, view: TableView, moved: Marks, say: Words) -> None:
    top = at.MAIN.y + 37
    sketch.add("words", Text(at.MAIN.x + 16, top, say.text("picture-main-yard"), 32, INK, "bold"))
    end = Text(at.MAIN.right - 52, top, say.text("picture-open-end"), 27, FADED, "semibold", "rs")
    sketch.add("words", end)
    sketch.arrow(at.MAIN.right - 44, top - 9, 30)
    for row, wagons in enumerate(view.main):
        for slot, wagon in enumerate(wagons):
            box = at.main_slot(row, slot)
            _wagon(sketch, wagon, box, (row, slot) in moved.main, say)
            sketch.label(f"main{row + 1}.{slot + 1}", box)
        if wagons:
            last = at.main_slot(row, len(wagons) - 1)
            sketch.arrow(last.right + 4, last.y + 42, 34)
        for slot in range(len(wagons), MAIN_LENGTH):
            left = (row, slot) in moved.left_main
            (sketch.gap if left else sketch.slot)(at.main_slot(row, slot))


def _panel(sketch: Layers, view: TableView, seat: Seat, panel: at.Panel, moved: Marks, name: str, say: Words) -> None:
    box = panel.box
    lit = seat == view.turn or (view.turn is None and seat in winners(view))
    sketch.add("panels", *blank_panel(seat, panel), *(lit_frame(panel) if lit else ()))
    sketch.label(OWNERS[seat].letter, box)
    _strip(sketch, view, seat, box, lit, name, say)
    for row, wagons in enumerate(view.players[seat].yard):
        for slot, wagon in enumerate(wagons):
            place = at.yard_slot(box, row, slot)
            _wagon(sketch, wagon, place, (seat, row, slot) in moved.yards, say)
            sketch.label(f"{OWNERS[seat].letter}.yard{row + 1}.{slot + 1}", place)
        if wagons:
            last = at.yard_slot(box, row, len(wagons) - 1)
            sketch.arrow(last.right + 2, last.y + 36, 26)
        for slot in range(len(wagons), YARD_LENGTH):
            left = (seat, row, slot) in moved.left_yards
            (sketch.gap if left else sketch.slot)(at.yard_slot(box, row, slot))
    for cell in panel.cells:
        _train(sketch, seat, box, cell, moved, say)


def _strip(sketch: Layers, view: TableView, seat: Seat, box: Box, lit: bool, name: str, say: Words) -> None:
    """The head of a panel: name, marker, score; lit when it is this player's turn."""
    player, middle = view.players[seat], box.y + at.STRIP / 2
    points = say.text("picture-points", points=player.score)
    sketch.add("words", Text(box.right - 18, middle + 13, points, 38, CREAM, "black", "rs"))
    right = box.right - 30 - fonts.width(points, "black", 38)
    if seat == view.marker and view.turn is not None:
        sketch.add("stock", Sprite(MARKER, right - 56, box.y + 4, 54))
        sketch.label("marker", Box(right - 56, box.y + 4, 54, 42))
        right -= 68
    if lit:
        said = say.text("picture-winner", count=1) if view.turn is None else say.text("picture-to-play")
        wide = fonts.width(said, "bold", 27) + 28
        sketch.add("signs", Rect(right - wide, box.y + 8, wide, at.STRIP - 16, BRASS, INK, 2, 9))
        sketch.add("words", Text(right - wide / 2, middle + 9, said, 27, INK, "bold", "ms"))
        right -= wide + 12
    left = box.x + 124
    shown = fonts.fitted(name, "bold", 35, right - left)
    sketch.add("words", Text(left, middle + 12, shown, 35, CREAM, "bold"))


def _train(sketch: Layers, seat: Seat, within: Box, cell: at.Cell, moved: Marks, say: Words) -> None:
    box, rail = at.cell_box(within, cell), at.train_rail(within, cell.line)
    engine = locomotive(seat, cell.loco)
    name = f"{OWNERS[seat].letter}.loco{cell.loco}"
    wide = at.LOCO - 2
    place = Box(box.x, rail - wide * 66 / 84, wide, wide * 66 / 84)
    if (seat, cell.loco) in moved.locos:
        sketch.halo(place)
    sketch.add("stock", Sprite(engine, place.x, place.y, wide))
    sketch.label(name, box)
    if cell.train is None:
        return
    slots = at.train_slots(within, cell)
    fresh = [i for i in range(len(slots)) if (seat, cell.loco, i) in moved.trains]
    for i, slot in enumerate(slots):
        sketch.label(f"{name}.{i + 1}", slot)
        if i in fresh:
            sketch.halo(slot)
    _wagons(sketch, cell, slots, say)
    tail = slots[-1].right
    if cell.train.caboose:
        spot = Box(tail + 1, rail - at.CABOOSE * 66 / 72, at.CABOOSE, at.CABOOSE * 66 / 72)
        if (seat, cell.loco) in moved.cabooses:
            sketch.halo(spot)
        sketch.add("stock", Sprite(CABOOSE, spot.x, spot.y, spot.w))
        sketch.label(f"{name}.caboose", spot)
        tail = spot.right
    _count(sketch, cell, tail, rail, bool(fresh), say)


def _wagons(sketch: Layers, cell: at.Cell, slots: tuple[Box, ...], say: Words) -> None:
    assert cell.train is not None
    wagons, names = cell.train.wagons, labels(say)
    if cell.train.mixed:
        for wagon, slot in zip(wagons, slots, strict=True):
            sketch.add("stock", Sprite(wagon_drawing(wagon, names[wagon]), slot.x, slot.y, slot.w))
        return
    first = slots[0]
    whole = pile(wagons[0], names[wagons[0]], first.w, cell.pitch, len(wagons))
    sketch.add("stock", Sprite(whole, first.x, first.y, whole.width))


def _count(sketch: Layers, cell: at.Cell, left: float, rail: float, fresh: bool, say: Words) -> None:
    assert cell.train is not None
    count = len(cell.train.wagons)
    colour = MARK if fresh else INK
    if not cell.train.mixed:
        size = 36 if count < 10 else 31
        sketch.add("words", Text(left + 5, rail - 12, f"×{count}", size, colour, "black"))
        return
    sketch.add("words", Text(left + 5, rail - 22, f"×{count}", 34, colour, "black"))
    sketch.add("words", Text(left + 5, rail - 2, say.text("freight-wagon-mixed"), 20, FADED, "bold"))


def _wagon(sketch: Layers, wagon: Wagon, box: Box, fresh: bool, say: Words) -> None:
    if fresh:
        sketch.halo(box)
    sketch.add("stock", Sprite(wagon_drawing(wagon, labels(say)[wagon]), box.x, box.y, box.w))


def _choices(sketch: Layers, view: TableView, panels: tuple[at.Panel, ...], choices: tuple[NumberedPlace, ...]) -> None:
    """Numbers where the choices stand: main3, and of the player to move yard1 and loco4."""
    for choice in choices:
        spot = _spot(view, panels, choice.place)
        if spot is not None:
            sketch.add("choices", *numbered(spot, choice.number, 22))
            sketch.label(f"choice {choice.number}", Box(spot[0] - 22, spot[1] - 22, 44, 44))


def _spot(view: TableView, panels: tuple[at.Panel, ...], place: str) -> Point | None:
    """The open end of a row, or a locomotive; None for a place this table does not have."""
    kind, number = place.rstrip("0123456789"), int(place[len(place.rstrip("0123456789")) :] or 0)
    if kind == "main" and 0 < number <= len(view.main):
        box = at.main_slot(number - 1, max(0, len(view.main[number - 1]) - 1))
        return box.right - 12, box.y + 8
    if view.turn is None:
        return None
    panel, player = panels[view.turn], view.players[view.turn]
    if kind == "yard" and number in (1, 2):
        box = at.yard_slot(panel.box, number - 1, min(len(player.yard[number - 1]), YARD_LENGTH - 1))
        return box.x + box.w / 2, box.y + box.h / 2 + 4
    for cell in panel.cells:
        if kind == "loco" and cell.loco == number:
            box = at.cell_box(panel.box, cell)
            return box.x + 14, box.y + 16
    return None
