"""A robot for Freight Train."""

from rules.core.contract import Ask, Draft, Seat
from rules.freight_train.forms import compose
from rules.freight_train.moves import FreightMove
from rules.freight_train.view import TableView


def choose_move(view: TableView, seat: Seat, ask: Ask) -> FreightMove:
    draft = Draft()
    while True:
        offers = ask(draft)
        if offers.complete:
            return compose(draft.kind, draft.filled())
        value = offers.choices[0].value
        draft = draft.with_value(offers.field, value) if offers.field else Draft(kind=value)
