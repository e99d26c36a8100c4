"""Positions as caches know them: by the parts that a finding depends on, and by the map that is played."""

from rules.steam.state import State


class CacheKey:
    """Equal to another where the parts are, on the same map. It holds the position from which the finding is made."""

    def __init__(self, state: State, *parts: object) -> None:
        self.state = state  # keeps the map in memory, too, so that no other can get its id
        self.parts = (id(state.map), *parts)

    def __hash__(self) -> int:
        return hash(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CacheKey) and self.parts == other.parts
