"""Private questions, from the asker's own view."""

from typing import Any

import pytest

from rules.core.contract import Draft, Finding, MisreadError, Offers
from rules.core.phrase import Named, Phrase
from tests.rules.china_rails.table import game, table

SAID: dict[str, Any] = {
    "goods": {"North": ("Tea",), "Kilo": ("Silk",)},
    "hands": {0: ("Kilo: Tea 30, Lima: Silk 12",), 1: ("Lima: Tea 9",)},
    "track": {0: ("A1 B1",)},
    "loads": {2: ("tea",)},
}


def asked(kind: str, seat: int | None = 0, state: Any = None, **values: str) -> Finding:
    there = state or table(**SAID)
    rules = game(there)
    return rules.inquiries[kind].answer(rules.view(there, seat), seat, values)


def test_find_a_good() -> None:
    """Who supplies it, chips left, who carries and who demands it."""
    found = asked("find", what="tea")
    head = found.lines[0]
    assert (head.params["chips"], head.params["all"]) == (2, 3)
    assert found.places == ("A1",)
    assert sorted(line.key for line in found.lines[1:]) == [
        "china-find-carried",
        "china-find-demand",
        "china-find-demand",
    ]


def test_find_a_city() -> None:
    found = asked("find", what="LIMA")
    assert [line.params["pay"] for line in found.lines[1:]] == [12, 9]
    assert found.places == ("D3",)
    with pytest.raises(MisreadError):
        asked("find", what="atlantis")


def test_the_sheet_lists_every_good() -> None:
    assert len(asked("sheet").lines) == 6


def test_cards_of_everybody_and_events_with_their_ends() -> None:
    assert len(asked("cards").lines) == 9
    assert len(asked("cards", player="2").lines) == 3
    state = table(**SAID, running={"strike": 1, "desert_rains": 0, "party_congress": 2})
    lines = asked("cards", state=state).lines[9:]
    assert [line.key for line in lines] == ["china-running", "china-running-ever", "china-running-bound"]
    before, during = lines[0], asked("cards", state=state.but(turn=1)).lines[9]
    assert (before.params["turns"], during.params["turns"]) == (97, 96)  # the turn being played is not one more
    for wrong in ("9", "x"):
        with pytest.raises(MisreadError):
            asked("cards", player=wrong)


def test_the_plan_judges_nine_demands() -> None:
    """Nearest source, price, turns, pay a turn; then pairs."""
    found = asked("plan")
    tea = found.lines[0]
    assert tea.key == "china-plan"
    assert (tea.params["pay"], tea.params["build"]) == (30, 4)
    assert len([line for line in found.lines if line.key in ("china-plan", "china-plan-none")]) == 9
    with pytest.raises(MisreadError):
        asked("plan", None)


def test_the_plan_names_the_three_best_pairs_at_most() -> None:
    goods = {"North": ("Tea", "Silk"), "West": ("Rice",)}
    hands = {0: ("Kilo: Tea 30, Lima: Silk 12", "Lima: Rice 20, East: Tea 25", "South: Silk 18")}
    state = table(goods=goods, hands=hands, track={0: ("A1 B1",)})
    pairs = [line for line in asked("plan", state=state).lines if line.key == "china-plan-pair"]
    assert len(pairs) == 3
    nothing = asked("plan", state=table())
    assert (nothing.places, nothing.pictured) == ((), False)
    assert {line.key for line in nothing.lines} == {"china-plan-none"}


def test_the_plan_tells_what_cannot_be_paid_yet() -> None:
    poor = asked("plan", state=table(**SAID, cash={0: 1}))
    assert poor.lines[0].key == "china-plan"


def named(found: Finding) -> list[str]:
    """The places that a line is named by."""
    line, names = found.lines[0].params["line"], []
    while isinstance(line, Phrase):
        names.append(line.params["a"])
        line = line.params["b"]
    return [name.en if isinstance(name, Named) else str(name) for name in (*names, line)]


def test_a_line_is_named_by_its_stops_whichever_end_it_is_built_from() -> None:
    """CR-R43: up to East it is cheapest to build out of East, the last segment laid ends in the middle."""
    land = "\n 1 M . A . M\n 2  . . s . .\n"
    names = {"North": "A1", "East": "E1", "Kay": "C2"}
    state = table(land, names, track={0: ("A1 B1",)}, goods={})
    assert named(asked("cost", state=state, to="east")) == ["B1", "East"]
    assert named(asked("cost", state=state, to="east", via="kay")) == ["B1", "Kay", "East"]
    assert named(asked("cost", 0, state, **{"to": "kay", "from": "east"})) == ["East", "Kay"]
    fresh = table(land, names, goods={})
    assert named(asked("cost", state=fresh, to="kay", via="east")) == ["East", "Kay"]
    assert named(asked("cost", state=state, to="B1 e")) == ["B1", "C1"]


def test_asked_is_the_price_not_the_purse() -> None:
    """Also out of turn, without cash, and beyond 20M."""
    state = table(**SAID, cash={0: 0}, turn=1)
    found = asked("cost", state=state, to="south")
    assert found.lines[0].params["cost"] == 7
    assert (named(found)[0], found.lines[0].params["turns"]) == ("B1", 1)
    near = asked("cost", state=state, to="C1")
    assert (named(near), near.lines[0].params["segments"]) == (["B1", "C1"], 1)
    assert found.events[0].kind == "built"
    with pytest.raises(MisreadError):
        asked("cost", to="atlantis")
    with pytest.raises(MisreadError):
        asked("cost", None, to="kilo")


def test_inquiries_complete_what_is_typed() -> None:
    state = table(**SAID)
    rules = game(state)
    view = rules.view(state, 0)

    def ask(kind: str, **draft: Any) -> Offers:
        return rules.inquiries[kind].ask(view, 0, Draft(kind=kind, **draft))

    assert [choice.value for choice in ask("find", typed="te").choices] == ["tea"]
    assert [choice.value for choice in ask("cost", typed="kil").choices] == ["kilo"]
    assert ask("cost", values=(("to", "kilo"),), typed="ea").field == "from"
    assert [choice.value for choice in ask("cost", values=(("to", "kilo"),), typed="ea").choices] == ["east"]
    assert (ask("cost").complete, ask("cost", values=(("to", "kilo"),)).complete) == (False, True)
    assert ask("cost").narrowed
    assert ask("find").narrowed
    assert ask("sheet").complete
    assert ask("plan").complete
    assert len(ask("cards").choices) == 3
    assert ask("cards", values=(("player", "1"),)).choices == ()
    assert ask("cards", values=(("player", "1"),)).complete
    assert ask("cards").complete
    assert ask("find", values=(("what", "tea"),)).complete
    assert ask("cost", values=(("to", "kilo"), ("from", "north"), ("via", "lima"))).field is None
