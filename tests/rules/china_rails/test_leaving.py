"""CR-R83: what a seat that nobody takes over leaves behind, and what goes with it."""

from typing import Any

from rules.china_rails.building.access import Access
from rules.china_rails.state import Reserved, State
from rules.core.chance import Chance
from tests.rules.china_rails.situations import BOTH, NETWORK, RIVER, drawing
from tests.rules.china_rails.table import edges, game, in_play, played, refused, table


def without(state: State, seat: int) -> State:
    """The position once the seat has left."""
    done = game(state).retire(state, seat, Chance(bytes(32)))
    assert done is not None
    game(state).audit(done.state)
    return done.state


def test_who_qualified_and_leaves_wins_nothing() -> None:
    """The round ends without a victory, and the two who stay play on."""
    state = without(played(table(**{**NETWORK, "seats": 3}, cash={0: 300}), "end"), 0)
    assert state.qualified == ()
    after = played(state, "end; end")
    assert (after.over, after.round) == (False, 4)


def test_of_two_who_qualified_the_one_who_stays_wins() -> None:
    """No tie with somebody who has left."""
    state = without(played(table(**{**BOTH, "seats": 3}, cash={0: 260, 1: 260}), "end"), 0)
    done = played(state, "end; end")
    result = game(done).result(done)
    assert result is not None
    assert result.winners == (1,)


def test_no_entry_to_a_town_is_kept_for_who_has_left_cr_7_5() -> None:
    """CR-R47 counts players: of three only two are left, so Lima's third edge may be built."""
    land = "\n 1 M . m . M\n 2  . . . .\n"
    said: dict[str, Any] = {"gaps": "B2-e C1-sw", "track": {0: ("A1 B1 C1",)}, "seats": 3, "phase": "building"}
    names = {"North": "A1", "East": "E1", "Lima": "C1"}
    assert refused(table(land, names, **said), "build C1 D1") == "CR-7.5"
    assert refused(table(land, names, **said, players={2: {"left": True}}), "build C1 D1") == ""


def test_track_of_who_has_left_still_fills_a_town_cr_7_2() -> None:
    """It counts for the segments it has."""
    track = {0: ("A1 B1 B2 C2",), 1: ("C1 D1",), 2: ("E1 D1",)}
    state = table(phase="building", track=track, players={2: {"left": True}})
    assert refused(state, "build C2 D1") == "CR-7.2"
    assert Access(state, 0).town(state.board.at["D1"], 1) == "CR-7.2"


def test_who_has_left_pays_no_tax_cr_25_1() -> None:
    state = drawing("rail_tax", cash={0: 110, 1: 210, 2: 60}, players={1: {"left": True}})
    assert played(state, "discard").cash == (95, 210, 50)


def test_reservations_lapse_with_their_owner_cr_27_7() -> None:
    """Those that were kept, and those that a later flood would give."""
    state = table(**RIVER, phase="building", track={0: ("A1 B1",)})
    kept = state.but(reserved=(Reserved(edge=edges(state.board, "B1 C1")[0], owner=1),))
    assert refused(kept, "build B1 C1") == "CR-27.7"
    assert refused(without(kept, 1), "build B1 C1") == ""
    flooded = drawing("flood", **RIVER, track={1: ("A1 B1 C1",)}, players={1: {"left": True}})
    assert played(flooded, "discard").reserved == ()


def test_the_congress_no_longer_waits_for_who_has_left_cr_24_6() -> None:
    """The last one who was bound leaves: the card goes, and that is told."""
    state = table(running={"party_congress": 1}, trains={0: "D1"})
    waiting = state.but(running=tuple(event.but(bound=(2,)) for event in state.running))
    done = game(state).retire(waiting, 2, Chance(bytes(32)))
    assert done is not None
    assert in_play(done.state) == []
    assert [event.kind for event in done.events] == ["left", "event_ended"]
