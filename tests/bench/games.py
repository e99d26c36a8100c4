"""Games to measure with: chosen at random from the offers, the same ones in every run."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from rules.core.chance import Chance, commitment
from rules.core.contract import Event, Game, GameState, Move, Options, Seat
from rules.core.record import Record, RecordLine, shown
from rules.registry import GAMES
from tests.games.hooks import hooks_of
from tests.wandering import wander

FREIGHT = GAMES["freight_train"]
NAMES = ("Ada", "Basile", "Chloé", "Dimitri", "Esther", "Farid")
MOST_MOVES = 400  # of a random game

Chooser = Callable[[Game, GameState, Seat], Move]


@dataclass(frozen=True)
class Turn:
    """A position, the move made in it, and what happened."""

    state: GameState
    seat: Seat
    move: Move
    after: GameState
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Played:
    """A whole game."""

    game: Game
    options: Options
    seats: int
    seed: bytes
    dealt: tuple[Event, ...]
    turns: tuple[Turn, ...]
    last: GameState

    def record(self) -> Record:
        return Record(
            game=self.game.key,
            version=self.game.version,
            options=self.options.model_dump_json(),
            seats=NAMES[: self.seats],
            commitment=commitment(self.seed),
            seed=self.seed.hex(),
            dealt=shown(self.dealt),
            lines=tuple(
                RecordLine(seat=turn.seat, text=self.game.print(turn.move), shown=shown(turn.events))
                for turn in self.turns
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


def play_out(
    game: Game, number: int, choosers: tuple[Chooser, ...], most: int = 100_000, options: Options | None = None
) -> Played:
    """A game with the seed of that number, one chooser a seat, to its end, or as far as is enough or is asked for."""
    chance, chosen = Chance(seed_of(number)), options or game.options()
    opening = game.setup(chosen, len(choosers), chance)
    state = opening.state
    turns: list[Turn] = []
    enough = hooks_of(game.key).enough
    while (acting := game.to_act(state)) and not enough(state) and len(turns) < most:
        seat = min(acting)
        move = choosers[seat](game, state, seat)
        step = game.apply(state, seat, move, chance)
        turns.append(Turn(state, seat, move, step.state, step.events))
        state = step.state
    return Played(game, chosen, len(choosers), seed_of(number), opening.events, tuple(turns), state)


def random_game(game: Game, number: int) -> Played:
    """Games that follow each other have all the numbers of seats the game takes, in turn. Whoever picks any offer may
    never come to the end of a long game."""
    dice, seats = random.Random(number), game.seats[number % len(game.seats)]
    return play_out(game, number, (at_random(dice),) * seats, MOST_MOVES)
