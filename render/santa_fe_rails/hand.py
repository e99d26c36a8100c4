"""A player's own cards, for his eyes alone: what each city card would score now, and the choice already made."""

from __future__ import annotations

from collections import Counter

from render import fonts
from render.art import Shown
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, ENAMEL, FADED, GHOST, INK, MARK, PAPER
from render.curves import star
from render.santa_fe_rails import telling
from render.santa_fe_rails.cards import card_name
from render.santa_fe_rails.livery import sign
from render.scene import Box, Drawing, Polygon, Rect, Scene, Text
from render.sheet import Sheet
from render.words import Words
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.cards import BOOM, company_on, is_branch, is_city
from rules.santa_fe_rails.view import SantaFeView

WIDTH, HEIGHT, TOP = 1080, 420, 88
_GAP = 14


def hand_scene(shown: Shown) -> Scene | None:
    """None for a viewer without a hand."""
    view, say = shown.seen(SantaFeView), shown.words
    if view.viewer is None:
        return None
    board, values, serving = view.board, dict(view.values), _serving(view)
    sheet = Sheet(("cards", "words"))
    sheet.add("cards", Rect(0, 0, WIDTH, TOP - 12, ENAMEL))
    who = fonts.readable(shown.names[view.viewer]) or "?"
    title = say.text("santafe-picture-hand", who=who)
    sheet.add("words", Text(24, 53, fonts.fitted(title, "bold", 42, WIDTH - 240), 42, CREAM, "bold"))
    money = say.text("santafe-picture-money", money=view.players[view.viewer].money)
    sheet.add("words", Text(WIDTH - 24, 54, money, 46, BRASS, "black", "rs"))
    chosen = view.choice or ()
    cards = (*chosen, *view.hand)
    wide = (WIDTH - 2 * 20 - 3 * _GAP) / max(4, len(cards))
    for i, card in enumerate(cards):
        box = Box(20 + i * (wide + _GAP), TOP + 6, wide, HEIGHT - TOP - 26)
        scores = (values[card], serving[card]) if is_city(card) else None
        _card(sheet, board, card, scores, i < len(chosen), box, say)
        sheet.label(f"card {i + 1} {card}", box)
    alt = telling.hand(shown)
    return Scene(WIDTH, HEIGHT, PAPER, _BLANK, sheet.layers(), sheet.labels(), alt)


_BLANK = Drawing("santa_fe/hand", 1, 1, ())


def _serving(view: SantaFeView) -> Counter[str]:
    """How many companies serve each city: a card scores that many times its value (SF-17.2)."""
    return Counter(city for company in view.companies for city in company.served)


def _card(
    sheet: Sheet, board: Board, card: str, scores: tuple[int, int] | None, chosen: bool, box: Box, say: Words
) -> None:
    """A card from the front; of a city card, its value and how many companies multiply it."""
    sheet.add("cards", Rect(box.x + 2, box.y + 4, box.w, box.h, "#00000030", radius=14))
    sheet.add("cards", Rect(box.x, box.y, box.w, box.h, CARD, MARK if chosen else CARD_EDGE, 7 if chosen else 2, 14))
    middle = box.x + box.w / 2
    for i, line in enumerate(_lines(card_name(board, card, say), box.w - 20)):
        sheet.add("words", Text(middle, box.y + 50 + 38 * i, line, 36, INK, "bold", "ms"))
    if is_branch(card):
        sheet.add("cards", *sign(company_on(card), middle - 55, box.y + 130, 110))
    elif card == BOOM:
        sheet.add("cards", Polygon(star((middle, box.y + 185), 66, 44, 12), "#f59a23", INK, 3))
    elif scores is None:
        mark = say.text(f"santafe-picture-{card}-sign")
        sheet.add("words", Text(middle, box.y + 215, mark, 92, INK, "black", "ms"))
    else:
        value, companies = scores
        said = f"{value} × {companies}"
        sheet.add("words", Text(middle, box.y + 132, said, 34, FADED, "semibold", "ms"))
        fill = BRASS if companies else GHOST
        sheet.add("cards", Rect(middle - 72, box.y + 146, 144, 96, fill, INK, 3, 14))
        sheet.add("words", Text(middle, box.y + 219, str(value * companies), 76, INK, "black", "ms"))
    code = say.text("santafe-picture-chosen") if chosen else card.replace(":", " ")
    sheet.add("words", Text(middle, box.bottom - 20, code, 30, MARK if chosen else FADED, "bold", "ms"))


def _lines(name: str, room: float) -> tuple[str, ...]:
    """A name in one line, or in two if it is too wide."""
    if fonts.width(name, "bold", 36) <= room or " " not in name:
        return (fonts.fitted(name, "bold", 36, room),)
    first, last = name.rsplit(" ", 1)
    return fonts.fitted(first, "bold", 36, room), fonts.fitted(last, "bold", 36, room)
