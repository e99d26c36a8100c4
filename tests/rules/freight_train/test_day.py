"""FT-10 and FT-11: how a day ends and the next begins."""

from collections import Counter

import pytest

from rules.freight_train.build import position
from rules.freight_train.fill import Filled
from rules.freight_train.flow import DayEnded, RoundBegan
from rules.freight_train.pass_ import Passed
from rules.freight_train.setup import Dealt, cut, new_day
from rules.freight_train.state import State
from rules.freight_train.view import seats_to_play
from rules.freight_train.wagons import END, WAGONS
from tests.rules.freight_train.table import GAME, event_of, played, refused, row, seeded, step

TAKE = "take 1>yard1 1>yard1 1>yard1"
DRAW = "ore box END tank hopp auto coil coil"


def drawing() -> State:
    """Four seats, round C D A B, D about to fill: the end card is third in the deck."""
    return position(main=("gond gond gond gond gond", "refr refr refr"), top=DRAW, marker=2, turn=3)


def last_turn(
    day: int = 1,
    trains: dict[int, tuple[str, ...]] | None = None,
    yards: dict[int, tuple[str, str]] | None = None,
    mobilised: dict[int, tuple[int, ...]] | None = None,
) -> State:
    """B, last of the round C D A B, has only to act: the end card is out."""
    return position(marker=2, turn=1, day=day, end_drawn=True, trains=trains, yards=yards, mobilised=mobilised)


def all_pass(day: int = 1, filled_in_round: bool = False) -> State:
    """The last of two seats can do nothing but choose to pass; the other has passed."""
    locked = {1: ("box box", "tank tank", "ore ore", "hopp hopp", "gond gond", "coil coil", "mixed auto caboose")}
    state = position(
        2,
        main=("pigg pigg pigg", "cont"),
        deck="cont cont END pigg",
        day=day,
        marker=0,
        turn=1,
        passes=1,
        yards={1: ("refr " * 8, "stock " * 8)},
        trains=locked,
        scores={1: 0},
        mobilised={1: (1, 2) if day > 1 else (1,)},
        cabooses=True,
    )
    player = state.players[1].model_copy(update={"locos": 7})
    return state.model_copy(update={"players": (state.players[0], player), "filled_in_round": filled_in_round})


def test_the_end_card_is_set_aside_and_announced_ft_10_1() -> None:
    """FT-10.1"""
    done = step(drawing(), "fill")
    told = event_of(done, Filled)
    assert (told.end_at, told.drawn) == (2, row("ore box tank hopp auto"))
    assert told.shown() == "ore box END tank hopp auto"
    assert "freight-end-drawn" in [line.key for line in GAME.tell(done.state, told)]
    assert done.state.end_drawn
    assert END not in done.state.deck


def test_the_row_is_completed_ft_10_2() -> None:
    """FT-10.2: as far as the deck goes; only the end card is a filling too (FT-R23)."""
    assert len(played(drawing(), "fill").main[2]) == 5
    short = played(position(main=("gond gond gond",), deck="ore END tank"), "fill")
    assert short.main[1] == row("ore tank")
    bare = played(position(main=("gond gond gond",), deck="END"), "fill")
    assert (bare.main[1], bare.filled, bare.end_drawn) == ((), True, True)


def test_who_drew_it_still_acts_ft_10_3() -> None:
    """FT-10.3"""
    drawn = played(drawing(), "fill")
    assert GAME.to_act(drawn) == {3}
    assert GAME.to_act(played(drawn, TAKE)) == {0}


def test_only_the_rest_of_the_round_still_plays_ft_10_4() -> None:
    """FT-10.4: A and B after D, never C again today."""
    done = step(drawing(), "fill")
    assert event_of(done, Filled).last_turns == (3, 0, 1)
    state, order = done.state, []
    while state.day == 1:
        order.append(state.turn)
        state = played(state, "mobilise")
    assert order == [3, 0, 1]


def test_rows_may_still_be_filled_in_the_last_turns_ft_10_5() -> None:
    """FT-10.5: partly, if the deck runs out."""
    state = position(main=("gond gond gond",), deck="ore tank", end_drawn=True)
    after = played(state, "fill")
    assert (after.main[1], after.deck) == (row("ore tank"), ())
    assert refused(position(main=("gond", "gond", "gond", "gond"), deck="ore", end_drawn=True), "fill") == "FT-4.2"


def test_trains_and_yards_are_scored_ft_10_6() -> None:
    """FT-10.6, FT-R18: before the table is cleared."""
    state = last_turn(trains={0: ("box box",)}, yards={0: ("ore ore", "tank tank")})
    ended = event_of(step(state, "mobilise"), DayEnded)
    assert (ended.train_points, ended.yard_points, ended.scores) == ((3, 0, 0, 0), (2, 0, 0, 0), (10, 5, 5, 5))


def test_trains_main_yard_and_deck_make_the_new_deck_ft_10_7() -> None:
    """FT-10.7: after day 3 nothing is cleared (FT-R21)."""
    state = last_turn(trains={0: ("box box",), 3: ("mixed ore tank",)}, yards={1: ("refr refr", "")})
    after = played(state, "mobilise")
    assert not any(player.trains for player in after.players)
    fresh = Counter(after.deck) + Counter(wagon for one in after.main for wagon in one)
    assert fresh == Counter([*WAGONS * 16, END]) - Counter(("refr", "refr"))
    last = last_turn(day=3, trains={0: ("box box",)}, yards={1: ("refr refr", "")})
    over = played(last, "rearrange refr / refr")
    assert (over.main, over.deck, over.players[0].trains) == (last.main, last.deck, last.players[0].trains)


def test_private_yards_stay_ft_10_8() -> None:
    """FT-10.8"""
    state = last_turn(yards={0: ("box ore", "tank"), 1: ("refr", "")})
    assert [player.yard for player in played(state, "mobilise").players] == [p.yard for p in state.players]


def test_the_marker_goes_one_seat_left_ft_10_9() -> None:
    """FT-10.9, FT-R22: once, not twice."""
    after = played(last_turn(), "mobilise")
    assert (after.marker, after.turn) == (3, 3)


def test_drawn_in_the_last_turn_of_a_round_ft_10_10() -> None:
    """FT-10.10"""
    state = position(main=("gond gond gond",), top="END " + "box " * 6, marker=2, turn=1)
    drawn = step(state, "fill")
    assert event_of(drawn, Filled).last_turns == (1,)
    assert event_of(step(drawn.state, TAKE), DayEnded).cause == "card"


def test_a_round_of_passes_ends_the_day_ft_10_11() -> None:
    """FT-10.11: the card is taken out, the day scored, the marker passed on."""
    done = step(all_pass(), "pass")
    assert event_of(done, DayEnded).cause == "passes"
    assert (done.state.day, done.state.marker, done.state.deck.count(END)) == (2, 1, 1)
    last = step(all_pass(day=3), "pass")
    assert last.state.over
    assert END not in last.state.deck
    assert last.state.end_drawn


def test_a_round_with_a_fill_or_an_action_goes_on_ft_10_11() -> None:
    """FT-10.11, FT-R7"""
    filled = step(all_pass(filled_in_round=True), "pass")
    assert event_of(filled, RoundBegan).marker == 1
    filling = all_pass().model_copy(update={"deck": ("pigg", "pigg", "pigg", "pigg", "pigg", "END")})
    assert event_of(step(played(filling, "fill"), "pass"), RoundBegan).marker == 1
    acted = step(all_pass().model_copy(update={"passes": 0}), "pass")
    assert event_of(acted, RoundBegan).marker == 1
    assert acted.state.passes == 0


def test_a_fresh_shuffled_main_yard_ft_11_1() -> None:
    """FT-11.1"""
    state = last_turn()
    one, other = step(state, "mobilise", seed=1).state, step(state, "mobilise", seed=2).state
    assert [len(r) for r in one.main] == [5] * 5
    assert one.main != other.main
    assert event_of(step(state, "mobilise", seed=1), Dealt).main == one.main


@pytest.mark.parametrize(("day", "cards", "first", "last"), [(2, 113, 77, 114), (3, 122, 93, 123)])
def test_where_the_end_card_hides(day: int, cards: int, first: int, last: int) -> None:
    """FT-11.2 the bottom third on day 2, FT-11.3 the bottom quarter on day 3."""
    chance = seeded()
    places = {cut(["box"] * cards, day, chance).index(END) + 1 for _ in range(700)}
    assert places == set(range(first, last + 1))


def test_a_free_locomotive_for_who_did_not_mobilise_ft_11_4() -> None:
    """FT-11.4, FT-R16: for the day before, not for an earlier one."""
    after = step(last_turn(mobilised={0: (1,)}), "take 1>loco1 2>loco2 3>loco3")
    assert [player.locos for player in after.state.players] == [6, 6, 6, 6]
    assert event_of(after, Dealt).free == (1, 2, 3)
    third = step(last_turn(day=2, mobilised={0: (1,), 2: (2,)}), "take 1>loco1 2>loco2 3>loco3")
    assert event_of(third, Dealt).free == (0, 1, 3)


def test_the_new_marker_holder_begins_ft_11_5() -> None:
    """FT-11.5"""
    done = step(last_turn(), "mobilise")
    assert event_of(done, Dealt).marker == done.state.turn == 3
    assert (done.state.filled, done.state.end_drawn, done.state.passes) == (False, False, 0)


def test_the_end_card_in_the_middle_of_a_round_ft_ex_18() -> None:
    """FT-EX-18"""
    state = played(drawing(), "fill")
    assert state.main[2] == row("ore box tank hopp auto")
    assert seats_to_play(state) == (3, 0, 1)
    state = played(state, TAKE, TAKE.replace("1>", "2>"))
    assert state.turn == 1
    done = step(state, "mobilise")
    assert event_of(done, DayEnded).day == 1
    assert (done.state.marker, done.state.turn) == (3, 3)


def test_the_deck_runs_out_ft_ex_19() -> None:
    """FT-EX-19"""
    state = position(main=("gond gond",), deck="ore tank hopp", end_drawn=True, marker=2, turn=0)
    state = played(state, "fill")
    assert state.main[1] == row("ore tank hopp")
    state = played(state, "take 2>yard1 2>yard1 2>yard1")
    assert state.turn == 1
    assert refused(state, "fill") == "FT-4.9"
    assert refused(state, "take 1>yard1 1>yard1 1>yard1") == "FT-6.9"


def test_decks_of_days_two_and_three_ft_ex_21() -> None:
    """FT-EX-21"""
    yards = {0: ("box " * 8, "ore ore"), 1: ("tank " * 8, "ore"), 2: ("coil " * 8, "auto " * 4), 3: ("gond " * 7, "")}
    fresh = new_day(position(yards=yards, end_drawn=True), seeded()).state
    assert (sum(map(len, fresh.main)), len(fresh.deck) - 1) == (25, 113)
    assert 77 <= fresh.deck.index(END) + 1 <= 114
    yards = {0: ("box " * 8, ""), 1: ("tank " * 6, ""), 2: ("coil " * 8, "auto " * 2), 3: ("gond " * 5, "")}
    fresh = new_day(position(day=2, yards=yards, end_drawn=True), seeded()).state
    assert (sum(map(len, fresh.main)), len(fresh.deck) - 1) == (25, 122)
    assert 93 <= fresh.deck.index(END) + 1 <= 123


def test_passing_is_told() -> None:
    done = step(all_pass(), "pass")
    assert GAME.tell(done.state, event_of(done, Passed))[0].key == "freight-passed"
