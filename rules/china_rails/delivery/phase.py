"""When the delivery phase is over or the train is not there: the same for moving and for handling loads."""

from rules.china_rails.speech import instead, refuse
from rules.china_rails.state import State
from rules.core.contract import Refusal, Seat


def delivery_closed(state: State) -> Refusal | None:
    if state.opening:
        return refuse("CR-3.1", "opening")
    if state.now.phase == "building":
        return refuse("CR-2.5", "building-begun")
    return None


def no_train(state: State, seat: Seat) -> Refusal | None:
    """Why nothing can be done with a train."""
    if state.players[seat].at is None:
        return delivery_closed(state) or refuse("CR-11.1", "not-placed", instead("start"))
    return delivery_closed(state)
