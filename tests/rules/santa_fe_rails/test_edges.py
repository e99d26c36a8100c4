"""The edges of the rules: each test holds one condition that its neighbours leave free."""

import pytest

from rules.core.contract import Draft, MisreadError
from rules.core.phrase import Phrase, Who, phrase
from rules.santa_fe_rails.choosing.choose import ChoseCards
from rules.santa_fe_rails.drawing.deck import ShortLineOpened
from rules.santa_fe_rails.drawing.stop import StoppedDrawing
from rules.santa_fe_rails.flow import Boxed, Revealed, RoundEnded, SegmentsRemoved
from rules.santa_fe_rails.laying.defer import Deferred
from rules.santa_fe_rails.laying.laid import Laid
from rules.santa_fe_rails.laying.pass_ import Passed
from rules.santa_fe_rails.scoring import GameEnded, final, standing
from rules.santa_fe_rails.setup import Dealt
from rules.santa_fe_rails.state import SantaFeOptions, State
from tests.rules.santa_fe_rails.fixture import fixture
from tests.rules.santa_fe_rails.table import (
    GAME,
    TERRAIN,
    company,
    deal,
    event_of,
    events_of,
    laid,
    legal,
    played,
    position,
    refused,
    seeded,
    step,
)


def kinds(state: State) -> list[str]:
    return [choice.value for choice in GAME.offers(state, state.turn, Draft()).choices]


def why(state: State, text: str) -> str:
    """The key of the refusal."""
    refusal = GAME.check(state, state.turn, GAME.parse(text))
    assert refusal is not None
    return refusal.why.key


@pytest.mark.parametrize("event", [Dealt, Revealed, ShortLineOpened, Boxed, GameEnded])
def test_what_turns_up_cards_bars_a_free_undo_sf_5_10(event: type[Revealed]) -> None:
    """SF-5.10, SF-4.1, SF-18.2: whoever has seen the cards cannot take the move back unasked."""
    assert event.reveals


@pytest.mark.parametrize("event", [Laid, Passed, Deferred, RoundEnded, SegmentsRemoved, StoppedDrawing])
def test_what_shows_nothing_hidden_may_be_taken_back(event: type[Laid]) -> None:
    assert not event.reveals


def test_a_new_round_gives_new_rights_sf_8_1() -> None:
    """SF-8.1, SF-13.3, SF-14.3: branch, tokens and exchange of the round before are forgotten."""
    state = position(2, phase="second", turn=1, revealed={0: "double"}, hands={0: "DEN"})
    used = {"branch_used": True, "tokens_placed": 2, "exchanged": 1, "laid_first": 2, "laid_second": 1}
    rested = played(state.with_player(0, **used), "lay UP to OMA").players[0]
    assert (rested.branch_used, rested.tokens_placed, rested.exchanged) == (False, 0, 0)
    assert (rested.laid_first, rested.laid_second, rested.revealed, rested.returned) == (0, 0, (), ("double",))


def test_a_boomtown_in_hand_places_nothing_sf_13_3() -> None:
    """SF-13.3: the card must have been played."""
    state = position(2, hands={0: "boom"}, revealed={0: "DEN"})
    assert refused(state, "boom OMA 4") == "SF-13.3"
    assert "boom" not in kinds(state)


def test_a_short_lines_new_line_leaves_the_branch_card_sf_9_1() -> None:
    """SF-9.1, SF-8.8: no card is used for it."""
    tracks = {"DRGW": ("DEN SLC",), "SF": ("CHI KC",)}
    state = position(2, tracks=tracks, revealed={0: "double branch SF"})
    after = played(state, "lay DRGW from DEN to OMA")
    assert company(after, "DRGW").lines[-1].number == 2
    assert not after.players[0].branch_used
    assert legal(after, "lay SF from CHI to OMA branch")


def test_stop_is_offered_with_an_empty_deck_alone_sf_3_14() -> None:
    """SF-3.13, SF-3.14"""
    assert kinds(position(2, phase="draw", hands={0: "DEN"}, deck="")) == ["draw", "stop"]
    assert kinds(position(2, phase="draw", hands={0: "DEN"}, deck="LA")) == ["draw"]


@pytest.mark.parametrize(("deck", "most"), [("", 0), ("LA", 1), ("LA LA", 2), ("LA LA SAC", 2)])
def test_an_exchange_is_offered_up_to_the_deck_sf_14_7(deck: str, most: int) -> None:
    """SF-14.7, SF-14.3: and up to the city cards in hand, once."""
    state = position(2, phase="second", revealed={0: "double"}, hands={0: "DEN SLC boom"}, deck=deck)
    notes = {choice.value: choice.note for choice in GAME.offers(state, 0, Draft()).choices}
    assert ("exchange" in notes) == (most > 0)
    if note := notes.get("exchange"):
        assert note.params["most"] == most
        assert "exchange" not in kinds(played(state, "exchange DEN"))
    assert "exchange" not in kinds(state.with_player(0, hand=("boom",)))
    assert "exchange" not in kinds(state.with_player(0, revealed=("triple",)))


def test_a_finished_company_is_not_blocked_sf_11_2() -> None:
    """SF-11.2: blocked is only what has segments left."""
    options = SantaFeOptions(board=fixture({"SP": 3}))
    state = position(2, options=options, tracks={"SP": ("NO DAL GAL",)}, out="branch SP branch SP branch SP")
    (seen,) = (one for one in GAME.view(state, None).companies if one.code == "SP")
    assert not seen.blocked
    assert not events_of(step(state, "lay UP to OMA"), SegmentsRemoved)


def test_the_first_free_track_is_the_default_sf_6_7() -> None:
    """Section 5: a track left out is the first that is free."""
    assert laid(step(position(2), "lay SF from CHI to OMA")).track == 1
    taken = position(2, tracks={"UP": ("CHI OMA:1",)})
    assert laid(step(taken, "lay SF from CHI to OMA")).track == 2
    assert refused(position(2), "lay SF from CHI to OMA track 0") == "SF-6.7"


def test_a_short_line_may_leave_its_start_out_sf_9_1() -> None:
    """SF-9.1: a city it serves is a start as well; several are asked for."""
    state = position(2, tracks={"DRGW": ("DEN SLC",)})
    assert laid(step(state, "lay DRGW to SAC")).start == "SLC"
    assert laid(step(state, "lay DRGW to OMA")).start == "DEN"
    assert refused(state, "lay DRGW to LA") == "SF-7.1"
    both = position(2, tracks={"WP": ("SAC LA", "SAC SLC")})
    assert laid(step(both, "lay WP to ELP")).start == "LA"


def test_a_short_lines_first_segment_may_be_called_a_branch_sf_6_6() -> None:
    """SF-6.6, SF-9.1: it starts at the origin and needs no card."""
    state = position(2, opened=("DRGW",))
    event = laid(step(state, "lay DRGW from DEN to SLC branch"))
    assert (event.line, event.new_line) == (1, True)
    assert refused(state, "lay DRGW from SLC to SAC branch") == "SF-6.6"


def test_removed_segments_are_told_apart_from_laid_ones_sf_11_4() -> None:
    """SF-6.4, SF-11.4"""
    gone = "branch SP branch SP branch SP"
    state = played(position(2, tracks={"SP": ("NO DAL",)}, out=gone), "lay SP from DAL to GAL")
    assert why(state, "lay SP from DAL to ELP") == "santafe-no-removed"
    options = SantaFeOptions(board=fixture({"SP": 3}))
    spent = position(2, options=options, tracks={"SP": ("NO DAL GAL",)})
    assert why(spent, "lay SP from DAL to ELP") == "santafe-no-none-left"


def test_a_pass_after_a_segment_in_the_base_game_sf_6_2() -> None:
    """SF-6.2: refused, and the player is told to end the turn, or to lay."""
    state = position(2, revealed={0: "double"})
    for position_now, key in ((state, "lay"), (played(state, "lay UP to OMA"), "done")):
        refusal = GAME.check(position_now, 0, GAME.parse("pass"))
        assert refusal is not None
        assert refusal.instead is not None
        assert (refusal.rule, refusal.instead.key) == ("SF-6.2", f"santafe-instead-{key}")


def test_done_with_nothing_laid_where_nobody_must_lay_sf_19_7() -> None:
    """SF-6.2, SF-19.7: one lays or passes; in the base game one lays."""
    for options, key, instead in ((TERRAIN, "nothing-laid", "lay-or-pass"), (None, "must-lay", "lay")):
        state = position(2, **({"options": options} if options else {}))
        refusal = GAME.check(state, 0, GAME.parse("done"))
        assert refusal is not None
        assert refusal.instead is not None
        assert (refusal.why.key, refusal.instead.key) == (f"santafe-no-{key}", f"santafe-instead-{instead}")


def test_a_four_in_one_that_passes_later_has_passed_sf_19_7() -> None:
    """SF-19.7: it defers only in the first phase with nothing laid."""
    state = position(2, options=TERRAIN, revealed={0: "four"})
    assert events_of(step(state, "pass"), Deferred)
    after = step(played(state, "lay UP to OMA"), "pass")
    assert (event_of(after, Passed).laid, events_of(after, Deferred)) == (1, [])
    second = step(position(2, options=TERRAIN, revealed={0: "four"}, phase="second"), "pass")
    assert (event_of(second, Passed).laid, events_of(second, Deferred)) == (0, [])
    other = step(position(2, options=TERRAIN, revealed={0: "triple"}), "pass")
    assert not events_of(other, Deferred)


def blocked_southern_pacific(used: bool) -> State:
    """One more segment to Galveston blocks it; the only branch card left has been shown."""
    out = "branch SP branch SP"
    state = position(2, tracks={"SP": ("NO DAL",)}, out=out, revealed={0: "double branch SP"})
    return state.with_player(0, branch_used=used)


@pytest.mark.parametrize("used", [False, True])
def test_a_used_branch_card_frees_nobody_sf_11_4(used: bool) -> None:
    """SF-11.4 with SF-R16: shown and unused it still does."""
    after = step(blocked_southern_pacific(used), "lay SP from DAL to GAL")
    assert bool(events_of(after, SegmentsRemoved)) == used


@pytest.mark.parametrize("zone", ["hands", "display"])
def test_a_branch_card_held_or_on_display_frees_sf_11_4(zone: str) -> None:
    """SF-11.4 with SF-R16"""
    words = {"out": "branch SP branch SP", **({"hands": {1: "branch SP"}} if zone == "hands" else {})}
    after = step(position(2, tracks={"SP": ("NO DAL",)}, **words), "lay SP from DAL to GAL")
    assert not events_of(after, SegmentsRemoved)


def test_an_empty_hand_stops_by_itself_sf_3_14() -> None:
    """SF-3.14, SF-5.9: with nothing to take the draw turn ends, and the player counts as having chosen."""
    gone = " ".join(f"branch {code} branch {code} branch {code}" for code in ("SF", "SP", "GN", "UP", "KP"))
    shown = {1: "double triple", 0: "four boom"}
    state = position(2, phase="draw", turn=0, hands={0: "", 1: "boom boom LA DEN"}, revealed=shown, deck="", out=gone)
    assert kinds(state) == ["stop"]
    settled = step(position(2, phase="second", turn=1, hands={1: "LA", 0: ""}, deck="", out=gone), "lay UP to OMA")
    assert settled.state.turn == 0
    three = position(
        3,
        phase="draw",
        first=2,
        turn=2,
        hands={2: "LA", 0: "", 1: "boom boom DEN SLC"},
        revealed={1: "double double", 0: "four boom", 2: "triple"},
        deck="",
        out=gone,
    )
    stopped = step(three, "stop")
    assert [(event.seat, event.hand) for event in events_of(stopped, StoppedDrawing)] == [(2, 1), (0, 0)]
    assert stopped.state.phase == "choose"
    assert GAME.to_act(stopped.state) == {1, 2}


def ended(players: int = 3, **words: object) -> tuple[str, ...]:
    """The keys of what is told at the end."""
    state = position(players, **words).but(phase="over", cause="laid")
    return tuple(line.key for line in final(state).told(state))


def test_how_the_victory_came_is_told_sf_17_6() -> None:
    """SF-17.5, SF-17.6, SF-17.7: alone, by sevens, shared."""
    track = {"SF": ("CHI KC ELP LA",)}
    assert ended(money={0: 9, 1: 3, 2: 3})[-1] == "santafe-won-alone"
    assert ended(money={0: 9, 1: 2, 2: 3}, tracks=track, played={1: "LA"})[-1] == "santafe-won-sevens"
    assert ended(money={0: 9, 1: 9, 2: 3})[-1] == "santafe-won-shared"


def test_what_breaks_a_tie_is_told_when_the_game_ends_as_it_stands_sf_17_6() -> None:
    """SF-17.6, SF-17.7; between two players sevens break no tie (SF-18.4)."""
    track = {"SF": ("CHI KC ELP LA",)}
    broken = standing(position(3, money={0: 9, 1: 2, 2: 3}, tracks=track, played={1: "LA"}))
    assert (broken.scores, broken.winners) == ((9, 9, 3), (1,))
    tied = (Who(seat=0), Who(seat=1))
    assert broken.lines[-1] == phrase("santafe-tie-sevens", who=tied, total=9, sevens=1)
    two = standing(position(2, money={0: 9, 1: 2}, tracks=track, played={1: "LA"}))
    assert (two.scores, two.winners) == ((9, 9), (0, 1))
    shared = standing(position(3, money={0: 9, 1: 9, 2: 3}))
    alone = standing(position(3, money={0: 9, 1: 3, 2: 3}))
    assert {line.key for one in (two, shared, alone) for line in one.lines} == {"santafe-sheet"}


def test_choices_are_told_from_the_first_player_on_sf_2_3() -> None:
    """SF-5.10, SF-2.3"""
    state = position(3, phase="choose", first=1, hands={0: "DEN", 1: "LA", 2: "SLC"})
    state = step(step(state, "choose DEN", 0).state, "choose LA", 1).state
    shown = step(state, "choose SLC", 2)
    assert event_of(shown, Revealed).order == (1, 2, 0)
    lines = event_of(shown, Revealed).told(shown.state)[1:]
    assert [line.params["who"] for line in lines] == [Who(seat=1), Who(seat=2), Who(seat=0)]


def test_a_triple_turn_is_told_what_it_loses_sf_12_11() -> None:
    """SF-12.11"""
    state = position(2, tracks={"SF": ("CHI KC ELP:2",)}, revealed={0: "triple"})
    event = laid(step(state, "lay SF to ELP"))
    assert (event.lost, event.first_service, event.historical) == (6, 0, 0)
    assert laid(step(position(2, tracks={"SF": ("CHI KC ELP:2",)}), "lay SF to ELP")).lost == 0


def test_returned_and_discarded_cards_are_told_sf_15_1() -> None:
    """SF-15.1, SF-15.2"""
    shown = {0: "double branch SF", 1: "DEN branch UP"}
    ends = step(position(2, phase="second", turn=1, revealed=shown), "lay UP to OMA")
    event = event_of(ends, RoundEnded)
    assert (event.returned, event.discarded) == (("double",), ("branch:SF", "branch:UP"))
    keys = [line.key for line in event.told(ends.state)]
    assert keys == ["santafe-round-ended", "santafe-returned", "santafe-discarded"]
    plain = step(position(2, phase="second", turn=1, revealed={0: "DEN"}), "lay UP to OMA")
    assert [line.key for line in event_of(plain, RoundEnded).told(plain.state)] == ["santafe-round-ended"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, []),
        ({"terrain": True}, ["terrain"]),
        ({"retake_own": False}, ["retake_own"]),
        ({"rock_island": "11"}, ["rock_island"]),
        ({"tokens": "5+5"}, ["tokens"]),
    ],
)
def test_the_tables_options_are_told_sf_1(options: dict[str, object], told: list[str]) -> None:
    """SF-R1, SF-R2, SF-R8, SF-19: what the table chose otherwise, and nothing else."""
    dealt = GAME.setup(SantaFeOptions.model_validate(options), 3, seeded())
    keys = [line.key for line in GAME.tell(dealt.state, dealt.events[0])]
    assert [key for key in keys if "option" in key] == [f"santafe-option-{name}-on" for name in told]


def test_nobody_sees_whether_a_short_line_was_boxed_sf_18_2() -> None:
    """SF-18.2, SF-I18: two boxes that differ in it look the same."""
    drawing = {"phase": "draw", "turn": 1, "hands": {0: "DEN SLC ELP ELP", 1: "SAC SAC LA"}}
    seen = []
    for top in ("LA short:RI MSP", "LA MSP short:RI"):
        after = step(position(2, **drawing, top=top), "draw deck")
        seen.append([GAME.view(after.state, viewer) for viewer in (0, 1, None)])
        (line,) = event_of(after, Boxed).told(after.state)
        assert line.params["box"] == 1
    assert seen[0] == seen[1]


def test_all_boxed_cards_are_told_at_the_end_sf_18_3() -> None:
    """SF-18.3: short lines too; under version 1 only what scored was."""
    for version, boxed in ((1, ()), (2, ("DAL", "short:RI"))):
        state = position(2, version=version, options=TERRAIN, phase="first", box="DAL short:RI")
        over = step(played(state, "pass"), "pass")
        assert event_of(over, GameEnded).boxed == boxed
        keys = [line.key for line in event_of(over, GameEnded).told(over.state)]
        assert ("santafe-boxed-all" in keys) == bool(boxed)


def test_lines_of_two_digits_are_read_sf_9_3() -> None:
    """SF-9.3: a short line has as many lines as segments."""
    assert GAME.print(GAME.parse("lay RI line 10 to KC")) == "lay RI line 10 to KC"
    with pytest.raises(MisreadError):
        GAME.parse("lay RI line 100 to KC")


@pytest.mark.parametrize("text", ["lay SF line 2 to KC branch", "lay SF branch line 2 to KC"])
def test_a_numbered_line_is_no_branch_sf_8_1(text: str) -> None:
    """SF-8.1: a new line has no number yet, however it is said."""
    with pytest.raises(MisreadError) as raised:
        GAME.parse(text)
    assert raised.value.why.key == "santafe-misread-lay"
    with pytest.raises(ValueError, match="no number"):
        GAME.moves.validate_python({"kind": "lay", "company": "SF", "towards": "KC", "line": 2, "branch": True})


def test_a_line_that_is_none_is_named_sf_9_2() -> None:
    """SF-7.1, SF-9.2: by its number, with where the company goes on."""
    state = position(2, tracks={"RI": ("CHI KC",), "UP": ("CHI OMA",)})
    for text, rule in (("lay RI line 7 to DEN", "SF-9.2"), ("lay UP line 7 to DEN", "SF-7.1")):
        refusal = GAME.check(state, 0, GAME.parse(text))
        assert refusal is not None
        assert refusal.instead is not None
        assert (refusal.rule, refusal.why.key, refusal.why.params["line"]) == (rule, "santafe-no-no-line", 7)
        assert refusal.instead.key == "santafe-instead-heads"


def rough(first: str, second: str) -> SantaFeOptions:
    """The test board with other ground on the two tracks from Chicago to Omaha."""
    return SantaFeOptions(board=fixture({}, {"CHI-OMA": (first, second)}), terrain=True)


def test_an_unaffordable_parallel_track_is_not_offered_sf_19_6() -> None:
    """SF-19.6: and the city that only one track can reach is reached by that one."""
    for rows, track in ((("mp", "pp"), 2), (("pp", "mp"), 1)):
        state = position(2, options=rough(*rows), money={0: 0})
        values = (("company", "SF"), ("start", "CHI"), ("towards", "OMA"))
        offered = GAME.offers(state, 0, Draft(kind="lay", values=values))
        assert (offered.complete, offered.field, offered.choices) == (True, None, ())
        assert laid(step(state, "lay SF from CHI to OMA")).track == track
        assert refused(state, f"lay SF from CHI to OMA track {3 - track}") == "SF-19.6"
    rich = position(2, options=rough("mp", "pp"), money={0: 1})
    assert laid(step(rich, "lay SF from CHI to OMA")).track == 1
    both = GAME.offers(rich, 0, Draft(kind="lay", values=values))
    assert [choice.value for choice in both.choices] == ["1", "2"]
    none = position(2, options=rough("mp", "mp"), money={0: 0})
    assert refused(none, "lay SF from CHI to OMA") == "SF-19.6"


def test_the_pictures_change_only_with_the_table() -> None:
    """Secret choices, draws and ends of turns make no new picture."""
    assert not any(event.pictured for event in (Passed, Deferred, StoppedDrawing, Boxed))
    assert all(event.pictured for event in (Laid, Revealed, RoundEnded, ShortLineOpened, GameEnded))
    assert deal(2).phase == "choose"


def test_the_last_to_choose_cannot_choose_again_sf_r29() -> None:
    """SF-R29: and is not told that they could."""
    state = position(2, phase="choose", hands={0: "DEN", 1: "LA"})
    first = step(state, "choose DEN", 0)
    last = step(first.state, "choose LA", 1)
    for result, key in ((first, "santafe-chose-cards"), (last, "santafe-chose-cards-last")):
        assert [line.key for line in event_of(result, ChoseCards).told(result.state)] == [key]


def test_only_a_second_line_is_told_as_new_sf_8_1() -> None:
    """SF-8.1, SF-9.1: the first line of a company needs no word."""
    first = step(position(2), "lay UP to OMA")
    branch = position(2, tracks={"UP": ("CHI OMA",)}, revealed={0: "DEN branch UP"})
    second = step(branch, "lay UP from CHI to KC branch")
    onward = step(position(2, tracks={"UP": ("CHI OMA",)}), "lay UP from OMA to DEN")
    for result, key in ((first, "santafe-nothing"), (second, "santafe-laid-new"), (onward, "santafe-nothing")):
        new = laid(result).told(result.state)[0].params["new"]
        assert isinstance(new, Phrase)
        assert new.key == key


def test_laying_is_not_offered_where_nothing_can_be_laid_sf_6_2() -> None:
    """SF-6.2, SF-19.6: the turn is ended, or passed with rivers and mountains."""
    few = {"UP": 2, "GN": 2, "KP": 3, "SP": 2, "SF": 3}
    tracks = {"UP": ("CHI OMA",), "GN": ("MIL MSP",), "KP": ("KC DEN",), "SP": ("NO DAL",), "SF": ("CHI OMA@2 DEN:1",)}
    options = SantaFeOptions(board=fixture(few), terrain=True)
    state = position(2, options=options, tracks={**tracks, "DRGW": ("DEN SLC:1",)}, money={0: 0})
    assert kinds(state) == ["done", "pass"]
    refusal = GAME.offers(state, 0, Draft(kind="lay")).refusal
    assert refusal is not None
    assert refusal.rule == "SF-19.6"


def test_a_boomtown_is_warned_of_only_without_tokens_sf_r33() -> None:
    """SF-R33"""
    state = position(2, phase="draw", hands={0: "DEN"})
    draft = Draft(kind="draw", values=(("card", "boom"),))
    assert GAME.offers(state, 0, draft).warning is None
    assert GAME.offers(state.but(fours=0, fives=0), 0, draft).warning is not None


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_stranger_has_no_move_sf_2_3(seat: int) -> None:
    """SF-2.3: in any phase, the choice of all included."""
    for phase in ("draw", "choose", "first"):
        refusal = GAME.offers(position(2, phase=phase, hands={0: "DEN", 1: "LA"}), seat, Draft()).refusal
        assert refusal is not None
        assert (refusal.rule, refusal.why.key) == ("SF-2.3", "santafe-no-seat")
    assert GAME.view(position(2, hands={0: "DEN", 1: "LA"}), seat).hand == ()


def test_the_third_man_sits_with_two_players_alone_sf_18_2() -> None:
    """SF-18.2"""
    assert [GAME.view(deal(players), None).third_man for players in (2, 3, 4, 5)] == [True, False, False, False]


def test_ten_tokens_can_be_written_and_no_more_sf_13_3() -> None:
    """SF-13.3: two are the most that can be placed, but the line is understood."""
    assert refused(position(2, revealed={0: "boom"}), "boom" + " OMA 4" * 10) == "SF-13.3"
    with pytest.raises(MisreadError):
        GAME.parse("boom" + " OMA 4" * 11)


def test_a_second_line_starts_as_a_branch_sf_8_1() -> None:
    """SF-8.1: a company with one line is offered its new line as such, a short line by the city alone."""
    state = position(2, tracks={"UP": ("CHI OMA",), "DRGW": ("DEN SLC",)}, revealed={0: "double branch UP"})
    for code, starts in (("UP", ["OMA", "branch CHI", "branch OMA"]), ("DRGW", ["SLC", "DEN"])):
        offered = GAME.offers(state, 0, Draft(kind="lay", values=(("company", code),)))
        assert [choice.value for choice in offered.choices] == starts


def test_tokens_left_to_place_are_told_sf_13_3() -> None:
    """SF-13.3"""
    state = position(2, revealed={0: "boom"})
    for position_now, tokens in ((state, 2), (played(state, "boom OMA 4"), 1)):
        note = next(one.note for one in GAME.offers(position_now, 0, Draft()).choices if one.value == "boom")
        assert note is not None
        assert note.params["tokens"] == tokens
    assert "boom" not in kinds(played(state, "boom OMA 4 DAL 5"))


def test_the_track_is_asked_once_and_only_for_a_way_that_can_be_laid_sf_6_7() -> None:
    """SF-6.7: a way that is none is refused; a track that was said is not asked again."""
    values = (("company", "SF"), ("start", "CHI"), ("towards", "DEN"))
    refusal = GAME.offers(position(2), 0, Draft(kind="lay", values=values)).refusal
    assert refusal is not None
    assert refusal.rule == "SF-6.7"
    said = GAME.offers(position(2), 0, Draft(kind="lay", values=(*values[:2], ("towards", "OMA"), ("track", "2"))))
    assert (said.complete, said.field, said.choices) == (True, None, ())
    going = position(2, tracks={"SF": ("CHI OMA@2:1",)})
    onward = GAME.offers(going, 0, Draft(kind="lay", values=(*values[:2], ("towards", "OMA"))))
    assert (onward.complete, onward.field) == (True, None)


def test_a_second_line_into_a_square_pays_nothing_sf_12_7() -> None:
    """SF-12.7: the square of the very company that arrives again."""
    state = position(2, tracks={"SF": ("CHI KC ELP", "CHI OMA DEN SLC SAC LA ELP:2")}, revealed={0: "double"})
    event = laid(step(state, "lay SF to ELP"))
    assert (event.reached, event.joined, event.first_service, event.historical) == ("ELP", (), 0, 0)


def test_a_lost_bonus_is_told_and_a_paid_one_too_sf_12_11() -> None:
    """SF-12.11, SF-12.10: one line more, or none where nothing was to be had."""
    tracks = {"SF": ("CHI KC ELP:2",), "UP": ("CHI OMA",)}
    for shown, text, key in (
        ("triple", "lay SF to ELP", "santafe-bonus-lost"),
        ("double", "lay SF to ELP", "santafe-bonus"),
        ("triple", "lay UP to DEN", None),
        ("DEN", "lay UP to DEN", None),
    ):
        result = step(position(2, tracks=tracks, revealed={0: shown}), text)
        assert [line.key for line in laid(result).told(result.state)][1:] == ([key] if key else [])


def test_who_has_chosen_is_told_that_it_can_be_replaced_sf_r29() -> None:
    """SF-R29"""
    state = position(2, phase="choose", hands={0: "DEN LA", 1: "SLC"})
    for position_now, key in ((state, "choose"), (step(state, "choose DEN", 0).state, "rechoose")):
        (choice,) = GAME.offers(position_now, 0, Draft()).choices
        assert choice.note is not None
        assert (choice.note.key, choice.note.params["hand"]) == (f"santafe-note-{key}", 2)


def test_the_deck_and_the_display_are_named_apart_sf_3_2() -> None:
    """SF-3.2: each source by its own words and what is left of it."""
    choices = GAME.offers(position(3, phase="draw", hands={0: "DEN"}, deck="LA SAC"), 0, Draft(kind="draw")).choices
    told = {choice.value: (choice.label.key, choice.note.params["left"] if choice.note else None) for choice in choices}
    assert told["deck"] == ("santafe-choice-deck", 2)
    assert told["double"] == ("santafe-card-double", 2)
    assert told["boom"] == ("santafe-card-boom", 3)
    assert told["branch SF"] == ("santafe-card-branch", 3)


def test_an_exchange_that_is_said_whole_is_asked_no_more_sf_14_3() -> None:
    """SF-14.3"""
    state = position(2, phase="second", revealed={0: "double"}, hands={0: "DEN SLC"})
    offered = GAME.offers(state, 0, Draft(kind="exchange", values=(("cards", "DEN SLC"),)))
    assert (offered.complete, offered.field, offered.choices, offered.closes) == (True, None, (), False)
    wrong = GAME.offers(state, 0, Draft(kind="exchange", values=(("cards", "LA"),))).refusal
    assert wrong is not None
    assert wrong.rule == "SF-14.3"
