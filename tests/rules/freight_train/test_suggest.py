"""A turn in few clicks: whole moves suggested, what a draft would do, and how few questions a take needs."""

from itertools import groupby
from typing import cast

import pytest

from render.words import LANGUAGES, words
from rules.core.contract import Draft, Game, Suggestion
from rules.core.phrase import Phrase
from rules.core.walk import asker, choose
from rules.freight_train.build import FULL_YARD, position
from rules.freight_train.state import State
from tests.rules.freight_train.table import GAME, deal, played, seeded
from tests.rules.freight_train.test_action import closed, stuck

LONGEST_LABEL = 100  # of a menu
YARDS = {0: ("box ore box", "tank ore")}
TRAINS = {0: ("box box", "mixed ore tank")}


def robots(players: int, moves: int, seed: int = 0) -> State:
    """A game some moves old, robots in all seats."""
    state = deal(players, seed)
    for _ in range(moves):
        move = GAME.robot(GAME.view(state, state.turn), state.turn, asker(cast(Game, GAME), state, state.turn))
        state = played(state, GAME.print(move))
    return state


def said(draft: Draft) -> str:
    return GAME.print(GAME.compose(draft.kind, draft.filled()))


def of_kind(state: State, kind: str) -> list[Suggestion]:
    return [one for one in GAME.suggest(state, state.turn) if one.draft.kind == kind]


def lines(state: State, kind: str, **values: str) -> dict[str, Phrase]:
    """The account of a draft by key."""
    seen = GAME.outlook(state, state.turn, Draft(kind=kind, values=tuple(values.items())))
    assert seen is not None
    return {line.key.removeprefix("freight-account-"): line for line in seen.account}


@pytest.mark.parametrize("moves", [0, 7, 20, 45])
@pytest.mark.parametrize("players", [2, 5])
def test_every_suggestion_is_a_whole_legal_move(players: int, moves: int) -> None:
    state = robots(players, moves)
    suggested = GAME.suggest(state, state.turn)
    assert 3 <= len(suggested) <= 8
    for one in suggested:
        assert GAME.offers(state, state.turn, one.draft).complete
        assert GAME.check(state, state.turn, GAME.parse(said(one.draft))) is None
        assert GAME.outlook(state, state.turn, one.draft) is not None
    assert len({said(one.draft) for one in suggested}) == len(suggested)
    assert GAME.suggest(state, (state.turn + 1) % players) == ()


def test_the_first_take_suggested_is_the_robots() -> None:
    trains = {0: ("box box", "mixed tank refr"), 1: ("box " * 4, "tank " * 5)}
    state = position(2, day=3, end_drawn=True, main=("tank tank tank", "box box box"), trains=trains)
    best, *_ = of_kind(state, "take")
    assert said(best.draft) == "take 2:box>loco1 2:box>loco1 2:box>loco1"
    assert (best.label.params["wagons"], best.note) != ((), None)


def test_suggestions_lead_to_different_places() -> None:
    """The same wagons in another order are no other move (FT-3.11)."""
    state = position(main=("box", "ore", "tank", "coil"), trains={0: ("mixed gond refr",)}, yards=YARDS)
    moved = [frozenset(said(one.draft).split()) for one in of_kind(state, "take")]
    assert len(set(moved)) == len(moved) == 3


def test_a_yard_is_sorted_by_kind_or_one_wagon_is_moved() -> None:
    state = position(yards=YARDS, trains=TRAINS)
    sort, *single = of_kind(state, "rearrange")
    for row in sort.draft.filled().values():
        kinds = [kind for kind, _ in groupby(row.split())]
        assert len(kinds) == len(set(kinds))  # like stands with like
    assert len(single) == 2
    for one in single:
        first, second = (row.split() for row in one.draft.filled().values())
        before = [row.split() for row in YARDS[0]]
        ways = [(first[:-1], second), (first, second[:-1])]
        assert any(one_fewer(before, list(way)) for way in ways)


def one_fewer(before: list[list[str]], after: list[list[str]]) -> bool:
    """Whether the rows differ by one wagon taken out."""
    fewer = ([*row[:at], *row[at + 1 :]] for row in before for at in range(len(row)))
    return any(after in ([row, before[1]], [before[0], row]) for row in fewer)


def test_a_full_yard_is_sorted_within_its_rows() -> None:
    state = position(yards={0: ("refr " * 8, "stock " * 3 + "ore " * 5)})
    sort, *_ = of_kind(state, "rearrange")
    assert max(len(row.split()) for row in sort.draft.filled().values()) == 8
    assert played(state, said(sort.draft)).players[0].score == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_suggestions_and_accounts_fit_a_menu(language: str) -> None:
    for players, moves in ((2, 30), (3, 50), (5, 60)):
        state = robots(players, moves, seed=moves)
        for one in GAME.suggest(state, state.turn):
            seen = GAME.outlook(state, state.turn, one.draft)
            assert seen is not None
            assert one.note is not None
            for phrase in (one.label, one.note, *seen.account):
                assert 0 < len(words(language).say(phrase)) <= LONGEST_LABEL


def test_a_take_of_three_needs_seven_presses_at_most() -> None:
    """Opening and confirming counted: the kind, three wagons with their places."""
    state, game = deal(3), cast(Game, GAME)
    draft, presses = Draft(), 1
    while not (offers := GAME.offers(state, state.turn, draft)).complete:
        value = offers.choices[0].value if draft.kind else "take"
        draft, presses = choose(game, draft, offers.field, value), presses + 1
    assert presses + 1 <= 7
    assert GAME.compose(draft.kind, draft.filled()).kind == "take"


def test_a_half_said_take_shows_what_it_would_do() -> None:
    state = position(main=("ore box box",), trains={0: ("box box",)}, yards={0: ("tank", "")})
    seen = GAME.outlook(state, 0, Draft(kind="take", values=(("wagon1", "1:box>loco1"), ("wagon2", "1:box>yard1"))))
    assert seen is not None
    assert seen.state.main[0] == ("ore",)
    assert [event.kind for event in seen.events] == ["took"]
    assert GAME.outlook(state, 0, Draft(kind="take")) is None
    assert GAME.outlook(state, 0, Draft(kind="take", values=(("wagon1", "1:ore>loco1"),))) is None
    assert GAME.outlook(state, 1, Draft(kind="take", values=(("wagon1", "1:box>loco1"),))) is None


def test_the_account_of_each_kind() -> None:
    state = position(main=FULL_YARD[:3], yards=YARDS, trains=TRAINS, cabooses=True)
    train = lines(state, "switch", wagon1="1:box>loco1")["train"].params
    assert (train["loco"], train["before"], train["after"]) == (1, 2, 3)
    yard = lines(state, "switch", wagon1="1:box>loco1")["yard"].params
    assert (yard["before"], yard["after"]) == (5, 4)
    paid = lines(state, "rearrange", row1="box box ore", row2="ore tank")["points"].params
    assert (paid["before"], paid["after"]) == (5, 4)
    locos = lines(state, "mobilise")["locos"].params
    assert (locos["before"], locos["after"]) == (5, 6)
    assert lines(state, "caboose", train="1").keys() == {"closed", "cabooses"}
    assert lines(state, "fill").keys() == {"fill"}
    assert lines(closed(stuck()), "pass") == {}


def test_a_fill_shows_nothing_of_the_deck_ft_i19() -> None:
    """FT-I19: the account of a fill is the same whatever lies on top."""
    one, other = (position(main=FULL_YARD[:3], top=top) for top in ("box ore tank", "END coil gond"))
    for draft in (Draft(kind="fill"), Draft(kind="fill", values=(("row", "4"),))):
        first, second = (GAME.outlook(state, 0, draft) for state in (one, other))
        assert first is not None
        assert second is not None
        assert (first.state, first.events, first.account) == (one, (), second.account)


def test_what_a_seat_must_do_is_named() -> None:
    state = position(main=FULL_YARD[:3])
    assert [(duty.seat, duty.what, duty.blocks) for duty in GAME.duties(state)] == [(0, "play", True)]
    assert [duty.what for duty in GAME.duties(played(state, "fill"))] == ["act"]
    assert GAME.duties(state.but(over=True)) == ()
    for language in LANGUAGES:
        assert all(words(language).has(f"freight-duty-{what}") for what in ("play", "act"))


def test_the_score_as_it_stands() -> None:
    state = position(3, day=2, scores={0: 9, 1: 12, 2: 12})
    standing = GAME.standing(state)
    assert (standing.scores, standing.winners, len(standing.lines)) == ((9, 12, 12), (1, 2), 4)
    assert standing.lines[-1] == Phrase(key="freight-unscored", params={"day": 2})  # its trains score at its end
    assert GAME.result(state) is None
    assert GAME.retire(state, 0, seeded()) is None
