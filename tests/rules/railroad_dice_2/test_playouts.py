"""Whole games: two to four players, both tile sets, every layout and every ruling, wanderers and robots.

After every move the audit and the JSON round trip; now and then a stranger's and a bent move, refused cleanly. At the
end the record, replayed to the very same position.
"""

from __future__ import annotations

import hashlib
import random

import pytest

from rules.core.chance import Chance, commitment
from rules.core.contract import RefusedError
from rules.core.record import Line, Record, parse_record, replay, shown
from rules.core.walk import asker, wander
from rules.railroad_dice_2.audit import audit_step
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.state import DiceOptions, State
from tests.rules.railroad_dice_2.table import GAME, HOUSE

GAMES = 30
MOST_MOVES = 4000
KNOBS = {
    "tiles": ("boxed", "large"),
    "layout": ("standard", "random", "own"),
    "first": ("drawn", "1", "2"),
    "scoring": ("holdings", "transported"),
    "three_player_neutrals": ("9", "8"),
    "station_gap": ("manhattan", "manhattan", "chebyshev"),
    "final_mint": (True, False),
    "extend_pays_terrain": (False, True),
    "pay_only_builder": (False, True),
    "dice_trigger": ("placed", "literal"),
    "stall_years": ("2", "0"),
}
BENT = (
    "end",
    "skip",
    "buy 6",
    "roll 2c",
    "roll joker",
    "lay 1 A1 NS",
    "extend 1 B2 NS+EW",
    "transport 2 B2",
    "appear 1 1",
)


@pytest.mark.parametrize("number", range(GAMES))
def test_playout(number: int) -> None:
    play(number)


def play(number: int) -> State:
    """One whole game, everything checked; answers its last position."""
    dice, seats = random.Random(number), 2 + number % 3
    options = DiceOptions.model_validate({name: dice.choice(values) for name, values in KNOBS.items()})
    robots = frozenset(seat for seat in range(seats) if number % 4 == 0 or (number % 4 == 1 and seat == 0))
    seed = hashlib.sha256(b"railroad dice %d" % number).digest()
    chance = Chance(seed)
    deal = GAME.setup(options, seats, chance)
    state, lines = deal.state, list[Line]()
    for count in range(MOST_MOVES):
        if state.over:
            break
        seat = state.turn.seat
        move = _robot(state, seat) if seat in robots else _wander(state, seat, dice)
        if count % 10 == 3:
            _bent_moves_are_refused_cleanly(state, seat, move, dice)
        step = GAME.apply(state, seat, move, chance)
        GAME.audit(step.state)
        audit_step(state, step.state, step.events)
        assert GAME.load(step.state.model_dump_json().encode()) == step.state
        assert GAME.parse(GAME.print(move)) == move
        for event in step.events:
            assert all(line.key.startswith("dice-") for line in GAME.tell(step.state, event))
        lines.append(Line(seat=seat, text=GAME.print(move), shown=shown(step.events)))
        state = step.state
    assert GAME.result(state) is not None, "the game did not end"
    record = Record(
        game=GAME.key,
        version=GAME.version,
        options=options.model_dump_json(),
        seats=tuple(f"seat {seat + 1}" for seat in range(seats)),
        commitment=commitment(seed),
        seed=seed.hex(),
        dealt=shown(deal.events),
        lines=tuple(lines),
    )
    *_, last = replay(HOUSE, parse_record(record.print()))
    assert last.state == state
    return state


def _wander(state: State, seat: int, dice: random.Random) -> DiceMove:
    """A move off the offers, but ending and skipping rare: they end games before they begin."""
    move = wander(HOUSE, state, seat, dice.randrange)
    while move is not None and move.kind in ("end", "skip") and dice.random() < 0.7:
        move = wander(HOUSE, state, seat, dice.randrange)
    assert isinstance(move, DiceMove), "a dead end, or an offer that leads nowhere"
    return move


def _robot(state: State, seat: int) -> DiceMove:
    move = GAME.robot(GAME.view(state, seat), seat, asker(HOUSE, state, seat))
    assert isinstance(move, DiceMove)
    return move


def _bent_moves_are_refused_cleanly(state: State, seat: int, move: DiceMove, dice: random.Random) -> None:
    before = state.model_dump_json()
    assert GAME.check(state, (seat + 1) % len(state.players), move) is not None
    bent = GAME.parse(dice.choice(BENT))
    refusal = GAME.check(state, seat, bent)
    if refusal is None:
        GAME.audit(GAME.apply(state, seat, bent, Chance(bytes(32))).state)
    else:
        with pytest.raises(RefusedError) as raised:
            GAME.apply(state, seat, bent, Chance(bytes(32)))
        assert raised.value.refusal == refusal
    assert state.model_dump_json() == before
