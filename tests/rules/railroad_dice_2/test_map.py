"""RD-1: the six tiles and their layouts."""

from __future__ import annotations

import pytest

from rules.core.contract import Draft, MisreadError
from rules.railroad_dice_2.board import BOARD, Tiles
from rules.railroad_dice_2.chart import Lying, chart_of, lying, squares, standard
from rules.railroad_dice_2.opening.plan import contact_cells, drawn, flaw
from rules.railroad_dice_2.state import DiceOptions
from tests.rules.railroad_dice_2.table import GAME, dealt, legal, names, offers, played, refused, seeded, step

OWN = DiceOptions(tiles="large", layout="own", first="2")
STANDARD = "1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:10,5"
SIX_LOWER = "1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:15,1"  # tile 6 to the right of tile 3, shifted down by 1


def records(text: str) -> tuple[Lying, ...]:
    return tuple(one for word in text.split() if (one := lying(word)))


def refused_layout(text: str) -> str:
    return refused(dealt(2, OWN), f"layout {text}")


def test_all_six_tiles_each_once_rd_1_1() -> None:
    """RD-1.1"""
    for missing in STANDARD.split():
        assert refused_layout(STANDARD.replace(missing, "")) == "RD-1.1"
    assert refused_layout("1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 5:10,5") == "RD-1.1"
    assert refused_layout(f"{STANDARD} 6:15,5") == "RD-1.1"
    state = played(dealt(2, OWN), f"layout {STANDARD}")
    assert sorted(one.tile for one in state.chart.tiles) == [1, 2, 3, 4, 5, 6]
    with pytest.raises(MisreadError):
        GAME.parse("layout 7:0,0")


def test_tiles_do_not_overlap_rd_1_2() -> None:
    """RD-1.2"""
    assert refused_layout("1:0,0 2:4,0 3:10,0 4:0,5 5:5,5 6:10,5") == "RD-1.2"
    assert legal(dealt(2, OWN), f"layout {STANDARD}")


def test_tiles_turn_by_quarters_clockwise_rd_1_2() -> None:
    """RD-1.2, RD-R10: the upper left cell of the turned tile is put down."""
    flat, turned, upside, left = (squares("large", Lying(4, 0, 0, turns)) for turns in range(4))
    for (x, y), terrain in flat.items():
        assert turned[4 - y, x] == terrain
        assert upside[4 - x, 4 - y] == terrain
        assert left[y, 4 - x] == terrain
    state = played(dealt(2, OWN), "layout 1:0,0 2:5,0 3:10,0 4:0,5,1 5:5,5 6:10,5")
    assert state.layout == "1:0,0 2:5,0 3:10,0 4:0,5,1 5:5,5 6:10,5"
    assert state.chart.cells["D9"].terrain == "mountain"  # D7 of the tile unturned


def test_each_tile_touches_with_four_cells_rd_1_3() -> None:
    """RD-1.3: a corner cell that touches two tiles counts once, several neighbours add up."""
    assert refused_layout("1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:15,2") == "RD-1.3"
    assert refused_layout("6:0,0 2:5,0 3:10,0 4:0,5 5:5,5 1:15,2") == "RD-1.3"
    corner = "1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:12,5"  # three cells under tile 3
    assert contact_cells("large", records(corner))[6] == 3
    assert refused_layout(corner) == "RD-1.3"
    two = "1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:10,10"
    assert refused_layout(two) == "RD-1.3"
    adding = "1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:3,10"  # two cells under tile 4, three under tile 5
    assert contact_cells("large", records(adding))[6] == 5
    assert legal(dealt(2, OWN), f"layout {adding}")


def test_contact_cells_rd_ex_4() -> None:
    """RD-EX-4"""
    assert contact_cells("large", records(STANDARD)) == {1: 9, 3: 9, 4: 9, 6: 9, 2: 13, 5: 13}
    assert contact_cells("large", records(SIX_LOWER))[6] == 4
    assert legal(dealt(2, OWN), f"layout {SIX_LOWER}")
    assert contact_cells("large", records("1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:15,2"))[6] == 3


def test_the_map_is_one_piece_rd_1_4() -> None:
    """RD-1.4: two groups of three tiles, each well in touch."""
    assert refused_layout("1:0,0 2:5,0 3:10,0 4:0,20 5:5,20 6:10,20") == "RD-1.4"


def test_the_layout_is_fixed_before_the_first_station_rd_1_5() -> None:
    """RD-1.5: seat 1 lays it out, nothing else comes before, and nothing changes it."""
    state = dealt(2, OWN)
    assert state.phase == "layout"
    assert [duty.seat for duty in GAME.duties(state)] == [0]
    assert refused(state, "station H8") == "RD-1.5"
    assert refused(state, f"layout {STANDARD}", 1) == "RD-1.5"
    laid = step(state, f"layout {STANDARD}")
    assert laid.state.phase == "homes"
    assert laid.state.turn.seat == 1  # the first player, not seat 1
    assert refused(laid.state, f"layout {STANDARD}") == "RD-1.5"
    assert refused(dealt(2), f"layout {STANDARD}") == "RD-1.5"


@pytest.mark.parametrize("tiles", ["boxed", "large"])
def test_the_default_layout_is_standard_rd_1_6(tiles: Tiles) -> None:
    """RD-1.6, RD-R7, RD-R8: three tiles over three, of either set."""
    state = dealt(2, DiceOptions(tiles=tiles))
    size = BOARD.tiles[tiles].size
    assert state.phase == "homes"
    assert (state.chart.columns, state.chart.rows, state.chart.size) == (3 * size, 2 * size, size)
    assert [(one.tile, one.x // size, one.y // size, one.turns) for one in state.chart.tiles] == [
        (1, 0, 0, 0),
        (2, 1, 0, 0),
        (3, 2, 0, 0),
        (4, 0, 1, 0),
        (5, 1, 1, 0),
        (6, 2, 1, 0),
    ]


def test_no_shares_and_no_staatsbahnen_rd_1_7() -> None:
    """RD-1.7: no move, face or card of the game is one of them."""
    assert set(GAME.forms) == {
        "layout",
        "station",
        "roll",
        "lay",
        "extend",
        "appear",
        "run",
        "transport",
        "buy",
        "skip",
        "end",
    }
    assert set(BOARD.simple.faces) == {"straight", "curve", "locomotive", "joker"}
    assert len(BOARD.colours) == 4


def test_boxed_as_data_rd_ex_34() -> None:
    """RD-EX-34"""
    chart = chart_of("boxed", standard("boxed"))
    assert len(chart.cells) == 96
    of = {kind: {c.name for c in chart.cells.values() if c.terrain == kind} for kind in ("mountain", "water")}
    assert of["mountain"] == names("B2 D4 E5 E6 F6 G8 I2 J1 J2 J3 J8 K1 K2 K3 K5 K6 L5")
    assert of["water"] == names("B5 B6 B7 C7 D8 F2 F3 G1 G2 H5 H7 I6 I7")
    assert contact_cells("boxed", records(standard("boxed"))) == {1: 7, 3: 7, 4: 7, 6: 7, 2: 10, 5: 10}
    inner = [c for c in chart.cells.values() if chart.inner(c.name) and c.terrain != "water"]
    assert len(inner) == 49
    assert [sum(c.tile == tile for c in inner) for tile in range(1, 7)] == [9, 9, 9, 5, 10, 7]


def test_large_as_data_rd_1_6() -> None:
    """RD-R8: the terrain of the second set."""
    chart = chart_of("large", standard("large"))
    of = {kind: {c.name for c in chart.cells.values() if c.terrain == kind} for kind in ("mountain", "water")}
    assert of["mountain"] == names("B2 C2 C3 G5 M2 N1 N2 D7 H6 I9 J9 M9 N10")
    assert of["water"] == names("D5 H2 H3 I2 L4 B8 B9 C9 G10 L7")
    assert len(chart.cells) == 150


def test_cells_count_from_the_upper_left_of_the_map_rd_1_2() -> None:
    """RD-R10: the smallest x is column A, the smallest y row 1, whatever integers were typed."""
    state = played(dealt(2, OWN), "layout 1:-5,-5 2:0,-5 3:5,-5 4:-5,0 5:0,0 6:5,0")
    assert state.layout == STANDARD
    assert state.chart.tile("A1") == 1
    assert state.chart.tile("O10") == 6


@pytest.mark.parametrize("tiles", ["boxed", "large"])
def test_a_random_layout_is_legal_rd_1_3(tiles: Tiles) -> None:
    """RD-R10: on both sets, within 16 x 16 cells, and not the same every time."""
    found = set()
    for seed in range(12):
        text = drawn(tiles, seeded(seed))
        assert flaw(tiles, records(text)) is None
        chart = chart_of(tiles, text)
        assert max(chart.columns, chart.rows) <= 16
        found.add(text)
    assert len(found) == 12
    dealt_at_random = dealt(3, DiceOptions(tiles=tiles, layout="random"), seed=5)
    assert flaw(tiles, records(dealt_at_random.layout)) is None
    assert dealt_at_random.layout != standard(tiles)


def test_a_layout_is_put_together_tile_by_tile_rd_1_3() -> None:
    """The next tile is offered where it fits; the list closes with six, and the map grows in the preview."""
    state, draft = dealt(2, OWN), Draft(kind="layout")
    assert [choice.value for choice in GAME.offers(state, 0, draft).choices] == [
        "1:0,0",
        "1:0,0,1",
        "1:0,0,2",
        "1:0,0,3",
    ]
    for count in range(6):
        asked = GAME.offers(state, 0, draft)
        assert asked.field == "tiles"
        assert not asked.closes
        draft = draft.with_item(asked.choices[-1 if count else 0].value)
        seen = GAME.outlook(state, 0, draft)
        assert seen is not None
        assert len(seen.state.chart.tiles) == count + 1
        assert seen.account
    asked = GAME.offers(state, 0, draft)
    assert asked.closes
    assert not asked.choices
    done = draft.with_value("tiles", draft.growing)
    assert GAME.offers(state, 0, done).complete
    assert legal(state, GAME.print(GAME.compose("layout", done.filled())))
    assert GAME.outlook(state, 0, Draft(kind="layout")) is None


def test_a_list_that_is_no_layout_is_refused_while_it_grows_rd_1_1() -> None:
    """RD-1.1 for a word that is no record, RD-1.3 for six tiles that do not touch."""
    state = dealt(2, OWN)
    assert GAME.offers(state, 0, Draft(kind="layout", growing="9:0,0")).refusal is not None
    loose = Draft(kind="layout", growing="1:0,0 2:9,0 3:18,0 4:27,0 5:36,0 6:45,0")
    found = GAME.offers(state, 0, loose)
    assert found.refusal is not None
    assert found.refusal.rule == "RD-1.3"
    assert not found.closes


def test_the_compact_maps_are_offered_first_rd_1_3() -> None:
    """The second tile lies beside the first before it lies shifted."""
    state = dealt(2, OWN)
    asked = GAME.offers(state, 0, Draft(kind="layout", growing="1:0,0"))
    first = [lying(choice.value) for choice in asked.choices[:4]]
    assert {(one.x, one.y) for one in first if one} <= {(5, 0), (-5, 0), (0, 5), (0, -5)}
    assert [one.turns for one in first if one] == [0, 1, 2, 3]
    assert len(asked.choices) == 48  # 4 sides, 3 shifts, 4 turns
    third = GAME.offers(state, 0, Draft(kind="layout", growing="1:0,0 2:5,0"))
    assert [choice.value for choice in third.choices[:8:4]] == [
        "3:-5,0",
        "3:10,0",
    ]  # three in a row are the smallest map


def test_offers_before_the_layout_are_the_layout_rd_1_5() -> None:
    state = dealt(2, OWN)
    assert [choice.value for choice in offers(state).choices] == ["layout"]
    (suggested,) = GAME.suggest(state, 0)
    assert suggested.draft.filled()["tiles"] == STANDARD
    assert GAME.offers(state, 0, suggested.draft).complete
