"""The invariants of the specification (FT-I). `audit` looks at a position, `audit_step` at what a move did.

Both raise BrokenInvariantError with the id. FT-I19 and FT-I20 are about views and replays: tests hold them.
"""

from collections import Counter
from collections.abc import Sequence

from rules.core.contract import Event
from rules.core.invariants import demand
from rules.core.kinds import KindOfMove
from rules.freight_train import wagons
from rules.freight_train.fill import Fill, Filled
from rules.freight_train.flow import DayEnded, RoundBegan
from rules.freight_train.pass_ import Passed
from rules.freight_train.rearrange import Rearrange
from rules.freight_train.scoring import points
from rules.freight_train.setup import Dealt
from rules.freight_train.state import Player, State, wagons_in
from rules.freight_train.switch import Switch
from rules.freight_train.take import Take


def audit(state: State) -> None:
    demand("FT-I3", state.end_drawn or bool(state.deck), "no deck, and no end of the day")
    demand("FT-I2", state.deck.count(wagons.END) == (0 if state.end_drawn else 1), "not one end-of-day card")
    demand("FT-I1", state.wagons() == Counter(wagons.box(len(state.players))), "wagons were lost or made up")
    few = wagons_in(state.main) < 3
    demand("FT-I21", not few or sum(not row for row in state.main) >= 3, "a needed fill is barred")
    yards = all(len(row) <= wagons.YARD_LENGTH for player in state.players for row in player.yard)
    demand("FT-I4", yards and len(state.main) == wagons.MAIN_ROWS, "a yard row is too long, or a row is missing")
    demand("FT-I4", all(len(row) <= wagons.MAIN_LENGTH for row in state.main), "a row is too long")
    for player in state.players:
        _audit_player(state, player)
    demand("FT-I7", sum(player.locos for player in state.players) <= wagons.LOCOMOTIVES, "too many locomotives")
    used = sum(train.caboose for player in state.players for train in player.trains)
    demand("FT-I18", state.caboose_pile + used == wagons.CABOOSES, "cabooses do not add up")
    demand("FT-I18", state.options.cabooses or not used, "a caboose without the option")


def audit_step(before: State, move: KindOfMove[State], after: State, events: Sequence[Event]) -> None:
    """What the move did, with everything that followed. The move was the acting seat's."""
    ended = any(isinstance(event, DayEnded) for event in events)
    if not ended or after.over:  # FT-10.7 is the one clearing
        _audit_open_ends(before, move, after)
        _audit_counts(before, move, after)
    filled = sum(isinstance(event, Filled) for event in events)
    demand("FT-I11", filled == isinstance(move, Fill), filled, "fillings")
    _audit_turns(before, move, after, events)
    for event in events:
        if isinstance(event, Filled):
            _audit_fill(before, event)
        elif isinstance(event, DayEnded):
            _audit_classes(event)
        elif isinstance(event, Dealt):
            _audit_fresh_day(before, move, after, event)


def _audit_player(state: State, player: Player) -> None:
    names = [train.name for train in player.trains]
    numbers = [train.loco for train in player.trains]
    demand("FT-I5", len(names) == len(set(names)), "two trains of one class")
    demand("FT-I5", numbers == sorted(set(numbers)), "trains out of order")
    demand("FT-I5", all(1 <= number <= player.locos for number in numbers), "a train without locomotive")
    for train in player.trains:
        kinds, count = len(set(train.wagons)), len(train.wagons)
        demand("FT-I6", kinds == (count if train.mixed else 1), "doubles in mixed, or several types in plain")
        demand("FT-I6", train.mixed or count <= wagons.WAGONS_PER_TYPE[len(state.players)], "a plain train too long")
    extra = state.day - 1 + (state.day in player.mobilised)
    demand("FT-I7", player.locos == wagons.START_LOCOS[len(state.players)] + extra, "locomotives do not add up")
    days = player.mobilised
    demand("FT-I8", len(days) == len(set(days)) and set(days) <= set(range(1, wagons.DAYS)), "mobilised too often")
    total = wagons.START_SCORE - player.rearranged + player.train_points + player.yard_points
    demand("FT-I13", player.score == total, "score", player.score, "is not", total)
    demand("FT-I14", state.over or state.options.debt or player.score >= 0, "a score below 0")


def _audit_open_ends(before: State, move: KindOfMove[State], after: State) -> None:
    """FT-I9: rows lose wagons only from the open end, and no wagon leaves a train."""
    for old, new in zip(before.main, after.main, strict=True):
        demand("FT-I9", new == old[: len(new)] or (not old and isinstance(move, Fill)), "not the open end")
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if not (isinstance(move, Rearrange) and seat == before.turn):
            for old, new in zip(was.yard, now.yard, strict=True):
                demand("FT-I9", old[: len(new)] == new[: len(old)], "not the open end of a yard")
        for train in was.trains:
            kept = now.train(train.loco)
            stays = kept is not None and kept.wagons[: len(train.wagons)] == train.wagons
            demand("FT-I9", stays, "a wagon left a train")


def _audit_counts(before: State, move: KindOfMove[State], after: State) -> None:
    """FT-I10: how many wagons each kind of move takes from which zone."""
    main = wagons_in(before.main) - wagons_in(after.main)
    yard = wagons_in(before.players[before.turn].yard) - wagons_in(after.players[before.turn].yard)
    trains = _on_trains(after) - _on_trains(before)
    match move:
        case Take():
            demand("FT-I10", main == 3 and trains - yard == 3 and yard <= 0, "a take moves three")
        case Switch():
            demand("FT-I10", main == 0 and 1 <= yard <= 4 and trains == yard, "a switch moves one to four")
        case Fill():
            demand("FT-I10", yard == trains == 0, "a fill moves deck cards only")
        case _:
            demand("FT-I10", main == yard == trains == 0, "no wagon changes its zone")
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        same = was.yard == now.yard and was.trains == now.trains
        demand("FT-I10", same or seat == before.turn, "another player's wagons moved")


def _audit_fill(before: State, filled: Filled) -> None:
    demand("FT-I11", Fill.why_not_offered(before, before.turn) is None, "a fill that was not open")
    demand("FT-I11", not before.main[filled.row - 1], "a row that was not empty")
    short = filled.deck == 0 and (before.end_drawn or filled.end_at is not None)
    demand("FT-I11", len(filled.drawn) == wagons.MAIN_LENGTH or short, "a row not filled up")


def _audit_turns(before: State, move: KindOfMove[State], after: State, events: Sequence[Event]) -> None:
    """FT-I16: seats follow each other, and the marker moves by one at each new round."""
    forced = sum(isinstance(event, Passed) and event.forced for event in events)
    seats = len(before.players)
    seat, marker = before.turn, before.marker
    for _ in range(forced + (not isinstance(move, Fill))):
        seat = (seat + 1) % seats
        if seat == marker:
            marker = seat = (marker + 1) % seats
    demand("FT-I16", after.over or (seat, marker) == (after.turn, after.marker), "a turn was skipped")
    rounds = sum(isinstance(event, RoundBegan | Dealt) for event in events)
    demand("FT-I16", after.round == before.round + rounds, "a round was skipped")


def _audit_classes(event: DayEnded) -> None:
    """FT-I12: the points of a class, before doubling."""
    for one in event.classes:
        plain = points(one.lengths)
        shares = sorted((share for share in plain if share), reverse=True)
        demand("FT-I12", shares in ([], [3], [3, 1], [2, 2], [1, 1, 1]), one.name, "shares", shares)
        doubled = all(got in (due, 2 * due) for got, due in zip(one.points, plain, strict=True))
        demand("FT-I12", doubled, one.name, "scored", one.points)


def _audit_fresh_day(before: State, move: KindOfMove[State], after: State, event: Dealt) -> None:
    full = [len(row) for row in after.main] == [wagons.MAIN_LENGTH] * wagons.MAIN_ROWS
    demand("FT-I17", full and not any(player.trains for player in after.players), "not a fresh table")
    demand("FT-I18", after.caboose_pile == wagons.CABOOSES, "a caboose was left behind")
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if seat != before.turn or not isinstance(move, Take | Switch | Rearrange):
            demand("FT-I15", was.yard == now.yard, "a private yard was touched")
    demand("FT-I15", event.yards == tuple(player.yard for player in after.players), "yards told wrongly")


def _on_trains(state: State) -> int:
    return sum(len(train.wagons) for player in state.players for train in player.trains)
