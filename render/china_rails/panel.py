"""Around the map: whose turn it is, the demand cards of the player to move, events in play, players, the tray."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.china_rails import layout as size
from render.china_rails.event_cards import event_card
from render.china_rails.names import called
from render.china_rails.rolling import HIGH, WIDE, engine
from render.china_rails.sight import Sight
from render.china_rails.symbols import symbol
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, ENAMEL, FADED, GHOST, INK, MARK_PALE, OWNERS, SIGNAL_RED
from render.map.strips import Heading
from render.scene import Box, Colour, Rect, Sprite, Text
from render.sheet import Sheet
from render.signs import owner_disc
from render.words import Words
from rules.china_rails.parts import Card
from rules.china_rails.scoring import ranking
from rules.china_rails.state import Running, State
from rules.china_rails.view import ChinaView
from rules.core.contract import Seat

MOST_EVENTS = 6  # cards on the map


def heading(view: ChinaView, names: Sequence[str], say: Words) -> Heading:
    """Whose turn it is, round and phase."""
    state = view.position
    when = say.text("picture-round", round=state.round)
    if state.over:
        winners = ranking(state).winners
        said = say.text("picture-winner", count=len(winners))
        return Heading(
            said, say.join([names[seat] for seat in winners]), winners[:1], when, say.text("picture-game-over")
        )
    return Heading(say.text("picture-to-play"), names[state.turn], (state.turn,), when, phase(state, say))


def phase(state: State, say: Words) -> str:
    """What the player to move is at: building with what is left of 20M, or running with the points left."""
    if state.now.phase == "building":
        key = "china-picture-opening" if state.opening else "china-picture-building"
        return say.text(key, spent=state.now.spent)
    return say.text("china-picture-delivery", points=state.now.points)


def hands(sheet: Sheet, view: ChinaView, top: float, say: Words) -> float:
    """The demand cards of the player to move."""
    state = view.position
    wide = (size.INNER - 2 * size.GUTTER) / 3
    for number, card in enumerate(state.me.hand):
        box = Box(size.MARGIN + number * (wide + size.GUTTER), top, wide, size.CARD)
        demand_card(sheet, state, state.turn, card, box, say)
        sheet.label(f"card {number + 1}", box)
    return top + size.CARD + size.GUTTER


def demand_card(
    sheet: Sheet, state: State, seat: Seat, card: Card, box: Box, say: Words, *, sources: bool = False
) -> None:
    """What can be delivered from the train is lit up; with sources, it also says where the goods can be loaded."""
    board = state.board
    sheet.add("panel", Rect(box.x + 2, box.y + 4, box.w, box.h, "#00000030", radius=12))
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, CARD, OWNERS[seat].colour, 4, 12))
    for line, demand in enumerate(board.demands[card]):
        y = box.y + 8 + line * 74
        good, town = board.goods[demand.good], board.cities[demand.city]
        if demand.good in state.players[seat].loads:
            sheet.add("panel", Rect(box.x + 6, y, box.w - 12, 72, MARK_PALE, radius=9))
        sheet.add("panel", symbol(good, box.x + 14, y + 8, 56))
        pay = say.text("china-picture-money", money=demand.pay)
        worth = fonts.width(pay, "black", 46)
        room = box.w - 84 - worth - 30
        city = fonts.fitted(called(town.name, say), "bold", 40, room)
        sheet.add("words", Text(box.x + 84, y + 37, city, 40, INK, "bold"))
        name = called(good.name, say)
        if sources:
            cities = [called(board.cities[source].name, say) for source in board.sources[demand.good]]
            name = say.text("china-picture-sources", good=name, cities=", ".join(cities))
        sheet.add("words", Text(box.x + 84, y + 65, fonts.fitted(name, "semibold", 29, room), 29, FADED, "semibold"))
        sheet.add("words", Text(box.right - 16, y + 52, pay, 46, INK, "black", "rs"))
        if line:
            sheet.add("panel", Rect(box.x + 14, y, box.w - 28, 1.6, CARD_EDGE))


def events(sheet: Sheet, view: ChinaView, sight: Sight, say: Words) -> None:
    """The events in play as small cards on the empty north of the map."""
    state = view.position
    wide, high = 296, 178
    shown = state.running[-MOST_EVENTS:]
    for number, running in enumerate(shown):
        column, row = number % 4, number // 4
        shift = 0 if row == 0 else 2.06  # beside the mountains of the west
        x = sight.box.x + 14 + (column + shift) * (wide + 12)
        box = Box(round(x), sight.box.y + 14 + row * (high + 12), wide, high)
        card = state.board.event(running.card)
        sheet.add("panel", *event_card(box, card, running.drawer, until(state, running, say), say, 17.5))
        sheet.label(f"event {card.kind}", box)


def until(state: State, running: Running, say: Words) -> str:
    """How long an event lasts, counted in turns of its drawer after the one being played."""
    if running.ends is None:
        key = "china-picture-until-bound" if running.bound else "china-picture-until-end"
        return say.text(key)
    now = int(running.drawer == state.turn)
    return say.text("china-picture-until", turns=max(0, running.ends - state.players[running.drawer].turns - now))


def players(sheet: Sheet, view: ChinaView, names: Sequence[str], top: float, say: Words) -> float:
    """Two strips a line: name, engine, loads, and the cash of those whose cash is open."""
    wide = (size.INNER - size.GUTTER) / 2
    for seat in view.position.seats:
        x = size.MARGIN + (seat % 2) * (wide + size.GUTTER)
        box = Box(x, top + (seat // 2) * (size.STRIP + size.GUTTER), wide, size.STRIP)
        _player(sheet, view, seat, names[seat], box, say)
        sheet.label(OWNERS[seat].letter, box)
    rows = (len(view.position.players) + 1) // 2
    return top + rows * (size.STRIP + size.GUTTER)


def _player(sheet: Sheet, view: ChinaView, seat: Seat, name: str, box: Box, say: Words) -> None:
    state = view.position
    player, owner = state.players[seat], OWNERS[seat]
    lit = seat == state.turn and not state.over
    edge: Colour = BRASS if lit else CARD_EDGE
    sheet.add("panel", Rect(box.x - 3, box.y - 3, box.w + 6, box.h + 6, CARD, edge, 6 if lit else 2, 13))
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, GHOST if player.left else owner.colour, radius=10))
    middle = box.y + box.h / 2
    sheet.add("panel", *owner_disc(seat, box.x + 38, middle, 28))
    right = box.right - 14
    cash = view.cash[seat]
    if cash is not None:
        money = say.text("china-picture-money", money=cash)
        sheet.add("words", Text(right, middle + 15, money, 44, BRASS, "black", "rs"))
        right -= fonts.width(money, "black", 44) + 18
    high = 52.0
    capacity = 3 if player.loco in ("heavy", "super") else 2
    for place in reversed(range(capacity)):
        spot = (right - 50, middle - 25)
        sheet.add("panel", Rect(spot[0], spot[1], 50, 50, CREAM + "58", CREAM, 1.6, 9))
        if place < len(player.loads):
            sheet.add("panel", symbol(state.board.goods[player.loads[place]], spot[0], spot[1], 50))
        right -= 55
    wide = high * WIDE / HIGH
    sheet.add("panel", Sprite(engine(seat, player.loco), round(right - wide - 4), round(middle - high / 2), wide))
    right -= wide + 16
    shown = fonts.fitted(name, "bold", 38, right - box.x - 80)
    sheet.add("words", Text(box.x + 78, middle + 13, shown, 38, CREAM, "bold"))
    left = box.x + 78 + fonts.width(shown, "bold", 38) + 14
    for tag, colour in _tags(view, seat, say):
        room = fonts.width(tag, "bold", 24) + 18
        if left + room > right:
            break
        sheet.add("panel", Rect(left, middle - 19, room, 38, colour, INK, 1.5, 8))
        sheet.add("words", Text(left + room / 2, middle + 8.5, tag, 24, INK, "bold", "ms"))
        left += room + 8


def _tags(view: ChinaView, seat: Seat, say: Words) -> list[tuple[str, Colour]]:
    """What is special about a player now."""
    state = view.position
    player, tags = state.players[seat], list[tuple[str, Colour]]()
    if player.left:
        tags.append((say.text("china-picture-left"), GHOST))
    if player.loses_turn:
        tags.append((say.text("china-picture-loses-turn"), MARK_PALE))
    if player.owes_loads:
        tags.append((say.text("china-picture-owes-load"), MARK_PALE))
    if player.debt:
        tags.append((say.text("china-picture-debt", money=player.debt), MARK_PALE))
    if player.docked:
        tags.append((say.text("china-picture-docked"), CREAM))
    if seat in state.qualified:
        tags.append((say.text("china-picture-qualified"), BRASS))
    return tags


def tray(sheet: Sheet, view: ChinaView, top: float, say: Words) -> float:
    """How many chips of each good can still be loaded."""
    goods, left = view.position.board.goods, view.trays
    columns = 14
    wide = size.INNER / columns
    rows = -(-len(goods) // columns)
    sheet.add("panel", Rect(size.MARGIN, top, size.INNER, rows * size.TRAY + 12, CARD, CARD_EDGE, 2, 12))
    for number, good in enumerate(goods):
        x = size.MARGIN + 12 + (number % columns) * (wide - 0.8)
        y = top + 10 + (number // columns) * size.TRAY
        sheet.add("panel", symbol(good, round(x), y, 50))
        ink = INK if left[number] else SIGNAL_RED
        sheet.add("words", Text(round(x) + 58, y + 38, f"×{left[number]}", 36, ink, "black"))
        sheet.label(f"tray {good.key}", Box(x, y, wide - 10, 50))
    return top + rows * size.TRAY + 12 + size.GUTTER


def deck(sheet: Sheet, view: ChinaView, box: Box, say: Words) -> None:
    """The cards left to draw, as a back of a card."""
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, ENAMEL, CREAM, 3, 10))
    sheet.add("words", Text(box.x + box.w / 2, box.y + 30, say.text("picture-deck"), 22, CREAM, "semibold", "ms"))
    sheet.add("words", Text(box.x + box.w / 2, box.y + 74, str(view.deck), 44, BRASS, "black", "ms"))
    sheet.label("deck", box)
