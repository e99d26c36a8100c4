"""The questions of a lay: which company, from where, towards which city, on which track, each with cost and bonus."""

from collections.abc import Iterable

from rules.core.contract import Choice, Offers, Seat
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.laying.ground import ground_of
from rules.santa_fe_rails.laying.segment import Segment
from rules.santa_fe_rails.laying.worth import Prospects
from rules.santa_fe_rails.speech import refuse
from rules.santa_fe_rails.state import State


class Choices:
    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.board = state, state.board
        self.ground = ground_of(state, seat)
        self.times = state.players[seat].bonus_times

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
        return Offers(field="company", choices=choices)

    def starts(self, segments: Iterable[Segment]) -> Offers:
        groups: dict[str, list[Segment]] = {}
        for segment in segments:
            groups.setdefault(self.start_of(segment), []).append(segment)
        choices = tuple(
            Choice(value=start, label=self._start_label(one[0]), note=self._up_to(one), place=one[0].start)
            for start, one in groups.items()
        )
        return Offers(field="start", choices=choices)

    def towards(self, segments: Iterable[Segment], start: str) -> Offers:
        said = start.upper()
        ways: dict[str, Segment] = {}
        for one in segments:
            if said in (self.start_of(one).upper(), f"LINE {one.line}"):
                ways.setdefault(one.towards, one)
        if not ways:
            return Offers(refusal=refuse("SF-7.1", "start", text=start[:40]))
        choices = tuple(
            Choice(
                value=city,
                label=phrase("santafe-choice-city", city=self.board.called(city)),
                note=self._note(one),
                place=city,
            )
            for city, one in ways.items()
        )
        return Offers(field="towards", choices=choices)

    def tracks(self, segments: Iterable[Segment]) -> tuple[Choice, ...]:
        return tuple(
            Choice(value=str(one.track), label=phrase("santafe-choice-track", track=one.track), note=self._note(one))
            for one in segments
        )

    def start_of(self, segment: Segment) -> str:
        """The start as a form says it: a city, or `branch` and a city for a new line of a major."""
        branches = segment.new_line and segment.line > 1 and self.board.company[segment.company].major
        return f"branch {segment.start}" if branches else segment.start

    def prospect(self, prospects: Prospects, segment: Segment) -> Phrase:
        points, held = prospects.on_cards(segment)
        return self._note(segment, "santafe-note-prospect", points=points, held=held)

    def _start_label(self, segment: Segment) -> Phrase:
        start = self.board.called(segment.start)
        if segment.nth > 1:
            towards = self.board.called(segment.towards)
            laid, spaces = segment.nth - 1, segment.link.spaces
            return phrase("santafe-start-way", start=start, towards=towards, laid=laid, spaces=spaces)
        if not segment.new_line:
            return phrase("santafe-start-head", city=start)
        return phrase("santafe-start-first" if segment.line == 1 else "santafe-start-new", city=start)

    def _up_to(self, segments: list[Segment]) -> Phrase:
        left = self.ground.company(segments[0].company).left
        best = max(self.ground.bonus(segment).total for segment in segments) * self.times
        return phrase("santafe-note-company", left=left, best=best, cheapest=min(one.cost for one in segments))

    def _note(self, segment: Segment, key: str = "santafe-note-space", **more: int) -> Phrase:
        """SF-12 and SF-19: the space, what it costs and what it earns."""
        nth, spaces, cost = segment.nth, segment.link.spaces, segment.cost
        earns = self.ground.bonus(segment).total * self.times
        return phrase(key, nth=nth, spaces=spaces, cost=cost, earns=earns, **more)
