"""ST-5: action tiles."""

import pytest

from render.words import words
from rules.core.contract import Draft
from tests.rules.steam.table import Table, grid


def select(**options: object) -> Table:
    table = grid(**options).phase("select")
    for name in "ABC":
        table.player(name, tile=None)
    return table


def test_one_tile_each_in_order_st_5_1() -> None:
    """ST-5.1: of those on offer and not taken."""
    table = select().play("A tile engineer")
    assert table.who("A").tile == "engineer"
    assert table.refused("B tile engineer") == "ST-5.1"
    assert table.refused("A tile first_move") == "ST-3.3"
    assert "engineer" not in [choice.value for choice in table.offers("B", "tile").choices]


def test_tiles_of_the_scenario_st_5_2() -> None:
    """ST-5.2: numbered as the scenario lists them."""
    table = select()
    assert table.refused("A tile docker") == "ST-5.2"
    numbers = [choice.label.params["number"] for choice in table.offers("A", "tile").choices]
    assert numbers == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("turn_order", 0),
        ("first_move", 0),
        ("first_build", 0),
        ("engineer", 0),
        ("city_growth", 2),
        ("locomotive", 6),
        ("urbanization", 6),
    ],
)
def test_base_prices_st_5_3_5_4(tile: str, price: int) -> None:
    """ST-5.3, ST-5.4: paid when the tile is taken."""
    table = select().player("A", cash=10).play(f"A tile {tile}")
    assert table.cash("A") == [10 - price]


def test_growth_and_urbanization_as_a_pass_st_5_5() -> None:
    """ST-5.5: for nothing and without effect."""
    table = select().play("A tile urbanization pass", "B tile city_growth pass", "C tile engineer")
    assert table.cash("A", "B") == [0, 0]
    assert table.refused("A urbanize Toad gray 1") == "ST-5.5"
    table.play("A done")
    assert table.refused("B grow Rho 1") == "ST-5.5"
    assert select().refused("A tile engineer pass") == "ST-5.5"
    assert select(mode="standard").refused("A tile urbanization pass") == "ST-5.5"


def test_locomotive_is_no_pass_st_5_6() -> None:
    """ST-5.6"""
    assert select().refused("A tile locomotive pass") == "ST-5.6"


def test_locomotive_raises_at_once_st_5_7_ex_19() -> None:
    """ST-5.7, ST-EX-19: level 2 pays 4 + 3 and is at 3."""
    table = select().player("A", level=2, cash=7).play("A tile locomotive")
    assert (table.who("A").level, table.cash("A")) == (3, [0])


def test_level_six_takes_it_idly_st_5_8_ex_19() -> None:
    """ST-5.8, ST-EX-19: for nothing, and stays at 6; never as a pass."""
    table = select().player("A", level=6)
    assert table.refused("A tile locomotive pass") == "ST-5.6"
    table.play("A tile locomotive")
    assert (table.who("A").level, table.cash("A"), table.mark("A").income) == (6, [0], 0)


def test_without_a_use_only_as_a_pass_st_5_9() -> None:
    """ST-5.9"""
    table = select().supply().player("A", cash=9)
    assert table.refused("A tile city_growth") == "ST-5.9"
    assert table.allowed("A tile city_growth pass")
    assert table.allowed("A tile urbanization")  # a New City without cubes
    uses = table.offers("A", "tile", "city_growth").choices
    assert [choice.value for choice in uses] == ["pass"]
    grown = select().but(grown=tuple(sorted(table.hex(city) for city in ("Rho", "Beta", "Mu"))))
    assert grown.refused("A tile city_growth") == "ST-5.9"
    full = select().city("Toad")
    assert full.refused("A tile urbanization") == "ST-5.9"


def test_turn_order_only_counts_by_its_number_st_5_10() -> None:
    """ST-5.10: in Base the holder goes neither first to build nor to move."""
    table = select().play("A tile engineer", "B tile turn_order", "C tile first_move")
    assert table.state.queue == (0, 1, 2)
    table.play("A done", "B done", "C done")
    assert table.state.queue == (2, 0, 1)


def test_tiles_are_free_in_standard_st_17_12() -> None:
    """ST-17.12"""
    table = select(mode="standard").play("A tile urbanization", "B tile locomotive", "C tile city_growth")
    assert table.cash() == [0, 0, 0]
    assert table.who("B").level == 2


def test_standard_tiles_may_be_left_unused_st_17_20() -> None:
    """ST-17.20"""
    table = select(mode="standard").play("A tile urbanization", "B tile city_growth", "C tile engineer")
    table.play("A done", "B done")
    assert table.state.queue == (2,)


def test_a_tile_that_cannot_be_paid_is_not_offered() -> None:
    """ST-2.10"""
    table = select().marker("A", income=-10).player("A", cash=1)
    assert table.refused("A tile locomotive") == "ST-2.10"
    assert "locomotive" not in [choice.value for choice in table.offers("A", "tile").choices]
    assert [choice.value for choice in table.offers("A", "tile", "urbanization").choices] == ["pass"]


def test_a_free_tile_says_what_stays_in_hand_and_no_change() -> None:
    """ST-5.3"""
    table = select().player("A", cash=3)
    for tile, said in (("engineer", "Cash then 3."), ("locomotive", "Cash then 2 (−1).")):
        seen = table.game.outlook(table.state, 0, Draft(kind="tile", values=(("tile", tile),)))
        assert seen is not None
        assert words("en").say(seen.account[0]) == said
