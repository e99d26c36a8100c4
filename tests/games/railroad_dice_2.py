"""Railroad Dice 2 in the harness."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from rules.core.contract import Event, GameState, Move, Options, Seat, Step
from rules.railroad_dice_2.audit import audit_step
from rules.railroad_dice_2.chart import FARTHEST, Lying
from rules.railroad_dice_2.connect import Connected
from rules.railroad_dice_2.ending import FinalBegan, GameEnded
from rules.railroad_dice_2.flow import YearBegan
from rules.railroad_dice_2.opening.layout import Layout
from rules.railroad_dice_2.opening.station import PlaceStation
from rules.railroad_dice_2.rails import COMPLEX_CODES, SIMPLE_CODES
from rules.railroad_dice_2.speech import Train
from rules.railroad_dice_2.state import DiceOptions, State
from rules.railroad_dice_2.turn.appear import Appear
from rules.railroad_dice_2.turn.buy import Buy, Scrapped
from rules.railroad_dice_2.turn.end import End
from rules.railroad_dice_2.turn.extend import Extend
from rules.railroad_dice_2.turn.lay import Lay
from rules.railroad_dice_2.turn.roll import TAKES, Roll
from rules.railroad_dice_2.turn.run import Run
from rules.railroad_dice_2.turn.skip import Skip
from rules.railroad_dice_2.turn.transport import Transport
from rules.registry import GAMES
from tests.games.hooks import Hooks
from tests.wandering import wander

SEATS = 3  # numbers of players: each set of options meets them all in a row
KNOBS: dict[str, tuple[object, ...]] = {
    "tiles": ("boxed", "large"),
    "layout": ("standard", "random", "own"),
    "first": ("drawn", "1", "2"),
    "scoring": ("holdings", "transported"),
    "three_player_neutrals": ("9", "8"),
    "station_gap": ("manhattan", "chebyshev"),
    "final_mint": (True, False),
    "extend_pays_terrain": (False, True),
    "pay_only_builder": (False, True),
    "dice_trigger": ("placed", "literal"),
    "stall_years": ("2", "0"),
}
_NUMBERS, _FAR, _TURNS = st.integers(0, 999), st.integers(-FARTHEST, FARTHEST), st.integers(0, 3)
_CELLS = st.tuples(st.text("ABCXYZ", min_size=1, max_size=2), st.integers(0, 99)).map(lambda one: f"{one[0]}{one[1]}")
_CODES = st.sampled_from(sorted((*SIMPLE_CODES, *COMPLEX_CODES)))
_TRAINS = st.builds(Train, locomotive=_NUMBERS, station=_CELLS)
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
    "lay 1 A1 NS",
    "extend 1 B2 NS+EW",
    "transport 2 B2",
    "run",
    "run 2 B2 3 C3",
    "appear 1 1",
    "appear 1 9",
)


class DiceHooks(Hooks):
    game = GAMES["railroad_dice_2"]
    playouts = 30
    lines = (
        "layout 1:0,0 2:4,0 3:8,0,1 4:0,4 5:4,4 6:8,4",
        "station H7",
        "roll 2s1c",
        "lay 1 H7 NS",
        "extend 3 C7 NS+EW",
        "appear 2 4",
        "transport 5 L8",
        "transport 5 L8 3",
        "run",
        "run 5 L8 4 I7",
        "buy",
        "buy 3",
        "skip",
        "end",
    )

    def options(self, number: int) -> Options:
        drawn = random.Random(number // SEATS)
        return DiceOptions.model_validate({name: drawn.choice(values) for name, values in KNOBS.items()})

    def moves(self) -> st.SearchStrategy[Move]:
        return st.one_of(
            st.builds(Layout, tiles=st.lists(_LYING, min_size=1, max_size=7).map(lambda tiles: tuple(sorted(tiles)))),
            st.builds(PlaceStation, cell=_CELLS),
            st.builds(Roll, dice=st.sampled_from(list(TAKES))),
            st.builds(Lay, die=_NUMBERS, cell=_CELLS, code=_CODES),
            st.builds(Extend, die=_NUMBERS, cell=_CELLS, code=_CODES),
            st.builds(Appear, die=_NUMBERS, tile=_NUMBERS),
            st.builds(Transport, train=_TRAINS, count=st.none() | _NUMBERS),
            st.builds(Run, trains=st.lists(_TRAINS, max_size=15).map(tuple)),
            st.builds(Buy, value=st.none() | _NUMBERS),
            st.sampled_from([Skip(), End()]),
        )

    def reshuffled(self, state: GameState, viewer: Seat | None, dice: random.Random) -> GameState:
        """Nothing is hidden but the dice to come, and those are no part of the position."""
        return state

    def audit_step(self, before: GameState, seat: Seat, move: Move, after: Step[GameState]) -> None:
        assert isinstance(before, State)
        assert isinstance(after.state, State)
        audit_step(before, after.state, after.events)

    def wander(self, state: GameState, seat: Seat, dice: random.Random) -> Move | None:
        """Ending and skipping are rare: they end games before they begin."""
        move = wander(self.game, state, seat, dice.randrange)
        while isinstance(move, End | Skip) and dice.random() < 0.7:
            move = wander(self.game, state, seat, dice.randrange)
        return move

    def bent(self, state: GameState, move: Move, dice: random.Random) -> Move:
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
            locomotive, station = move.train
            changes = [
                {"train": Train(dice.randrange(8), station)},
                {"train": Train(locomotive, dice.choice(cells))},
                {"count": dice.randrange(8)},
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


HOOKS = DiceHooks()
