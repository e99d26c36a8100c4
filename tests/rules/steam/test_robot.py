"""The robot plays whole games, takes over anywhere, and beats those who wander."""

import random
from typing import cast

import pytest

from rules.core.chance import Chance
from rules.core.contract import Game
from rules.core.walk import asker
from rules.steam.game import Steam
from rules.steam.network import network
from rules.steam.options import SteamOptions
from rules.steam.state import State
from tests.rules.steam.table import china, grid, line
from tests.rules.steam.test_order import auction, bids
from tests.wandering import wander

RULES = Steam()
GAME = cast(Game, RULES)


def played(seed: int, seats: int, robots: set[int], mode: str) -> State:
    dice, chance = random.Random(seed), Chance(seed.to_bytes(32, "big"))
    state = RULES.setup(SteamOptions.model_validate({"mode": mode}), seats, chance).state
    while RULES.duties(state):
        (seat,) = RULES.to_act(state)
        if seat in robots:
            move = RULES.robot(RULES.view(state, seat), seat, asker(GAME, state, seat))
        else:
            found = wander(GAME, state, seat, lambda count: min(dice.randrange(count) for _ in range(2)))
            if found is None:
                continue
            move = found  # type: ignore[assignment]  # a move of this game
        state = RULES.apply(state, seat, move, chance).state
    return state


@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (3, "base"), (4, "standard")])
def test_whole_games_without_ruin(seats: int, mode: str) -> None:
    """Income at least 0 and some links in the end, and nobody bankrupt."""
    state = played(seats, seats, set(range(seats)), mode)
    assert state.cause in ("last_turn", "conceded")
    assert not any(player.out for player in state.players)
    assert all(marker.income >= 0 for marker in state.markers)
    assert sum(network(state).completed(seat) for seat in range(seats)) >= 4 * seats


@pytest.mark.parametrize("seed", range(3))
def test_it_beats_those_who_wander(seed: int) -> None:
    state = played(seed, 3, {seed}, "base")
    result = RULES.result(state)
    assert result is not None
    assert result.winners == (seed,)


def test_it_answers_what_is_due() -> None:
    """In every phase, also for another player's points."""
    assert auction().robot("A").kind == "bid"
    assert bids(auction(), "A 5").robot("B") == auction().game.parse("bid pass")
    table = line("P:red Q R:blue").links("AB").cubes(P="b").play("A deliver blue P Q R vp")
    assert table.robot("B").kind == "allocate"
    assert china(4).phase("concede", "BD").robot("B") == table.game.parse("concede no")
    assert grid(mode="standard").phase("capital").robot("A").kind == "capital"


def test_it_takes_the_better_of_two_deliveries() -> None:
    table = line("P:yellow Q R S:red T:blue").links("AAAA").cubes(P="r", S="b").player("A", level=6)
    assert table.robot("A") == table.game.parse("deliver red A1 A3 A5 A7 income")


def test_it_carries_out_what_it_paid_for() -> None:
    table = grid().player("A", tile="urbanization", cash=9)
    assert table.robot("A").kind == "urbanize"
    grower = grid().player("A", tile="city_growth", cash=9)
    assert grower.robot("A").kind == "grow"


def test_it_joins_a_cube_to_its_city() -> None:
    table = grid().cubes(Rho="pp").player("A", cash=9)
    move = table.robot("A")
    assert move.kind in ("route", "build")
    table.play(f"A {table.game.print(move)}")
    assert any("Mu" in link for link in table.joined())
