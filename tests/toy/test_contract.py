"""What every game gets from its kinds: offers, single answers, stepping back, outlooks, examples, lines of moves."""

from __future__ import annotations

import pytest

from rules.core.chance import Chance
from rules.core.contract import Draft, Game, GameState, MisreadError, RefusedError
from rules.core.walk import answered, asker, back, example, parse_line
from tests.toy.game import State


def turn(state: GameState) -> int:
    assert isinstance(state, State)
    return state.turn


def test_the_first_question_lists_the_open_kinds(game: Game, state: GameState) -> None:
    assert [choice.value for choice in game.offers(state, turn(state), Draft()).choices] == ["dig", "vote"]


def test_a_growing_field_offers_the_next_item_alone(game: Game, state: GameState) -> None:
    asked = game.offers(state, turn(state), Draft(kind="dig", growing="p1 p2"))
    assert [choice.value for choice in asked.choices] == ["p3", "p4"]
    assert asked.closes


def test_a_kind_that_there_is_not_is_refused_with_a_rule(game: Game, state: GameState) -> None:
    refusal = game.offers(state, turn(state), Draft(kind="fly")).refusal
    assert refusal is not None
    assert refusal.rule == "TY-1.1"


def test_a_draft_that_cannot_be_read_cites_the_rule_of_its_kind(game: Game, state: GameState) -> None:
    refusal = game.offers(state, turn(state), Draft(kind="dig", growing="nowhere")).refusal
    assert refusal is not None
    assert refusal.rule == "TY-1.2"


def test_a_question_with_one_answer_answers_itself(game: Game, state: GameState) -> None:
    ask = asker(game, state, turn(state))
    assert answered(game, ask, Draft(kind="vote")) == Draft(kind="vote", values=(("vote", "no"),))
    assert answered(game, ask, Draft(kind="dig")) == Draft(kind="dig")


def test_stepping_back_skips_what_answered_itself(game: Game, state: GameState) -> None:
    ask = asker(game, state, turn(state))
    assert back(game, ask, Draft(kind="vote", values=(("vote", "no"),))) == Draft()
    assert back(game, ask, Draft(kind="dig", growing="p1 p2")) == Draft(kind="dig", growing="p1")
    assert back(game, ask, Draft(kind="dig", growing="p1")) == Draft(kind="dig")


def test_an_outlook_tells_what_a_half_said_move_would_do(game: Game, state: GameState) -> None:
    seen = game.outlook(state, turn(state), Draft(kind="dig", growing="p1 p2"))
    assert seen is not None
    assert [event.kind for event in seen.events] == ["dug"]
    assert seen.account[0].params == {"cost": 2, "coins": 10}
    assert game.outlook(state, turn(state), Draft(kind="dig", growing="p7")) is None
    assert game.outlook(state, turn(state), Draft(kind="dig", growing="nowhere")) is None


def test_suggestions_are_whole_moves(game: Game, state: GameState) -> None:
    first, *_ = game.suggest(state, turn(state))
    assert game.offers(state, turn(state), first.draft).complete
    assert game.suggest(state, (turn(state) + 1) % 3) == ()


def test_an_example_is_legal_now(game: Game, state: GameState) -> None:
    move = example(game, state, turn(state), "dig")
    assert move is not None
    assert game.check(state, turn(state), move) is None
    assert example(game, state, turn(state), "fly") is None


def test_a_line_of_moves_is_read_move_by_move(game: Game) -> None:
    assert [game.print(move) for move in parse_line(game, " dig p1;; VOTE no ;")] == ["dig p1", "vote no"]
    with pytest.raises(MisreadError):
        parse_line(game, "dig p1;" * 41)
    for nothing in ("", ";", " ; "):
        with pytest.raises(MisreadError):
            parse_line(game, nothing)


def test_names_in_both_languages_are_understood(game: Game) -> None:
    assert game.compose("dig", {"path": "P1"}) == game.parse("dig p1")
    with pytest.raises(MisreadError):
        game.compose("dig", {})
    with pytest.raises(MisreadError):
        game.compose("dig", {"path": "p1", "depth": "3"})


def test_a_line_too_long_to_be_a_move_is_not_read(game: Game) -> None:
    with pytest.raises(MisreadError):
        game.parse("dig " + "p1 " * 2_000)


def test_apply_refuses_what_check_refuses(game: Game, state: GameState) -> None:
    move = game.parse("dig p2")
    refusal = game.check(state, turn(state), move)
    assert refusal is not None
    with pytest.raises(RefusedError) as refused:
        game.apply(state, turn(state), move, Chance(bytes(32)))
    assert refused.value.refusal == refusal


def test_a_change_of_state_with_a_wrong_name_or_type_is_refused(state: GameState) -> None:
    with pytest.raises(TypeError):
        state.but(turm=1)
    with pytest.raises(TypeError):
        state.but(turn="1")
