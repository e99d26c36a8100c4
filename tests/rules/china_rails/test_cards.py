"""CR-20, CR-21 and CR-22: upgrades, hands and exchanging them."""

from rules.core.chance import Chance
from tests.rules.china_rails.table import carried, game, happened, in_play, played, refused, step, table

DRAW = ("Kilo: Tea 5", "Kilo: Tea 6", "Kilo: Tea 7")


def test_an_upgrade_instead_of_building_cr_20_1() -> None:
    """CR-20.1: nothing before it, nothing after it; also in an opening round."""
    state = table(phase="building")
    assert refused(played(state, "build A1 B1"), "upgrade fast") == "CR-20.1"
    for text in ("build A1 B1", "upgrade super"):
        assert refused(played(state, "upgrade fast"), text) == "CR-20.1"
    assert refused(table(phase="building", round=1), "upgrade fast") == ""


def test_freight_becomes_fast_or_heavy_for_twenty_cr_20_2() -> None:
    """CR-20.2."""
    for loco in ("fast", "heavy"):
        after = played(table(phase="building"), f"upgrade {loco}")
        assert (after.players[0].loco, after.cash[0]) == (loco, 40)
    assert refused(table(phase="building", cash={0: 19}), "upgrade fast") == "CR-5.8"


def test_fast_or_heavy_becomes_super_in_a_later_turn_cr_20_3() -> None:
    """CR-20.3."""
    for loco in ("fast", "heavy"):
        after = played(table(phase="building", locos={0: loco}), "upgrade super")
        assert (after.players[0].loco, after.cash[0]) == ("super", 40)


def test_no_other_change_of_locomotive_cr_20_4() -> None:
    """CR-20.4."""
    for now, to in (("freight", "super"), ("fast", "heavy"), ("heavy", "fast"), ("super", "freight"), ("fast", "fast")):
        assert refused(table(phase="building", locos={0: now}), f"upgrade {to}") == "CR-20.4"


def test_the_loads_stay_on_the_train_cr_20_5() -> None:
    """CR-20.5."""
    state = table(phase="building", trains={0: "A1"}, loads={0: ("tea", "silk")})
    assert carried(played(state, "upgrade heavy"), 0) == ["tea", "silk"]


def test_one_upgrade_a_turn_cr_20_6() -> None:
    """CR-20.6."""
    assert refused(played(table(phase="building"), "upgrade fast"), "upgrade super") == "CR-20.1"


def test_always_three_demand_cards_cr_21_1() -> None:
    """CR-21.1: after a delivery and after an exchange."""
    state = table(trains={0: "D1"}, loads={0: ("tea",)}, hands={0: ("Kilo: Tea 9",)}, deck=DRAW)
    for line in ("deliver tea", "discard"):
        assert [len(player.hand) for player in played(state, line).players] == [3, 3, 3]


def test_a_card_satisfies_one_demand_cr_21_2() -> None:
    """CR-21.2: its other lines are gone with it."""
    hands = {0: ("Kilo: Tea 9, Kilo: Silk 8",)}
    state = played(table(trains={0: "D1"}, loads={0: ("tea", "silk")}, hands=hands, deck=DRAW), "deliver tea")
    assert refused(state, "deliver silk") == "CR-18.1"


def test_events_are_shown_resolved_and_replaced_cr_21_3() -> None:
    """CR-21.3: one at a time, until the hand has three demand cards."""
    deck = ("rail_tax", DRAW[0], "black_dragon", DRAW[1], DRAW[2])
    events = [event.kind for event in step(table(deck=deck), "discard").events]
    order = [kind for kind in events if kind in ("happened", "drew", "taxed")]
    assert order == ["happened", "taxed", "taxed", "taxed", "drew", "happened", "drew", "drew"]


def test_a_short_hand_is_completed_at_once_cr_21_4() -> None:
    """CR-21.4: with the very command that made it short, before anybody is asked again."""
    state = step(table(deck=DRAW), "discard").state
    assert len(state.players[0].hand) == 3
    assert state.turn == 1


def test_used_cards_and_finished_events_are_discarded_cr_21_5() -> None:
    """CR-21.5."""
    state = table(deck=("rail_tax", *DRAW))
    after = played(state, "discard")
    assert set(after.discard) == {0, 1, 2, len(state.board.demands)}


def test_an_empty_deck_is_made_of_the_discard_pile_cr_21_6() -> None:
    """CR-21.6."""
    state = table(deck=DRAW)
    empty = state.but(deck=state.deck[:1], discard=state.deck[1:])
    done = step(empty, "discard")
    assert "reshuffled" in [event.kind for event in done.events]
    assert len(done.state.players[0].hand) == 3
    assert not done.state.discard


def test_all_cards_are_exchanged_instead_of_a_turn_cr_22_1_cr_22_3() -> None:
    """CR-22.1, CR-22.3: all three, and the turn is over; also in the opening."""
    for round in (1, 3):
        state = table(deck=DRAW, round=round, phase="building" if round == 1 else "delivery")
        after = played(state, "discard")
        assert after.players[0].hand == (9, 10, 11)
        assert after.turn == 1


def test_it_is_the_only_action_of_the_turn_cr_22_2() -> None:
    """CR-22.2."""
    state = table(track={0: ("A1 B1",)}, trains={0: "A1"}, goods={"North": ("Tea",)}, options={"loan": True})
    for text in ("move B1", "load tea", "build B1 C1", "upgrade fast", "end delivery", "loan 5"):
        assert refused(played(state, text), "discard") == "CR-22.2"


def test_events_drawn_on_the_way_take_effect_cr_22_4() -> None:
    """CR-22.4."""
    state = table(deck=("strike", *DRAW))
    assert in_play(played(state, "discard")) == ["strike"]
    assert [event.seat for event in happened(state, "discard", "happened")] == [0]


def test_not_in_a_lost_turn_cr_22_5() -> None:
    """CR-22.5: the turn passes by itself, so there is no moment to do it."""
    state = table(turn=2, players={0: {"loses_turn": True}})
    after = played(state, "end")
    assert after.turn == 1
    assert refused(after, "discard", 0) == "CR-2.1"


def test_the_discard_pile_is_shuffled_into_the_new_deck_cr_21_6() -> None:
    """CR-21.6: chance decides the order, and every card of the pile is in it."""
    state = table()
    pile = (*state.discard, *state.deck)
    empty = state.but(deck=(), discard=pile)
    rules = game(state)
    decks = set()
    for seed in range(6):
        after = rules.apply(empty, 0, rules.parse("discard"), Chance(bytes([seed]) * 32)).state
        dealt = (*after.players[0].hand, *after.deck)
        assert sorted(dealt) == sorted((*pile, *state.players[0].hand))
        decks.add(dealt)
    assert len(decks) == 6
