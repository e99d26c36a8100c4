"""Robots of three strengths for every game, over what the game states: plans, `imagine` and `worth`.

A choice is a function of the seat's view, the strength and a number that the table has made public, so whoever has the
record can make it again. Strong compares plans in imagined worlds, played on by steady robots.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Literal

from rules.core.chance import Chance
from rules.core.contract import Ask, Budget, Game, GameState, Move, Seat, Suggestion, View
from rules.core.walk import asker

Strength = Literal["easy", "steady", "strong"]
STRENGTHS: tuple[Strength, ...] = ("easy", "steady", "strong")

SLIPS = 45  # of a hundred choices, those in which easy takes another plan than the first
PLAUSIBLE = 4  # of the first plans, those that a beginner may take
FEW = 3  # worlds before anything is given up
SURE = 1.0  # standard errors by which another plan must be better than the first


@dataclass(frozen=True)
class Robot:
    """One seat's robot. `number` is any bytes: equal ones make equal choices in equal views."""

    game: Game
    seat: Seat
    seats: int
    strength: Strength
    number: bytes

    def move(self, view: View, ask: Ask) -> Move:
        """From the seat's own view and offers alone."""
        plans = self.game.plans(view, self.seat) if self.strength != "steady" else ()
        if not plans:
            return self.game.robot(view, self.seat, ask)
        own = self._own(view)
        plan = _slipped(plans, Chance(own)) if self.strength == "easy" else self._searched(view, plans, own)
        return _move(self.game, plan)

    def _own(self, view: View) -> bytes:
        """The seed of its own randomness."""
        return hashlib.sha256(self.number + bytes([self.seat]) + view.model_dump_json().encode()).digest()

    def _searched(self, view: View, plans: Sequence[Suggestion], own: bytes) -> Suggestion:
        """The plan that turns out best over imagined worlds; the first, unless another is better beyond doubt."""
        budget = self.game.budget
        first, *others = tuple({plan.draft: plan for plan in plans}.values())[: budget.plans]
        gains: dict[int, list[float]] = {at: [] for at in range(len(others))}
        for world in range(budget.worlds):
            if not gains:
                break
            state = self.game.imagine(view, self.seat, Chance(_derived(own, f"world {world}")))
            luck = _derived(own, f"luck {world}")  # the same for all plans, which then differ by themselves alone
            usual = self._outcome(state, first, luck, budget)
            for at, gained in gains.items():
                gained.append(self._outcome(state, others[at], luck, budget) - usual)
            if world + 1 >= FEW:
                gains = {at: gained for at, gained in gains.items() if _bound(gained, SURE) > 0}
        best = max(gains, key=lambda at: (_bound(gains[at], -SURE), -at), default=None)
        return others[best] if best is not None and _bound(gains[best], -SURE) > 0 else first

    def _outcome(self, state: GameState, plan: Suggestion, luck: bytes, budget: Budget) -> float:
        """What the seat is ahead by, once the plan's first move is made and steady robots have played on."""
        chance = Chance(luck)
        state = self.game.apply(state, self.seat, _move(self.game, plan), chance).state
        for _ in range(budget.moves):
            if not (duties := self.game.duties(state)):
                break
            seat = duties[0].seat
            move = self.game.robot(self.game.view(state, seat), seat, asker(self.game, state, seat))
            state = self.game.apply(state, seat, move, chance).state
        return self._ahead(state)

    def _ahead(self, state: GameState) -> float:
        """Of the others: half of the best of them, half of all."""
        others = [self.game.worth(state, seat) for seat in range(self.seats) if seat != self.seat]
        return self.game.worth(state, self.seat) - (max(others) + sum(others) / len(others)) / 2


def _slipped(plans: Sequence[Suggestion], chance: Chance) -> Suggestion:
    """The first plan, or now and then another of the plausible ones."""
    plausible = plans[:PLAUSIBLE]
    if len(plausible) == 1 or chance.below(100) >= SLIPS:
        return plausible[0]
    return plausible[1 + chance.below(len(plausible) - 1)]


def _bound(gained: Sequence[float], errors: float) -> float:
    """The average and so many standard errors."""
    count = len(gained)
    average = sum(gained) / count
    spread = sum((each - average) ** 2 for each in gained) / max(count - 1, 1)
    return average + errors * sqrt(spread / count)


def _move(game: Game, plan: Suggestion) -> Move:
    return game.compose(plan.draft.kind, plan.draft.filled())


def _derived(own: bytes, what: str) -> bytes:
    return hashlib.sha256(own + what.encode()).digest()
