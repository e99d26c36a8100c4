"""`cost wuhan from beijing via xuzhou`: what a line would cost, whoever's turn it is and whatever the cash."""

from collections.abc import Mapping

from rules.china_rails.building.build import Build
from rules.china_rails.building.lines import ANYWHERE, plan
from rules.china_rails.building.targets import start_choices, wanted
from rules.china_rails.building.works import Built, Works
from rules.china_rails.naming import Name, place
from rules.china_rails.parts import Milepost
from rules.china_rails.places import Site, read_stops
from rules.china_rails.search_build import anywhere, home
from rules.china_rails.speech import misread
from rules.china_rails.state import LIMIT, State
from rules.china_rails.view import ChinaView
from rules.core.contract import Draft, Field, Finding, Form, MisreadError, Offers, Refusal, Seat, View
from rules.core.phrase import Phrase, phrase

PLENTY = 1_000  # millions: asked is the price, not for the purse


class Cost:
    form = Form("cost", (Field("to"), Field("from", needed=False), Field("via", needed=False)))

    def ask(self, view: View, seat: Seat | None, draft: Draft) -> Offers:
        assert isinstance(view, ChinaView)
        state, who = view.position, seat or 0
        asked = next((field.name for field in self.form.fields if field.name not in draft.filled()), None)
        if asked == "from":
            choices = start_choices(state, who, draft.typed)
        else:
            choices = wanted(state, who, draft.typed) if asked else ()
        return Offers(field=asked, choices=choices, narrowed=True, complete=bool(draft.values))

    def answer(self, view: View, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        assert isinstance(view, ChinaView)
        if seat is None:
            raise misread("no-seat")
        move = Build.compose({name: value.lower() for name, value in values.items()})
        made = plan(_wealthy(view.position, seat), seat, move.way, move.start, move.via, PLENTY)
        if isinstance(made, Refusal):
            raise MisreadError(made.why)
        works = made.works
        spent = min(works.cost, LIMIT)
        built = Built(seat=seat, segments=tuple(works.laid), spent=spent, ferry=works.bought)
        line = phrase(
            "china-cost",
            line=_named(works, move),
            cost=works.cost,
            segments=len(works.laid),
            turns=-(-works.cost // LIMIT),
        )
        return Finding((line,), events=(built,), pictured=True)


def _wealthy(state: State, seat: Seat) -> State:
    cash = tuple(PLENTY if one == seat else have for one, have in enumerate(state.cash))
    return state.but(cash=cash).with_turn(spent=0, exits=())


def _named(works: Works, move: Build) -> Phrase:
    """The line by its stops, from where it begins: parts of it may be cheapest to build from their other end."""
    start = () if move.start in ("", ANYWHERE) else (move.start,)
    said = [
        stop
        for words in (start, move.via, move.way)
        for piece in read_stops(works.board, " ".join(words).split())
        for stop in piece
    ]
    sites = [stop.mileposts for stop in said if isinstance(stop, Site)]
    ends = [mileposts[0] for mileposts in sites]
    laid = [at for a, b, _ in works.laid for at in (a, b)]
    before = Works(works.state, works.seat)
    starts = home(before) if move.via else anywhere(before)
    if len(said) == 1 or not (start or starts.intersection(sites[0])):
        known = {at for mileposts in sites for at in mileposts}
        ends.insert(0, next((at for at in laid if before.is_start(at) and at not in known), laid[0]))
    if len(sites) < len(said):  # directions lead on from the last place
        ends.append(laid[-1])
    names = [_name(works, at) for at in ends]
    line = phrase("china-line", a=names[-2], b=names[-1])
    for name in names[-3::-1]:
        line = phrase("china-line", a=name, b=line)
    return line


def _name(works: Works, at: Milepost) -> Name:
    town = works.board.town_at(at)
    return town.name if town else place(works.state, at)
