"""What tables hear of disasters, eruptions under a trunk line, and draws that are counted to the end (ST-CB)."""

import pytest

from render.words import words
from rules.core.chance import Chance
from rules.core.contract import Draft
from rules.steam.maps.california.trunk import TrunkChanged, holds_trunk
from rules.steam.maps.california_2090.disaster import DisasterDrawn
from rules.steam.maps.california_2090.repair import Repaired
from rules.steam.sheets import shipped
from rules.steam.tracks import TracksRemoved
from tests.rules.steam.table import Table, china, on_board
from tests.rules.steam.west import end_turn, in_2090, only, shaken, trunk


def told(table: Table) -> list[str]:
    """What the table hears of the last move, in English."""
    lines = [line for event in table.events for line in table.game.tell(table.state, event)]
    return [words("en").say(line, lambda seat: "ABC"[seat]) for line in lines]


# What is told


def test_a_calm_token_is_told_as_one_cb_4() -> None:
    said = told(end_turn(in_2090("calm").lay("A", "J13 S-NW")))
    assert "🌤️ The token shows **calm ground**. Nothing happens." in said
    assert not any("struck" in line for line in said)


def test_an_earthquake_names_the_fault_and_every_bill_cb_5() -> None:
    said = told(end_turn(in_2090().lay("A", "J13 S-NW").lay("C", "I13 N-SE", "K14 SE-NW")))
    assert [line for line in said if "Earthquake" in line] == [
        "🫨 **Earthquake!** The ground moves: San Andreas Fault."
    ]
    assert "A: 1 track is struck, **1** to repair all." in said
    assert "C: 2 tracks are struck, **2** to repair all." in said
    assert "Nobody’s track is struck." not in said


def test_an_eruption_that_strikes_nobody_cb_7() -> None:
    said = told(end_turn(in_2090("volcano").lay("A", "J13 S-NW")))
    assert "🌋 **Eruption!** Mount Shasta and Lassen Peak." in said
    assert said.index("Nobody’s track is struck.") > 0
    one = in_2090("volcano", volcano="draw_one").lay("A", "J13 S-NW")
    (line,) = (line for line in told(end_turn(one)) if "Eruption" in line)
    assert ("Shasta" in line) != ("Lassen" in line)


def test_repairs_tell_relief_and_what_is_cut_cb_14() -> None:
    """ST-CB-14, ST-CB-9: relief where some was taken, and the completed links that are so no longer."""
    said = told(shaken().play("A repair without G11:S-NW"))
    assert "A repairs 5 tracks for **5**." in said
    assert "-# Relief: 3 for 1 step of income." in said
    assert "✂️ **San Luis Obispo – Salinas** is cut." in said
    assert "The line of A from San Francisco to Los Angeles is broken: **−5 VP**." in said
    rich = shaken().player("A", cash=9).play("A repair all")
    assert not any("Relief" in line or "cut" in line for line in told(rich))
    assert rich.all(TracksRemoved) == []
    assert "🛤️ **A joins San Francisco and Los Angeles** on track of their own: **+5 VP**." in told(trunk(in_2090()))
    none = end_turn(in_2090().lay("A", "K14 SE-NW")).play("A repair without K14:SE-NW")
    assert "A repairs nothing." in told(none)
    assert not any("is cut" in line for line in told(none))


def test_a_record_shows_the_token_and_what_it_struck() -> None:
    assert end_turn(in_2090()).event(DisasterDrawn).shown() == "earthquake san_andreas"
    assert end_turn(in_2090("calm")).event(DisasterDrawn).shown() == "calm"


# An eruption under the trunk line: a map on which the mountain lies on the coast


def erupting() -> Table:
    """The trunk line of A, all of it on the slopes of a volcano."""
    text = shipped("california_2090").model_dump_json()
    for old, new in (("fault", "cone"), ("volcano", "fault"), ("cone", "volcano")):
        text = text.replace(f'"kind":"{old}"', f'"kind":"{new}"')
    return trunk(only("volcano", on_board(text).phase("build", "A")))


def test_payment_and_relief_after_an_eruption_cb_7_cb_14() -> None:
    """ST-CB-7, ST-CB-14: 12 due, cash 2: four steps, and the line holds."""
    table = end_turn(erupting().player("A", cash=2))
    assert table.event(DisasterDrawn).bills[0].price == 12
    table.play("A repair all")
    assert (table.event(Repaired).payment.steps, table.cash("A")) == (4, [2])
    assert holds_trunk(table.state, 0)
    assert table.mark("A").income == -6  # with both Cities' prestige


def test_what_an_eruption_takes_with_the_trunk_line_cb_12() -> None:
    """ST-CB-12, ST-CB-13: not paid for at San Jose, the line goes, and San Francisco's prestige with it."""
    table = end_turn(erupting().player("A", cash=10)).play("A repair without E9:NW")
    assert table.event(TrunkChanged).vp == -5
    assert (table.cash("A"), table.mark("A").vp, table.mark("A").income) == ([0], 1, -1)


def test_an_eruption_that_cannot_be_paid_cb_16() -> None:
    """ST-CB-16: at the lowest income cash alone decides, at 2 a track."""
    table = end_turn(erupting().marker("A", income=-10).player("A", cash=13))
    assert table.refused("A repair without E9:NW E9:SE F10:N F10:SE") == "ST-CB-16"
    assert table.allowed("A repair without E9:NW E9:SE F10:N F10:SE G11:S-NW")


# Draws that are counted


def quaking(**options: object) -> Table:
    """The whole bag of ten, with a draw that is sure to be an earthquake under a track of A."""
    for seed in range(40):
        table = china(3, map="california_2090", **options).lay("A", "J13 S-NW").balance()
        table.chance = Chance(seed.to_bytes(32, "big"))
        end_turn(table)
        if table.event(DisasterDrawn).token == "earthquake":
            return table
    pytest.fail("no earthquake in forty bags")


def test_a_draw_counts_while_owners_decide_i31() -> None:
    """ST-I31: in the middle of the disaster phase, and after it."""
    table = quaking()
    assert table.state.phase == "decide"
    table.audit()
    table.play("A repair all").audit()


@pytest.mark.parametrize("last", [True, False])
def test_the_last_turn_has_a_draw_or_none_i31(last: bool) -> None:
    """ST-I31, ST-R82: seven draws in seven turns, or six."""
    table = china(3, map="california_2090", last_prestige=last).balance()
    for turn in range(1, 8):
        end_turn(table.but(turn=turn))
        for name in "ABC":
            table.player(name, tile=table.who(name).before)
    assert table.state.disasters is not None
    assert (table.state.phase, len(table.state.disasters.drawn)) == ("over", 7 if last else 6)
    table.audit()


# What is chosen


def test_a_track_says_what_giving_it_up_saves_and_cuts_cb_6() -> None:
    """ST-CB-6: a loose end cuts nothing; a completed link is named by its two ends."""
    loose = end_turn(in_2090().lay("A", "K14 SE-NW"))
    (choice,) = loose.offers("A", "repair").choices
    assert choice.note is not None
    assert (choice.note.key, dict(choice.note.params)) == ("steam-saves", {"price": 1})
    notes = {one.value: one.note.key for one in shaken().offers("A", "repair").choices if one.note}
    assert set(notes.values()) == {"steam-saves-cuts"}
    volcano = end_turn(in_2090("volcano").lay("A", "D2 N-S"))
    assert [dict(one.note.params) for one in volcano.offers("A", "repair").choices if one.note] == [{"price": 2}]


def test_the_outlook_is_that_of_the_whole_move_cb_6() -> None:
    """ST-CB-6: of what is named already, or of what was chosen in one word."""
    table = shaken()
    for draft, price in (
        (Draft(kind="repair"), 6),
        (Draft(kind="repair", growing="E9:NW"), 5),
        (Draft(kind="repair", values=(("tracks", "E9:NW G11:S-NW"),)), 4),
        (Draft(kind="repair", values=(("tracks", "all"),)), 6),
    ):
        outlook = table.game.outlook(table.state, 0, draft)
        assert outlook is not None
        assert dict(outlook.account[0].params)["price"] == price


def test_suggested_answers_say_what_they_cost_cb_6() -> None:
    table = shaken()
    table.lay("A", "K14 SE-NW")
    costs = {one.label.key: dict(one.note.params)["price"] for one in table.game.suggest(table.state, 0) if one.note}
    assert costs == {"steam-repair-all": 7, "steam-repair-trunk": 6, "steam-repair-nothing": 0}


def test_a_refused_repair_says_what_it_costs_and_what_there_is_cb_16() -> None:
    table = trunk(in_2090()).marker("A", income=-10).player("A", cash=12)
    end_turn(table)
    refusal = table.refusal("A repair without E9:NW")
    assert refusal is not None
    assert {name: refusal.why.params[name] for name in ("price", "means")} == {"price": 5, "means": 2}


def test_what_cannot_be_read_names_the_rule_of_repairs_cb_6() -> None:
    """ST-CB-6: in the middle of a draft, too."""
    table = shaken()
    offers = table.game.offers(table.state, 0, Draft(kind="repair", values=(("tracks", "everything"),)))
    assert offers.refusal is not None
    assert offers.refusal.rule == "ST-CB-6"
