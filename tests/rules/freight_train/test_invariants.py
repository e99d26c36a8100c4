"""FT-I: the audit finds each kind of broken position, and each kind of step that cannot have happened."""

import pytest

from rules.core.contract import BrokenInvariantError, Event, Step
from rules.freight_train.audit import audit, audit_step
from rules.freight_train.build import FULL_YARD, position
from rules.freight_train.fill import Filled
from rules.freight_train.flow import DayEnded
from rules.freight_train.state import FreightOptions, Player, Row, State, Train
from rules.freight_train.wagons import END
from tests.rules.freight_train.table import GAME, deal, event_of, row, seeded, step

YARDS = {0: ("box ore", "tank"), 1: ("coil", "gond")}


def sound() -> State:
    return position(yards=YARDS, trains={0: ("box box", "mixed ore tank")})


def with_seat(state: State, seat: int = 0, **changes: object) -> State:
    player = state.players[seat].model_copy(update=changes)
    return state.model_copy(update={"players": (*state.players[:seat], player, *state.players[seat + 1 :])})


def broken(state: State) -> str:
    with pytest.raises(BrokenInvariantError) as found:
        audit(state)
    return found.value.invariant


def broken_step(before: State, text: str, done: Step[State], **after: object) -> str:
    """The invariant that a doctored outcome of the move breaks. The true one must pass."""
    move = GAME.parse(text)
    audit_step(before, move, done.state, done.events)
    with pytest.raises(BrokenInvariantError) as found:
        audit_step(before, move, done.state.model_copy(update=after), done.events)
    return found.value.invariant


def swapped(state: State, old: Row, new: Row) -> State:
    """Seat 0's trains and the deck changed so that no wagon is lost."""
    deck = list(state.deck)
    for wagon in new:
        deck.remove(wagon)
    return state.model_copy(update={"deck": (*old, *deck)})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sound_positions_pass(players: int) -> None:
    audit(deal(players))
    audit(sound())


def test_every_wagon_is_somewhere_ft_i1() -> None:
    """FT-I1"""
    state = sound()
    assert broken(state.model_copy(update={"deck": state.deck[1:]})) == "FT-I1"
    assert broken(state.model_copy(update={"deck": (*state.deck, "box")})) == "FT-I1"
    other = "ore" if state.deck[0] != "ore" else "box"
    assert broken(state.model_copy(update={"deck": (other, *state.deck[1:])})) == "FT-I1"


def test_one_end_card_ft_i2() -> None:
    """FT-I2"""
    state = sound()
    assert broken(state.model_copy(update={"deck": (END, *state.deck)})) == "FT-I2"
    assert broken(state.model_copy(update={"deck": state.deck[:-1]})) == "FT-I2"
    assert broken(state.model_copy(update={"end_drawn": True})) == "FT-I2"


def test_no_empty_deck_before_the_end_card_ft_i3() -> None:
    """FT-I3"""
    assert broken(sound().model_copy(update={"deck": ()})) == "FT-I3"


def test_row_lengths_ft_i4() -> None:
    """FT-I4"""
    state = sound()
    nine = swapped(state, row("box ore"), row("refr " * 9))
    assert broken(with_seat(nine, yard=(row("refr " * 9), ("tank",)))) == "FT-I4"
    taken = state.main[4]
    six = (row(FULL_YARD[0]) + taken[:1], *state.main[1:4], taken[1:])
    assert broken(state.model_copy(update={"main": six})) == "FT-I4"
    joined = state.model_copy(update={"main": state.main[:4], "deck": (*taken, *state.deck)})
    assert broken(joined) == "FT-I4"


def test_trains_of_a_player_ft_i5() -> None:
    """FT-I5"""
    two = position(trains={0: ("box box", "ore ore", "mixed tank gond")})
    first, second, third = two.players[0].trains
    again = Train(loco=2, wagons=("box",))
    assert broken(with_seat(swapped(two, second.wagons, ("box",)), trains=(first, again, third))) == "FT-I5"
    mixed = Train(loco=2, wagons=("ore", "coil"), mixed=True)
    assert broken(with_seat(swapped(two, ("ore",), ("coil",)), trains=(first, mixed, third))) == "FT-I5"
    assert broken(with_seat(two, trains=(first, _moved(second, 7), third))) == "FT-I5"
    assert broken(with_seat(two, trains=(first, second, _moved(third, 7)))) == "FT-I5"
    few = with_seat(two, locos=2)
    assert broken(few) == "FT-I5"


def _moved(train: Train, loco: int) -> Train:
    return train.model_copy(update={"loco": loco})


def test_wagons_of_a_train_ft_i6() -> None:
    """FT-I6"""
    state = position(trains={0: ("box box",)})
    both = Train(loco=1, wagons=("box", "ore"))
    assert broken(with_seat(swapped(state, ("box",), ("ore",)), trains=(both,))) == "FT-I6"
    doubles = Train(loco=1, wagons=("box", "box"), mixed=True)
    assert broken(with_seat(state, trains=(doubles,))) == "FT-I6"


def test_locomotives_of_a_player_ft_i7() -> None:
    """FT-I7"""
    assert broken(with_seat(sound(), locos=6)) == "FT-I7"
    assert broken(with_seat(position(day=2), locos=5)) == "FT-I7"
    assert broken(with_seat(position(day=3), locos=8)) == "FT-I7"


def test_mobilisations_ft_i8() -> None:
    """FT-I8"""
    assert broken(with_seat(sound(), mobilised=(1, 1), locos=6)) == "FT-I8"
    assert broken(with_seat(position(day=3), mobilised=(3,), locos=8)) == "FT-I8"


def test_only_open_ends_move_ft_i9() -> None:
    """FT-I9"""
    before = sound()
    text = "take 1>yard1 1>yard1 1>yard1"
    done = step(before, text)
    wrong = (before.main[0][3:], *done.state.main[1:])
    assert broken_step(before, text, done, main=wrong) == "FT-I9"
    yard = (row("ore box gond cont coil"), ("tank",))
    assert broken_step(before, text, done, players=with_seat(done.state, yard=yard).players) == "FT-I9"
    lost = done.state.players[0].trains[1:]
    assert broken_step(before, text, done, players=with_seat(done.state, trains=lost).players) == "FT-I9"


def test_how_many_wagons_move_ft_i10() -> None:
    """FT-I10"""
    before = sound()
    text = "take 1>yard1 1>yard1 1>yard1"
    done = step(before, text)
    two = (before.main[0][:3], *before.main[1:])
    assert broken_step(before, text, done, main=two) == "FT-I10"
    text = "switch 1>loco3"
    done = step(before, text)
    stolen = with_seat(done.state, yard=((), ("tank",))).players
    assert broken_step(before, text, done, players=stolen) == "FT-I10"
    text = "mobilise"
    done = step(before, text)
    shed = (before.main[0][:4], *before.main[1:])
    assert broken_step(before, text, done, main=shed) == "FT-I10"
    foreign = with_seat(done.state, 1, yard=((), ("gond",))).players
    assert broken_step(before, text, done, players=foreign) == "FT-I10"


def test_a_fill_is_open_and_whole_ft_i11() -> None:
    """FT-I11"""
    before = position(main=FULL_YARD[:3])
    done = step(before, "fill")
    fill = GAME.parse("fill")
    told = event_of(done, Filled)
    audit_step(before, fill, done.state, done.events)
    doctored: list[tuple[State, Event]] = [
        (before, told.model_copy(update={"drawn": told.drawn[:4]})),
        (before, told.model_copy(update={"row": 1})),
        (before.model_copy(update={"filled": True}), told),
        (before.model_copy(update={"deck": ()}), told),
    ]
    for earlier, event in doctored:
        with pytest.raises(BrokenInvariantError) as found:
            audit_step(earlier, fill, done.state, (event,))
        assert found.value.invariant == "FT-I11"


def test_points_of_a_class_ft_i12() -> None:
    """FT-I12"""
    before = position(2, trains={0: ("box box",)}, turn=1, end_drawn=True)
    done = step(before, "mobilise")
    move = GAME.parse("mobilise")
    audit_step(before, move, done.state, done.events)
    ended = event_of(done, DayEnded)
    classes = tuple(one.model_copy(update={"points": (4, 0)}) for one in ended.classes)
    events = tuple(event.model_copy(update={"classes": classes}) if event is ended else event for event in done.events)
    with pytest.raises(BrokenInvariantError) as found:
        audit_step(before, move, done.state, events)
    assert found.value.invariant == "FT-I12"


def test_scores_add_up_ft_i13() -> None:
    """FT-I13"""
    assert broken(with_seat(sound(), score=6)) == "FT-I13"
    assert broken(with_seat(sound(), rearranged=1)) == "FT-I13"
    assert broken(with_seat(sound(), yard_points=2)) == "FT-I13"


def test_no_score_below_zero_during_the_days_ft_i14() -> None:
    """FT-I14: except where the table allows debt, and after day 3."""
    in_debt = with_seat(sound(), score=-1, rearranged=6)
    assert broken(in_debt) == "FT-I14"
    audit(in_debt.model_copy(update={"over": True}))
    audit(in_debt.model_copy(update={"options": in_debt.options.model_copy(update={"debt": True})}))


def _next_day() -> tuple[State, Step[State]]:
    before = position(2, yards=YARDS, trains={0: ("box box",)}, turn=1, end_drawn=True)
    return before, step(before, "mobilise")


def test_private_yards_outlast_the_day_ft_i15() -> None:
    """FT-I15"""
    before, done = _next_day()
    turned = with_seat(done.state, yard=(row("ore box"), ("tank",))).players
    assert broken_step(before, "mobilise", done, players=turned) == "FT-I15"


def test_turns_and_marker_ft_i16() -> None:
    """FT-I16"""
    before = sound()
    done = step(before, "mobilise")
    assert broken_step(before, "mobilise", done, turn=2) == "FT-I16"
    assert broken_step(before, "mobilise", done, round=2) == "FT-I16"
    last = position(marker=1, turn=0)
    done = step(last, "mobilise")
    assert broken_step(last, "mobilise", done, marker=1, turn=1) == "FT-I16"
    before, done = _next_day()
    assert broken_step(before, "mobilise", done, marker=0, turn=0) == "FT-I16"


def test_a_day_begins_with_a_fresh_table_ft_i17() -> None:
    """FT-I17"""
    before, done = _next_day()
    assert broken_step(before, "mobilise", done, main=(*done.state.main[:4], ())) == "FT-I17"
    kept = with_seat(done.state, trains=before.players[0].trains).players
    assert broken_step(before, "mobilise", done, players=kept) == "FT-I17"


def test_cabooses_ft_i18() -> None:
    """FT-I18"""
    state = position(trains={0: ("box caboose",)}, cabooses=True)
    audit(state)
    assert broken(state.model_copy(update={"caboose_pile": 7})) == "FT-I18"
    assert broken(position(trains={0: ("box caboose",)})) == "FT-I18"
    before, done = _next_day()
    assert broken_step(before, "mobilise", done, caboose_pile=6) == "FT-I18"


def test_no_view_holds_the_deck_ft_i19() -> None:
    """FT-I19: two decks in another order look alike to everyone."""
    state = deal(3)
    other = state.model_copy(update={"deck": seeded(5).shuffled(state.deck)})
    assert other.deck != state.deck
    assert all(GAME.view(state, viewer) == GAME.view(other, viewer) for viewer in (0, 1, 2, None))
    assert "deck" in GAME.view(state, 0).model_dump()
    assert isinstance(GAME.view(state, 0).deck, int)


def test_views_hold_no_card_of_the_deck_ft_i19() -> None:
    """FT-I19: a deck of one type leaves no trace in what anyone sees."""
    bare = position(2, main=(), deck="coil END coil")
    text = GAME.view(bare, 0).model_dump_json()
    assert "coil" not in text
    assert END not in text


def test_the_same_seed_and_moves_give_the_same_state_ft_i20() -> None:
    """FT-I20: over whole games this is held by the playouts and the transcripts."""

    def once(seed: int) -> str:
        chance = seeded(seed)
        state = GAME.setup(FreightOptions(), 2, chance).state
        for text in ("mobilise", "mobilise", "take 1>loco1 2>loco2 3>loco3"):
            state = GAME.apply(state, state.turn, GAME.parse(text), chance).state
        return state.model_dump_json()

    assert once(3) == once(3)
    assert once(3) != once(4)


def test_few_wagons_mean_three_empty_rows_ft_i21() -> None:
    """FT-I21: with five rows it cannot be otherwise, so a main yard of four rows stands for the break."""
    state = position(main=("box", "ore"))
    audit(state)
    assert broken(state.model_copy(update={"main": (("box",), ("ore",), (), ())})) == "FT-I21"


def test_players_are_frozen() -> None:
    player = Player(yard=((), ()), locos=5)
    with pytest.raises(ValueError, match="frozen"):
        player.score = 9  # type: ignore[misc]  # the point of the test
