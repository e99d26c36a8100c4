"""The invariants of the specification (FT-I). `audit` looks at a position, `audit_step` at what a move did.

Both raise BrokenInvariantError with the id. FT-I19 and FT-I20 are about views and replays: tests hold them.
"""

from collections import Counter
from collections.abc import Sequence

from rules.core.contract import BrokenInvariantError, Event
from rules.freight_train.events import DayEnded, Dealt, Filled, Passed, RoundBegan
from rules.freight_train.legal import can_fill, wagons_in
from rules.freight_train.moves import Fill, FreightMove, Rearrange, Switch, Take
from rules.freight_train.scoring import points
from rules.freight_train.state import Player, Row, State
from rules.freight_train.wagons import (
    CABOOSES,
    DAYS,
    END,
    LOCOMOTIVES,
    MAIN_LENGTH,
    MAIN_ROWS,
    START_LOCOS,
    START_SCORE,
    WAGONS,
    WAGONS_PER_TYPE,
    YARD_LENGTH,
)


def audit(state: State) -> None:
    _demand("FT-I3", state.end_drawn or bool(state.deck), "no deck, and no end of the day")
    _demand("FT-I2", state.deck.count(END) == (0 if state.end_drawn else 1), "not one end-of-day card")
    _demand("FT-I1", _wagons(state) == _box(state), "wagons were lost or made up")
    few = wagons_in(state.main) < 3
    _demand("FT-I21", not few or sum(not row for row in state.main) >= 3, "a needed fill is barred")
    _demand("FT-I4", _rows_fit(state), "a row is too long")
    for player in state.players:
        _audit_player(state, player)
    _demand("FT-I7", sum(player.locos for player in state.players) <= LOCOMOTIVES, "too many locomotives")
    _demand("FT-I18", _cabooses_add_up(state), "cabooses do not add up")


def audit_step(before: State, move: FreightMove, after: State, events: Sequence[Event]) -> None:
    """What the move did, with everything that followed. The move was the acting seat's."""
    ended = any(isinstance(event, DayEnded) for event in events)
    if not ended or after.over:  # FT-10.7 is the one clearing
        _audit_open_ends(before, move, after)
        _audit_counts(before, move, after)
    if isinstance(move, Fill):
        _audit_fill(before, events)
    _audit_turns(before, move, after, events)
    for event in events:
        if isinstance(event, DayEnded):
            _audit_classes(event)
        if isinstance(event, Dealt):
            _audit_fresh_day(before, move, after, event)


def _audit_player(state: State, player: Player) -> None:
    plain = [train.wagons[0] for train in player.trains if not train.mixed]
    mixed = [train for train in player.trains if train.mixed]
    _demand("FT-I5", len(player.trains) <= player.locos, "more trains than locomotives")
    _demand("FT-I5", len(mixed) <= 1 and len(plain) == len(set(plain)), "two trains of one class")
    numbers = [train.loco for train in player.trains]
    _demand("FT-I5", numbers == sorted(set(numbers)), "trains out of order")
    _demand("FT-I5", all(1 <= number <= player.locos for number in numbers), "a train without locomotive")
    _demand("FT-I6", all(len(set(train.wagons)) == len(train.wagons) for train in mixed), "doubles in mixed")
    uniform = all(len(set(train.wagons)) == 1 for train in player.trains if not train.mixed)
    _demand("FT-I6", uniform, "a plain train of several types")
    most = WAGONS_PER_TYPE[len(state.players)]
    longest = max((len(train.wagons) for train in player.trains if not train.mixed), default=0)
    _demand("FT-I6", longest <= most, "a plain train too long")
    extra = state.day - 1 + (state.day in player.mobilised)
    _demand("FT-I7", player.locos == START_LOCOS[len(state.players)] + extra, "locomotives do not add up")
    days = player.mobilised
    _demand("FT-I8", len(days) == len(set(days)) and set(days) <= set(range(1, DAYS)), "mobilised too often")
    total = START_SCORE - player.rearranged + player.train_points + player.yard_points
    _demand("FT-I13", player.score == total, f"score {player.score} is not {total}")
    _demand("FT-I14", state.over or state.options.debt or player.score >= 0, "a score below 0")


def _audit_open_ends(before: State, move: FreightMove, after: State) -> None:
    """FT-I9: rows lose wagons only from the open end, and no wagon leaves a train."""
    for old, new in zip(before.main, after.main, strict=True):
        _demand("FT-I9", new == old[: len(new)] or (not old and isinstance(move, Fill)), "not the open end")
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if not (isinstance(move, Rearrange) and seat == before.turn):
            for old, new in zip(was.yard, now.yard, strict=True):
                _demand("FT-I9", new == old[: len(new)] or _grew(old, new), "not the open end of a yard")
        for train in was.trains:
            kept = now.train(train.loco)
            stays = kept is not None and kept.wagons[: len(train.wagons)] == train.wagons
            _demand("FT-I9", stays, "a wagon left a train")


def _audit_counts(before: State, move: FreightMove, after: State) -> None:
    """FT-I10: how many wagons each kind of move takes from which zone."""
    main = wagons_in(before.main) - wagons_in(after.main)
    yard = wagons_in(before.players[before.turn].yard) - wagons_in(after.players[before.turn].yard)
    trains = _on_trains(after) - _on_trains(before)
    match move:
        case Take():
            _demand("FT-I10", main == 3 and trains - yard == 3 and yard <= 0, "a take moves three")
        case Switch():
            _demand("FT-I10", main == 0 and 1 <= yard <= 4 and trains == yard, "a switch moves one to four")
        case Fill():
            _demand("FT-I10", yard == trains == 0, "a fill moves deck cards only")
        case _:
            _demand("FT-I10", main == yard == trains == 0, "no wagon changes its zone")
    others = [
        was.yard == now.yard and was.trains == now.trains
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True))
        if seat != before.turn
    ]
    _demand("FT-I10", all(others), "another player's wagons moved")


def _audit_fill(before: State, events: Sequence[Event]) -> None:
    filled = [event for event in events if isinstance(event, Filled)]
    _demand("FT-I11", len(filled) == 1 and can_fill(before), "a fill that was not open")
    one = filled[0]
    _demand("FT-I11", not before.main[one.row - 1], "a row that was not empty")
    short = one.deck == 0 and (before.end_drawn or one.end_at is not None)
    _demand("FT-I11", len(one.drawn) == MAIN_LENGTH or short, "a row not filled up")


def _audit_turns(before: State, move: FreightMove, after: State, events: Sequence[Event]) -> None:
    """FT-I16: seats follow each other, and the marker moves by one at each new round."""
    forced = [event.seat for event in events if isinstance(event, Passed) and event.forced]
    turns = len(forced) + (not isinstance(move, Fill))
    seats = len(before.players)
    seat, marker = before.turn, before.marker
    for _ in range(turns):
        seat = (seat + 1) % seats
        if seat == marker:
            marker = seat = (marker + 1) % seats
    _demand("FT-I16", after.over or (seat, marker) == (after.turn, after.marker), "a turn was skipped")
    rounds = sum(isinstance(event, RoundBegan | Dealt) for event in events)
    _demand("FT-I16", after.round == before.round + rounds, "a round was skipped")


def _audit_classes(event: DayEnded) -> None:
    """FT-I12: the points of a class, before doubling."""
    for one in event.classes:
        plain = points(one.lengths)
        shares = sorted((share for share in plain if share), reverse=True)
        _demand("FT-I12", shares in ([], [3], [3, 1], [2, 2], [1, 1, 1]), f"{one.name} shares {shares}")
        doubled = all(got in (due, 2 * due) for got, due in zip(one.points, plain, strict=True))
        _demand("FT-I12", doubled, f"{one.name} scored {one.points}")


def _audit_fresh_day(before: State, move: FreightMove, after: State, event: Dealt) -> None:
    full = [len(row) for row in after.main] == [MAIN_LENGTH] * MAIN_ROWS
    _demand("FT-I17", full and not any(player.trains for player in after.players), "not a fresh table")
    _demand("FT-I18", after.caboose_pile == CABOOSES, "a caboose was left behind")
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if seat != before.turn or not isinstance(move, Take | Switch | Rearrange):
            _demand("FT-I15", was.yard == now.yard, "a private yard was touched")
    _demand("FT-I15", event.yards == tuple(player.yard for player in after.players), "yards told wrongly")


def _demand(invariant: str, holds: bool, found: str) -> None:
    if not holds:
        raise BrokenInvariantError(invariant, found)


def _wagons(state: State) -> Counter[str]:
    seen: Counter[str] = Counter(card for card in state.deck if card != END)
    for row in state.main:
        seen.update(row)
    for player in state.players:
        for wagons in (*player.yard, *(train.wagons for train in player.trains)):
            seen.update(wagons)
    return seen


def _box(state: State) -> Counter[str]:
    return Counter(dict.fromkeys(WAGONS, WAGONS_PER_TYPE[len(state.players)]))


def _rows_fit(state: State) -> bool:
    yards = all(len(row) <= YARD_LENGTH for player in state.players for row in player.yard)
    return yards and len(state.main) == MAIN_ROWS and all(len(row) <= MAIN_LENGTH for row in state.main)


def _cabooses_add_up(state: State) -> bool:
    used = sum(train.caboose for player in state.players for train in player.trains)
    return state.caboose_pile + used == CABOOSES and (state.options.cabooses or used == 0)


def _on_trains(state: State) -> int:
    return sum(len(train.wagons) for player in state.players for train in player.trains)


def _grew(old: Row, new: Row) -> bool:
    return new[: len(old)] == old
