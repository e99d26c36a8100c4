"""A position: what was laid, who stands where with what, the cards and the clocks. Places, goods and cards are the
board's numbers; the board itself stays outside and is reached through `board`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, cast

from pydantic import Field, PrivateAttr, ValidationInfo, model_validator

from rules.china_rails.board import Board
from rules.china_rails.parts import Card, City, Edge, EventCard, Good, Milepost, Port
from rules.core.boards import SHIPPED
from rules.core.contract import GameState, Options, Seat
from rules.core.phrase import Frozen, Phrase, Worded, phrase

START_CASH = 60
LIMIT = 20  # of a building phase
FEE = 4
TARGET, RAISE = 250, 50
HAND = 3
OPENING_ROUNDS = 2
MOST_LOAN = 20

Amount = Annotated[int, Field(ge=0)]


def loco_name(_: object, loco: str) -> Phrase:
    return phrase(f"china-loco-{loco}")


Loco = Annotated[Literal["freight", "fast", "heavy", "super"], Worded(loco_name)]
CAPACITY: dict[Loco, int] = {"freight": 2, "fast": 2, "heavy": 3, "super": 3}
SPEED: dict[Loco, int] = {"freight": 9, "fast": 12, "heavy": 9, "super": 12}
EXPRESS: dict[Loco, int] = {"freight": 12, "fast": 16, "heavy": 12, "super": 16}
UPGRADES: dict[Loco, tuple[Loco, ...]] = {
    "freight": ("fast", "heavy"),
    "fast": ("super",),
    "heavy": ("super",),
    "super": (),
}


class ChinaOptions(Options):
    express: bool = False  # CR-43
    loan: bool = False  # CR-44
    time_limit: Literal["none", "12", "20", "30", "40", "60"] = "none"  # CR-45, in rounds
    city_exits: Literal["per_city", "per_turn"] = "per_city"  # CR-R45
    third_at_port: Literal["ordinary", "refused"] = "ordinary"  # CR-R50
    port_start: Literal["full", "one"] = "full"  # CR-R58: loads taken from Taiwan in the turn of placing
    congress_present: Literal["paid", "unpaid"] = "paid"  # CR-R35: a train already in a major city
    congress_start: Literal["frees", "binds"] = "frees"  # CR-R36: a train placed in a major city
    cut_off: Literal["turns", "waits"] = "turns"  # CR-R22: a train that lost every way forward to an event
    stranded: Literal["nearest", "stays"] = "nearest"  # CR-R28: in a sand storm, no city along the track
    board: str = SHIPPED


class Player(Frozen):
    loco: Loco = "freight"
    at: Milepost | None = None  # none: the train is not on the board
    came: Milepost | None = None  # the milepost it may not go back to (CR-13.1); none where it may turn
    docked: bool = False  # CR-R89
    loads: tuple[Good, ...] = ()  # in the order taken
    hand: tuple[Card, ...] = ()
    links: tuple[Port, ...] = ()
    ferry: bool = False
    borrowed: Amount = 0  # the principal; twice that is owed
    turns: Amount = 0  # ended, lost ones included
    loses_turn: bool = False
    shaken: bool = False  # the next turn is halved by an earthquake (CR-R32)
    owes_loads: Amount = 0  # lost to events and still to be chosen (CR-R34)
    left: bool = False  # CR-R83

    @property
    def debt(self) -> int:
        return 2 * self.borrowed


class Turn(Frozen):
    """What the player on turn has done so far."""

    phase: Literal["delivery", "building"] = "delivery"
    began: Milepost | None = None  # where the train stood when the turn began
    speed: Amount = 0
    points: Amount = 0  # left
    used: Amount = 0
    halved: bool = False
    paid: tuple[Seat, ...] = ()  # rivals who had their fee this turn
    acted: bool = False
    moved: bool = False
    stopped: bool = False
    taiwan: Literal["", "load", "deliver"] = ""  # the container operation of this turn
    port_loads: int | None = None  # how many more may be taken from Taiwan, where that is limited (CR-R58)
    spent: Amount = 0
    upgraded: bool = False
    exits: tuple[City, ...] = ()  # the major city of each segment built out of one
    cut: bool = False  # the rest of the turn is lost (CR-39.4)

    @property
    def lost(self) -> int:
        return self.speed - self.used - self.points


class Running(Frozen):
    """An event in play."""

    card: Card
    drawer: Seat
    ends: int | None = None  # after this many turns of the drawer
    bound: tuple[Seat, ...] = ()  # by the Party Congress


class Reserved(Frozen):
    """The place of a bridge lost to a flood."""

    edge: Edge
    owner: Seat


class State(GameState):
    options: ChinaOptions
    first: Seat
    round: int = Field(ge=1)
    turn: Seat
    now: Turn
    players: tuple[Player, ...]
    cash: tuple[int, ...]
    track: tuple[tuple[Edge, ...], ...]  # by owner, in rising order
    reserved: tuple[Reserved, ...] = ()
    deck: tuple[Card, ...]  # the next one first
    discard: tuple[Card, ...] = ()
    running: tuple[Running, ...] = ()  # in the order drawn
    taxed: bool = False  # cash is public (CR-25.4)
    ties: Amount = 0
    qualified: tuple[Seat, ...] = ()  # in this round
    bank: dict[str, int] = Field(default_factory=dict)  # net paid into it, by kind
    over: bool = False

    _board: Board = PrivateAttr()

    @model_validator(mode="after")
    def _sit_down(self, info: ValidationInfo) -> State:
        if isinstance(info.context, Board):
            self._board = info.context
        return self

    @property
    def board(self) -> Board:
        private = self.__pydantic_private__  # asked for often, and many times quicker than the attribute
        assert private is not None
        return cast(Board, private["_board"])

    def on(self, board: Board) -> State:
        """The same position, told which board it lies on."""
        self._board = board
        return self

    # The players

    @property
    def me(self) -> Player:
        """The player on turn."""
        return self.players[self.turn]

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def target(self) -> int:
        return TARGET + RAISE * self.ties

    @property
    def opening(self) -> bool:
        return self.round <= OPENING_ROUNDS

    def speed(self, seat: Seat) -> int:
        return (EXPRESS if self.options.express else SPEED)[self.players[seat].loco]

    def order(self) -> tuple[Seat, ...]:
        """The seats in the order of this round (CR-3.3 to CR-3.6)."""
        clockwise = tuple((self.first + step) % len(self.players) for step in self.seats)
        return clockwise[::-1] if self.round == OPENING_ROUNDS else clockwise

    def with_player(self, seat: Seat, **changes: object) -> State:
        """The same position with a player changed."""
        players = list(self.players)
        players[seat] = players[seat].but(**changes)
        return self.but(players=tuple(players))

    def with_turn(self, **changes: object) -> State:
        """The same position with the turn changed."""
        return self.but(now=self.now.but(**changes))

    def paying(self, seat: Seat, amount: int, kind: str) -> State:
        """The seat pays the bank; less than nothing is income."""
        cash = list(self.cash)
        cash[seat] -= amount
        return self.but(cash=tuple(cash), bank={**self.bank, kind: self.bank.get(kind, 0) + amount})

    # What lies on the board

    @property
    def owner(self) -> dict[Edge, Seat]:
        """Who owns each segment."""
        return owners(self.track)

    def claims(self) -> dict[Edge, Seat]:
        """Segments and reserved bridges, which count as their owner's for the right of entry (CR-R26)."""
        return _claims(self.track, tuple((place.edge, place.owner) for place in self.reserved))

    def ferry_owners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.ferry)

    def link_owners(self, port: Port) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if port in player.links)

    def tray(self, good: Good) -> int:
        """Chips that are on no train."""
        return self.board.goods[good].chips - sum(player.loads.count(good) for player in self.players)

    def running_of(self, *kinds: str) -> tuple[tuple[Running, EventCard], ...]:
        """The events of some kinds in play."""
        cards = ((event, self.board.event(event.card)) for event in self.running)
        return tuple((event, card) for event, card in cards if card.kind in kinds)

    def bound(self, seat: Seat) -> bool:
        """Whether the Party Congress still waits for the seat's train (CR-24.1)."""
        return any(seat in event.bound for event in self.running)


@lru_cache(maxsize=512)
def owners(track: tuple[tuple[Edge, ...], ...]) -> dict[Edge, Seat]:
    return {edge: seat for seat, edges in enumerate(track) for edge in edges}


@lru_cache(maxsize=512)
def _claims(track: tuple[tuple[Edge, ...], ...], reserved: tuple[tuple[Edge, Seat], ...]) -> dict[Edge, Seat]:
    return {**owners(track), **dict(reserved)}
