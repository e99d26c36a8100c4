"""A seat that nobody takes over: its track stays, everything else goes back (CR-R83)."""

from rules.china_rails.event import ChinaEvent, Seated
from rules.china_rails.flow import pass_turn
from rules.china_rails.running import release
from rules.china_rails.scoring import last_one
from rules.china_rails.state import State
from rules.core.contract import Seat, Step


class Left(Seated):
    """The seat is retired (CR-R83)."""


def retire(state: State, seat: Seat) -> Step[State]:
    if state.over or state.players[seat].left:
        return Step(state, ())
    events: list[ChinaEvent] = [Left(seat=seat)]
    hand = state.players[seat].hand
    for running in state.running:
        if seat in running.bound:
            state, released = release(state, seat, running.card)
            events += released
    state = state.with_player(
        seat, left=True, at=None, came=None, docked=False, loads=(), hand=(), borrowed=0, owes_loads=0, shaken=False
    )
    state = state.with_player(seat, loses_turn=False).but(
        discard=(*state.discard, *hand),
        reserved=tuple(one for one in state.reserved if one.owner != seat),
        qualified=tuple(other for other in state.qualified if other != seat),
    )
    if sum(not player.left for player in state.players) == 1:
        state, ended = last_one(state)
        return Step(state, (*events, *ended))
    if state.turn == seat:
        state, passed = pass_turn(state)
        events += passed
    return Step(state, tuple(events))
