"""A position of Railroad Dice 2. Nothing is hidden: chance lies ahead, in the next roll alone.

Cells are named as on the map (`H7`), dice lie there by their codes (`NS`, `NS+SW`), seats count from 0. The map is
worked out from tile set and layout; the state has only what was placed on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple

from rules.core.contract import GameState, Options, Seat
from rules.core.phrase import Frozen
from rules.railroad_dice_2.board import BOARD, Face, Tiles
from rules.railroad_dice_2.chart import Chart, chart_of
from rules.railroad_dice_2.rails import is_complex

if TYPE_CHECKING:
    from rules.railroad_dice_2.network import Network

Phase = Literal["layout", "homes", "neutrals", "play", "final", "over"]
RollOption = Literal["4s", "2s1c", "2c", "joker"]
Cause = Literal["connected", "bank", "complex", "dice", "standstill"]  # of the final phase: RD-15.1, RD-R43
Ending = Literal["stock", "transport", "standstill", "alone"]  # RD-16.1, RD-16.2, RD-16.9, RD-R42


class DiceOptions(Options):
    tiles: Tiles = "boxed"  # RD-R7
    layout: Literal["standard", "random", "own"] = "standard"  # RD-R10
    first: Literal["drawn", "1", "2", "3", "4"] = "drawn"  # RD-R11
    scoring: Literal["holdings", "transported"] = "holdings"  # RD-R1
    three_player_neutrals: Literal["9", "8"] = "9"  # RD-R3
    station_gap: Literal["manhattan", "chebyshev"] = "manhattan"  # RD-R14
    final_mint: bool = True  # RD-R17
    extend_pays_terrain: bool = False  # RD-R28
    pay_only_builder: bool = False  # RD-R33
    dice_trigger: Literal["placed", "literal"] = "placed"  # RD-R39
    stall_years: Literal["2", "0"] = "2"  # RD-R43


class Rail(NamedTuple):
    """A die on the map. Two tracks in its code are a complex die."""

    cell: str
    code: str


class Station(NamedTuple):
    cell: str
    owner: Seat | None  # None is neutral


class HandDie(Frozen):
    """A die in front of the player in turn. `face` is None only between taking and rolling it."""

    number: int
    complex: bool
    face: Face | None
    regained: bool = False


class Player(Frozen):
    money: int
    neutrals: int  # stations still to place
    transported: int = 0  # passengers, over the whole game
    locomotives: tuple[int, ...] = ()  # values, ascending
    connected: tuple[str, ...] = ()  # stations by cell, in the order they were connected
    left: bool = False  # RD-R42


class Turn(Frozen):
    """What the player in turn has done so far."""

    seat: Seat
    rolled: RollOption | None = None
    skipped: bool = False
    hand: tuple[HandDie, ...] = ()
    numbers: int = 0  # hand numbers given so far
    used: tuple[int, ...] = ()  # locomotives, by value
    served: tuple[str, ...] = ()  # destination stations, by cell
    placed: tuple[str, ...] = ()  # cells with new dice, in order
    final: bool = False  # begun in the final phase


class State(GameState):
    options: DiceOptions
    layout: str  # RD-R10; empty while seat 1 has still to say it
    phase: Phase
    first: Seat
    turn: Turn  # in the opening its seat is the one to place or to lay out
    year: int = 1
    players: tuple[Player, ...]
    stations: tuple[Station, ...] = ()
    rails: tuple[Rail, ...] = ()
    stocks: tuple[int, ...] = (0,) * 6  # by tile
    bank: int
    minted: int = 0  # units added by the final placement
    simple: int  # dice in the dice bank
    complex: int
    locomotives: tuple[int, ...]  # unsold, ascending
    removed: tuple[int, ...] = ()  # locomotives out of the game
    last_placed: tuple[str, ...] = ()  # cells of the last turn or placement
    active: bool = False  # some move but `end` was made this year
    idle_years: int = 0  # RD-R43
    barren: int = 0  # turns of the final phase in a row without a transport (RD-16.9)
    cause: Cause | None = None
    ending: Ending | None = None

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def opening(self) -> bool:
        return self.phase in ("layout", "homes", "neutrals")

    @cached_property
    def chart(self) -> Chart:
        return chart_of(self.options.tiles, self.layout)

    @cached_property
    def networks(self) -> dict[str, Network]:
        """The lines of homes, kept here once they were asked for (`network`)."""
        return {}

    @cached_property
    def rail(self) -> Mapping[str, str]:
        """The codes on the map, by cell."""
        return dict(self.rails)

    def home(self, seat: Seat) -> str:
        """The cell of a home; empty before it stands."""
        return next((station.cell for station in self.stations if station.owner == seat), "")

    def station_cells(self) -> tuple[str, ...]:
        return tuple(station.cell for station in self.stations)

    def station(self, cell: str) -> Station | None:
        return next((station for station in self.stations if station.cell == cell), None)

    def stations_on(self, tile: int) -> int:
        chart = self.chart
        return sum(chart.tile(station.cell) == tile for station in self.stations)

    def stock(self, tile: int) -> int:
        return self.stocks[tile - 1]

    def dice_of(self, complex_die: bool) -> int:
        """All dice of one kind: in the dice bank, in hand and on the map."""
        hand = sum(die.complex == complex_die for die in self.turn.hand)
        laid = sum(is_complex(rail.code) == complex_die for rail in self.rails)
        return (self.complex if complex_die else self.simple) + hand + laid

    def with_player(self, seat: Seat, **changes: object) -> State:
        after = self.players[seat].but(**changes)
        return self.but(players=(*self.players[:seat], after, *self.players[seat + 1 :]))

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with this one."""
        count = len(self.players)
        return tuple((seat + ahead) % count for ahead in range(count))

    def staying(self) -> tuple[Seat, ...]:
        """Who has not left the game."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.left)

    def price_on_sale(self) -> int | None:
        """What the next locomotive costs (RD-11.2); None where none is left."""
        return BOARD.price[self.locomotives[0]] if self.locomotives else None
