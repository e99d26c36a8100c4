"""What would do instead of a refused move: where its refusal does not say so, what its kind offers now, else what kinds
of move are open."""

from collections.abc import Callable

from rules.core.contract import Draft, Offers, Refusal
from rules.core.kinds import Speech

MOST = 5  # choices that a refusal names


def advised(speech: Speech, refusal: Refusal, kind: str, ask: Callable[[Draft], Offers]) -> Refusal:
    """The refusal with what would do; as it is for a seat that can do nothing now."""
    if refusal.instead is not None:
        return refusal
    for key, draft in (("choices", Draft(kind=kind)), ("kinds", Draft())):
        labels = tuple(choice.label for choice in ask(draft).choices[:MOST])
        if labels:
            return refusal.but(instead=speech.instead(key, choices=labels))
    return refusal
