"""Ending the movement of the turn at a port, for the ferry or for the containers: `stop`."""

from rules.china_rails.delivery.phase import no_train
from rules.china_rails.event import NamedPlace, Seated
from rules.china_rails.move import ChinaMove
from rules.china_rails.speech import refuse
from rules.china_rails.state import State
from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase


class Stopped(Seated):
    at: NamedPlace
    lost: int

    pictured = False


class Stop(ChinaMove):
    rule = "CR-14.1"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        refusal, at = no_train(state, seat), state.players[seat].at
        if refusal is not None or at is None:
            return refusal
        if state.now.stopped:
            return refuse("CR-14.1", "stopped")
        if at in state.board.ferry_ports:
            return None
        port = state.board.port_at.get(at)
        if port is None:
            return refuse("CR-19.3", "not-at-port")
        if port not in state.players[seat].links:
            return refuse("CR-19.2", "no-link", port=state.board.ports[port].name)
        return None

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        points = state.now.points
        return Offers(complete=True, warning=phrase("china-warn-stop", points=points) if points else None)

    def attempt(self, state: State, seat: Seat) -> Outcome[State]:
        at = state.players[seat].at
        assert at is not None
        event = Stopped(seat=seat, at=at, lost=state.now.points)
        return Outcome(state.with_turn(points=0, stopped=True, acted=True), (event,), turn_over=False)
