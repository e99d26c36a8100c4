"""Ending the movement of the turn at a port, for the ferry or for the containers: `stop`."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.china_rails.delivery.phase import delivery_closed, no_train
from rules.china_rails.events_running import Stopped
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import State
from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase


class Stop(ChinaMove):
    kind: Literal["stop"] = "stop"

    rule: ClassVar[str] = "CR-14.1"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        refusal = delivery_closed(state) or no_train(state, seat)
        at = state.players[seat].at
        if refusal is not None or at is None:
            return refusal
        if state.now.stopped:
            return CHINA.refuse("CR-14.1", "stopped")
        if at in state.board.ferry_ports:
            return None
        port = state.board.port_at.get(at)
        if port is None:
            return CHINA.refuse("CR-19.3", "not-at-port")
        if port not in state.players[seat].links:
            return CHINA.refuse("CR-19.2", "no-link", port=state.board.ports[port].name)
        return None

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        points = state.now.points
        return Offers(complete=True, warning=phrase("china-warn-stop", points=points) if points else None)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        at = state.players[seat].at
        assert at is not None
        event = Stopped(seat=seat, at=at, lost=state.now.points)
        return Outcome(state.turning(points=0, stopped=True, acted=True), (event,), turn_over=False)
