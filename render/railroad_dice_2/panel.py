"""Beside the map: whose turn it is, dice in hand, what the banks hold, and what each player has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from render import fonts
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, ENAMEL, ENAMEL_DARK, FADED, GHOST, INK, SIGNAL_RED
from render.locomotive import DARK, EDGE, locomotive_shapes
from render.map.strips import STRIP, Heading, Strip, player_strip
from render.railroad_dice_2 import layout as at
from render.railroad_dice_2.dice import face, hand_number
from render.railroad_dice_2.livery import DIRECTORS, NEUTRAL
from render.railroad_dice_2.stations import coin, station
from render.scene import Box, Colour, Drawing, Rect, Sprite, Text
from render.sheet import Sheet
from render.words import Words
from rules.core.contract import Seat
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.state import HandDie
from rules.railroad_dice_2.view import DiceView

OPENING = ("layout", "homes", "neutrals")
_TILTS = (-7, 5, -4, 8, 3, -6)


def heading(view: DiceView, names: Sequence[str], say: Words) -> Heading:
    """Whose turn it is, year and phase."""
    when = say.text("dice-picture-year", year=view.state.year)
    phase = say.text(f"dice-picture-phase-{view.state.phase}")
    if view.result is None:
        assert view.turn is not None
        said = say.text("picture-to-play")
        return Heading(said, names[view.turn], (view.turn,), when, phase)
    winners = view.result.winners
    who = say.join([names[seat] for seat in winners]) if winners else say.text("dice-picture-nobody")
    return Heading(say.text("picture-winner", count=max(1, len(winners))), who, winners, when, phase)


# Dice in hand, and the banks


def supplies(sheet: Sheet, view: DiceView, top: float, say: Words) -> float:
    """The dice in front of the player in turn, and what nobody has: dice, money, locomotives by value."""
    wide = 128.0
    cards = [Box(at.WIDTH - at.MARGIN - (3 - i) * (wide + 9) + 9, top, wide, at.TRAY) for i in range(3)]
    _tray(sheet, view, Box(at.MARGIN, top, cards[0].x - at.MARGIN - 12, at.TRAY), say)
    _bank(sheet, cards[0], face("straight", False), view.state.simple, "simple", say)
    _bank(sheet, cards[1], face("switch_left", True), view.state.complex, "complex", say)
    _bank(sheet, cards[2], coin(100), view.state.bank, "bank", say)
    top += at.TRAY + at.GUTTER
    count = len(BOARD.locomotives)
    wide = (at.INNER - (count - 1) * 12) / count
    left = {one.value: one.left for one in view.sale}
    for i, one in enumerate(BOARD.locomotives):
        on_sale = bool(view.sale) and view.sale[0].value == one.value
        box = Box(at.MARGIN + i * (wide + 12), top, wide, at.SALE)
        _sale(sheet, box, one.value, one.price, left.get(one.value, 0), on_sale, say)
    return top + at.SALE + at.GUTTER


def _tray(sheet: Sheet, view: DiceView, box: Box, say: Words) -> None:
    felt(sheet, box)
    sheet.label("tray", box)
    if view.state.turn.hand:
        lay_out(sheet, view.state.turn.hand, Box(box.x + 20, box.y + 6, box.w - 40, box.h - 10), 138)
        return
    turn, phase = view.state.turn, view.state.phase
    if phase in ("homes", "neutrals"):
        _to_place(sheet, view, box)
        return
    key = phase if phase != "play" else "used" if turn.rolled else "skipped" if turn.skipped else "unrolled"
    said = fonts.fitted(say.text(f"dice-picture-hand-{key}"), "semibold", 38, box.w - 40)
    sheet.add("words", Text(box.x + box.w / 2, box.y + box.h / 2 + 13, said, 38, CREAM, "semibold", "ms"))


def _to_place(sheet: Sheet, view: DiceView, box: Box) -> None:
    """The stations that still wait beside the map."""
    homes: list[int | None] = [seat for seat in range(len(view.state.players)) if not view.state.home(seat)]
    waiting = [*homes, *[None] * sum(player.neutrals for player in view.state.players)]
    across = -(-len(waiting) // (1 if len(waiting) <= 6 else 2))
    side = 104.0 if len(waiting) <= 6 else 76.0
    for i, owner in enumerate(waiting):
        row, column = divmod(i, max(1, across))
        rows = -(-len(waiting) // max(1, across))
        x = box.x + box.w / 2 + (column - across / 2) * side * 1.12
        y = box.y + box.h / 2 + (row - rows / 2) * side * 1.04
        sheet.add("panel", Sprite(station(owner, "", ()), x, y, side))
    sheet.label(f"to place {len(waiting)}", box)


def felt(sheet: Sheet, box: Box) -> None:
    """The tray dice are rolled on."""
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, "#8a5a2b", "#4e2f12", 3, 18))
    sheet.add("panel", Rect(box.x + 9, box.y + 9, box.w - 18, box.h - 18, ENAMEL, ENAMEL_DARK, 3, 12))


def lay_out(sheet: Sheet, hand: Sequence[HandDie], box: Box, side: float) -> None:
    """Dice in a row across the box, spread evenly, each with its number at a corner."""
    side = min(side, box.w / len(hand) * 0.86)
    step = min(box.w / len(hand), side * 1.45)
    left = box.x + (box.w - step * len(hand)) / 2
    for i, die in enumerate(hand):
        if die.face is None:
            continue
        x, y = left + step * (i + 0.5) - side / 2, box.y + (box.h - side * 1.1) / 2
        tilt = _TILTS[(die.number - 1) % len(_TILTS)]
        sheet.add("panel", Sprite(face(die.face, die.complex, tilt), x, y, side))
        sheet.add("panel", Sprite(hand_number(die.number), x + side * 0.74, y - side * 0.02, side * 0.36))
        sheet.label(f"hand {die.number} {die.face}", Box(x, y - side * 0.04, side * 1.1, side * 1.14))


def _sale(sheet: Sheet, box: Box, value: int, price: int, left: int, on_sale: bool, say: Words) -> None:
    if on_sale:
        sheet.add("panel", Rect(box.x - 5, box.y - 5, box.w + 10, box.h + 10, BRASS, INK, 2, 15))
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, CARD if left else "#e2d9c2", CARD_EDGE, 2, 11))
    sheet.add("panel", Sprite(locomotive_card(value, "sale" if left else "gone"), box.x + 10, box.y + 12, 108))
    if left:
        sheet.add("panel", Sprite(coin(), box.x + 130, box.y + 12, 38))
        sheet.add("words", Text(box.x + 173, box.y + 45, str(price), 40, INK, "black"))
        sheet.add("words", Text(box.x + 135, box.y + 92, f"×{left}", 35, FADED, "bold"))
    else:
        said = fonts.fitted(say.text("dice-picture-sold"), "bold", 25, box.w - 122)
        sheet.add("words", Text(box.x + 124, box.y + box.h / 2 + 9, said, 25, FADED, "bold"))
    sheet.label(f"sale {value}", box)


def _bank(sheet: Sheet, box: Box, drawn: Drawing, count: int, name: str, say: Words) -> None:
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, "#eadfc4", CARD_EDGE, 2, 11))
    middle = box.x + box.w / 2
    wide = 70.0
    sheet.add("panel", Sprite(drawn, middle - wide / 2, box.y + 10, wide))
    few = count <= (3 if name != "bank" else 20)
    sheet.add("words", Text(middle, box.y + 130, str(count), 47, SIGNAL_RED if few else INK, "black", "ms"))
    said = fonts.fitted(say.text(f"dice-picture-{name}"), "bold", 25, box.w - 8)
    sheet.add("words", Text(middle, box.bottom - 14, said, 25, FADED, "bold", "ms"))
    sheet.label(name, box)


@cache
def locomotive_card(value: int, state: str) -> Drawing:
    """A locomotive with its number; `state` is its owner's letter, `sale`, `used` or `gone`. 84 by 66."""
    owner = next((one for one in DIRECTORS if one.letter == state), None)
    colours: tuple[Colour, Colour, Colour] = (ENAMEL, "#3f8573", BRASS)
    if owner is not None:
        colours = (owner.colour, owner.shade, BRASS)
    elif state in ("used", "gone"):
        colours = (GHOST, "#efe6cf", "#b8ab8b")
    ink = DARK if state not in ("used", "gone") else FADED
    shapes = (
        *locomotive_shapes(*colours),
        Rect(46, 9, 35, 38, CREAM, ink, EDGE, radius=3),
        Text(63.5, 42, str(value), 38, ink, "black", "ms"),
    )
    return Drawing(f"dice/loco/{value}/{state}", 84, 66, shapes)


# Players


def players(sheet: Sheet, view: DiceView, names: Sequence[str], top: float, say: Words) -> float:
    lit = view.result.winners if view.result else (view.turn,)
    for seat, player in enumerate(view.state.players):
        full = bool(player.locomotives or player.connected)
        box = Box(at.MARGIN, top, at.INNER, STRIP + (at.ENGINES if full else 0))
        player_strip(sheet, box, _strip(view, seat, names[seat], seat in lit, say), DIRECTORS)
        sheet.add("panel", Sprite(coin(), box.right - 56, box.y + 11, 44))
        if full:
            _belongings(sheet, view, seat, Box(box.x, box.y + STRIP, box.w, at.ENGINES))
        sheet.label(DIRECTORS[seat].letter, box)
        top = box.bottom + at.GUTTER
    return top


def _strip(view: DiceView, seat: Seat, name: str, lit: bool, say: Words) -> Strip:
    player = view.state.players[seat]
    figures = ((f"{player.money}\u2007\u2007", BRASS),)  # two figure spaces: room for the coin
    return Strip(seat, name, lit, figures, tuple(_tags(view, seat, say)))


def _tags(view: DiceView, seat: Seat, say: Words) -> list[tuple[str, Colour]]:
    player = view.state.players[seat]
    tags: list[tuple[str, Colour]] = []
    if view.state.phase in OPENING:
        if seat == view.state.first:
            tags.append((say.text("dice-picture-first"), BRASS))
        if not view.state.home(seat):
            tags.append((say.text("dice-picture-home-left"), CREAM))
        if player.neutrals:
            tags.append((say.text("dice-picture-neutrals", count=player.neutrals), GHOST))
        return tags
    if player.left:
        tags.append((say.text("dice-picture-gone"), GHOST))
    others = len(view.state.stations) - 1
    tags.append((say.text("dice-picture-stations", count=len(player.connected), all=others), CREAM))
    if player.transported:
        tags.append((say.text("dice-picture-transported", units=player.transported), CREAM))
    return tags


def _belongings(sheet: Sheet, view: DiceView, seat: Seat, box: Box) -> None:
    """Locomotives, those used in this turn pale; then the stations connected, by their cells."""
    x, letter = box.x + 16.0, DIRECTORS[seat].letter
    locomotives = view.locomotives(seat)
    step = min(98.0, 560.0 / max(1, len(locomotives)))
    for one in locomotives:
        sheet.add("panel", Sprite(locomotive_card(one.value, "used" if one.used else letter), x, box.y + 10, 84))
        sheet.label(f"{letter} locomotive {one.value}{' used' if one.used else ''}", Box(x, box.y + 10, 84, 66))
        x += step
    x += 14 if locomotives else 0
    for cell in view.state.players[seat].connected:
        wide = fonts.width(cell, "bold", 30) + 22
        if x + wide > box.right - 10:
            break
        sheet.add("panel", Rect(x, box.y + 21, wide, 42, CREAM, NEUTRAL, 2, 8))
        sheet.add("words", Text(x + wide / 2, box.y + 52, cell, 30, INK, "bold", "ms"))
        x += wide + 8
