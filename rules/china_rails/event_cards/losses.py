"""Loads and turns lost to events."""

from rules.china_rails.delivery.one_good import without
from rules.china_rails.event import ChinaEvent, NamedGood, Seated
from rules.china_rails.naming import carried
from rules.china_rails.state import State
from rules.core.contract import Seat
from rules.core.phrase import Phrase

Effect = tuple[State, list[ChinaEvent]]


class LoadDue(Seated):
    """The owner is to choose the load that is lost (CR-R33)."""

    loads: int

    pictured = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, choice=carried(state, self.seat)),)


class LoadLost(Seated):
    good: NamedGood


class TurnDue(Seated):
    """A turn will be lost: the next one, and the rest of this one for the drawer (CR-39.4)."""

    now: bool

    pictured = False


def lose_load(state: State, seat: Seat) -> Effect:
    """One load of the owner's choice (CR-30.2). Without a choice it goes at once; otherwise it waits (CR-R34)."""
    state = state.with_player(seat, owes_loads=state.players[seat].owes_loads + 1)
    state, lost = settle(state, seat)
    owed = state.players[seat].owes_loads
    return state, [*lost, *((LoadDue(seat=seat, loads=owed),) if owed else ())]


def settle(state: State, seat: Seat) -> Effect:
    """Losses that leave no choice: as many as there are loads, or loads of one kind only (CR-R33, CR-R34)."""
    events: list[ChinaEvent] = []
    player = state.players[seat]
    while player.owes_loads and (player.owes_loads >= len(player.loads) or len(set(player.loads)) == 1):
        if not player.loads:
            state = state.with_player(seat, owes_loads=0)
            break
        state = forfeit(state, seat, player.loads[0])
        events.append(LoadLost(seat=seat, good=player.loads[0]))
        player = state.players[seat]
    return state, events


def forfeit(state: State, seat: Seat, good: int) -> State:
    """One waiting loss answered: the chip goes back to the tray (CR-23.11)."""
    player = state.players[seat]
    return state.with_player(seat, loads=without(player.loads, good), owes_loads=player.owes_loads - 1)


def lose_turn(state: State, seat: Seat) -> Effect:
    """The next turn; for the player on turn the rest of this one too (CR-39.4). Several losses are one (CR-39.8)."""
    now, known = seat == state.turn, state.players[seat].loses_turn
    if now:
        known = known and state.now.cut
        state = state.with_turn(cut=True)
    return state.with_player(seat, loses_turn=True), [] if known else [TurnDue(seat=seat, now=now)]
