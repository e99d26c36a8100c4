"""What can be chosen next: the single source of legal choices, asked field by field.

Every choice leads on to a legal move. The kinds and the small forms are here, the forms that move wagons in
`offers_wagons`.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache

from rules.core.contract import Choice, Draft, MisreadError, Offers, Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.freight_train.events import named
from rules.freight_train.forms import FORMS, compose, wagon_row
from rules.freight_train.legal import (
    acting,
    can_caboose,
    can_fill,
    can_mobilise,
    can_pass,
    can_rearrange,
    can_switch,
    can_take,
    wagons_in,
)
from rules.freight_train.moves import Caboose, Fill, Rearrange
from rules.freight_train.offers_wagons import offer_switch, offer_take
from rules.freight_train.play import attempt
from rules.freight_train.refusals import refuse, untimely
from rules.freight_train.scoring import class_of
from rules.freight_train.state import Row, State
from rules.freight_train.wagons import WAGONS, YARD_LENGTH, Wagon


def offers(state: State, seat: Seat, draft: Draft) -> Offers:
    if refusal := untimely(state, seat, draft.kind):
        return Offers(refusal=refusal)
    if not draft.kind:
        return Offers(choices=_kinds(state))
    if draft.kind not in FORMS:
        return Offers(refusal=refuse("FT-5.1", "such-move", text=draft.kind[:40]))
    try:
        return _ASKED[draft.kind](state, draft)
    except MisreadError as error:
        return Offers(refusal=Refusal(rule=_FIRST_RULE[draft.kind], why=error.why))


def _kinds(state: State) -> tuple[Choice, ...]:
    player = acting(state)
    rows = sum(not row for row in state.main)
    notes: dict[str, Phrase] = {}
    if can_fill(state):
        notes["fill"] = phrase("freight-note-fill", rows=rows, deck=len(state.deck))
    if can_take(state):
        notes["take"] = phrase("freight-note-take", wagons=wagons_in(state.main))
    if can_switch(state):
        notes["switch"] = phrase("freight-note-switch", wagons=wagons_in(player.yard))
    if can_rearrange(state):
        notes["rearrange"] = phrase("freight-note-rearrange", score=player.score)
    if can_mobilise(state):
        notes["mobilise"] = phrase("freight-note-mobilise", locos=player.locos, after=player.locos + 1)
    if can_caboose(state):
        notes["caboose"] = phrase("freight-note-caboose", pile=state.caboose_pile)
    if can_pass(state):
        notes["pass"] = phrase("freight-note-pass")
    return tuple(Choice(value=kind, label=phrase(f"freight-kind-{kind}"), note=note) for kind, note in notes.items())


def _offer_fill(state: State, draft: Draft) -> Offers:
    if draft.values:
        return _whole(state, draft)
    outcome = attempt(state, state.turn, Fill())
    if isinstance(outcome, Refusal):
        return Offers(refusal=outcome)
    rows = tuple(
        Choice(value=str(number), label=phrase("freight-choice-row", row=number))
        for number, row in enumerate(state.main, 1)
        if not row
    )
    return Offers(field="row", choices=rows, complete=True)


def _offer_caboose(state: State, draft: Draft) -> Offers:
    if draft.values:
        return _whole(state, draft)
    player = acting(state)
    open_trains = [train for train in player.trains if not train.caboose]
    if not state.options.cabooses or not state.caboose_pile or not open_trains:
        outcome = attempt(state, state.turn, Caboose(loco=player.trains[0].loco if player.trains else 1))
        return Offers(refusal=outcome if isinstance(outcome, Refusal) else None)
    choices = tuple(
        Choice(
            value=str(train.loco),
            label=phrase("freight-choice-train", loco=train.loco, name=named(class_of(train))),
            note=phrase("freight-note-length", length=len(train.wagons)),
        )
        for train in open_trains
    )
    return Offers(field="train", choices=choices)


def _offer_rearrange(state: State, draft: Draft) -> Offers:
    """Two rows put together wagon by wagon; the second must use up what the first leaves."""
    player = acting(state)
    if refusal := attempt_unchanged(state):
        return Offers(refusal=refusal)
    filled = draft.filled()
    field = "row1" if "row1" not in filled else "row2"
    first = wagon_row(filled.get("row1", ""))
    row, begun = _typed_row(draft.growing)
    rest = Counter(player.yard[0] + player.yard[1])
    rest.subtract(first + row)
    if min(rest.values()) < 0 or max(len(first), len(row)) > YARD_LENGTH:
        return Offers(refusal=refuse("FT-8.3", "other-wagons", phrase("freight-instead-same-wagons")))
    if "row2" in filled or ("row1" in filled and not row and not rest.total()):
        return _whole(state, draft)
    if "row1" in filled and rest.total() + len(row) > YARD_LENGTH:
        return Offers(refusal=refuse("FT-8.3", "row-too-long"))
    choices = tuple(
        _next_wagon(row, wagon)
        for wagon in WAGONS
        if rest[wagon] and len(row) < YARD_LENGTH and wagon.startswith(begun)
    )
    closes = not begun and rest.total() <= (YARD_LENGTH if field == "row1" else 0)
    return Offers(field=field, choices=choices, closes=closes)


def _next_wagon(row: Row, wagon: Wagon) -> Choice:
    longer = " ".join((*row, wagon))
    label = phrase("freight-choice-next", wagon=named(wagon), row=longer)
    return Choice(value=longer, label=label, note=_row_note(len(row) + 1))


@cache
def _row_note(length: int) -> Phrase:
    return phrase("freight-note-row", length=length, most=YARD_LENGTH)


def _typed_row(text: str) -> tuple[Row, str]:
    """The wagons said so far, and the beginning of one still being typed. Raises MisreadError."""
    said, _, begun = text.lower().rpartition(" ")
    if begun and any(wagon.startswith(begun) and wagon != begun for wagon in WAGONS):
        return wagon_row(said), begun
    return wagon_row(text), ""


def attempt_unchanged(state: State) -> Refusal | None:
    """Why the acting seat cannot rearrange at all, if so (FT-8.6 lets the order stay)."""
    outcome = attempt(state, state.turn, Rearrange(rows=acting(state).yard))
    return outcome if isinstance(outcome, Refusal) else None


def _whole(state: State, draft: Draft) -> Offers:
    """A draft that says a whole move: legal as it stands, or refused."""
    outcome = attempt(state, state.turn, compose(draft.kind, draft.filled()))
    if isinstance(outcome, Refusal):
        return Offers(refusal=outcome)
    return Offers(complete=True)


_ASKED: dict[str, Callable[[State, Draft], Offers]] = {
    "fill": _offer_fill,
    "take": offer_take,
    "switch": offer_switch,
    "rearrange": _offer_rearrange,
    "mobilise": _whole,
    "caboose": _offer_caboose,
    "pass": _whole,
}
_FIRST_RULE = {  # cited where a draft cannot be read
    "fill": "FT-4.4",
    "take": "FT-6.4",
    "switch": "FT-7.3",
    "rearrange": "FT-8.3",
    "mobilise": "FT-9.1",
    "caboose": "FT-14.2",
    "pass": "FT-5.2",
}
