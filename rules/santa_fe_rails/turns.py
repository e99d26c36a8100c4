"""Whose turn it is, and how many segments the card a player showed allows him (table 2.1)."""

from rules.core.contract import Seat
from rules.santa_fe_rails.cards import DOUBLE, FOUR, TRIPLE, is_branch
from rules.santa_fe_rails.state import Phase, Player, State

LAYING: tuple[Phase, ...] = ("first", "second")
_MOST = {DOUBLE: 2, TRIPLE: 3, FOUR: 4}  # SF-14.1, SF-14.9, SF-14.10
_RULE = {DOUBLE: "SF-14.1", TRIPLE: "SF-14.9", FOUR: "SF-14.10"}
_TIMES = {DOUBLE: 2, TRIPLE: 0}  # SF-12.10, SF-12.11


def special(player: Player) -> str | None:
    """The double, triple or four-in-one card this player showed this round."""
    return next((card for card in player.revealed if card in _MOST), None)


def branch(player: Player) -> str | None:
    """The branch card this player showed and has not used."""
    unused = (card for card in player.revealed if is_branch(card) and not player.branch_used)
    return next(unused, None)


def laid(player: Player, phase: Phase) -> int:
    return player.laid_first if phase == "first" else player.laid_second


def most(player: Player, phase: Phase) -> int:
    """Segments the player may lay in the phase, those already laid included."""
    if special(player) == FOUR and phase == "second" and player.laid_first:
        return 0
    return _MOST.get(special(player) or "", 1)


def allowance(player: Player, phase: Phase) -> int:
    """Segments the player may still lay in the phase."""
    return most(player, phase) - laid(player, phase) if phase in LAYING else 0


def allowance_rule(player: Player) -> str:
    return _RULE.get(special(player) or "", "SF-6.1")


def bonus_times(player: Player) -> int:
    return _TIMES.get(special(player) or "", 1)


def order(state: State) -> tuple[Seat, ...]:
    """All seats from the first player on (SF-2.3)."""
    seats = len(state.players)
    return tuple((state.first + i) % seats for i in range(seats))


def still_to_play(state: State) -> tuple[Seat, ...]:
    """Who has a turn in this phase or must choose, in order, the acting seat first."""
    if state.over:
        return ()
    if state.phase == "choose":
        return tuple(seat for seat in order(state) if state.players[seat].chosen is None)
    seats = order(state)
    return seats[seats.index(state.turn) :]
