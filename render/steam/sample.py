"""A made-up table of each map that shows every colour at once: the palette of its pictures is drawn from it."""

from __future__ import annotations

from dataclasses import replace

from render.art import NumberedPlace, Shown
from render.colours import PAPER
from render.scene import Layer, Polygon, Rect, Scene, Sprite
from render.steam.backdrop import enlarged
from render.steam.livery import GOODS, WOODS
from render.steam.network import TILE
from render.steam.pieces import DISKS, WATER, disk
from render.steam.table import table_scene
from render.words import words
from rules.core.chance import Chance
from rules.core.contract import Options, View
from rules.steam.board import Board
from rules.steam.building.grow import CityGrew
from rules.steam.building.laying import TrackBuilt
from rules.steam.event import Payment
from rules.steam.game import Steam
from rules.steam.grid import CENTRE
from rules.steam.options import SteamOptions
from rules.steam.sheets import shipped
from rules.steam.state import NOBODY, Disasters, Flood, State, Track
from rules.steam.view import SteamView, steam_view

SEATS = 3
_LINES = ((0, 3), (1, 4), (2, 5), (0, 2), (3, 5), (1, 3))


def palette(view: View) -> str:
    """One palette for each map of the house; a table's own map takes that of the map it is played as."""
    assert isinstance(view, SteamView)
    return palette_for(view.state.options)


def palette_for(options: Options) -> str:
    assert isinstance(options, SteamOptions)
    return options.map


def table(name: str) -> State:
    """Not a position of the rules: track of every owner, wherever it lies."""
    options = SteamOptions.model_validate({"map": name})
    state = Steam().setup(options, SEATS, Chance(bytes(32))).state
    board = state.board
    tracks = tuple(_track(board, at) for at, place in enumerate(board.hexes) if place.terrain not in ("city", "sea"))
    players = tuple(
        one.but(cash=5 + seat, level=2 + seat, tile=state.offer[seat]) for seat, one in enumerate(state.players)
    )
    markers = tuple(one.but(vp=7 * at, income=4 * at - 3) for at, one in enumerate(state.markers))
    towns = board.towns
    changes: dict[str, object] = {
        "phase": "build",
        "tracks": tuple(sorted(one for one in tracks[::2] if one.at not in towns[:5])),
        "new_cities": tuple(zip(towns[:5], ("red", "blue", "yellow", "purple", "gray"), strict=False)),
        "grown": board.cities[:3],
        "players": players,
        "markers": markers,
        "auction": None,
    }
    return state.but(**changes, flood=_flood(state.flood), disasters=_struck(state))


def _struck(state: State) -> Disasters | None:
    dangers = tuple(danger.id for danger in state.board.dangers)
    return state.disasters and state.disasters.but(struck=dangers[:1], drawn=("calm",))


def _flood(flood: Flood | None) -> Flood | None:
    if flood is None:
        return None
    river = flood.bag[0][0]
    funds = tuple((at, number % 3) for number, (at, _) in enumerate(flood.funds))
    return flood.but(box=(river, river), funds=funds)


def _track(board: Board, at: int) -> Track:
    owner = at // 2 % (SEATS + 1)
    a, b = (at % 6, CENTRE) if board.hexes[at].kind == "town" else _LINES[at % len(_LINES)]
    return Track(at, a, b, NOBODY if owner == SEATS else owner, 1)


def sample(palette: str) -> Scene:
    state = table(palette)
    laid = state.tracks[3].at
    events = (
        TrackBuilt(seat=0, at=laid, face="N-S", how="new", sides=2, ground=0, payment=Payment(price=2)),
        CityGrew(seat=0, at=state.board.cities[0], space=1, cubes="rb"),
    )
    marks = tuple(
        NumberedPlace(number, state.board.hexes[at].id) for number, at in enumerate(state.board.towns[-2:], 1)
    )
    scene = table_scene(Shown(steam_view(state, None), events, ("A", "B", "C"), words("en"), marks=marks))
    return replace(scene, layers=(*scene.layers, Layer("swatches", _swatches())))


def _swatches() -> tuple[Rect | Polygon | Sprite, ...]:
    """What only other numbers of players show: as much of it as there would be."""
    woods = [Rect(30 + 110 * i, 150, 100, 70, owner.pattern) for i, owner in enumerate(WOODS.values())]
    plain = [Rect(30 + 110 * i, 230, 100, 40, owner.colour) for i, owner in enumerate(WOODS.values())]
    goods = [Rect(30 + 70 * i, 280, 60, 60, one.wash, one.colour, 14) for i, one in enumerate(GOODS.values())]
    disks = [Sprite(disk(river), 700 + 70 * i, 150, 60) for i, river in enumerate(DISKS)]
    water = [Rect(700, 230, 80, 60, WATER), Rect(790, 230, 80, 60, TILE)]
    return (*woods, *plain, *goods, *disks, *water)


def grounds(palette: str) -> tuple[Scene, ...]:
    """The enlarged map, which crops are cut from."""
    return (Scene(1, 1, PAPER, enlarged(shipped(palette)), ()),)
