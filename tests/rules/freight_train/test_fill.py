"""FT-4: filling the main yard."""

from rules.freight_train.build import position
from rules.freight_train.fill import Filled
from rules.freight_train.state import State
from tests.rules.freight_train.table import GAME, event_of, played, refused, row, step

TOP = "box tank ore hopp gond"
THREE_FULL = ("auto", "coil coil coil", "cont")


def test_before_the_action_ft_4_1() -> None:
    """FT-4.1: after it the turn is over, and filling comes too late."""
    state = position(main=THREE_FULL)
    after = played(state, "mobilise")
    assert refused(after, "fill", seat=0) == "FT-4.1"
    assert played(state, "fill").turn == 0
    assert refused(state, "fill", seat=1) == "FT-2.1"


def test_two_rows_must_be_empty_ft_4_2() -> None:
    """FT-4.2"""
    assert refused(position(main=(*THREE_FULL, "gond")), "fill") == "FT-4.2"
    assert refused(position(), "fill") == "FT-4.2"
    assert played(position(main=THREE_FULL), "fill").filled


def test_one_row_a_turn_ft_4_3() -> None:
    """FT-4.3: a turn later it may be done again."""
    state = played(position(2, main=("auto",)), "fill")
    assert refused(state, "fill") == "FT-4.3"
    assert len(played(state, "mobilise", "fill").main[2]) == 5


def test_only_an_empty_row_ft_4_4() -> None:
    """FT-4.4"""
    state = position(main=THREE_FULL)
    assert refused(state, "fill 1") == "FT-4.4"
    assert refused(state, "fill 6") == "FT-4.4"
    assert refused(state, "fill 0") == "FT-4.4"
    assert len(played(state, "fill 5").main[4]) == 5


def test_filling_is_not_compulsory_ft_4_5() -> None:
    """FT-4.5"""
    state = position(main=("auto", "coil"), yards={0: ("box", "")})
    for move in ("mobilise", "switch 1>loco1", "rearrange / box"):
        assert played(state, move).turn == 1


def test_fewer_than_three_wagons_must_be_filled_up_first_ft_4_6() -> None:
    """FT-4.6: the refusal says so."""
    state = position(main=("auto", "coil"))
    take = GAME.parse("take 1>yard1 2>yard1 2>yard1")
    refusal = GAME.check(state, 0, take)
    assert refusal is not None
    assert refusal.instead is not None
    assert (refusal.rule, refusal.instead.key) == ("FT-6.9", "freight-instead-fill")
    assert played(state, "fill", "take 3>yard1 3>yard1 3>yard1").turn == 1


def test_five_cards_from_the_bumper_outward_ft_4_7() -> None:
    """FT-4.7, FT-R19: the first card next to the bumper; the lowest empty row unless one is named."""
    state = played(position(main=("auto", "", "coil"), top=TOP), "fill")
    assert state.main[1] == row(TOP)
    assert (state.main[3], state.main[4]) == ((), ())


def test_after_filling_any_action_is_open_ft_4_8() -> None:
    """FT-4.8, FT-R6"""
    state = played(position(main=THREE_FULL, yards={0: ("box", "")}), "fill")
    for move in ("mobilise", "switch 1>loco1", "rearrange / box", "take 2>yard1 2>yard1 2>yard1"):
        assert played(state, move).turn == 1


def test_nothing_to_fill_with_ft_4_9() -> None:
    """FT-4.9"""
    assert refused(position(main=THREE_FULL, deck=""), "fill") == "FT-4.9"


def test_the_deck_count_has_the_end_card_until_it_is_drawn_ft_4_10() -> None:
    """FT-4.10"""

    def told(deck: str) -> tuple[int, int]:
        done = step(position(main=THREE_FULL, deck=deck), "fill")
        return event_of(done, Filled).deck, GAME.view(done.state, 0).deck

    assert GAME.view(position(main=THREE_FULL, deck=f"{TOP} END box"), 1).deck == 7
    assert told(f"{TOP} END box") == (2, 2)
    assert told("box END tank ore hopp gond auto") == (1, 1)


def test_a_filled_row_ft_ex_5() -> None:
    """FT-EX-5"""
    done = step(position(main=THREE_FULL, top=TOP), "fill")
    assert done.state.main[3] == row("box tank ore hopp gond")
    assert done.state.main[3][-1] == "gond"
    assert event_of(done, Filled).shown() == TOP


def test_two_wagons_left_ft_ex_6() -> None:
    """FT-EX-6"""
    state: State = position(main=("", "", "", "auto", "coil"), yards={0: ("box", "")})
    assert refused(state, "take 4>yard1 5>yard1 5>yard1") == "FT-6.9"
    filled = played(state, "fill")
    assert sum(map(len, filled.main)) == 7
    assert played(filled, "take 1>yard1 1>yard1 1>yard1").turn == 1
    assert played(state, "switch 1>loco1").turn == 1
