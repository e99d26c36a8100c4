"""All transports of a turn at once, the standing order for the final phase, and turns that end by themselves."""

from __future__ import annotations

import itertools
import random

import pytest

from rules.core.contract import Draft, MisreadError
from rules.core.walk import asker
from rules.railroad_dice_2.ending import FinalBegan, GameEnded
from rules.railroad_dice_2.flow import TurnEnded, TurnsEnded, YearBegan
from rules.railroad_dice_2.money import Stocked
from rules.railroad_dice_2.running import best_runs, income, most_runs
from rules.railroad_dice_2.speech import Train
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.transport import Transported
from tests.rules.railroad_dice_2.table import (
    GAME,
    HOUSE,
    event_of,
    events_of,
    ex_21,
    offers,
    played,
    refusal,
    refused,
    seeded,
    step,
    told,
)

THREE = {0: (3, 4, 5)}


def by_trying(locomotives: tuple[int, ...], stocks: tuple[int, ...], stations: dict[str, tuple[int, int]]) -> int:
    """The most passengers, by trying every locomotive with every station, or none; stations are tile and distance."""
    best = 0
    places: list[str | None] = [*stations, *[None] * len(locomotives)]
    for served in itertools.permutations(places, len(locomotives)):
        waiting, units = list(stocks), 0
        for value, cell in zip(locomotives, served, strict=True):
            tile, distance = stations[cell] if cell else (0, 99)
            if distance <= value:
                units += min(value, waiting[tile])
                waiting[tile] -= min(value, waiting[tile])
        best = max(best, units)
    return best


@pytest.mark.parametrize("number", range(60))
def test_no_other_way_brings_more_passengers_home_rd_12_1(number: int) -> None:
    """RD-12.2, RD-12.3, RD-12.6, RD-12.10: against everything that can be tried, with few passengers and with many."""
    dice = random.Random(number)
    locomotives = tuple(sorted((dice.randint(2, 6) for _ in range(dice.randint(1, 3))), reverse=True))
    stocks = tuple(dice.randint(0, 6) for _ in range(6))
    cells = {f"A{at}": (dice.randrange(4), dice.randint(1, 6)) for at in range(1, 5)}
    by_tile = tuple(
        tuple(sorted(((far, cell) for cell, (there, far) in cells.items() if there == tile), reverse=True))
        for tile in range(6)
    )
    units, trains = most_runs(locomotives, stocks, by_tile)
    assert units == by_trying(locomotives, stocks, cells)
    assert len({train.station for train in trains}) == len(trains)
    assert all(cells[train.station][1] <= train.locomotive for train in trains)


def test_one_move_runs_every_locomotive_rd_12_2() -> None:
    """RD-12.2: it is logged with its trains, and is the same as one transport after the other."""
    state = ex_21(THREE)
    done = GAME.apply(state, 0, GAME.parse("run"), seeded())
    assert done.said is not None
    assert GAME.print(GAME.moves.validate_python(done.said)) == "run 3 N9 5 D9 4 I7"
    singly = played(state, "transport 3 N9", "transport 5 D9", "transport 4 I7")
    assert done.state == singly
    assert GAME.apply(state, 0, GAME.parse("run 3 N9 5 D9 4 I7"), seeded()).state == singly
    assert [event.units for event in events_of(done, Transported)] == [3, 5, 4]


def test_a_lack_on_the_way_is_made_up_at_once_rd_14_1() -> None:
    """RD-14.1, RD-R18: what empties a tile runs first, and the others find the new passengers."""
    state = ex_21({0: (4, 5)}, stocks=(0, 5, 0, 5, 3, 0), bank=60)
    done = step(state, "run")
    assert [type(event) for event in done.events] == [Transported, Stocked, Transported]
    assert [event.units for event in events_of(done, Transported)] == [5, 4]  # 3 before the lack
    assert done.state == played(
        state, *(f"transport {run.locomotive} {run.station}" for run in events_of(done, Transported))
    )


def test_it_stops_where_the_game_ends_rd_16_1() -> None:
    state = ex_21(THREE, phase="final", stocks=(0, 0, 0, 0, 0, 3))
    done = step(state, "run")
    assert event_of(done, GameEnded).ending == "stock"
    assert len(events_of(done, Transported)) == 1


def test_it_goes_on_when_the_final_phase_begins_rd_15_4() -> None:
    """RD-15.4: transporting is still allowed, and the last passengers have come."""
    state = ex_21({0: (3, 4)}, stocks=(0, 5, 0, 0, 5, 3), bank=1)
    done = step(state, "run")
    assert events_of(done, FinalBegan)
    assert len(events_of(done, Transported)) == 2


def test_a_run_that_cannot_be_is_refused_whole_rd_12_1() -> None:
    state = ex_21(THREE)
    assert refused(state, "run 5 D9 5 I7") == "RD-12.2"
    assert refused(state, "run 5 D9 4 D9") == "RD-12.3"
    assert refused(state, "run 3 E4") == "RD-12.6"
    none = refusal(ex_21({0: ()}), "run")
    assert (none.rule, none.why.key) == ("RD-12.1", "dice-no-run-nothing")
    assert none.instead is not None


def test_one_press_for_all_of_them_rd_12_2() -> None:
    """The first suggestion once there is more than one to run; it asks nothing more and says what it leaves."""
    state = played(ex_21(THREE), "skip")
    first = GAME.suggest(state, 0)[0]
    assert (first.draft, first.label.key) == (Draft(kind="run"), "dice-suggest-run")
    assert first.label.params == {"units": 12, "trains": ("5 L5", "4 D9", "3 I7")}
    assert offers(state, "run").complete
    seen = GAME.outlook(state, 0, Draft(kind="run"))
    assert seen is not None
    assert [line.key for line in seen.account] == ["dice-account-gain"]
    single = played(ex_21({0: (5,)}), "skip")
    assert "run" not in [one.draft.kind for one in GAME.suggest(single, 0)]


def test_the_best_runs_are_those_of_the_seat_in_turn_rd_12_3() -> None:
    """RD-12.2, RD-12.3: what has run and what was served is left out for the player in turn alone."""
    state = played(ex_21({0: (4, 5), 1: (4,)}), "transport 5 I7")
    assert best_runs(state, 0) == (Train(4, "D9"),)
    assert best_runs(state, 1) == (Train(4, "I7"),)
    assert income(state, 0, (4, 5), state.stocks) == 9


# RD-15: the final phase


def final(**words: object) -> State:
    return ex_21({0: (4, 5), 1: (4,), 2: (4,)}, **{"phase": "final", "stocks": (5, 5, 5, 13, 10, 3), **words})


def answered(state: State, seat: int, value: str) -> str | None:
    move = GAME.orders["run"].answer(GAME.view(state, seat), seat, asker(HOUSE, state, seat), value)
    return None if move is None else GAME.print(GAME.moves.validate_python(move))


def test_an_order_runs_everything_and_ends_the_turn_rd_15_3() -> None:
    """RD-15.3: without buying; or it asks, where something could still be bought."""
    state = final(money={0: 60})
    assert answered(state, 0, "end") == answered(state, 0, "ask") == "run"
    after = played(state, "run")
    assert after.turn.seat == 0  # a locomotive could be bought
    assert answered(after, 0, "end") == "end"
    assert answered(after, 0, "ask") is None


def test_an_order_speaks_in_the_own_turns_of_the_final_phase_alone_rd_15_3() -> None:
    assert answered(final(), 1, "end") is None
    assert answered(final(phase="play"), 0, "end") is None


def test_what_an_order_can_say() -> None:
    order = GAME.orders["run"]
    asked = order.ask(GAME.view(final(), 0), 0, Draft(kind="run"))
    assert [choice.value for choice in asked.choices] == ["end", "ask"]
    assert [order.read(word) for word in (" End", "finir", "ASK", "demander")] == ["end", "end", "ask", "ask"]
    with pytest.raises(MisreadError):
        order.read("maybe")


def test_turns_that_end_by_themselves_are_told_in_one_line_rd_15_3() -> None:
    """RD-R44: all of them before the year that begins, and before the end."""
    done = step(ex_21({0: (4,)}, phase="final", money={0: 0, 1: 0, 2: 0}), "transport 4 I7")
    assert [type(event) for event in done.events] == [Transported, TurnsEnded, YearBegan]
    lines = [line for line in told(done) if line.key == "dice-turns-ended"]
    assert [line.params["count"] for line in lines] == [3]
    alone = step(ex_21({0: (4,)}, phase="final", money={0: 0, 1: 99, 2: 0}), "transport 4 I7")
    assert event_of(alone, TurnsEnded).seats == (0,)
    ended = step(final(money={0: 0, 1: 0, 2: 0}, stocks=(5, 0, 0, 4, 0, 0)), "transport 4 D9")
    assert [type(event) for event in ended.events][-2:] == [TurnsEnded, GameEnded]
    assert TurnsEnded.ends_turn


def test_an_own_end_is_told_before_the_turns_that_follow_rd_15_3() -> None:
    done = step(ex_21({0: (4, 5)}, phase="final", money={0: 0, 1: 0, 2: 99}), "end")
    assert [type(event) for event in done.events] == [TurnEnded, TurnsEnded]
    assert event_of(done, TurnsEnded).seats == (1,)
    assert done.state.turn.seat == 2


def test_trains_that_were_named_run_as_named_rd_12_2() -> None:
    """RD-14.1, RD-16.1: whatever a lack brings on the way; and what is left when the game ends does not run."""
    lacking = ex_21({0: (4, 5)}, stocks=(0, 5, 0, 5, 3, 0), bank=60)
    assert step(lacking, "run 5 D9 4 N9").state == played(lacking, "transport 5 D9", "transport 4 N9")
    ending = ex_21(THREE, phase="final", stocks=(0, 0, 0, 0, 0, 3))
    done = step(ending, "run 5 N9 4 D9")
    assert done.state.over
    assert len(events_of(done, Transported)) == 1


def test_a_locomotive_is_marked_as_used_for_its_owner_alone_rd_12_2() -> None:
    state = played(ex_21({0: (4, 5), 1: (5,)}), "transport 5 I7")
    assert GAME.view(state, None).locomotives(1) == ((5, False),)
