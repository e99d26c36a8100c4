"""When building is over or not yet possible: the same for track, links and upgrades."""

from __future__ import annotations

from rules.china_rails.speech import CHINA
from rules.china_rails.state import LIMIT, State
from rules.core.contract import Refusal
from rules.core.phrase import Phrase, phrase


def unfinished(state: State) -> Phrase | None:
    """CR-R6: what building now would give up of the delivery phase."""
    if state.now.phase == "building" or not state.now.points:
        return None
    return phrase("china-warn-delivery", points=state.now.points)


def building_closed(state: State) -> Refusal | None:
    if state.now.upgraded:
        return CHINA.refuse("CR-20.1", "upgraded-already")
    if state.now.spent >= LIMIT:
        return CHINA.refuse("CR-5.7", "limit-reached")
    return None
