"""Canals of Great Britain as links that nobody owns (ST-GB-28 to 35), and the audit of ports and canals (ST-I29)."""

import pytest

from render.words import words
from rules.core.contract import BrokenInvariantError, Draft, Event, Refusal
from rules.steam.audit_steps import audit_step
from rules.steam.build import board_text, grid_rows
from rules.steam.goods.deliver import Delivered
from rules.steam.maps.great_britain.harbour import covered, flip
from rules.steam.tracks import TracksRemoved
from tests.rules.steam.isles import boating, isles, shipping
from tests.rules.steam.table import Table, on_board
from tests.rules.steam.test_docker import moving, ways

LONG = "A deliver blue Nottingham Manchester@canal Birmingham@canal Shrewsbury Liverpool vp"


def open_canals(table: Table) -> set[str]:
    return {canal.id for canal in table.state.board.canals if not covered(table.state, canal)}


def test_through_a_bare_town_st_ex_73() -> None:
    """ST-EX-73, ST-GB-28, ST-GB-34, ST-GB-35: own 2, canals 2: four points for the mover, all on one track."""
    table = boating().play(LONG)
    assert (table.mark("A").vp, table.mark("A").income) == (4, 0)
    assert table.event(Delivered).owners == (-1, -1, 0, 0)
    assert boating().play(LONG.replace("vp", "income")).mark("A").income == 4
    table.audit()


def test_no_cube_starts_in_a_bare_town_st_gb_35_st_ex_73() -> None:
    """ST-GB-35, ST-GB-12."""
    table = moving(boating(), Manchester="b")
    assert table.refused("A deliver blue Manchester Birmingham@canal Shrewsbury Liverpool vp") == "ST-GB-12"
    assert ways(table) == set()


def test_bare_transit_forbidden_st_r76() -> None:
    """ST-R76, ST-GB-35: with `canal_bare_transit = false` the Town needs a face; then all is as before."""
    table = boating(canal_bare_transit=False)
    assert table.refused(LONG) == "ST-GB-35"
    assert ways(table) == set()
    table.lay("B", "G14 t:NE")
    assert table.allowed(LONG)
    assert boating(canal_bare_transit=False).city("Manchester").allowed(LONG)


def test_canals_join_their_two_named_ends_st_gb_28() -> None:
    """ST-GB-28, ST-R75: G15 also touches Shrewsbury, which the canal does not join."""
    table = moving(boating(), Manchester="b").lay("B", "G14 t:NE")
    assert table.refused("A deliver blue Manchester Shrewsbury@canal Liverpool vp") == "ST-13.8"
    assert table.allowed("A deliver blue Manchester Birmingham@canal Shrewsbury Liverpool vp")


def test_what_covers_a_canal_st_ex_74_st_gb_29() -> None:
    """ST-EX-74, ST-GB-29, ST-R77: a spur that points at it does not, a tile on any of its hexes does, for good."""
    table = isles().player("A", level=4, cash=20)
    everything = open_canals(table)
    assert len(everything) == 11
    table.play("A build G14 t:NW,S")
    assert open_canals(table) == everything
    table.play("A build G15 N-SE")
    assert open_canals(table) == everything - {"staffs"}
    table.play("A build H16 N-SW")
    assert open_canals(table) == everything - {"staffs", "oxford"}


def test_a_covered_canal_is_no_link_st_gb_29() -> None:
    """ST-GB-29: whether the canal is named or meant."""
    table = boating().lay("B", "G15 N-SE")
    assert table.refused(LONG) == "ST-GB-29"
    assert table.refused(LONG.replace("@canal", "")) == "ST-GB-29"
    assert ways(table) == set()


def test_everybody_uses_canals_st_gb_30() -> None:
    """ST-GB-30: without saying so too."""
    table = boating().lay("B", "H14 NE-S").player("B", level=4)
    assert table.allowed(LONG.replace("@canal", ""))
    moving(table, Manchester="r").city("Manchester").phase("move", "B", round=1)
    assert table.play("B deliver red Manchester Birmingham@canal Nottingham vp").mark("B").vp == 2


def test_a_canal_once_per_move_st_gb_30() -> None:
    """ST-GB-30: there and back again, and also where Towns may be passed twice."""
    there = "A deliver blue Nottingham Manchester@canal Nottingham@canal vp"
    assert boating().refused(there) == "ST-GB-30"
    table = moving(boating(level=6, town_revisit=True), Nottingham="b")
    detour = "Nottingham@canal Manchester@canal Birmingham@canal"
    assert table.refused(LONG.replace("Birmingham@canal", detour)) == "ST-GB-30"


def test_a_canal_counts_against_the_level_st_gb_31() -> None:
    """ST-GB-31: and over links alone it is the common rule that is named."""
    assert boating(level=3).refused(LONG) == "ST-GB-31"
    assert ways(boating(level=3)) == set()
    rails = moving(boating(level=1), Birmingham="b")
    assert rails.refused("A deliver blue Birmingham Shrewsbury Liverpool vp") == "ST-13.9"


def test_as_many_own_links_as_canals_st_gb_32() -> None:
    """ST-GB-32, ST-R78: two canals and one own link are too few; a link of another's does not help."""
    table = isles().lay("B", "G16 NW-NE", "F15 t:SE").lay("A", "F15 t:N", "F14 N-S").player("A", level=6)
    moving(table, Nottingham="b")
    assert table.joined() == {"Birmingham -B- Shrewsbury", "Liverpool -A- Shrewsbury"}
    assert table.refused(LONG) == "ST-GB-32"
    assert ways(table) == set()


def test_both_counts_hold_st_r78() -> None:
    """ST-R78, ST-13.16: fewer own links than another owner's is named first."""
    table = isles().lay("B", "G16 NW-NE", "F15 t:SE", "F14 N-S", "F15 t:N").lay("A", "I13 NW-S").player("A", level=6)
    assert table.joined() == {"Birmingham -B- Shrewsbury", "Liverpool -B- Shrewsbury", "Leeds -A- Nottingham"}
    moving(table, Leeds="b")
    assert table.refused(LONG.replace("Nottingham", "Leeds Nottingham")) == "ST-13.16"


def test_a_canal_beside_a_link_st_r99() -> None:
    """ST-R99: a canal and a rail link may join the same two Stops; of another's link the bot asks which is meant."""
    table = isles().lay("B", "E7 SW-SE").lay("A", "F8 N-S", "F9 t:N").player("A", level=3)
    moving(table, Glasgow="b").city("Carlisle", "blue")
    assert table.refused("A deliver blue Glasgow Edinburgh Carlisle vp") == "ST-13.22"
    assert table.step("A deliver blue Glasgow Edinburgh@canal Carlisle vp").state.marker(0).vp == 2
    assert table.step("A deliver blue Glasgow Edinburgh@ne Carlisle vp").state.marker(0).vp == 1
    offered = [choice.value for choice in table.offers("A", "deliver", "blue D7 F9").choices]
    assert offered == ["D7 F7@canal F9", "D7 F7@ne F9"]
    for way in offered:
        assert table.allowed(f"A deliver blue {way} vp")


def caledonian(**options: object) -> Table:
    """Fort William -A- Glasgow, and a spur in Inverness."""
    table = isles(**options).lay("A", "C6 N-SE", "C5 t:S", "D6 NW-S", "D3 t:N").player("A", level=3)
    return table.cubes(Glasgow="b").phase("move", "A", round=1)


def test_a_canal_between_two_towns_st_r94() -> None:
    """ST-R94, ST-GB-28: with `canal_town_town = false` it is a link only once one of them is a New City."""
    through = "A deliver red Fort-William Inverness@canal vp"
    table = moving(caledonian(), **{"Fort William": "r"})
    assert "Fort William -A- Glasgow" in table.joined()
    assert table.refused(through) == "ST-13.10"  # the canal leads there, but it is no City
    strict = moving(caledonian(canal_town_town=False), **{"Fort William": "r"})
    assert strict.refused(through) == "ST-GB-28"
    city = moving(caledonian(canal_town_town=False), Glasgow="b").city("Inverness", "blue")
    assert city.play("A deliver blue Glasgow Fort-William Inverness@canal vp").mark("A").vp == 2


# ST-I29


def broken(before: Table, after: Table, *events: Event) -> str:
    with pytest.raises(BrokenInvariantError) as found:
        audit_step(before.state, after.state, events)
    return str(found.value)


def test_a_flipped_port_stays_flipped_st_i29() -> None:
    """ST-I29."""
    before, after = isles(), isles()
    before.state = flip(before.state, before.hex("Hull"))
    audit_step(before.state, before.state, ())
    audit_step(after.state, before.state, ())
    assert "ST-I29" in broken(before, after)


def test_a_covered_canal_stays_covered_st_i29() -> None:
    """ST-I29: even if something took the tile off."""
    before, after = isles().lay("-", "G15 N-SE"), isles()
    audit_step(after.state, before.state, ())
    assert "ST-I29" in broken(before, after, TracksRemoved(seat=0, at=(before.hex("G15"),)))


def test_white_cities_touch_no_track_st_i29() -> None:
    """ST-I29."""
    rows = grid_rows()
    rows["E2"] = rows["E2"].replace('"blue"', '"white"')
    table = on_board(board_text(list(rows.values()), rules="great_britain"))
    table.audit().lay("A", "D2 NE-N")
    with pytest.raises(BrokenInvariantError, match="ST-I29"):
        table.audit()


def foretold(table: Table, line: str) -> dict[str, str]:
    """What the outlook of a move tells of ports and canals, in English."""
    outcome = table.game.parse(line).attempt(table.state, 0)
    assert not isinstance(outcome, Refusal)
    lines = table.state.map.foretold(table.state, outcome.state, 0)
    return {one.key.removeprefix("steam-"): words("en").say(one) for one in lines}


def test_an_outlook_tells_what_canals_and_ports_are_lost_st_gb_23_st_gb_29() -> None:
    """ST-GB-23, ST-GB-29: once, when it happens; a second tile on a covered canal ends nothing."""
    table = isles().player("A", level=4, cash=20).lay("A", "G14 t:NW,S")
    assert foretold(table, "build G15 N-SE") == {"ends-canal": "Ends this canal for everybody: Staffordshire Canals."}
    assert foretold(table, "build H14 S-NW") == {}
    assert foretold(table.lay("A", "G15 N-SE", "F15 t:NE"), "build G15 N-SE+NE-SW") == {}
    ships = shipping()
    told = "deliver blue Belfast Glasgow@sea Edinburgh Carlisle Newcastle vp"
    assert foretold(ships, told) == {"flips-port": "The port of Glasgow is used then."}
    assert foretold(moving(ships, Glasgow="p"), "deliver purple Glasgow Edinburgh@ne vp") == {}
    choice = Draft(kind="deliver", values=(("cube", "blue A10 H9"), ("way", "A10 D7@sea F7@ne F9 H9"), ("to", "vp")))
    outlook = ships.game.outlook(shipping().state, 0, choice)
    assert outlook is not None
    assert "steam-flips-port" in [line.key for line in outlook.account]
