"""Robots of three strengths over the contract alone."""

from __future__ import annotations

import pytest

from rules.core.contract import Game, GameState, Seat
from rules.core.robots import STRENGTHS, Robot, Strength
from rules.core.walk import asker


def said(game: Game, state: GameState, strength: Strength, number: bytes) -> str:
    (seat,) = game.to_act(state)
    robot = Robot(game, seat, 3, strength, number)
    return game.print(robot.move(game.view(state, seat), asker(game, state, seat)))


def test_steady_takes_the_first_plan(game: Game, state: GameState) -> None:
    assert said(game, state, "steady", b"1") == "dig p1 p2 p3 p4"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_view_and_number_make_the_same_choice(game: Game, state: GameState, strength: Strength) -> None:
    again = game.load(state.model_dump_json().encode())
    assert said(game, state, strength, b"7") == said(game, again, strength, b"7")


def test_easy_takes_the_first_plan_most_of_the_time_and_others_now_and_then(game: Game, state: GameState) -> None:
    choices = [said(game, state, "easy", str(number).encode()) for number in range(60)]
    assert choices.count("dig p1 p2 p3 p4") > 20
    assert set(choices) == {"dig p1 p2 p3 p4", "dig p1 p2 p3", "vote no"}


def test_strong_leaves_the_first_plan_where_another_turns_out_better(
    game: Game, state: GameState, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To whom digging three places is worth most."""
    assert said(game, state, "strong", b"1") == "dig p1 p2 p3 p4"

    def worth(state: GameState, seat: Seat) -> float:
        dug = state.model_dump()["dug"]
        (mover,) = {owner for _, owner in dug[:1]} or {None}
        return 100.0 if seat == mover and sum(owner == seat for _, owner in dug) == 3 else 0.0

    monkeypatch.setattr(game, "worth", worth)
    monkeypatch.setattr(game, "robot", lambda view, seat, ask: game.parse("vote no"))
    assert said(game, state, "strong", b"1") == "dig p1 p2 p3"
