"""`survey wuhan from beijing`: what a line would cost, whoever's turn it is and whatever the cash."""

from __future__ import annotations

from collections.abc import Mapping

from rules.china_rails.building.build import Build
from rules.china_rails.building.lines import plan
from rules.china_rails.building.targets import start_choices, wanted
from rules.china_rails.events_base import place
from rules.china_rails.events_building import Built
from rules.china_rails.speech import CHINA
from rules.china_rails.state import LIMIT, State
from rules.china_rails.view import ChinaView
from rules.core.contract import Draft, Field, Finding, Form, MisreadError, Offers, Refusal, Seat, View
from rules.core.phrase import phrase

PLENTY = 1_000  # millions: a survey asks for the price, not for the purse


class Survey:
    form = Form("survey", (Field("to"), Field("from", needed=False), Field("via", needed=False)))

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
            raise CHINA.misread("no-seat")
        move = Build.compose({name: value.lower() for name, value in values.items()})
        made = plan(_wealthy(view.position, seat), seat, move.way, move.start, move.via, PLENTY)
        if isinstance(made, Refusal):
            raise MisreadError(made.why)
        works = made.works
        spent = min(works.cost, LIMIT)
        built = Built(seat=seat, segments=tuple(works.laid), spent=spent, ferry=works.bought)
        line = phrase(
            "china-survey",
            a=place(view.position, works.laid[0][0]),
            b=place(view.position, works.laid[-1][1]),
            cost=works.cost,
            segments=len(works.laid),
            turns=-(-works.cost // LIMIT),
        )
        return Finding((line,), events=(built,), pictured=True)


def _wealthy(state: State, seat: Seat) -> State:
    cash = tuple(PLENTY if one == seat else have for one, have in enumerate(state.cash))
    return state.but(cash=cash).turning(spent=0, exits=())
