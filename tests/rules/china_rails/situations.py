"""Situations that several tests begin with: event cards drawn, a river in flood, networks that win."""

from typing import Any

from rules.china_rails.state import State
from tests.rules.china_rails.table import game, played, table

HAND = ("demand", "demand", "demand")


def drawing(*kinds: str, **said: Any) -> State:
    """A position whose player on turn draws the events by exchanging the hand."""
    return table(deck=(*kinds, *HAND), **said)


def drawn(*kinds: str, **said: Any) -> State:
    return played(drawing(*kinds, **said), "discard")


def delivering(*kinds: str, **said: Any) -> State:
    """A position whose player on turn draws the events by delivering tea in Kilo."""
    usual: dict[str, Any] = {
        "track": {0: ("A1 B1 C1 D1 E1 F1",)},
        "trains": {0: "D1"},
        "loads": {0: ("tea",)},
        "hands": {0: ("Kilo: Tea 20",)},
    }
    return table(deck=(*kinds, *HAND), **{**usual, **said})


# Rivers, of which one comes over its banks between B1 and C1.
RIVER: dict[str, Any] = {
    "waters": {"yang": ("river", "B1-e F1-e"), "huai": ("river", "C1-e"), "lake": ("lake", "D1-e")},
    "events": {"flood": {"rivers": ("yang",)}},
}

# Four major cities in a square and two container ports; network and link of player 0, and of both.
WIDE = """
 1 . . . . . . . . . .
 2  . M . . . . M . .
 3 . . . . . . . . . .
 4  . M . . . . M . .
 5 . . . . . . . . . .
"""
NAMES = {"North": "B2", "East": "G2", "West": "B4", "South": "G4"}
ALL = ("B2 B3 B4", "B2 C2 D2 E2 F2 G2", "G2 G3 G4")
PORT: dict[str, Any] = {"ports": {"Hong Kong": "E1", "Quay": "E5"}, "taiwan": {"Taipei": ("Fish",)}}
LAND: dict[str, Any] = {"drawn": WIDE, "names": NAMES, **PORT}
NETWORK: dict[str, Any] = {**LAND, "seats": 2, "track": {0: (*ALL, "E2 E1")}, "links": {0: ("Hong Kong",)}}
BOTH: dict[str, Any] = {
    **NETWORK,
    "track": {0: (*ALL, "E2 E1"), 1: ("B4 C4 D4 E4 F4 G4", "B4 C3 B2", "G4 H3 G2", "E4 E5")},
    "links": {0: ("Hong Kong",), 1: ("Quay",)},
}


def wins(state: State) -> tuple[int, ...]:
    """Who has won once both players have ended their turns."""
    done = played(state, "end; end")
    result = game(done).result(done)
    return result.winners if result else ()
