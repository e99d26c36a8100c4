"""What happens in Railroad Dice 2, in the order of RD-R18: the move, payments, lack of passengers, the final phase."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from rules.core.contract import Event, Result, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.railroad_dice_2.board import BOARD, Face
from rules.railroad_dice_2.event import DiceEvent, code_named, die_named, per_tile, station_named, who
from rules.railroad_dice_2.state import Cause, DiceOptions, Ending, HandDie, RollOption, State

# The opening


class Dealt(DiceEvent):
    """The table before the first station: who begins, and the map if it is already laid out."""

    kind: Literal["dealt"] = "dealt"
    first: Seat
    order: tuple[Seat, ...]
    neutrals: tuple[int, ...]  # to place, by seat
    locomotives: tuple[int, ...]
    layout: str  # empty: seat 1 lays it out
    reveals: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        cards = tuple(phrase("dice-loco", value=value) for value in self.locomotives)
        return (
            phrase("dice-dealt", capital=BOARD.capital, neutrals=max(self.neutrals)),
            phrase(
                f"dice-dealt-first-{'drawn' if state.options.first == 'drawn' else 'set'}", who=Who(seat=self.first)
            ),
            phrase("dice-dealt-order", seats=who(self.order)),
            phrase("dice-dealt-locomotives", count=len(cards), cards=cards),
            *self._layout(state),
            *options_told(state.options),
            phrase("dice-dealt-reconstruction"),
        )

    def _layout(self, state: State) -> tuple[Phrase, ...]:
        return (phrase(f"dice-dealt-layout-{state.options.layout}", layout=self.layout, who=Who(seat=0)),)

    def shown(self) -> str:
        return f"seat {self.first + 1} begins, layout {self.layout or 'own'}"


class LaidOut(DiceEvent):
    kind: Literal["laid_out"] = "laid_out"
    seat: Seat
    layout: str

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("dice-laid-out", who=Who(seat=self.seat), layout=self.layout),)


class StationPlaced(DiceEvent):
    kind: Literal["station_placed"] = "station_placed"
    seat: Seat
    cell: str
    home: bool

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "dice-home-placed" if self.home else "dice-neutral-placed"
        tile, left = state.chart.tile(self.cell), state.players[self.seat].neutrals
        return (phrase(key, who=Who(seat=self.seat), cell=self.cell, tile=tile, left=left),)


class StationsRemoved(DiceEvent):
    """RD-2.12: no legal cell was left."""

    kind: Literal["stations_removed"] = "stations_removed"
    count: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("dice-stations-removed", count=self.count),)


class Stocked(DiceEvent):
    """Passengers placed beside tiles; `minted` of them from outside the bank."""

    kind: Literal["stocked"] = "stocked"
    why: Literal["opening", "skip", "appear", "lack", "final"]
    units: tuple[int, ...]  # by tile
    bank: int
    minted: int = 0

    def told(self, state: State) -> tuple[Phrase, ...]:
        tiles = per_tile(self.units) or (phrase("dice-nothing"),)
        told = phrase(f"dice-stocked-{self.why}", units=sum(self.units), tiles=tiles, bank=self.bank)
        return (told, phrase("dice-minted", units=self.minted)) if self.minted else (told,)


# The turn


class Rolled(DiceEvent):
    """Dice taken and rolled."""

    kind: Literal["rolled"] = "rolled"
    seat: Seat
    option: RollOption
    dice: tuple[HandDie, ...]
    simple: int  # left in the dice bank
    complex: int
    reveals: ClassVar[bool] = True
    halts: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        dice = tuple(map(die_named, self.dice))
        return (phrase("dice-rolled", who=Who(seat=self.seat), dice=dice, simple=self.simple, complex=self.complex),)

    def shown(self) -> str:
        return " ".join(f"{die.number}:{die.face}" for die in self.dice)


class JokerTaken(DiceEvent):
    """RD-6.4: a complex die set to its joker; nothing is rolled."""

    kind: Literal["joker_taken"] = "joker_taken"
    seat: Seat
    number: int
    complex: int  # left in the dice bank

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("dice-joker-taken", who=Who(seat=self.seat), number=self.number, complex=self.complex),)


class Skipped(DiceEvent):
    kind: Literal["skipped"] = "skipped"
    seat: Seat

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("dice-skipped", who=Who(seat=self.seat)),)


class Laid(DiceEvent):
    kind: Literal["laid"] = "laid"
    seat: Seat
    number: int
    cell: str
    code: str
    cost: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        rail = code_named(self.code)
        return (phrase("dice-laid", who=Who(seat=self.seat), cell=self.cell, rail=rail, cost=paid(self.cost)),)


class Extended(DiceEvent):
    kind: Literal["extended"] = "extended"
    seat: Seat
    number: int
    cell: str
    was: str
    code: str
    regained: int  # the hand number of the simple die taken back
    face: Face  # which it shows
    cost: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        back = HandDie(number=self.regained, complex=False, face=self.face, regained=True)
        return (
            phrase(
                "dice-extended",
                who=Who(seat=self.seat),
                cell=self.cell,
                rail=code_named(self.code),
                was=code_named(self.was),
                back=die_named(back),
                cost=paid(self.cost),
            ),
        )


class Connected(DiceEvent):
    """A first connection of a seat's home with a station (RD-10). Between two homes one event tells of both."""

    kind: Literal["connected"] = "connected"
    seat: Seat
    station: str
    other: Seat | None  # whose home it is
    paid: tuple[int, int]  # to the seat, to the other

    def told(self, state: State) -> tuple[Phrase, ...]:
        seat, other = self.paid
        if self.other is None:
            return (phrase("dice-connected", who=Who(seat=self.seat), cell=self.station, paid=seat),)
        pair = {"who": Who(seat=self.seat), "other": Who(seat=self.other)}
        return (phrase("dice-connected-homes", **pair, paid=seat, theirs=other),)


class Appeared(DiceEvent):
    """A locomotive or joker die given back so that passengers appear (RD-13); what came is told by `Stocked`."""

    kind: Literal["appeared"] = "appeared"
    seat: Seat
    number: int
    tile: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("dice-appeared", who=Who(seat=self.seat), number=self.number, tile=self.tile),)


class Bought(DiceEvent):
    kind: Literal["bought"] = "bought"
    seat: Seat
    value: int
    price: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        left = state.players[self.seat].money
        told = phrase("dice-bought", who=Who(seat=self.seat), value=self.value, price=self.price, money=left)
        if not state.locomotives:
            return (told, phrase("dice-sold-out"))
        value = state.locomotives[0]
        return (told, phrase("dice-on-sale", value=value, price=BOARD.price[value])) if value != self.value else (told,)


class Scrapped(DiceEvent):
    """RD-11.6: the first 4 is sold and every 2 leaves the game."""

    kind: Literal["scrapped"] = "scrapped"
    lost: tuple[int, ...]  # locomotives, by seat

    def told(self, state: State) -> tuple[Phrase, ...]:
        losses = tuple(
            phrase("dice-scrapped-share", who=Who(seat=seat), count=count)
            for seat, count in enumerate(self.lost)
            if count
        )
        return (phrase("dice-scrapped", losses=losses or (phrase("dice-nothing"),)),)


class Transported(DiceEvent):
    kind: Literal["transported"] = "transported"
    seat: Seat
    locomotive: int
    station: str
    tile: int
    units: int
    distance: int
    line: tuple[str, ...]  # cells from the home to the station, both included

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (
            phrase(
                "dice-transported",
                who=Who(seat=self.seat),
                value=self.locomotive,
                units=self.units,
                station=station_named(state, self.station),
                distance=self.distance,
                tile=self.tile,
                left=state.stock(self.tile),
                money=state.players[self.seat].money,
            ),
        )


class TurnEnded(DiceEvent):
    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat
    returned: int  # dice that went back to the dice bank
    idle: bool  # neither rolled nor skipped in the normal phase, so nothing was placed (RD-R19)
    forced: bool  # could do nothing any more (RD-R44)

    ends_turn: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        how = "forced" if self.forced else "idle" if self.idle else "returned" if self.returned else "plain"
        return (phrase(f"dice-turn-ended-{how}", who=Who(seat=self.seat), returned=self.returned),)


class YearBegan(DiceEvent):
    kind: Literal["year_began"] = "year_began"
    year: int
    warned: bool  # a whole year passed without a move (RD-R43)

    def told(self, state: State) -> tuple[Phrase, ...]:
        told = phrase("dice-year", year=self.year)
        return (told, phrase("dice-standstill-warning")) if self.warned else (told,)


class Left(DiceEvent):
    """A seat has left the game (RD-R42)."""

    kind: Literal["left"] = "left"
    seat: Seat

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("dice-left", who=Who(seat=self.seat)),)


# The end


class FinalBegan(DiceEvent):
    kind: Literal["final_began"] = "final_began"
    cause: Cause
    seats: tuple[Seat, ...] = ()  # who has connected everything
    returned: int  # dice that went back from the hand
    halts: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        told = phrase(f"dice-final-{self.cause}", who=who(self.seats))
        back = (phrase("dice-final-returned", returned=self.returned),) if self.returned else ()
        return (told, phrase("dice-final-rules"), *back)


class GameEnded(DiceEvent):
    kind: Literal["game_ended"] = "game_ended"
    ending: Ending
    result: Result

    def told(self, state: State) -> tuple[Phrase, ...]:
        winners = self.result.winners
        key = "dice-won" if len(winners) == 1 else "dice-won-shared"
        best = self.result.scores[winners[0]]
        won = phrase(key, who=who(winners), score=best)
        return (phrase(f"dice-ended-{self.ending}"), *self.result.lines, won)


class NetworkShown(DiceEvent):
    """Nothing that happens: what an inquiry marks on the map."""

    kind: Literal["network_shown"] = "network_shown"
    seat: Seat
    cells: tuple[str, ...]  # dice on a line from the home
    stations: tuple[str, ...]  # connected
    ends: tuple[str, ...]  # empty cells where a line ends

    def told(self, state: State) -> tuple[Phrase, ...]:
        return ()


def paid(cost: int) -> Phrase:
    return phrase("dice-cost", units=cost) if cost else phrase("dice-free")


def options_told(options: DiceOptions) -> tuple[Phrase, ...]:
    """The rulings this table has changed."""
    usual = DiceOptions().model_dump()
    chosen = options.model_dump().items()
    silent = ("layout", "first")  # told by themselves
    return tuple(
        phrase(f"dice-option-{name}-on") for name, value in chosen if name not in silent and value != usual[name]
    )


AnyDiceEvent = (
    Dealt
    | LaidOut
    | StationPlaced
    | StationsRemoved
    | Stocked
    | Rolled
    | JokerTaken
    | Skipped
    | Laid
    | Extended
    | Connected
    | Appeared
    | Bought
    | Scrapped
    | Transported
    | TurnEnded
    | YearBegan
    | Left
    | FinalBegan
    | GameEnded
    | NetworkShown
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[AnyDiceEvent, Field(discriminator="kind")])
