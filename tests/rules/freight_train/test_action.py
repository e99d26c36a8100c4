"""FT-5: one action a turn, and when a player may pass."""

import pytest

from rules.core.contract import Draft
from rules.freight_train.build import position
from rules.freight_train.pass_ import Passed
from rules.freight_train.state import State
from rules.freight_train.take import Took
from tests.rules.freight_train.table import GAME, event_of, played, refused, step

SEVEN_TRAINS = ("box box", "tank tank", "ore ore", "hopp hopp", "mixed coil auto", "gond gond", "cont cont")
FULL = "refr refr refr refr refr refr refr refr"
EIGHT = "stock stock stock stock stock stock stock stock"


def stuck(
    main: tuple[str, ...] = ("pigg pigg", "pigg pigg"),
    deck: str = "box box END",
    score: int = 0,
    filled: bool = False,
    passes: int = 0,
    seat: int = 0,
    cabooses: bool = False,
    debt: bool = False,
) -> State:
    """A seat on day 3 with full rows, no points, and seven trains that take no wagon in reach."""
    return position(
        main=main,
        deck=deck,
        day=3,
        marker=0,
        turn=seat,
        filled=filled,
        passes=passes,
        yards={seat: (FULL, EIGHT)},
        trains={seat: SEVEN_TRAINS},
        scores={seat: score},
        cabooses=cabooses,
        debt=debt,
    ).model_copy(update={"caboose_pile": 7})


def closed(state: State) -> State:
    """The mixed train of seat 0 closed, so that nothing joins it."""
    player = state.players[state.turn]
    trains = tuple(one.model_copy(update={"caboose": one.mixed}) for one in player.trains)
    shut = player.model_copy(update={"trains": trains})
    players = (*state.players[: state.turn], shut, *state.players[state.turn + 1 :])
    return state.model_copy(update={"players": players})


@pytest.mark.parametrize(
    "move", ["take 1>yard1 1>yard1 1>yard1", "switch 1>loco1", "rearrange / box", "mobilise", "caboose 5"]
)
def test_one_action_ends_the_turn_ft_5_1(move: str) -> None:
    """FT-5.1"""
    state = position(yards={0: ("box", "")}, trains={0: ("", "", "", "", "ore")}, cabooses=True)
    after = played(state, move)
    assert GAME.to_act(after) == {1}
    assert refused(after, move, seat=0) == "FT-5.1"


def test_no_pass_while_an_action_is_legal_ft_5_2() -> None:
    """FT-5.2: one by one, each action bars the pass, and the refusal names it."""

    def named(state: State) -> str | None:
        refusal = GAME.check(state, state.turn, GAME.parse("pass"))
        assert refusal is None or refusal.rule == "FT-5.2"
        return None if refusal is None else refusal.instead.key if refusal.instead else ""

    nothing = closed(stuck())
    assert named(nothing) is None
    assert named(closed(stuck(score=1))) == "freight-instead-rearrange"
    assert named(position(main=("box box box",))) == "freight-instead-mobilise"
    can_take = closed(stuck(main=("box box box",)))
    assert named(can_take) == "freight-instead-take"
    yard = ("refr refr refr refr refr refr refr box", EIGHT)
    player = nothing.players[0].model_copy(update={"yard": (tuple(yard[0].split()), tuple(yard[1].split()))})
    assert named(nothing.model_copy(update={"players": (player, *nothing.players[1:])})) == "freight-instead-switch"


def test_no_pass_before_a_fill_that_is_needed_ft_5_2() -> None:
    """FT-5.2: fewer than three wagons and a fill possible; filled, the player looks again."""
    state = closed(stuck(main=("pigg pigg",), deck="pigg pigg pigg pigg pigg END"))
    assert refused(state, "pass") == "FT-5.2"
    assert GAME.to_act(played(state, "fill")) == {1}  # nothing fits, so the engine passes
    opened = closed(stuck(main=("pigg pigg",), deck="box box box box box END"))
    assert GAME.to_act(played(opened, "fill")) == {0}
    assert refused(played(opened, "fill"), "pass") == "FT-5.2"


def test_a_player_who_can_do_nothing_passes_ft_5_3() -> None:
    """FT-5.3: with three wagons in the main yard he need not fill first."""
    state = closed(stuck())
    done = step(state, "pass")
    assert not event_of(done, Passed).forced
    assert GAME.to_act(done.state) == {1}
    kinds = [choice.value for choice in GAME.offers(state, 0, Draft()).choices]
    assert kinds == ["fill", "pass"]


def test_the_engine_passes_for_a_player_without_a_choice_ft_5_3() -> None:
    """FT-5.3: neither an action nor a fill is left to seat 1, so its turn is skipped aloud."""
    state = closed(stuck(main=("pigg pigg pigg pigg pigg", "pigg pigg", "pigg", "pigg"), deck="END", seat=1))
    state = state.model_copy(update={"turn": 0})
    done = step(state, "take 1>loco1 1>loco1 1>loco1")
    assert event_of(done, Passed) == Passed(seat=1, forced=True)
    assert event_of(done, Took).seat == 0
    assert GAME.to_act(done.state) == {2}


@pytest.mark.parametrize(("rows", "cabooses"), [(3, False), (4, True)], ids=["a fill", "a caboose ft_14_11"])
def test_the_engine_leaves_a_choice_to_the_player_ft_5_3(rows: int, cabooses: bool) -> None:
    """FT-5.3: no action is legal for seat 1, but he may fill, or take a caboose (FT-14.11), so he is asked."""
    main = ("pigg pigg pigg pigg pigg", "pigg", "pigg", "pigg")[:rows]
    state = closed(stuck(main=main, seat=1, cabooses=cabooses)).model_copy(update={"turn": 0})
    after = played(state, "take 1>loco1 1>loco1 1>loco1")
    assert GAME.to_act(after) == {1}
    kinds = [choice.value for choice in GAME.offers(after, 1, Draft()).choices]
    assert kinds == ["caboose" if cabooses else "fill", "pass"]
