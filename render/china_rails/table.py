"""The China Rails table as scenes: the whole of it, the part that a turn or a plan is about, event cards drawn."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.art import Shown
from render.china_rails import layout as size
from render.china_rails import panel, telling
from render.china_rails.backdrop import enlarged, whole
from render.china_rails.beyond import beyond
from render.china_rails.changes import Changes, changes
from render.china_rails.event_cards import card_height, event_card
from render.china_rails.legend import legend
from render.china_rails.mileposts import rulers
from render.china_rails.sight import Sight, crop_sight, in_reach, whole_sight
from render.china_rails.tracks import LAYERS, choices, on_the_map
from render.colours import BRASS, CREAM, PAPER
from render.map.strips import header, sign_plate
from render.scene import Box, Drawing, Scene, Text
from render.sheet import Sheet
from render.signs import owner_disc
from rules.china_rails import grid
from rules.china_rails.parts import Milepost
from rules.china_rails.view import ChinaView

_ALL = (*LAYERS, "frame", "panel", "words")
_CARD = 680  # width of an event card that was drawn
_LETTERS = 33.0  # and the size of its words


def board_scene(shown: Shown) -> Scene:
    """Everything anyone may see, with what the events changed marked."""
    view, say = shown.seen(ChinaView), shown.words
    sight = whole_sight(view.position.board)
    names = _readable(shown.names)
    sheet = Sheet(_ALL)
    on_the_map(sheet, sight, view, changes(shown.events), shown)
    header(sheet, size.HEADER, panel.heading(view, names, say))
    legend(sheet, sight, say)
    panel.events(sheet, view, sight, say)
    panel.deck(sheet, view, Box(sight.box.right - 126, sight.box.y + 14, 112, 92), say)
    top = sight.box.bottom + size.RULER + size.GUTTER
    if not view.position.over:
        top = panel.hands(sheet, view, top, say)
    top = panel.players(sheet, view, names, top, say)
    top = panel.tray(sheet, view, top, say)
    alt = telling.alt(shown)
    return Scene(size.WIDTH, round(top), PAPER, whole(sight), sheet.layers(), sheet.labels(), alt)


def details(shown: Shown) -> tuple[Scene, ...]:
    """The events drawn as cards, and the part of the map that changed or that is chosen from."""
    crop = crop_scene(shown)
    return (*card_scenes(shown), *((crop,) if crop else ()))


def crop_scene(shown: Shown) -> Scene | None:
    """None if nothing on the map changed and nothing is to be chosen there."""
    view = shown.seen(ChinaView)
    moved = changes(shown.events)
    sight = _sight(view, moved, shown)
    if sight is None:
        return None
    sheet = Sheet(_ALL)
    on_the_map(sheet, sight, view, moved, shown)
    high = round(sight.box.bottom + size.CROP_RULER)
    sheet.add("frame", *rulers(sight, size.CROP_WIDTH, high))
    sheet.add("frame", *sign_plate(Box(0, 0, size.CROP_WIDTH, size.CROP_HEAD)))
    _caption(sheet, moved, shown)
    outside = {number: at for number, at in choices(sight, shown).items() if not sight.shows(sight.post(at))}
    foot = round(beyond(sheet, sight.board, outside, high, shown.words))
    alt = telling.alt_of_crop(shown)
    return Scene(size.CROP_WIDTH, foot, PAPER, enlarged(sight), sheet.layers(), sheet.labels(), alt)


def _sight(view: ChinaView, moved: Changes, shown: Shown) -> Sight | None:
    """Around what changed, or around the train of whoever is to move and the choices nearest to it."""
    board = view.position.board
    about = moved.mileposts(board)
    marked = tuple(choices(whole_sight(board), shown).values())
    if not about and not marked:
        return None
    centre = about[-1] if about else _home(view, marked)
    standing = () if about or view.position.me.at is None else (view.position.me.at,)
    points = [grid.place(*board.spots[at]) for at in (*about, *marked, *standing)]
    return crop_sight(board, points, grid.place(*board.spots[centre]))


def _home(view: ChinaView, marked: Sequence[Milepost]) -> Milepost:
    """The marked place nearest to the train, else to the end of the player's track, else with most others around."""
    state = view.position
    board, own = state.board, state.track[state.turn]
    places = {at: grid.place(*board.spots[at]) for at in marked}
    if state.me.at is None and not own:
        return max(marked, key=lambda at: len(in_reach(places[at], places.values())))
    x, y = grid.place(*board.spots[state.me.at if state.me.at is not None else board.ends[own[-1]][0]])
    return min(marked, key=lambda at: abs(places[at][0] - x) + abs(places[at][1] - y))


def _caption(sheet: Sheet, moved: Changes, shown: Shown) -> None:
    """Who did what, or what the numbers are, over the enlarged part."""
    say, names = shown.words, _readable(shown.names)
    right = size.CROP_WIDTH - 28.0
    money = ""
    if moved.spent:
        money = say.text("china-picture-cost", cost=moved.spent)
    elif moved.earned:
        money = "+" + say.text("china-picture-money", money=moved.earned)
    if money:
        sheet.add("words", Text(right, 55, money, 36, BRASS, "black", "rs"))
        right -= fonts.width(money, "black", 36) + 20
    if moved.seat is None:
        if said := shown.numbers():
            sheet.add("words", Text(28, 56, fonts.fitted(said, "bold", 38, right - 40), 38, CREAM, "bold"))
        return
    sheet.add("panel", *owner_disc(moved.seat, 52, size.CROP_HEAD / 2, 27))
    who = fonts.fitted(names[moved.seat], "bold", 42, right - 100)
    sheet.add("words", Text(94, 56, who, 42, CREAM, "bold"))


def card_scenes(shown: Shown) -> tuple[Scene, ...]:
    """Events that were drawn, as cards large enough to be read."""
    view, say = shown.seen(ChinaView), shown.words
    cards = changes(shown.events).cards
    if not cards or shown.plan:
        return ()
    state, sheet, top = view.position, Sheet(("panel",)), 20.0
    for card in cards[:2]:
        drawn = state.board.event(card)
        box = Box(20, top, _CARD, round(card_height(drawn, _CARD, say, _LETTERS)))
        running = next((one for one in state.running if one.card == card), None)
        lasts = panel.until(state, running, say) if running else say.text("china-picture-at-once")
        drawer = running.drawer if running else None
        sheet.add("panel", *event_card(box, drawn, drawer, lasts, say, _LETTERS))
        sheet.label(f"drawn {drawn.kind}", box)
        top = box.bottom + 20
    told = telling.drawn(shown, cards)
    return (Scene(_CARD + 40, round(top), PAPER, _BLANK, sheet.layers(), sheet.labels(), told),)


_BLANK = Drawing("china/cards", 1, 1, ())


def _readable(names: Sequence[str]) -> list[str]:
    return [fonts.readable(name) or "?" for name in names]
