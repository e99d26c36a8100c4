"""Which segment a `lay` means, or why it is refused, in the order of section 5."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.board import Company
from rules.santa_fe_rails.cards import branch_of
from rules.santa_fe_rails.ground import Ground, Segment, ground_of
from rules.santa_fe_rails.moves import Lay
from rules.santa_fe_rails.refusals import instead, refuse
from rules.santa_fe_rails.state import CompanyState, Line, Player, State


def resolve(state: State, seat: Seat, move: Lay) -> Segment | Refusal:
    company = state.company(move.company)
    if company is None:
        codes = tuple(one.code for one in state.companies if one.open)
        return refuse("SF-6.3", "company", instead("companies", codes=codes), code=move.company)
    spec = state.board.company[company.code]
    if not company.open:
        return refuse("SF-1.3", "closed", company=spec.name)
    if not company.left:
        return refuse("SF-6.4", "removed" if company.removed else "none-left", company=spec.name)
    laying = _Laying(ground_of(state, seat), company, spec, state.players[seat])
    if move.start is None and move.line is None:
        return laying.guess(move)
    return laying.read(move)


@dataclass(frozen=True)
class _Laying:
    ground: Ground
    company: CompanyState
    spec: Company
    player: Player

    def read(self, move: Lay) -> Segment | Refusal:
        """A move that names its start."""
        if not self.company.lines and move.start != self.spec.origin:
            return self._no("SF-6.6", "origin", instead("origin", city=self._city(self.spec.origin)))
        if move.branch:
            assert move.start is not None
            return self._no_branch(move.start) or self._leave(None, move.start, move)
        if self.spec.major and self.ground.net.blocked(self.company):
            return self._against_arrow(move) or self._no("SF-11.3", "blocked", instead("branch"))
        if not self.company.lines:
            return self._leave(None, self.spec.origin, move)
        line = self._line(move)
        if line is None:
            return self._from_no_head(move)
        head = self.ground.net.head(line)
        if head.run is None:
            assert head.city is not None
            return self._leave(line, head.city, move)
        segment = self.ground.onward(self.company, line, head.run)
        if segment.towards != move.towards or move.track not in (None, segment.track):
            onward = instead("onward", towards=self._city(segment.towards))
            return self._no("SF-6.8", "part-way", onward, towards=self._city(segment.towards))
        return self._paid(segment)

    def guess(self, move: Lay) -> Segment | Refusal:
        """A move that leaves its start out: what fits, if only one start does."""
        starts = [city for city in self._starts(move.branch) if self.ground.board.between(city, move.towards)]
        tried = [(city, self.read(move.model_copy(update={"start": city}))) for city in starts]
        fits = [segment for _, segment in tried if isinstance(segment, Segment)]
        if len(fits) == 1:
            return fits[0]
        if fits:
            cities = tuple(self._city(segment.start) for segment in fits)
            return self._no("SF-7.1", "several-starts", instead("start", cities=cities))
        if tried:
            refused = tried[0][1]
            assert isinstance(refused, Refusal)
            return refused
        if self.spec.major and not move.branch and self.ground.net.blocked(self.company):
            return self._no("SF-11.3", "blocked", instead("branch"))
        return self._no("SF-7.1", "no-start", self._heads(), towards=self._city(move.towards))

    def _starts(self, branch: bool) -> tuple[str, ...]:
        if not self.company.lines:
            return (self.spec.origin,)
        if branch:
            return self.company.served
        heads = [self.ground.net.head(line) for line in self.company.lines]
        found = [head.run.start if head.run else head.city or "" for head in heads]
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

    def _against_arrow(self, move: Lay) -> Refusal | None:
        """SF-EX-13: out of its head against an arrow, a blocked company hears of the arrow."""
        line = self._line(move)
        city = self.ground.net.head(line).city if line else None
        link = self.ground.board.between(city, move.towards) if city else None
        if city is None or link is None or link.leaves(city):
            return None
        return self._arrow(city, move.towards)

    def _line(self, move: Lay) -> Line | None:
        """The line a move means; the one going where it says first, then a head in the city (lowest number)."""
        if move.line is not None:
            return next((line for line in self.company.lines if line.number == move.line), None)
        in_city, on_the_way = None, None
        for line in self.company.lines:
            head = self.ground.net.head(line)
            if head.run is not None and head.run.start == move.start:
                if self.ground.board.link[head.run.link].other(head.run.start) == move.towards:
                    return line
                on_the_way = on_the_way or line
            elif head.city is not None and head.city == move.start:
                in_city = in_city or line
        if not self.spec.major and in_city is None:
            return None  # SF-9.1: from a served city a new line may start
        return in_city or on_the_way

    def _from_no_head(self, move: Lay) -> Segment | Refusal:
        start = move.start
        if self.spec.major:
            return self._no("SF-7.1", "no-head", self._heads())
        if start is None or start not in self.company.served:
            return self._no("SF-9.2", "not-served", self._served(), city=self._city(start or ""))
        return self._leave(None, start, move)

    def _leave(self, line: Line | None, start: str, move: Lay) -> Segment | Refusal:
        """Out of a city, by a track that is free."""
        link = self.ground.board.between(start, move.towards)
        if link is None:
            return self._no(
                "SF-6.7", "link", self._exits(start), start=self._city(start), towards=self._city(move.towards)
            )
        if not link.leaves(start):
            return self._arrow(start, move.towards)
        if move.track is not None and not 1 <= move.track <= link.tracks:
            return self._no("SF-6.7", "track", tracks=link.tracks, track=move.track)
        exits = self._exits(start)
        own = self.ground.net.run_of(self.company.code, link)
        if own and self.ground.net.unfinished(own) and move.track in (None, own.track):
            return self._no("SF-10.4", "own-begun", start=self._city(own.start))
        if own and link.tracks == 2 and move.track != own.track:
            return self._no("SF-10.6", "own-parallel", exits)
        if own:
            return self._no("SF-6.5", "taken", exits)
        free = self.ground.net.free_tracks(self.company.code, link, start)
        if not free or (move.track is not None and move.track not in free):
            return self._no("SF-10.3", "other-company", exits, towards=self._city(move.towards))
        return self._paid(self.ground.leaving(self.company, line, link, move.track or free[0], start))

    def _paid(self, segment: Segment) -> Segment | Refusal:
        if self.ground.affordable(segment):
            return segment
        money = self.ground.purse or 0
        return self._no("SF-19.6", "terrain-money", instead("cheaper"), cost=segment.cost, money=money)

    def _arrow(self, start: str, towards: str) -> Refusal:
        return self._no("SF-10.1", "arrow", start=self._city(start), towards=self._city(towards))

    def _no(self, rule: str, key: str, hint: Phrase | None = None, **params: str | int) -> Refusal:
        return refuse(rule, key, hint, company=self.spec.name, **params)

    def _city(self, code: str) -> str:
        found = self.ground.board.city.get(code)
        return found.name if found else code

    def _heads(self) -> Phrase | None:
        """Where the company's lines can go on."""
        if not self.company.lines:
            return instead("origin", city=self._city(self.spec.origin))
        said: list[Phrase] = []
        for line in self.company.lines:
            head = self.ground.net.head(line)
            if head.run is None:
                said.append(phrase("santafe-head-city", city=self._city(head.city or "")))
            else:
                towards = self.ground.board.link[head.run.link].other(head.run.start)
                start = self._city(head.run.start)
                said.append(phrase("santafe-head-way", start=start, towards=self._city(towards)))
        return instead("heads", heads=tuple(said))

    def _served(self) -> Phrase | None:
        if not self.company.served:
            return instead("origin", city=self._city(self.spec.origin))
        return instead("start", cities=tuple(map(self._city, self.company.served)))

    def _exits(self, start: str) -> Phrase:
        exits = self.ground.net.exits(self.company.code, start)
        cities = tuple(self._city(link.other(start)) for link, _ in exits)
        if not cities:
            return instead("other-start")
        return instead("exits", start=self._city(start), cities=cities)
