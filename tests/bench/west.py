"""The robot in California, of today and of 2090: against players who pick any offer, and against robots that know
nothing of the trunk line, of prestige and of disasters. Both modes by turns."""

from __future__ import annotations

import random
from functools import cache, partial
from typing import NamedTuple

from rules.core.chance import Chance
from rules.core.contract import Game, GameState, Move, Seat
from rules.registry import GAMES
from rules.steam.board import Board
from rules.steam.game import rules_by_name
from rules.steam.maprules import MapRules
from rules.steam.maps.california.trunk import TrunkChanged
from rules.steam.options import SteamOptions
from rules.steam.state import State
from tests.bench.figures import Figure, at_least
from tests.bench.games import Chooser, at_random, seed_of
from tests.bench.robots import by_robot, played, share

GAME = GAMES["steam"]
MAPS = ("california", "california_2090")
MODES = ("base", "standard")
SEATS = 3


class Ending(NamedTuple):
    won: bool  # no rival shares it
    alone: bool  # the robot sat among rivals only
    trunk: bool  # somebody joined the two Cities


def robots_in_california(games: int, duels: int, workers: int | None = None) -> list[Figure]:
    figures = []
    for name in MAPS:
        fools, others = (
            played(partial(ending, name, rival), count, workers)
            for rival, count in (("random", games), ("unknowing", duels))
        )
        figures += [
            at_least(
                f"{name}: robot wins, {games} games against random", share(one.won for one in fools), 95, "{:.1f} %"
            ),
            at_least(
                f"  {duels} games, one or two of three unknowing: a knowing robot wins",
                share(one.won for one in others),
                50,
                "{:.1f} %",
            ),
            Figure("  where it sat alone", f"{share(one.won for one in others if one.alone):.1f} %"),
            Figure("  of these with a trunk line", f"{share(one.trunk for one in others):.1f} %"),
        ]
    return figures


def ending(name: str, rival: str, number: int) -> Ending:
    """In game number n the robot has seat n modulo the seats; in every other duel it has the next seat, too.

    So who knows and who does not have the same chances, were they equals.
    """
    own, chance = number % SEATS, Chance(seed_of(number))
    options = SteamOptions.model_validate({"map": name, "mode": MODES[number // SEATS % 2]})
    other: Chooser = at_random(random.Random(number)) if rival == "random" else _unknowing
    two = rival == "unknowing" and number % 2 == 1
    knowing = {own, (own + 1) % SEATS} if two else {own}
    state, trunk = GAME.setup(options, SEATS, chance).state, False
    while acting := GAME.to_act(state):
        seat = min(acting)
        step = GAME.apply(state, seat, (by_robot if seat in knowing else other)(GAME, state, seat), chance)
        trunk = trunk or any(isinstance(event, TrunkChanged) for event in step.events)
        state = step.state
    result = GAME.result(state)
    assert result is not None
    return Ending(knowing.issuperset(result.winners), not two, trunk)


def _unknowing(game: Game, state: GameState, seat: Seat) -> Move:
    """The same robot on a map that tells it nothing."""
    assert isinstance(state, State)
    return by_robot(game, state.but().on(_silent(state.board, state.options)), seat)


@cache
def _silent(board: Board, options: SteamOptions) -> MapRules:
    """The rules of a map without what they tell the robot."""
    rules = rules_by_name()[board.rules][SEATS]
    told = {name: getattr(MapRules, name) for name in ("prospect", "drain", "reserve")}
    silent: type[MapRules] = type("Silent", (rules,), told)
    return silent(board, options, SEATS, version=2)
