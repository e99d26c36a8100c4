"""The robot: what it does first, and that it goes on from any half-played turn."""

from typing import Any

from rules.china_rails.game import ChinaRails
from rules.china_rails.state import ChinaOptions, State
from rules.core.chance import Chance
from rules.core.walk import asker
from tests.rules.china_rails.table import game, played, table


def robot(state: State, seat: int | None = None) -> str:
    rules = game(state)
    who = state.turn if seat is None else seat
    move = rules.robot(rules.view(state, who), who, asker(rules, state, who))  # type: ignore[arg-type]
    assert rules.check(state, who, move) is None
    return rules.print(move)


LINE: dict[str, Any] = {"track": {0: ("A1 B1 C1 D1 E1 F1",)}, "goods": {"North": ("Tea",)}}


def test_it_delivers_what_is_asked_for() -> None:
    assert robot(table(**LINE, trains={0: "D1"}, loads={0: ("tea",)}, hands={0: ("Kilo: Tea 30",)})) == "deliver tea"


def test_it_loads_for_its_best_trip_and_goes() -> None:
    state = table(**LINE, trains={0: "A1"}, hands={0: ("Kilo: Tea 30",)})
    assert robot(state) == "load tea"
    assert robot(played(state, "load tea")) == "move B1 C1 D1"


def test_it_starts_on_its_own_track() -> None:
    assert robot(table(**LINE, hands={0: ("Kilo: Tea 30",)})) in ("start A1", "start D1")


def test_it_builds_toward_its_trip() -> None:
    state = table(phase="building", goods={"North": ("Tea",)}, hands={0: ("Kilo: Tea 50",)})
    assert robot(state) == "build A1 B1 C1 D1"


def test_it_gives_up_the_load_taken_last() -> None:
    """CR-R34: a robot plays for whoever is skipped, on turn or not, whatever the cards pay."""
    state = table(
        trains={0: "D1"},
        loads={0: ("silk", "tea")},
        hands={0: ("Kilo: Tea 30", "Lima: Silk 9")},
        players={0: {"owes_loads": 1}},
    )
    assert robot(state) == "lose tea"
    assert robot(state.but(turn=1), 0) == "lose tea"


def test_it_rides_to_a_major_city_for_the_congress() -> None:
    state = table(**LINE, trains={0: "D1"}, running={"party_congress": 1}, hands={0: ("Lima: Tea 30",)})
    assert robot(state) == "move C1 B1 A1"


def test_it_ends_a_turn_that_has_nothing_left() -> None:
    assert robot(table(phase="building", cash={0: 0}, now={"acted": True})) == "end"


def test_it_is_not_stuck_where_only_the_ferry_leads_on() -> None:
    """The other side of its own ferry is not joined for it: it builds, or asks for other cards."""
    land = "\n 1 M . .     . s\n"
    said: dict[str, Any] = {"names": {"North": "A1", "Kay": "G1"}, "ferry": ("C1", "F1"), "ferries": (0,)}
    state = table(land, **said, track={0: ("A1 B1 C1", "F1 G1")}, trains={0: "A1"}, goods={"North": ("Tea",)})
    assert robot(state) == "discard"
    waiting = table(
        land, **said, track={0: ("A1 B1 C1", "F1 G1")}, trains={0: "A1"}, running={"strike": 1}, loads={0: ("tea",)}
    )
    assert robot(waiting) == "end"


def test_it_takes_over_a_half_played_turn() -> None:
    """From every position that a few moves of a person lead to."""
    rules = ChinaRails()
    state = rules.setup(ChinaOptions(), 2, Chance(bytes(32))).state
    chance = Chance(bytes(32))
    for text in ("build wuhan from shanghai", "end", "build tianjin", "end", "end", "end", "start shanghai"):
        state = rules.apply(state, state.turn, rules.parse(text), chance).state
        who = state.turn
        move = rules.robot(rules.view(state, who), who, asker(rules, state, who))  # type: ignore[arg-type]
        assert rules.check(state, who, move) is None


def test_it_sees_its_own_view_alone() -> None:
    """Hidden cash and the order of the deck change nothing."""
    state = table(**LINE, trains={0: "A1"}, hands={0: ("Kilo: Tea 30",)})
    other = state.but(deck=state.deck[::-1], cash=(60, 1, 200), bank={})
    assert robot(state) == robot(other)


def test_the_congress_comes_before_the_best_trip() -> None:
    """Silk for Lima is on board, two steps away; bound by the Congress it goes to North first."""
    said: dict[str, Any] = {
        "track": {0: ("A1 B1 C1 D1 D2 D3",)},
        "trains": {0: "D1"},
        "loads": {0: ("silk",)},
        "hands": {0: ("Lima: Silk 50",)},
    }
    assert robot(table(**said)) == "move D2 D3"
    assert robot(table(**said, running={"party_congress": 1})) == "move C1 B1 A1"


def test_it_buys_a_better_locomotive_when_it_is_rich() -> None:
    said: dict[str, Any] = {"phase": "building", "now": {"acted": True}, "track": LINE["track"]}
    assert robot(table(**said, cash={0: 100})) == "upgrade fast"
    assert robot(table(**said, cash={0: 100}, locos={0: "fast"})) == "upgrade super"
    assert not robot(table(**said, cash={0: 60})).startswith("upgrade")
    assert robot(table(**said, cash={0: 199})) == "upgrade fast"
    assert not robot(table(**said, cash={0: 200})).startswith("upgrade")  # only the victory counts


def test_it_does_not_plan_for_goods_without_a_chip() -> None:
    """The only chip of jade is on another train: tea for less is the better trip."""
    said: dict[str, Any] = {
        "track": LINE["track"],
        "trains": {0: "A1"},
        "goods": {"North": ("Tea", "Jade")},
        "hands": {0: ("Kilo: Jade 50", "Kilo: Tea 20")},
    }
    assert robot(table(**said)).startswith("load jade")
    assert robot(table(**said, loads={1: ("jade",)})) == "load tea"
