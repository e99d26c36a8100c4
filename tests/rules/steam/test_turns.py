"""ST-3, ST-15, ST-16: phases, whose turn it is, the next order, the end and the score."""

import pytest

from rules.core.chance import Chance
from rules.core.walk import asker
from rules.registry import GAMES
from rules.steam.bidding.auction import OrderSet
from rules.steam.flow import GameEnded, TurnBegun, WentOut
from rules.steam.income import IncomeSettled
from rules.steam.state import State
from tests.rules.steam.table import Table, china, grid, line


def passes(table: Table, count: int) -> Table:
    for _ in range(count):
        table.play(f"{'ABCD'[table.state.queue[0]]} pass")
    return table


def test_six_phases_in_order_st_3_1() -> None:
    """ST-3.1: tiles, building, goods, income, order, a new turn; and nothing out of its phase."""
    table = grid().phase("select")
    for name in "ABC":
        table.player(name, tile=None)
    assert table.refused("A done") == "ST-3.1"
    table.play("A tile engineer", "B tile turn_order", "C tile first_move")
    assert table.state.phase == "build"
    assert table.refused("A pass") == "ST-3.1"
    table.play("A done", "B done", "C done")
    assert (table.state.phase, table.state.round) == ("move", 1)
    passes(table, 5)
    assert table.state.round == 2
    passes(table, 1)
    kinds = [type(event) for event in table.events]
    assert kinds.index(IncomeSettled) < kinds.index(OrderSet) < kinds.index(TurnBegun)
    assert (table.state.phase, table.state.turn) == ("select", 2)


def test_players_act_in_the_order_st_3_2() -> None:
    """ST-3.2: but First Build and First Move go first in their phases."""
    table = grid().but(order=(2, 0, 1))
    for name in "ABC":
        table.player(name, tile=None)
    table.phase("select").play("C tile engineer", "A tile first_move", "B tile first_build")
    assert table.state.queue == (1, 2, 0)
    table.play("B done", "C done", "A done")
    assert table.state.queue == (0, 2, 1)


def test_only_the_player_in_turn_acts_st_3_3() -> None:
    """ST-3.3: others only where a rule asks them."""
    table = grid()
    assert table.refused("B done") == "ST-3.3"
    assert table.refused("C build B2 NW-NE") == "ST-3.3"
    assert table.game.check(table.state, 7, table.game.parse("done")) is not None
    goods = line("P:red Q R:blue").links("AB").cubes(P="b")
    goods.play("A deliver blue P Q R vp")
    assert goods.game.to_act(goods.state) == {1}
    assert goods.refused("B pass") == "ST-3.1"
    assert goods.allowed("B allocate vp")


def test_the_last_turn_ends_after_income_st_3_4_16_1() -> None:
    """ST-3.4, ST-16.1: no new order, no new turn; the score follows."""
    table = grid().but(turn=8).marker("A", income=2).phase("move", "C", round=2)
    table.play("C pass")
    assert (table.state.phase, table.state.cause) == ("over", "last_turn")
    assert table.cash() == [2, 0, 0]
    assert table.all(TurnBegun) == []
    assert table.event(GameEnded).result == table.game.result(table.state)


def test_the_next_order_is_by_tile_numbers_st_15_1() -> None:
    """ST-15.1: also of tiles taken as a pass."""
    table = grid().player("A", tile="urbanization", idle=True).player("B", tile="city_growth", idle=True)
    table.player("C", tile="turn_order").phase("move", "C", round=2).play("C pass")
    assert table.state.order == (2, 1, 0)


def test_a_new_turn_clears_the_marks_st_15_2() -> None:
    """ST-15.2: all tiles are back on offer, and what was used is free again."""
    table = grid().player("A", builds=2, used=True, raised=True, funded=(1,), idle=True)
    table.phase("move", "C", round=2).play("C pass")
    after = table.who("A")
    assert (after.tile, after.before, after.builds, after.used, after.raised) == (None, "turn_order", 0, False, False)
    assert (after.funded, after.idle, table.state.turn) == ((), False, 2)
    assert len(table.offers("A", "tile").choices) == 7


def scored(table: Table) -> Table:
    return table.but(turn=8).phase("move", "C", round=2).play("C pass")


@pytest.mark.parametrize(("income", "worth"), [(7, 3), (8, 4), (1, 0), (0, 0), (-3, -6), (-10, -20)])
def test_income_converts_st_16_2_16_3(income: int, worth: int) -> None:
    """ST-16.2, ST-16.3: half of it rounded down, or twice a debt; also below 0."""
    table = grid().marker("A", income=income).player("A", cash=20)
    standing = table.game.standing(table.state)
    assert standing is not None
    assert standing.scores[0] == worth


def test_completed_links_count_st_16_4() -> None:
    """ST-16.4: one VP each for the owner, nothing for loose ones and for nobody's."""
    table = grid().lay("A", "B2 NW-NE", "C2 t:SW,SE", "D2 NW-NE", "B1 SW-NE").lay("B", "B3 NW-N")
    standing = table.game.standing(table.state)
    assert standing is not None
    assert standing.scores == (2, 0, 0)
    unowned = grid().lay("-", "B2 NW-SE", "C3 NW-S")
    nobody = unowned.game.standing(unowned.state)
    assert nobody is not None
    assert nobody.scores == (0, 0, 0)


def test_cash_is_worth_nothing_st_16_5() -> None:
    """ST-16.5"""
    table = scored(grid().player("A", cash=50).marker("B", vp=1))
    result = table.game.result(table.state)
    assert result is not None
    assert (result.scores, result.winners) == ((0, 1, 0), (1,))


def test_final_score_ex_47() -> None:
    """ST-EX-47: 14 + 3 + 6 links, cash nothing: 23; with income -3: 14."""
    table = line("P:red Q R S T U V:blue", seats=2).links("AAAAAA").lay("A", "A14 N-S").player("A", cash=20)
    for income, total in ((7, 23), (-3, 14)):
        standing = table.marker("A", vp=14, income=income).game.standing(table.state)
        assert standing is not None
        assert standing.scores[0] == total


def test_most_vp_wins_st_16_6() -> None:
    """ST-16.6"""
    table = scored(grid().marker("A", vp=3).marker("B", vp=9).marker("C", vp=5))
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.ranks) == ((1,), (3, 1, 2))


def test_ties_go_to_income_then_tile_st_16_7_16_8() -> None:
    """ST-16.7, ST-16.8: and are shared only where everything is equal."""
    table = grid().marker("A", vp=3, income=1).marker("B", vp=1, income=4).marker("C", vp=3)
    ranks = table.game.standing(table.state)
    assert ranks is not None
    assert ranks.ranks == (2, 1, 3)
    assert ranks.lines[-1].key == "steam-tie-income"
    tied = grid().player("A", tile="engineer").player("B", tile="first_move").player("C", tile="locomotive")
    by_tile = tied.game.standing(tied.state)
    assert by_tile is not None
    assert (by_tile.ranks, by_tile.winners) == ((3, 1, 2), (1,))
    assert by_tile.lines[-1].key == "steam-tie-tile"
    shared = tied.player("A", tile="first_move")
    equal = shared.game.standing(shared.state)
    assert equal is not None
    assert equal.winners == (0, 1)
    clear = grid().marker("A", vp=3).game.standing(grid().marker("A", vp=3).state)
    assert clear is not None
    assert {line.key for line in clear.lines} == {"steam-score"}


def test_after_the_end_nothing_moves_st_16_9() -> None:
    """ST-16.9"""
    table = scored(grid())
    assert table.game.duties(table.state) == ()
    assert table.refused("A pass") == "ST-16.9"
    assert table.refused("A tile engineer") == "ST-16.9"


def test_the_last_one_left_wins_at_once_st_16_10() -> None:
    """ST-16.10: by bankruptcy or resignation."""
    table = grid().marker("A", vp=9)
    step = table.game.retire(table.state, 0, Chance(bytes(32)))
    assert step is not None
    assert (step.state.phase, step.state.order, step.state.queue) == ("build", (1, 2), (1, 2))
    last = table.game.retire(step.state, 2, Chance(bytes(32)))
    assert last is not None
    result = table.game.result(last.state)
    assert result is not None
    assert (last.state.cause, result.winners) == ("alone", (1,))
    assert table.game.retire(last.state, 1, Chance(bytes(32))) is None


def test_two_who_cannot_pay_leave_the_third_st_16_10() -> None:
    """ST-16.10: in order, so that of all who cannot pay the last one wins."""
    table = grid()
    for name in "ABC":
        table.marker(name, income=-10)
    table.phase("move", "C", round=2).play("C pass")
    result = table.game.result(table.state)
    assert result is not None
    assert (table.state.cause, result.winners) == ("alone", (2,))
    assert [event.seats for event in table.all(WentOut)] == [(0,), (1,)]


@pytest.mark.parametrize("mode", ["base", "standard"])
def test_the_last_one_left_pays_nothing_more_st_16_10(mode: str) -> None:
    """ST-16.10: the game has ended before the third debt is due, so nobody wins who is told to be ruined."""
    table = grid(mode=mode)
    for name in "ABC":
        table.marker(name, income=-10).player(name, cash=3)
    table.phase("move", "C", round=2).play("C pass")
    assert [(line.seat, line.broke) for line in table.event(IncomeSettled).players] == [(0, True), (1, True)]
    assert (table.cash("C"), table.mark("C").income, table.who("C").out) == ([3], -10, False)


def test_one_who_can_pay_is_not_spared_st_16_10() -> None:
    """ST-16.10: with two left the game goes on, and the third pays as ever."""
    table = grid().marker("A", income=-10).marker("C", income=-2).player("C", cash=5)
    table.phase("move", "C", round=2).play("C pass")
    assert [line.seat for line in table.event(IncomeSettled).players] == [0, 1, 2]
    assert (table.cash("C"), table.state.phase) == ([3], "select")


@pytest.mark.parametrize("phase", ["select", "build", "move"])
def test_who_resigns_in_turn_is_passed_over(phase: str) -> None:
    """ST-R12: what was asked of the player is asked of the next one."""
    table = grid()
    for name in "ABC":
        table.player(name, tile=None if phase == "select" else table.who(name).tile)
    table.phase("select" if phase == "select" else "build" if phase == "build" else "move", round=1)
    step = table.game.retire(table.state, 0, Chance(bytes(32)))
    assert step is not None
    assert table.game.to_act(step.state) == {1}
    table.game.audit(step.state)


def test_a_share_of_who_resigns_is_dropped() -> None:
    """ST-R12: the table does not wait for points of a player who left."""
    table = line("P:red Q R S:blue").links("ABC").cubes(P="b")
    table.play("A deliver blue P Q R S vp")
    step = table.game.retire(table.state, 1, Chance(bytes(32)))
    assert step is not None
    assert table.game.to_act(step.state) == {2}


def test_robots_and_retirement_keep_the_team_together_cn_76() -> None:
    """ST-16.10: in a game of teams the partner leaves too, and the others win."""
    table = china(4)
    step = table.game.retire(table.state, 0, Chance(bytes(32)))
    assert step is not None
    result = table.game.result(step.state)
    assert result is not None
    assert (step.state.cause, set(result.winners) <= {1, 3}) == ("alone", True)


@pytest.mark.parametrize("mode", ["base", "standard"])
def test_whoever_acts_last_in_a_phase_has_ended_a_turn(mode: str) -> None:
    """Also where the same player begins the next one: the clock counts two turns."""
    game, chance = GAMES["steam"], Chance(bytes(32))
    state = game.setup(game.options.model_validate({"mode": mode}), 3, chance).state
    passed = set()
    for _ in range(90):
        seat = min(game.to_act(state))
        step = game.apply(state, seat, game.robot(game.view(state, seat), seat, asker(game, state, seat)), chance)
        before, state = state, step.state
        assert isinstance(before, State)
        assert isinstance(state, State)
        if (before.phase, before.round) != (state.phase, state.round):
            passed.add(state.phase)
            assert any(event.ends_turn for event in step.events), (before.phase, state.phase)
    assert {"select", "build", "move"} <= passed


@pytest.mark.parametrize("gone", ["A", "B"])
def test_others_keep_their_points_when_somebody_resigns_r12(gone: str) -> None:
    """ST-R12, ST-13.20: the points of a delivery that wait for C are put by C, whoever leaves meanwhile."""
    table = line("P:red Q R S:blue").links("ABC").cubes(P="b")
    table.play("A deliver blue P Q R S vp")
    if gone == "A":
        table.play("B allocate vp")
    step = table.game.retire(table.state, "ABC".index(gone), Chance(bytes(32)))
    assert step is not None
    after = Table(table.game, step.state)
    assert [(share.seat, share.points) for share in after.state.shares] == [(2, 1)]
    assert after.play("C allocate vp").mark("C").vp == 1
