"""Lines that are proposed are those of the position as it is, whatever was asked about before.

Searches are cached. Each test asks about one position, then about another on the same board that differs in one thing.
"""

from typing import Any

import pytest

from rules.china_rails.state import Reserved, State
from rules.core.contract import Draft
from tests.rules.china_rails.table import edges, offers, table

BUILDING: dict[str, Any] = {"phase": "building"}
# A bay that a ferry crosses, from the medium city Near to the milepost F1.
BAY = """
 1 M . m     . . M
 2  . . .     . .
"""
BAY_NAMES = {"North": "A1", "East": "H1", "Near": "C1"}
BY_THE_BAY: dict[str, Any] = {"track": {1: ("H1 G1",), 2: ("A1 A2",)}, "ferry": ("C1", "F1")}


def proposed(state: State, to: str) -> object:
    """What the line to a city costs; none where there is no line."""
    choices = offers(state, Draft(kind="build", typed=to)).choices
    notes = [choice.note for choice in choices if choice.value == to]
    return notes[0].params["cost"] if notes and notes[0] is not None else None


def snowed_in(state: State) -> State:
    return state.but(running=table(**BUILDING, **SNOW, running={"heavy_snow": 1}).running)


SNOW: dict[str, Any] = {"events": {"heavy_snow": {"cities": ("Kilo",), "radius": 1}}}
LAND = table(**BUILDING, **SNOW)
THIRD = table(BAY, BAY_NAMES, **BUILDING, **BY_THE_BAY, ferries=(1, 2))
NARROW = table(
    "\n 1 M . m . M\n 2  . . . .\n",
    {"North": "A1", "East": "E1", "Lima": "C1"},
    **BUILDING,
    gaps="B2-e C1-sw",
    track={0: ("A1 B1 C1",)},
)
# East is cheapest to build out of, as long as there is an exit.
PASS = table(
    "\n 1 M . A . M\n", {"North": "A1", "East": "E1"}, **BUILDING, track={0: ("A1 B1",)}, now={"exits": (0, 0)}
)
BRIDGE = table("\n 1 M . . s M\n", {"North": "A1", "Kilo": "D1", "East": "E1"}, **BUILDING, track={0: ("A1 B1",)})


@pytest.mark.parametrize(
    ("before", "after", "to", "costs"),
    [
        (LAND, LAND.with_turn(exits=(0, 0)), "kilo", (5, 6)),
        (PASS, PASS.but(options=PASS.options.but(city_exits="per_turn")), "east", (7, 11)),
        (LAND, snowed_in(LAND), "kilo", (5, None)),
        (THIRD, THIRD.but(options=THIRD.options.but(third_at_port="refused")), "near", (4, None)),
        (THIRD, THIRD.with_player(2, ferry=False), "near", (4, 5)),
        (NARROW, NARROW.with_player(2, left=True), "east", (None, 2)),
        (
            BRIDGE,
            BRIDGE.but(reserved=(Reserved(edge=edges(BRIDGE.board, "C1 D1")[0], owner=1),)),
            "kilo",
            (4, None),
        ),
    ],
    ids=["exits used", "exits together", "weather", "third at a port", "ferry", "somebody left", "reserved"],
)
def test_a_line_is_proposed_for_the_position_as_it_is(
    before: State, after: State, to: str, costs: tuple[int | None, int | None]
) -> None:
    """CR-4.6, CR-R45, CR-33.2, CR-R50, CR-9.1, CR-R83, CR-27.7."""
    assert (proposed(before, to), proposed(after, to)) == costs
    assert (proposed(after, to), proposed(before, to)) == costs[::-1]
