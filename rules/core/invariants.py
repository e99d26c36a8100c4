"""How an audit speaks up."""

from rules.core.contract import BrokenInvariantError


def demand(invariant: str, holds: bool, *found: object) -> None:
    """Raises BrokenInvariantError with the invariant's id and what was found instead."""
    if not holds:
        raise BrokenInvariantError(invariant, " ".join(map(str, found)))
