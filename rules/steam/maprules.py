"""The rules of Steam where maps may differ: what is here holds on a map that says nothing else.

A map is a class that overrides some of these methods (`rules.steam.maps`); the engine asks them and knows no map by
name, nor cites its rules. An object stands for one board, one set of options, one number of players and one version of
the rules.
"""

from collections.abc import Hashable, Iterable
from functools import cached_property
from typing import ClassVar, Literal, NamedTuple, TypeVar

from rules.core.chance import Chance
from rules.core.contract import Event, Options, Refusal, Result, Seat
from rules.core.phrase import Frozen, Phrase
from rules.steam.board import Board, Hex, Scenario, TileKind
from rules.steam.event import place
from rules.steam.income import Settled, settle_alone
from rules.steam.move import SteamMove
from rules.steam.network import Leg
from rules.steam.options import SteamOptions
from rules.steam.speech import refuse
from rules.steam.state import State

COMMON_OPTIONS = ("mode", "allocate_default", "income_overflow", "town_revisit", "enforce_tile_supply")
COLOURS = ("white", "brown", "natural", "black", "orange", "green")
Step = tuple[State, tuple[Event, ...]]
Chosen = TypeVar("Chosen", bound=Options)


class FloodCityView(Frozen):
    at: Hex
    river: str
    fund: int
    now: Literal["dry", "toll", "under_water"]


class FloodView(Frozen):
    cities: tuple[FloodCityView, ...]
    box: tuple[str, ...]
    river: str | None  # that floods now
    bag: tuple[tuple[str, int], ...]


class PortView(Frozen):
    at: Hex
    active: bool  # nothing has arrived there by sea yet


class CanalView(Frozen):
    number: int  # on the board
    open: bool  # no tile covers it


class Features(NamedTuple):
    """What only some maps have, made ready to be drawn."""

    flood: FloodView | None = None
    ports: tuple[PortView, ...] = ()
    canals: tuple[CanalView, ...] = ()


class MapRules:
    option_models: ClassVar[tuple[type[Options], ...]] = ()  # what a table may choose on this map besides

    @classmethod
    def check_board(cls, board: Board) -> None:
        """What these rules demand of a board file. Raises BoardError."""

    def __init__(self, board: Board, options: SteamOptions, seats: int, version: int) -> None:
        scenario = board.scenario(seats)
        assert scenario is not None
        self.board = board
        self.options = options
        self.seats = seats
        self.version = version  # of the rules that the game was begun with
        self.scenario: Scenario = scenario

    def chosen(self, model: type[Chosen]) -> Chosen:
        """What the table chose, as the option model of one map knows it."""
        assert isinstance(self.options, model)
        return self.options

    def open_options(self) -> tuple[str, ...]:
        """The options that matter on this map, in this mode and with this number of players."""
        board, base = self.board, self.options.mode == "base"
        hexes = range(len(board.hexes))
        both = any(board.hexes[at].terrain == "hill" and board.hexes[at].river for at in hexes)
        beside = any(board.hexes[at].kind and any(board.hexes[over].kind for over in board.beside[at]) for at in hexes)
        matters = {
            *COMMON_OPTIONS,
            *(name for model in self.option_models for name in model.model_fields),
            *(("first_order",) if base and not self.teams else ()),
            *(("two_player_auction",) if not base and self.seats == 2 else ()),
            *(("terrain_add",) if both else ()),
            *(("adjacent_city_link",) if beside else ()),
        }
        return tuple(name for name in SteamOptions.model_fields if name in matters)

    # Who plays

    @cached_property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """Seats that share their markers; none where everybody plays alone."""
        return ()

    def marker(self, seat: Seat) -> int:
        """Which VP and income marker counts for the seat."""
        if not self.teams:
            return seat
        return next((at for at, team in enumerate(self.teams) if seat in team), seat)

    def colour(self, seat: Seat) -> str:
        """Of the player's tokens; no two the same (ST-1.12)."""
        return COLOURS[seat]

    def start_income(self) -> int:
        return 0

    def start_cash(self, place: int) -> int:
        """Of the player at that place of the first order, from 0."""
        beginner = self.options.mode == "base" and self.options.first_order == "beginner"
        return place if beginner else 0  # ST-1.10

    def auctions_first_order(self) -> bool:
        return self.options.first_order == "auction"  # ST-1.9

    # The map

    def in_play(self, at: Hex) -> bool:
        """Whether the hex is part of the map with this number of players."""
        return True

    def open(self, at: Hex, turn: int) -> bool:
        """Whether the hex is in play in that turn."""
        return self.in_play(at) and self.board.hexes[at].opens <= turn

    def outside_rule(self) -> str:
        """Cited for a place that is out of play."""
        return "ST-7.1"

    def unopened_rule(self) -> str:
        """Cited for a place that opens in a later turn."""
        return "ST-7.5"

    def idle_rule(self) -> str:
        """Cited for growth, or cubes that would move, at a place that opens in a later turn."""
        return "ST-11.1"

    def white_rule(self, kind: str) -> str:
        """Cited for a City that takes no track, where that kind of move would change it."""
        return "ST-11.1" if kind == "grow" else "ST-12.1"

    def drawn_cubes(self, at: Hex) -> int:
        """How many cubes are drawn for a place when the table is set (ST-1.4)."""
        return self.board.hexes[at].cubes

    def set_up(self, state: State, chance: Chance) -> Step:
        """What the map puts on the table besides."""
        return state, ()

    # Capital and action tiles

    def capital_raised(self, state: State, seat: Seat, money: int) -> State:
        """Standard: where the money goes that a player raised."""
        return state

    def capital_settled(self, state: State) -> Step:
        """Standard: what follows when everybody has raised capital."""
        return state, ()

    def tile_number(self, tile: TileKind) -> int:
        return self.scenario.tiles.index(tile) + 1  # ST-5.2

    def first_offer(self, chance: Chance) -> tuple[tuple[TileKind, ...], tuple[TileKind, ...]]:
        """The tiles on offer in the first turn, and those that wait, the top first."""
        return self.scenario.tiles, ()

    def next_offer(self, state: State, chance: Chance) -> Step:
        """The tiles on offer in the next turn."""
        return state, ()

    def no_tile_rule(self, tile: TileKind) -> str:
        """Cited for a tile that is not in the game."""
        return "ST-5.2"

    def stacked_rule(self) -> str:
        """Cited for a tile that waits and is not on offer yet."""
        return "ST-5.1"

    def tile_capital_rule(self) -> str | None:
        """The rule by which no capital may be raised for an action tile; None where it may."""
        return None

    # Building

    def builds(self, tile: TileKind | None) -> int:
        return self.scenario.engineer if tile == "engineer" else self.scenario.builds

    def builds_rule(self, tile: TileKind | None) -> str:
        return "ST-6.2"

    def free_capital_rule(self) -> str | None:
        """Base: the rule by which capital may be raised for a build before cash is spent; None where it may not."""
        return None

    def ground_price(self, at: Hex) -> int:
        """What a new tile costs for the ground it lies on (ST-8.3 to ST-8.5)."""
        spot = self.board.hexes[at]
        hill = 2 if spot.terrain == "hill" else 0
        river = 1 if spot.terrain == "river" or (hill and spot.river) else 0
        return max(hill, river) if self.options.terrain_add == "highest" else hill + river  # ST-R18

    def bars_tile(self, state: State, seat: Seat, at: Hex) -> Refusal | None:
        """Why this player may not build on this hex now."""
        return None

    def changed(self, state: State) -> Step:
        """What follows at once where links were completed or cut."""
        return state, ()

    def built(self, state: State, chance: Chance) -> Step:
        """What follows when everybody has built."""
        return state, ()

    # Moving goods

    def bars_start(self, state: State, at: Hex) -> Refusal | None:
        """Why no cube may leave a place now (ST-13.7)."""
        if state.is_city(at):
            return None
        return refuse("ST-13.7", "start", place=place(state, at))

    def legs(self, state: State, seat: Seat, at: Hex, first: bool) -> Iterable[Leg]:
        """Ways on for a cube besides complete links."""
        return ()

    def missing_leg(self, state: State, seat: Seat, at: Hex, to: Hex, by: str, first: bool) -> Refusal | None:
        """Why one of the map's own ways on does not lead there now; None: there is none, and a link is missing."""
        return None

    def bars_legs(self, state: State, legs: tuple[Leg, ...]) -> Refusal | None:
        """What is wrong with the legs themselves, whatever their number and goal."""
        return None

    def length_rule(self, legs: tuple[Leg, ...]) -> str:
        """Cited for a way of more legs than the level."""
        return "ST-13.9"

    def shut(self, state: State, at: Hex) -> Refusal | None:
        """Why no cube moves into, through or out of a Stop now."""
        return None

    def tolls_due(self, state: State) -> bool:
        """Whether any way costs a toll now."""
        return False

    def toll(self, state: State, stops: tuple[Hex, ...]) -> int:
        """What the mover pays for a way, from its origin to its goal."""
        return 0

    def toll_rule(self) -> str:
        """Cited for a toll that cannot be paid."""
        return "ST-2.10"

    def ways_depend_on(self, state: State) -> Hashable:
        """What the ways of cubes depend on, besides track, Cities, marks and the mover."""
        return ()

    def toll_step(self) -> int:
        """Standard: money for one income step when a toll cannot be paid from cash; 0: none."""
        return 0

    def bars_way(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> Refusal | None:
        """What a map demands of a way besides ST-13.15 and ST-13.16."""
        return None

    def own_link_met(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> bool:
        """Whether a way without an own link is allowed all the same (ST-13.15)."""
        return False

    def needs_most_own(self) -> bool:
        """Whether the mover needs as many own links as any other owner has (ST-13.16)."""
        return True

    def owner_chooses(self) -> bool:
        """Whether owners other than the mover choose where their points go (ST-13.19)."""
        return True

    def link_pay(self, seat: Seat, owner: Seat) -> int:
        """Money from the bank for a link that the mover uses."""
        return 0

    def delivered(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> Step:
        """What else a delivery changes."""
        return state, ()

    # Income, and what comes after it

    def upkeep(self, level: int) -> int:
        """Of the locomotive, where the income is settled (ST-14.4, ST-17.13)."""
        return level if self.options.mode == "standard" else 0

    def settle(self, state: State) -> tuple[State, tuple[Settled, ...]]:
        """The income phase."""
        return settle_alone(state)

    def earned(self, state: State, chance: Chance) -> Step:
        """What follows the income phase. A state in phase `decide` with a queue asks those seats first."""
        return state, ()

    def decided(self, state: State, chance: Chance) -> Step:
        """What follows once all have decided; with a queue, the next of them are asked."""
        return state, ()

    def asks_to_end(self, state: State) -> Step:
        """A state in phase `concede` with a queue asks those seats whether the game ends after this turn."""
        return state, ()

    # What an outlook tells of the map

    def foretold(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        """What a move of the seat would change besides money and points."""
        return ()

    # What can be seen of it

    def features(self, state: State) -> Features:
        """Floods, ports and canals as they are now."""
        return Features()

    # What a robot knows of the map

    def robot_move(self, state: State, seat: Seat) -> SteamMove | None:
        """What a robot does with the map's own kinds of move; in the build phase, once it would be done."""
        return None

    def prospect(self, state: State, seat: Seat) -> float:
        """What a network promises besides deliveries and links, in VP."""
        return 0.0

    def drain(self, state: State, seat: Seat) -> int:
        """Income that the map will take until the end, as things stand."""
        return 0

    def reserve(self, state: State, seat: Seat) -> int:
        """Money worth keeping for what follows the income phase."""
        return 0

    # What holds on this map between moves, and from one position to the next

    def audit(self, state: State) -> None:
        """Raises BrokenInvariantError."""

    def audit_step(self, before: State, after: State, events: tuple[Event, ...]) -> None:
        """Raises BrokenInvariantError."""

    # The end

    def out_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Who leaves the game when a seat does (ST-16.10)."""
        return next((team for team in self.teams if seat in team), (seat,))

    def team_result(self, state: State) -> Result | None:
        """The result where teams play."""
        return None
