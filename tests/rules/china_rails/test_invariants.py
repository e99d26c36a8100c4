"""CR-INV: a position that breaks an invariant is found out."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.china_rails.state import Reserved, Running, State
from rules.core.contract import BrokenInvariantError
from tests.rules.china_rails.table import edges, game, played, step, table

PORTS: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Quay": "B2"}, "taiwan": {"Taipei": ("Fish",)}}
BASE: dict[str, Any] = {
    **PORTS,
    "ferry": ("C1", "F1"),
    "track": {0: ("A1 B1 B2",)},
    "waters": {"r": ("river", "A1-e")},
    "zones": {"sand": ("desert", "B1-B1"), "island": ("taiwan", "H4-H4")},
    "events": {
        "flood": {"rivers": ("r",)},
        "sand_storm": {"zones": ("sand",)},
        "desert_rains": {},
        "party_congress": {},
        "strike": {},
    },
}


def card(state: State, kind: str) -> int:
    return next(
        card for card in state.board.deck if state.board.is_event(card) and state.board.event(card).kind == kind
    )


def running(state: State, kind: str, **said: Any) -> State:
    number = card(state, kind)
    left = tuple(one for one in state.discard if one != number)
    deck = tuple(one for one in state.deck if one != number)
    return state.but(discard=left, deck=deck, running=(Running(card=number, drawer=0, **said),))


def lay(state: State, seat: int, *paths: str) -> State:
    track = list(state.track)
    track[seat] = tuple(sorted({*track[seat], *edges(state.board, *paths)}))
    return state.but(track=tuple(track))


BROKEN: list[tuple[str, Callable[[State], State]]] = [
    ("CR-INV-1", lambda state: state.but(cash=(61, 60, 60))),
    ("CR-INV-2", lambda state: state.but(bank={**state.bank, "gift": 0})),
    ("CR-INV-3", lambda state: state.but(cash=(-1, 121, 60))),
    ("CR-INV-4", lambda state: state.with_player(0, loads=(5,)).with_player(1, loads=(5,))),
    ("CR-INV-4", lambda state: state.with_player(0, loads=(99,))),
    ("CR-INV-5", lambda state: state.with_player(0, loads=(0, 1, 2))),
    ("CR-INV-6", lambda state: state.with_player(0, hand=(0, 1)).but(discard=(*state.discard, 2))),
    ("CR-INV-7", lambda state: state.but(deck=state.deck[1:])),
    ("CR-INV-7", lambda state: state.but(deck=(*state.deck[1:], state.deck[1]))),
    ("CR-INV-8", lambda state: state.with_player(0, hand=(0, 1, card(state, "strike")))),
    ("CR-INV-9", lambda state: lay(state, 1, "A1 B1")),
    ("CR-INV-9", lambda state: state.but(track=(state.track[0], (len(state.board.ends),), ()))),
    ("CR-INV-10", lambda state: lay(state, 1, "G4 H4")),
    ("CR-INV-11", lambda state: state.with_turn(spent=21)),
    ("CR-INV-11", lambda state: state.with_turn(spent=3, upgraded=True)),
    ("CR-INV-12", lambda state: lay(lay(lay(state, 0, "D1 C1"), 1, "D1 E1"), 2, "D1 D2")),
    ("CR-INV-12", lambda state: lay(state, 1, "C1 D1 E1", "C2 D1 D2")),
    ("CR-INV-13", lambda state: lay(state, 1, "G1 H1 G2")),
    ("CR-INV-13", lambda state: lay(state, 0, "A1 A2")),
    ("CR-INV-14", lambda state: state.with_player(0, ferry=True).with_player(1, ferry=True).with_player(2, ferry=True)),
    ("CR-INV-14", lambda state: state.with_player(0, links=(1,)).with_player(1, links=(1,)).with_player(2, links=(1,))),
    ("CR-INV-15", lambda state: state.with_turn(exits=(0, 0, 0))),
    ("CR-INV-15", lambda state: state.but(options=state.options.but(city_exits="per_turn")).with_turn(exits=(0, 1, 2))),
    ("CR-INV-16", lambda state: state.with_player(0, at=state.board.at["H4"])),
    ("CR-INV-17", lambda state: state.with_turn(points=10)),
    ("CR-INV-17", lambda state: state.with_turn(used=1)),
    ("CR-INV-18", lambda state: state.with_turn(points=4)),
    ("CR-INV-19", lambda state: state.but(round=2).with_player(0, at=0)),
    ("CR-INV-20", lambda state: running(state, "flood", ends=9)),
    ("CR-INV-20", lambda state: running(state, "sand_storm", ends=9)),
    ("CR-INV-21", lambda state: state.but(reserved=(Reserved(edge=edges(state.board, "A1 B1")[0], owner=1),))),
    ("CR-INV-22", lambda state: running(state, "strike")),
    ("CR-INV-22", lambda state: running(state, "strike", ends=2)),
    ("CR-INV-22", lambda state: running(state, "party_congress")),
    ("CR-INV-22", lambda state: running(state, "desert_rains", ends=9)),
    ("CR-INV-24", lambda state: state.with_player(1, turns=5)),
    ("CR-INV-25", lambda state: state.with_player(0, left=True, hand=()).but(discard=(*state.discard, 0, 1, 2))),
    ("CR-INV-25", lambda state: state.but(turn=-1)),
    ("CR-INV-27", lambda state: state.with_player(0, loco="super")),
    ("CR-INV-29", lambda state: state.with_player(0, at=state.board.at["B2"], docked=True)),
]


@pytest.mark.parametrize(("invariant", "breaks"), BROKEN)
def test_a_broken_invariant_is_found(invariant: str, breaks: Callable[[State], State]) -> None:
    """One position each, one invariant broken."""
    whole = table(**BASE)
    game(whole).audit(whole)
    with pytest.raises(BrokenInvariantError) as error:
        game(whole).audit(breaks(whole))
    assert error.value.invariant == invariant


def test_desert_rains_never_leave_play_cr_inv_23() -> None:
    """CR-INV-23."""
    state = table(**BASE)
    rains = card(state, "desert_rains")
    gone = state.but(deck=tuple(one for one in state.deck if one != rains), discard=(*state.discard, rains))
    with pytest.raises(BrokenInvariantError) as error:
        game(gone).audit(gone)
    assert error.value.invariant == "CR-INV-23"


def test_a_fee_leaves_the_bank_as_it_was_cr_inv_2() -> None:
    """CR-INV-2: -4M, +4M, 0; to the bank if the owner has left."""
    state = table(track={1: ("A1 B1",)}, trains={0: "A1"})
    after = played(state, "move B1")
    assert (after.cash[0] - state.cash[0], after.cash[1] - state.cash[1]) == (-4, 4)
    assert after.bank == state.bank


def test_cash_is_shown_if_and_only_if_it_is_public_cr_inv_26() -> None:
    """CR-INV-26: for each viewer, before and after Rail Tax."""
    state = table()
    for public in (False, True):
        there = state.but(taxed=public)
        for viewer in (None, 0, 1, 2):
            view = game(there).view(there, viewer)
            assert [cash is not None for cash in view.cash] == [public or seat == viewer for seat in range(3)]


def test_the_target_follows_the_ties_cr_inv_28() -> None:
    """CR-INV-28."""
    assert [table().but(ties=ties).target for ties in range(3)] == [250, 300, 350]


def test_a_refused_move_changes_nothing_and_replay_gives_the_same_cr_inv_30() -> None:
    """CR-INV-30: byte for byte; a whole game is replayed in test_playouts."""
    state = table(track={0: ("A1 B1",)}, trains={0: "A1"})
    before = state.model_dump_json()
    rules = game(state)
    assert rules.check(state, 0, rules.parse("move H1")) is not None
    assert state.model_dump_json() == before
    assert step(state, "move B1").state.model_dump_json() == step(state, "move B1").state.model_dump_json()
