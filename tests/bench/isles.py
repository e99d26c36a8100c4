"""The robot on Great Britain: against players who pick any offer, and against robots that know no canals and no ports.

Games have three and four players and both modes by turns.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NamedTuple

from rules.core.chance import Chance
from rules.core.contract import Game, GameState, Move, Seat
from rules.core.walk import asker
from rules.registry import GAMES
from rules.steam.board import Hex
from rules.steam.goods.deliver import Deliver, Delivered
from rules.steam.goods.path import judge_way
from rules.steam.goods.ways import Way
from rules.steam.maps.great_britain.rules import GreatBritain
from rules.steam.network import Leg
from rules.steam.options import SteamOptions
from rules.steam.state import LETTER, State
from tests.bench.figures import Figure, at_least
from tests.bench.games import Chooser, at_random, seed_of
from tests.bench.robots import by_robot, played, share

GAME = GAMES["steam"]
MODES = ("base", "standard")
COUNTS = (3, 4)


class Ending(NamedTuple):
    won: bool  # alone: a shared win is no win
    sea: bool  # the robot moved a cube by sea
    canal: bool


class Unknowing(GreatBritain):
    """The map as a robot sees it that knows links alone."""

    def legs(self, state: State, seat: Seat, at: Hex, first: bool) -> Iterable[Leg]:
        return ()


def robots_on_isles(games: int, duels: int, workers: int | None = None) -> list[Figure]:
    strangers, others = played(against_random, games, workers), played(against_unknowing, duels, workers)
    return [
        at_least(f"robot wins, {games} games against random", share(one.won for one in strangers), 95, "{:.1f} %"),
        at_least(f"  {duels} games against unknowing robots", share(one.won for one in others), 50, "{:.1f} %"),
        Figure("  of these with a sea leg of its own", f"{share(one.sea for one in others):.1f} %"),
        Figure("  and with a canal", f"{share(one.canal for one in others):.1f} %"),
    ]


def against_random(number: int) -> Ending:
    fool = at_random(random.Random(number))
    return _ending(number, fool)


def against_unknowing(number: int) -> Ending:
    return _ending(number, _unknowing)


def _ending(number: int, other: Chooser) -> Ending:
    """In game number n the robot has seat n modulo the seats."""
    seats, mode = COUNTS[number % 2], MODES[number // 2 % 2]
    own, chance = number % seats, Chance(seed_of(number))
    state = GAME.setup(SteamOptions.model_validate({"map": "great_britain", "mode": mode}), seats, chance).state
    used: list[str] = []
    while acting := GAME.to_act(state):
        seat = min(acting)
        step = GAME.apply(state, seat, (by_robot if seat == own else other)(GAME, state, seat), chance)
        used += [by for one in step.events if isinstance(one, Delivered) and one.seat == own for by in one.by]
        state = step.state
    result = GAME.result(state)
    assert result is not None
    return Ending(result.winners == (own,), "sea" in used, "canal" in used)


def _unknowing(game: Game, state: GameState, seat: Seat) -> Move:
    """What the robot says on a map without canals and ports, every link by its side so that none is mistaken."""
    assert isinstance(state, State)
    blind = state.but().on(Unknowing(state.board, state.options, len(state.players), state.map.version))
    move = game.robot(game.view(blind, seat), seat, asker(game, state, seat))
    if not isinstance(move, Deliver):
        return move
    way, hexes = judge_way(blind, seat, LETTER[move.colour], move.way), state.board.hexes
    assert isinstance(way, Way)
    stops = (f"{hexes[leg.to].id}@{leg.by.lower()}" for leg in way.legs)
    return move.but(way=(hexes[way.stops[0]].id, *stops))
