"""ST-1 and the setup of China: what lies where when the table is set."""

from collections import Counter

import pytest

from rules.core.chance import Chance
from rules.core.contract import RefusedError
from rules.steam.game import Steam
from rules.steam.options import SteamOptions
from rules.steam.setup import Dealt
from rules.steam.state import State
from tests.rules.steam.table import Table, dealt, grid

PLUS = ("Shenyang", "Jinan", "Zhengzhou", "Xi'an", "Chongqing", "Wuhan", "Nanjing")


def lying(state: State) -> int:
    return sum(len(cubes) for _, cubes in state.cubes)


def counts(table: Table) -> list[int]:
    state = table.state
    return [lying(state), sum(map(len, state.supply)), len(state.bag)]


def test_one_game_for_its_whole_length_st_1_1() -> None:
    """ST-1.1: the mode is an option, fixed with the others, and the phases are those of its game all along."""
    base, standard = dealt(mode="base"), dealt(mode="standard")
    assert (base.state.phase, standard.state.phase) == ("auction", "capital")
    assert base.state.base
    assert not standard.state.base


@pytest.mark.parametrize("seats", [1, 5])
def test_numbers_of_players_st_1_2(seats: int) -> None:
    """ST-1.2: China takes 2, 3 or 4."""
    game = Steam()
    assert list(game.seats_for(SteamOptions())) == [2, 3, 4]
    with pytest.raises(RefusedError) as refused:
        game.setup(SteamOptions(), seats, Chance(bytes(32)))
    assert refused.value.refusal.rule == "ST-1.2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ninety_six_cubes_st_1_3(seats: int) -> None:
    """ST-1.3"""
    state = dealt(seats).state
    every = "".join((state.bag, *state.supply, *(cubes for _, cubes in state.cubes)))
    assert Counter(every) == {"r": 20, "b": 20, "y": 20, "p": 20, "g": 16}


def test_printed_numbers_are_drawn_st_1_4() -> None:
    """ST-1.4: as many random cubes as are printed, and other ones with another seed."""
    first, second = grid().state, dealt(seed=1).state
    assert [len(cubes) for _, cubes in first.cubes] == [2, 2, 2]
    assert dealt(seed=2).state.cubes != second.cubes


def test_twelve_spaces_are_filled_after_the_map_st_1_5() -> None:
    """ST-1.5"""
    state = grid().state
    assert [len(space) for space in state.supply] == [2] * 12
    assert state.full == state.supply


def test_everybody_starts_with_nothing_st_1_6() -> None:
    """ST-1.6"""
    for mode in ("base", "standard"):
        state = dealt(mode=mode).state
        assert [(one.cash, one.level) for one in state.players] == [(0, 1)] * 3
        assert [(one.vp, one.income) for one in state.markers] == [(0, 0)] * 3


def test_no_new_city_and_no_growth_st_1_7() -> None:
    """ST-1.7: the eight tiles are all to be had."""
    table = dealt()
    assert (table.state.new_cities, table.state.grown) == ((), ())
    table.phase("build", "A").player("A", tile="urbanization")
    notes = [choice.note for choice in table.offers("A", "urbanize", "Dalian").choices]
    assert [note.params["count"] for note in notes if note] == [1, 1, 1, 1, 4]


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 8), (4, 7)])
def test_turns_of_the_scenario_st_1_8_cn_8(seats: int, turns: int) -> None:
    """ST-1.8, ST-CN-8"""
    assert dealt(seats).state.map.scenario.turns == turns


def test_base_auctions_the_first_order_st_1_9() -> None:
    """ST-1.9: unless beginners draw it."""
    assert dealt().state.phase == "auction"
    assert dealt(first_order="beginner").state.phase == "select"


def test_beginners_draw_the_order_st_1_10() -> None:
    """ST-1.10: the k-th player starts with k - 1 cash."""
    orders = set()
    for seed in range(8):
        state = dealt(first_order="beginner", seed=seed).state
        orders.add(state.order)
        assert [state.players[seat].cash for seat in state.order] == [0, 1, 2]
    assert len(orders) > 1
    standard = dealt(first_order="beginner", mode="standard").state
    assert [one.cash for one in standard.players] == [0, 0, 0]


def test_standard_draws_the_first_order_st_1_11() -> None:
    """ST-1.11: it is the bidding order of turn 1."""
    states = [dealt(mode="standard", seed=seed).state for seed in range(8)]
    assert len({state.order for state in states}) > 1
    table = dealt(mode="standard", seed=3)
    order = table.state.order
    for seat in order:
        table.play(f"{'ABC'[seat]} capital 0")
    assert (table.state.phase, table.state.queue) == ("bidding", order)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_colour_twice_st_1_12(seats: int) -> None:
    """ST-1.12"""
    rules = dealt(seats).state.map
    assert len({rules.colour(seat) for seat in range(seats)}) == seats


def test_everything_is_public_st_1_13() -> None:
    """ST-1.13: everybody sees the same, and nothing that is drawn later is kept anywhere."""
    table = dealt(2)
    views = [table.game.view(table.state, viewer).model_dump(exclude={"viewer"}) for viewer in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert table.state.bag == "".join(sorted(table.state.bag))
    assert not table.game.hands


def test_eleven_red_cubes_first_cn_1_to_4_ex_1() -> None:
    """ST-CN-1, ST-CN-2, ST-CN-3, ST-CN-4, ST-EX-1: four to Beijing, one to each "+1" City, then the printed number."""
    for seed in range(5):
        table = dealt(seed=seed)
        assert table.at("Beijing").count("r") >= 4
        assert all("r" in table.at(city) for city in PLUS)
        sizes = [len(table.at(city)) for city in ("Beijing", "Zhengzhou", "Wuhan", "Hong Kong", "Kunming")]
        assert sizes == [6, 3, 4, 3, 2]
        assert counts(table) == [42, 24, 30]


def test_two_cubes_a_space_cn_5() -> None:
    """ST-CN-5"""
    assert [len(space) for space in dealt().state.supply] == [2] * 12


def test_disks_and_funds_cn_6_cn_7() -> None:
    """ST-CN-6, ST-CN-7: four disks of each river in the bag, one yuan on each flood City."""
    table = dealt()
    flood = table.state.flood
    assert flood is not None
    assert dict(flood.bag) == {"yellow": 4, "yangtze": 4}
    assert flood.box == ()
    assert dict(flood.funds) == {table.hex(city): 1 for city in ("Jinan", "Zhengzhou", "Wuhan", "Nanjing")}


def test_tile_numbers_cn_9() -> None:
    """ST-CN-9"""
    rules = dealt().state.map
    numbers = {tile: rules.tile_number(tile) for tile in rules.scenario.tiles}
    assert numbers == {
        "turn_order": 1,
        "first_move": 2,
        "first_build": 3,
        "city_growth": 4,
        "locomotive": 5,
        "engineer": 6,
        "urbanization": 7,
    }


def test_two_players_north_of_the_line_cn_41_ex_2() -> None:
    """ST-CN-41, ST-EX-2: one random cube in each of ten Cities after the red ones; nothing south of the line."""
    table = dealt(2)
    assert counts(table) == [21, 24, 51]
    assert [len(table.at(city)) for city in ("Beijing", "Zhengzhou", "Shanghai", "Kunming")] == [5, 2, 1, 0]
    table.phase("build", "A").player("A", tile="engineer", cash=9)
    assert table.refused("A build H11 t:N") == "ST-7.1"


def test_four_players_get_more_cubes_cn_51_cn_53_ex_3() -> None:
    """ST-CN-51, ST-CN-53, ST-EX-3: one more in each City but Beijing and Hong Kong, three in each space."""
    table = dealt(4)
    assert counts(table) == [54, 36, 6]
    assert [len(table.at(city)) for city in ("Beijing", "Hong Kong", "Wuhan", "Kunming")] == [6, 3, 5, 3]
    assert [len(space) for space in table.state.supply] == [3] * 12
    assert table.state.flood is None


def test_the_extra_cube_by_option_r53() -> None:
    """ST-R53: `plus_one` gives it to the seven "+1" Cities alone."""
    table = dealt(4, extra_cube="plus_one")
    assert [len(table.at(city)) for city in ("Beijing", "Hong Kong", "Wuhan", "Kunming")] == [6, 3, 5, 2]
    assert counts(table) == [49, 36, 11]


def test_what_was_dealt_is_shown() -> None:
    table = dealt(2)
    event = table.event(Dealt)
    assert event.reveals
    assert set(event.stack) == {"turn_order", "first_move", "city_growth"}
    order = "".join(str(seat + 1) for seat in table.state.order)
    assert event.shown().startswith(f"order {order} ")
    assert event.shown().endswith(" ".join(("supply", *table.state.supply, *table.state.stack)))


def test_nobody_has_bid_yet() -> None:
    state = dealt().state
    assert state.auction is not None
    assert (state.auction.bids, state.auction.high, state.auction.opener) == ((-1, -1, -1), -1, state.order[0])
