"""The choices of take and switch: which wagon, then where to, wagon by wagon, then the placing order.

A wagon or a place is offered only if the move can still be finished from there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from rules.core.contract import Choice, Draft, Offers, Refusal
from rules.core.phrase import Phrase, phrase
from rules.freight_train import moves
from rules.freight_train.events import Placed, named
from rules.freight_train.forms import compose, picks
from rules.freight_train.legal import SWITCHED, TAKEN, acting, can_finish, wagons_in, without
from rules.freight_train.moves import Pick, Spot, Switch, Take
from rules.freight_train.play import attempt, lift, place
from rules.freight_train.refusals import not_at_open_end, refuse, too_few_wagons
from rules.freight_train.scoring import TrainClass, class_of
from rules.freight_train.state import Player, Row, State
from rules.freight_train.trains import put, room, spots, train_spots
from rules.freight_train.wagons import YARD_LENGTH, Wagon


@dataclass(frozen=True)
class _Half:
    """A move half done: the rows the wagons come from, the player they go to, and how many may follow."""

    kind: str
    rows: tuple[Row, ...]
    player: Player
    placed: tuple[Placed, ...] = ()

    def spots(self, wagon: Wagon) -> Iterator[Spot]:
        return spots(self.player, wagon) if self.kind == "take" else train_spots(self.player, wagon)

    def leads_on(self, at: int, spot: Spot) -> bool:
        """Whether the move can be finished once the open end of row `at` goes to the spot."""
        if self.kind == "switch":
            return True
        left = TAKEN - len(self.placed) - 1
        spare = room(self.player) - (spot.place == "yard")
        if spare >= left and wagons_in(self.rows) > left:
            return True
        return can_finish(without(self.rows, at), put(self.player, self.rows[at][-1], spot), left)


def offer_take(state: State, draft: Draft) -> Offers:
    found = wagons_in(state.main)
    if found < TAKEN:
        return Offers(refusal=too_few_wagons(state, found))
    return _offer(state, draft, _Half("take", state.main, acting(state)), TAKEN)


def offer_switch(state: State, draft: Draft) -> Offers:
    player = acting(state)
    if not any(player.yard):
        return Offers(refusal=refuse("FT-7.2", "yard-empty-switch"))
    return _offer(state, draft, _Half("switch", player.yard, player), SWITCHED)


def _offer(state: State, draft: Draft, half: _Half, most: int) -> Offers:
    filled = draft.filled()
    if "order" in filled:
        return _whole(state, draft)
    names = [f"{end}{number}" for number in range(1, most + 1) for end in ("from", "to")]
    given = next((at for at, name in enumerate(names) if name not in filled), len(names))
    done = _played(half, picks({name: filled[name] for name in names[: given - given % 2]}))
    if isinstance(done, Refusal):
        return Offers(refusal=done)
    if given == len(names):
        return _ordering(state, draft, done)
    if given % 2:
        return _offer_spots(done, filled[names[given - 1]], names[given])
    return _offer_rows(state, draft, done, names[given])


def _played(half: _Half, said: tuple[Pick, ...]) -> _Half | Refusal:
    for pick in said:
        rows, wagon = lift(half.rows, pick)
        outcome = place(half.player, wagon, pick, half.kind)
        if isinstance(outcome, Refusal):
            return outcome
        player, placed = outcome
        half = _Half(half.kind, rows, player, (*half.placed, placed))
    return half


def _offer_rows(state: State, draft: Draft, half: _Half, field: str) -> Offers:
    choices = tuple(
        _wagon_choice(at, row[-1], row[-2] if len(row) > 1 else None)
        for at, row in enumerate(half.rows)
        if row and any(half.leads_on(at, spot) for spot in half.spots(row[-1]))
    )
    if half.kind == "switch" and half.placed:
        return _whole(state, draft).model_copy(update={"field": field if choices else None, "choices": choices})
    if not choices:
        rule, key = ("FT-6.8", "take-at-all") if half.kind == "take" else ("FT-7.5", "switch-at-all")
        return Offers(refusal=refuse(rule, key, phrase("freight-instead-other-action")))
    return Offers(field=field, choices=choices, warning=_warning(half.placed))


def _offer_spots(half: _Half, source: str, field: str) -> Offers:
    pick = moves.pick(source.replace(" ", "").lower(), "yard1")
    _, wagon = lift(half.rows, pick)
    if wagon is None or (pick.wagon and pick.wagon != wagon):
        refusal = not_at_open_end("FT-6.2" if half.kind == "take" else "FT-7.2", pick, wagon)
        return Offers(refusal=refusal)
    choices = tuple(
        _spot_choice(half.player, wagon, spot) for spot in half.spots(wagon) if half.leads_on(pick.row - 1, spot)
    )
    if not choices:
        rule = "FT-6.8" if half.kind == "take" else "FT-7.5"
        other = phrase("freight-instead-other-row")
        return Offers(refusal=refuse(rule, "place-for-it", other, wagon=named(wagon)))
    return Offers(field=field, choices=choices, warning=_warning(half.placed))


def _ordering(state: State, draft: Draft, half: _Half) -> Offers:
    """FT-6.6: another placing order is offered only where it leaves another yard."""
    whole = _whole(state, draft)
    move = compose(draft.kind, draft.filled())
    if whole.refusal or not isinstance(move, Take):
        return whole
    seen = {half.player.yard}
    choices: list[Choice] = []
    for order in permutations((1, 2, 3)):
        outcome = attempt(state, state.turn, move.model_copy(update={"order": order}))
        if isinstance(outcome, Refusal) or outcome.state.players[state.turn].yard in seen:
            continue
        yard = outcome.state.players[state.turn].yard
        seen.add(yard)
        said = " ".join(map(str, order))
        label = phrase("freight-choice-order", wagons=tuple(named(half.placed[at - 1].wagon) for at in order))
        choices.append(Choice(value=said, label=label))
    if not choices:
        return whole
    return whole.model_copy(update={"field": "order", "choices": tuple(choices)})


def _whole(state: State, draft: Draft) -> Offers:
    move = compose(draft.kind, draft.filled())
    outcome = attempt(state, state.turn, move)
    if isinstance(outcome, Refusal):
        return Offers(refusal=outcome)
    assert isinstance(move, Take | Switch)
    placed = getattr(outcome.event, "placed", ())
    return Offers(complete=True, warning=_warning(placed))


def _warning(placed: tuple[Placed, ...]) -> Phrase | None:
    """Said before the move is confirmed: a train becomes the mixed train for the rest of the day."""
    for one in placed:
        if one.became_mixed and not one.to.mixed:
            return phrase("freight-warn-mixed", loco=one.to.number)
    return None


@cache
def _wagon_choice(at: int, wagon: Wagon, behind: Wagon | None) -> Choice:
    """The open end of a row, with what taking it uncovers."""
    note = phrase("freight-note-behind", wagon=named(behind)) if behind else phrase("freight-note-last")
    label = phrase("freight-choice-wagon", row=at + 1, wagon=named(wagon))
    return Choice(value=f"{at + 1}:{wagon}", label=label, note=note)


def _spot_choice(player: Player, wagon: Wagon, spot: Spot) -> Choice:
    if spot.place == "yard":
        return _yard_choice(spot, len(player.yard[spot.number - 1]) + 1)
    before, after = player.train(spot.number), put(player, wagon, spot).train(spot.number)
    assert after is not None
    if before is None:
        return _start_choice(spot, after.mixed)
    return _train_choice(spot, class_of(before), len(before.wagons), after.mixed and not before.mixed)


@cache
def _yard_choice(spot: Spot, length: int) -> Choice:
    label = phrase("freight-choice-yard", row=spot.number)
    return Choice(value=spot.text(), label=label, note=phrase("freight-note-row", length=length, most=YARD_LENGTH))


@cache
def _start_choice(spot: Spot, mixed: bool) -> Choice:
    label = phrase("freight-choice-mixed" if spot.mixed else "freight-choice-loco", loco=spot.number)
    note = phrase("freight-note-starts-mixed" if mixed else "freight-note-starts")
    return Choice(value=spot.text(), label=label, note=note)


@cache
def _train_choice(spot: Spot, name: TrainClass, length: int, becomes_mixed: bool) -> Choice:
    label = phrase("freight-choice-train", loco=spot.number, name=named(name))
    grows = phrase("freight-note-grows", before=length, after=length + 1)
    note = phrase("freight-note-becomes-mixed") if becomes_mixed else grows
    return Choice(value=spot.text(), label=label, note=note)
