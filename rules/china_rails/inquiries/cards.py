"""`cards`: everybody's demand cards, or one player's, and the events in play with their ends."""

from collections.abc import Mapping

from rules.china_rails.naming import demands
from rules.china_rails.speech import misread
from rules.china_rails.state import Running, State
from rules.china_rails.view import ChinaView
from rules.core.contract import Choice, Draft, Field, Finding, Form, Offers, Seat, View
from rules.core.phrase import Phrase, Who, phrase


class Cards:
    form = Form("cards", (Field("player", needed=False),))

    def ask(self, view: View, seat: Seat | None, draft: Draft) -> Offers:
        assert isinstance(view, ChinaView)
        if draft.values:
            return Offers(complete=True)
        choices = tuple(
            Choice(value=str(number + 1), label=phrase("china-owner", who=Who(seat=number)))
            for number in view.position.seats
        )
        return Offers(field="player", choices=choices, complete=True)

    def answer(self, view: View, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        assert isinstance(view, ChinaView)
        state, said = view.position, values.get("player", "")
        if said and (not said.isdecimal() or int(said) - 1 not in state.seats):
            raise misread("player", text=said)
        seats = (int(said) - 1,) if said else tuple(state.seats)
        hands = tuple(
            phrase("china-hand", who=Who(seat=owner), card=card + 1, demands=demands(state, card))
            for owner in seats
            for card in state.players[owner].hand
        )
        return Finding((*hands, *(_running(state, event) for event in state.running)))


def _running(state: State, event: Running) -> Phrase:
    card = state.board.event(event.card)
    if event.bound:
        who = tuple(Who(seat=seat) for seat in event.bound)
        return phrase("china-running-bound", event=card.name, text=card.text, who=who)
    if event.ends is None:
        return phrase("china-running-ever", event=card.name, text=card.text)
    turns = event.ends - state.players[event.drawer].turns - (state.turn == event.drawer)
    return phrase("china-running", event=card.name, text=card.text, who=Who(seat=event.drawer), turns=turns)
