"""Track on the board: who is on which track, where lines end, and which exits are open (SF-6 to SF-11).

A Network is read off the companies once and then answers questions without search: a segment only ever looks at
one city and one link.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.santa_fe_rails.board import Board, Link
from rules.santa_fe_rails.state import CompanyState, Line, Run


@dataclass(frozen=True)
class Head:
    """The building end of a line: in a city, or part-way along a link, and then `city` is empty."""

    city: str
    run: Run | None


class Network:
    def __init__(self, board: Board, companies: Sequence[CompanyState]) -> None:
        self.board = board
        self._on: dict[tuple[str, int], tuple[str, Run]] = {
            (run.link, run.track): (company.code, run)
            for company in companies
            for line in company.lines
            for run in line.runs
        }

    def owner(self, link: str, track: int) -> str | None:
        found = self._on.get((link, track))
        return found[0] if found else None

    def unfinished(self, run: Run) -> bool:
        return run.laid < self.board.link[run.link].spaces

    def head(self, line: Line) -> Head:
        run = line.runs[-1]
        if self.unfinished(run):
            return Head("", run)
        return Head(self.board.link[run.link].other(run.start), None)

    def run_of(self, company: str, link: Link) -> Run | None:
        """The company's own run on the link; it has at most one (SF-10.6)."""
        for track in range(1, link.tracks + 1):
            found = self._on.get((link.id, track))
            if found and found[0] == company:
                return found[1]
        return None

    def free_tracks(self, company: str, link: Link, start: str) -> tuple[int, ...]:
        """The available exits by this link, as tracks (SF-10.7)."""
        if not link.leaves(start) or self.run_of(company, link):
            return ()
        return tuple(track for track in range(1, link.tracks + 1) if (link.id, track) not in self._on)

    def exits(self, company: str, start: str) -> Iterator[tuple[Link, tuple[int, ...]]]:
        for link in self.board.links_at.get(start, ()):
            if tracks := self.free_tracks(company, link, start):
                yield link, tracks

    def has_exit(self, company: str, start: str) -> bool:
        return next(self.exits(company, start), None) is not None

    def blocked(self, company: CompanyState) -> bool:
        """SF-11.2, for a major: segments left, and no line that could go on."""
        if not company.left:
            return False
        if not company.lines:
            return not self.has_exit(company.code, self.board.company[company.code].origin)
        return not any(self._goes_on(company.code, line) for line in company.lines)

    def _goes_on(self, company: str, line: Line) -> bool:
        head = self.head(line)
        return head.run is not None or self.has_exit(company, head.city)
