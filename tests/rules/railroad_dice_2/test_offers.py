"""Offers equal brute force over die, cell and placement, and lead nowhere else."""

from __future__ import annotations

import random
from functools import cache

import pytest

from rules.core.contract import Draft
from rules.railroad_dice_2.connect import gain
from rules.railroad_dice_2.rails import COMPLEX_CODES, SIMPLE_CODES
from rules.railroad_dice_2.state import DiceOptions, State
from rules.railroad_dice_2.turn.extend import Extend
from rules.railroad_dice_2.turn.lay import Lay
from tests.rules.railroad_dice_2.table import GAME, HOUSE, ex_9, ex_12, offered, offers, position, seeded
from tests.wandering import wander

POSITIONS = 40


@cache
def sampled() -> list[State]:
    """Positions after a roll, out of wandered games on both tile sets."""
    found: list[State] = []
    for number in range(8):
        dice = random.Random(number)
        options = DiceOptions(
            tiles="large" if number % 2 else "boxed",
            layout="random" if number % 4 > 1 else "standard",
            extend_pays_terrain=number % 3 == 0,
        )
        chance = seeded(number)
        state = GAME.setup(options, 2 + number % 3, chance).state
        for _ in range(260):
            if state.over:
                break
            move = wander(HOUSE, state, state.turn.seat, dice.randrange)
            assert move is not None
            if move.kind in ("skip", "end") and dice.random() < 0.9:
                continue
            state = GAME.apply(state, state.turn.seat, GAME.moves.validate_python(move), chance).state
            if state.turn.hand and state.rails and dice.random() < 0.3:
                found.append(state)
    extending = [state for state in found if any(die.complex for die in state.turn.hand)]
    laying = [state for state in found if not any(die.complex for die in state.turn.hand)]
    pick = random.Random(1)
    return pick.sample(extending, POSITIONS // 2) + pick.sample(laying, POSITIONS // 2)


def brute(state: State, kind: str) -> set[tuple[str, str, str]]:
    """Every legal move of the kind, by trying all dice, cells and placements."""
    seat, made = state.turn.seat, {"lay": Lay, "extend": Extend}[kind]
    return {
        (str(die.number), cell, code)
        for die in state.turn.hand
        for cell in state.chart.cells
        for code in (*SIMPLE_CODES, *COMPLEX_CODES)
        if GAME.check(state, seat, made(die=die.number, cell=cell, code=code)) is None
    }


def walked(state: State, kind: str) -> set[tuple[str, str, str]]:
    """Every move that the offers lead to."""
    return {
        (die, cell, code)
        for die in offered(state, kind)
        for cell in offered(state, kind, die=die)
        for code in offered(state, kind, die=die, cell=cell)
    }


@pytest.mark.parametrize("number", range(POSITIONS))
@pytest.mark.parametrize("kind", ["lay", "extend"])
def test_offers_equal_brute_force_rd_8_6_rd_9_6(number: int, kind: str) -> None:
    """RD-8.6, RD-9.6: exactly the legal moves; where there is none, the kind is not offered."""
    state = sampled()[number]
    legal = brute(state, kind)
    assert walked(state, kind) == legal
    assert (kind in offered(state)) == bool(legal)
    for die, cell, code in sorted(legal)[:5]:
        assert offers(state, kind, die=die, cell=cell, code=code).complete


@pytest.mark.parametrize("number", range(POSITIONS))
def test_suggestions_are_legal_and_whole(number: int) -> None:
    state = sampled()[number]
    for one in GAME.suggest(state, state.turn.seat):
        assert GAME.offers(state, state.turn.seat, one.draft).complete
        move = GAME.compose(one.draft.kind, one.draft.filled())
        assert GAME.check(state, state.turn.seat, move) is None


def test_the_samples_are_worth_something() -> None:
    kinds = [kind for state in sampled() for kind in offered(state)]
    assert kinds.count("lay") > POSITIONS / 3
    assert kinds.count("extend") > POSITIONS / 8


def test_at_most_six_simple_placements_on_a_cell() -> None:
    for state in sampled():
        for die in offered(state, "lay"):
            for cell in offered(state, "lay", die=die):
                assert len(offered(state, "lay", die=die, cell=cell)) <= 6


def test_an_unknown_kind_is_refused() -> None:
    found = GAME.offers(ex_9(), 0, Draft(kind="dance")).refusal
    assert found is not None
    assert found.rule == "RD-5.3"


def test_a_wrong_word_in_a_draft_is_refused_with_the_kinds_rule() -> None:
    for kind, values, rule in (
        ("lay", {"die": "x"}, "RD-8.2"),
        ("extend", {"die": "x"}, "RD-9.1"),
        ("appear", {"die": "x"}, "RD-13.2"),
        ("roll", {"dice": "x"}, "RD-6.2"),
        ("buy", {"value": "x"}, "RD-11.2"),
        ("transport", {"locomotive": "x"}, "RD-12.1"),
    ):
        state = ex_12() if kind != "roll" else ex_12(None)
        found = offers(state, kind, **values).refusal
        assert found is not None
        assert found.rule == rule
        assert found.why.key.startswith("dice-misread-")


def test_a_joker_is_kept_for_what_no_other_die_can_do() -> None:
    """Where a curve lies in hand, no curve is advised with the joker."""
    for one in GAME.suggest(ex_9("joker curve straight"), 0):
        if one.draft.kind == "lay":
            assert one.draft.filled()["die"] != "1"


@pytest.mark.parametrize(("bank", "gained"), [(40, 5), (3, 3), (0, 0)])
def test_the_gain_shown_is_the_movers_own_and_what_the_bank_can_pay_rd_4_5(bank: int, gained: int) -> None:
    """RD-4.5, RD-R17: the two homes get 5 each, of which the mover's comes first; a mountain's price is paid before."""
    state = position("H8 L8", "C3", rails="I8 EW, J8 EW", hand="straight", bank=bank)
    (choice,) = (one for one in offers(state, "lay", die="1").choices if one.value == "K8")
    assert choice.note is not None
    assert choice.note.key == "dice-note-connects"
    cost = state.chart.surcharge("K8")
    assert choice.note.params["gain"] == min(5, gained + cost)
    after = GAME.apply(state, 0, GAME.parse("lay 1 K8 EW"), seeded()).state
    assert after.players[0].money - state.players[0].money == min(5, gained + cost) - cost


def test_what_a_die_costs_can_be_paid_out_again_rd_4_5() -> None:
    """RD-R16, RD-R18: the surcharge is in the bank when the connection is paid."""
    state = position("H8 N5", "L8 C3", rails="I8 EW, J8 EW", hand="straight", bank=0)
    mountain = next(cell for cell in state.chart.cells.values() if cell.terrain == "mountain")
    assert gain(state, ((0, "L8"), (1, "L8")), state.chart.surcharge(mountain.name)) == 1
    assert gain(state.but(bank=99), ((0, "L8"), (0, "C3"), (1, "L8")), 0) == 10
