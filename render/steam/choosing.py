"""The contact sheet for the question of faces: every face that may be laid, numbered, with its code and price."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.art import Shown
from render.colours import CARD, CARD_EDGE, CREAM, INK, PAPER, Owner
from render.curves import Path
from render.map.grid import FlatHexes
from render.map.strips import sign_plate
from render.scene import Box, Drawing, Rect, Scene, Shape, Sprite, Text
from render.sheet import Sheet
from render.signs import numbered
from render.steam import layout as at
from render.steam.livery import owners_of
from render.steam.network import rails, tile
from render.steam.pieces import town
from render.steam.telling import alt_of_faces, sided
from render.words import Words
from rules.core.contract import Seat
from rules.steam.board import Hex
from rules.steam.building.placing import tile_price
from rules.steam.faces import Face, is_town, read_face
from rules.steam.grid import CENTRE, SIDES
from rules.steam.view import SteamView

_QUESTION = "build.face"
_FOOT = 44


def face_sheet(shown: Shown) -> Scene | None:
    """None for other questions."""
    faces = [(code, face) for code in shown.choices[: at.SHEET_MOST] if (face := read_face(code))]
    if shown.asked != _QUESTION or not faces:
        return None
    view, say = shown.seen(SteamView), shown.words
    hex_ = _hex(view, shown)
    columns = min(len(faces), 4 if len(faces) > 9 else 3)
    rows = -(-len(faces) // columns)
    side, step = at.SHEET_SIDE, at.SHEET_SIDE + at.GUTTER
    width = max(2, columns) * step + at.GUTTER
    height = at.CROP_HEAD + rows * (step + _FOOT) + at.GUTTER
    sheet = Sheet(("panel", "words", "choices"))
    sheet.add("panel", *sign_plate(Box(0, 0, width, at.CROP_HEAD)))
    where = view.board.hexes[hex_].id if hex_ is not None else ""
    said = say.text("steam-picture-faces", hex=where or "none")
    size = min(40.0, 40 * (width - 44) / fonts.width(said, "bold", 40))
    sheet.add("words", Text(width / 2, 56, said, size, CREAM, "bold", "ms"))
    for i, (code, face) in enumerate(faces):
        box = Box(at.GUTTER + i % columns * step, at.CROP_HEAD + at.GUTTER + i // columns * (step + _FOOT), side, side)
        price = f" · {tile_price(view.state, hex_, face)}" if hex_ is not None else ""
        _face(sheet, face, view, box, say)
        sheet.add("choices", *numbered((box.x + 30, box.y + 30), i + 1, 28))
        text = sided(code, say) + price
        size = min(29.0, 29 * (side - 12) / fonts.width(text, "bold", 29))
        sheet.add("words", Text(box.x + side / 2, box.bottom + 33, text, size, INK, "bold", "ms"))
        sheet.label(f"choice {i + 1} {code}", Box(box.x, box.y, side, side + _FOOT))
    paper = Drawing(f"steam/paper/{width}/{height}", width, height, (Rect(0, 0, width, height, PAPER),))
    alt = alt_of_faces(shown, [code for code, _ in faces])
    return Scene(width, height, PAPER, paper, sheet.layers(), sheet.labels(), alt)


def _hex(view: SteamView, shown: Shown) -> Hex | None:
    """Where the tile would lie, where the choices say so."""
    return next((view.board.number[mark.place] for mark in shown.marks if mark.place in view.board.number), None)


def _face(sheet: Sheet, face: Face, view: SteamView, box: Box, say: Words) -> None:
    """One face, with the names of the sides around it."""
    sheet.add("panel", Rect(box.x - 3, box.y - 3, box.w + 6, box.h + 6 + _FOOT, CARD, CARD_EDGE, 2, 12))
    size = box.w * 0.37
    middle = box.x + box.w / 2, box.y + box.h / 2 + 4
    grid = FlatHexes(size, middle)
    sheet.add("panel", tile(grid.corners(0, 0)))
    owners, seat = owners_of(view), view.turn or 0
    for a, b in face:
        way = grid.spur(0, 0, a) if b == CENTRE else grid.rail(0, 0, a, b)
        sheet.add("panel", *_track(way, owners, seat, size))
    if is_town(face):
        wide = 0.56 * size
        sheet.add("panel", Sprite(town(), middle[0] - wide / 2, middle[1] - wide / 2, wide))
    for side, name in enumerate(SIDES):
        x, y = grid.gate(0, 0, side)
        x, y = x + (x - middle[0]) * 0.27, y + (y - middle[1]) * 0.27
        lit = any(side in ends for ends in face)
        sheet.add("words", Text(x, y, sided(name, say), 20, INK if lit else "#a79c80", "bold", "mm"))


def _track(way: Path, owners: Sequence[Owner], seat: Seat, size: float) -> list[Shape]:
    return rails(way, owners, seat, size)
