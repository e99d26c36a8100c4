"""A refusal on one's own turn says what would do instead."""

import random
from typing import Any

from render.words import words
from rules.china_rails.state import State
from rules.core.chance import Chance
from rules.core.contract import Draft, Refusal
from tests.games.china_rails import HOOKS
from tests.rules.china_rails.table import offers, played, refusal, table

PORTS: dict[str, Any] = {
    "ports": {"Hong Kong": "H1", "Quay": "C2"},
    "taiwan": {"Taipei": ("Imports",)},
    "goods": {"Kilo": ("Tea", "Jade")},
}


def instead(state: State, text: str) -> str:
    found = refusal(state, text)
    assert found is not None
    assert found.instead is not None
    return words("en").say(found.instead)


def test_what_the_city_supplies_cr_16_1() -> None:
    assert instead(table(**PORTS, trains={0: "D1"}), "load silk") == "Kilo supplies Tea and Jade."


def test_what_the_cards_ask_for_here_or_else_there_cr_18_1() -> None:
    state = table(trains={0: "D1"}, loads={0: ("tea", "silk")}, hands={0: ("Kilo: Silk 30, Lima: Tea 12",)})
    assert instead(state, "deliver tea") == "Your cards ask for this here: Silk to Kilo 30M."
    away = table(trains={0: "D1"}, loads={0: ("tea",)}, hands={0: ("Lima: Tea 12",)})
    assert instead(away, "deliver tea") == "Your cards ask for it elsewhere: Tea to Lima 12M."


def test_who_carries_what_the_tray_lacks_cr_16_2() -> None:
    state = table(**PORTS, trains={0: "D1"}, loads={1: ("jade",)})
    said = "Seat 2 carries it: Jade comes back when it is delivered, dropped or lost."
    assert instead(state, "load jade") == said


def test_what_it_costs_to_join_a_port_cr_10_3() -> None:
    state = table(**PORTS, phase="building", track={0: ("A1 B1",)})
    assert instead(state, "link quay") == "Build to Quay first: 2M."


def test_where_the_train_can_go_without_the_fee_cr_15_5() -> None:
    track = {0: ("A1 B1 C1 D1",), 1: ("D1 E1 F1 G1 H1",)}
    state = table(track=track, trains={0: "D1"}, cash={0: 3})
    assert instead(state, "move east") == "Possible now: North · 3 of 9 points and West: C1."
    assert instead(state, "move C1 B1 B2") == "The train can run as far as B1; step 3 fails."


def test_what_can_be_done_where_the_kind_is_shut_cr_5_7() -> None:
    state = table(phase="building", now={"spent": 20, "acted": True})
    assert instead(state, "build A1 B1") == "What you can do now: End the turn."
    shown = offers(state, Draft(kind="build")).refusal
    assert shown is not None
    assert shown.instead is not None


def test_nothing_would_do_out_of_turn_cr_2_1() -> None:
    found = refusal(table(), "end", 1)
    assert found is not None
    assert found.instead is None


def test_nine_refusals_of_ten_name_what_would_do() -> None:
    """Refusals that playing at random meets on one's own turn, typed and bent moves alike."""
    met: dict[str, Refusal] = {}
    count = named = 0
    for number in range(6):
        dice, chance = random.Random(number), Chance(bytes([number]) * 32)
        state = HOOKS.game.setup(HOOKS.options(number), 3, chance).state
        for _ in range(60):
            assert isinstance(state, State)
            move = HOOKS.wander(state, state.turn, dice)
            if move is None or state.over:
                break
            for wrong in (HOOKS.bent(state, move, dice), HOOKS.game.parse(dice.choice(HOOKS.lines))):
                found = HOOKS.game.check(state, state.turn, wrong)
                if found is not None:
                    count, named = count + 1, named + (found.instead is not None)
                    met[found.why.key] = found
            state = HOOKS.game.apply(state, state.turn, move, chance).state
    assert len(met) > 25
    assert named >= 0.9 * count
    assert [key for key, found in met.items() if found.instead is None] == []


def test_a_second_locomotive_is_refused_for_the_first_one_cr_20_1() -> None:
    """Not for money spent on track, which is another reason of the same rule."""
    upgraded = refusal(played(table(phase="building", cash={0: 90}), "upgrade fast"), "upgrade super")
    built = refusal(played(table(phase="building"), "build A1 B1"), "upgrade fast")
    assert upgraded is not None
    assert built is not None
    assert (upgraded.why.key, built.why.key) == ("china-no-upgraded-already", "china-no-spent-already")
