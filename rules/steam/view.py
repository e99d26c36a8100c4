"""What can be seen of Steam: everything (ST-1.13), the same for all. Made ready to be drawn.

`state` and `board` hold the whole position; beside them stands what follows from it: links, places with their cubes,
tiles and who holds them, floods, ferries, ports, canals, and which hexes are out of play.
"""

from rules.core.contract import Result, Seat, View
from rules.core.phrase import Frozen
from rules.steam.board import Board, Colour, Hex, TileKind
from rules.steam.maprules import CanalView, FloodView, PortView
from rules.steam.network import Link, network
from rules.steam.scoring import result
from rules.steam.state import NOBODY, Phase, State


class EndView(Frozen):
    """An end of a link: at a Stop, left by this side; or loose, at this side of the last track's hex."""

    at: Hex
    side: int
    stop: bool


class LinkView(Frozen):
    owner: Seat  # NOBODY: unowned
    complete: bool
    ends: tuple[EndView, EndView]
    tracks: tuple[tuple[Hex, int, int], ...]  # hex and its two ends, along the link; none: neighbouring Cities


class PlaceView(Frozen):
    """A City or a Town as it is now."""

    at: Hex
    city: bool  # printed or New City
    new: bool
    colour: Colour | None  # of the cubes it accepts
    cubes: str  # letters: r b y p g
    grown: bool  # with a growth marker
    built: bool  # a Town with a face
    open: bool  # in play in this turn


class PlayerView(Frozen):
    seat: Seat
    colour: str  # of the tokens: white, brown, natural, black
    team: int  # which marker is moved: the seat's own, or its team's
    cash: int
    vp: int
    income: int
    level: int
    tile: TileKind | None
    idle: bool
    links: int  # completed
    builds_left: int
    out: bool


class TileView(Frozen):
    tile: TileKind
    number: int
    offered: bool  # on offer this turn, taken or not
    holder: Seat  # NOBODY
    idle: bool
    stacked: int  # its place in the stack from 1; 0: not there


class FerryView(Frozen):
    at: Hex
    built: bool
    owner: Seat
    ends: tuple[Hex, Hex]


class SteamView(View):
    viewer: Seat | None
    state: State
    turns: int
    phase: Phase
    turn: Seat | None  # whose turn it is
    asked: Seat | None  # who must first put points on a track
    links: tuple[LinkView, ...]
    places: tuple[PlaceView, ...]
    closed: tuple[Hex, ...]  # out of play with these players, or not open yet
    players: tuple[PlayerView, ...]
    teams: tuple[tuple[Seat, ...], ...]
    tiles: tuple[TileView, ...]
    flood: FloodView | None
    ferries: tuple[FerryView, ...]
    ports: tuple[PortView, ...]
    canals: tuple[CanalView, ...]
    bag: int
    delivered: int
    result: Result | None

    @property
    def board(self) -> Board:
        return self.state.board


def steam_view(state: State, viewer: Seat | None) -> SteamView:
    hexes, features = range(len(state.board.hexes)), state.map.features(state)
    return SteamView(
        viewer=viewer,
        state=state,
        turns=state.map.scenario.turns,
        phase=state.phase,
        turn=state.actor,
        asked=state.shares[0].seat if state.shares else None,
        links=tuple(_link(link) for link in network(state).links),
        places=tuple(_place(state, at) for at in hexes if state.board.hexes[at].kind),
        closed=tuple(at for at in hexes if not state.map.open(at, state.turn)),
        players=tuple(_player(state, seat) for seat in range(len(state.players))),
        teams=state.map.teams,
        tiles=tuple(_tile(state, tile) for tile in state.map.scenario.tiles),
        flood=features.flood,
        ferries=tuple(_ferry(state, at) for at in range(len(state.board.ferries))),
        ports=features.ports,
        canals=features.canals,
        bag=len(state.bag),
        delivered=len(state.discard),
        result=result(state),
    )


def _link(link: Link) -> LinkView:
    a, b = (EndView(at=end.at, side=end.side, stop=end.stop) for end in link.ends)
    tracks = tuple((track.at, track.a, track.b) for track in link.tracks)
    return LinkView(owner=link.owner, complete=link.complete, ends=(a, b), tracks=tracks)


def _place(state: State, at: Hex) -> PlaceView:
    return PlaceView(
        at=at,
        city=state.is_city(at),
        new=state.new_city(at) is not None,
        colour=state.colour(at),
        cubes=state.cubes_at(at),
        grown=at in state.grown,
        built=any(track.at == at for track in state.tracks),
        open=state.map.open(at, state.turn),
    )


def _player(state: State, seat: Seat) -> PlayerView:
    player, marker = state.players[seat], state.marker(seat)
    return PlayerView(
        seat=seat,
        colour=state.map.colour(seat),
        team=state.map.marker(seat),
        cash=player.cash,
        vp=marker.vp,
        income=marker.income,
        level=player.level,
        tile=player.tile,
        idle=player.idle,
        links=network(state).completed(seat),
        builds_left=state.map.builds(player.tile) - player.builds,
        out=player.out,
    )


def _tile(state: State, tile: TileKind) -> TileView:
    holder = next((seat for seat, player in enumerate(state.players) if player.tile == tile), NOBODY)
    return TileView(
        tile=tile,
        number=state.map.tile_number(tile),
        offered=tile in state.offer,
        holder=holder,
        idle=holder != NOBODY and state.players[holder].idle,
        stacked=state.stack.index(tile) + 1 if tile in state.stack else 0,
    )


def _ferry(state: State, number: int) -> FerryView:
    ferry = state.board.ferries[number]
    space = state.board.number[ferry.space]
    track = next((track for track in state.tracks if track.at == space), None)
    ends = (state.board.number[ferry.ends[0]], state.board.number[ferry.ends[1]])
    return FerryView(at=space, built=track is not None, owner=track.owner if track else NOBODY, ends=ends)
