"""A turn in few presses: suggestions, questions that answer themselves, what a draft costs and would do."""

from typing import cast

import pytest

from rules.core.contract import Draft, Game, Refusal, Suggestion
from rules.core.walk import answered, asker, choose
from rules.santa_fe_rails.state import SantaFeOptions, State
from tests.rules.santa_fe_rails.fixture import fixture
from tests.rules.santa_fe_rails.table import GAME, TERRAIN, deal, laid, position, seeded, step

HOUSE = cast(Game, GAME)
TRACKS = {"SF": ("CHI KC ELP:2",), "UP": ("CHI OMA",), "GN": ("MIL MSP:1",)}


def suggested(state: State) -> tuple[Suggestion, ...]:
    return GAME.suggest(state, state.turn)


def presses(state: State, text: str) -> int:
    """Opening the panel, each question that does not answer itself, and the confirmation."""
    move = GAME.parse(text)
    for suggestion in suggested(state):
        if GAME.compose("lay", suggestion.draft.filled()) == move:
            return 3
    ask = asker(HOUSE, state, state.turn)
    wanted = dict(zip(("company", "start", "towards"), _words(text), strict=True))
    draft, count = answered(HOUSE, ask, Draft()), 2
    while not (offers := ask(draft)).complete:
        value = "lay" if offers.field is None else wanted[offers.field]
        draft, count = answered(HOUSE, ask, choose(HOUSE, draft, offers.field, value)), count + 1
    return count


def _words(text: str) -> tuple[str, ...]:
    _, company, _, start, _, towards = text.split()
    return company, start, towards


def every_way(state: State) -> list[str]:
    """Each lay, said by company, start and city."""
    ask = asker(HOUSE, state, state.turn)
    found = []
    for company in ask(Draft(kind="lay")).choices:
        by = Draft(kind="lay", values=(("company", company.value),))
        for start in ask(by).choices:
            for towards in ask(by.with_value("start", start.value)).choices:
                found.append(f"lay {company.value} from {start.value} to {towards.value}")
    return found


def test_a_lay_takes_four_presses_at_most() -> None:
    """With a city card, in the opening and with track on the board; three where it is suggested."""
    for state in (position(2), position(2, tracks=TRACKS), _playing(deal(3))):
        counts = [presses(state, text) for text in every_way(state)]
        assert max(counts) <= 4
        assert counts.count(3) == len(suggested(state))


def _playing(state: State) -> State:
    for seat, player in enumerate(state.players):
        state = GAME.apply(state, seat, GAME.parse(f"choose {player.hand[0]}"), seeded()).state
    return state


def test_suggestions_are_legal_whole_moves() -> None:
    for state in (position(2, tracks=TRACKS), position(2, options=TERRAIN, tracks=TRACKS, money={0: 0})):
        found = suggested(state)
        assert found
        for one in found:
            move = GAME.compose(one.draft.kind, one.draft.filled())
            assert GAME.check(state, 0, move) is None
            assert GAME.offers(state, 0, one.draft).complete
            assert one.place == laid(GAME.apply(state, 0, move, seeded())).towards
        assert len({one.draft for one in found}) == len(found)


def test_the_bonus_ranks_first_and_is_noted() -> None:
    """SF-12"""
    state = position(2, tracks=TRACKS, played={0: "ELP"}, hands={0: "ELP"})
    best = suggested(state)[0]
    assert best.draft.filled() == {"company": "SF", "start": "KC", "towards": "ELP"}
    assert best.note is not None
    assert best.note.params == {"nth": 3, "spaces": 3, "cost": 0, "earns": 6, "points": 5, "held": 1}


@pytest.mark.parametrize(("card", "others"), [("DEN", "ELP"), ("ELP", "DEN")])
def test_a_city_on_ones_own_cards_ranks_before_another(card: str, others: str) -> None:
    """Two ways of the same length; a rival's card counts against its city."""
    for words in ({"played": {0: card}}, {"hands": {0: card}}, {"played": {1: others}}):
        state = position(2, tracks={"SF": ("CHI KC",)}, **words)
        ways = [one.draft.filled() for one in suggested(state)]
        assert next(way["towards"] for way in ways if way["company"] == "SF") == card


def test_the_dearer_of_two_tracks_is_not_suggested() -> None:
    """SF-19.3: the cheaper track is named where it is not the first."""
    options = SantaFeOptions(board=fixture({}, {"CHI-OMA": ("mp", "pp")}), terrain=True)
    drafts = [one.draft.filled() for one in suggested(position(2, options=options))]
    (way,) = (draft for draft in drafts if draft["company"] == "UP" and draft["towards"] == "OMA")
    assert way["track"] == "2"


def test_nothing_is_suggested_out_of_turn_or_where_nothing_is_laid() -> None:
    assert GAME.suggest(position(2), 1) == ()
    assert GAME.suggest(position(2, phase="draw", hands={0: "DEN"}), 0) == ()


def test_what_a_segment_costs_and_leaves() -> None:
    """SF-12, SF-19"""
    state = position(2, options=TERRAIN, tracks={"UP": ("CHI OMA DEN SLC:1",)}, revealed={0: "double"})
    values = (("company", "UP"), ("start", "DEN"), ("towards", "SLC"))
    seen = GAME.outlook(state, 0, Draft(kind="lay", values=values))
    assert seen is not None
    assert [line.params for line in seen.account] == [
        {"cost": 2, "earned": 12, "money": 15},
        {"left": 18, "more": 1},
    ]
    assert seen.state.players[0].money == 15
    assert GAME.outlook(state, 0, Draft(kind="lay", values=values[:2])) is None
    assert GAME.outlook(state, 1, Draft(kind="lay", values=values)) is None


SECOND = {"phase": "second", "revealed": {0: "double"}, "hands": {0: "DEN SLC"}}


@pytest.mark.parametrize(
    ("state", "draft", "key", "params"),
    [
        (position(2, phase="draw", hands={0: "DEN"}), Draft(kind="draw", values=(("card", "branch SF"),)), "buy", {}),
        (
            position(2, phase="choose", hands={0: "DEN LA"}),
            Draft(kind="choose", values=(("card", "DEN"),)),
            "choose",
            {},
        ),
        (
            position(2, revealed={0: "boom"}),
            Draft(kind="boom", values=(("token1", "OMA 4"),)),
            "boom",
            {"fours": 2, "fives": 7},
        ),
        (position(2, **SECOND), Draft(kind="exchange", growing="DEN"), "exchange", {}),
        (position(2, **SECOND), Draft(kind="exchange", values=(("cards", "DEN"),)), "exchange", {}),
    ],
)
def test_every_kind_gives_an_account(state: State, draft: Draft, key: str, params: dict[str, int]) -> None:
    seen = GAME.outlook(state, 0, draft)
    assert seen is not None
    assert seen.account[0].key == f"santafe-account-{key}"
    assert params.items() <= seen.account[0].params.items()


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        (position(2, phase="draw", hands={0: "DEN"}, deck=""), "stop"),
        (position(2, options=TERRAIN), "pass"),
        (position(2, revealed={0: "four"}), "defer"),
        (step(position(2, revealed={0: "double"}), "lay UP to OMA").state, "done"),
    ],
)
def test_kinds_without_a_blank_say_their_note(state: State, kind: str) -> None:
    seen = GAME.outlook(state, 0, Draft(kind=kind))
    assert seen is not None
    assert [line.key for line in seen.account] == [f"santafe-note-{kind}"]


def test_what_turns_up_cards_is_not_tried_out_sf_4_1() -> None:
    """SF-4.1, SF-14.4: a plan shows no card of the deck, nor that a short line would open."""
    for draft, state in (
        (
            Draft(kind="draw", values=(("card", "deck"),)),
            position(2, phase="draw", hands={0: "DEN"}, top="short:RI LA"),
        ),
        (Draft(kind="exchange", growing="DEN"), position(2, **SECOND, top="short:RI LA")),
    ):
        seen = GAME.outlook(state, 0, draft)
        assert seen is not None
        assert (seen.state, seen.events) == (state, ())


def test_a_draw_that_is_refused_has_no_outlook() -> None:
    state = position(2, phase="draw", hands={0: "DEN"}, money={0: 0})
    assert GAME.outlook(state, 0, Draft(kind="draw", values=(("card", "branch SF"),))) is None


def test_cards_to_exchange_are_ticked_in_any_order() -> None:
    (field,) = GAME.forms["exchange"].fields
    assert (field.grows, field.ordered) == (True, False)


def test_choices_lie_on_the_map() -> None:
    state = position(2, tracks=TRACKS, revealed={0: "boom"})
    company = (("company", "UP"),)
    assert {one.place for one in GAME.offers(state, 0, Draft(kind="lay", values=company)).choices} == {"OMA"}
    ways = GAME.offers(state, 0, Draft(kind="lay", values=(*company, ("start", "OMA")))).choices
    assert [one.place for one in ways] == [one.value for one in ways]
    assert [one.place for one in GAME.offers(state, 0, Draft(kind="boom")).choices][:2] == ["MSP", "OMA"]
    hand = position(2, phase="choose", hands={0: "DEN double"})
    assert [one.place for one in GAME.offers(hand, 0, Draft(kind="choose")).choices] == ["DEN", ""]


@pytest.mark.parametrize(
    ("state", "duties"),
    [
        (position(3, phase="draw", turn=1, hands={1: "DEN"}), [(1, "draw")]),
        (position(3, phase="choose", first=2, hands={0: "DEN", 1: "LA", 2: "SLC"}), [(s, "choose") for s in (2, 0, 1)]),
        (position(3, turn=2, phase="first"), [(2, "lay")]),
        (position(3, turn=0, phase="second"), [(0, "lay")]),
    ],
)
def test_who_must_do_what(state: State, duties: list[tuple[int, str]]) -> None:
    """SF-2.1, SF-2.3, SF-5.1"""
    found = GAME.duties(state)
    assert [(duty.seat, duty.what) for duty in found] == [(seat, f"{what}") for seat, what in duties]
    assert all(duty.blocks for duty in found)


def test_the_score_as_it_stands_leaves_the_third_man_out_sf_18_3() -> None:
    """SF-17, SF-18.3: his cards are unseen until the end."""
    state = position(2, tracks={"SF": ("CHI KC ELP LA",)}, played={0: "LA"}, money={0: 3}, box="LA DAL")
    found = GAME.standing(state)
    assert found is not None
    assert (found.scores, found.winners, len(found.lines)) == ((10, 2), (0,), 2)
    other = GAME.standing(position(2, tracks={"SF": ("CHI KC ELP LA",)}, played={0: "LA"}, money={0: 3}, box="SLC SLC"))
    assert other == found


def test_a_refused_draft_says_why() -> None:
    refusal = GAME.offers(position(2), 0, Draft(kind="lay", values=(("company", "SF"), ("start", "a b c")))).refusal
    assert isinstance(refusal, Refusal)
