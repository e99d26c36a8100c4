"""Beside the map: whose turn it is, the companies' supplies, the display, and what each player has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from render import fonts
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, ENAMEL, FADED, GHOST, INK, MARK, OWNERS, SIGNAL_RED
from render.map.livery import card_head
from render.map.strips import CHIP, STRIP, Chip, Heading, Strip, chip_row, chip_rows, player_strip
from render.santa_fe_rails import layout as at
from render.santa_fe_rails.cards import card_name
from render.santa_fe_rails.legend import branch_card
from render.santa_fe_rails.livery import livery
from render.santa_fe_rails.marks import Marks
from render.scene import Box, Rect, Text
from render.sheet import Sheet
from render.words import Words
from rules.core.contract import Seat
from rules.santa_fe_rails.board import Board, Company
from rules.santa_fe_rails.view import CompanyView, PlayerView, SantaFeView


def heading(view: SantaFeView, names: Sequence[str], say: Words) -> Heading:
    """Whose turn it is, round and phase."""
    said, who = _turn(view, names, say)
    when = say.text("santafe-picture-round", round=view.round)
    return Heading(said, who, _lit(view), when, say.text(f"santafe-picture-phase-{view.phase}"))


def _turn(view: SantaFeView, names: Sequence[str], say: Words) -> tuple[str, str]:
    if view.result is not None:
        winners = view.result.winners
        who = say.join([names[seat] for seat in winners]) if winners else say.text("santafe-picture-nobody")
        return say.text("picture-winner", count=max(1, len(winners))), who
    return say.text("picture-to-play"), say.join([names[seat] for seat in _lit(view)])


def _lit(view: SantaFeView) -> tuple[Seat, ...]:
    """Who is to act, or has won."""
    if view.result is not None:
        return view.result.winners
    if view.turn is not None:
        return (view.turn,)
    return tuple(seat for seat, player in enumerate(view.players) if not player.has_chosen)


def companies(sheet: Sheet, view: SantaFeView, board: Board, moved: Marks, top: float, say: Words) -> float:
    """A card for each company: segments left, branch cards left. Answers where the next row begins."""
    count = len(view.companies)
    wide = (at.INNER - (count - 1) * 9) / count
    branches = dict(view.display.branches)
    for i, company in enumerate(view.companies):
        box = Box(at.MARGIN + i * (wide + 9), top, wide, at.COMPANY_CARD)
        if company.code in moved.opened:
            sheet.add("panel", Rect(box.x - 5, box.y - 5, box.w + 10, box.h + 10, MARK, radius=14))
        _company(sheet, company, board.company[company.code], branches.get(company.code), box, say)
        sheet.label(company.code, box)
    return top + at.COMPANY_CARD + at.GUTTER


def _company(sheet: Sheet, view: CompanyView, company: Company, branches: int | None, box: Box, say: Words) -> None:
    coat, middle = livery(company.code), box.x + box.w / 2
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, CARD if view.open else "#e6dfcd", CARD_EDGE, 2, 10))
    sheet.add("panel", *card_head(coat, company.code, box))
    if not view.open:
        sheet.add("words", Text(middle, box.y + 108, say.text("santafe-picture-closed"), 31, FADED, "bold", "ms"))
        return
    colour = SIGNAL_RED if view.left <= 5 and company.major else INK
    y = box.y + (103 if branches is not None else 112)
    sheet.add("panel", Rect(box.x + 16, y - 23, 34, 13, coat.fill, INK, 2))
    sheet.add("words", Text(middle + 20, y, str(view.left), 50, colour, "black", "ms"))
    if view.blocked:
        sheet.add("panel", Rect(box.x + 8, box.bottom - 36, box.w - 16, 30, SIGNAL_RED, radius=6))
        blocked = say.text("santafe-picture-blocked")
        sheet.add("words", Text(middle, box.bottom - 13, blocked, 25, CREAM, "bold", "ms"))
    elif branches is not None:
        for i in range(3):
            x = middle + (i - 1) * 34
            if i < branches:
                sheet.add("panel", *branch_card(x, box.bottom - 22))
            else:
                sheet.add("panel", Rect(x - 13, box.bottom - 36, 26, 28, GHOST, CARD_EDGE, 2, 5))


def display(sheet: Sheet, view: SantaFeView, top: float, say: Words) -> float:
    """Special cards anyone may take, boomtown tokens, deck."""
    shown = view.display
    cards = [
        ("double", shown.doubles),
        ("triple", int(shown.triple)),
        ("four", int(shown.four)),
        ("boom", shown.booms),
        ("token4", view.fours),
        ("token5", view.fives),
        ("deck", view.deck),
    ]
    if view.third_man:
        cards.append(("third", view.box))
    wide = (at.INNER - (len(cards) - 1) * 10) / len(cards)
    for i, (kind, count) in enumerate(cards):
        box = Box(at.MARGIN + i * (wide + 10), top, wide, at.DISPLAY_CARD)
        middle, some = box.x + box.w / 2, count > 0
        fill = ENAMEL if kind in ("deck", "third") else CARD if some else "#e6dfcd"
        ink = CREAM if fill == ENAMEL else INK if some else FADED
        sheet.add("panel", Rect(box.x, box.y, box.w, box.h, fill, CARD_EDGE, 2, 10))
        said = fonts.fitted(say.text(f"santafe-picture-{kind}"), "bold", 29, box.w - 10)
        sheet.add("words", Text(middle, box.y + 39, said, 29, ink, "bold", "ms"))
        sheet.add("words", Text(middle, box.y + 98, str(count) if some else "–", 54, ink, "black", "ms"))
        sheet.label(kind, box)
    return top + at.DISPLAY_CARD + at.GUTTER


def players(
    sheet: Sheet, view: SantaFeView, board: Board, moved: Marks, names: Sequence[str], top: float, say: Words
) -> float:
    for seat, player in enumerate(view.players):
        rows = chip_rows(_chips(board, player), at.INNER)
        box = Box(at.MARGIN, top, at.INNER, STRIP + (len(rows) * CHIP + 14 if rows else 0))
        player_strip(sheet, box, _strip(view, board, moved, seat, names[seat], say))
        for line, row in enumerate(rows):
            chip_row(sheet, row, box.x, box.y + STRIP + 8 + line * CHIP)
        sheet.label(OWNERS[seat].letter, box)
        top = box.bottom + at.GUTTER
    return top


def _strip(view: SantaFeView, board: Board, moved: Marks, seat: Seat, name: str, say: Words) -> Strip:
    player = view.players[seat]
    figures = (
        (say.text("santafe-picture-total", total=_total(view, seat)), BRASS),
        (say.text("santafe-picture-cards", cards=_worth(player)), CREAM),
        (say.text("santafe-picture-money", money=player.money), CREAM),
    )
    tags = tuple(_tags(view, board, moved, seat, say))
    return Strip(seat, name, seat in _lit(view), figures, tags, player.hand)


def _tags(view: SantaFeView, board: Board, moved: Marks, seat: Seat, say: Words) -> list[tuple[str, str]]:
    """First player, whether the choice is made, this round's cards."""
    player = view.players[seat]
    tags = []
    if seat == view.first and view.result is None:
        tags.append((say.text("santafe-picture-first"), BRASS))
    if view.phase == "choose":
        key = "santafe-picture-chosen" if player.has_chosen else "santafe-picture-choosing"
        tags.append((say.text(key), GHOST))
    colour = "#fbd3e6" if moved.revealed else CREAM
    tags += [(card_name(board, card, say), colour) for card in player.revealed]
    return tags


def _chips(board: Board, player: PlayerView) -> list[Chip]:
    """The city cards played, the best first; two of a city together."""
    counted = Counter((card.worth, card.city) for card in player.played)
    return [
        (board.city[city].name + (f" ×{count}" if count > 1 else ""), str(worth * count))
        for (worth, city), count in sorted(counted.items(), key=lambda item: (-item[0][0] * item[1], item[0][1]))
    ]


def _worth(player: PlayerView) -> int:
    return sum(card.worth for card in player.played)


def _total(view: SantaFeView, seat: Seat) -> int:
    """What the player would have if the game ended now (SF-17.1)."""
    return view.players[seat].money + _worth(view.players[seat])
