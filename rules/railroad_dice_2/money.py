"""The bank: payments, and passengers placed beside tiles (RD-4, RD-R17)."""

from typing import Literal

from rules.core.contract import Seat
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.board import ALL_TILES, BOARD, TILES
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.state import State

Why = Literal["opening", "skip", "appear", "lack", "final"]


class Stocked(DiceEvent):
    """Passengers placed beside tiles; `minted` of them from outside the bank."""

    why: Why
    units: tuple[int, ...]  # by tile
    bank: int
    minted: int = 0

    def told(self, state: State) -> tuple[Phrase, ...]:
        tiles = tuple(
            phrase("dice-tile-units", tile=tile, units=units) for tile, units in enumerate(self.units, 1) if units
        )
        told = self.said(state, f"stocked-{self.why}", units=sum(self.units), tiles=tiles or (phrase("dice-nothing"),))
        return (told, phrase("dice-minted", units=self.minted)) if self.minted else (told,)


def pay(state: State, seat: Seat, units: int) -> State:
    """From a player who has it to the bank (RD-4.3)."""
    return state.with_player(seat, money=state.players[seat].money - units).but(bank=state.bank + units)


def receive(state: State, seat: Seat, units: int) -> tuple[State, int]:
    """From the bank to a player, as much as the bank has (RD-4.5); also what was paid."""
    paid = min(units, state.bank)
    return pay(state, seat, -paid), paid


def stocked(state: State, why: Why, tiles: tuple[int, ...] = ALL_TILES) -> tuple[State, Stocked]:
    """5 units per station beside each of the tiles, in order, while the bank lasts; the final placement in full."""
    bank, minted, units = state.bank, 0, [0] * TILES
    for tile in tiles:
        due = BOARD.per_station * state.stations_on(tile)
        given = min(due, bank)
        bank -= given
        if why == "final" and state.options.final_mint:  # RD-15.6: what the bank lacks comes from outside
            minted += due - given
            given = due
        units[tile - 1] = given
    stocks = tuple(stock + given for stock, given in zip(state.stocks, units, strict=True))
    after = state.but(stocks=stocks, bank=bank, minted=state.minted + minted)
    return after, Stocked(why=why, units=tuple(units), bank=bank, minted=minted)
