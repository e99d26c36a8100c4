"""SF-13 and SF-14: city, boomtown, double turn, triple turn, four-in-one."""

from rules.core.contract import Draft
from rules.santa_fe_rails.drawing.deck import DrewCard, ShortLineOpened
from rules.santa_fe_rails.flow import Skipped
from rules.santa_fe_rails.laying.boom import TokensPlaced
from rules.santa_fe_rails.laying.exchange import Exchanged
from rules.santa_fe_rails.state import State
from tests.rules.santa_fe_rails.table import (
    GAME,
    company,
    event_of,
    events_of,
    hand,
    legal,
    played,
    position,
    refused,
    step,
)


def test_a_played_city_stays_face_up_sf_13_1() -> None:
    """SF-13.1: into the rounds that follow."""
    state = position(2, phase="choose", hands={0: "DEN SLC", 1: "LA SAC"})
    state = step(step(state, "choose DEN", 0).state, "choose LA", 1).state
    assert [card.city for card in GAME.view(state, 1).players[0].played] == ["DEN"]
    state = played(state, "lay UP to OMA", "lay UP to OMA", "lay UP to MSP", "lay GN to MSP")
    assert state.round == 3
    assert [player.played for player in state.players] == [("DEN",), ("LA",)]


def test_a_card_in_hand_scores_nothing_sf_13_2() -> None:
    """SF-13.2"""
    state = position(2, played={0: "LA"}, hands={0: "LA"}, tracks={"SF": ("CHI KC ELP LA",)}, money={0: 0})
    over = state.model_copy(update={"phase": "over", "cause": "laid"})
    result = GAME.result(over)
    assert result is not None
    assert result.scores[0] == 7


def boomed(**words: object) -> State:
    return position(2, revealed={0: "boom"}, **words)


def test_up_to_two_tokens_before_laying_sf_13_3() -> None:
    """SF-13.3: on the own turn of phase 4, by who played the card; none is fine too."""
    state = boomed()
    assert refused(position(2, revealed={0: "DEN"}), "boom OMA 4") == "SF-13.3"
    placed = step(state, "boom OMA 4 DAL 5")
    assert [token.city for token in event_of(placed, TokensPlaced).tokens] == ["OMA", "DAL"]
    assert refused(placed.state, "boom MSP 4") == "SF-13.3"
    assert refused(state, "boom OMA 4 DAL 5 MSP 4") == "SF-13.3"
    one = played(state, "boom OMA 4")
    assert legal(one, "boom DAL 5")
    assert refused(one, "boom DAL 5 MSP 4") == "SF-13.3"
    after = played(state, "lay UP to OMA")
    assert refused(after, "boom OMA 4", 0) == "SF-13.3"
    assert refused(position(2, revealed={0: "boom"}, phase="second"), "boom OMA 4") == "SF-13.3"


def test_a_four_goes_on_a_two_sf_13_4() -> None:
    """SF-13.4"""
    assert refused(boomed(), "boom DAL 4") == "SF-13.4"
    assert refused(boomed(), "boom DEN 4") == "SF-13.4"
    assert refused(boomed(), "boom XXX 4") == "SF-13.4"
    assert legal(boomed(), "boom MSP 4")


def test_a_five_goes_on_a_three_sf_13_5() -> None:
    """SF-13.5"""
    assert refused(boomed(), "boom OMA 5") == "SF-13.5"
    assert refused(boomed(), "boom MSP 4 LA 5") == "SF-13.5"
    assert legal(boomed(), "boom GAL 5")


def test_the_token_is_the_citys_value_sf_13_6() -> None:
    """SF-13.6: for every player and card."""
    state = boomed(tracks={"UP": ("CHI OMA",), "SF": ("CHI OMA@2",)}, played={1: "OMA"})
    assert state.worth("OMA") == 4
    after = played(state, "boom OMA 4")
    assert (after.value("OMA"), after.worth("OMA")) == (4, 8)
    assert GAME.view(after, None).players[1].played[0].worth == 8


def test_a_city_takes_one_token_for_good_sf_13_7() -> None:
    """SF-13.7"""
    state = boomed(tokens="OMA 4 DAL 5")
    assert refused(state, "boom OMA 4") == "SF-13.7"
    assert refused(state, "boom DAL 5") == "SF-13.7"
    assert refused(boomed(), "boom MSP 4 MSP 4") == "SF-13.7"


def test_tokens_run_out_sf_13_8() -> None:
    """SF-13.8: by value."""
    state = boomed().model_copy(update={"fours": 0})
    assert refused(state, "boom OMA 4") == "SF-13.8"
    assert legal(state, "boom DAL 5")
    last = boomed().model_copy(update={"fours": 1})
    assert refused(last, "boom OMA 4 MSP 4") == "SF-13.8"
    assert refused(boomed(), "boom OMA 6") == "SF-13.8"
    none = boomed().model_copy(update={"fours": 0, "fives": 0})
    assert "boom" not in [choice.value for choice in GAME.offers(none, 0, Draft()).choices]


def test_a_boomtown_player_lays_as_usual_sf_13_9() -> None:
    """SF-13.9: one in each phase, placing or not."""
    state = played(boomed(), "boom OMA 4", "lay UP to OMA")
    assert state.turn == 1
    state = played(state, "lay UP to OMA")
    assert (state.phase, state.turn) == ("second", 0)
    assert played(state, "lay UP to MSP").turn == 1


def test_a_double_turn_lays_one_or_two_sf_14_1() -> None:
    """SF-14.1: in each phase."""
    state = position(2, revealed={0: "double"})
    assert played(state, "lay UP to OMA", "done").turn == 1
    two = played(state, "lay UP to OMA", "lay UP to OMA")
    assert two.turn == 1
    assert refused(two, "lay GN to MSP", 0) == "SF-14.1"
    late = position(2, revealed={0: "double"}, phase="second")
    assert played(late, "lay UP to OMA").turn == 0
    assert played(late, "lay UP to OMA", "lay GN to MSP").turn == 1


def test_of_the_same_or_different_companies_sf_14_2() -> None:
    """SF-14.2"""
    state = position(2, revealed={0: "double"})
    assert played(state, "lay UP to OMA", "lay UP to OMA").turn == 1
    assert played(state, "lay UP to OMA", "lay GN to MSP").turn == 1


def exchanging(**words: object) -> State:
    said = {"phase": "second", "revealed": {0: "double", 1: "MSP"}, "hands": {0: "DEN SLC boom"}, "top": "LA SAC"}
    return position(2, **{**said, **words})


def test_an_exchange_at_the_start_of_the_second_turn_sf_14_3() -> None:
    """SF-14.3: any number of city cards of the hand, once, after a double turn only."""
    state = exchanging()
    after = step(state, "exchange DEN SLC").state
    assert hand(after, 0) == ("boom", "LA", "SAC")
    assert hand(played(state, "exchange SLC"), 0) == ("DEN", "boom", "LA")
    assert refused(after, "exchange LA") == "SF-14.3"
    assert refused(state, "exchange ELP") == "SF-14.3"
    assert refused(state, "exchange DEN DEN") == "SF-14.3"
    assert refused(exchanging(revealed={0: "OMA"}), "exchange DEN") == "SF-14.3"
    assert legal(after, "lay UP to OMA")


def test_exchanged_cards_leave_unseen_sf_14_4() -> None:
    """SF-14.4: the table hears a number, the player alone what he drew."""
    state = exchanging()
    given = step(state, "exchange DEN SLC")
    assert event_of(given, Exchanged).count == 2
    assert (event_of(given, DrewCard).drawn, event_of(given, DrewCard).audience) == (("LA", "SAC"), (0,))
    assert given.state.out[-2:] == ("DEN", "SLC")
    assert len(given.state.deck) == len(state.deck) - 2
    for event in given.events:
        if event.audience is None:
            text = event.model_dump_json()
            assert not any(card in text for card in ("DEN", "SLC", "LA", "SAC"))
    assert GAME.parse("exchange DEN").secret


def test_no_exchange_in_the_first_phase_or_after_laying_sf_14_5() -> None:
    """SF-14.5"""
    assert refused(exchanging(phase="first"), "exchange DEN") == "SF-14.5"
    assert refused(played(exchanging(), "lay UP to OMA"), "exchange DEN") == "SF-14.5"


def test_only_city_cards_are_exchanged_sf_14_6() -> None:
    """SF-14.6"""
    assert refused(exchanging(), "exchange boom") == "SF-14.6"
    assert refused(exchanging(), "exchange DEN boom") == "SF-14.6"


def test_no_more_than_the_deck_holds_sf_14_7() -> None:
    """SF-14.7"""
    state = exchanging(top="", deck="LA")
    assert refused(state, "exchange DEN SLC") == "SF-14.7"
    assert legal(state, "exchange DEN")


def test_a_short_line_in_an_exchange_opens_sf_14_8() -> None:
    """SF-14.8: and is replaced; a deck that ends leaves the hand short."""
    drawn = step(exchanging(top="short:RI LA"), "exchange DEN")
    assert event_of(drawn, ShortLineOpened).company == "RI"
    assert hand(drawn.state, 0) == ("SLC", "boom", "LA")
    short = step(exchanging(top="", deck="short:RI LA"), "exchange DEN SLC")
    assert company(short.state, "RI").open
    assert hand(short.state, 0) == ("boom", "LA")


def test_a_triple_turn_lays_up_to_three_sf_14_9() -> None:
    """SF-14.9: of one, two or three companies, at least one, in each phase."""
    state = position(2, revealed={0: "triple"})
    assert refused(state, "done") == "SF-6.2"
    assert played(state, "lay UP to OMA", "done").turn == 1
    three = played(state, "lay UP to OMA", "lay GN to MSP", "lay SF to KC")
    assert three.turn == 1
    assert refused(three, "lay UP to OMA", 0) == "SF-14.9"
    late = position(2, revealed={0: "triple"}, phase="second")
    assert played(late, "lay UP to OMA", "lay UP to OMA", "lay UP to MSP").turn == 1


def test_four_in_one_of_two_phases_sf_14_10() -> None:
    """SF-14.10: up to four, of any companies; none in the other."""
    state = position(2, revealed={0: "four"})
    four = played(state, "lay UP to OMA", "lay GN to MSP", "lay SF to KC", "lay UP to OMA")
    assert four.turn == 1
    assert refused(four, "lay UP from OMA to MSP", 0) == "SF-14.10"
    one = played(state, "lay UP to OMA", "done")
    phase_five = step(one, "lay GN to MSP")
    assert event_of(phase_five, Skipped).seat == 0
    assert (phase_five.state.phase, phase_five.state.turn) == ("second", 1)
    assert refused(phase_five.state, "lay UP to OMA", 0) == "SF-14.10"
    assert refused(position(2, revealed={0: "triple"}), "defer") == "SF-14.10"


def test_the_four_in_one_chooses_in_the_first_phase_sf_14_11() -> None:
    """SF-14.11: by laying or deferring; deferred, it lays one to four in the second."""
    state = position(2, revealed={0: "four"})
    begun = played(state, "lay UP to OMA")
    assert refused(begun, "defer") == "SF-14.11"
    late = played(state, "defer", "lay GN to MSP")
    assert (late.phase, late.turn) == ("second", 0)
    assert refused(late, "done") == "SF-6.2"
    assert refused(late, "defer") == "SF-2.1"
    assert played(late, "lay UP to OMA", "done").turn == 1
    assert played(late, "lay UP to OMA", "lay GN to MSP", "lay SF to KC", "lay SF to KC").turn == 1
    assert not events_of(step(state, "defer"), Skipped)
