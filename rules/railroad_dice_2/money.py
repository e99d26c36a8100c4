"""The bank: payments, and passengers placed beside tiles (RD-4, RD-R17)."""

from __future__ import annotations

from typing import Literal

from rules.core.contract import Seat
from rules.railroad_dice_2.board import BOARD, TILES
from rules.railroad_dice_2.events import Stocked
from rules.railroad_dice_2.state import State

ALL_TILES = tuple(range(1, TILES + 1))


def pay(state: State, seat: Seat, units: int) -> State:
    """From a player who has it to the bank (RD-4.3)."""
    return state.with_player(seat, money=state.players[seat].money - units).but(bank=state.bank + units)


def receive(state: State, seat: Seat, units: int) -> tuple[State, int]:
    """From the bank to a player, as much as the bank has (RD-4.5); also what was paid."""
    paid = min(units, state.bank)
    return state.with_player(seat, money=state.players[seat].money + paid).but(bank=state.bank - paid), paid


def stocked(
    state: State, why: Literal["opening", "skip", "appear", "lack", "final"], tiles: tuple[int, ...] = ALL_TILES
) -> tuple[State, Stocked]:
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
