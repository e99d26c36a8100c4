"""Offers: every choice leads to a legal move, with what it costs and earns; what is not offered is refused."""

from collections.abc import Iterator
from typing import cast

import pytest

from rules.core.contract import Draft, Game, Offers
from rules.core.phrase import Phrase
from rules.core.walk import choose
from rules.santa_fe_rails.laying.ground import ground_of
from rules.santa_fe_rails.state import SantaFeOptions, State
from tests.rules.santa_fe_rails.fixture import fixture
from tests.rules.santa_fe_rails.table import GAME, TERRAIN, laid, position, seeded

BUSY = {
    "SF": ("CHI KC DEN:1", "CHI OMA@2", "KC ELP LA"),
    "UP": ("CHI OMA MSP",),
    "SP": ("NO DAL ELP:1",),
    "DRGW": ("DEN SLC",),
    "GN": ("MIL MSP:1",),
}
SHOWN = {0: "double branch SF", 1: "LA"}


def ask(state: State, kind: str = "", **values: str) -> Offers:
    return GAME.offers(state, state.turn, Draft(kind=kind, values=tuple(values.items())))


def values(offers: Offers) -> list[str]:
    return [choice.value for choice in offers.choices]


def finished(state: State, draft: Draft) -> Iterator[Draft]:
    """Every whole draft that the offers lead to."""
    offers = GAME.offers(state, state.turn, draft)
    assert offers.refusal is None, (draft, offers.refusal)
    if offers.complete:
        yield draft
    for choice in offers.choices:
        yield from finished(state, choose(cast(Game, GAME), draft, offers.field, choice.value))


@pytest.mark.parametrize("terrain", [False, True])
def test_every_offer_is_legal_and_every_segment_offered(terrain: bool) -> None:
    words = {"options": TERRAIN} if terrain else {}
    state = position(2, tracks=BUSY, revealed=SHOWN, money={0: 1}, **words)
    moves = [GAME.compose("lay", draft.filled()) for draft in finished(state, Draft(kind="lay"))]
    assert all(GAME.check(state, 0, move) is None for move in moves)
    events = [laid(GAME.apply(state, 0, move, seeded())) for move in moves]
    offered = {(one.company, one.link, one.track, one.start, one.line) for one in events}
    legal = {(one.company, one.link.id, one.track, one.start, one.line) for one in ground_of(state, 0).segments()}
    assert offered == legal
    assert len(legal) >= 10


def test_the_kinds_of_each_phase() -> None:
    drawing = position(2, phase="draw", hands={0: "DEN"})
    assert values(ask(drawing)) == ["draw"]
    assert values(ask(position(2, phase="draw", hands={0: "DEN"}, deck=""))) == ["draw", "stop"]
    assert values(ask(position(2, phase="choose", hands={0: "DEN"}))) == ["choose"]
    assert values(ask(position(2, revealed={0: "boom"}))) == ["boom", "lay"]
    assert values(ask(position(2, revealed={0: "four"}))) == ["lay", "defer"]
    late = position(2, revealed={0: "double"}, phase="second", hands={0: "DEN"})
    assert values(ask(late)) == ["exchange", "lay"]
    assert values(ask(position(2, options=TERRAIN))) == ["lay", "pass"]


def test_drawing_offers_what_may_be_taken() -> None:
    state = position(2, phase="draw", hands={0: "DEN branch SF"})
    assert values(ask(state, "draw")) == ["deck", "double", "boom"]
    rich = position(2, phase="draw", hands={0: "DEN"}, money={0: 2})
    assert values(ask(rich, "draw"))[-5:] == ["branch SF", "branch SP", "branch GN", "branch UP", "branch KP"]
    poor = position(2, phase="draw", hands={0: "DEN"}, money={0: 0})
    assert "branch SF" not in values(ask(poor, "draw"))


def test_a_useless_card_is_warned_of() -> None:
    """SF-R33: taken all the same."""
    state = position(2, phase="draw", hands={0: "DEN"})
    offered = ask(state, "draw", card="branch SF")
    assert offered.complete
    assert offered.warning is not None
    assert offered.warning.key == "santafe-warn-not-begun"
    none = state.model_copy(update={"fours": 0, "fives": 0})
    warned = ask(none, "draw", card="boom").warning
    assert warned is not None
    assert warned.key == "santafe-warn-tokens"
    begun = position(2, phase="draw", hands={0: "DEN"}, tracks={"SF": ("CHI KC",)})
    assert ask(begun, "draw", card="branch SF").warning is None


def test_choosing_offers_what_may_be_played() -> None:
    free = position(2, phase="choose", hands={0: "DEN DEN double boom"})
    assert values(ask(free, "choose")) == ["DEN", "double", "boom"]
    held = position(2, phase="choose", hands={0: "DEN triple boom"})
    assert values(ask(held, "choose")) == ["triple"]
    branch = position(2, phase="choose", hands={0: "DEN branch SF boom"})
    assert values(ask(branch, "choose")) == ["DEN"]
    asked = ask(branch, "choose", card="DEN")
    assert (asked.field, values(asked), asked.complete) == ("branch", ["SF"], False)
    assert ask(branch, "choose", card="DEN", branch="SF").complete
    refusal = ask(branch, "choose", card="boom").refusal
    assert refusal is not None
    assert refusal.rule == "SF-5.4"


def test_a_card_shows_its_worth_now() -> None:
    state = position(2, phase="choose", hands={0: "OMA LA"}, tracks={"SF": ("CHI OMA",), "UP": ("CHI OMA@2",)})
    notes = {choice.value: choice.note for choice in ask(state, "choose").choices}
    assert notes["OMA"] == Phrase(key="santafe-note-worth", params={"value": 2, "companies": 2, "worth": 4})
    assert notes["LA"] == Phrase(key="santafe-note-worth", params={"value": 7, "companies": 0, "worth": 0})


def test_a_segment_shows_its_cost_and_bonus() -> None:
    state = position(2, options=TERRAIN, tracks={"UP": ("CHI OMA DEN SLC:1",)}, revealed={0: "double"})
    (choice,) = ask(state, "lay", company="UP", start="DEN").choices
    assert choice.note == Phrase(key="santafe-note-space", params={"nth": 2, "spaces": 2, "cost": 2, "earns": 12})
    whole = next(one for one in ask(state, "lay").choices if one.value == "UP")
    assert whole.note == Phrase(key="santafe-note-company", params={"left": 19, "best": 12, "cheapest": 2})


def test_starts_are_heads_lines_on_the_way_and_branches() -> None:
    state = position(2, tracks=BUSY, revealed=SHOWN)
    offered = ask(state, "lay", company="SF")
    kinds = {choice.value: choice.label.key for choice in offered.choices}
    assert kinds["KC"] == "santafe-start-way"
    assert kinds["OMA"] == "santafe-start-head"
    assert kinds["branch ELP"] == "santafe-start-new"
    first = ask(state, "lay", company="KP")
    assert [choice.label.key for choice in first.choices] == []
    assert first.refusal is not None
    opening = ask(position(2), "lay", company="KP")
    assert [choice.label.key for choice in opening.choices] == ["santafe-start-first"]


def test_both_tracks_are_offered_where_both_are_free() -> None:
    state = position(2)
    offered = ask(state, "lay", company="SF", start="CHI", towards="OMA")
    assert (offered.complete, offered.field, values(offered)) == (True, "track", ["1", "2"])
    assert ask(state, "lay", company="SF", start="CHI", towards="OMA", track="2").complete
    single = ask(state, "lay", company="GN", start="MIL", towards="MSP")
    assert (single.complete, single.field) == (True, None)


def test_the_end_is_warned_of() -> None:
    """SF-16.5"""
    tracks = {"GN": ("MIL MSP",), "UP": ("CHI OMA",), "KP": ("KC DEN",), "SP": ("NO DAL",), "SF": ("CHI KC ELP DAL",)}
    few = fixture({"GN": 2, "UP": 2, "KP": 3, "SP": 2, "SF": 8})
    state = position(2, options=SantaFeOptions(board=few), tracks=tracks)
    warned = ask(state, "lay", company="SF", start="DAL", towards="GAL").warning
    assert warned is not None
    assert warned.key == "santafe-warn-end"


def test_tokens_are_offered_one_after_the_other() -> None:
    state = position(2, revealed={0: "boom"}, tokens="OMA 4")
    first = ask(state, "boom")
    assert (first.field, values(first)) == ("token1", ["MSP 4", "GAL 5", "DAL 5"])
    second = ask(state, "boom", token1="MSP 4")
    assert (second.complete, second.field, values(second)) == (True, "token2", ["GAL 5", "DAL 5"])
    assert ask(state, "boom", token1="MSP 4", token2="DAL 5").complete
    refusal = ask(state.model_copy(update={"fours": 0, "fives": 0}), "boom").refusal
    assert refusal is not None
    assert refusal.rule == "SF-13.8"


def test_cards_to_exchange_grow_one_by_one() -> None:
    state = position(2, phase="second", revealed={0: "double"}, hands={0: "DEN DEN SLC"}, deck="LA SAC")

    def grown(text: str) -> Offers:
        return GAME.offers(state, 0, Draft(kind="exchange", growing=text))

    assert (values(grown("")), grown("").closes) == (["DEN", "SLC"], False)
    assert (values(grown("DEN")), grown("DEN").closes) == (["DEN", "SLC"], True)
    assert (values(grown("DEN SLC")), grown("DEN SLC").closes) == ([], True)
    refusal = grown("LA").refusal
    assert refusal is not None
    assert refusal.rule == "SF-14.3"
    bare = position(2, phase="second", revealed={0: "double"}, hands={0: "boom"})
    refusal = GAME.offers(bare, 0, Draft(kind="exchange")).refusal
    assert refusal is not None
    assert refusal.rule == "SF-14.3"


def test_a_company_without_a_segment_to_lay_says_why() -> None:
    """SF-10.7: no exit is left to a short line; SF-19.6: what is left cannot be paid."""
    shut = {"DRGW": ("DEN SLC SAC",), "WP": ("SAC LA",), "KP": ("KC DEN",), "UP": ("CHI OMA DEN",)}
    state = position(2, tracks=shut)
    refusal = ask(state, "lay", company="DRGW").refusal
    assert refusal is not None
    assert refusal.rule == "SF-10.7"
    steep = {"DRGW": ("DEN SLC:1",), "KP": ("KC DEN",), "UP": ("CHI OMA DEN",)}
    poor = position(2, options=TERRAIN, tracks=steep, money={0: 0})
    refusal = ask(poor, "lay", company="DRGW").refusal
    assert refusal is not None
    assert refusal.rule == "SF-19.6"


def test_what_cannot_be_is_refused_with_its_rule() -> None:
    state = position(2, tracks=BUSY, revealed=SHOWN)
    for draft, rule in (
        (Draft(kind="fly"), "SF-2.1"),
        (Draft(kind="draw"), "SF-2.1"),
        (Draft(kind="lay", values=(("company", "RI"),)), "SF-1.3"),
        (Draft(kind="lay", values=(("company", "ZZ"),)), "SF-6.3"),
        (Draft(kind="lay", values=(("company", "U9"),)), "SF-6.3"),
        (Draft(kind="lay", values=(("company", "UP"),)), "SF-11.3"),
        (Draft(kind="lay", values=(("company", "SF"), ("start", "LAX"))), "SF-7.1"),
    ):
        refusal = GAME.offers(state, 0, draft).refusal
        assert refusal is not None, draft
        assert refusal.rule == rule
    refusal = GAME.offers(state, 1, Draft()).refusal
    assert refusal is not None
    assert refusal.rule == "SF-2.3"
    stranger = GAME.offers(state, 9, Draft()).refusal
    assert stranger is not None
    assert stranger.rule == "SF-2.3"
