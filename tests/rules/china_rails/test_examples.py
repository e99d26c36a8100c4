"""The worked examples of the specification, CR-EX-1 to CR-EX-57, in its order."""

from typing import Any

from rules.china_rails.board import Board
from rules.china_rails.setup import deal
from rules.china_rails.state import ChinaOptions, State
from rules.core.chance import Chance
from rules.core.contract import Draft
from tests.rules.china_rails.situations import ALL, BOTH, LAND, NETWORK, wins
from tests.rules.china_rails.table import (
    STAR,
    at,
    carried,
    edges,
    game,
    happened,
    has,
    in_play,
    make,
    offers,
    played,
    refused,
    step,
    table,
)

# A line of twenty mileposts between two major cities, a small city K at its sixth.
LONG = "\n 1 M . . . . s . . . . . . . . . . . . . M\n 2  . . . . . . . . . . . . . . . . . . .\n"
ENDS = {"North": "A1", "Kay": "F1", "East": "T1"}
TRACK = ("A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1",)


def long(**said: Any) -> State:
    usual: dict[str, Any] = {"drawn": LONG, "names": ENDS, "track": {0: TRACK}, "trains": {0: "A1"}}
    return table(**{**usual, **said})


def snow(zone: str, drawer: int = 1) -> dict[str, Any]:
    return {
        "zones": {"land": ("region", zone)},
        "events": {"snow_manchuria": {"zones": ("land",)}},
        "running": {"snow_manchuria": drawer},
    }


def test_ex_1_brian_enters_the_snow() -> None:
    """CR-EX-1: 12 points, 3 moved, 9 left; 4 lost on entering, 4 after the step; 8 in all."""
    state = long(locos={0: "fast"}, **snow("E1-T1"))
    after = played(state, "move D1; move E1")
    assert (after.now.points, after.now.lost) == (4, 4)
    assert played(after, "move I1").now.used == 8


def test_ex_2_beginning_in_a_storm() -> None:
    """CR-EX-2."""
    for loco, points in (("freight", 5), ("fast", 6)):
        state = long(locos={0: loco}, **snow("A1"))
        assert state.now.points == points
        assert played(state, "move C1").now.points == points - 2


def test_ex_3_a_heavy_freight_enters() -> None:
    """CR-EX-3: 2 moved, 7 left become 4; 6 in all."""
    state = played(long(locos={0: "heavy"}, **snow("D1-T1")), "move C1; move D1")
    assert state.now.points == 3
    assert refused(state, "move H1") == "CR-12.9"
    assert played(state, "move G1").now.used == 6


def test_ex_5_drawn_on_the_way_then_a_second_zone() -> None:
    """CR-EX-5: 7 left become 4, and no second halving."""
    state = long(
        locos={0: "fast"},
        loads={0: ("tea",)},
        hands={0: ("Kay: Tea 9",)},
        deck=("storm_at_sea", "demand"),
        zones={"shore": ("coast", "F1"), "land": ("region", "G1-T1")},
        events={"storm_at_sea": {"zones": ("shore",)}, "snow_manchuria": {"zones": ("land",)}},
        running={"snow_manchuria": 1},
    )
    after = played(state, "move kay; deliver tea")
    assert after.now.points == 4
    assert played(after, "move G1").now.points == 3


BAY = "\n 1 M . . . . .     . . . M\n"
BAY_SAID: dict[str, Any] = {
    "drawn": BAY,
    "names": {"North": "A1", "East": "L1"},
    "ferry": ("F1", "I1"),
    "ferries": (0,),
    "track": {0: ("A1 B1 C1 D1 E1 F1", "I1 J1 K1 L1")},
}


def test_ex_6_the_ferry() -> None:
    """CR-EX-6: 5 of 9 to the port, 4 lost; then 5 points from the other one."""
    state = played(table(**BAY_SAID, trains={0: "A1"}), "move F1; stop")
    assert state.now.lost == 4
    after = played(state, "end; end; end; ferry")
    assert (at(after, 0), after.now.points) == ("I1", 5)


def test_ex_7_ferry_and_storm_halve_once() -> None:
    """CR-EX-7: 6, not 3."""
    storm: dict[str, Any] = {
        "zones": {"shore": ("coast", "I1")},
        "events": {"storm_at_sea": {"zones": ("shore",)}},
        "running": {"storm_at_sea": 1},
    }
    after = played(table(**BAY_SAID, **storm, trains={0: "F1"}, locos={0: "super"}), "ferry; move J1")
    assert after.now.points == 5


def test_ex_9_straight_through_a_major_city() -> None:
    """CR-EX-9: outer, centre, outer, beyond: 4 points, no fee inside."""
    state = table(STAR, track={0: ("B3 C3", "E3 F3"), 1: ("C2 B2",)}, trains={0: "B3"})
    after = played(state, "move C3 D3 E3 F3")
    assert (after.now.used, after.cash[0]) == (4, 60)


def test_ex_10_turning() -> None:
    """CR-EX-10: p1-p2-p3 with the branch p2-q1."""
    state = played(table(track={0: ("A1 B1 C1", "B1 B2")}, trains={0: "A1"}), "move B1")
    assert [refused(state, f"move {to}") for to in ("C1", "B2", "A1")] == ["", "", "CR-13.1"]
    assert refused(played(state, "end; end; end"), "move A1") == "CR-13.1"
    city = played(table(track={0: ("C1 D1 E1",)}, trains={0: "C1"}), "move D1")
    assert refused(city, "move C1") == ""


def test_ex_11_express() -> None:
    """CR-EX-11."""
    heavy = played(long(options={"express": True}, locos={0: "heavy"}, **snow("G1-T1")), "move F1; move G1")
    assert heavy.now.points == 3
    assert long(options={"express": True}, locos={0: "fast"}, **snow("A1")).now.points == 8


def cost(drawn: str, kind: str = "", rains: bool = False) -> int:
    """What one segment from a major city onto the mark costs, across a water."""
    land = f"\n 1 M {drawn} . .\n 2  . . . .\n"
    names = {"North": "A1", **({"Town": "B1"} if drawn in "smM" else {})}
    said: dict[str, Any] = {"waters": {"w": (kind, "A1-e")}} if kind else {}
    state = table(land, names, phase="building", running={"desert_rains": 0} if rains else {}, **said)
    return played(state, "build A1 B1").now.spent


def test_ex_13_prices() -> None:
    """CR-EX-13."""
    found = [cost("A", "river"), cost("s", "inlet"), cost(".", "lake"), cost("d", "dry_river"), cost(".", "dry_lake")]
    assert found == [7, 6, 4, 2, 2]
    assert (cost("M"), cost(".")) == (5, 1)


def test_ex_14_after_desert_rains() -> None:
    """CR-EX-14: dearer from now on; what stands stays and costs nothing more."""
    assert (cost("d", "dry_river", True), cost(".", "dry_lake", True)) == (3, 3)
    dry: dict[str, Any] = {"waters": {"w": ("dry_river", "A1-e")}, "track": {0: ("A1 B1",)}}
    after = played(table(**dry, deck=("desert_rains", "demand", "demand", "demand")), "discard")
    assert has(after, 0, "A1 B1")
    assert after.cash[0] == 60


def test_ex_15_a_path_of_twenty_millions() -> None:
    """CR-EX-15: clear, clear over a river, mountain, city, alpine, clear, into a major city."""
    land = "\n 1 M . . ^ s A . M .\n 2  . . . . . . . . .\n"
    names = {"Beijing": "A1", "Kay": "E1", "East": "H1"}
    state = table(land, names, phase="building", waters={"w": ("river", "B1-e")})
    path = "build A1 B1 C1 D1 E1 F1 G1 H1"
    assert [price for _, _, price in happened(state, path, "built")[0].segments] == [1, 3, 2, 3, 5, 1, 5]
    assert refused(state, f"{path} / B1 B2") == "CR-5.7"


def test_ex_17_exits() -> None:
    """CR-EX-17."""
    state = played(table(STAR, phase="building"), "build C3 B3 / E3 F3")
    assert refused(state, "build C2 B2") == "CR-4.6"
    land = table(phase="building", seats=2)
    assert refused(played(land, "build A1 B1; build A3 B3 / A3 A4"), "build H1 G1") == ""


def test_ex_18_a_full_small_city() -> None:
    """CR-EX-18."""
    state = table(phase="building", track={0: ("C1 D1",), 1: ("E1 D1",), 2: ("A1 B1 B2 C2",)}, turn=2)
    assert refused(state, "build C2 D1") == "CR-7.2"
    three = table(phase="building", seats=2, track={0: ("C1 D1 E1", "D1 D2")})
    assert refused(three, "build D1 C2") == "CR-7.3"


def test_ex_19_two_usable_edges() -> None:
    """CR-EX-19."""
    state = table("\n 1 M . s . M\n", {"North": "A1", "Kay": "C1", "East": "E1"}, phase="building")
    after = played(state, "build A1 B1 C1")
    assert refused(after, "build C1 D1") == "CR-7.4"


def test_ex_21_a_partial_major_city() -> None:
    """CR-EX-21: five exits, four players; the third of A would leave two for three."""
    land = "\n 1 . . . . .\n 2  . M . . .\n 3 . . . . .\n"
    state = table(land, {"North": "B2"}, seats=4, phase="building", gaps="A2-e", track={0: ("B2 B1", "B2 C1")})
    assert len(state.board.exits[0]) == 5
    assert refused(state, "build B2 C2") == "CR-6.2"


def test_ex_22_the_ferry_bought() -> None:
    """CR-EX-22: 4M, then 1M from the other port; B does the same; C's request is refused."""
    land = "\n 1 M . s     s . M\n 2  . . .   . . .\n"
    said: dict[str, Any] = {"names": {"North": "A1", "Near": "C1", "Far": "F1", "East": "H1"}, "ferry": ("C1", "F1")}
    state = table(land, **said, phase="building", track={0: ("A1 B1",), 1: ("A1 A2 B2",), 2: ("H1 G2 F2",)})
    first = played(state, "build B1 C1; build F1 G1")
    assert first.now.spent == 5
    second = played(first, "end; build B2 C1; build F1 E2")
    assert (second.now.spent, second.ferry_owners()) == (5, (0, 1))
    assert refused(played(second, "end"), "build F2 F1") == "CR-9.5"


def test_ex_23_track_and_the_hong_kong_link() -> None:
    """CR-EX-23."""
    ports: dict[str, Any] = {"ports": {"Hong Kong": "D2"}, "taiwan": {"Taipei": ("Fish",)}}
    assert refused(table(**ports, phase="building", now={"spent": 12}), "link hong kong") == ""
    assert refused(table(**ports, phase="building", now={"spent": 13}), "link hong kong") == "CR-5.7"
    state = played(table(**ports, phase="building"), "link hong kong; end; link hong kong; end; link hong kong")
    assert state.cash == (52, 52, 52)


def test_ex_25_upgrades() -> None:
    """CR-EX-25."""
    state = table(phase="building", cash={0: 40})
    after = played(state, "upgrade heavy")
    assert after.cash[0] == 20
    assert refused(after, "build A1 B1") == "CR-20.1"
    assert refused(played(state, "build A1 B1"), "upgrade heavy") == "CR-20.1"
    assert refused(state, "upgrade super") == "CR-20.4"
    assert played(after, "end; end; end; upgrade super").cash[0] == 0


def test_ex_26_crossing_a_rivals_track() -> None:
    """CR-EX-26."""
    state = table(phase="building", track={0: ("A1 A2",), 1: ("B1 B2",)})
    assert refused(state, "build A2 B1 B2") == "CR-4.7"
    assert refused(state, "build A2 B1 C1") == ""


def test_ex_27_fees() -> None:
    """CR-EX-27: 2 own, 3 of B, 1 of C, 1 own."""
    land: dict[str, Any] = {"track": {0: ("A1 B1 C1", "G1 H1"), 1: ("C1 D1 E1 F1",), 2: ("F1 G1",)}}
    state = table("\n 1 M . . s . . . s .\n", {"North": "A1", "Kay": "D1", "Lee": "H1"}, **land, trains={0: "A1"})
    after = played(state, "move B1 C1 D1 E1 F1 G1 H1")
    assert (after.now.used, after.cash) == (7, (52, 64, 64))
    assert played(after, "move G1 F1").cash == (52, 64, 64)
    assert played(after, "end; end; end; move G1").cash[0] == 52
    assert played(after, "end; end; end; move G1 F1 E1").cash == (44, 68, 68)


def test_ex_29_fees_and_twenty_millions() -> None:
    """CR-EX-29."""
    state = table(track={0: ("A1 B1", "H1 G1"), 1: ("B1 C1",), 2: ("C1 D1",)}, trains={0: "A1"})
    after = played(state, "move B1 C1 D1")
    assert after.cash[0] == 52
    assert played(after, "upgrade fast").cash[0] == 32


def test_ex_30_all_chips_on_trains() -> None:
    """CR-EX-30."""
    said: dict[str, Any] = {
        "trains": {0: "A1", 1: "D1"},
        "goods": {"North": ("Silk",)},
        "loads": {1: ("silk", "silk"), 2: ("silk",)},
        "hands": {1: ("Kilo: Silk 9",)},
    }
    assert refused(table(**said), "load silk") == "CR-16.2"
    assert refused(played(table(**said, turn=1), "deliver silk; end; end"), "load silk") == ""


def test_ex_31_wood_for_fuzhou() -> None:
    """CR-EX-31: with the good and city of this board."""
    state = table(
        trains={0: "D1"},
        loads={0: ("tea",)},
        hands={0: ("Kilo: Tea 54, North: Rice 3, East: Fish 4",)},
        deck=("demand",),
    )
    after = played(state, "deliver tea")
    assert (after.cash[0], after.tray(0), after.discard) == (114, 3, (0,))
    assert len(after.players[0].hand) == 3


def payouts(*hands: tuple[int, ...]) -> Board:
    cards = [", ".join(f"Kilo: Tea {pay}" for pay in hand[at : at + 3]) for hand in hands for at in (0, 3, 6)]
    return make("\n 1 M . . s .\n", {"North": "A1", "Kilo": "D1"}, demands=cards)


def test_ex_33_the_first_player() -> None:
    """CR-EX-33: A and C tie at 54; 41 beats 38."""
    found = set()
    for seed in range(40):
        board = payouts((54, 41, 1, 1, 1, 1, 1, 1, 1), (49, 48, 47, 1, 1, 1, 1, 1, 1), (54, 38, 37, 1, 1, 1, 1, 1, 1))
        state = deal(board, ChinaOptions(), 3, Chance(bytes([seed] * 32))).state
        pays = [
            sorted((line.pay for card in player.hand for line in board.demands[card]), reverse=True)
            for player in state.players
        ]
        assert pays[state.first] == max(pays)
        found.add(state.first)
    assert len(found) > 1
    equal = payouts(*[(5,) * 9] * 3)
    firsts = {deal(equal, ChinaOptions(), 3, Chance(bytes([seed] * 32))).state.first for seed in range(40)}
    assert firsts == {0, 1, 2}


def test_ex_34_the_snake() -> None:
    """CR-EX-34: B first of four."""
    state = table(seats=4, first=1, turn=1, round=1, phase="building")
    seen = ""
    for _ in range(12):
        seen += "ABCD"[state.turn]
        state = played(state, "end")
    assert seen == "BCDAADCBBCDA"


def test_ex_35_discarding_the_hand() -> None:
    """CR-EX-35: refused after a step; two events on the way are resolved in order."""
    said: dict[str, Any] = {"track": {0: ("A1 B1",)}, "trains": {0: "A1"}}
    state = table(**said, deck=("black_dragon", "demand", "strike", "demand", "demand"))
    assert refused(played(state, "move B1"), "discard") == "CR-22.2"
    done = step(state, "discard")
    order = [event.kind for event in done.events if event.kind in ("happened", "drew")]
    assert order == ["happened", "drew", "happened", "drew", "drew"]
    assert in_play(done.state) == ["black_dragon", "strike"]
    assert done.state.turn == 1


SUE: dict[str, Any] = {
    "drawn": "\n 1 M . . . . . . . .\n 2  . . . . . . . .\n",
    "names": {"North": "A1"},
    "ports": {"Hong Kong": "A2", "Quay": "H1"},
    "taiwan": {"Taipei": ("Imports",), "Tainan": ("Fish",)},
    "track": {0: ("A1 B1 C1 D1 E1 F1 G1 H1",)},
    "links": {0: ("Quay",)},
    "loads": {0: ("silk",)},
    "hands": {0: ("Taipei: Silk 30",)},
}


def test_ex_36_sue() -> None:
    """CR-EX-36: docks with 7 points, delivers, waits, loads two, moves 9."""
    state = played(table(**SUE, trains={0: "A1"}), "move H1; stop")
    assert state.now.lost == 2
    state = played(state, "end; end; end; deliver silk")
    assert state.cash[0] == 90
    state = played(state, "end; end; end; load imports fish")
    assert (carried(state, 0), state.now.points) == (["imports", "fish"], 9)
    assert at(played(state, "move A1"), 0) == "A1"


def test_ex_37_moving_on_after_the_delivery() -> None:
    """CR-EX-37."""
    state = played(table(**SUE, trains={0: "H1"}), "deliver silk")
    assert refused(state, "load fish") == "CR-19.7"
    after = played(state, "move A1")
    assert not after.players[0].docked


def test_ex_38_starting_at_a_container_port() -> None:
    """CR-EX-38."""
    state = table(**{**SUE, "loads": {}})
    after = played(state, "start quay; load fish; move A1")
    assert (carried(after, 0), after.now.points) == (["fish"], 2)


def test_ex_39_clocks() -> None:
    """CR-EX-39: a storm of A7 acts to the end of A8, New Year to the end of A9."""
    for kind, last in (("storm_at_sea", 8), ("new_year", 9)):
        said: dict[str, Any] = {"trains": {0: "D1"}, "loads": {0: ("tea",)}, "hands": {0: ("Kilo: Tea 9",)}}
        state = played(table(round=7, **said, deck=(kind, "demand")), "deliver tea")
        while in_play(state):
            turn = (state.turn, state.round)
            state = played(state, "end")
        assert turn == (0, last)


def test_ex_41_derailment_at_harbin() -> None:
    """CR-EX-41: A at 0 loses A8; B at 3 picks tea, loses the rest of B7 and B8; C at 4 nothing."""
    land = "\n 1 M . . . m . . . . . . M\n"
    state = table(
        land,
        {"North": "A1", "Harbin": "E1", "East": "L1"},
        round=7,
        turn=1,
        events={"derailment": {"cities": ("Harbin",)}},
        deck=("derailment", "demand", "demand", "demand"),
        trains={0: "E1", 1: "H1", 2: "I1"},
        loads={1: ("tea", "rice")},
    )
    after = played(state, "discard")
    assert (after.turn, after.players[1].owes_loads) == (2, 1)
    assert carried(step(after, "lose tea", 1).state, 1) == ["rice"]
    later = played(after, "end")
    assert (later.round, later.turn) == (8, 2)  # A8 and B8 are lost


def test_ex_42_earthquake() -> None:
    """CR-EX-42."""
    said: dict[str, Any] = {
        "drawn": "\n 1 m . . . . . . . . s . . . M\n",
        "names": {"Taiyuan": "A1", "Kay": "J1", "East": "N1"},
        "events": {"earthquake": {"cities": ("Taiyuan",)}},
        "deck": ("earthquake", "demand"),
        "seats": 4,
    }
    state = table(
        **said,
        track={0: ("N1 M1 L1 K1 J1",)},
        trains={0: "N1", 1: "F1", 2: "E1", 3: "K1"},
        locos={0: "fast"},
        loads={0: ("tea",), 2: ("silk",)},
        hands={0: ("Kay: Tea 9",)},
    )
    after = played(state, "move J1; deliver tea")
    assert after.now.points == 4
    assert carried(after, 2) == []
    b = played(after, "end")
    assert (b.turn, b.now.points) == (1, 5)
    d = played(b, "end")
    assert (d.turn, d.now.points) == (3, 9)
    build = table(**{**said, "deck": ()}, phase="building", running={"earthquake": 1}, track={0: ("N1 M1 L1 K1",)})
    assert refused(build, "build K1 J1") == "CR-37.5"
    free = table(**{**said, "deck": ()}, phase="building", running={"earthquake": 1}, track={0: ("N1 M1 L1",)})
    assert refused(free, "build L1 K1") == ""


def test_ex_43_sand_storm() -> None:
    """CR-EX-43: four segments go; d1 to K, d2 to K by the alphabet."""
    said: dict[str, Any] = {
        "drawn": "\n 1 M . s d d d s . M\n",
        "names": {"North": "A1", "Kay": "C1", "Lee": "G1", "East": "I1"},
        "zones": {"sand": ("desert", "D1-F1")},
        "events": {"sand_storm": {"zones": ("sand",)}},
        "deck": ("sand_storm", "demand", "demand", "demand"),
        "track": {0: ("C1 D1 E1 F1 G1",)},
    }
    after = played(table(**said, trains={1: "D1", 2: "E1"}, loads={1: ("tea",)}), "discard")
    assert after.track[0] == ()
    assert (at(after, 1), at(after, 2), carried(after, 1)) == ("C1", "C1", [])
    assert after.turn == 0  # both lose their turns


def test_ex_45_snow() -> None:
    """CR-EX-45."""
    land = "\n 1 M . A . ^ . s\n 2  . . . . . .\n"
    names = {"North": "A1", "Kay": "G1"}
    said: dict[str, Any] = {"drawn": land, "names": names, "track": {0: ("A1 B1 C1 D1",)}}
    state = table(**said, **snow("C1-E1"), trains={0: "C1"})
    assert refused(state, "move D1") == "CR-32.2"
    assert refused(played(state, "end delivery"), "build D1 E1") == ""
    heavy: dict[str, Any] = {"events": {"heavy_snow": {"cities": ("Kay",), "radius": 4}}, "running": {"heavy_snow": 1}}
    deep = table(**said, **heavy, trains={0: "C1"})
    assert refused(deep, "move D1") == "CR-33.1"
    assert refused(played(deep, "end delivery"), "build D1 E1") == "CR-33.2"


def test_ex_46_new_year() -> None:
    """CR-EX-46."""
    said: dict[str, Any] = {"running": {"new_year": 1}, "goods": {"Kilo": ("Tea",)}}
    state = table(**said, trains={0: "A1"}, loads={0: ("fish", "silk")}, hands={0: ("North: Fish 20", "North: Silk 9")})
    assert played(state, "deliver fish").cash[0] == 85
    assert refused(state, "deliver silk") == "CR-28.2"
    assert refused(table(**said, trains={0: "D1"}), "load tea") == "CR-28.1"


def test_ex_47_black_dragon() -> None:
    """CR-EX-47."""
    said: dict[str, Any] = {"running": {"black_dragon": 1}, "events": {"black_dragon": {"cities": ("Kilo",)}}}
    state = table(**said, trains={0: "D1"}, loads={0: ("tea", "silk")}, hands={0: ("Kilo: Tea 31",)})
    assert played(state, "deliver tea").cash[0] == 96
    assert played(state, "drop silk").cash[0] == 60


def test_ex_49_rail_tax() -> None:
    """CR-EX-49."""
    state = table(seats=4, cash={0: 40, 1: 100, 2: 163, 3: 250}, deck=("rail_tax", "demand", "demand", "demand"))
    after = played(state, "discard")
    assert after.cash == (40, 90, 143, 225)
    assert game(after).view(after, None).cash == after.cash


def test_ex_50_strike() -> None:
    """CR-EX-50: B docked may not trade in B7, may move away or wait, and trades from B8."""
    said: dict[str, Any] = {
        "ports": {"Hong Kong": "G2", "Quay": "B2"},
        "taiwan": {"Taipei": ("Fish",)},
        "track": {1: ("A1 B1 B2",)},
        "trains": {1: "B2"},
        "links": {1: ("Quay",)},
    }
    state = played(table(round=7, **said, deck=("strike", "demand", "demand", "demand")), "discard")
    assert refused(state, "load fish") == "CR-26.2"
    assert refused(state, "move B1") == ""
    after = played(state, "end; end; end")
    assert (after.turn, after.round) == (1, 8)
    assert refused(after, "load fish") == ""


def test_ex_51_two_qualify() -> None:
    """CR-EX-51: A 262 and C 265 with all, B 270 without a link: C wins."""
    three: dict[str, Any] = {
        **BOTH,
        "seats": 3,
        "track": {0: (*ALL, "E2 E1"), 2: ("B4 C4 D4 E4 F4 G4", "B4 C3 B2", "G4 H3 G2", "E4 E5")},
        "links": {0: ("Hong Kong",), 2: ("Quay",)},
    }
    done = played(table(**three, round=20, cash={0: 262, 1: 270, 2: 265}), "end; end; end")
    result = game(done).result(done)
    assert result is not None
    assert result.winners == (2,)


def test_ex_53_a_tax_after_qualifying() -> None:
    """CR-EX-53: the status is fixed at the end of the own turn."""
    state = table(**NETWORK, cash={0: 255, 1: 10}, deck=("rail_tax", "demand", "demand", "demand"))
    done = played(state, "end; discard")
    assert done.cash[0] == 230
    result = game(done).result(done)
    assert result is not None
    assert result.winners == (0,)


def test_ex_54_money_after_the_own_turn() -> None:
    """CR-EX-54."""
    state = table(**{**NETWORK, "trains": {1: "B2"}}, cash={0: 249})
    after = played(state, "end; move B3; end")
    assert (after.cash[0], after.over) == (253, False)
    assert wins(after) == (0,)


def test_ex_55_the_time_limit() -> None:
    """CR-EX-55: network 180, no network 240, network 175: A, C, B."""
    three: dict[str, Any] = {
        **LAND,
        "track": {0: (*ALL, "E2 E1"), 2: ("B4 C4 D4 E4 F4 G4", "B4 C3 B2", "G4 H3 G2", "E4 E5")},
        "links": {0: ("Hong Kong",), 2: ("Quay",)},
    }
    state = table(**three, round=12, turn=1, options={"time_limit": "12"}, cash={0: 180, 1: 240, 2: 175})
    done = played(state, "end; end")
    result = game(done).result(done)
    assert result is not None
    assert result.ranks == (1, 3, 2)


def test_ex_57_a_port_at_the_end_of_the_line() -> None:
    """CR-EX-57."""
    own = table(**SUE, trains={0: "F1"})
    after = played(own, "move G1 H1; end; end; end; load fish")
    assert refused(after, "move G1") == ""
    none = table(**{**SUE, "links": {}}, trains={0: "F1"})
    assert refused(played(none, "move G1 H1; end; end; end"), "move G1") == "CR-13.1"
    assert offers(none, Draft(kind="move", values=(("to", "G1 H1"),))).warning is not None
    assert edges(own.board, "F1 G1")
