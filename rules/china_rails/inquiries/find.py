"""`find tea`, `find wuhan`: who supplies a good, how many chips are left and who demands it; what a city gives and
asks for."""

from collections.abc import Mapping

from rules.china_rails.naming import city_name, good_name
from rules.china_rails.parts import City, Demand, Good
from rules.china_rails.speech import misread
from rules.china_rails.state import State
from rules.china_rails.view import ChinaView
from rules.core.contract import Choice, Draft, Field, Finding, Form, Offers, Seat, View
from rules.core.phrase import Phrase, Who, phrase

MOST = 25


class Find:
    form = Form("find", (Field("what"),))

    def ask(self, view: View, seat: Seat | None, draft: Draft) -> Offers:
        assert isinstance(view, ChinaView)
        if draft.values:
            return Offers(complete=True)
        board = view.position.board
        goods = [
            Choice(value=board.goods[int(code)].key, label=phrase("china-good", good=board.goods[int(code)].name))
            for code in board.freights.like(draft.typed)
        ]
        towns = [board.cities[int(code[1:])] for code in board.places.like(draft.typed) if code.startswith("c")]
        cities = [Choice(value=town.key, label=phrase("china-city", city=town.name)) for town in towns]
        return Offers(field="what", choices=(*goods, *cities)[:MOST], narrowed=True)

    def answer(self, view: View, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        assert isinstance(view, ChinaView)
        state, text = view.position, values.get("what", "")
        good = state.board.freights.find(text)
        if good is not None:
            return _good(state, int(good))
        found = state.board.places.find(text)
        if found is None or not found.startswith("c"):
            raise misread("find", text=text)
        return _city(state, int(found[1:]))


def good_line(state: State, good: Good) -> Phrase:
    """Where a good comes from, and how much of it is left."""
    freight = state.board.goods[good]
    cities = tuple(city_name(state, city) for city in state.board.sources[good])
    return phrase("china-find-good", good=freight.name, cities=cities, chips=state.tray(good), all=freight.chips)


def _good(state: State, good: Good) -> Finding:
    board = state.board
    sources = board.sources[good]
    carried = tuple(
        phrase("china-find-carried", who=Who(seat=seat), good=board.goods[good].name)
        for seat, player in enumerate(state.players)
        if good in player.loads
    )
    asked = tuple(line for line in _demands(state) if line[1] == good)
    places = tuple(board.labels[board.cities[city].centre] for city in sources if board.cities[city].mileposts)
    return Finding((good_line(state, good), *carried, *(line[2] for line in asked)), places=places, pictured=True)


def _city(state: State, city: City) -> Finding:
    board = state.board
    town = board.cities[city]
    goods = tuple(
        phrase("china-find-supply", good=board.goods[good].name, chips=state.tray(good)) for good in town.goods
    )
    at = board.labels[town.centre] if town.mileposts else phrase("china-taiwan")
    head = phrase("china-find-city", city=town.name, size=phrase(f"china-size-{town.size}"), at=at, goods=goods)
    asked = tuple(line[2] for line in _demands(state) if line[0] == city)
    places = (board.labels[town.centre],) if town.mileposts else ()
    return Finding((head, *asked), places=places, pictured=bool(places))


def _demands(state: State) -> list[tuple[City, Good, Phrase]]:
    """All open demands, as lines."""
    return [
        (line.city, line.good, _demand(state, seat, line))
        for seat, player in enumerate(state.players)
        for card in player.hand
        for line in state.board.demands[card]
    ]


def _demand(state: State, seat: Seat, line: Demand) -> Phrase:
    city, good = city_name(state, line.city), good_name(state, line.good)
    return phrase("china-find-demand", who=Who(seat=seat), city=city, good=good, pay=line.pay)
