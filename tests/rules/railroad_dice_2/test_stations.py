"""RD-2: players, homes and neutral stations."""

from __future__ import annotations

import pytest

from rules.core.contract import RefusedError, Step
from rules.railroad_dice_2.board import ALL_TILES, BOARD
from rules.railroad_dice_2.flow import StationsRemoved
from rules.railroad_dice_2.money import Stocked
from rules.railroad_dice_2.opening.station import StationPlaced
from rules.railroad_dice_2.setup import Dealt
from rules.railroad_dice_2.state import DiceOptions, State
from tests.rules.railroad_dice_2.table import (
    BOXED,
    GAME,
    LARGE,
    dealt,
    event_of,
    legal,
    money,
    offered,
    offers,
    opened,
    played,
    refusal,
    refused,
    seeded,
    step,
)

CROWDED = BOXED.but(station_gap="chebyshev", layout="own")
EX_33 = "B2 E2 K2 D6 H2 C4 F4 I4 K5 H6 F7 J7"
TWELVE = "C3 H4 M3 C8 H8 M8 E5 J5 E9 K9 G6 N6"


def fill(state: State) -> State:
    """Stations on the first legal cells until the opening is over."""
    while state.phase in ("homes", "neutrals"):
        state = step(state, f"station {sorted(offered(state, 'station'))[0]}").state
    return state


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_rd_2_1(players: int) -> None:
    """RD-2.1"""
    with pytest.raises(RefusedError) as raised:
        dealt(players)
    assert raised.value.refusal.rule == "RD-2.1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_colour_and_a_home_rd_2_1(players: int) -> None:
    """RD-2.1, RD-R2: by seat, no two alike."""
    state = fill(dealt(players))
    assert BOARD.colours[:players] == ("blue", "black", "green", "red")[:players]
    homes = [state.home(seat) for seat in range(players)]
    assert "" not in homes
    assert len(set(homes)) == players


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 3), (4, 2)])
def test_neutral_stations_each_rd_2_2(players: int, each: int) -> None:
    """RD-2.2, RD-R3"""
    assert [player.neutrals for player in dealt(players).players] == [each] * players


def test_with_three_the_ninth_may_be_missing_rd_2_2() -> None:
    """RD-R3: with the option 8, the third player's last one is missing."""
    eight = LARGE.but(three_player_neutrals="8", first="2")
    state = dealt(3, eight)
    assert [player.neutrals for player in state.players] == [2, 3, 3]
    assert len(fill(state).stations) == 11
    assert len(fill(dealt(3, LARGE.but(first="2"))).stations) == 12
    assert [player.neutrals for player in dealt(2, LARGE.but(three_player_neutrals="8")).players] == [4, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_ten_rd_2_3(players: int) -> None:
    """RD-2.3: taken from the bank."""
    state = dealt(players)
    assert money(state) == [10] * players
    assert state.bank == 280 - 10 * players


def test_the_first_player_is_drawn_or_set_rd_2_4() -> None:
    """RD-2.4, RD-R11"""
    assert {dealt(4, DiceOptions(), seed).first for seed in range(40)} == {0, 1, 2, 3}
    for first in ("1", "2", "3"):
        assert dealt(3, DiceOptions.model_validate({"first": first})).first == int(first) - 1
    with pytest.raises(RefusedError) as raised:
        GAME.setup(DiceOptions(first="3"), 2, seeded())
    assert raised.value.refusal.rule == "RD-2.4"
    chance = seeded()
    GAME.setup(DiceOptions(first="2"), 2, chance)
    assert chance.drawn == 0


def test_homes_are_placed_clockwise_from_the_first_player_rd_2_5() -> None:
    """RD-2.5"""
    state = dealt(3, LARGE.but(first="2"))
    assert refused(state, "station C3", 0) == "RD-2.5"
    owners = []
    for cell in ("C3", "H4", "M3"):
        owners.append(state.turn.seat)
        placed = event_of(step(state, f"station {cell}"), StationPlaced)
        assert placed.home
        state = played(state, f"station {cell}")
    assert owners == [1, 2, 0]
    assert [(station.cell, station.owner) for station in state.stations] == [("C3", 1), ("H4", 2), ("M3", 0)]
    assert state.home(0) == "M3"


def test_no_home_takes_the_last_room_of_another_rd_2_5() -> None:
    """RD-2.5: every player places a home, so a cell that leaves none for somebody is refused, and not offered."""
    state = dealt(4, CROWDED)
    state = played(state, "layout 1:8,8,2 2:8,4,2 3:0,4 4:4,8 5:6,0 6:4,4,1", "station I9", "station I4")
    assert refused(state, "station D6") == refused(state, "station D7") == "RD-2.5"
    assert not {"D6", "D7"} & set(offered(state, "station"))
    for cell in offered(state, "station"):
        assert offered(played(state, f"station {cell}"), "station")
    assert legal(dealt(2, LARGE), "station H8")


def test_one_home_a_tile_rd_2_6() -> None:
    """RD-2.6"""
    state = played(dealt(2), "station L8")
    assert refused(state, "station N9") == "RD-2.6"
    assert legal(state, "station I9")
    assert "N9" not in offered(state, "station")


def test_one_home_a_tile_gives_way_where_no_other_cell_is_left_rd_2_6() -> None:
    """RD-2.6: the exception; the audit knows it too."""
    state = played(dealt(4, CROWDED), "layout 1:12,4,3 2:8,8,2 3:0,4,1 4:12,0,1 5:4,4,3 6:8,4,2")
    state = played(state, "station I8", "station M5", "station D7")
    taken = [state.chart.tile(station.cell) for station in state.stations]
    assert offered(state, "station") == ["L8"]
    assert state.chart.tile("L8") in taken
    after = played(state, "station L8")
    assert after.phase != "homes"


def test_neutral_stations_one_at_a_time_in_turn_rd_2_7() -> None:
    """RD-2.7, RD-R12: from the first player again, one each; placing is compulsory."""
    state = played(dealt(3, LARGE.but(first="3", three_player_neutrals="8")), "station C3", "station H4", "station M3")
    assert state.phase == "neutrals"
    assert refused(state, "station C8", 0) == "RD-2.7"
    assert refused(state, "end") == "RD-2.7"
    assert refused(state, "roll 4s") == "RD-2.7"
    order = []
    for cell in ("C8", "H8", "M8", "E5", "J5", "K9", "E9", "N6"):
        order.append(state.turn.seat)
        state = played(state, f"station {cell}")
    assert order == [2, 0, 1, 2, 0, 1, 2, 0]
    assert state.phase == "play"
    assert state.turn.seat == 2


def test_a_neutral_station_may_join_others_on_a_tile_rd_2_8() -> None:
    """RD-2.8, RD-R13: of any kind, more than one."""
    state = played(dealt(2), "station L8", "station C3", "station N9")
    assert played(state, "station N6").stations_on(6) == 3


def test_no_station_on_the_map_edge_rd_2_9() -> None:
    """RD-2.9, RD-R9: nor in a notch; a missing diagonal neighbour does not count."""
    state = dealt(2)
    for cell in ("O5", "A3", "H1", "C10", "A1"):
        assert refused(state, f"station {cell}") == "RD-2.9"
    assert legal(state, "station B9") is False  # water, not edge
    assert refused(state, "station Q1") == "RD-1.1"
    assert refused(state, "station A11") == "RD-1.1"


def test_edges_of_another_layout_rd_ex_6() -> None:
    """RD-EX-6"""
    state = dealt(2)
    assert legal(state, "station E5")
    notched = played(dealt(2, LARGE.but(layout="own")), "layout 1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:15,1")
    for cell in ("K5", "L5", "M5", "N5"):
        assert refused(notched, f"station {cell}") == "RD-2.9"
    assert "O5" in notched.chart.cells
    assert refused(notched, "station O5") == "RD-2.9"
    assert legal(notched, "station J5")


def test_two_cells_between_stations_rd_2_10() -> None:
    """RD-2.10, RD-R14: by steps, terrain and tile borders ignored."""
    neutral = played(dealt(2), "station H8", "station C3")
    assert refused(neutral, "station J8") == "RD-2.10"
    assert refused(neutral, "station I7") == "RD-2.10"
    assert legal(neutral, "station K8")
    assert legal(neutral, "station J7")
    near = refusal(neutral, "station J8")
    assert near.why.params["station"] == "H8"


def test_the_gap_may_be_counted_by_rings_rd_2_10() -> None:
    """RD-R14: with chebyshev a cell two rows and two columns away is too near."""
    ring = played(dealt(2, LARGE.but(station_gap="chebyshev")), "station H8", "station C3")
    assert refused(ring, "station J7") == "RD-2.10"
    assert refused(ring, "station J6") == "RD-2.10"
    assert legal(ring, "station K8")
    assert legal(ring, "station K6")
    assert legal(played(dealt(2), "station H8", "station C3"), "station J7")


def test_the_gap_rd_ex_5() -> None:
    """RD-EX-5: also that the first failing test is cited."""
    state = played(dealt(2), "station L8", "station C3")
    assert legal(state, "station N9")
    assert refused(state, "station N8") == "RD-2.10"
    assert refused(state, "station M9") == "RD-2.10"
    assert legal(state, "station L5")
    assert refused(state, "station L7") == "RD-2.11"


def test_no_station_on_water_rd_2_11() -> None:
    """RD-2.11"""
    state = dealt(2)
    assert refused(state, "station H3") == "RD-2.11"
    assert refused(state, "station D5") == "RD-2.11"
    assert legal(state, "station C3")  # a mountain


def test_homes_rd_ex_7() -> None:
    """RD-EX-7"""
    state = played(dealt(2), "station L8")
    assert refused(state, "station N9") == "RD-2.6"
    assert legal(played(state, "station C3"), "station N9")


def test_stations_without_a_cell_are_removed_rd_2_12() -> None:
    """RD-2.12: on the boxed tiles with the wide gap; every neutral station left goes."""
    state = dealt(4, BOXED.but(station_gap="chebyshev"))
    while state.phase != "play":
        cell = sorted(offered(state, "station"))[0]
        last = step(state, f"station {cell}")
        state = last.state
    removed = event_of(last, StationsRemoved)
    assert removed.count == 12 - len(state.stations) > 0
    assert all(player.neutrals == 0 for player in state.players)
    assert not any(legal(state.but(phase="neutrals"), f"station {cell}") for cell in state.chart.cells)


def test_stocks_after_the_placements_rd_2_13() -> None:
    """RD-2.13: 5 units a station, from the bank."""
    state = opened(4, TWELVE)
    assert state.stocks == tuple(5 * state.stations_on(tile) for tile in range(1, 7))
    assert state.bank == 280 - 40 - sum(state.stocks)
    assert state.turn.seat == 0


def test_stock_belongs_to_the_tile_rd_2_14() -> None:
    """RD-2.14: stations of a tile share it, and each tile's is shown."""
    state = opened(4, EX_33, BOXED)
    assert [(tile, state.stock(tile), state.stations_on(tile)) for tile in ALL_TILES] == [
        (1, 10, 2),
        (2, 15, 3),
        (3, 10, 2),
        (4, 5, 1),
        (5, 10, 2),
        (6, 10, 2),
    ]


def test_neutral_stations_have_no_owner_rd_2_15() -> None:
    """RD-2.15: of 12 stations 4 have one; money is paid to players alone (also test_connect)."""
    state = opened(4, EX_33, BOXED)
    assert [station.owner for station in state.stations] == [0, 1, 2, 3, *[None] * 8]
    assert sum(money(state)) + state.bank + sum(state.stocks) == BOARD.units


def test_stations_stay_rd_2_16() -> None:
    """RD-2.16: no station is placed after the opening, and none moves in a whole game."""
    state = opened(4, EX_33, BOXED)
    assert refused(state, "station G4") == "RD-2.16"
    assert refused(state, "station G4", 1) == "RD-2.16"
    before = state.stations
    for _ in range(40):
        state = step(state, "skip").state if state.phase == "play" and not state.turn.skipped else state
        if state.over:
            break
        state = step(state, "end").state
    assert state.stations == before


def test_the_bank_with_four_rd_ex_1() -> None:
    """RD-EX-1"""
    state = opened(4, EX_33, BOXED)
    assert (state.bank, sum(state.stocks), state.simple, state.complex, len(state.locomotives)) == (180, 60, 30, 20, 15)


def test_the_bank_with_two_rd_ex_2() -> None:
    """RD-EX-2"""
    state = fill(dealt(2))
    assert len(state.stations) == 10
    assert state.bank == 210
    assert state.locomotives == (2, 2, 3, 3, 4, 4, 5, 5, 6, 6)


def test_the_bank_with_three_rd_ex_3() -> None:
    """RD-EX-3"""
    state = fill(dealt(3))
    assert len(state.stations) == 12
    assert state.bank == 190
    stocked = event_of(_last_placement(dealt(3)), Stocked)
    assert stocked.why == "opening"
    assert stocked.bank == 190


def _last_placement(state: State) -> Step[State]:
    while True:
        done = step(state, f"station {sorted(offered(state, 'station'))[0]}")
        if done.state.phase == "play":
            return done
        state = done.state


def test_a_full_map_rd_ex_33() -> None:
    """RD-EX-33"""
    state = opened(4, EX_33, BOXED)
    assert state.phase == "play"
    assert [state.stations_on(tile) for tile in range(1, 7)] == [2, 3, 2, 1, 2, 2]
    assert state.stocks == (10, 15, 10, 5, 10, 10)
    assert state.bank == 180
    assert not any(legal(state.but(phase="neutrals"), f"station {cell}") for cell in state.chart.cells)
    homes = played(dealt(2, BOXED), "station B2", "station E2")
    assert refused(homes, "station C2") == "RD-2.10"
    assert refused(homes, "station F2") == "RD-2.11"


def test_the_deal_tells_who_begins_and_what_is_there_rd_2_4() -> None:
    done = GAME.setup(LARGE, 3, seeded())
    (event,) = done.events
    assert isinstance(event, Dealt)
    assert event.order == (0, 1, 2)
    assert event.shown() == f"seat 1 begins, layout {done.state.layout}"
    own = GAME.setup(LARGE.but(layout="own"), 3, seeded()).events[0]
    assert own.shown() == "seat 1 begins, layout own"


def test_cells_for_stations_are_offered_with_tile_and_place_rd_2_9() -> None:
    state = dealt(2)
    asked = offers(state, "station")
    assert {choice.place for choice in asked.choices} == {choice.value for choice in asked.choices}
    every = {cell for cell in state.chart.cells if legal(state, f"station {cell}")}
    assert {choice.value for choice in asked.choices} == every
    assert GAME.suggest(state, 0)[0].draft.filled()["cell"] == asked.choices[0].value


def test_a_refusal_names_other_cells_rd_2_9() -> None:
    """As many as one reads at a glance."""
    for cell in ("A1", "H3"):
        other = refusal(dealt(2), f"station {cell}").instead
        assert other is not None
        cells = other.params["cells"]
        assert isinstance(cells, tuple)
        assert len(cells) == 12


def test_the_kind_says_what_is_placed_rd_2_7() -> None:
    state = dealt(2)
    home = offers(state).choices[0].note
    assert home is not None
    assert home.key == "dice-note-home"
    neutral = offers(played(state, "station H8", "station C3")).choices[0].note
    assert neutral is not None
    assert (neutral.key, neutral.params["left"]) == ("dice-note-neutral", 4)


def test_good_cells_come_first_rd_2_5() -> None:
    """For a home the middle of the map; for a neutral station near the own home, off its axes, far from the others'."""
    homes = offered(dealt(2), "station")
    assert homes[:6] == ["H5", "H6", "G6", "H4", "H7", "I5"]
    assert homes[-2:] == ["B2", "N2"]  # mountains in two corners
    two = offered(played(dealt(2), "station H8", "station M3"), "station")
    assert two[:5] == ["F9", "E8", "E9", "D8", "D9"]
    three = offered(played(dealt(3), "station H8", "station M3", "station C3"), "station")
    assert three[:6] == ["F9", "J9", "E8", "E9", "F7", "J7"]


def test_a_turn_begins_in_the_normal_phase_rd_2_13() -> None:
    state = opened(4, TWELVE)
    assert state.phase == "play"
    assert not state.turn.final
    assert not state.turn.skipped
    assert state.turn.rolled is None
