"""SF-I: the audit passes every true position and names the invariant a false one breaks."""

from collections.abc import Callable
from typing import cast

import pytest

from rules.core.contract import BrokenInvariantError, Draft, Game
from rules.core.walk import asker
from rules.santa_fe_rails.audit import audit, audit_step
from rules.santa_fe_rails.cards import without
from rules.santa_fe_rails.state import Line, Run, State
from tests.rules.santa_fe_rails.table import GAME, deal, laid, position, seeded, step


def advanced(players: int = 3, moves: int = 60) -> State:
    """A true position, some rounds into a game of robots."""
    state = deal(players, seed=5)
    for _ in range(moves):
        seat = min(GAME.to_act(state))
        move = GAME.robot(GAME.view(state, seat), seat, asker(cast(Game, GAME), state, seat))
        state = GAME.apply(state, seat, move, seeded()).state
    return state


MIDDLE = advanced()
TWO = advanced(2, 40)


def company(state: State, code: str, **changes: object) -> State:
    companies = tuple(one.model_copy(update=changes) if one.code == code else one for one in state.companies)
    return state.model_copy(update={"companies": companies})


def rerun(state: State, code: str, change: Callable[[tuple[Run, ...]], tuple[Run, ...]]) -> State:
    """The position with the runs of a company's first line changed."""
    one = next(each for each in state.companies if each.code == code)
    line = one.lines[0].model_copy(update={"runs": change(one.lines[0].runs)})
    return company(state, code, lines=(line, *one.lines[1:]))


def with_laid(run: Run, laid: int) -> Run:
    return run.model_copy(update={"laid": laid})


def laid_out() -> State:
    """A true position built by hand: a first laying turn of round 1, with track on the board."""
    tracks = {"SF": ("CHI KC DEN:1",), "GN": ("MIL MSP",)}
    hands = {0: "LA SAC SLC", 1: "LA SAC SLC"}
    return position(2, tracks=tracks, hands=hands, revealed={0: "MSP", 1: "OMA"}, round=1)


BUILT = laid_out()


def test_true_positions_pass() -> None:
    audit(MIDDLE)
    audit(TWO)
    audit(BUILT)
    audit(deal(5))


CORRUPT: list[tuple[str, State]] = [
    ("SF-I1", MIDDLE.model_copy(update={"display": without(MIDDLE.display, ("boom",))})),
    ("SF-I1", MIDDLE.model_copy(update={"deck": (*MIDDLE.deck, "short:RI", "short:RI")})),
    ("SF-I2", MIDDLE.model_copy(update={"deck": MIDDLE.deck[1:]})),
    ("SF-I2", MIDDLE.with_player(0, played=(*MIDDLE.players[0].played, "LA"))),
    ("SF-I3", company(BUILT, "SF", left=20)),
    ("SF-I3", company(BUILT, "UP", left=25, removed=-1)),
    ("SF-I4", rerun(BUILT, "GN", lambda runs: (Run(link="CHI-KC", track=1, start="CHI", laid=2),))),
    ("SF-I4", rerun(BUILT, "SF", lambda runs: (*runs[:1], Run(link="CHI-KC", track=2, start="KC", laid=1)))),
    ("SF-I5", rerun(BUILT, "GN", lambda runs: (Run(link="MIL-MSP", track=1, start="MSP", laid=2),))),
    (
        "SF-I6",
        rerun(BUILT, "SF", lambda runs: tuple(run.model_copy(update={"laid": 1 + at}) for at, run in enumerate(runs))),
    ),
    ("SF-I6", rerun(BUILT, "GN", lambda runs: (Run(link="MIL-MSP", track=1, start="MIL", laid=3),))),
    ("SF-I7", company(BUILT, "GN", served=("MIL", "MSP", "LA"))),
    ("SF-I8", MIDDLE.model_copy(update={"out": (*MIDDLE.out, "branch:SF")})),
    ("SF-I9", position(2, phase="choose", round=1, hands={0: "LA SAC SLC", 1: "LA SAC SLC DEN"})),
    (
        "SF-I9",
        position(2, phase="first", round=1, hands={0: "LA SAC", 1: "SLC SLC DEN"}, revealed={0: "MSP", 1: "OMA"}),
    ),
    ("SF-I10", position(2, hands={0: "LA SAC triple", 1: "SLC SLC DEN"}, revealed={0: "MSP", 1: "OMA"}, round=1)),
    ("SF-I11", BUILT.with_player(0, money=7)),
    ("SF-I11", BUILT.with_player(0, money=-1, spent_terrain=3)),
    ("SF-I12", BUILT.with_player(0, money=102, earned=100)),
    ("SF-I13", MIDDLE.model_copy(update={"display": tuple(c for c in MIDDLE.display if c != "double")})),
    ("SF-I13", position(2, phase="draw", round=2, hands={0: "triple four"}, deck="")),
    ("SF-I14", company(BUILT, "GN", open=False)),
    ("SF-I15", BUILT.model_copy(update={"fours": 2})),
    ("SF-I15", BUILT.model_copy(update={"boomed": (("DEN", 4),), "fours": 2})),
    ("SF-I15", BUILT.model_copy(update={"boomed": (("OMA", 4), ("OMA", 4)), "fours": 1})),
    ("SF-I17", BUILT.with_player(0, laid_first=2)),
    ("SF-I17", BUILT.model_copy(update={"turn": 1})),
    ("SF-I19", MIDDLE.model_copy(update={"box": MIDDLE.deck[:1], "deck": MIDDLE.deck[1:]})),
    ("SF-I19", TWO.model_copy(update={"box": TWO.box[1:], "deck": (*TWO.deck, TWO.box[0])})),
]


@pytest.mark.parametrize(("invariant", "state"), CORRUPT, ids=[f"{at}-{name}" for at, (name, _) in enumerate(CORRUPT)])
def test_a_false_position_is_found(invariant: str, state: State) -> None:
    """SF-I1 SF-I2 SF-I3 SF-I4 SF-I5 SF-I6 SF-I7 SF-I8 SF-I9 SF-I10 SF-I11 SF-I12 SF-I13 SF-I14 SF-I15 SF-I17 SF-I19"""
    with pytest.raises(BrokenInvariantError) as raised:
        audit(state)
    assert raised.value.invariant == invariant


def test_a_line_begun_elsewhere_is_found_sf_i7() -> None:
    """SF-I7: a second line from a city the company did not serve."""
    one = next(each for each in BUILT.companies if each.code == "SF")
    stray = Line(number=2, start="SLC", runs=(Run(link="SLC-SAC", track=1, start="SLC", laid=1),))
    with pytest.raises(BrokenInvariantError, match="SF-I7"):
        audit(company(BUILT, "SF", lines=(*one.lines, stray), left=one.left - 1))


def test_a_line_without_a_branch_card_is_found_sf_i8() -> None:
    """SF-I8: lines of a major are one more than branch cards used, at most."""
    one = next(each for each in BUILT.companies if each.code == "SF")
    extra = Line(number=2, start="KC", runs=(Run(link="KC-ELP", track=1, start="KC", laid=1),))
    with pytest.raises(BrokenInvariantError, match="SF-I8"):
        audit(company(BUILT, "SF", lines=(*one.lines, extra), left=one.left - 1))


def test_a_game_that_should_have_ended_is_found_sf_i16() -> None:
    """SF-I16"""
    stuck = BUILT
    for one in BUILT.companies:
        stuck = company(stuck, one.code, left=0, removed=one.left)
    with pytest.raises(BrokenInvariantError, match="SF-I16"):
        audit(stuck)
    assert GAME.offers(BUILT, 0, Draft(kind="lay")).choices


def test_a_bonus_paid_wrongly_is_found_sf_i12() -> None:
    """SF-I12: in what one segment did."""
    state = position(2, tracks={"UP": ("CHI OMA:1",)})
    done = step(state, "lay UP to OMA")
    audit_step(state, 0, done.state, done.events)
    for change in ({"first_service": 4}, {"first_service": 0}, {"historical": 4}):
        false = laid(done).model_copy(update=change)
        with pytest.raises(BrokenInvariantError, match="SF-I12"):
            audit_step(state, 0, done.state, (false,))


def test_a_segment_moved_is_found_sf_i6() -> None:
    """SF-I6: with SF-6.11"""
    state = position(2, tracks={"UP": ("CHI OMA",)})
    done = step(state, "lay UP from OMA to MSP")
    moved = rerun(done.state, "UP", lambda runs: (Run(link="CHI-KC", track=1, start="CHI", laid=2), *runs[1:]))
    with pytest.raises(BrokenInvariantError, match="SF-I6"):
        audit_step(state, 0, moved, ())


def test_another_first_player_of_two_is_found_sf_i19() -> None:
    """SF-I19"""
    with pytest.raises(BrokenInvariantError, match="SF-I19"):
        audit_step(TWO, 0, TWO.model_copy(update={"first": 1 - TWO.first}), ())
