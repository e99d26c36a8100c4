"""Below the map: action tiles, the goods supply, the flood danger box, the tracks of points, and the players."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, ENAMEL, FADED, GHOST, INK, MARK_PALE, Owner
from render.map.strips import STRIP, Heading, Strip, Tag, player_strip
from render.scene import Box, Rect, Sprite, Text, circle
from render.sheet import Sheet
from render.signs import owner_disc
from render.steam import layout as at
from render.steam.dangers import tokens
from render.steam.livery import GOODS
from render.steam.pieces import disk, engine
from render.steam.places import heap
from render.words import Words
from rules.core.contract import Seat
from rules.steam.maps.california.trunk import joined
from rules.steam.selecting.tile import colours_left
from rules.steam.state import LEAST_INCOME, LETTER, MOST_INCOME, MOST_LEVEL, NOBODY
from rules.steam.view import PlayerView, SteamView, TileView

_PRICES = {"city_growth": "2", "locomotive": "4+", "urbanization": "6"}  # ST-5.3
_CLOSED = "#e6dfcd"


def heading(view: SteamView, names: Sequence[str], say: Words) -> Heading:
    """Whose turn it is, turn and phase."""
    seats = lit(view)
    who = say.join([names[seat] for seat in seats]) if seats else ""
    said = say.text("picture-winner", count=max(1, len(seats))) if view.result else say.text("picture-to-play")
    when = say.text("steam-picture-turn", turn=view.state.turn, turns=view.turns)
    phase = "allocate" if view.asked is not None else view.phase
    return Heading(said, who, seats, when, say.text(f"steam-picture-phase-{phase}", round=view.state.round))


def lit(view: SteamView) -> tuple[Seat, ...]:
    """Who is to act, or has won."""
    if view.result is not None:
        return view.result.winners
    acting = view.asked if view.asked is not None else view.turn
    return () if acting is None else (acting,)


def action_tiles(sheet: Sheet, view: SteamView, owners: Sequence[Owner], top: float, say: Words) -> float:
    """A card for each action tile: number, name, price, who holds it. Answers where the next row begins."""
    wide = (at.INNER - (len(view.tiles) - 1) * 9) / len(view.tiles)
    for i, tile in enumerate(view.tiles):
        box = Box(at.MARGIN + i * (wide + 9), top, wide, at.TILE_CARD)
        _tile(sheet, view, tile, owners, box, say)
        sheet.label(f"tile {tile.tile}", box)
    return top + at.TILE_CARD + at.GUTTER


def _tile(sheet: Sheet, view: SteamView, tile: TileView, owners: Sequence[Owner], box: Box, say: Words) -> None:
    ink = INK if tile.offered else FADED
    fill = CARD if tile.offered else _CLOSED
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, fill, CARD_EDGE, 2, 10))
    sheet.add("panel", Rect(box.x, box.y, 46, box.h, ENAMEL if tile.offered else FADED, radius=10))
    sheet.add("words", Text(box.x + 23, box.y + 48, str(tile.number), 42, CREAM, "black", "ms"))
    first, _, rest = say.text(f"steam-tile-{tile.tile}").partition(" ")
    room = box.w - 66
    size = 26 * min(1.0, room / max(fonts.width(part, "bold", 26) for part in (first, rest)))
    for line, part in enumerate((first, rest)):
        sheet.add("words", Text(box.x + 56, box.y + 36 + 29 * line, part, size, ink, "bold"))
    price = _PRICES.get(tile.tile) if view.state.base and tile.offered else None
    if price:
        sheet.add("panel", Rect(box.x + 54, box.bottom - 50, 52, 38, BRASS, INK, 1.8, 8))
        sheet.add("words", Text(box.x + 80, box.bottom - 21, price, 29, INK, "black", "ms"))
    if tile.holder != NOBODY:
        sheet.add("panel", *owner_disc(tile.holder, box.right - 34, box.bottom - 31, 27, owners))
        if tile.idle:
            said = say.text("steam-picture-pass")
            sheet.add("words", Text(box.right - 68, box.bottom - 22, said, 24, FADED, "bold", "rs"))
    elif tile.stacked:
        said = say.text("steam-picture-stack", place=tile.stacked)
        sheet.add("words", Text(box.right - 14, box.bottom - 20, said, 27, FADED, "bold", "rs"))


def supply(sheet: Sheet, view: SteamView, top: float, say: Words) -> float:
    """The twelve spaces of the goods supply with their cubes; beside them New Cities, cubes left and the danger box."""
    aside = 330.0 if view.state.disasters is None else 388.0
    wide = (at.INNER - aside - 11 * 7 - at.GUTTER) / 12
    for i, cubes in enumerate(view.state.supply):
        box = Box(at.MARGIN + i * (wide + 7), top, wide, at.SUPPLY)
        sheet.add("panel", Rect(box.x, box.y, box.w, box.h, CARD if cubes else _CLOSED, CARD_EDGE, 2, 9))
        sheet.add("words", Text(box.x + box.w / 2, box.y + 29, str(i + 1), 27, INK if cubes else FADED, "black", "ms"))
        for row, pair in enumerate((cubes[:2], cubes[2:])):
            if pair:
                heap(sheet, "panel", pair, (box.x + box.w / 2, box.y + 56 + 33 * row), 31, say)
        sheet.label(f"space {i + 1} {cubes}".rstrip(), box)
    _stock(sheet, view, Box(at.MARGIN + at.INNER - aside, top, aside, at.SUPPLY), say)
    return top + at.SUPPLY + at.GUTTER


def _stock(sheet: Sheet, view: SteamView, box: Box, say: Words) -> None:
    """New City tiles that are left, and the disks of the flood danger box, or the tokens of disasters."""
    flood = view.flood
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, CARD, CARD_EDGE, 2, 10))
    said = say.text("steam-picture-new-cities")
    sheet.add("words", Text(box.x + 14, box.y + 31, fonts.fitted(said, "bold", 25, 190), 25, INK, "bold"))
    x = box.x + 14.0
    for colour, count in colours_left(view.state).items():
        goods = GOODS[colour]
        sheet.add("panel", Rect(x, box.y + 48, 36, 46, goods.colour if count else _CLOSED, INK, 2, 9))
        ink = goods.letter if count else FADED
        sheet.add("words", Text(x + 18, box.y + 82, str(count), 31, ink, "black", "ms"))
        sheet.label(f"new cities {LETTER[colour]} {count}", Box(x, box.y + 48, 36, 46))
        x += 41
    if view.state.disasters is not None:
        aside = Box(box.right - 162, box.y, 162, box.h)
        sheet.add("panel", Rect(aside.x, aside.y, aside.w, aside.h, ENAMEL, radius=10))
        size = min(23.0, 23 * 136 / fonts.width(say.text("steam-picture-tokens"), "bold", 23))
        middle = aside.x + aside.w / 2
        sheet.add("words", Text(middle, box.y + 26, say.text("steam-picture-tokens"), size, CREAM, "bold", "ms"))
        tokens(sheet, view, Box(aside.x + 3, aside.y + 31, aside.w - 6, 84))
    if flood is None:
        return
    right = box.right - 14
    sheet.add("panel", Rect(right - 92, box.y, 106, box.h, ENAMEL, radius=10))
    sheet.add("words", Text(right - 39, box.y + 30, say.text("steam-picture-danger"), 24, CREAM, "bold", "ms"))
    for i in range(2):
        spot = right - 88 + 50 * i
        if i < len(flood.box):
            sheet.add("panel", Sprite(disk(flood.box[i]), spot, box.y + 48, 46))
        else:
            sheet.add("panel", circle(spot + 23, box.y + 71, 20, "", GHOST, 3))
    sheet.label(f"danger {' '.join(flood.box)}".rstrip(), Box(right - 92, box.y, 106, box.h))


def rulers(sheet: Sheet, view: SteamView, owners: Sequence[Owner], top: float, say: Words) -> float:
    """The tracks of income, victory points and locomotives, each with its markers."""
    playing = [player for player in view.players if not player.out]  # partners stand together
    incomes = [(player.income, player.seat) for player in playing]
    cells = [(_signed(value), value) for value in range(LEAST_INCOME, MOST_INCOME + 1)]
    _ruler(sheet, Box(at.MARGIN, top, at.INNER, at.RULER), say.text("steam-picture-income"), cells, incomes, owners)
    top += at.RULER + 8
    most = max([40, *(player.vp for player in view.players)])
    step = -(-(most + 1) // 28)
    points = [(player.vp // step * step, player.seat) for player in playing]
    cells = [(str(value), value) for value in range(0, most + 1, step)]
    left = at.INNER - 8 - 380
    _ruler(sheet, Box(at.MARGIN, top, left, at.RULER), say.text("steam-picture-vp"), cells, points, owners)
    levels = [(player.level, player.seat) for player in playing]
    steps = [(str(level), level) for level in range(1, MOST_LEVEL + 1)]
    box = Box(at.MARGIN + left + 8, top, 380, at.RULER)
    _ruler(sheet, box, say.text("steam-picture-level"), steps, levels, owners)
    sheet.add("panel", Sprite(engine(), box.right - 40, box.y + 1, 30))
    return top + at.RULER + at.GUTTER


def _ruler(
    sheet: Sheet,
    box: Box,
    said: str,
    cells: Sequence[tuple[str, int]],
    markers: Sequence[tuple[int, Seat]],
    owners: Sequence[Owner],
) -> None:
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, CARD, CARD_EDGE, 2, 10))
    sheet.add("words", Text(box.x + 12, box.y + 25, said, 24, INK, "bold"))
    wide = (box.w - 16) / len(cells)
    for i, (text, value) in enumerate(cells):
        x = box.x + 8 + i * wide
        fill = "#f6c9c0" if value < 0 else "#d7e6c6" if value else GHOST
        sheet.add("panel", Rect(x + 1, box.y + 34, wide - 2, box.h - 40, fill, CARD_EDGE, 1.5, 5))
        size = min(23.0, wide * 0.5)
        sheet.add("words", Text(x + wide / 2, box.y + 52, text, size, FADED, "bold", "ms"))
        here = [seat for where, seat in markers if where == value]
        room = wide + 10
        reach = min(17.0, room / (len(here) + 2))
        apart = min(reach * 1.7, (room - 2 * reach) / max(1, len(here) - 1))
        for nth, seat in enumerate(here):
            off = (nth - (len(here) - 1) / 2) * apart
            sheet.add("markers", *owner_disc(seat, x + wide / 2 + off, box.bottom - 20, reach, owners))
    sheet.label(said, box)


def players(
    sheet: Sheet, view: SteamView, names: Sequence[str], owners: Sequence[Owner], top: float, say: Words
) -> float:
    """A strip for each player, in the order of play; those who left the game last."""
    order = [*view.state.order, *(seat for seat in range(len(names)) if seat not in view.state.order)]
    for place, seat in enumerate(order, 1):
        box = Box(at.MARGIN, top, at.INNER, STRIP)
        player_strip(sheet, box, _strip(view, seat, place, names[seat], say), owners)
        sheet.label(owners[seat].letter, box)
        top += STRIP + at.GUTTER
    return top


def _strip(view: SteamView, seat: Seat, place: int, name: str, say: Words) -> Strip:
    player = view.players[seat]
    vp = view.result.scores[seat] if view.result else player.vp  # in the end the whole sum
    figures = (
        (say.text("steam-picture-points", vp=vp), BRASS),
        (say.text("steam-picture-earns", income=_signed(player.income)), CREAM),
        (say.text("steam-picture-cash", cash=player.cash), CREAM),
        (say.text("steam-picture-links", links=player.links), CREAM),
    )
    return Strip(seat, name, seat in lit(view), figures, tuple(_tags(view, player, place, say)))


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def _tags(view: SteamView, player: PlayerView, place: int, say: Words) -> list[Tag]:
    if player.out:
        return [(say.text("steam-picture-out"), GHOST)]
    tags: list[Tag] = []
    if view.phase != "auction":
        tags.append((say.text("steam-picture-place", place=place), CREAM))
    if view.teams:
        tags.append((say.text("steam-picture-team", team=player.team + 1), MARK_PALE))
    if joined(view.state, player.seat):
        tags.append((say.text("steam-picture-trunk"), MARK_PALE))
    if player.tile is not None:
        tags.append((say.text(f"steam-tile-{player.tile}"), BRASS))
    auction = view.state.auction
    if auction is not None and auction.bids[player.seat] >= 0:
        tags.append((say.text("steam-picture-bid", bid=auction.bids[player.seat]), MARK_PALE))
    return tags
