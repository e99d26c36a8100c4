"""Thousands of broken moves, forms and drafts: refused or misread in the game's words, never anything else."""

from __future__ import annotations

import random

import pytest

from rules.core.chance import Chance
from rules.core.contract import Draft, GameState, MisreadError, Move, RefusedError
from rules.registry import GAMES
from tests.fuzz.noise import mutated, text
from tests.fuzz.vandal import MOVES
from tests.wandering import wander

GAME = GAMES["freight_train"]
TIMES = 3_000


def position(chance: random.Random, moves: int = 25) -> GameState:
    """A position some way into a game of three."""
    luck = Chance(chance.randbytes(32))
    state = GAME.setup(GAME.options(), 3, luck).state
    for _ in range(moves):
        for seat in GAME.to_act(state):
            move = wander(GAME, state, seat, chance.randrange)
            assert move is not None
            state = GAME.apply(state, seat, move, luck).state
    return state


def read(line: str) -> Move | None:
    try:
        return GAME.parse(line)
    except MisreadError as error:
        quoted = str(error.why.params)
    assert len(quoted) < 1_000, "a misreading quotes too much of what was written"
    return None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_broken_line_is_misread_or_a_move_that_prints_and_parses_back(seed: int) -> None:
    chance = random.Random(seed)
    understood = 0
    for _ in range(TIMES):
        line = mutated(chance, chance.choice(MOVES)) if chance.random() < 0.8 else text(chance, 4_000)
        move = read(line)
        if move is not None:
            understood += 1
            assert GAME.parse(GAME.print(move)) == move
    assert 0 < understood < TIMES


def test_a_move_that_can_be_read_is_played_or_refused_and_never_breaks_the_game() -> None:
    chance = random.Random(3)
    states = [position(chance, moves) for moves in (0, 10, 25, 60)]
    played = refused = 0
    for _ in range(TIMES):
        state, seat = chance.choice(states), chance.randrange(-1, 5)
        move = read(mutated(chance, chance.choice(MOVES), 1))
        if move is None:
            continue
        refusal = GAME.check(state, seat, move)
        if refusal is None:
            played += 1
            GAME.audit(GAME.apply(state, seat, move, Chance(bytes(32))).state)
        else:
            refused += 1
            assert refusal.rule.startswith("FT-")
            with pytest.raises(RefusedError):
                GAME.apply(state, seat, move, Chance(bytes(32)))
    assert played > 10
    assert refused > 100


def test_a_form_filled_with_rubbish_is_misread_or_a_move() -> None:
    chance = random.Random(4)
    composed = 0
    for _ in range(TIMES):
        kind = chance.choice([*GAME.forms, text(chance, 20)])
        names = [field.name for field in GAME.forms[kind].fields] if kind in GAME.forms else []
        if chance.random() < 0.1:
            names.append(text(chance, 20))
        values = {name: _value(chance) for name in names if chance.random() < 0.8}
        try:
            move = GAME.compose(kind, values)
        except MisreadError:
            continue
        composed += 1
        assert GAME.parse(GAME.print(move)) == move
    assert composed > 10


def test_offers_answer_any_draft() -> None:
    chance = random.Random(5)
    state = position(chance)
    for _ in range(TIMES):
        kind = chance.choice(["", *GAME.forms, text(chance, 20)])
        fields = [field.name for field in GAME.forms[kind].fields] if kind in GAME.forms else ["row1"]
        chance.shuffle(fields)
        values = tuple((name, _value(chance)) for name in fields[: chance.randrange(5)])
        growing = _value(chance) if chance.random() < 0.5 else ""
        offers = GAME.offers(state, chance.randrange(-1, 5), Draft(kind=kind, values=values, growing=growing))
        assert offers.refusal or offers.choices or offers.complete or offers.closes or offers.field is None


def _value(chance: random.Random) -> str:
    good = chance.choice(("1", "2:box", "yard1", "loco3", "loco3:mixed", "box ore", "213", "-", "4"))
    return chance.choice((good, mutated(chance, good), text(chance, 200)))
