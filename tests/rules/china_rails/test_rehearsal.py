"""Every event rehearsed in every phase of a turn: drawn by exchanging the hand in the opening and later, by a delivery
on the mainland and to Taiwan, on the drawer's own turn and out of it for the others."""

from typing import Any

import pytest

from rules.china_rails.state import State
from tests.rules.china_rails.table import KINDS, game, kinds, played, refused, table

LAND = """
 1 . . . . . . . . . .
 2  . M . d s A . M . .
 3 . . . . . . . . . .
 4  . M . . m . . M . .
 5 . . . . . . . . . .
"""
SAID: dict[str, Any] = {
    "names": {"North": "B2", "East": "H2", "West": "B4", "South": "H4", "Kilo": "E2", "Lima": "E4"},
    "goods": {"North": ("Tea",), "Kilo": ("Silk",)},
    "ports": {"Hong Kong": "A1", "Quay": "C1"},
    "taiwan": {"Taipei": ("Fish",)},
    "ferry": ("A3", "J3"),
    "waters": {"r": ("river", "C2-e F2-e")},
    "zones": {"land": ("region", "E2-G2"), "shore": ("coast", "A1-E1"), "sand": ("desert", "D2")},
    "events": {
        "flood": {"rivers": ("r",)},
        "strike": {"radius": 1},
        "black_dragon": {"cities": ("Kilo",)},
        "derailment": {"cities": ("Kilo",), "radius": 2},
        "snow_manchuria": {"zones": ("land",)},
        "heavy_snow": {"cities": ("Kilo",), "radius": 1},
        "storm_at_sea": {"zones": ("shore",), "radius": 1},
        "wind_storm": {"cities": ("Kilo",), "radius": 1},
        "sand_storm": {"zones": ("sand",)},
        "earthquake": {"cities": ("Kilo",), "inner": 1, "radius": 3},
    },
    "track": {0: ("B2 C2 D2 E2 F2 G2 H2", "C2 C1"), 1: ("B4 C4 D4 E4",), 2: ("H4 G4 F4 E4",)},
    "links": {0: ("Quay",)},
    "trains": {0: "E2", 1: "D4", 2: "D2"},
    "loads": {0: ("tea", "silk"), 1: ("rice",), 2: ("tea", "fish")},
}
REST = ("demand", "demand", "demand")


def rehearse(state: State, line: str) -> State:
    """Play on for two rounds, exchanging, ending and choosing what is due; something is always open."""
    state = played(state, line)
    for _ in range(8):
        rules = game(state)
        for duty in rules.duties(state):
            assert kinds(state, duty.seat)
            owed = state.players[duty.seat].owes_loads
            if owed:
                good = state.board.goods[state.players[duty.seat].loads[0]].key
                state = rules.apply(state, duty.seat, rules.parse(f"lose {good}"), None).state  # type: ignore[arg-type]
        state = played(state, "end")
    return state


@pytest.mark.parametrize("kind", KINDS)
def test_drawn_in_an_opening_round(kind: str) -> None:
    """No train is on the board: only track and lasting effects (CR-R65)."""
    opening: dict[str, Any] = {**SAID, "trains": {}, "loads": {}, "deck": (kind, *REST), "phase": "building"}
    for round, turn in ((1, 0), (2, 2)):
        state = played(table(LAND, **opening, round=round, turn=turn), "discard")
        assert not any(player.loses_turn or player.owes_loads or player.shaken for player in state.players)
        rehearse(table(LAND, **opening, round=round, turn=turn), "discard")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_drawn_in_an_exchange(kind: str, turn: int) -> None:
    """The turn is over anyway; everybody is judged where the train stands."""
    rehearse(table(LAND, **SAID, deck=(kind, *REST), turn=turn), "discard")


@pytest.mark.parametrize("kind", KINDS)
def test_drawn_in_a_delivery(kind: str) -> None:
    """In the middle of a turn, before and after moving; then the rest of the turn goes on or is lost."""
    hands = {0: ("Kilo: Tea 9", "North: Silk 9")}
    state = played(table(LAND, **SAID, hands=hands, deck=(kind, *REST)), "deliver tea")
    if kind in ("derailment", "earthquake"):
        assert state.turn == 2 or state.turn == 1
    else:
        assert state.turn == 0
        assert state.now.phase == "delivery"
    rehearse(table(LAND, **SAID, hands=hands, deck=(kind, *REST)), "deliver tea")
    moved: dict[str, Any] = {**SAID, "trains": {**SAID["trains"], 0: "G2"}, "hands": hands, "deck": (kind, *REST)}
    rehearse(table(LAND, **moved), "move F2 E2; deliver tea")


@pytest.mark.parametrize("kind", KINDS)
def test_drawn_in_a_delivery_to_taiwan(kind: str) -> None:
    docked: dict[str, Any] = {
        **SAID,
        "trains": {**SAID["trains"], 0: "C1"},
        "hands": {0: ("Taipei: Tea 9",)},
        "deck": (kind, *REST),
    }
    rehearse(table(LAND, **docked), "deliver tea")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("rail_tax", "derailment")])
def test_in_play_in_both_phases_of_everybody(kind: str) -> None:
    """With the card in play every move is answered, in the delivery and in the building phase of each player."""
    clear: dict[str, Any] = {**SAID, "track": {0: ("H2 G2",), 1: ("B4 C4 D4 E4",), 2: ("H4 G4 F4 E4",)}}
    for turn in (0, 1, 2):
        for phase in ("delivery", "building"):
            state = table(LAND, **clear, running={kind: 1}, turn=turn, phase=phase)
            assert "end" in kinds(state)
            for text in ("build north", "move C1", "load silk", "drop tea", "discard", "upgrade fast", "link quay"):
                assert refused(state, text) != "CR-0"
            rehearse(state, "end")
