"""Putting the train on the board: `start wuhan`, `start BB30`, `start xiamen port`."""

from collections.abc import Iterator
from typing import Annotated

from rules.china_rails.building.targets import city_sites, port_sites
from rules.china_rails.delivery.phase import delivery_closed
from rules.china_rails.event import ChinaEvent, NamedPlace, Seated
from rules.china_rails.move import ChinaMove
from rules.china_rails.naming import good_name, place
from rules.china_rails.network import joined, touches
from rules.china_rails.parts import Milepost
from rules.china_rails.places import PlaceSaid, read_site
from rules.china_rails.running import attend, congresses, dead_end, halve
from rules.china_rails.speech import refuse
from rules.china_rails.state import State
from rules.china_rails.weather import weather
from rules.core.contract import Choice, Draft, MisreadError, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase

MOST = 25


class Started(Seated):
    at: NamedPlace
    docked: bool


class Start(ChinaMove):
    place: Annotated[tuple[str, ...], PlaceSaid()]

    rule = "CR-11.2"
    misread_as = "place"
    narrows = True

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.players[seat].at is not None:
            return refuse("CR-11.1", "placed")
        return delivery_closed(state)

    @classmethod
    def whole(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        whole, move = super().whole(state, seat, draft), cls.compose(draft.filled())
        outcome = move.judged(state, seat)
        if isinstance(outcome, Refusal):
            return whole
        stuck = phrase("china-warn-no-track") if dead_end(outcome.state, seat) else None  # CR-R61
        warning = stuck or move.warning(state, seat)
        return whole.but(warning=warning, confirm=warning is not None)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        """Cities by use, those on own track first; then the container ports that own track joins."""
        board, typed = state.board, draft.typed
        mine = joined(board, state.track[seat])
        sites = [site for site in city_sites(state, seat, typed) if not board.taiwan.intersection(site[0])]
        sites.sort(key=lambda site: not mine.intersection(site[0]))
        sites += [site for site in port_sites(state, typed) if touches(state, seat, site[0][0])]
        for mileposts, word in sites[:MOST]:
            town = board.town_at(mileposts[0])
            goods = tuple(good_name(state, good) for good in town.goods) if town else ()
            label = phrase("china-target", to=place(state, mileposts[0]), at=board.labels[mileposts[0]])
            note = phrase("china-note-supplies", goods=goods) if goods else None
            mark = next((near for near in mileposts if near in mine), mileposts[0])
            yield Choice(value=word, label=label, note=note, place=board.labels[mark])

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        mine = joined(state.board, state.track[seat])
        for choice in cls.choices(state, seat, "place", Draft()):
            if state.board.at[choice.place] in mine:
                draft, label = cls(place=(choice.value,)).draft(), phrase("china-suggest-start", at=choice.label)
                yield Suggestion(draft=draft, label=label, note=choice.note, place=choice.place)

    def warning(self, state: State, seat: Seat) -> Phrase | None:
        """In the city of an own container link the train is docked at the port alone (CR-R58, CR-R59)."""
        outcome = self.judged(state, seat)
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
            return refuse("CR-11.3", "start-taiwan")
        at = site.mileposts[0]  # the centre of a major city, unless another milepost is named (CR-R59)
        if state.board.city_at[at] < 0:
            if at not in state.board.port_at:
                return refuse("CR-11.2", "start-city", at=place(state, at))
            if not touches(state, seat, at):
                return refuse("CR-11.4", "start-port", port=place(state, at))
        return _placed(state, seat, at)


def _placed(state: State, seat: Seat, at: Milepost) -> Outcome[State]:
    board = state.board
    docked = board.port_at.get(at, -1) in state.players[seat].links and touches(state, seat, at)  # CR-R58
    after = state.with_player(seat, at=at, came=None, docked=docked).with_turn(acted=True)
    if docked and state.options.port_start == "one":
        after = after.with_turn(port_loads=1)
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
