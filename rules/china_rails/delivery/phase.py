"""When the delivery phase is over or the train is not there: the same for moving and for handling loads."""

from __future__ import annotations

from rules.china_rails.speech import CHINA
from rules.china_rails.state import State
from rules.core.contract import Refusal, Seat


def delivery_closed(state: State) -> Refusal | None:
    if state.opening:
        return CHINA.refuse("CR-3.1", "opening")
    if state.now.phase == "building":
        return CHINA.refuse("CR-2.5", "building-begun")
    return None


def no_train(state: State, seat: Seat) -> Refusal | None:
    if state.players[seat].at is None:
        return CHINA.refuse("CR-11.1", "not-placed", CHINA.instead("start"))
    return None
