"""A position of Steam: what was laid and what lies where. The map itself stands outside and is reached by `state.map`.

Hexes are numbers of the board's list, cubes letters (r b y p g), NOBODY the owner of unowned track. Nothing in it is
secret: cubes are drawn only when the table is set, disks and tiles when they are shown (ST-1.13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from pydantic import PrivateAttr

from rules.core.contract import GameState, Seat
from rules.core.phrase import Frozen, Row
from rules.steam.board import Board, Colour, Hex, TileKind
from rules.steam.options import SteamOptions

if TYPE_CHECKING:
    from rules.steam.maprules import MapRules

NOBODY: Seat = -1
BAG = {"r": 20, "b": 20, "y": 20, "p": 20, "g": 16}  # ST-1.3
COLOURS: dict[str, Colour] = {"r": "red", "b": "blue", "y": "yellow", "p": "purple", "g": "gray"}
LETTER: dict[str, str] = {colour: letter for letter, colour in COLOURS.items()}
NEW_CITIES = {"red": 1, "yellow": 1, "purple": 1, "blue": 1, "gray": 4}  # a limit (table 2.1)
MOST_INCOME, LEAST_INCOME = 10, -10
MOST_LEVEL = 6
ROUNDS = 2  # of moving goods (ST-13.1)

Phase = Literal["auction", "capital", "bidding", "select", "build", "move", "decide", "concede", "over"]
Cause = Literal["last_turn", "conceded", "alone"]


class Track(NamedTuple):
    """One line on one tile: its hex, its ends (sides, or CENTRE), whose it is, and the turn it was last built on."""

    at: Hex
    a: int
    b: int
    owner: Seat
    touched: int  # a link's is the latest of its tracks (ST-9.8)


class BareLink(NamedTuple):
    """A link without tiles between neighbouring Cities, across a side of the first (ST-12.9)."""

    at: Hex
    side: int
    owner: Seat


class Marker(Frozen):
    """On the VP and the income track: one for each player, or one for each team."""

    vp: int = 0
    income: int = 0


class Player(Frozen):
    cash: int = 0
    level: int = 1
    tile: TileKind | None = None
    idle: bool = False  # the tile was taken as a pass (ST-5.5)
    before: TileKind | None = None  # the tile of the turn before (ST-17.7)
    builds: int = 0  # used in this turn
    used: bool = False  # City Growth or Urbanization was carried out
    raised: bool = False  # the level, in phase 3 of this turn (ST-13.5)
    funded: tuple[Hex, ...] = ()  # the funds paid into in this turn
    out: bool = False  # bankrupt or resigned (ST-2.14)


class Auction(Frozen):
    """A place in the order (Base) or the whole order (Standard) under the hammer."""

    places: tuple[Seat, ...] = ()  # Base: won so far, the first place first
    left: tuple[Seat, ...] = ()  # Standard: who left, the last place first
    opener: Seat  # Base: of this place
    leader: Seat = NOBODY
    bids: tuple[int, ...]  # by seat, the last bid; -1 for none
    stayed: bool = False  # the free pass of Turn Order was used (ST-17.7)

    @property
    def high(self) -> int:
        return -1 if self.leader == NOBODY else self.bids[self.leader]


class Share(Frozen):
    """Track points of one delivery that their owner has not put on a track yet (ST-13.20)."""

    seat: Seat
    points: int


class Flood(Frozen):
    """Funds of the flood Cities, the danger box, and the disks still in their bag."""

    funds: tuple[tuple[Hex, int], ...]
    box: tuple[str, ...] = ()  # the rivers of the two disks last drawn
    bag: tuple[tuple[str, int], ...]
    spared: tuple[Hex, ...] = ()  # Cities that had money when the disks were drawn (ST-R47)

    def fund(self, at: Hex) -> int:
        return dict(self.funds)[at]

    @property
    def river(self) -> str | None:
        """The river that floods now."""
        return self.box[0] if len(self.box) == 2 and self.box[0] == self.box[1] else None


class Disasters(Frozen):
    """The tokens still in their bag, those drawn so far, and what the last of them struck while owners decide."""

    bag: tuple[tuple[str, int], ...]
    drawn: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()  # ids of dangers


class State(GameState):
    options: SteamOptions
    turn: int = 1
    phase: Phase
    round: int = 0  # of moving goods
    order: tuple[Seat, ...]
    queue: tuple[Seat, ...]  # who still acts in this phase, the first of them now
    players: tuple[Player, ...]
    markers: tuple[Marker, ...]
    tracks: tuple[Annotated[Track, Row], ...] = ()  # sorted
    bare_links: tuple[Annotated[BareLink, Row], ...] = ()
    new_cities: tuple[tuple[Hex, Colour], ...] = ()
    grown: tuple[Hex, ...] = ()  # Cities with a growth marker
    cubes: tuple[tuple[Hex, str], ...]  # by hex, where any lie; letters sorted
    supply: tuple[str, ...]  # the 12 spaces
    full: tuple[str, ...]  # as they were filled (ST-I17)
    bag: str  # what is left, sorted: nothing is drawn from it any more
    discard: str = ""  # delivered, sorted
    offer: tuple[TileKind, ...]  # the action tiles on offer this turn
    stack: tuple[TileKind, ...] = ()  # those that wait, the top first
    auction: Auction | None = None
    shares: tuple[Share, ...] = ()  # owners still to put their points, the first of them now
    pots: tuple[int, ...] = ()  # capital of each team, not yet split
    flood: Flood | None = None
    disasters: Disasters | None = None
    marks: tuple[tuple[str, int], ...] = ()  # what the rules of a map keep besides
    cause: Cause | None = None  # of the end

    _map: MapRules = PrivateAttr()

    @property
    def map(self) -> MapRules:
        private = self.__pydantic_private__
        assert private is not None
        rules: MapRules = private["_map"]  # asked very often, and much quicker than the attribute
        return rules

    @property
    def board(self) -> Board:
        return self.map.board

    def on(self, rules: MapRules) -> State:
        """The state, bound to the map it is played on."""
        self._map = rules
        return self

    @property
    def base(self) -> bool:
        return self.options.mode == "base"

    @property
    def actor(self) -> Seat | None:
        """Whose turn it is in this phase; other owners may have to answer first."""
        return self.queue[0] if self.queue else None

    @property
    def playing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if not player.out)

    def marker(self, seat: Seat) -> Marker:
        return self.markers[self.map.marker(seat)]

    def cubes_at(self, at: Hex) -> str:
        return dict(self.cubes).get(at, "")

    def new_city(self, at: Hex) -> Colour | None:
        return dict(self.new_cities).get(at)

    def is_city(self, at: Hex) -> bool:
        """Whether a printed City or a New City stands there."""
        return self.board.hexes[at].kind == "city" or self.new_city(at) is not None

    def colour(self, at: Hex) -> Colour | None:
        """Of the City there: the cubes it accepts."""
        return self.board.hexes[at].colour or self.new_city(at)

    def mark(self, name: str) -> int:
        return dict(self.marks).get(name, 0)

    def with_player(self, seat: Seat, **changes: object) -> State:
        return self.but(players=self.players_with(seat, **changes))

    def players_with(self, seat: Seat, **changes: object) -> tuple[Player, ...]:
        """The players, one of them changed: for a change of something else in the same breath."""
        players = self.players
        return (*players[:seat], players[seat].but(**changes), *players[seat + 1 :])

    def with_marker(self, seat: Seat, **changes: object) -> State:
        """The marker that counts for the seat, its team's where there are teams, moved."""
        own, markers = self.map.marker(seat), self.markers
        return self.but(markers=(*markers[:own], markers[own].but(**changes), *markers[own + 1 :]))

    def with_cubes(self, at: Hex, cubes: str) -> State:
        return self.but(cubes=self._cubes_with(at, cubes))

    def delivered(self, origin: Hex, letter: str) -> State:
        """A cube taken from where it lay; it leaves the game (ST-13.21)."""
        left = self._cubes_with(origin, self.cubes_at(origin).replace(letter, "", 1))
        return self.but(cubes=left, discard="".join(sorted(self.discard + letter)))

    def _cubes_with(self, at: Hex, cubes: str) -> tuple[tuple[Hex, str], ...]:
        rest = [one for one in self.cubes if one[0] != at]
        lying = [(at, "".join(sorted(cubes)))] if cubes else []
        return tuple(sorted(rest + lying))

    def with_mark(self, name: str, value: int) -> State:
        kept = {**dict(self.marks), name: value}
        return self.but(marks=tuple(sorted((what, count) for what, count in kept.items() if count)))
