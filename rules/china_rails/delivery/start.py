"""Putting the train on the board: `start wuhan`, `start BB30`, `start xiamen port`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from rules.china_rails.building.targets import wanted_cities
from rules.china_rails.delivery.phase import delivery_closed
from rules.china_rails.events_base import ChinaEvent, place
from rules.china_rails.events_running import Started
from rules.china_rails.network import joined, touches
from rules.china_rails.parts import Milepost
from rules.china_rails.places import Site, canonical, read_site
from rules.china_rails.running import attend, congresses, dead_end, halve
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import State
from rules.china_rails.weather import weather
from rules.core.contract import Choice, Draft, Field, MisreadError, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase

MOST = 25


class Start(ChinaMove):
    kind: Literal["start"] = "start"
    place: tuple[str, ...]

    rule: ClassVar[str] = "CR-11.2"
    fields: ClassVar[tuple[Field, ...]] = (Field("place"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if not words:
            raise CHINA.misread("place", text="")
        return cls(place=canonical(words))

    def written(self) -> str:
        return " ".join(self.place)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.players[seat].at is not None:
            return CHINA.refuse("CR-11.1", "placed")
        return delivery_closed(state)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            whole, move = cls.whole(state, seat, draft), cls.compose(draft.filled())
            outcome = move.attempt(state, seat)
            if isinstance(outcome, Refusal):
                return whole
            stuck = phrase("china-warn-no-track") if dead_end(outcome.state, seat) else None  # CR-R61
            warning = stuck or move.warning(state, seat)
            return whole.but(warning=warning, confirm=warning is not None)
        return Offers(field="place", choices=_places(state, seat, draft.typed), narrowed=True)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        mine = joined(state.board, state.track[seat])
        for choice in _places(state, seat, ""):
            if state.board.at[choice.place] in mine:
                draft = Draft(kind="start", values=(("place", choice.value),))
                label = phrase("china-suggest-start", at=choice.label)
                yield Suggestion(draft=draft, label=label, note=choice.note, place=choice.place)

    def warning(self, state: State, seat: Seat) -> Phrase | None:
        """In the city of an own container link the train is docked at the port alone (CR-R58, CR-R59)."""
        outcome = self.attempt(state, seat)
        at = None if isinstance(outcome, Refusal) else outcome.state.players[seat].at
        town = None if at is None else state.board.town_at(at)
        if town is None or at in state.board.port_at or not touches(state, seat, town.centre):
            return None
        links = (state.board.ports[link] for link in state.players[seat].links)
        port = next((port for port in links if port.at in town.mileposts), None)
        return None if port is None else phrase("china-warn-undocked", city=town.name, port=port.name)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        try:
            site = read_site(state.board, " ".join(self.place))
        except MisreadError as error:
            return self.misread(error)
        if not site.mileposts or state.board.taiwan.intersection(site.mileposts):
            return CHINA.refuse("CR-11.3", "start-taiwan")
        at = site.mileposts[0]  # the centre of a major city, unless another milepost is named (CR-R59)
        if state.board.city_at[at] < 0:
            if at not in state.board.port_at:
                return CHINA.refuse("CR-11.2", "start-city", at=place(state, at))
            if not touches(state, seat, at):
                return CHINA.refuse("CR-11.4", "start-port", port=place(state, at))
        return _placed(state, seat, at)


def _placed(state: State, seat: Seat, at: Milepost) -> Outcome[State]:
    board = state.board
    docked = board.port_at.get(at, -1) in state.players[seat].links and touches(state, seat, at)  # CR-R58
    after = state.player(seat, at=at, came=None, docked=docked).turning(acted=True)
    if docked and state.options.port_start == "one":
        after = after.turning(port_loads=1)
    events: list[ChinaEvent] = [Started(seat=seat, at=at, docked=docked)]
    if state.options.congress_start == "frees":
        for number in congresses(state, seat, at):
            after, met = attend(after, seat, at, number, False)  # CR-R36: no pay
            events += met
    card = weather(after).slow.get(at)
    if card is not None:
        after, slowed = halve(after, card)
        events += slowed
    return Outcome(after, tuple(events), turn_over=False, said=Start(place=(board.labels[at],)))


def _places(state: State, seat: Seat, typed: str) -> tuple[Choice, ...]:
    """Cities by use, those on own track first; then the container ports that own track joins."""
    board = state.board
    mine = joined(board, state.track[seat])
    fits = set(board.places.like(typed)) if typed else None
    sites = [
        (Site(board.cities[city].mileposts, city=city), board.cities[city].key)
        for city in wanted_cities(state, seat)
        if not board.taiwan.intersection(board.cities[city].mileposts) and (fits is None or f"c{city}" in fits)
    ]
    sites.sort(key=lambda site: not mine.intersection(site[0].mileposts))
    sites += [
        (Site((port.at,), port=number), port.key)
        for number, port in enumerate(board.ports)
        if touches(state, seat, port.at) and (fits is None or f"p{number}" in fits)
    ]
    return tuple(_choice(state, site, word, mine) for site, word in sites[:MOST])


def _choice(state: State, site: Site, word: str, mine: frozenset[Milepost]) -> Choice:
    board = state.board
    at = site.mileposts[0]
    town = board.town_at(at)
    goods = tuple(board.goods[good].name for good in town.goods) if town else ()
    label = phrase("china-target", to=place(state, at), at=board.labels[at])
    note = phrase("china-note-supplies", goods=goods) if goods else None
    mark = next((near for near in site.mileposts if near in mine), at)
    return Choice(value=word, label=label, note=note, place=board.labels[mark])
