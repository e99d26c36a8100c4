"""What a viewer sees of Railroad Dice 2: everything, since nothing is hidden.

The position itself, and beside it what pictures and words would have to work out: tiles and cells of the map, dice by
face and turns, stations with their owners, what is on sale.
"""

from __future__ import annotations

from rules.core.contract import Result, Seat, View
from rules.core.phrase import Frozen
from rules.railroad_dice_2.board import BOARD, Face, Terrain
from rules.railroad_dice_2.chart import Cell
from rules.railroad_dice_2.rails import FACE, TURNS, is_complex, tracks
from rules.railroad_dice_2.scoring import result
from rules.railroad_dice_2.state import HandDie, State


class TileView(Frozen):
    number: int
    x: int  # columns from the left of the map to the tile's left
    y: int
    turns: int
    size: int
    stock: int  # passengers waiting
    stations: int


class CellView(Frozen):
    name: str
    x: int
    y: int
    tile: int
    terrain: Terrain


class RailView(Frozen):
    """A die on the map. `tracks` are pairs of sides; `turns` are quarter turns clockwise from the face's first code."""

    cell: str
    x: int
    y: int
    code: str
    complex: bool
    face: Face
    turns: int
    tracks: tuple[str, ...]
    recent: bool  # placed in this turn, or in the last one that placed anything


class StationView(Frozen):
    cell: str
    x: int
    y: int
    tile: int
    owner: Seat | None
    connected: tuple[Seat, ...]  # to whose homes
    served: bool  # by the player in turn, in this turn
    recent: bool


class LocomotiveView(Frozen):
    value: int
    used: bool = False


class SaleView(Frozen):
    """Unsold locomotives of one value; the first of the list are on sale."""

    value: int
    price: int
    left: int


class PlayerView(Frozen):
    colour: str
    home: str | None  # its cell
    money: int
    transported: int
    locomotives: tuple[LocomotiveView, ...]
    connected: tuple[str, ...]
    neutrals: int
    left: bool


class DiceView(View):
    state: State
    viewer: Seat | None
    columns: int
    rows: int
    tiles: tuple[TileView, ...]
    cells: tuple[CellView, ...]
    rails: tuple[RailView, ...]
    stations: tuple[StationView, ...]
    hand: tuple[HandDie, ...]  # of the player in turn
    turn: Seat | None  # None when the game is over
    players: tuple[PlayerView, ...]
    bank: int
    simple: int
    complex: int
    sale: tuple[SaleView, ...]
    result: Result | None


def dice_view(state: State, viewer: Seat | None) -> DiceView:
    chart = state.chart
    recent = frozenset(state.turn.placed or state.last_placed)
    return DiceView(
        state=state,
        viewer=viewer,
        columns=chart.columns,
        rows=chart.rows,
        tiles=tuple(_tile(state, *one) for one in chart.tiles),
        cells=tuple(_cell(cell) for cell in chart.cells.values()),
        rails=tuple(_rail(chart.cells[rail.cell], rail.code, rail.cell in recent) for rail in state.rails),
        stations=tuple(_station(state, station.cell, station.owner, recent) for station in state.stations),
        hand=state.turn.hand,
        turn=None if state.over else state.turn.seat,
        players=tuple(_player(state, seat) for seat in range(len(state.players))),
        bank=state.bank,
        simple=state.simple,
        complex=state.complex,
        sale=tuple(
            SaleView(value=one.value, price=one.price, left=state.locomotives.count(one.value))
            for one in BOARD.locomotives
            if one.value in state.locomotives
        ),
        result=result(state),
    )


def _tile(state: State, number: int, x: int, y: int, turns: int) -> TileView:
    return TileView(
        number=number,
        x=x,
        y=y,
        turns=turns,
        size=state.chart.size,
        stock=state.stock(number),
        stations=state.stations_on(number),
    )


def _cell(cell: Cell) -> CellView:
    return CellView(name=cell.name, x=cell.x, y=cell.y, tile=cell.tile, terrain=cell.terrain)


def _rail(cell: Cell, code: str, recent: bool) -> RailView:
    return RailView(
        cell=cell.name,
        x=cell.x,
        y=cell.y,
        code=code,
        complex=is_complex(code),
        face=FACE[code],
        turns=TURNS[code],
        tracks=tracks(code),
        recent=recent,
    )


def _station(state: State, name: str, owner: Seat | None, recent: frozenset[str]) -> StationView:
    cell = state.chart.cells[name]
    return StationView(
        cell=name,
        x=cell.x,
        y=cell.y,
        tile=cell.tile,
        owner=owner,
        connected=tuple(seat for seat, player in enumerate(state.players) if name in player.connected),
        served=name in state.turn.served,
        recent=name in recent,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    used = list(state.turn.used) if seat == state.turn.seat else []
    return PlayerView(
        colour=BOARD.colours[seat],
        home=next((station.cell for station in state.stations if station.owner == seat), None),
        money=player.money,
        transported=player.transported,
        locomotives=tuple(_locomotive(value, used) for value in player.locomotives),
        connected=player.connected,
        neutrals=player.neutrals,
        left=player.left,
    )


def _locomotive(value: int, used: list[int]) -> LocomotiveView:
    """One card; of several alike the first ones are the used ones."""
    if value not in used:
        return LocomotiveView(value=value)
    used.remove(value)
    return LocomotiveView(value=value, used=True)
