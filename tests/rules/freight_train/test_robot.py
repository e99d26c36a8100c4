"""The robot: legal, quick to understand the end of a day, and better than chance."""

import hashlib
import random
from typing import cast

import pytest

from rules.core.chance import Chance
from rules.core.contract import Game
from rules.core.walk import asker
from rules.freight_train.build import position
from rules.freight_train.caboose import Caboose
from rules.freight_train.fill import Fill
from rules.freight_train.move import FreightMove
from rules.freight_train.pass_ import Pass
from rules.freight_train.state import FreightOptions, State
from rules.freight_train.switch import Switch
from rules.freight_train.take import Take
from rules.freight_train.worth import Worth, turns_left
from tests.rules.freight_train.table import GAME
from tests.rules.freight_train.test_action import closed, stuck
from tests.wandering import wander


def chosen(state: State) -> FreightMove:
    seat = state.turn
    move = GAME.robot(GAME.view(state, seat), seat, asker(cast(Game, GAME), state, seat))
    assert GAME.check(state, seat, move) is None
    return move


@pytest.mark.parametrize("number", range(10))
def test_it_beats_a_wanderer(number: int) -> None:
    """One game of a benchmark of two hundred. These ten are fixed by their seeds, and it wins each."""
    chance = Chance(hashlib.sha256(b"duel %d" % number).digest())
    dice = random.Random(number)
    state = GAME.setup(FreightOptions(cabooses=number % 2 == 1), 2, chance).state
    robot = number // 2 % 2
    while not state.over:
        seat = state.turn
        move = chosen(state) if seat == robot else wander(cast(Game, GAME), state, seat, dice.randrange)
        state = GAME.apply(state, seat, GAME.moves.validate_python(move), chance).state
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (robot,)


def test_it_clears_its_yard_on_the_last_day() -> None:
    state = position(
        2,
        day=3,
        end_drawn=True,
        turn=1,
        main=("refr refr refr",),
        yards={1: ("box box", "ore ore")},
        trains={0: ("refr " * 5,), 1: ("box", "ore")},
    )
    move = chosen(state)
    assert isinstance(move, Switch)
    assert len(move.picks) == 4


def test_it_takes_what_overtakes_a_rival() -> None:
    """Three boxes make five against four; three tanks would stay behind five."""
    trains = {0: ("box box", "mixed tank refr"), 1: ("box " * 4, "tank " * 5)}
    state = position(2, day=3, end_drawn=True, main=("tank tank tank", "box box box"), trains=trains)
    move = chosen(state)
    assert isinstance(move, Take)
    assert [pick.wagon for pick in move.picks] == ["box", "box", "box"]
    assert {pick.to.text() for pick in move.picks} == {"loco1"}


def test_it_closes_a_leading_train_in_the_last_turn() -> None:
    trains = {1: ("box box box box",), 0: ("box",)}
    state = position(2, main=("tank",), day=3, end_drawn=True, deck="", turn=1, trains=trains, cabooses=True)
    assert chosen(state) == Caboose(loco=1)


def test_it_fills_when_there_is_nothing_to_take() -> None:
    assert chosen(position(2, main=("tank",))) == Fill()


def test_it_passes_when_it_must() -> None:
    state = closed(stuck(main=("pigg pigg pigg", "pigg", "pigg", "pigg"), debt=True))
    assert chosen(state) == Pass()


def test_it_takes_only_what_it_can_place() -> None:
    """Room for two: whatever it takes must leave a legal third."""
    state = position(
        2,
        day=3,
        main=("pigg pigg pigg", "cont box"),
        yards={0: ("refr " * 8, "stock " * 6)},
        trains={0: ("box box", "tank tank", "ore ore", "hopp hopp", "gond gond", "coil coil", "mixed auto cont")},
    )
    chosen(state)


def test_turns_left_shrink_with_the_deck() -> None:
    early, late = position(2), position(2, deck="box END ore")
    assert turns_left(GAME.view(early, 0)) > turns_left(GAME.view(late, 0)) > 1
    assert turns_left(GAME.view(position(2, end_drawn=True), 0)) == 1


def test_a_lead_that_is_safe_is_worth_no_more() -> None:
    view = GAME.view(position(2, end_drawn=True, trains={1: ("box box",)}), 0)
    worth = Worth(view, 0)
    level, ahead, far = (position(2, main=(), trains={0: ("box " * n,)}).players[0] for n in (2, 3, 7))
    further = position(2, main=(), trains={0: ("box " * 8,)}).players[0]
    assert worth.of(ahead) - worth.of(level) > 5 * (worth.of(further) - worth.of(far))
