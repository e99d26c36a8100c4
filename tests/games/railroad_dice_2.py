"""Railroad Dice 2 in the harness."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import get_args

from hypothesis import strategies as st

from rules.core.contract import Event, GameState, Move, Options, Seat, Step
from rules.core.walk import wander
from rules.railroad_dice_2.audit import audit_step
from rules.railroad_dice_2.chart import Lying
from rules.railroad_dice_2.events import GameEnded
from rules.railroad_dice_2.opening.layout import Layout
from rules.railroad_dice_2.opening.station import PlaceStation
from rules.railroad_dice_2.rails import FACE
from rules.railroad_dice_2.state import DiceOptions, RollOption, State
from rules.railroad_dice_2.turn.appear import Appear
from rules.railroad_dice_2.turn.buy import Buy
from rules.railroad_dice_2.turn.end import End
from rules.railroad_dice_2.turn.extend import Extend
from rules.railroad_dice_2.turn.lay import Lay
from rules.railroad_dice_2.turn.roll import Roll
from rules.railroad_dice_2.turn.skip import Skip
from rules.railroad_dice_2.turn.transport import Transport
from rules.registry import GAMES
from tests.games.hooks import Hooks

_KNOBS = {
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
_ODD = (
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
_NUMBERS = st.integers(-999, 999)
_CELLS = st.from_regex(r"[A-Z]{1,2}[0-9]{1,2}", fullmatch=True)
_CODES = st.sampled_from(sorted(FACE))
_LYING = st.builds(Lying, st.integers(1, 6), st.integers(-99, 99), st.integers(-99, 99), st.integers(0, 3))
_TILES = st.lists(_LYING, max_size=6).map(sorted).map(tuple)


class DiceHooks(Hooks):
    game = GAMES["railroad_dice_2"]
    playouts = 30
    lines = (
        "layout 1:0,0 2:5,0 3:10,0 4:0,5,1 5:5,5 6:10,-5,3",
        "station H8",
        "roll 2s1c",
        "roll joker",
        "skip",
        "lay 12 AA10 SW",
        "extend 3 C7 NS+EW",
        "appear 2 4",
        "buy",
        "buy 3",
        "transport 5 L8",
        "transport 5 L8 3",
        "end",
    )

    def options(self, number: int) -> Options:
        dice = random.Random(number)
        return DiceOptions.model_validate({name: dice.choice(values) for name, values in _KNOBS.items()})

    def moves(self) -> st.SearchStrategy[Move]:
        return st.one_of(
            st.builds(Layout, tiles=_TILES),
            st.builds(PlaceStation, cell=_CELLS),
            st.builds(Roll, dice=st.sampled_from(get_args(RollOption))),
            st.builds(Lay, die=_NUMBERS, cell=_CELLS, code=_CODES),
            st.builds(Extend, die=_NUMBERS, cell=_CELLS, code=_CODES),
            st.builds(Appear, die=_NUMBERS, tile=_NUMBERS),
            st.builds(Transport, locomotive=_NUMBERS, station=_CELLS, count=st.none() | _NUMBERS),
            st.builds(Buy, value=st.none() | _NUMBERS),
            st.sampled_from([Skip(), End()]),
        )

    def reshuffled(self, state: GameState, viewer: Seat | None, dice: random.Random) -> GameState:
        """Nothing is hidden."""
        return state

    def audit_step(self, before: GameState, seat: Seat, move: Move, after: Step[GameState]) -> None:
        assert isinstance(before, State)
        assert isinstance(after.state, State)
        audit_step(before, after.state, after.events)

    def wander(self, state: GameState, seat: Seat, dice: random.Random) -> Move | None:
        """Ending and skipping are rare: they end games before they begin."""
        move = wander(self.game, state, seat, dice.randrange)
        while move is not None and move.kind in ("end", "skip") and dice.random() < 0.7:
            move = wander(self.game, state, seat, dice.randrange)
        return move

    def bent(self, state: GameState, move: Move, dice: random.Random) -> Move:
        return self.game.parse(dice.choice(_ODD))

    def milestones(self, events: Sequence[Event]) -> list[object]:
        """Why the game ended."""
        return [event.ending for event in events if isinstance(event, GameEnded)]


HOOKS = DiceHooks()
