"""One segment as it would be laid, and the bonus it would pay."""

from dataclasses import dataclass

from rules.santa_fe_rails.board import Link


@dataclass(frozen=True)
class Segment:
    """One segment as it would be laid: the nth space of a track from the start city."""

    company: str
    line: int
    new_line: bool  # needs a branch, unless it is the first or a short line's
    link: Link
    track: int
    start: str
    nth: int
    cost: int

    @property
    def towards(self) -> str:
        return self.link.other(self.start)

    @property
    def arrives(self) -> bool:
        return self.nth == self.link.spaces


@dataclass(frozen=True)
class Bonus:
    """What an arrival pays before the card's doubling."""

    first_service: int = 0
    historical: int = 0

    @property
    def total(self) -> int:
        return self.first_service + self.historical
