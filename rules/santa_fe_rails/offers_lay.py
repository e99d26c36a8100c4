"""The choices of lay: which company, from where, towards which city, on which track, each with cost and bonus."""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Choice, Draft, Offers, Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.forms import compose, split
from rules.santa_fe_rails.ground import Ground, Segment, ground_of
from rules.santa_fe_rails.laying import resolve
from rules.santa_fe_rails.moves import Lay, code
from rules.santa_fe_rails.play import attempt, lay
from rules.santa_fe_rails.refusals import refuse
from rules.santa_fe_rails.rounds import follow
from rules.santa_fe_rails.state import State
from rules.santa_fe_rails.turns import bonus_times


def offer_lay(state: State, seat: Seat, draft: Draft) -> Offers:
    filled = draft.filled()
    laying = _Choices(state, seat)
    if "towards" in filled:
        return _offer_track(state, seat, draft, laying)
    if "company" not in filled:
        return laying.companies()
    said = code(" ".join(split(filled["company"])))
    company = state.company(said)
    segments = list(laying.ground.segments_of(company)) if company else []
    if not segments:
        return _nothing(state, seat, said)
    if "start" not in filled:
        return laying.starts(segments)
    return laying.towards(segments, " ".join(split(filled["start"])))


class _Choices:
    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.ground: Ground = ground_of(state, seat)
        self.board: Board = state.board
        self.times = bonus_times(state.players[seat])

    def companies(self) -> Offers:
        found = ((one.code, list(self.ground.segments_of(one))) for one in self.state.companies)
        choices = tuple(
            Choice(
                value=code,
                label=phrase("santafe-choice-company", company=self.board.company[code].name),
                note=self._up_to(segments),
            )
            for code, segments in found
            if segments
        )
        if not choices:
            return Offers(refusal=refuse("SF-19.6", "no-segment", phrase("santafe-instead-pass")))
        return Offers(field="company", choices=choices)

    def starts(self, segments: list[Segment]) -> Offers:
        groups: dict[str, list[Segment]] = {}
        for segment in segments:
            groups.setdefault(self.start_of(segment), []).append(segment)
        choices = tuple(
            Choice(value=start, label=self._start_label(group[0]), note=self._up_to(group))
            for start, group in groups.items()
        )
        return Offers(field="start", choices=choices)

    def towards(self, segments: list[Segment], start: str) -> Offers:
        said = start.upper()
        from_here = [one for one in segments if said in (self.start_of(one).upper(), f"LINE {one.line}")]
        if not from_here:
            return Offers(refusal=refuse("SF-7.1", "start", text=start[:40]))
        choices = tuple(
            Choice(value=one.towards, label=self._city(one.towards), note=self._note(one))
            for one in {one.towards: one for one in reversed(from_here)}.values()
        )
        return Offers(field="towards", choices=tuple(reversed(choices)))

    def parallel(self, segment: Segment) -> tuple[Segment, ...]:
        """The segment on each free track of its link that can be paid for."""
        free = self.ground.net.free_tracks(segment.company, segment.link, segment.start)
        every = (
            replace(segment, track=track, cost=self.ground.cost(segment.link, track, segment.start, 1))
            for track in free
        )
        return tuple(filter(self.ground.affordable, every))

    def tracks(self, segments: tuple[Segment, ...]) -> tuple[Choice, ...]:
        return tuple(
            Choice(value=str(one.track), label=phrase("santafe-choice-track", track=one.track), note=self._note(one))
            for one in segments
        )

    def start_of(self, segment: Segment) -> str:
        """The start as a form says it: a city, or `branch` and a city for a new line of a major."""
        company = self.state.company(segment.company)
        assert company is not None
        if not segment.new_line or not company.lines or not self.board.company[segment.company].major:
            return segment.start
        return f"branch {segment.start}"

    def _start_label(self, segment: Segment) -> Phrase:
        start = self.board.city[segment.start].name
        if segment.nth > 1:
            towards = self.board.city[segment.towards].name
            laid, spaces = segment.nth - 1, segment.link.spaces
            return phrase("santafe-start-way", start=start, towards=towards, laid=laid, spaces=spaces)
        if not segment.new_line:
            return phrase("santafe-start-head", city=start)
        return phrase("santafe-start-first" if segment.line == 1 else "santafe-start-new", city=start)

    def _up_to(self, segments: list[Segment]) -> Phrase:
        company = self.state.company(segments[0].company)
        assert company is not None
        best = max(self.ground.bonus(segment).total for segment in segments) * self.times
        cheapest = min(segment.cost for segment in segments)
        return phrase("santafe-note-company", left=company.left, best=best, cheapest=cheapest)

    def _note(self, segment: Segment) -> Phrase:
        """SF-12 and SF-19: the space, what it costs and what it earns."""
        nth, spaces, cost = segment.nth, segment.link.spaces, segment.cost
        earns = self.ground.bonus(segment).total * self.times
        return phrase("santafe-note-space", nth=nth, spaces=spaces, cost=cost, earns=earns)

    def _city(self, city: str) -> Phrase:
        return phrase("santafe-choice-city", city=self.board.city[city].name)


def _offer_track(state: State, seat: Seat, draft: Draft, laying: _Choices) -> Offers:
    """A whole move, with the other track to choose where both are free."""
    move = compose("lay", draft.filled())
    assert isinstance(move, Lay)
    segment = resolve(state, seat, move)
    if isinstance(segment, Refusal):
        return Offers(refusal=segment)
    ends = follow(lay(state, seat, segment)).state.over
    answer = Offers(complete=True, warning=phrase("santafe-warn-end") if ends else None)
    both = () if move.track is not None or segment.nth > 1 else laying.parallel(segment)
    if len(both) < 2:
        return answer
    return answer.model_copy(update={"field": "track", "choices": laying.tracks(both)})


def _nothing(state: State, seat: Seat, said: str) -> Offers:
    """Why no segment of the company can be laid now: what laying one out of its origin would be refused for."""
    company = state.company(said)
    origin = state.board.company[said].origin if company else "X"
    outcome = attempt(state, seat, Lay(company=said, start=origin, towards=origin))
    assert isinstance(outcome, Refusal)
    if outcome.rule in ("SF-6.3", "SF-1.3", "SF-6.4", "SF-11.3"):
        return Offers(refusal=outcome)
    free = replace(ground_of(state, seat), purse=None)
    rule = "SF-19.6" if any(one.company == said for one in free.segments()) else "SF-10.7"
    other, name = phrase("santafe-instead-other-company"), state.board.company[said].name
    return Offers(refusal=refuse(rule, "company-stuck", other, company=name))
