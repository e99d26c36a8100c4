"""How many refusals on one's own turn name what would do instead: wrong moves tried at positions of finished games.

`python -m tests.games.instead` prints a line a game, with the keys of the refusals that name nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.contract import Game, GameState, Move, Refusal, Seat
from rules.core.record import parse_record
from rules.registry import GAMES, game_of
from tests.games.finished import NAMES, replayed, text_of
from tests.games.hooks import hooks_of

GOAL = 0.9
POSITIONS = 40  # of each finished game
WRONG = 12  # moves tried at each


@dataclass(frozen=True)
class Counted:
    """The keys of the refusals met: those that always name what would do, and those that do not."""

    named: frozenset[str]
    silent: frozenset[str]

    @property
    def share(self) -> float:
        return len(self.named) / max(1, len(self.named) + len(self.silent))


def counted(game: str) -> Counted:
    met: dict[str, bool] = {}
    for refusal in _refusals(game):
        met[refusal.why.key] = met.get(refusal.why.key, True) and refusal.instead is not None
    named = frozenset(key for key, named in met.items() if named)
    return Counted(named, frozenset(met) - named)


def _refusals(game: str) -> Iterator[Refusal]:
    """Of moves that were legal at other moments, and of moves with one thing changed."""
    dice = random.Random(game)
    for name in NAMES:
        record = parse_record(text_of(name))
        if record.game != game:
            continue
        rules = game_of(record.game, record.version)
        moves = [rules.parse(line.text) for line in record.lines if line.text]
        steps = replayed(record)[:-1]
        for step in dice.sample(steps, min(POSITIONS, len(steps))):
            seat = min(rules.to_act(step.state), default=None)
            if seat is not None:
                yield from _tried(rules, step.state, seat, dice.choices(moves, k=WRONG), dice)


def _tried(game: Game, state: GameState, seat: Seat, moves: list[Move], dice: random.Random) -> Iterator[Refusal]:
    hooks = hooks_of(game.key)
    for move in moves:
        for wrong in (move, hooks.bent(state, move, dice)):
            refusal = game.check(state, seat, wrong)
            if refusal is not None:
                yield refusal


if __name__ == "__main__":
    for key in GAMES:
        found = counted(key)
        print(f"{key}: {len(found.named)} of {len(found.named) + len(found.silent)} ({found.share:.0%})")
        print("   ", *sorted(found.silent))
