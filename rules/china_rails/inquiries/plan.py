"""`plan`: for each of the asker's nine demands the best source, what to build, how many turns, and pay a turn; then
the best pairs."""

from collections.abc import Mapping

from rules.china_rails.planning import Prospects, Trip
from rules.china_rails.speech import misread
from rules.china_rails.state import State
from rules.china_rails.view import ChinaView
from rules.core.contract import Draft, Finding, Form, Offers, Seat, View
from rules.core.phrase import Phrase, phrase

PAIRS = 3
PLENTY = 200  # millions: also what cannot be paid yet is told


class Plan:
    form = Form("plan")

    def ask(self, view: View, seat: Seat | None, draft: Draft) -> Offers:
        return Offers(complete=True)

    def answer(self, view: View, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        assert isinstance(view, ChinaView)
        if seat is None:
            raise misread("no-seat")
        state = view.position
        trips = Prospects(state, seat, PLENTY).trips()
        best: dict[tuple[int, int], Trip] = {}
        for trip in trips:
            if len(trip.errands) == 1:
                errand = trip.errands[0]
                best.setdefault((errand.card, state.board.demands[errand.card].index(errand.demand)), trip)
        hand = state.players[seat].hand
        lines = [_line(state, card, number, best.get((card, number))) for card in hand for number in range(3)]
        pairs = [_pair(state, trip) for trip in trips if len(trip.errands) == 2][:PAIRS]
        first = trips[0].stops if trips else ()
        places = tuple(state.board.labels[state.board.cities[city].centre] for city in first)
        return Finding((*lines, *pairs), places=places, pictured=bool(places))


def _line(state: State, card: int, number: int, trip: Trip | None) -> Phrase:
    board = state.board
    line = board.demands[card][number]
    city, good = board.cities[line.city].name, board.goods[line.good].name
    if trip is None:
        return phrase("china-plan-none", city=city, good=good, pay=line.pay)
    source = trip.errands[0].source
    where = board.cities[source].name if source is not None else phrase("china-on-board")
    return phrase(
        "china-plan",
        city=city,
        good=good,
        pay=line.pay,
        source=where,
        build=trip.build,
        turns=round(trip.turns),
        rate=round(trip.worth),
    )


def _pair(state: State, trip: Trip) -> Phrase:
    stops = tuple(state.board.cities[city].name for city in trip.stops)
    return phrase(
        "china-plan-pair", stops=stops, pay=trip.pay, build=trip.build, turns=round(trip.turns), rate=round(trip.worth)
    )
