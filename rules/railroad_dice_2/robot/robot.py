"""A robot for Railroad Dice 2: builds towards stations near its home, buys what pays, and runs everything it has.

It knows the position alone, which everybody sees, and decides move by move, so it can take over at any moment.
"""

from rules.core.contract import Seat
from rules.railroad_dice_2.chart import standard
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.opening.layout import Layout
from rules.railroad_dice_2.opening.sites import ranked
from rules.railroad_dice_2.opening.station import PlaceStation
from rules.railroad_dice_2.robot.building import build, joker_connects
from rules.railroad_dice_2.robot.buying import worth_buying
from rules.railroad_dice_2.robot.prospects import Prospects
from rules.railroad_dice_2.running import best_runs
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.appear import Appear, calls_passengers, ranked_tiles
from rules.railroad_dice_2.turn.buy import Buy
from rules.railroad_dice_2.turn.end import End
from rules.railroad_dice_2.turn.roll import Roll
from rules.railroad_dice_2.turn.skip import Skip
from rules.railroad_dice_2.turn.transport import Transport

FEW = 2  # simple dice; with fewer in the bank a roll of four is none


def choose_move(state: State, seat: Seat) -> DiceMove:
    if state.phase == "layout":
        return Layout.read(standard(state.options.tiles).split())
    if state.phase in ("homes", "neutrals"):
        return PlaceStation(cell=ranked(state, seat)[0])
    if state.phase == "play" and (move := _on_the_map(state, seat)):
        return move
    if worth_buying(state, seat):
        return Buy()
    trains = best_runs(state, seat)
    return Transport(train=trains[0]) if trains else End()


def _on_the_map(state: State, seat: Seat) -> DiceMove | None:
    """Roll or skip, then build and make passengers appear."""
    if state.turn.rolled is None:
        return None if state.turn.skipped else _roll(state, seat)
    if move := build(state, seat):
        return move
    die = next(filter(calls_passengers, state.turn.hand), None)
    tiles = ranked_tiles(state, seat)
    mine = {state.chart.tile(cell) for cell in state.players[seat].connected}
    if die and tiles and tiles[0] in mine:
        return Appear(die=die.number, tile=tiles[0])
    return None


def _roll(state: State, seat: Seat) -> DiceMove:
    if state.complex and joker_connects(state, seat):
        return Roll(dice="joker")
    if Prospects(state, seat).any() and state.simple >= FEW:
        return Roll(dice="4s")
    return Skip()
