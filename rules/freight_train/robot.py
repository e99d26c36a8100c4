"""A robot for Freight Train: looks one turn ahead and plays the move that leaves it best placed.

It knows what the table sees (the view) and which kinds of move are open (the offers). Moves are put together
wagon by wagon by the game's own placing rules, so they are legal.
"""

from collections.abc import Iterator

from rules.core.contract import Ask, Draft, Seat
from rules.freight_train.caboose import Caboose
from rules.freight_train.fill import Fill
from rules.freight_train.mobilise import Mobilise
from rules.freight_train.move import FreightMove
from rules.freight_train.partial import PartialMove, best
from rules.freight_train.pass_ import Pass
from rules.freight_train.picking import picks_of
from rules.freight_train.rearrange import Rearrange, sorted_yard
from rules.freight_train.switch import Switch
from rules.freight_train.take import Take
from rules.freight_train.view import TableView
from rules.freight_train.wagons import SWITCHED, TAKEN
from rules.freight_train.worth import Worth

_FILL_BELOW = 2.0  # a turn worth less than this is worth new wagons first


def choose_move(view: TableView, seat: Seat, ask: Ask) -> FreightMove:
    kinds = {choice.value for choice in ask(Draft()).choices}
    found = list(_actions(view, seat, kinds))
    gain, move = max(found, key=lambda one: one[0], default=(0.0, Pass()))
    if "fill" in kinds and (gain < _FILL_BELOW or not found):
        return Fill()
    if "pass" in kinds and gain < 0:  # only a caboose is open, and it would do harm
        return Pass()
    return move


def _actions(view: TableView, seat: Seat, kinds: set[str]) -> Iterator[tuple[float, FreightMove]]:
    """The best of each kind of action, with what it gains."""
    player, worth = view.players[seat], Worth(view, seat)
    now = worth.of(player)
    if "take" in kinds:
        reached, half = best(PartialMove(player, view.main), TAKEN, TAKEN, worth)[0]
        yield reached - now, Take(picks=picks_of(half))
    if "switch" in kinds:
        reached, half = best(PartialMove(player), 1, SWITCHED, worth)[0]
        yield reached - now, Switch(picks=picks_of(half))
    if "mobilise" in kinds:
        yield worth.of_locomotive(player), Mobilise()
    if "rearrange" in kinds:
        rows = sorted_yard(player, worth)
        yield worth.of(player.but(yard=rows)) - now - 1, Rearrange(rows=rows)
    if "caboose" in kinds:
        yield from ((worth.of_caboose(one), Caboose(loco=one.loco)) for one in player.trains if not one.caboose)
