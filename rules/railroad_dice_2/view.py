"""What a viewer sees of Railroad Dice 2: the position, since nothing is hidden, and what is to be worked out."""

from typing import NamedTuple

from rules.core.contract import Result, Seat, View
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.scoring import result
from rules.railroad_dice_2.state import State


class LocomotiveView(NamedTuple):
    value: int
    used: bool


class SaleView(NamedTuple):
    """Unsold locomotives of one value; the first of the list are on sale."""

    value: int
    price: int
    left: int


class DiceView(View):
    state: State

    @property
    def turn(self) -> Seat | None:
        """None when the game is over."""
        return None if self.state.over else self.state.turn.seat

    @property
    def result(self) -> Result | None:
        return result(self.state)

    @property
    def recent(self) -> tuple[str, ...]:
        """The cells of what was placed in this turn, or in the last one that placed anything."""
        return self.state.turn.placed or self.state.last_placed

    @property
    def sale(self) -> tuple[SaleView, ...]:
        left = {one: self.state.locomotives.count(one.value) for one in BOARD.locomotives}
        return tuple(SaleView(one.value, one.price, count) for one, count in left.items() if count)

    def connected(self, cell: str) -> tuple[Seat, ...]:
        """To whose homes a station is."""
        return tuple(seat for seat, player in enumerate(self.state.players) if cell in player.connected)

    def locomotives(self, seat: Seat) -> tuple[LocomotiveView, ...]:
        """The cards of a seat; of several alike the first ones are the used ones."""
        held, turn = self.state.players[seat].locomotives, self.state.turn
        used = turn.used if seat == turn.seat else ()
        return tuple(LocomotiveView(value, held[:at].count(value) < used.count(value)) for at, value in enumerate(held))
