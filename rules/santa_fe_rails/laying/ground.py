"""Where a segment can go: all that laying depends on, for one player at one moment (SF-6 to SF-12, SF-19).

Built from a position by `ground_of`; a robot builds one from its view. Nothing here is secret.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from rules.core.contract import Seat
from rules.santa_fe_rails.board import COST, Board, Link
from rules.santa_fe_rails.laying.network import Network
from rules.santa_fe_rails.laying.segment import Bonus, Segment
from rules.santa_fe_rails.state import CompanyState, Line, Run, State

FIRST_SERVICE, HISTORICAL = 2, 4  # SF-12.1, SF-12.6


@dataclass(frozen=True)
class Ground:
    board: Board
    companies: tuple[CompanyState, ...]
    branch: str | None  # the company of an unused branch card the player has shown
    purse: int | None  # money for terrain; None where terrain costs nothing

    @cached_property
    def net(self) -> Network:
        return Network(self.board, self.companies)

    @cached_property
    def served(self) -> frozenset[str]:
        return frozenset(city for company in self.companies for city in company.served)

    def company(self, code: str) -> CompanyState:
        return next(company for company in self.companies if company.code == code)

    def segments(self) -> Iterator[Segment]:
        """Every legal segment, new lines last; equivalent heads once."""
        for company in self.companies:
            yield from self.segments_of(company)

    @property
    def bare(self) -> bool:
        """Whether there is nothing to lay."""
        return next(self.segments(), None) is None

    def cost(self, link: Link, track: int, start: str, nth: int) -> int:
        return 0 if self.purse is None else COST[link.terrain(track, start, nth)]

    def affordable(self, segment: Segment) -> bool:
        return self.purse is None or segment.cost <= self.purse

    def onward(self, company: CompanyState, line: Line, run: Run) -> Segment:
        """The next space of a line that is part-way along a link (SF-6.8)."""
        link, nth = self.board.link[run.link], run.laid + 1
        cost = self.cost(link, run.track, run.start, nth)
        return Segment(company.code, line.number, False, link, run.track, run.start, nth, cost)

    def leaving(self, company: CompanyState, line: Line | None, link: Link, track: int, start: str) -> Segment:
        """The first space of a track; without a line, a new one begins."""
        number = line.number if line else len(company.lines) + 1
        cost = self.cost(link, track, start, 1)
        return Segment(company.code, number, line is None, link, track, start, 1, cost)

    def parallels(self, segment: Segment) -> tuple[Segment, ...]:
        """The segment on each track that is free at its start and can be paid for."""
        if segment.nth > 1:
            return (segment,)
        free = self.net.free_tracks(segment.company, segment.link, segment.start)
        costs = ((track, self.cost(segment.link, track, segment.start, 1)) for track in free)
        return tuple(filter(self.affordable, (replace(segment, track=track, cost=cost) for track, cost in costs)))

    def may_branch(self, company: CompanyState) -> bool:
        """Whether a new line may start from a served city (SF-8.1, SF-9.1)."""
        return not self.board.company[company.code].major or self.branch == company.code

    def joins(self, segment: Segment) -> tuple[str, ...]:
        """The cities that the company serves with this segment and did not before (SF-6.9)."""
        company = self.company(segment.company)
        joined = [] if company.lines else [segment.start]
        if segment.arrives and segment.towards not in company.served:
            joined.append(segment.towards)
        return tuple(joined)

    def bonus(self, segment: Segment) -> Bonus:
        """SF-12: only a city reached pays, never the origin a company begins in (SF-12.3, SF-12.5)."""
        city = segment.towards
        if city not in self.joins(segment):
            return Bonus()
        first = city not in self.served and city not in self.board.major_origins
        square = segment.company in self.board.city[city].squares
        return Bonus(FIRST_SERVICE if first else 0, HISTORICAL if square else 0)

    def segments_of(self, company: CompanyState) -> Iterator[Segment]:
        if not company.open or not company.left:
            return
        if not company.lines:
            yield from self._exits(company, None, self.board.company[company.code].origin)
            return
        heads: set[str] = set()
        for line in company.lines:
            head = self.net.head(line)
            if head.run is not None:
                yield from filter(self.affordable, (self.onward(company, line, head.run),))
            elif head.city not in heads:
                heads.add(head.city)
                yield from self._exits(company, line, head.city)
        if self.may_branch(company):
            same = heads if not self.board.company[company.code].major else set()  # SF-9.1: going on does as well
            for city in company.served:
                if city not in same:
                    yield from self._exits(company, None, city)

    def _exits(self, company: CompanyState, line: Line | None, start: str) -> Iterator[Segment]:
        for link, tracks in self.net.exits(company.code, start):
            for track in tracks:
                segment = self.leaving(company, line, link, track, start)
                if self.affordable(segment):
                    yield segment


def ground_of(state: State, seat: Seat) -> Ground:
    player = state.players[seat]
    return Ground(state.board, state.companies, player.branch, player.money if state.options.terrain else None)
