"""Which segment a `lay` means, or why it is refused, in the order of section 5."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.board import Company
from rules.santa_fe_rails.cards import branch_of
from rules.santa_fe_rails.laying.ground import Ground, ground_of
from rules.santa_fe_rails.laying.segment import Segment
from rules.santa_fe_rails.speech import instead, refuse
from rules.santa_fe_rails.state import CompanyState, Line, Player, State

if TYPE_CHECKING:
    from rules.santa_fe_rails.laying.lay import Lay


def meant(state: State, seat: Seat, asked: Lay) -> Segment | Refusal:
    company = _supplied(state, asked.company)
    if isinstance(company, Refusal):
        return company
    spec = state.board.company[company.code]
    laying = _Laying(ground_of(state, seat), company, spec, state.players[seat])
    return laying.guess(asked) if asked.start is None and asked.line is None else laying.read(asked)


def stuck(state: State, seat: Seat, code: str) -> Refusal:
    """Why no segment of the company can be laid by this player now."""
    company = _supplied(state, code)
    if isinstance(company, Refusal):
        return company
    spec, ground = state.board.company[code], ground_of(state, seat)
    if spec.major and ground.net.blocked(company):
        return refuse("SF-11.3", "blocked", instead("branch"), company=spec.name)
    free = replace(ground, purse=None)
    rule = "SF-19.6" if any(free.segments_of(company)) else "SF-10.7"
    return refuse(rule, "company-stuck", instead("other-company"), company=spec.name)


def _supplied(state: State, code: str) -> CompanyState | Refusal:
    """The company, or why nobody at all can lay for it."""
    company = state.company(code)
    if company is None:
        codes = tuple(one.code for one in state.companies if one.open)
        return refuse("SF-6.3", "company", instead("companies", codes=codes), code=code)
    name = state.board.company[code].name
    if not company.open:
        return refuse("SF-1.3", "closed", company=name)
    if not company.left:
        return refuse("SF-6.4", "removed" if company.removed else "none-left", company=name)
    return company


@dataclass(frozen=True)
class _Laying:
    ground: Ground
    company: CompanyState
    spec: Company
    player: Player

    def read(self, asked: Lay) -> Segment | Refusal:
        """A move that names its start."""
        if not self.company.lines and asked.start != self.spec.origin:
            return self._no("SF-6.6", "origin", self._origin())
        if asked.branch:
            assert asked.start is not None
            return self._no_branch(asked.start) or self._leave(None, asked.start, asked)
        if self.spec.major and self.ground.net.blocked(self.company):
            return self._against_arrow(asked) or self._no("SF-11.3", "blocked", instead("branch"))
        if not self.company.lines:
            return self._leave(None, self.spec.origin, asked)
        line = self._line(asked)
        if line is None:
            return self._from_no_head(asked)
        head = self.ground.net.head(line)
        if head.run is None:
            return self._leave(line, head.city, asked)
        segment = self.ground.onward(self.company, line, head.run)
        if segment.towards != asked.towards or asked.track not in (None, segment.track):
            towards = self._city(segment.towards)
            return self._no("SF-6.8", "part-way", instead("onward", towards=towards), towards=towards)
        return self._paid(segment, (segment,))

    def guess(self, asked: Lay) -> Segment | Refusal:
        """A move that leaves its start out: what fits, if only one start does."""
        starts = [city for city in self._starts(asked.branch) if self.ground.board.between(city, asked.towards)]
        tried = [self.read(asked.but(start=city)) for city in starts]
        fits = [found for found in tried if isinstance(found, Segment)]
        if len(fits) == 1:
            return fits[0]
        if fits:
            return self._no("SF-7.1", "several-starts", self._cities("start", (one.start for one in fits)))
        if tried:
            return tried[0]
        if self.spec.major and not asked.branch and self.ground.net.blocked(self.company):
            return self._no("SF-11.3", "blocked", instead("branch"))
        return self._no("SF-7.1", "no-start", self._heads(), towards=self._city(asked.towards))

    def _starts(self, branch: bool) -> tuple[str, ...]:
        if not self.company.lines:
            return (self.spec.origin,)
        if branch:
            return self.company.served
        heads = (self.ground.net.head(line) for line in self.company.lines)
        found = (head.run.start if head.run else head.city for head in heads)
        return tuple(dict.fromkeys((*found, *(() if self.spec.major else self.company.served))))

    def _no_branch(self, start: str) -> Refusal | None:
        """Why a new line cannot start in this city."""
        if self.spec.major:
            if branch_of(self.company.code) not in self.player.revealed:
                return self._no("SF-8.8", "branch-card", self._heads())
            if self.player.branch_used:
                return self._no("SF-8.1", "branch-used", self._heads())
        elif not self.company.lines:
            return None  # the first segment of a short line, from its origin
        if start not in self.company.served:
            rule = "SF-8.2" if self.spec.major else "SF-9.2"
            return self._no(rule, "not-served", self._served(), city=self._city(start))
        return None

    def _against_arrow(self, asked: Lay) -> Refusal | None:
        """SF-EX-13: out of its head against an arrow, a blocked company hears of the arrow."""
        line = self._line(asked)
        city = self.ground.net.head(line).city if line else ""
        link = self.ground.board.between(city, asked.towards)
        return self._arrow(city, asked.towards) if link and not link.leaves(city) else None

    def _line(self, asked: Lay) -> Line | None:
        """The line a move means; the one going where it says first, then a head in the city (lowest number)."""
        if asked.line is not None:
            return next((line for line in self.company.lines if line.number == asked.line), None)
        in_city, on_the_way = None, None
        for line in self.company.lines:
            head = self.ground.net.head(line)
            if head.run is not None and head.run.start == asked.start:
                if self.ground.board.link[head.run.link].other(head.run.start) == asked.towards:
                    return line
                on_the_way = on_the_way or line
            elif head.run is None and head.city == asked.start:
                in_city = in_city or line
        if not self.spec.major and in_city is None:
            return None  # SF-9.1: from a served city a new line may start
        return in_city or on_the_way

    def _from_no_head(self, asked: Lay) -> Segment | Refusal:
        if asked.start is None:
            rule = "SF-7.1" if self.spec.major else "SF-9.2"
            return self._no(rule, "no-line", self._heads(), line=asked.line or 0)
        if self.spec.major:
            return self._no("SF-7.1", "no-head", self._heads())
        if asked.start not in self.company.served:
            return self._no("SF-9.2", "not-served", self._served(), city=self._city(asked.start))
        return self._leave(None, asked.start, asked)

    def _leave(self, line: Line | None, start: str, asked: Lay) -> Segment | Refusal:
        """Out of a city, by the track named or else by the first that is free and can be paid for."""
        link = self.ground.board.between(start, asked.towards)
        towards = self._city(asked.towards)
        if link is None:
            return self._no("SF-6.7", "link", self._exits(start), start=self._city(start), towards=towards)
        if not link.leaves(start):
            return self._arrow(start, asked.towards)
        if asked.track is not None and not 1 <= asked.track <= link.tracks:
            return self._no("SF-6.7", "track", tracks=link.tracks, track=asked.track)
        own = self.ground.net.run_of(self.company.code, link)
        if own and self.ground.net.unfinished(own) and asked.track in (None, own.track):
            return self._no("SF-10.4", "own-begun", start=self._city(own.start))
        if own and link.tracks == 2 and asked.track != own.track:
            return self._no("SF-10.6", "own-parallel", self._exits(start))
        if own:
            return self._no("SF-6.5", "taken", self._exits(start))
        free = self.ground.net.free_tracks(self.company.code, link, start)
        open_tracks = [track for track in free if asked.track in (None, track)]
        if not open_tracks:
            return self._no("SF-10.3", "other-company", self._exits(start), towards=towards)
        segment = self.ground.leaving(self.company, line, link, open_tracks[0], start)
        parallels = self.ground.parallels(segment) if asked.track is None else (segment,)
        return self._paid(segment, parallels)

    def _paid(self, segment: Segment, parallels: tuple[Segment, ...]) -> Segment | Refusal:
        """The first of the parallel segments that can be paid for (SF-19.6)."""
        if found := next(filter(self.ground.affordable, parallels), None):
            return found
        money = self.ground.purse or 0
        return self._no("SF-19.6", "terrain-money", instead("cheaper"), cost=segment.cost, money=money)

    def _arrow(self, start: str, towards: str) -> Refusal:
        return self._no("SF-10.1", "arrow", start=self._city(start), towards=self._city(towards))

    def _no(self, rule: str, key: str, hint: Phrase | None = None, **params: str | int) -> Refusal:
        return refuse(rule, key, hint, company=self.spec.name, **params)

    def _city(self, code: str) -> str:
        return self.ground.board.called(code)

    def _cities(self, key: str, codes: Iterable[str], **params: str) -> Phrase:
        return instead(key, cities=tuple(map(self._city, codes)), **params)

    def _origin(self) -> Phrase:
        return instead("origin", city=self._city(self.spec.origin))

    def _heads(self) -> Phrase:
        """Where the company's lines can go on."""
        if not self.company.lines:
            return self._origin()
        said: list[Phrase] = []
        for line in self.company.lines:
            head = self.ground.net.head(line)
            if head.run is None:
                said.append(phrase("santafe-head-city", city=self._city(head.city)))
            else:
                towards = self.ground.board.link[head.run.link].other(head.run.start)
                start = self._city(head.run.start)
                said.append(phrase("santafe-head-way", start=start, towards=self._city(towards)))
        return instead("heads", heads=tuple(said))

    def _served(self) -> Phrase:
        return self._cities("start", self.company.served) if self.company.served else self._origin()

    def _exits(self, start: str) -> Phrase:
        cities = [link.other(start) for link, _ in self.ground.net.exits(self.company.code, start)]
        return self._cities("exits", cities, start=self._city(start)) if cities else instead("other-start")
