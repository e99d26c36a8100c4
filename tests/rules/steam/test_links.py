"""ST-9: links, whose they are, and how they lapse and are claimed."""

import pytest

from rules.core.record import parse_record
from rules.steam.building.done import BuildingDone
from rules.steam.building.laying import TrackBuilt
from rules.steam.network import Network, found, network
from rules.steam.state import State
from rules.steam.tracks import take_off
from tests.games.finished import NAMES, replayed, text_of
from tests.rules.steam.table import Table, grid, line


def rich(table: Table) -> Table:
    for at in range(len(table.state.players)):
        table.player("ABCD"[at], cash=50)
    return table


def test_stops_are_cities_and_built_towns_st_9_1() -> None:
    """ST-9.1: a Bare Town ends no link, a face or a New City on it does."""
    table = grid().lay("A", "B2 NW-NE")
    assert table.joined() == set()
    assert Table(table.game, table.state).lay("B", "C2 t:SW").joined() == {"Rho -A- Toad"}
    assert table.city("Toad").joined() == {"Rho -A- Toad"}


def test_tracks_join_where_both_end_st_9_2_9_3() -> None:
    """ST-9.2, ST-9.3: a link is the longest chain; a tile side without track joins nothing."""
    table = grid().lay("A", "B2 NW-SE", "C3 NW-SE", "D3 NW-S")
    (link,) = network(table.state).links
    assert len(link.tracks) == 3
    apart = grid().lay("A", "B2 NW-SE", "C3 N-S")
    assert len(network(apart.state).links) == 2


def test_complete_with_stops_at_both_ends_st_9_4() -> None:
    """ST-9.4"""
    table = grid().lay("A", "B2 NW-SE")
    assert (table.joined(), table.loose()) == (set(), {"B2.SE -A- Rho"})
    table.lay("A", "C3 NW-S")
    assert (table.joined(), table.loose()) == ({"Mu -A- Rho"}, set())


def test_added_track_is_the_builders_st_9_5() -> None:
    """ST-9.5: also beside track of others on the same tile."""
    table = rich(grid()).lay("B", "C3 N-S").lay("A", "B2 NW-SE")
    table.play("A build C3 N-S+SE-NW")
    assert {track.owner for track in table.state.tracks if track.at == table.hex("C3")} == {0, 1}


def test_one_owner_for_a_whole_link_st_9_6_9_7() -> None:
    """ST-9.6, ST-9.7: an own end, or a claimed one, is joined to the new track."""
    table = rich(grid()).lay("-", "B2 NW-SE").play("A build C3 NW-S")
    (link,) = network(table.state).links
    assert {track.owner for track in link.tracks} == {0}
    assert table.event(TrackBuilt).claimed
    own = rich(grid()).lay("A", "B2 NW-SE").play("A build C3 NW-SE")
    assert own.loose() == {"C3.SE -A- Rho"}
    assert not own.event(TrackBuilt).claimed


def test_idle_links_lapse_st_9_8_ex_26() -> None:
    """ST-9.8, ST-EX-26: neither created, extended nor completed in that turn."""
    table = rich(grid()).play("A build B2 NW-NE", "A done")
    assert table.loose() == {"B2.NE -A- Rho"}
    table.but(turn=2).phase("build").player("A", builds=0).play("A build B1 SW-NE", "A done")
    assert table.event(BuildingDone).lapsed == (table.hex("B2"),)
    assert table.loose() == {"B2.NE --- Rho", "B1.NE -A- Rho"}
    table.but(turn=3).phase("build", "B").play("B build C2 t:SW")
    assert (table.cash("B"), table.joined()) == ([48], {"Rho -B- Toad"})


def test_extended_links_stay_st_9_8() -> None:
    """ST-9.8: and complete ones for ever."""
    table = rich(grid()).lay("A", "B2 NW-SE", turn=1).but(turn=2).play("A build C3 NW-SE", "A done")
    assert table.loose() == {"C3.SE -A- Rho"}
    done = rich(grid()).lay("A", "B2 NW-SE", "C3 NW-S", turn=1).but(turn=5).play("A done")
    assert done.joined() == {"Mu -A- Rho"}


def test_unused_spurs_are_links_of_their_own_st_9_9_ex_30() -> None:
    """ST-9.9, ST-EX-30: one is extended and stays, the other lapses; only who owns track in the Town may claim it."""
    table = rich(grid()).play("A build B2 NW-NE", "A build C2 t:N,SE,SW")
    assert table.cash("A") == [44]
    assert table.loose() == {"Toad -A- Toad.SE", "Toad -A- Toad.N"}
    table.but(turn=2).player("A", builds=0).play("A build D2 NW-NE", "A done")
    assert table.loose() == {"Toad --- Toad.N"}
    table.but(turn=3).phase("build", "B")
    assert table.refused("B build C1 S-SE") == "ST-7.13"
    table.phase("build", "A").player("A", builds=0, cash=10).play("A build C1 S-SE")
    assert (table.cash("A"), table.loose()) == ([8], {"C1.SE -A- Toad"})


def test_an_owned_spur_is_the_owners_st_9_10() -> None:
    """ST-9.10: nobody else builds from it or into it."""
    table = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SE,SW")
    assert table.phase("build", "B").refused("B build D2 NW-NE") == "ST-9.10"
    assert table.phase("build", "A").allowed("A build D2 NW-NE")


def test_what_may_be_claimed_st_9_11() -> None:
    """ST-9.11, ST-R22: an end at a City, or at a Town where one owns track, or met by one's own new track."""
    from_city = rich(grid()).lay("-", "B2 NW-SE")
    assert from_city.play("A build C3 NW-SE").loose() == {"C3.SE -A- Rho"}
    own_town = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SW").lay("-", "C2 t:N")
    assert own_town.play("A build C1 S-SE").loose() == {"C1.SE -A- Toad"}
    foreign_town = rich(grid()).lay("B", "B2 NW-NE", "C2 t:SW").lay("-", "C2 t:N")
    assert foreign_town.refused("A build C1 S-SE") == "ST-7.13"
    met = rich(grid()).lay("-", "B3 N-SW").play("A build B2 NW-S")
    assert met.loose() == {"B3.SW -A- Rho"}


def test_one_anchored_spur_claims_what_the_others_meet_st_9_11() -> None:
    """ST-9.11: whatever the other spurs of the same tile meet."""
    table = rich(grid()).lay("A", "B2 NW-NE").lay("-", "C1 S-SE").play("A build C2 t:N,SW")
    assert table.loose() == {"C1.SE -A- Toad"}
    assert table.joined() == {"Rho -A- Toad"}


def test_the_whole_link_is_claimed_st_9_12() -> None:
    """ST-9.12: when it is extended, and when it is completed."""
    table = rich(grid()).lay("-", "B2 NW-SE", "C3 NW-SE").play("A build D3 NW-N")
    (link,) = network(table.state).links
    assert (len(link.tracks), link.owner) == (3, 0)


def test_a_completed_link_is_never_lost_st_9_13() -> None:
    """ST-9.13: neither by time nor by another's tile."""
    table = rich(grid()).lay("A", "B2 NW-SE", "C3 NW-S", turn=1).but(turn=7).phase("build", "B")
    assert table.refused("B build C3 NW-N") == "ST-10.7"
    table.play("B done").phase("build", "A").play("A done")
    assert table.joined() == {"Mu -A- Rho"}


def test_unowned_links_serve_everybody_and_pay_nobody_st_9_14() -> None:
    """ST-9.14"""
    table = line("P:red Q R:blue").links("A-").cubes(P="b").play("A deliver blue P Q R vp")
    assert [table.mark(name).vp for name in "ABC"] == [1, 0, 0]


def test_a_blocked_end_is_still_loose_st_9_15() -> None:
    """ST-9.15"""
    table = rich(grid()).lay("A", "B2 NW-SE", turn=1).lay("B", "C3 N-S").but(turn=2)
    assert "B2.SE -A- Rho" in table.loose()
    table.play("A done")
    assert "B2.SE --- Rho" in table.loose()


def test_what_is_cut_counts_as_created_now_st_9_16() -> None:
    """ST-9.16: the pieces of a link that lost a track stay with the owner until the end of the next build turn."""
    table = rich(grid()).lay("A", "B2 NW-SE", "C3 NW-S", turn=1).but(turn=5)
    gone = next(track for track in table.state.tracks if track.at == table.hex("C3"))
    table.state = take_off(table.state, [gone])
    assert table.loose() == {"B2.SE -A- Rho"}
    assert table.play("A done").loose() == {"B2.SE -A- Rho"}
    table.but(turn=6).phase("build", "A").play("A done")
    assert table.loose() == {"B2.SE --- Rho"}


def test_an_added_track_extends_st_9_17() -> None:
    """ST-9.17: where it joins a loose end, and only that link."""
    table = rich(grid()).lay("A", "B2 NW-SE", "B1 SW-NE", turn=1).but(turn=2).play("A build C3 NW-SE", "A done")
    assert table.loose() == {"C3.SE -A- Rho", "B1.NE --- Rho"}


def test_joined_links_count_as_extended_st_9_18() -> None:
    """ST-9.18: also by a redirect."""
    table = rich(grid()).lay("A", "B2 NW-SE", "D3 S-NW", turn=1).but(turn=2).play("A build C3 SE-NW", "A done")
    assert table.loose() == {"D3.S -A- Rho"}
    turned = rich(grid()).lay("A", "B2 NW-NE", "C3 NW-SE", turn=1).but(turn=2).play("A build B2 NW-SE", "A done")
    assert turned.loose() == {"C3.SE -A- Rho"}


def test_joining_ex_89() -> None:
    """ST-EX-89: one link of two tiles, complete."""
    table = rich(grid()).play("A build B2 NW-SE", "A done").but(turn=2).phase("build").player("A", builds=0)
    table.play("A build C3 NW-S")
    assert (table.joined(), table.cash("A")) == ({"Mu -A- Rho"}, [46])


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("steam")])
def test_links_kept_from_move_to_move_are_those_found_from_scratch(name: str) -> None:
    """ST-9.2: whatever is laid, turned, claimed, lost or founded, and in the same order."""
    for step in replayed(parse_record(text_of(name))):
        assert isinstance(step.state, State)
        assert _parts(network(step.state)) == _parts(found(step.state))


def _parts(net: Network) -> tuple[object, ...]:
    return net.ground, dict(net.on), net.of_track, net.links, list(net.loose.items()), list(net.exits.items())


def test_a_position_loaded_again_is_not_traced_again() -> None:
    """What is known of a network is found by what it is made of."""
    table = grid().lay("A", "B2 NW-SE", "C3 NW-S")
    loaded = table.game.load(table.state.model_dump_json().encode())
    assert loaded.tracks is not table.state.tracks
    here = loaded.on(table.state.map)
    assert network(here) is network(table.state)
