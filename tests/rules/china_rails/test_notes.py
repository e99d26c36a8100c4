"""The numbers beside what is offered, refused and planned: prices, points, chips, pay, and what would be left."""

from typing import Any

import pytest

from rules.china_rails.boards import shipped
from rules.china_rails.naming import place
from rules.core.contract import Draft, MisreadError
from rules.core.phrase import Named, Phrase, Who
from tests.rules.china_rails.table import game, offers, played, refusal, refused, table

PORTS: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Quay": "B2"}, "taiwan": {"Taipei": ("Fish",)}}


def noted(state: Any, draft: Draft) -> dict[str, dict[str, Any]]:
    """The parameters of the notes, by value."""
    return {choice.value: choice.note.params if choice.note else {} for choice in offers(state, draft).choices}


def kind_notes(state: Any) -> dict[str, dict[str, Any]]:
    return noted(state, Draft())


def account(state: Any, draft: Draft) -> dict[str, Any]:
    seen = game(state).outlook(state, state.turn, draft)
    assert seen is not None
    return dict(seen.account[0].params)


def why(state: Any, text: str) -> dict[str, Any]:
    found = refusal(state, text)
    assert found is not None
    return dict(found.why.params)


def test_links() -> None:
    state = table(**PORTS, phase="building", track={0: ("A1 B1 B2",)}, now={"spent": 3})
    assert noted(state, Draft(kind="link")) == {
        "hongkong": {"price": 8, "left": 9},
        "quay": {"price": 4, "left": 13},
    }
    assert account(state, Draft(kind="link", values=(("port", "quay"),))) == {
        "cost": 4,
        "spent": 7,
        "limit": 20,
        "cash": 56,
    }
    assert why(table(**PORTS, phase="building", now={"spent": 15}), "link hong kong") == {"price": 8, "left": 5}
    assert why(table(**PORTS, phase="building", cash={0: 6}), "link hong kong") == {"price": 8, "left": 6}
    assert [choice.place for choice in offers(state, Draft(kind="link")).choices] == ["H2", "B2"]


def test_a_port_beside_a_city_answers_to_its_name() -> None:
    """`link kilo` where Kilo Port lies next to Kilo; or at the port's own milepost."""
    said: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Kilo Port": "D2"}, "taiwan": {"Taipei": ("Fish",)}}
    state = table(**said, phase="building", track={0: ("A1 B1 C1 C2 D2",)})
    for text in ("link kilo", "link D2", "link kilo port", "link kiloport"):
        assert played(state, text).players[0].links == (1,)


def test_upgrades() -> None:
    state = table(phase="building", options={"express": True})
    assert noted(state, Draft(kind="upgrade")) == {
        "fast": {"speed": 16, "capacity": 2, "price": 20},
        "heavy": {"speed": 12, "capacity": 3, "price": 20},
    }
    assert kind_notes(state)["upgrade"] == {"price": 20, "left": 0}
    assert account(state, Draft(kind="upgrade", values=(("loco", "fast"),)))["cash"] == 40
    assert why(table(phase="building", cash={0: 7}), "upgrade fast") == {"price": 20, "left": 7}
    assert why(table(phase="building", now={"spent": 4}), "upgrade fast") == {"spent": 4}
    best = table(phase="building", locos={0: "super"})
    assert "upgrade" not in kind_notes(best)
    assert offers(best, Draft(kind="upgrade")).refusal is not None


def test_building() -> None:
    state = table(phase="building", track={0: ("A1 B1",)}, now={"spent": 6}, cash={0: 30})
    assert kind_notes(state)["build"] == {"left": 14}
    assert noted(state, Draft(kind="build", typed="kil")) == {"kilo": {"cost": 4, "segments": 2}}
    poor = table(phase="building", track={0: ("A1 B1",)}, cash={0: 3})
    assert noted(poor, Draft(kind="build", typed="kil"))["kilo"] == {"cost": 4, "at": "C1"}
    assert noted(state, Draft(kind="build", growing="B1"))["C1"] == {"price": 1, "left": 13}
    assert noted(state, Draft(kind="build", growing="B1 C1"))["D1"] == {"price": 3, "left": 10}
    assert account(state, Draft(kind="build", growing="B1 C1")) == {"cost": 1, "spent": 7, "limit": 20, "cash": 29}
    assert why(table(phase="building", now={"spent": 18}), "build A1 B1 C1 D1") == {"price": 3, "left": 0}
    assert why(table(phase="building", cash={0: 2}), "build A1 B1 C1 D1") == {"price": 3, "left": 0}


def test_moving() -> None:
    state = table(track={0: ("A1 B1",), 1: ("B1 C1 D1",)}, trains={0: "A1"}, now={"points": 8, "used": 1})
    assert kind_notes(state)["move"] == {"points": 8}
    said = account(state, Draft(kind="move", values=(("to", "kilo"),)))
    assert said == {"used": 3, "points": 5, "fees": 4, "cash": 56}
    assert noted(state, Draft(kind="move", growing="B1"))["C1"] == {"fees": 4}
    far = why(table(track={0: ("A1 B1 C1 D1",)}, trains={0: "A1"}, now={"points": 1, "used": 8}), "move kilo")
    assert (far["turns"], far["steps"]) == (2, 3)
    assert why(table(track={1: ("A1 B1",)}, trains={0: "A1"}, cash={0: 3}), "move B1") == {
        "owner": Who(seat=1),
        "fee": 4,
        "cash": 3,
    }


def test_a_refused_step_is_counted_and_named() -> None:
    found = refusal(table(track={0: ("A1 B1 C1",)}, trains={0: "A1"}), "move B1 C1 D1")
    assert found is not None
    assert found.instead is not None
    assert found.instead.params["step"] == 3
    assert found.why.params["segment"] == Phrase(key="china-line", params={"a": "C1", "b": Named(en="Kilo", fr="Kilo")})


def test_loads() -> None:
    state = table(trains={0: "A1"}, goods={"North": ("Tea", "Silk")}, loads={0: ("rice",), 1: ("tea", "tea")})
    assert noted(state, Draft(kind="load")) == {"tea": {"chips": 1}, "silk": {"chips": 3}}
    assert noted(state, Draft(kind="load", growing="tea")) == {}
    assert offers(state, Draft(kind="load", growing="tea")).closes
    assert account(state, Draft(kind="load", values=(("goods", "tea"),)))["free"] == 0
    assert offers(state, Draft(kind="load", growing="tea silk")).refusal is not None
    full = table(trains={0: "A1"}, goods={"North": ("Tea",)}, loads={0: ("rice", "rice")})
    assert why(full, "load tea") == {"capacity": 2}
    assert [choice.value for choice in offers(state, Draft(kind="drop")).choices] == ["rice"]


def test_deliveries() -> None:
    state = table(trains={0: "D1"}, loads={0: ("tea", "silk")}, hands={0: ("Kilo: Tea 20", "Kilo: Tea 11")})
    assert noted(state, Draft(kind="deliver"))["tea"]["pay"] == 20
    cards = offers(state, Draft(kind="deliver", values=(("good", "tea"),)))
    assert [(choice.value, choice.note.params if choice.note else {}) for choice in cards.choices] == [
        ("1", {"pay": 20}),
        ("2", {"pay": 11}),
    ]
    assert account(state, Draft(kind="deliver", values=(("good", "tea"), ("card", "2")))) == {"pay": 11, "cash": 71}
    single = table(trains={0: "D1"}, loads={0: ("tea",)}, hands={0: ("Kilo: Tea 20",)})
    alone = offers(single, Draft(kind="deliver", values=(("good", "tea"),)))
    assert (alone.complete, alone.confirm, alone.choices) == (True, False, ())


def test_ferry_loans_stops_and_ends() -> None:
    bay: dict[str, Any] = {"ferry": ("B1", "F1"), "ferries": (1, 2), "trains": {0: "B1"}, "track": {0: ("A1 B1",)}}
    assert noted(table(**bay), Draft(kind="ferry")) == {"2": {"fees": 4}, "3": {"fees": 4}}
    paid = table(**bay, now={"paid": (1,)}, cash={0: 3})
    assert noted(paid, Draft(kind="ferry")) == {"2": {"fees": 0}, "3": {"fees": 4}}
    assert refused(paid, "ferry 2") == ""
    assert refused(paid, "ferry 3") == "CR-15.5"
    lent = table(options={"loan": True}, players={0: {"borrowed": 17}})
    assert [choice.value for choice in offers(lent, Draft(kind="loan")).choices] == ["3", "2", "1"]
    assert offers(lent, Draft(kind="loan")).choices[0].label.params["debt"] == 6
    stop = table(**{**bay, "ferries": (0,)})
    assert offers(stop, Draft(kind="stop")).warning is not None
    assert offers(stop.with_turn(points=0, used=9), Draft(kind="stop")).warning is None
    ends = offers(table(), Draft(kind="end"))
    assert ([choice.value for choice in ends.choices], ends.complete) == (["turn", "delivery"], True)
    assert offers(table(phase="building"), Draft(kind="end")).choices == ()
    assert offers(table(), Draft(kind="discard")).confirm


def test_every_city_and_port_of_the_shipped_board_is_told_by_a_name() -> None:
    """Only plain mileposts go by their coordinates."""
    from rules.china_rails.game import ChinaRails
    from rules.china_rails.state import ChinaOptions
    from rules.core.chance import Chance

    state = ChinaRails().setup(ChinaOptions(), 2, Chance(bytes(32))).state
    board = shipped()
    named = {at for at in range(len(board.labels)) if not isinstance(place(state, at), str)}
    assert named == {at for at, city in enumerate(board.city_at) if city >= 0} | {*board.port_at, *board.ferry_ports}
    assert place(state, board.at["BG34"]) == Named(en="Yantai")


def test_near_misses_name_what_was_meant() -> None:
    said: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Harbour": "B2"}, "taiwan": {"Taipei": ("Fish",)}}
    state = table(**said, ferry=("C1", "F1"), phase="building")
    assert why(state, "build harbor") == {"text": "harbor", "near": "Harbour"}
    assert why(state, "build lime") == {"text": "lime", "near": "Lima"}
    assert why(state, "build neer") == {"text": "neer", "near": "C1"}
    assert why(table(trains={0: "A1"}), "load sylk")["near"] == Named(en="Silk", fr="Silk")


def test_a_move_in_two_pieces_is_misread() -> None:
    state = table(track={0: ("A1 B1",)}, trains={0: "A1"})
    assert refused(state, "move B1 / C1") == "CR-12.1"
    with pytest.raises(MisreadError) as error:
        game(state).parse("move")
    assert error.value.why.key == "china-misread-path"
