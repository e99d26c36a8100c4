"""The hex map as read from a TOML file, and the checks a file must pass. It never changes and is no part of a state.

Hexes are numbered in the order of the file; everything else speaks of them by that number. `read_steam_board` gives a
Board or raises BoardError naming what is wrong.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import pairwise
from typing import Annotated, Literal

from pydantic import Field

from rules.core.boards import demand_of_board, read_board
from rules.core.names import Lexicon, fold
from rules.core.phrase import Frozen, Named
from rules.steam.grid import HEX_ID, SIDES, beside

HexId = Annotated[str, Field(pattern=HEX_ID.pattern)]
Hex = int  # its number on the board
NOWHERE: Hex = -1
Terrain = Literal["plain", "hill", "river", "city", "sea"]
Colour = Literal["red", "blue", "yellow", "purple", "gray", "white"]  # white: a City that takes no track and no cube
TileKind = Literal[
    "turn_order", "first_move", "first_build", "city_growth", "locomotive", "engineer", "urbanization", "docker"
]
SPACES = 12  # of the Goods Supply


class Place(Frozen):
    """One hex: its ground, and the City or Town on it."""

    id: HexId
    terrain: Terrain
    kind: Literal["", "city", "town"] = ""
    name: Named | None = None
    aliases: tuple[str, ...] = ()
    colour: Colour | None = None
    cubes: int = Field(default=0, ge=0)  # the printed number
    first: Annotated[str, Field(pattern=r"^[rbypg]*$")] = ""  # cubes placed before any is drawn
    river: str = ""
    opens: int = 1  # the first turn in which it is in play
    beyond: bool = False  # of the line that closes part of the map to few players
    marks: tuple[str, ...] = ()  # what the rules of one map ask for: port, canal, fault
    lon: float = 0.0
    lat: float = 0.0


class Scenario(Frozen):
    """What changes with the number of players."""

    players: int = Field(ge=2, le=6)
    turns: int = Field(ge=1, le=10)
    builds: int = Field(ge=1, le=6)
    engineer: int = Field(ge=1, le=6)
    supply: tuple[Annotated[int, Field(ge=0, le=6)], ...] = Field(min_length=SPACES, max_length=SPACES)
    tiles: tuple[TileKind, ...] = Field(min_length=4)  # their numbers, from 1, in this order


class River(Frozen):
    id: str
    name: Named
    path: tuple[HexId, ...]


class Flooding(Frozen):
    """A river that floods: its disks, and the Cities it threatens."""

    river: str
    disks: int = Field(ge=1, le=9)
    cities: tuple[HexId, ...] = Field(min_length=1)


class Ferry(Frozen):
    """Built as a track across a sea hex, between the two hexes at its ends."""

    id: str
    name: Named
    space: HexId
    ends: tuple[HexId, HexId]
    price: int = Field(ge=0)


class Canal(Frozen):
    """Water between two places: a link of nobody's, until a tile lies on one of its hexes."""

    id: str
    name: Named
    ends: tuple[HexId, HexId]
    hexes: tuple[HexId, ...] = Field(min_length=1)  # from the first end to the second


class Danger(Frozen):
    """Ground that a disaster may strike: a fault, or the slopes of a volcano."""

    id: str
    kind: Literal["fault", "volcano"]
    name: Named
    path: tuple[HexId, ...] = ()  # for drawing: the line of a fault, the peak of a volcano
    hexes: tuple[HexId, ...] = Field(min_length=1)


class Version(Frozen):
    """Another scenario on the same map: its rules, what it is called, and what it has besides."""

    rules: str
    name: Named
    dangers: tuple[Danger, ...] = ()


class Projection(Frozen):
    """How hexes were put on longitude and latitude, for drawing coasts under them."""

    lon0: float
    lat0: float
    lat_centre: float
    km: float  # between the centres of neighbouring hexes


class Board(Frozen):
    name: Named
    rules: str  # the map rules it is played by
    reconstruction: bool = False
    currency: Literal["yuan", "pound", "dollar"]
    projection: Projection | None = None
    scenarios: tuple[Scenario, ...] = Field(min_length=1)
    rivers: tuple[River, ...] = ()
    floods: tuple[Flooding, ...] = ()
    ferries: tuple[Ferry, ...] = ()
    canals: tuple[Canal, ...] = ()
    blocked: tuple[tuple[HexId, HexId], ...] = ()
    trunk: tuple[HexId, HexId] | None = None  # the Cities at the ends of a trunk line
    dangers: tuple[Danger, ...] = ()
    versions: tuple[Version, ...] = ()
    hexes: tuple[Place, ...]

    @cached_property
    def number(self) -> dict[str, Hex]:
        return {place.id: at for at, place in enumerate(self.hexes)}

    @cached_property
    def beside(self) -> tuple[tuple[Hex, ...], ...]:
        """By hex and side, the hex across; NOWHERE off the board."""
        return tuple(
            tuple(self.number.get(beside(place.id, side) or "", NOWHERE) for side in range(6)) for place in self.hexes
        )

    @cached_property
    def walls(self) -> frozenset[tuple[Hex, int]]:
        """The sides that no track crosses, from both hexes (ST-7.4)."""
        pairs = {(self.number[a], self.number[b]) for a, b in self.blocked}
        return frozenset(
            (at, side)
            for at in range(len(self.hexes))
            for side, over in enumerate(self.beside[at])
            if (at, over) in pairs or (over, at) in pairs
        )

    @cached_property
    def cities(self) -> tuple[Hex, ...]:
        return tuple(at for at, place in enumerate(self.hexes) if place.kind == "city")

    @cached_property
    def towns(self) -> tuple[Hex, ...]:
        return tuple(at for at, place in enumerate(self.hexes) if place.kind == "town")

    @cached_property
    def lexicon(self) -> Lexicon:
        return Lexicon({place.id: _names(place) for place in self.hexes})

    def scenario(self, players: int) -> Scenario | None:
        return next((one for one in self.scenarios if one.players == players), None)

    def version(self, rules: str) -> Board:
        """The same map, played by other rules that it names. Raises StopIteration where it does not."""
        if rules == self.rules:
            return self
        found = next(one for one in self.versions if one.rules == rules)
        return self.but(rules=found.rules, name=found.name, dangers=found.dangers, versions=())

    @cached_property
    def flooding(self) -> dict[Hex, Flooding]:
        """The flood Cities, with the river that threatens each."""
        return {self.number[city]: one for one in self.floods for city in one.cities}

    @cached_property
    def ports(self) -> tuple[Hex, ...]:
        return tuple(at for at, place in enumerate(self.hexes) if "port" in place.marks)

    @cached_property
    def canal_on(self) -> dict[Hex, Canal]:
        """The hexes that canals run through."""
        return {self.number[hex_id]: canal for canal in self.canals for hex_id in canal.hexes}

    @cached_property
    def trunk_ends(self) -> tuple[Hex, ...]:
        """The two Cities of the trunk line; none on a map without one."""
        return tuple(self.number[end] for end in self.trunk or ())

    @cached_property
    def dangers_at(self) -> dict[Hex, tuple[Danger, ...]]:
        """The hexes that disasters may strike, with what may strike them."""
        hexes = {hex_id for danger in self.dangers for hex_id in danger.hexes}
        return {
            self.number[hex_id]: tuple(danger for danger in self.dangers if hex_id in danger.hexes) for hex_id in hexes
        }

    @cached_property
    def opening(self) -> dict[int, tuple[Hex, ...]]:
        """By turn, the places that open in it."""
        turns = {place.opens for place in self.hexes}
        return {turn: tuple(at for at, place in enumerate(self.hexes) if place.opens == turn) for turn in turns}

    @cached_property
    def last_opening(self) -> int:
        """The turn from which every place is open."""
        return max(self.opening)

    def named(self, at: Hex) -> Named:
        """What a hex is called: its City or Town, or the letter and number alone."""
        place = self.hexes[at]
        return place.name or Named(en=place.id)


def _names(place: Place) -> tuple[str, ...]:
    return (*place.name.every(), *place.aliases) if place.name else ()


def read_steam_board(text: str) -> Board:
    """A map that can be played on. Raises BoardError."""
    board = read_board(Board, text)
    _check_hexes(board)
    _check_features(board)
    return board


def _check_hexes(board: Board) -> None:
    for hex_id, count in Counter(place.id for place in board.hexes).items():
        demand_of_board(count == 1, f"{count} hexes are called {hex_id}")
    for place in board.hexes:
        demand_of_board((place.kind == "city") == (place.terrain == "city"), f"{place.id}: Cities stand on city ground")
        demand_of_board((place.kind == "city") == (place.colour is not None), f"{place.id}: Cities have a colour")
        demand_of_board(bool(place.kind) == (place.name is not None), f"{place.id}: Cities and Towns have names")
        demand_of_board(bool(place.kind) or not place.cubes + len(place.first), f"{place.id} has cubes but no place")
    names = Counter(name for place in board.hexes for name in {fold(name) for name in (place.id, *_names(place))})
    for name, count in names.items():
        demand_of_board(count == 1, f"{count} hexes answer to {name}")
    cubes = sum(place.cubes + len(place.first) for place in board.hexes)
    demand_of_board(cubes + 4 * SPACES <= 96, f"{cubes} cubes on the map are too many")
    demand_of_board(len(board.cities) >= 2, "a map has two Cities or more")


def _check_features(board: Board) -> None:
    for count in Counter(scenario.players for scenario in board.scenarios).values():
        demand_of_board(count == 1, "two scenarios for one number of players")
    for scenario in board.scenarios:
        demand_of_board(len(set(scenario.tiles)) == len(scenario.tiles), "an action tile is named twice")
        demand_of_board(len(scenario.tiles) >= scenario.players, "there are fewer action tiles than players")
    for flooding in board.floods:
        for city in flooding.cities:
            known = city in board.number and board.hexes[board.number[city]].kind == "city"
            demand_of_board(known, f"{city} cannot flood: no City stands there")
    for a, b in board.blocked:
        near = a in board.number and b in {beside(a, side) for side in range(6)} and b in board.number
        demand_of_board(near, f"{a} and {b} have no common side to be blocked")
    for ferry in board.ferries:
        _check_ferry(board, ferry)
    for at in board.ports:
        demand_of_board(bool(board.hexes[at].kind), f"{board.hexes[at].id} is a port without a City or Town")
    _check_canals(board)
    for danger in (*board.dangers, *(danger for one in board.versions for danger in one.dangers)):
        for hex_id in (*danger.path, *danger.hexes):
            demand_of_board(hex_id in board.number, f"{danger.id} strikes {hex_id}, which is no hex of the map")
    if board.trunk is not None:
        cities = {end for end in board.trunk if board.number.get(end, NOWHERE) in board.cities}
        demand_of_board(len(cities) == len(board.trunk), "a trunk line joins two different Cities")


def _check_ferry(board: Board, ferry: Ferry) -> None:
    at = board.number.get(ferry.space, NOWHERE)
    demand_of_board(at != NOWHERE and board.hexes[at].terrain == "sea", f"{ferry.id} has no sea hex as its space")
    for end in ferry.ends:
        near = board.number.get(end, NOWHERE) in board.beside[at]
        town = end in board.number and board.hexes[board.number[end]].kind == "town"
        demand_of_board(near and town, f"{ferry.id} ends at {end}, which is no Town beside its space")
    demand_of_board(ferry.ends[0] != ferry.ends[1], f"{ferry.id} leads nowhere")


def _check_canals(board: Board) -> None:
    for canal in board.canals:
        course = (canal.ends[0], *canal.hexes, canal.ends[1])
        for hex_id in course:
            demand_of_board(hex_id in board.number, f"{canal.id} runs through {hex_id}, which is not on the map")
        demand_of_board(canal.ends[0] != canal.ends[1], f"{canal.id} leads nowhere")
        for end in canal.ends:
            demand_of_board(bool(board.hexes[board.number[end]].kind), f"{canal.id} ends at {end}: no City, no Town")
        for hex_id in canal.hexes:
            spot = board.hexes[board.number[hex_id]]
            demand_of_board(not spot.kind and spot.terrain != "sea", f"{canal.id} cannot run through {hex_id}")
        for a, b in pairwise(course):
            demand_of_board(board.number[b] in board.beside[board.number[a]], f"{canal.id}: {a} is not beside {b}")
    for hex_id, count in Counter(hex_id for canal in board.canals for hex_id in canal.hexes).items():
        demand_of_board(count == 1, f"{count} canals run through {hex_id}")
    for (a, b), count in Counter(tuple(sorted(canal.ends)) for canal in board.canals).items():
        demand_of_board(count == 1, f"{count} canals join {a} and {b}")


def sides_between(board: Board, a: Hex, b: Hex) -> int | None:
    """The side of `a` across which `b` lies."""
    return next((side for side in range(len(SIDES)) if board.beside[a][side] == b), None)
