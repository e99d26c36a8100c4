"""What the table hears: the phrases of the events, with names as data in both languages."""

from typing import Any

from rules.china_rails.game import ChinaRails
from rules.china_rails.state import ChinaOptions
from rules.core.chance import Chance
from rules.core.phrase import Named, Phrase, Who
from tests.rules.china_rails.situations import delivering
from tests.rules.china_rails.table import STAR, game, step, table


def told(state: Any, text: str, seat: int | None = None) -> list[Phrase]:
    done = step(state, text, seat)
    return [line for event in done.events for line in game(state).tell(done.state, event)]


def keys(state: Any, text: str) -> list[str]:
    return [line.key for line in told(state, text)]


def test_building_is_told_by_its_ends_and_price() -> None:
    (line,) = told(table(phase="building", track={0: ("H1 G1",)}), "build A1 B1 C1 D1 / G1 F1")
    assert line.key == "china-built"
    assert (line.params["segments"], line.params["cost"], line.params["spent"]) == (4, 6, 6)
    ends = line.params["lines"]
    assert isinstance(ends, tuple)
    assert ends[0] == Phrase(
        key="china-line", params={"a": Named(en="North", fr="North"), "b": Named(en="Kilo", fr="Kilo")}
    )
    assert ends[1] == Phrase(key="china-line", params={"a": "G1", "b": "F1"})


def test_places_are_called_by_their_names() -> None:
    """The centre by its city, another milepost of it with coordinates, ports by their own names."""
    star = told(table(STAR, track={0: ("C3 B3",)}, trains={0: "C3"}), "move B3")
    assert star[0].params["to"] == "B3"
    inner = told(table(STAR, trains={0: "C3"}), "move D3 E3")
    assert inner[0].params["to"] == Phrase(
        key="china-place-in", params={"city": Named(en="Star", fr="Star"), "at": "E3"}
    )
    bay = table(ferry=("B1", "F1"), ferries=(0,), track={0: ("A1 B1",)}, trains={0: "B1"})
    crossed = told(bay, "ferry")[0]
    assert (crossed.key, crossed.params["to"], crossed.params["points"]) == (
        "china-ferried",
        Named(en="Far"),
        5,
    )
    assert told(bay, "stop")[0].params["lost"] == 9


def test_the_ferry_bought_on_the_way_is_told() -> None:
    state = table(ferry=("B1", "F1"), phase="building")
    assert keys(state, "build A1 B1") == ["china-built", "china-ferry-bought"]
    assert keys(state, "build A3 B3") == ["china-built"]


def test_links_upgrades_and_loans() -> None:
    ports: dict[str, Any] = {"ports": {"Hong Kong": "H2"}, "taiwan": {"Taipei": ("Fish",)}, "options": {"loan": True}}
    link = told(table(**ports, phase="building"), "link hong kong")[0]
    assert (link.key, link.params["price"]) == ("china-link-bought", 8)
    assert told(table(**ports), "upgrade fast")[0].params["loco"] == Phrase(key="china-loco-fast")
    assert told(table(**ports), "loan 5")[0].params["debt"] == 10
    assert keys(table(**ports), "end delivery") == []


def test_running_with_fees_weather_and_the_congress() -> None:
    state = table(
        track={0: ("D1 C1",), 1: ("C1 B1 A1",)},
        trains={0: "D1"},
        running={"wind_storm": 1, "party_congress": 1},
        events={"wind_storm": {"cities": ("North",)}},
    )
    lines = told(state, "move C1 B1 A1")
    assert [line.key for line in lines] == ["china-moved", "china-fee-paid", "china-halved", "china-congress-reached"]
    assert (lines[0].params["used"], lines[0].params["points"]) == (3, 3)
    assert lines[1].params["owner"] == Who(seat=1)
    assert lines[3].params["pay"] == 10
    gone = table(track={1: ("A1 B1",)}, trains={0: "A1"}, players={1: {"left": True}})
    fee = told(gone, "move B1")[1]
    assert (fee.key, fee.params["to_bank"], lines[1].params["to_bank"]) == ("china-fee-paid", "yes", "no")


def test_starting_loading_dropping_delivering() -> None:
    said: dict[str, Any] = {"goods": {"North": ("Tea",)}, "ports": {"Hong Kong": "H2", "Quay": "B2"}}
    said |= {"taiwan": {"Taipei": ("Fish",)}, "track": {0: ("A1 B1 B2",)}, "links": {0: ("Quay",)}}
    for place, docked in (("north", "no"), ("quay", "yes")):
        (started,) = told(table(**said), f"start {place}")
        assert (started.key, started.params["docked"]) == ("china-started", docked)
    load = told(table(**said, trains={0: "A1"}), "load tea 2")[0]
    assert (load.key, load.params["where"]) == ("china-loaded", Named(en="North", fr="North"))
    assert load.params["goods"] == (Named(en="Tea", fr="Tea"),) * 2
    assert told(table(**said, trains={0: "B2"}), "load fish")[0].params["where"] == Phrase(key="china-taiwan")
    assert keys(table(**said, trains={0: "A1"}, loads={0: ("silk",)}), "drop silk") == ["china-dropped"]
    sale: dict[str, Any] = {"trains": {0: "D1"}, "loads": {0: ("tea",)}, "hands": {0: ("Kilo: Tea 9",)}}
    assert keys(table(**sale), "deliver tea") == ["china-delivered", "china-drew"]
    dragon: dict[str, Any] = {"running": {"black_dragon": 1}, "events": {"black_dragon": {"cities": ("Kilo",)}}}
    bonus = told(table(**sale, **dragon), "deliver tea")[0]
    assert (bonus.key, bonus.params["pay"], bonus.params["bonus"]) == ("china-delivered", 14, 5)


def test_drawing_and_events() -> None:
    demand = "demand"
    assert keys(table(deck=("strike", demand, demand, demand)), "discard")[:2] == [
        "china-hand-discarded",
        "china-happened",
    ]
    tax = told(table(deck=("rail_tax", demand, demand, demand)), "discard")
    assert [line.params["amount"] for line in tax if line.key == "china-taxed"] == [10, 10, 10]
    state = table(
        deck=("derailment", "sand_storm", demand, demand, demand),
        trains={0: "E1", 1: "D1", 2: "D2"},
        loads={1: ("tea", "silk"), 2: ("tea",)},
        track={0: ("A1 B1 C1 D1 E1",)},
        zones={"sand": ("desert", "E1")},
        events={"derailment": {"cities": ("Kilo",), "radius": 1}, "sand_storm": {"zones": ("sand",)}},
    )
    lost = [line for line in told(state, "discard") if line.key == "china-track-lost"]
    assert [line.params["segments"] for line in lost] == [1]
    found = keys(state, "discard")
    for key in (
        "china-load-due",
        "china-turn-due",
        "china-load-lost",
        "china-track-lost",
        "china-thrown",
    ):
        assert key in found
    assert "china-turn-lost" in found
    due = [line.params["now"] for line in told(state, "discard") if line.key == "china-turn-due"]
    assert (due.count("yes"), due.count("no")) == (1, 2)
    empty = table(deck=(demand,) * 3)
    assert "china-reshuffled" in keys(empty.but(deck=(), discard=(*empty.deck,)), "discard")


def test_lost_track_is_counted_by_owner() -> None:
    state = table(
        deck=("flood", "demand", "demand", "demand"),
        track={0: ("A1 B1 C1 D1",), 1: ("H1 G1",)},
        waters={"r": ("river", "A1-e C1-e G1-e")},
        events={"flood": {"rivers": ("r",)}},
    )
    lost = [line for line in told(state, "discard") if line.key == "china-track-lost"]
    assert [(line.params["who"], line.params["segments"]) for line in lost] == [(Who(seat=0), 2), (Who(seat=1), 1)]


def test_clocks_and_rounds() -> None:
    state = table(turn=2, running={"strike": 2}, trains={0: "A1"}, players={0: {"shaken": True}})
    ends = state.but(running=(state.running[0].but(ends=3),))
    assert keys(ends, "end") == ["china-event-ended", "china-round-began", "china-halved-turn"]
    quake: dict[str, Any] = {"events": {"earthquake": {"cities": ("North",), "inner": 0, "radius": 3}}}
    shaken = table(**quake, deck=("earthquake", "demand", "demand", "demand"), trains={1: "C1"})
    assert "china-shaken" in keys(shaken, "discard")


def test_what_is_revealed_is_written_in_the_record() -> None:
    """Behind the move: the demand or event that came up, and who begins."""
    state = table(deck=("strike", "demand", "demand", "demand"))
    shown = [event.shown() for event in step(state, "discard").events if event.reveals]
    assert shown == ["event 19", "demand 10", "demand 11", "demand 12"]


def test_repaying_is_told() -> None:
    lent: dict[str, Any] = {"options": {"loan": True}, "players": {0: {"borrowed": 2}}, "trains": {0: "D1"}}
    assert "china-repaid" in keys(table(**lent, loads={0: ("tea",)}, hands={0: ("Kilo: Tea 9",)}), "deliver tea")


def test_the_table_is_told_what_it_plays_with() -> None:
    """The board is a reconstruction, where it is the shipped one; and the options that are not the ordinary ones."""
    rules = ChinaRails()
    dealt = rules.setup(ChinaOptions(express=True, time_limit="30"), 2, Chance(bytes(32)))
    lines = [line for event in dealt.events for line in rules.tell(dealt.state, event)]
    assert [line.key for line in lines] == [
        "china-begun",
        "china-begun-board",
        "china-option-express-on",
        "china-option-time_limit-on",
    ]
    assert lines[3].params["value"] == "30"
    own = dealt.state.but(options=ChinaOptions(board="ours"))
    assert [line.key for line in rules.tell(own, dealt.events[0])] == ["china-begun"]


def test_the_end_of_the_congress_is_told() -> None:
    """CR-24.6: with the last train that gets there, and not before."""
    state = table(running={"party_congress": 1}, track={0: ("A1 B1",)}, trains={0: "B1"}, seats=2)
    assert keys(state, "move A1") == ["china-moved", "china-congress-reached"]
    last = state.but(running=tuple(event.but(bound=(0,)) for event in state.running))
    assert keys(last, "move A1") == ["china-moved", "china-congress-reached", "china-event-ended"]


STORMS: dict[str, Any] = {
    "zones": {"land": ("region", "C1"), "shore": ("coast", "D1")},
    "events": {"snow_manchuria": {"zones": ("land",)}, "storm_at_sea": {"zones": ("shore",)}},
    "running": {"snow_manchuria": 1, "storm_at_sea": 1},
    "track": {0: ("A1 B1 C1 D1 E1",)},
}


def test_points_are_halved_once_and_told_once() -> None:
    """CR-40.3: a second zone, the ferry and an ordinary turn have nothing to tell."""
    assert keys(table(**STORMS, trains={0: "A1"}), "move B1 C1 D1") == ["china-moved", "china-halved"]
    inside = table(**STORMS, trains={0: "C1"})
    assert keys(inside, "move D1") == ["china-moved"]
    bay = table(ferry=("B1", "F1"), ferries=(0,), track={0: ("A1 B1",)}, trains={0: "B1"})
    assert keys(bay, "ferry") == ["china-ferried"]
    begun = table(**STORMS, trains={0: "A1", 2: "E1"}, turn=2)
    assert "china-halved-turn" not in keys(begun, "end")
    caught = table(**STORMS, trains={0: "C1", 2: "E1"}, turn=2)
    assert "china-halved-turn" in keys(caught, "end")


def test_a_turn_that_is_cut_short_is_not_halved_too() -> None:
    """CR-R32: nothing is left of it that a storm could halve."""
    said: dict[str, Any] = {
        "events": {"derailment": {"cities": ("Kilo",), "radius": 3}, "wind_storm": {"cities": ("Kilo",), "radius": 1}}
    }
    assert "china-halved" not in keys(delivering("derailment", "wind_storm", **said), "deliver tea")
