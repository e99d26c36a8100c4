"""Railroad Dice 2 in the harness."""

from __future__ import annotations

import random
from collections.abc import Sequence
<<<<<<< HEAD
=======
from typing import get_args
>>>>>>> main

from hypothesis import strategies as st

from rules.core.contract import Event, GameState, Move, Options, Seat, Step
from rules.core.walk import wander
from rules.railroad_dice_2.audit import audit_step
<<<<<<< HEAD
from rules.railroad_dice_2.chart import FARTHEST, Lying
from rules.railroad_dice_2.events import Connected, FinalBegan, GameEnded, Scrapped, YearBegan
from rules.railroad_dice_2.opening.layout import Layout
from rules.railroad_dice_2.opening.station import PlaceStation
from rules.railroad_dice_2.rails import COMPLEX_CODES, SIMPLE_CODES
from rules.railroad_dice_2.state import DiceOptions, State
=======
from rules.railroad_dice_2.chart import Lying
from rules.railroad_dice_2.events import GameEnded
from rules.railroad_dice_2.opening.layout import Layout
from rules.railroad_dice_2.opening.station import PlaceStation
from rules.railroad_dice_2.rails import FACE
from rules.railroad_dice_2.state import DiceOptions, RollOption, State
>>>>>>> main
from rules.railroad_dice_2.turn.appear import Appear
from rules.railroad_dice_2.turn.buy import Buy
from rules.railroad_dice_2.turn.end import End
from rules.railroad_dice_2.turn.extend import Extend
from rules.railroad_dice_2.turn.lay import Lay
<<<<<<< HEAD
from rules.railroad_dice_2.turn.roll import TAKES, Roll
=======
from rules.railroad_dice_2.turn.roll import Roll
>>>>>>> main
from rules.railroad_dice_2.turn.skip import Skip
from rules.railroad_dice_2.turn.transport import Transport
from rules.registry import GAMES
from tests.games.hooks import Hooks

<<<<<<< HEAD
SEATS = 3  # numbers of players: each set of options meets them all in a row
KNOBS: dict[str, tuple[object, ...]] = {
=======
_KNOBS = {
>>>>>>> main
    "tiles": ("boxed", "large"),
    "layout": ("standard", "random", "own"),
    "first": ("drawn", "1", "2"),
    "scoring": ("holdings", "transported"),
    "three_player_neutrals": ("9", "8"),
<<<<<<< HEAD
    "station_gap": ("manhattan", "chebyshev"),
=======
    "station_gap": ("manhattan", "manhattan", "chebyshev"),
>>>>>>> main
    "final_mint": (True, False),
    "extend_pays_terrain": (False, True),
    "pay_only_builder": (False, True),
    "dice_trigger": ("placed", "literal"),
    "stall_years": ("2", "0"),
}
<<<<<<< HEAD
_NUMBERS, _FAR, _TURNS = st.integers(-999, 999), st.integers(-FARTHEST, FARTHEST), st.integers(0, 3)
_CELLS = st.tuples(st.text("ABCXYZ", min_size=1, max_size=2), st.integers(0, 99)).map(lambda one: f"{one[0]}{one[1]}")
_CODES = st.sampled_from(sorted((*SIMPLE_CODES, *COMPLEX_CODES)))
_LYING = st.builds(Lying, tile=st.integers(1, 6), x=_FAR, y=_FAR, turns=_TURNS)
_ODD = (
    "layout 1:0,0 2:4,0 3:8,0 4:0,4 5:4,4",
    "station A1",
    "roll 4s",
    "roll joker",
    "skip",
    "end",
    "buy",
    "buy 6",
=======
_ODD = (
    "end",
    "skip",
    "buy 6",
    "roll 2c",
    "roll joker",
>>>>>>> main
    "lay 1 A1 NS",
    "extend 1 B2 NS+EW",
    "transport 2 B2",
    "appear 1 1",
<<<<<<< HEAD
    "appear 1 9",
)
=======
)
_NUMBERS = st.integers(-999, 999)
_CELLS = st.from_regex(r"[A-Z]{1,2}[0-9]{1,2}", fullmatch=True)
_CODES = st.sampled_from(sorted(FACE))
_LYING = st.builds(Lying, st.integers(1, 6), st.integers(-99, 99), st.integers(-99, 99), st.integers(0, 3))
_TILES = st.lists(_LYING, max_size=6).map(sorted).map(tuple)
>>>>>>> main


class DiceHooks(Hooks):
    game = GAMES["railroad_dice_2"]
    playouts = 30
    lines = (
<<<<<<< HEAD
        "layout 1:0,0 2:4,0 3:8,0,1 4:0,4 5:4,4 6:8,4",
        "station H7",
        "roll 2s1c",
        "lay 1 H7 NS",
        "extend 3 C7 NS+EW",
        "appear 2 4",
        "transport 5 L8",
        "transport 5 L8 3",
        "buy",
        "buy 3",
        "skip",
=======
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
>>>>>>> main
        "end",
    )

    def options(self, number: int) -> Options:
<<<<<<< HEAD
        drawn = random.Random(number // SEATS)
        return DiceOptions.model_validate({name: drawn.choice(values) for name, values in KNOBS.items()})

    def moves(self) -> st.SearchStrategy[Move]:
        return st.one_of(
            st.builds(Layout, tiles=st.lists(_LYING, max_size=7).map(lambda tiles: tuple(sorted(tiles)))),
            st.builds(PlaceStation, cell=_CELLS),
            st.builds(Roll, dice=st.sampled_from(list(TAKES))),
=======
        dice = random.Random(number)
        return DiceOptions.model_validate({name: dice.choice(values) for name, values in _KNOBS.items()})

    def moves(self) -> st.SearchStrategy[Move]:
        return st.one_of(
            st.builds(Layout, tiles=_TILES),
            st.builds(PlaceStation, cell=_CELLS),
            st.builds(Roll, dice=st.sampled_from(get_args(RollOption))),
>>>>>>> main
            st.builds(Lay, die=_NUMBERS, cell=_CELLS, code=_CODES),
            st.builds(Extend, die=_NUMBERS, cell=_CELLS, code=_CODES),
            st.builds(Appear, die=_NUMBERS, tile=_NUMBERS),
            st.builds(Transport, locomotive=_NUMBERS, station=_CELLS, count=st.none() | _NUMBERS),
            st.builds(Buy, value=st.none() | _NUMBERS),
            st.sampled_from([Skip(), End()]),
        )

    def reshuffled(self, state: GameState, viewer: Seat | None, dice: random.Random) -> GameState:
<<<<<<< HEAD
        """Nothing is hidden but the dice to come, and those are no part of the position."""
=======
        """Nothing is hidden."""
>>>>>>> main
        return state

    def audit_step(self, before: GameState, seat: Seat, move: Move, after: Step[GameState]) -> None:
        assert isinstance(before, State)
        assert isinstance(after.state, State)
        audit_step(before, after.state, after.events)

    def wander(self, state: GameState, seat: Seat, dice: random.Random) -> Move | None:
        """Ending and skipping are rare: they end games before they begin."""
        move = wander(self.game, state, seat, dice.randrange)
<<<<<<< HEAD
        while isinstance(move, End | Skip) and dice.random() < 0.7:
=======
        while move is not None and move.kind in ("end", "skip") and dice.random() < 0.7:
>>>>>>> main
            move = wander(self.game, state, seat, dice.randrange)
        return move

    def bent(self, state: GameState, move: Move, dice: random.Random) -> Move:
<<<<<<< HEAD
        assert isinstance(state, State)
        cells = sorted(state.chart.cells) or ["A1"]
        if isinstance(move, Lay | Extend):
            codes = sorted((*SIMPLE_CODES, *COMPLEX_CODES))
            changes: list[dict[str, object]] = [
                {"die": dice.randrange(7)},
                {"cell": dice.choice(cells)},
                {"code": dice.choice(codes)},
                {"kind": "lay" if move.kind == "extend" else "extend"},
            ]
        elif isinstance(move, Transport):
            changes = [
                {"locomotive": dice.randrange(8)},
                {"station": dice.choice(cells)},
                {"count": dice.randrange(-1, 8)},
            ]
        elif isinstance(move, Appear):
            changes = [{"die": dice.randrange(7)}, {"tile": dice.randrange(8)}]
        elif isinstance(move, PlaceStation):
            changes = [{"cell": dice.choice(cells)}]
        else:
            return self.game.parse(dice.choice(_ODD))
        return self.game.moves.validate_python({**move.model_dump(), **dice.choice(changes)})

    def milestones(self, events: Sequence[Event]) -> list[object]:
        """The years, the first connections, whether locomotives were scrapped, why the end came and how."""
        years = 1 + sum(isinstance(event, YearBegan) for event in events)
        connections = sum(isinstance(event, Connected) for event in events)
        scrapped = any(isinstance(event, Scrapped) for event in events)
        causes = [event.cause for event in events if isinstance(event, FinalBegan)]
        return [years, connections, scrapped, *causes, *(e.ending for e in events if isinstance(e, GameEnded))]
=======
        return self.game.parse(dice.choice(_ODD))

    def milestones(self, events: Sequence[Event]) -> list[object]:
        """Why the game ended."""
        return [event.ending for event in events if isinstance(event, GameEnded)]
>>>>>>> main


HOOKS = DiceHooks()
