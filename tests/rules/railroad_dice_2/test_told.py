"""What is told, shown and answered: events in phrases, the view, the inquiry."""

from __future__ import annotations

import pytest

from rules.core.contract import Draft, MisreadError
from rules.core.phrase import Phrase, Who
from rules.railroad_dice_2.chart import Lying
from rules.railroad_dice_2.inquiries import NetworkInquiry, NetworkShown
from rules.railroad_dice_2.state import DiceOptions
from tests.rules.railroad_dice_2.table import (
    GAME,
    LARGE,
    dealt,
    ex_9,
    ex_12,
    ex_21,
    offers,
    opened,
    played,
    position,
    seeded,
    step,
    told,
)


def keys(lines: list[Phrase]) -> list[str]:
    return [line.key for line in lines]


def test_the_deal_is_told_with_the_rulings_that_were_changed() -> None:
    options = DiceOptions(first="2", tiles="large", final_mint=False, stall_years="0", layout="own")
    assert keys(told(GAME.setup(options, 3, seeded()))) == [
        "dice-dealt",
        "dice-dealt-first-set",
        "dice-dealt-order",
        "dice-dealt-locomotives",
        "dice-dealt-layout-own",
        "dice-option-tiles-on",
        "dice-option-final_mint-on",
        "dice-option-stall_years-on",
        "dice-dealt-reconstruction",
    ]
    plain = told(GAME.setup(DiceOptions(), 2, seeded()))
    assert "dice-dealt-first-drawn" in keys(plain)
    assert not [key for key in keys(plain) if key.startswith("dice-option")]
    assert plain[0].params == {"capital": 10, "neutrals": 4}


def test_stations_are_told() -> None:
    state = dealt(2)
    (line,) = told(step(state, "station H8"))
    assert line.key == "dice-home-placed"
    assert line.params == {"who": Who(seat=0), "cell": "H8", "tile": 5, "left": 4, "home": "yes"}
    state = played(state, "station H8", "station C3")
    (line,) = told(step(state, "station M3"))
    assert (line.key, line.params["left"]) == ("dice-neutral-placed", 3)
    assert keys(told(step(dealt(2, LARGE.but(layout="own")), "layout 1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:10,5"))) == [
        "dice-laid-out"
    ]


def test_a_turn_is_told_move_by_move() -> None:
    state = ex_12("complex:joker locomotive", locomotives={0: (2,)}, money={0: 40})
    (extended, connected) = told(step(state, "extend 1 C7 NS+NE"))
    assert extended.key == "dice-extended"
    assert extended.params["cell"] == "C7"
    assert connected.key == "dice-connected-homes"
    assert (connected.params["paid"], connected.params["theirs"]) == (5, 5)
    assert keys(told(step(state, "appear 2 5"))) == ["dice-appeared", "dice-stocked-appear"]
    assert keys(told(step(state, "buy"))) == ["dice-bought", "dice-on-sale"]  # it was the last 2
    assert keys(told(step(state, "end"))) == ["dice-turn-ended-returned"]
    assert keys(told(step(ex_12(None), "skip"))) == ["dice-skipped", "dice-stocked-skip"]
    assert keys(told(step(ex_12(None), "roll joker"))) == ["dice-joker-taken"]
    assert keys(told(step(ex_12(None), "roll 4s"))) == ["dice-rolled"]
    assert keys(told(step(ex_12(None), "end"))) == ["dice-turn-ended-idle"]
    assert keys(told(step(played(ex_12(None), "skip"), "end"))) == ["dice-turn-ended-plain"]


def test_stocks_are_told_tile_by_tile() -> None:
    (line,) = told(step(position("C3 H4", "M8 N6"), "skip"))[1:]
    tiles = line.params["tiles"]
    assert isinstance(tiles, tuple)
    assert [tile.params for tile in tiles if isinstance(tile, Phrase)] == [
        {"tile": 1, "units": 5},
        {"tile": 2, "units": 5},
        {"tile": 6, "units": 10},
    ]
    scarce = step(position("C3 H4", "M8", bank=15, options=LARGE.but(final_mint=False)), "skip")
    assert told(scarce)[-1].params["tiles"] == (Phrase(key="dice-nothing"),)


def test_homes_are_told_apart_from_neutral_stations() -> None:
    choice = offers(ex_12(), "extend", die="1").choices[0]
    assert choice.note is not None
    assert choice.note.params["stations"] == (
        Phrase(key="dice-station-home", params={"cell": "C4", "who": Who(seat=1)}),
    )
    neutral = offers(position("H8 C4", "L8", rails="I8 EW, J8 EW", hand="straight"), "lay", die="1").choices[0]
    assert neutral.note is not None
    assert neutral.note.params["stations"] == (Phrase(key="dice-station", params={"cell": "L8"}),)


def test_what_a_die_is_called() -> None:
    (line,) = told(step(ex_12(None), "roll 2c", seed=4))
    dice = line.params["dice"]
    assert isinstance(dice, tuple)
    for die, named in zip(step(ex_12(None), "roll 2c", seed=4).state.turn.hand, dice, strict=True):
        assert isinstance(named, Phrase)
        face = named.params["face"]
        assert isinstance(face, Phrase)
        assert face.key == ("dice-face-joker_complex" if die.face == "joker" else f"dice-face-{die.face}")


def test_costs_are_told() -> None:
    free = told(step(position("H8 C4", hand="straight"), "lay 1 G8 EW"))[0].params["cost"]
    dear = told(step(position("L8 C4", hand="straight"), "lay 1 L7 NS"))[0].params["cost"]
    assert isinstance(free, Phrase)
    assert isinstance(dear, Phrase)
    assert free.key == "dice-free"
    assert (dear.key, dear.params) == ("dice-cost", {"units": 2})


def test_a_purchase_tells_what_comes_next() -> None:
    state = position("C3 H4 M3", money={0: 60}, locomotives={1: (2, 2)})
    done = step(state, "buy")
    assert [line.params for line in told(done)] == [
        {"who": Who(seat=0), "value": 2, "price": 5, "money": 55},
        {"value": 3, "price": 10},
    ]
    one_more = position("C3 H4 M3", money={0: 60}, locomotives={1: (2,)})
    assert keys(told(step(one_more, "buy"))) == ["dice-bought"]
    last = position("C3 H4 M3", money={0: 60}, locomotives={1: (6, 6)})
    assert keys(told(step(last, "buy"))) == ["dice-bought", "dice-sold-out"]
    four = position("C3 H4 M3", money={0: 60}, locomotives={1: (2, 2, 2), 2: (3, 3, 3)})
    lines = told(step(four, "buy"))
    assert keys(lines) == ["dice-bought", "dice-scrapped"]
    losses = lines[1].params["losses"]
    assert isinstance(losses, tuple)
    assert len(losses) == 1


def test_a_transport_tells_where_from_and_what_is_left() -> None:
    (line,) = told(step(ex_21(), "transport 5 I7"))
    assert line.key == "dice-transported"
    assert {name: line.params[name] for name in ("locomotive", "units", "distance", "tile", "left", "money")} == {
        "locomotive": 5,
        "units": 5,
        "distance": 2,
        "tile": 5,
        "left": 5,
        "money": 15,
    }


def test_lack_final_phase_and_end_are_told() -> None:
    lack = told(step(ex_21(stocks=(0, 5, 0, 5, 5, 3)), "transport 5 N9"))
    assert keys(lack) == ["dice-transported", "dice-stocked-lack"]
    final = told(step(ex_9("straight straight locomotive", bank=5, locomotives={0: (2,)}), "appear 3 6"))
    assert keys(final) == [
        "dice-appeared",
        "dice-stocked-appear",
        "dice-final-bank",
        "dice-final-rules",
        "dice-final-returned",
        "dice-stocked-final",
        "dice-minted",
    ]
    end = told(step(ex_21(phase="final", stocks=(0, 0, 0, 0, 5, 0)), "transport 5 I7"))
    assert keys(end)[1:] == ["dice-ended-stock", *["dice-score-holdings"] * 3, "dice-won"]
    tied = position("C3 H4", phase="final")
    assert keys(told(step(tied, "end")))[-4:] == [
        "dice-ended-transport",
        *["dice-score-holdings"] * 2,
        "dice-won-shared",
    ]
    left = GAME.retire(ex_21(), 1, seeded())
    assert left is not None
    assert keys(told(left)) == ["dice-left"]


def test_years_are_told_with_the_warning() -> None:
    state = played(position("C3 H4", "M3"), "end")
    assert keys(told(step(state, "end"))) == ["dice-turn-ended-idle", "dice-year", "dice-standstill-warning"]
    forced = told(step(ex_21({0: (4,)}, phase="final", money={0: 0, 1: 0, 2: 0}), "transport 4 I7"))
    assert keys(forced)[1:] == ["dice-turns-ended", "dice-year"]


def test_the_view_has_all_that_is_drawn() -> None:
    state = played(ex_21(hand="straight crossing"), "transport 5 I7")
    view = GAME.view(state, 1)
    assert view.state == state
    chart = state.chart
    assert (chart.columns, chart.rows, chart.size, len(chart.cells)) == (15, 10, 5, 150)
    assert chart.tiles[:2] == (Lying(1, 0, 0), Lying(2, 5, 0))
    assert chart.cells["L7"].terrain == "water"
    assert view.connected("I7") == (0, 1)
    assert view.locomotives(0) == ((4, False), (5, True))
    alike = GAME.view(played(ex_21({0: (5, 5)}), "transport 5 I7"), None)
    assert alike.locomotives(0) == ((5, True), (5, False))
    assert view.turn == 0
    assert [(one.value, one.left) for one in view.sale] == [(5, 2), (6, 3)]
    assert state.home(2) == "L2"
    assert view.result is None
    other = GAME.view(played(state, "end"), None)
    assert [one.used for one in other.locomotives(0)] == [False, False]


def test_the_view_of_a_table_without_a_map() -> None:
    chart = GAME.view(dealt(2, LARGE.but(layout="own")), None).state.chart
    assert (chart.columns, chart.rows, chart.tiles, chart.cells) == (0, 0, (), {})


def test_a_new_station_is_marked() -> None:
    view = GAME.view(played(dealt(2), "station H8"), None)
    assert view.recent == ("H8",)


def test_the_network_of_anyone() -> None:
    """Words, what to mark, and the places where lines end; from the view alone."""
    inquiry = NetworkInquiry()
    view = GAME.view(ex_21(), 1)
    own = inquiry.answer(view, 1, {})
    assert own.pictured
    (marks,) = own.events
    assert isinstance(marks, NetworkShown)
    assert (marks.seat, marks.stations) == (1, ("I7",))
    black = inquiry.answer(view, 1, {"player": "1"})
    (marks,) = black.events
    assert isinstance(marks, NetworkShown)
    assert set(marks.stations) == {"N9", "I7", "D9", "L5", "E4"}
    assert {"F9", "L7"} <= set(marks.cells)
    assert "I6" not in marks.cells
    assert black.places == marks.ends
    connected = black.lines[0].params["stations"]
    assert isinstance(connected, tuple)
    first = connected[0]
    assert isinstance(first, Phrase)
    assert (first.params["distance"], first.params["stock"]) == (1, 3)
    missing = black.lines[1].params["stations"]
    assert isinstance(missing, tuple)
    assert len(missing) == 2
    assert own.lines[2].params["cells"] == own.places != ()
    assert black.places == ()
    assert black.lines[2].params["cells"] == (Phrase(key="dice-nothing"),)
    assert inquiry.answer(view, None, {"player": "3"}).lines
    for said in ("4", "0", "x"):
        with pytest.raises(MisreadError):
            inquiry.answer(view, 1, {"player": said})
    with pytest.raises(MisreadError):
        inquiry.answer(view, None, {})


def test_the_network_before_there_is_one() -> None:
    inquiry = NetworkInquiry()
    found = inquiry.answer(GAME.view(dealt(2), 0), 0, {})
    assert keys(list(found.lines)) == ["dice-network-none"]
    assert not found.pictured
    bare = inquiry.answer(GAME.view(opened(4, "C3 H4 M3 C8 H8 M8 E5 J5 E9 K9 G6 N6"), 0), 0, {})
    assert keys(list(bare.lines)) == ["dice-network", "dice-network-missing", "dice-network-open"]
    blocked = inquiry.answer(GAME.view(ex_12(), 0), 0, {})
    assert keys(list(blocked.lines))[-1] == "dice-network-blocked"


def test_whose_network_may_be_asked() -> None:
    inquiry = GAME.inquiries["network"]
    view = GAME.view(ex_21(), 0)
    asked = inquiry.ask(view, 0, Draft(kind="network"))
    assert [choice.value for choice in asked.choices] == ["1", "2", "3"]
    assert asked.complete
    assert not inquiry.ask(view, None, Draft(kind="network")).complete
    assert inquiry.ask(view, None, Draft(kind="network", values=(("player", "2"),))).complete


def test_duties_say_what_is_expected() -> None:
    def what(state: object) -> list[str]:
        return [duty.what for duty in GAME.duties(state)]  # type: ignore[arg-type]  # a position

    assert what(dealt(2, LARGE.but(layout="own"))) == ["layout"]
    assert what(dealt(2)) == ["home"]
    assert what(played(dealt(2), "station H8", "station C3")) == ["neutral"]
    assert what(ex_9(None)) == ["turn"]
    assert what(ex_9()) == ["build"]
    assert what(played(ex_9(None), "skip")) == ["run"]
    assert what(ex_21(phase="final")) == ["final"]


def test_positions_and_events_survive_json() -> None:
    for state in (dealt(2), ex_9(), ex_12(), ex_21(phase="final")):
        assert GAME.load(state.model_dump_json().encode()) == state
    for done in (step(ex_12(), "extend 1 C7 NS+NE"), step(ex_21(), "transport 5 I7"), step(ex_9(None), "roll 4s")):
        for event in done.events:
            assert GAME.events.validate_json(GAME.events.dump_json(event)) == event
