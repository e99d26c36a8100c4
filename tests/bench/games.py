"""Games to measure with: chosen at random from the offers, the same ones in every run."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from rules.core.chance import Chance, commitment
from rules.core.contract import Event, Game, GameState, Move, Seat
from rules.core.record import Line, Record, shown
from rules.core.walk import wander
from rules.registry import GAMES

FREIGHT = GAMES["freight_train"]

Chooser = Callable[[Game, GameState, Seat], Move]


@dataclass(frozen=True)
class Turn:
    """A position, the move made in it, and what happened."""

    state: GameState
    seat: Seat
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Played:
    """A whole game."""

    seed: bytes
    dealt: tuple[Event, ...]
    turns: tuple[Turn, ...]
    last: GameState

    def record(self) -> Record:
        return Record(
            game=FREIGHT.key,
            version=FREIGHT.version,
            options=FREIGHT.options().model_dump_json(),
            seats=("Ada", "Basile"),
            commitment=commitment(self.seed),
            seed=self.seed.hex(),
            dealt=shown(self.dealt),
            lines=tuple(
                Line(seat=turn.seat, text=FREIGHT.print(turn.move), shown=shown(turn.events)) for turn in self.turns
            ),
        )


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def at_random(dice: random.Random) -> Chooser:
    """A player who picks any offer, without a thought."""

    def choose(game: Game, state: GameState, seat: Seat) -> Move:
        move = wander(game, state, seat, dice.randrange)
        assert move is not None, "the offers have a dead end"
        return move

    return choose


def play_out(number: int, choosers: tuple[Chooser, ...]) -> Played:
    """A game with the seed of that number, one chooser a seat, to its end."""
    chance = Chance(seed_of(number))
    opening = FREIGHT.setup(FREIGHT.options(), len(choosers), chance)
    state, turns = opening.state, []
    while acting := FREIGHT.to_act(state):
        seat = min(acting)
        move = choosers[seat](FREIGHT, state, seat)
        step = FREIGHT.apply(state, seat, move, chance)
        turns.append(Turn(state, seat, move, step.events))
        state = step.state
    return Played(seed_of(number), opening.events, tuple(turns), state)


def random_game(number: int) -> Played:
    dice = random.Random(number)
    return play_out(number, (at_random(dice), at_random(dice)))
