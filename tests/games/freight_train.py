"""Freight Train in the harness."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from rules.core.contract import Draft, Event, GameState, Move, Options, Seat, Step
from rules.core.kinds import KindOfMove
from rules.freight_train.audit import audit_step
from rules.freight_train.caboose import Caboose
from rules.freight_train.fill import Fill
from rules.freight_train.flow import DayEnded
from rules.freight_train.mobilise import Mobilise
from rules.freight_train.pass_ import Pass
from rules.freight_train.picking import Pick, Picking
from rules.freight_train.rearrange import Rearrange
from rules.freight_train.state import FreightOptions, Spot, State
from rules.freight_train.switch import Switch
from rules.freight_train.take import Take
from rules.freight_train.wagons import WAGONS
from rules.registry import GAMES
from tests.games.hooks import Hooks
from tests.wandering import wander

_NUMBERS = st.integers(0, 9999)
_SPOTS = st.builds(Spot, place=st.just("yard"), number=_NUMBERS) | st.builds(
    Spot, place=st.just("loco"), number=_NUMBERS, mixed=st.booleans()
)
_PICKS = st.lists(st.builds(Pick, row=_NUMBERS, wagon=st.none() | st.sampled_from(WAGONS), to=_SPOTS), max_size=5)
_ORDERS = st.lists(st.integers(1, 9), max_size=5).map(tuple)
_ROWS = st.lists(st.sampled_from(WAGONS), max_size=9).map(tuple)
_ODD = ("pass", "mobilise", "fill 9", "caboose 0", "rearrange box / box", "take")


class FreightHooks(Hooks):
    game = GAMES["freight_train"]
    playouts = 200
    lines = (
        "fill",
        "fill 3",
        "take 1>yard2 1>loco3 4:box>loco5:mixed",
        "take 1>yard2 1>yard2 4>loco5 order 2 1 3",
        "switch 1>loco2 2:ore>loco4",
        "rearrange box ore / tank",
        "mobilise",
        "caboose 3",
        "pass",
    )

    def options(self, number: int) -> Options:
        return FreightOptions(cabooses=bool(number // 4 % 2), debt=bool(number // 8 % 2))

    def moves(self) -> st.SearchStrategy[Move]:
        return st.one_of(
            st.builds(Fill, row=st.none() | _NUMBERS),
            st.builds(Take, picks=_PICKS.map(tuple), order=_ORDERS),
            st.builds(Switch, picks=_PICKS.map(tuple), order=_ORDERS),
            st.builds(Rearrange, rows=st.tuples(_ROWS, _ROWS)),
            st.builds(Caboose, loco=_NUMBERS),
            st.sampled_from([Mobilise(), Pass()]),
        )

    def reshuffled(self, state: GameState, viewer: Seat | None, dice: random.Random) -> GameState:
        """FT-I19: whatever lies in the deck, and wherever the end card is."""
        assert isinstance(state, State)
        return state.but(deck=tuple(dice.sample(state.deck, len(state.deck))))

    def audit_step(self, before: GameState, seat: Seat, move: Move, after: Step[GameState]) -> None:
        assert isinstance(before, State)
        assert isinstance(after.state, State)
        assert isinstance(move, KindOfMove)
        audit_step(before, move, after.state, after.events)

    def wander(self, state: GameState, seat: Seat, dice: random.Random) -> Move | None:
        """Rearranging is rare, it takes long to say; filling and taking bring the day to its end."""
        kinds = [choice.value for choice in self.game.offers(state, seat, Draft()).choices]
        if not kinds:
            return None
        brisk = [kind for kind in kinds if kind in ("fill", "take")] if dice.random() < 0.5 else []
        lively = [kind for kind in kinds if kind != "rearrange" or dice.random() < 0.15]
        first = iter([kinds.index(dice.choice(brisk or lively or kinds))])
        return wander(self.game, state, seat, lambda ways: _pick(first, ways, dice))

    def bent(self, state: GameState, move: Move, dice: random.Random) -> Move:
        if not isinstance(move, Picking):
            return self.game.parse(dice.choice(_ODD))
        picks = list(move.picks)
        at = dice.randrange(len(picks))
        match dice.randrange(5):
            case 0:
                picks.pop(at)
            case 1:
                picks.append(picks[at])
            case 2:
                picks[at] = Pick(row=dice.randrange(8), to=picks[at].to)
            case 3:
                picks[at] = picks[at].but(to=picks[at].to.but(number=dice.randrange(12)))
            case _:
                return move.but(order=tuple(dice.randrange(1, 5) for _ in picks))
        return move.but(picks=tuple(picks))

    def milestones(self, events: Sequence[Event]) -> list[object]:
        """The scores after each day."""
        return [list(event.scores) for event in events if isinstance(event, DayEnded)]


def _pick(first: Iterator[int], ways: int, dice: random.Random) -> int:
    chosen = next(first, None)
    return dice.randrange(ways) if chosen is None else chosen


HOOKS = FreightHooks()
