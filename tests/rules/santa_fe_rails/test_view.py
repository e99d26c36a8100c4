"""What a viewer gets: all that lies open, his own hand, and nothing else."""

import pytest

from rules.core.contract import Draft
from tests.rules.santa_fe_rails.table import GAME, deal, played, position, step

TRACKS = {"SF": ("CHI KC ELP:2", "CHI OMA"), "UP": ("CHI OMA@2 MSP",)}


def test_companies_lines_and_heads() -> None:
    seen = GAME.view(position(2, tracks=TRACKS), None)
    santa_fe = next(one for one in seen.companies if one.code == "SF")
    first, second = santa_fe.lines
    assert (santa_fe.open, santa_fe.left, santa_fe.served) == (True, 26, ("CHI", "KC", "OMA"))
    assert [(step.link, step.nth) for step in first.steps] == [
        ("CHI-KC", 1),
        ("CHI-KC", 2),
        ("KC-ELP", 1),
        ("KC-ELP", 2),
    ]
    assert (first.head.city, first.head.link, first.head.start, first.head.laid) == (None, "KC-ELP", "KC", 2)
    assert (second.head.city, second.head.link) == ("OMA", None)
    assert {(one.link, one.track, one.company) for one in seen.tracks} >= {("CHI-OMA", 1, "SF"), ("CHI-OMA", 2, "UP")}
    assert next(one for one in seen.companies if one.code == "UP").blocked


def test_bonuses_still_open() -> None:
    """SF-12.1, SF-12.6"""
    seen = GAME.view(position(2, tracks=TRACKS), None)
    assert seen.first_open == ("GAL", "DAL", "ELP", "DEN", "SLC", "SAC", "LA")
    assert seen.historical_open == (("ELP", "SF"), ("ELP", "SP"), ("SLC", "UP"))
    later = GAME.view(position(2, tracks={"SF": ("CHI KC ELP",)}), None)
    assert later.historical_open == (("ELP", "SP"), ("SLC", "UP"))
    assert "ELP" not in later.first_open


def test_players_turns_and_cards() -> None:
    state = position(
        3, turn=1, revealed={0: "OMA", 1: "double branch SF"}, played={0: "DEN"}, hands={1: "LA"}, tracks=TRACKS
    )
    seen = GAME.view(state, 1)
    assert (seen.turn, seen.still_to_play, seen.phase) == (1, (1, 2), "first")
    assert seen.players[1].allowance == 2
    assert seen.players[1].unused_branch == "SF"
    assert [(card.city, card.worth) for card in seen.players[0].played] == [("DEN", 0), ("OMA", 4)]
    assert seen.hand == ("LA",)
    assert [(card.city, card.worth) for card in seen.hand_worth] == [("LA", 0)]
    assert dict(seen.values)["OMA"] == 2
    choosing = position(3, phase="choose", first=2, hands={0: "DEN", 1: "LA", 2: "SLC"})
    assert GAME.view(choosing, 0).turn is None
    assert GAME.view(step(choosing, "choose LA", 1).state, 0).still_to_play == (2, 0)


@pytest.mark.parametrize("viewer", [0, None])
def test_nothing_of_what_others_hold_sf_i18(viewer: int | None) -> None:
    """SF-I18: hands, secret choices, deck, box and exchanged cards leave no trace."""
    state = position(2, phase="choose", hands={1: "SLC SAC"}, deck="LA LA short:RI", box="GAL", out="ELP", round=3)
    state = step(state, "choose SAC", 1).state if viewer is not None else state
    text = GAME.view(state, viewer).model_dump_json(exclude={"board", "first_open", "historical_open", "values"})
    for card in ("SLC", "SAC", "GAL", "ELP", "short:"):
        assert card not in text
    assert GAME.view(state, viewer).deck == 3
    assert GAME.view(state, viewer).box == 1


def test_a_bystander_has_no_hand() -> None:
    seen = GAME.view(deal(3), None)
    assert (seen.hand, seen.hand_worth, seen.choice) == ((), (), None)
    assert [player.hand for player in seen.players] == [4, 4, 4]


def test_a_secret_choice_counts_as_held() -> None:
    state = position(2, phase="choose", hands={0: "DEN SLC", 1: "LA SAC"})
    seen = GAME.view(step(state, "choose DEN", 0).state, 1)
    assert (seen.players[0].hand, seen.players[0].has_chosen) == (2, True)


def test_the_result_is_seen_at_the_end() -> None:
    state = position(2, box="LA").model_copy(update={"phase": "over", "cause": "laid"})
    seen = GAME.view(state, None)
    assert seen.result is not None
    assert seen.result == GAME.result(state)
    assert (seen.turn, seen.still_to_play, seen.cause) == (None, (), "laid")


def test_short_lines_open_and_close_in_view() -> None:
    seen = GAME.view(position(2, opened=("RI",)), None)
    assert {one.code for one in seen.companies if one.open} == {"SF", "SP", "GN", "UP", "KP", "RI"}


def test_the_offers_of_one_seat_are_not_anothers() -> None:
    state = position(2, phase="choose", hands={0: "DEN", 1: "LA"})
    mine = GAME.offers(state, 0, Draft(kind="choose"))
    assert [choice.value for choice in mine.choices] == ["DEN"]


def test_laid_segments_count() -> None:
    state = played(position(2, revealed={0: "double"}), "lay UP to OMA")
    assert (GAME.view(state, None).players[0].laid, GAME.view(state, None).players[0].allowance) == (1, 1)
