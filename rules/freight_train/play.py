"""One move of the acting seat: refused with its rule, or the position right after it.

`attempt` is the one place where moves are judged and done; check and apply both ask it. What follows from a
move (next turn, end of the day) is in `day`. Refusals come in the order of the specification's move table.
"""

from dataclasses import dataclass

from rules.core.contract import Event, Refusal, Seat
from rules.core.phrase import phrase
from rules.freight_train.events import (
    Filled,
    Mobilised,
    Passed,
    Placed,
    Rearranged,
    Switched,
    Took,
    TookCaboose,
)
from rules.freight_train.legal import SWITCHED, TAKEN, acting, can_pass, wagons_in, without
from rules.freight_train.moves import (
    Caboose,
    Fill,
    FreightMove,
    Mobilise,
    Pass,
    Pick,
    Rearrange,
    Switch,
    Take,
)
from rules.freight_train.refusals import (
    cannot_pass,
    misplaced,
    not_at_open_end,
    refuse,
    too_few_wagons,
    untimely,
)
from rules.freight_train.state import Player, Row, State
from rules.freight_train.trains import forbids, put
from rules.freight_train.view import seats_to_play
from rules.freight_train.wagons import DAYS, END, MAIN_LENGTH, MAIN_ROWS, YARD_LENGTH, Card, Wagon


@dataclass(frozen=True)
class Done:
    """The position after the move itself, what happened, and whether the turn is over (FT-5.1)."""

    state: State
    event: Event
    turn_over: bool = True


def attempt(state: State, seat: Seat, move: FreightMove) -> Done | Refusal:
    if refusal := untimely(state, seat, move.kind):
        return refusal
    match move:
        case Fill():
            return _fill(state, move)
        case Take():
            return _take(state, move)
        case Switch():
            return _switch(state, move)
        case Rearrange():
            return _rearrange(state, move)
        case Mobilise():
            return _mobilise(state)
        case Caboose():
            return _caboose(state, move)
        case Pass():
            return passed(state, forced=False) if can_pass(state) else cannot_pass(state)


def passed(state: State, forced: bool) -> Done:
    after = state.model_copy(update={"passes": state.passes + 1})
    return Done(after, Passed(seat=state.turn, forced=forced))


def lift(rows: tuple[Row, ...], pick: Pick) -> tuple[tuple[Row, ...], Wagon | None]:
    """Takes the open end of the row; None if there is no such row or nothing in it."""
    if not 1 <= pick.row <= len(rows) or not rows[pick.row - 1]:
        return rows, None
    return without(rows, pick.row - 1), rows[pick.row - 1][-1]


def place(player: Player, wagon: Wagon | None, pick: Pick, kind: str) -> tuple[Player, Placed] | Refusal:
    """Puts one lifted wagon where its pick says. `kind` is take or switch."""
    if wagon is None or (pick.wagon and pick.wagon != wagon):
        return not_at_open_end("FT-6.2" if kind == "take" else "FT-7.2", pick, wagon)
    if kind == "switch" and not (pick.to.place == "loco" and 1 <= pick.to.number <= player.locos):
        instead = phrase("freight-instead-own-loco", locos=player.locos)
        return refuse("FT-7.3", "switch-spot", instead, wagon=phrase(f"freight-wagon-{wagon}"))
    if rule := forbids(player, wagon, pick.to):
        return misplaced(player, wagon, pick.to, rule)
    after = put(player, wagon, pick.to)
    if pick.to.place == "yard":
        length, became_mixed = len(after.yard[pick.to.number - 1]), False
    else:
        before, train = player.train(pick.to.number), after.train(pick.to.number)
        assert train is not None
        length, became_mixed = len(train.wagons), train.mixed and not (before and before.mixed)
    return after, Placed(wagon=wagon, row=pick.row, to=pick.to, length=length, became_mixed=became_mixed)


def with_player(state: State, player: Player, **changes: object) -> State:
    players = (*state.players[: state.turn], player, *state.players[state.turn + 1 :])
    return state.model_copy(update={"players": players, **changes})


def _fill(state: State, move: Fill) -> Done | Refusal:
    empty = [row for row, wagons in enumerate(state.main, 1) if not wagons]
    act = phrase("freight-instead-act")
    if len(empty) < 2:
        return refuse("FT-4.2", "two-empty-rows", act, empty=len(empty))
    if state.filled:
        return refuse("FT-4.3", "filled-already", act)
    row = empty[0] if move.row is None else move.row  # FT-R19
    if not 1 <= row <= MAIN_ROWS:
        return refuse("FT-4.4", "main-row", phrase("freight-instead-empty-row", rows=tuple(empty)), row=row)
    if row not in empty:
        instead = phrase("freight-instead-empty-row", rows=tuple(empty))
        return refuse("FT-4.4", "row-not-empty", instead, row=row)
    if not state.deck:
        return refuse("FT-4.9", "deck-empty", act)
    drawn, deck, end_at = _draw(state.deck)
    after = state.model_copy(
        update={
            "main": (*state.main[: row - 1], drawn, *state.main[row:]),
            "deck": deck,
            "filled": True,
            "filled_in_round": True,
            "end_drawn": state.end_drawn or end_at is not None,
        }
    )
    event = Filled(
        seat=state.turn,
        row=row,
        drawn=drawn,
        end_at=end_at,
        deck=len(deck),
        last_turns=seats_to_play(state) if end_at is not None else (),
    )
    return Done(after, event, turn_over=False)


def _draw(deck: tuple[Card, ...]) -> tuple[Row, tuple[Card, ...], int | None]:
    """Five wagons off the top (fewer if it ends, FT-R23), the rest, and where the end card came (FT-10.2)."""
    row: list[Wagon] = []
    end_at = None
    used = 0
    for card in deck:
        if len(row) == MAIN_LENGTH:
            break
        used += 1
        if card == END:
            end_at = len(row)
        else:
            row.append(card)
    return tuple(row), deck[used:], end_at


def _take(state: State, move: Take) -> Done | Refusal:
    if len(move.picks) != TAKEN:
        return refuse("FT-6.1", "three", found=len(move.picks))
    found = wagons_in(state.main)
    if found < TAKEN:
        return too_few_wagons(state, found)
    moved = _move_wagons(state.main, acting(state), move)
    if isinstance(moved, Refusal):
        return moved
    rows, player, placed = moved
    return Done(with_player(state, player, main=rows), Took(seat=state.turn, placed=placed))


def _switch(state: State, move: Switch) -> Done | Refusal:
    player = acting(state)
    if not 1 <= len(move.picks) <= SWITCHED:
        return refuse("FT-7.1", "one-to-four", found=len(move.picks))
    moved = _move_wagons(player.yard, player, move)
    if isinstance(moved, Refusal):
        return moved
    rows, player, placed = moved
    left = player.model_copy(update={"yard": rows})
    return Done(with_player(state, left), Switched(seat=state.turn, placed=placed))


def _move_wagons(
    rows: tuple[Row, ...], player: Player, move: Take | Switch
) -> tuple[tuple[Row, ...], Player, tuple[Placed, ...]] | Refusal:
    """Lifts in taking order, places in placing order (FT-6.6, FT-7.4); all or nothing (FT-6.8, FT-7.5)."""
    numbers = tuple(range(1, len(move.picks) + 1))
    order = move.order or numbers
    if tuple(sorted(order)) != numbers:
        return refuse("FT-6.6" if move.kind == "take" else "FT-7.4", "order", count=len(numbers))
    lifted: list[Wagon | None] = []
    for pick in move.picks:
        rows, wagon = lift(rows, pick)
        lifted.append(wagon)
    placed: list[Placed] = []
    for number in order:
        outcome = place(player, lifted[number - 1], move.picks[number - 1], move.kind)
        if isinstance(outcome, Refusal):
            return outcome
        player, one = outcome
        placed.append(one)
    return rows, player, tuple(placed)


def _rearrange(state: State, move: Rearrange) -> Done | Refusal:
    player = acting(state)
    if not any(player.yard):
        return refuse("FT-8.5", "yard-empty")
    if any(len(row) > YARD_LENGTH for row in move.rows):
        return refuse("FT-8.3", "row-too-long")
    if sorted(move.rows[0] + move.rows[1]) != sorted(player.yard[0] + player.yard[1]):
        return refuse("FT-8.3", "other-wagons", phrase("freight-instead-same-wagons"))
    if player.score < 1 and not state.options.debt:
        return refuse("FT-8.7", "points", score=player.score)
    after = player.model_copy(
        update={"yard": move.rows, "score": player.score - 1, "rearranged": player.rearranged + 1}
    )
    return Done(with_player(state, after), Rearranged(seat=state.turn, rows=move.rows, score=after.score))


def _mobilise(state: State) -> Done | Refusal:
    player = acting(state)
    if state.day == DAYS:
        return refuse("FT-9.3", "mobilise-day", day=state.day)
    if state.day in player.mobilised:
        return refuse("FT-9.2", "mobilise-twice")
    after = player.model_copy(update={"locos": player.locos + 1, "mobilised": (*player.mobilised, state.day)})
    return Done(with_player(state, after), Mobilised(seat=state.turn, locos=after.locos))


def _caboose(state: State, move: Caboose) -> Done | Refusal:
    player = acting(state)
    if not state.options.cabooses:
        return refuse("FT-14.10", "caboose-option")
    if not state.caboose_pile:
        return refuse("FT-14.6", "caboose-pile")
    train = player.train(move.loco)
    if train is None and 1 <= move.loco <= player.locos:
        return refuse("FT-14.7", "caboose-empty-loco", phrase("freight-instead-own-train"), loco=move.loco)
    if train is None:
        return refuse("FT-14.2", "caboose-train", phrase("freight-instead-own-train"), loco=move.loco)
    if train.caboose:
        return refuse("FT-14.7", "caboose-twice", phrase("freight-instead-own-train"), loco=move.loco)
    closed = train.model_copy(update={"caboose": True})
    trains = tuple(closed if one is train else one for one in player.trains)
    pile = state.caboose_pile - 1
    after = with_player(state, player.model_copy(update={"trains": trains}), caboose_pile=pile)
    return Done(after, TookCaboose(seat=state.turn, loco=move.loco, pile=pile))
