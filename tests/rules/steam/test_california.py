"""ST-CA: the trunk line, cubes on Towns and prestige in California; its map, and what a table's own must have."""

import pytest

import data
from rules.core.contract import BrokenInvariantError, MisreadError, RefusedError
from rules.steam.audit import audit
from rules.steam.audit_steps import audit_step
from rules.steam.building.urbanize import CityFounded
from rules.steam.game import Steam
from rules.steam.income import IncomeSettled
from rules.steam.maps.california.trunk import PrestigeTaken, TrunkChanged, holds_trunk, joined
from rules.steam.options import SteamOptions
from rules.steam.selecting.tile import price
from rules.steam.sheets import shipped
from tests.rules.steam.table import Table, china, dealt, grid
from tests.rules.steam.west import COAST, LAST, california, end_turn, in_2090, trunk

MAPS = ("california", "california_2090")
TEXT = data.read("boards", "steam_california.toml")


# The map and the setup


@pytest.mark.parametrize("name", MAPS)
def test_three_players_and_seven_turns_ca_1(name: str) -> None:
    """ST-CA-1, ST-1.2"""
    game, options = Steam(), SteamOptions.model_validate({"map": name})
    assert game.seats_for(options) == range(3, 4)
    assert dealt(3, map=name).state.map.scenario.turns == 7
    for seats in (2, 4):
        with pytest.raises(RefusedError) as refused:
            dealt(seats, map=name)
        assert refused.value.refusal.rule == "ST-1.2"


@pytest.mark.parametrize("name", MAPS)
def test_cubes_of_towns_and_cities_ca_2(name: str) -> None:
    """ST-CA-2, ST-EX-5: 8 in Towns, 30 in Cities, as many as each has printed; 28 are left."""
    state = dealt(3, map=name).state
    board = state.board
    assert all(len(state.cubes_at(at)) == board.hexes[at].cubes for at in (*board.cities, *board.towns))
    assert sum(len(state.cubes_at(at)) for at in board.towns) == 8
    assert sum(len(state.cubes_at(at)) for at in board.cities) == 30
    assert len(state.bag) == 28


def test_an_uneven_supply_ca_3() -> None:
    """ST-CA-3, ST-EX-5: 30 in the supply, 68 in all; space 11 has nothing to grow with."""
    table = california()
    state = table.state
    assert [len(space) for space in state.supply] == [2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 0, 0]
    assert sum(map(len, state.supply)) + sum(len(cubes) for _, cubes in state.cubes) == 68
    grower = table.player("A", tile="city_growth")
    assert grower.refused("A grow Fresno 11") == "ST-11.4"
    assert grower.allowed("A grow Fresno 10")


def test_tile_numbers_and_prices_ca_11() -> None:
    """ST-CA-11: those of the base game."""
    table = california().marker("A", income=5)
    tiles = table.state.map.scenario.tiles
    assert tiles == (
        *("turn_order", "first_move", "engineer", "first_build"),
        *("city_growth", "locomotive", "urbanization"),
    )
    assert [table.state.map.tile_number(tile) for tile in tiles] == [1, 2, 3, 4, 5, 6, 7]
    assert [price(table.state, 0, tile) for tile in tiles] == [0, 0, 0, 0, 2, 6, 6]
    assert (table.state.map.builds("engineer"), table.state.map.builds("turn_order")) == (4, 3)


def test_no_bridge_over_the_golden_gate_ex_37() -> None:
    """ST-EX-37, ST-7.4: neither out of San Francisco nor into it."""
    table = california().player("A", cash=9)
    assert table.refused("A build D7 NE-S") == "ST-7.4"
    assert table.allowed("A build D9 N-NE")


def test_the_board_says_where_it_comes_from_and_what_places_are_called() -> None:
    board = shipped("california")
    assert board.reconstruction
    assert (board.name.of("fr"), shipped("california_2090").name.of("fr")) == ("Californie", "Californie 2090")
    table = california()
    assert table.hex("SF") == table.hex("san francisco") == table.hex("D8")
    assert table.hex("San José") == table.hex("San Jose") == table.hex("E9")
    assert table.state.board.named(table.hex("E9")).of("fr") == "San José"
    dangers = {danger.id: len(danger.hexes) for danger in shipped("california_2090").dangers}
    assert dangers == {"san_andreas": 14, "shasta": 5, "lassen": 3}


def test_options_that_matter_here_and_nowhere_else() -> None:
    game = Steam()
    own = {"last_prestige", "trunk", "prestige_floor"}
    later = {"volcano", "token_return"}
    seen = {name: set(game.open_options(SteamOptions.model_validate({"map": name}))) for name in ("china", *MAPS)}
    assert seen["california"] & (own | later) == own
    assert seen["california_2090"] >= own | later
    assert not seen["china"] & (own | later)
    assert not seen["california"] & {"partners", "flood_test", "two_player_auction"}
    assert "adjacent_city_link" in seen["california"]  # San Francisco and San Jose are neighbours


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('trunk = ["D8", "J14"]', "", "trunk line"),
        ('trunk = ["D8", "J14"]', 'trunk = ["D8", "D8"]', "two different Cities"),
        ('trunk = ["D8", "J14"]', 'trunk = ["D8", "E9"]', "two different Cities"),
        ('hexes = ["E4", "F3", "F4"]', 'hexes = ["E4", "Z9"]', "Z9"),
        ('path = ["E4"]', 'path = ["Y9"]', "Y9"),
    ],
)
def test_a_tables_own_map_is_checked(old: str, new: str, wrong: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(MisreadError) as found:
        Steam().on_board(TEXT.replace(old, new))
    assert wrong in str(found.value.why.params["text"])


def test_a_map_of_2090_needs_a_fault_and_a_volcano() -> None:
    later = shipped("california_2090").model_dump_json()
    game = Steam().on_board(later)
    state = game.setup(SteamOptions(board=game.board_name()), 3, california().chance).state
    assert state.disasters is not None
    with pytest.raises(MisreadError):
        Steam().on_board(later.replace('"kind":"volcano"', '"kind":"fault"'))
    assert Steam().on_board(TEXT)


# The trunk line


def test_the_price_and_the_links_of_the_coast_line_ex_78() -> None:
    """ST-EX-78: 19 for 7 tiles, 5 links, and 5 VP with the last of them."""
    table = california().player("A", cash=19)
    for tile in COAST:
        table.player("A", builds=0).play(f"A build {tile}")
        assert not table.all(TrunkChanged)
    table.player("A", builds=0).play(f"A build {LAST}")
    assert table.cash("A") == [0]
    assert table.joined() == {
        "San Francisco -A- San Jose",
        "Salinas -A- San Jose",
        "Salinas -A- San Luis Obispo",
        "San Luis Obispo -A- Santa Barbara",
        "Los Angeles -A- Santa Barbara",
    }
    assert (table.mark("A").vp, table.event(TrunkChanged).vp) == (5, 5)
    table.audit()


def test_an_outlook_tells_of_the_trunk_line_ca_4() -> None:
    """ST-CA-4: where the tile joins it, and to nobody else."""
    table = california().lay("A", *COAST).player("A", cash=4)
    after = table.step(f"A build {LAST}").state
    assert [one.key for one in table.state.map.foretold(table.state, after, 0)] == ["steam-joins-trunk"]
    assert table.state.map.foretold(table.state, after, 1) == ()
    assert table.state.map.foretold(after, after, 0) == ()


def test_own_links_alone_make_a_trunk_line_ca_4() -> None:
    """ST-CA-4, ST-EX-78: at once; if one link is another's, nobody scores."""
    assert trunk(california()).mark("A").vp == 5
    shared = california().lay("A", *COAST[:4]).lay("B", "H12 NW-S", "H13 t:N").lay("A", "H13 t:SE")
    shared.player("A", cash=2).play(f"A build {LAST}")
    assert "Los Angeles -A- Santa Barbara" in shared.joined()
    assert [shared.mark(name).vp for name in "ABC"] == [0, 0, 0]
    unowned = california().lay("-", "E9 t:NW").lay("A", "E9 t:SE", *COAST[1:]).player("A", cash=2)
    assert unowned.play(f"A build {LAST}").mark("A").vp == 0
    loose = california().lay("A", *COAST[:5], "H13 t:N")
    loose.player("A", cash=4).play(f"A build {LAST}")
    assert loose.mark("A").vp == 0  # Santa Barbara has no spur that way


def test_two_players_may_each_have_one_ca_4() -> None:
    """ST-CA-4: everybody scores for the own line."""
    inland = ("E8 SE-SW", "F8 SE-NW", "G9 SE-NW", "H10 N-SE", "I11 S-NW", "I13 N-SE")
    table = trunk(california()).lay("B", *inland).phase("build", "B").player("B", cash=4)
    table.play("B build J13 S-NW")
    assert [table.mark(name).vp for name in "ABC"] == [5, 5, 0]
    table.audit()


def test_the_bonus_is_a_status_ca_5() -> None:
    """ST-CA-5: held once however many lines there are, lost when the line breaks, had again when it is joined."""
    table = trunk(california())
    table.lay("A", "E8 SE-SW", "F8 SE-NW", "G9 SE-NW", "H10 N-SE", "I11 S-NW", "I13 N-SE").player("A", cash=4, builds=0)
    table.play("A build J13 S-NW")
    assert (table.mark("A").vp, table.all(TrunkChanged)) == (5, [])
    broken = trunk(in_2090())
    end_turn(broken).play("A repair without G11:S-NW")
    assert broken.event(TrunkChanged).vp == -5
    assert not holds_trunk(broken.state, 0)
    before = broken.mark("A").vp
    broken.phase("build", "A").player("A", cash=9, builds=0).play("A build G11 NW-S")
    assert broken.mark("A").vp == before + 5
    assert holds_trunk(broken.state, 0)


def test_scored_once_and_for_good_by_the_option() -> None:
    """ST-R83, ST-CA-5: `trunk = once` takes nothing back and gives nothing again."""
    table = trunk(in_2090(trunk="once"))
    end_turn(table).play("A repair without G11:S-NW")
    assert not table.all(TrunkChanged)
    before = table.mark("A").vp
    table.phase("build", "A").player("A", cash=9, builds=0).play("A build G11 NW-S")
    assert table.mark("A").vp == before


def test_a_new_city_beside_another_keeps_the_line_ex_86() -> None:
    """ST-EX-86, ST-12.9: San Jose urbanized by B; the link to San Francisco stays without tiles."""
    table = trunk(california()).phase("build", "B").player("B", tile="urbanization")
    table.play("B urbanize E9 gray 1")
    assert {"San Francisco -A- San Jose", "Salinas -A- San Jose"} <= table.joined()
    assert not [track for track in table.state.tracks if track.at == table.hex("E9")]
    assert (table.mark("A").vp, table.all(TrunkChanged)) == (5, [])
    end_turn(table)
    assert table.mark("A").vp == 7  # prestige for both Cities: the link without tiles counts
    table.audit()


def test_a_new_city_beside_another_cuts_the_line_by_the_option_ex_86() -> None:
    """ST-EX-86, ST-R20: with `adjacent_city_link = remove` the trunk is lost."""
    table = trunk(california(adjacent_city_link="remove")).phase("build", "B").player("B", tile="urbanization")
    before = table.state
    table.play("B urbanize E9 gray 1")
    assert "San Francisco -A- San Jose" not in table.joined()
    assert (table.mark("A").vp, table.event(TrunkChanged).vp) == (0, -5)
    assert table.event(CityFounded)
    audit_step(before, table.state, table.events)


def test_a_new_city_may_complete_it_ca_4() -> None:
    """ST-CA-4, ST-R83: checked after a New City too, for all players."""
    table = california().lay("A", *COAST[:5], LAST).phase("build", "B").player("B", tile="urbanization")
    table.play("B urbanize H13 red 1")
    assert "Los Angeles -A- Santa Barbara" in table.joined()
    assert table.mark("A").vp == 5


# Cubes on Towns


def test_cubes_of_towns_start_once_something_is_built_ca_6() -> None:
    """ST-CA-6: a face of anybody, or a New City; before that the start is refused."""
    table = california().phase("move", "A", round=1).lay("A", "F9 NW-S").cubes(E9="r")
    assert table.refused("A deliver red E9 D8 vp") == "ST-CA-6"
    assert table.kinds("A") == {"loco", "pass"}
    table.lay("A", "E9 t:NW").play("A deliver red E9 D8 vp")
    assert table.mark("A").vp == 1
    city = california().phase("move", "A", round=1).cubes(E9="r").city("E9").bare("E9", 5, "A")
    assert city.allowed("A deliver red E9 D8 vp")
    assert china().phase("move", "A", round=1).cubes(Dalian="r").refused("A deliver red Dalian Beijing vp") == "ST-13.7"


# Long lines


def test_what_is_offered_as_a_goal_has_a_way() -> None:
    """From Eureka to Mojave it is further than twelve tiles would reach, but Cities on the way take none."""
    table = california().player("A", cash=1, builds=2)
    goals = [choice.value for choice in table.offers("A", "route", "A3").choices]
    assert "K13" in goals
    assert all(table.offers("A", "route", "A3", goal).choices for goal in goals)


# Prestige


def test_prestige_follows_the_income_ca_7() -> None:
    """ST-CA-7, ST-3.4: every turn, after the income, on the level before it; in the last turn before scoring."""
    table = end_turn(trunk(california()).marker("A", income=3))
    kinds = [type(event) for event in table.events]
    assert kinds.index(IncomeSettled) < kinds.index(PrestigeTaken)
    assert (table.cash("A"), table.mark("A").income) == ([3], 1)
    last = end_turn(trunk(california()).but(turn=7).marker("A", income=3))
    assert last.state.phase == "over"
    assert (last.mark("A").income, last.mark("A").vp) == (1, 7)
    standard = end_turn(trunk(california(mode="standard")).but(turn=7).marker("A", income=3))
    assert (standard.mark("A").income, standard.mark("A").vp) == (1, 7)  # ST-17.19


def test_no_prestige_in_the_last_turn_by_the_option() -> None:
    """ST-R82: `last_prestige = false`; in every other turn it is played."""
    last = end_turn(trunk(california(last_prestige=False)).but(turn=7).marker("A", income=3))
    assert (last.mark("A").income, last.mark("A").vp, last.all(PrestigeTaken)) == (3, 5, [])
    assert end_turn(trunk(california(last_prestige=False)).but(turn=6)).event(PrestigeTaken)


def test_income_for_vp_ca_8() -> None:
    """ST-CA-8, ST-EX-79: both Cities, one of them, or an incomplete link."""
    table = trunk(california()).marker("A", income=3).lay("B", "J13 S-NW", "I13 SE-N").lay("C", "E8 SW-N")
    table.marker("B", income=0)
    end_turn(table)
    assert (table.mark("A").income, table.mark("A").vp) == (1, 7)
    assert (table.mark("B").income, table.mark("B").vp) == (-1, 1)
    assert (table.mark("C").income, table.mark("C").vp) == (-1, 1)  # Sacramento - San Francisco
    loose = end_turn(california().lay("A", "E8 SW-S"))
    assert (loose.mark("A").income, loose.mark("A").vp) == (0, 0)
    assert loose.event(PrestigeTaken).players == ()


def test_each_city_once_a_turn_and_compulsory_ca_9() -> None:
    """ST-CA-9: two links to one City count once, and nobody is asked."""
    table = end_turn(california().lay("A", "E9 t:NW", "E8 SW-N"))
    assert len([one for one in table.joined() if "San Francisco -A-" in one or "-A- San Francisco" in one]) == 2
    assert (table.mark("A").income, table.mark("A").vp) == (-1, 1)
    assert table.state.phase == "select"


def test_the_lowest_income_ca_10() -> None:
    """ST-CA-10, ST-EX-79: at -9 with both Cities one step is taken; at -10 none."""
    table = end_turn(trunk(california()).marker("A", income=-9).player("A", cash=20))
    assert (table.mark("A").income, table.mark("A").vp) == (-10, 6)
    lowest = end_turn(trunk(california()).marker("A", income=-10).player("A", cash=20))
    assert (lowest.mark("A").income, lowest.mark("A").vp) == (-10, 5)


def test_vp_at_the_lowest_income_by_the_option() -> None:
    """ST-R89: `prestige_floor = vp` gives the VP all the same."""
    table = end_turn(trunk(california(prestige_floor="vp")).marker("A", income=-9).player("A", cash=20))
    assert (table.mark("A").income, table.mark("A").vp) == (-10, 7)


# What holds


def broken(table: Table) -> str:
    with pytest.raises(BrokenInvariantError) as found:
        audit(table.state)
    return found.value.invariant


def test_the_status_is_what_the_network_says_i30() -> None:
    """ST-I30"""
    assert broken(california().lay("A", *COAST, LAST)) == "ST-I30"
    idle = california()
    idle.state = idle.state.with_mark("trunk0", 1)
    assert broken(idle) == "ST-I30"
    audit(trunk(california()).state)
    once = california(trunk="once")
    once.state = once.state.with_mark("trunk0", 1)
    audit(once.state)


def test_every_change_of_the_status_moves_five_vp_i30() -> None:
    """ST-I30: +5, or what there is of 5 to lose; and no change without it."""
    table = california().lay("A", *COAST).player("A", cash=2)
    step = table.step(f"A build {LAST}")
    audit_step(table.state, step.state, step.events)
    built, changed = step.events
    assert isinstance(changed, TrunkChanged)
    for wrong in ((built,), (built, changed.but(vp=4)), (built, changed.but(joined=False, vp=-5))):
        with pytest.raises(BrokenInvariantError) as found:
            audit_step(table.state, step.state, wrong)
        assert found.value.invariant == "ST-I30"
    with pytest.raises(BrokenInvariantError):
        audit_step(table.state, step.state.with_marker(0, vp=4), step.events)
    poor = trunk(in_2090()).marker("A", vp=3).player("A", cash=9)
    end_turn(poor)
    cut = poor.step("A repair without H12:S-NW")
    audit_step(poor.state, cut.state, cut.events)  # three are lost, and prestige gives two
    lost = tuple(event.but(vp=-5) if isinstance(event, TrunkChanged) else event for event in cut.events)
    with pytest.raises(BrokenInvariantError):
        audit_step(poor.state, cut.state, lost)


def test_each_player_is_held_to_the_own_change_i30() -> None:
    """ST-I30: one line joined and another broken in the same step."""
    state = california().state
    before = state.with_mark("trunk1", 1).with_marker(1, vp=5)
    after = state.with_mark("trunk0", 1).with_marker(0, vp=5)
    events = (TrunkChanged(seat=0, joined=True, vp=5), TrunkChanged(seat=1, joined=False, vp=-5))
    state.map.audit_step(before, after, events)
    state.map.audit_step(before, after, events[::-1])
    with pytest.raises(BrokenInvariantError):
        state.map.audit_step(before, after, events[:1])
    state.map.audit_step(state, state, (events[0], TrunkChanged(seat=0, joined=False, vp=-5)))  # the last one counts


def test_other_maps_know_nothing_of_it() -> None:
    table = grid()
    assert not joined(table.state, 0)
    assert (table.state.map.prospect(table.state, 0), table.state.map.drain(table.state, 0)) == (0, 0)
    assert table.state.map.reserve(table.state, 0) == 0


def test_a_turn_without_prestige_is_told_ca_8() -> None:
    """ST-CA-8: nobody has a link at either City."""
    table = end_turn(california())
    assert [said.key for said in table.event(PrestigeTaken).told(table.state)] == ["steam-prestige-none"]
    taken = end_turn(trunk(california()))
    assert [said.key for said in taken.event(PrestigeTaken).told(taken.state)] == [
        "steam-prestige",
        "steam-prestige-one",
    ]


@pytest.mark.parametrize(("owner", "vp"), [("-", 0), ("B", 0), ("A", 5)])
def test_a_line_with_a_link_of_nobody_is_no_trunk_line_ca_4(owner: str, vp: int) -> None:
    """ST-CA-4: every link must be one's own; one without an owner is as good as another player's."""
    table = california().lay("A", "E9 t:NW,SE", "F9 NW-S", "F10 t:N", "H12 NW-S", "H13 t:N,SE")
    table.lay(owner, "F10 t:SE", "G11 NW-S").phase("build", "A").player("A", cash=9).play(f"A build {LAST}")
    assert f"Salinas -{owner}- San Luis Obispo" in table.joined()
    assert (joined(table.state, 0), table.mark("A").vp) == (vp > 0, vp)
    table.audit()
