"""CR-42 to CR-44, and the knobs of the rulings: what is public, express trains, loans, and what each value changes."""

from typing import Any, get_args

import pytest

from rules.china_rails.state import ChinaOptions
from tests.rules.china_rails.table import STAR, carried, game, happened, played, refused, step, table


def seen(state: Any, viewer: int | None) -> Any:
    return game(state).view(state, viewer)


def test_demand_cards_locomotives_loads_and_tray_are_public_cr_42_1_cr_42_2_cr_42_3() -> None:
    """CR-42.1, CR-42.2, CR-42.3: to players and bystanders alike."""
    state = table(trains={1: "A1"}, loads={1: ("tea",)}, locos={1: "heavy"}, hands={1: ("Kilo: Tea 9",)})
    for viewer in (None, 0, 1):
        view = seen(state, viewer)
        assert view.position.players == state.players
        assert view.trays == (2, 3, 3, 3, 3, 1)  # CR-42.3


def test_events_track_trains_and_links_are_public_cr_42_4() -> None:
    """CR-42.4."""
    ports: dict[str, Any] = {"ports": {"Hong Kong": "A1"}, "taiwan": {"Taipei": ("Fish",)}}
    state = table(**ports, running={"strike": 1}, track={1: ("A1 B1",)}, links={1: ("Hong Kong",)})
    view = seen(state, None).position
    assert (view.running, view.track, view.link_owners(0)) == (state.running, state.track, (1,))


def test_cash_is_private_until_rail_tax_cr_42_5() -> None:
    """CR-42.5: neither the amounts nor the bank's books, from which they follow; one's own is known."""
    state = table(cash={0: 11, 1: 22, 2: 33})
    view = seen(state, 1)
    assert view.cash == (None, 22, None)
    assert view.position.cash == (0, 22, 0)
    assert view.position.bank == {}
    assert seen(state.but(cash=(50, 22, 99), bank={"delivery": -1}), 1) == view
    assert seen(state, None).cash == (None, None, None)


def test_cash_is_public_from_rail_tax_on_cr_42_6() -> None:
    """CR-42.6: and at the end."""
    state = played(table(deck=("rail_tax", "demand", "demand", "demand")), "discard")
    assert seen(state, None).cash == state.cash
    assert seen(table().but(over=True), None).cash == (60, 60, 60)


def test_the_order_of_the_deck_is_secret_cr_42_7() -> None:
    """CR-42.7: only how many cards are left."""
    state = table()
    view = seen(state, 0)
    assert view.position.deck == ()
    assert view.deck == len(state.deck)
    assert seen(state.but(deck=state.deck[::-1]), 0) == view


@pytest.mark.parametrize(("loco", "points"), [("freight", 12), ("heavy", 12), ("fast", 16), ("super", 16)])
def test_express_trains_cr_43_1_cr_43_2(loco: str, points: int) -> None:
    """CR-43.1, CR-43.2: 12 or 16 points, halved 6 or 8."""
    fast: dict[str, Any] = {"options": {"express": True}, "locos": {0: loco}}
    assert table(**fast, trains={0: "A1"}).now.points == points
    storm: dict[str, Any] = {"running": {"wind_storm": 1}, "events": {"wind_storm": {"cities": ("North",)}}}
    assert table(**fast, **storm, trains={0: "A1"}).now.points == points // 2


def test_express_changes_nothing_else_cr_43_3() -> None:
    """CR-43.3: prices and capacities."""
    state = table(options={"express": True}, phase="building")
    assert played(state, "upgrade fast").cash[0] == 40
    full = table(options={"express": True}, trains={0: "A1"}, goods={"North": ("Tea",)}, loads={0: ("silk", "silk")})
    assert refused(full, "load tea") == "CR-16.3"


LENIENT: dict[str, Any] = {"options": {"loan": True}}


def test_up_to_twenty_millions_cr_44_1() -> None:
    """CR-44.1: in all."""
    state = table(**LENIENT)
    assert played(state, "loan 20").cash[0] == 80
    for text in ("loan 21", "loan 0"):
        assert refused(state, text) == "CR-44.1"
    assert refused(played(state, "loan 15"), "loan 6") == "CR-44.1"
    assert refused(played(state, "loan 15"), "loan 5") == ""
    assert refused(played(state, "loan 20"), "loan 1") == "CR-44.1"


def test_double_is_owed_cr_44_2() -> None:
    """CR-44.2."""
    state = table(**LENIENT)
    assert [event.debt for event in happened(state, "loan 7", "borrowed")] == [14]
    assert played(state, "loan 7").players[0].debt == 14


def test_repaid_as_soon_as_there_is_the_money_cr_44_3() -> None:
    """CR-44.3: after an income, the whole debt at once; by a delivery or by a fee of a rival."""
    said: dict[str, Any] = {**LENIENT, "trains": {0: "D1"}, "loads": {0: ("tea",)}, "players": {0: {"borrowed": 10}}}
    rich = played(table(**said, cash={0: 5}, hands={0: ("Kilo: Tea 15",)}), "deliver tea")
    assert (rich.cash[0], rich.players[0].debt) == (0, 0)
    poor = played(table(**said, cash={0: 5}, hands={0: ("Kilo: Tea 14",)}), "deliver tea")
    assert (poor.cash[0], poor.players[0].debt) == (19, 20)
    owner = table(**LENIENT, track={1: ("A1 B1",)}, trains={0: "A1"}, cash={1: 16}, players={1: {"borrowed": 10}})
    assert played(owner, "move B1").cash[1] == 0
    assert table(**LENIENT, cash={0: 60}).players[0].debt == 0


def test_no_check_when_borrowing_cr_44_3() -> None:
    """CR-R73: cash that already covers the debt is not taken at that moment."""
    state = played(table(**LENIENT), "loan 10")
    assert (state.cash[0], state.players[0].debt) == (70, 20)


def test_without_the_option_no_loan_cr_44_4() -> None:
    """CR-44.4."""
    assert refused(table(), "loan 10") == "CR-44.4"


# The knobs, each value with an outcome of its own


def test_exits_per_city_or_per_turn() -> None:
    """CR-R45: two out of each major city, or two in all."""
    per_city = table(phase="building")
    assert refused(per_city, "build A1 B1 / A3 B3 / H1 G1") == ""
    per_turn = table(phase="building", options={"city_exits": "per_turn"})
    assert refused(per_turn, "build A1 B1 / A3 B3 / H1 G1") == "CR-4.6"
    assert refused(table(STAR, phase="building"), "build C3 B3 / E3 F3 / C2 B2") == "CR-4.6"


def test_every_time_limit_counts_its_rounds() -> None:
    """CR-R72: each value ends the game with its own round, and `none` never."""
    for value in get_args(ChinaOptions.model_fields["time_limit"].annotation):
        for round in (11, 12, 20, 30, 40, 60):
            state = table(seats=2, round=round, options={"time_limit": value})
            assert played(state, "end; end").over == (value != "none" and round >= int(value))


def test_every_option_is_a_choice_of_words_or_yes_and_no() -> None:
    """What a table can set; the board is a name."""
    for name, field in ChinaOptions.model_fields.items():
        assert name == "board" or field.annotation is bool or get_args(field.annotation)


def test_a_retired_seat_leaves_its_track() -> None:
    """CR-R83: train, loads, cards, reservations and duties go; its turns pass at once."""
    state = table(
        turn=1,
        track={1: ("A1 B1 C1",)},
        trains={1: "A1"},
        loads={1: ("tea", "silk")},
        running={"party_congress": 0},
        players={1: {"owes_loads": 1, "borrowed": 5}},
        options={"loan": True},
    )
    done = game(state).retire(state, 1, None)  # type: ignore[arg-type]  # draws nothing
    assert done is not None
    after = done.state
    game(after).audit(after)
    gone = after.players[1]
    assert (gone.at, gone.loads, gone.hand, gone.debt, gone.owes_loads, gone.left) == (None, (), (), 0, 0, True)
    assert (after.turn, after.bound(1), after.tray(0)) == (2, False, 3)
    assert after.track == state.track
    assert played(after, "end").turn == 0
    assert played(after, "end; end").turn == 2
    assert carried(after, 1) == []
    assert [event.kind for event in step(after, "end").events if event.kind == "turn_lost"] == []
