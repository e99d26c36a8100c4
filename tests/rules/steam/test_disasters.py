"""ST-CB: tokens, earthquakes and volcanoes in California 2090; what owners pay, give up and borrow."""

from collections import Counter

import pytest

from rules.core.chance import Chance
from rules.core.contract import BrokenInvariantError, Refusal
from rules.steam.audit import audit
from rules.steam.audit_steps import audit_step
from rules.steam.faces import code
from rules.steam.income import IncomeSettled
from rules.steam.maps.california.trunk import PrestigeTaken, TrunkChanged, holds_trunk
from rules.steam.maps.california_2090.disaster import DisasterDrawn
from rules.steam.maps.california_2090.repair import Repaired
from rules.steam.tracks import TracksRemoved
from tests.rules.steam.table import Table, china, dealt
from tests.rules.steam.west import california, end_turn, in_2090, shaken, trunk

CUT = "A repair without E9:NW G11:S-NW"  # of ST-EX-81


def face(table: Table, hex_id: str) -> str:
    """What lies on a hex, all owners together."""
    at = table.hex(hex_id)
    return code(tuple((track.a, track.b) for track in table.state.tracks if track.at == at))


# Tokens


def test_the_bag_cb_1() -> None:
    """ST-CB-1: ten tokens in a bag of their own; plain California has none."""
    state = dealt(3, map="california_2090").state
    assert state.disasters is not None
    assert state.disasters.bag == (("volcano", 2), ("earthquake", 4), ("calm", 4))
    assert len(state.bag) == 28
    assert california().state.disasters is None


def test_the_disaster_comes_between_income_and_prestige_cb_2() -> None:
    """ST-CB-2, ST-CA-7: also where owners decide first."""
    calm = end_turn(trunk(in_2090("calm")))
    kinds = [type(event) for event in calm.events]
    assert kinds.index(IncomeSettled) < kinds.index(DisasterDrawn) < kinds.index(PrestigeTaken)
    table = shaken()
    assert not table.all(PrestigeTaken)
    assert (table.state.phase, table.state.turn) == ("decide", 1)
    table.play("A repair all")
    assert table.event(PrestigeTaken)
    assert table.state.turn == 2


def test_a_token_leaves_the_game_cb_3() -> None:
    """ST-CB-3: one a turn, whichever comes, and it is gone."""
    drawn: Counter[str] = Counter()
    for seed in range(40):
        table = china(3, map="california_2090")
        table.chance = Chance(seed.to_bytes(32, "big"))
        end_turn(table)
        assert table.state.disasters is not None
        token = table.event(DisasterDrawn).token
        drawn[token] += 1
        left = dict(table.state.disasters.bag)
        assert left[token] == {"volcano": 2, "earthquake": 4, "calm": 4}[token] - 1
        assert sum(left.values()) == 9
        assert table.state.disasters.drawn == (token,)
    assert drawn["earthquake"] > drawn["volcano"] > 0
    assert drawn["calm"] > drawn["volcano"]


def test_tokens_go_back_by_the_option() -> None:
    """ST-R92: `token_return = true`."""
    table = china(3, map="california_2090", token_return=True)
    end_turn(table)
    assert table.state.disasters is not None
    assert table.state.disasters.bag == (("volcano", 2), ("earthquake", 4), ("calm", 4))
    table.audit()


def test_seven_draws_of_ten_tokens_ex_85() -> None:
    """ST-EX-85: the last turn has its draw and its prestige before scoring; three tokens are never drawn."""
    table = china(3, map="california_2090").lay("A", "E8 SW-N").marker("A", income=10)
    for turn in range(1, 8):
        table.but(turn=turn)
        end_turn(table)
        for name in "ABC":
            table.player(name, tile=table.state.players["ABC".index(name)].before)
    assert table.state.phase == "over"
    assert table.state.disasters is not None
    assert len(table.state.disasters.drawn) == 7
    assert sum(count for _, count in table.state.disasters.bag) == 3
    assert table.mark("A").vp == 7
    assert table.event(DisasterDrawn)


def test_no_disaster_in_the_last_turn_by_the_option() -> None:
    """ST-R82: `last_prestige = false` leaves out both."""
    table = end_turn(trunk(in_2090(last_prestige=False)).but(turn=7))
    assert (table.state.phase, table.all(DisasterDrawn), table.all(PrestigeTaken)) == ("over", [], [])
    assert end_turn(trunk(in_2090(last_prestige=False)).but(turn=6)).event(DisasterDrawn)


def test_a_calm_token_does_nothing_cb_4() -> None:
    """ST-CB-4, ST-EX-85: nothing to pay, nobody asked."""
    table = trunk(in_2090("calm"))
    tracks = table.state.tracks
    end_turn(table)
    assert table.state.phase == "select"
    assert (table.cash(), table.state.tracks) == ([0, 0, 0], tracks)


# What is struck, and what it costs


def test_an_earthquake_costs_one_a_track_cb_5() -> None:
    """ST-CB-5, ST-R84: of complete and incomplete links, two spurs of one Town twice; not beside the fault."""
    table = shaken()
    bill = table.event(DisasterDrawn).bills[0]
    assert (bill.seat, bill.tracks, bill.price) == (0, 6, 6)  # E9 twice, F10 twice, G11, H12
    assert "F9" not in {one.place for one in table.offers("A", "repair").choices}
    loose = end_turn(in_2090().lay("B", "J13 S-NW"))
    assert [(bill.seat, bill.price) for bill in loose.event(DisasterDrawn).bills] == [(1, 1)]
    assert loose.refused("B repair without D9:N-NE") == "ST-CB-5"
    assert loose.refused("B repair without J13:N-S") == "ST-CB-5"
    both = end_turn(in_2090().lay("B", "J13 S-NW", "J13 N-SE"))
    assert both.event(DisasterDrawn).bills[0].price == 2


def test_a_volcano_costs_two_a_track_cb_7() -> None:
    """ST-CB-7, ST-R85: both volcanoes at once; the fault does not move."""
    table = in_2090("volcano").lay("A", "D2 N-S", "E4 N-S").lay("B", "F4 N-S").lay("C", "J13 S-NW")
    end_turn(table.player("A", cash=9))
    assert [(bill.seat, bill.price) for bill in table.event(DisasterDrawn).bills] == [(0, 4), (1, 2)]
    assert table.refused("A repair without F4:N-S") == "ST-CB-7"
    assert table.play("A repair without E4:N-S").cash("A") == [7]
    assert face(table, "D2") == "N-S"
    assert not [track for track in table.state.tracks if track.at == table.hex("E4")]


def test_one_volcano_by_the_option() -> None:
    """ST-R85: `volcano = draw_one` draws which."""
    struck = set()
    for seed in range(8):
        table = in_2090("volcano", volcano="draw_one").lay("A", "D2 N-S").lay("B", "F4 N-S")
        table.chance = Chance(seed.to_bytes(32, "big"))
        event = end_turn(table).event(DisasterDrawn)
        assert [bill.seat for bill in event.bills] == [0 if event.struck == ("shasta",) else 1]
        struck.add(event.struck)
    assert struck == {("shasta",), ("lassen",)}


def test_what_nobody_owns_is_not_struck_cb_8() -> None:
    """ST-CB-8: unowned track stays, and a New City has none."""
    table = end_turn(in_2090().lay("-", "J13 S-NW").city("L14"))
    assert table.event(DisasterDrawn).bills == ()
    assert table.state.phase == "select"
    assert face(table, "J13") == "S-NW"
    assert table.state.new_city(table.hex("L14"))


def test_owners_decide_in_order_cb_6() -> None:
    """ST-CB-6, ST-R86: each names what is not paid, and pays the rest at once; nobody may be earlier."""
    table = in_2090().lay("A", "J13 S-NW").lay("C", "I13 N-SE").but(order=(2, 0, 1))
    end_turn(table.player("A", cash=3).player("C", cash=3))
    assert table.state.queue == (2, 0)
    assert table.refused("A repair all") == "ST-CB-6"
    assert table.refused("B repair all") == "ST-CB-6"
    assert table.refused("C pass") == "ST-3.1"
    table.play("C repair all")
    assert table.cash("A", "C") == [3, 2]
    table.play("A repair without J13:S-NW")
    assert table.cash("A", "C") == [3, 2]
    assert table.state.turn == 2
    assert table.refused("A repair all") == "ST-3.1"


def test_only_this_map_has_repairs() -> None:
    assert china().phase("build", "A").refused("A repair all") == "ST-3.1"
    assert "repair" not in china().kinds("A")


# What is not paid


def test_unpaid_track_goes_cb_9() -> None:
    """ST-CB-9, ST-I12: those tracks and no others, and the step says so."""
    table = shaken()
    before = {track[:4] for track in table.state.tracks}
    state = table.state
    table.play(CUT)
    gone = before - {track[:4] for track in table.state.tracks}
    assert {(table.state.board.hexes[at].id, a, b) for at, a, b, _ in gone} == {("E9", 5, 6), ("G11", 3, 5)}
    assert [table.state.board.hexes[at].id for at in table.event(TracksRemoved).at] == ["E9", "G11"]
    audit_step(state, table.state, table.events)


def test_a_refusal_to_pay_ex_81() -> None:
    """ST-EX-81: 4 due, cash 2, one relief step; the trunk is lost, and prestige is for Los Angeles alone."""
    table = shaken().play(CUT)
    event = table.event(Repaired)
    assert (event.tracks, event.payment.price, event.payment.steps) == (4, 4, 1)
    assert table.cash("A") == [1]
    assert (face(table, "E9"), "G11" in {table.state.board.hexes[track.at].id for track in table.state.tracks}) == (
        "t:SE",
        False,
    )
    assert table.event(TrunkChanged).vp == -5
    assert "Salinas -A- Salinas.SE" in table.loose()
    (prestige,) = table.event(PrestigeTaken).players
    assert prestige.cities == (table.hex("Los Angeles"),)
    assert (table.mark("A").vp, table.mark("A").income) == (1, -2)
    cut = {frozenset((table.state.board.named(one.a).en, table.state.board.named(one.b).en)) for one in event.cut}
    assert cut == {frozenset(("San Francisco", "San Jose")), frozenset(("Salinas", "San Luis Obispo"))}


def test_a_town_is_reduced_cb_10_ex_82() -> None:
    """ST-CB-10, ST-EX-82: the face with the tracks that remain, fewer spurs; with none the hex is bare."""
    table = in_2090().lay("A", "L14 t:S,NW", "L15 N-S").lay("B", "L14 t:N,SE")
    end_turn(table.player("A", cash=1).player("B", cash=2))
    assert table.play("A repair without L14:S").cash("A") == [0]
    assert face(table, "L14") == "t:N,SE,NW"
    assert "L15.N -A- San Diego" in table.loose()
    assert table.play("B repair all").cash("B") == [0]
    assert face(table, "L14") == "t:N,SE,NW"
    bare = end_turn(in_2090().lay("A", "L14 t:S")).play("A repair without L14:S")
    assert face(bare, "L14") == ""


def test_crossing_tracks_stay_with_their_owners_cb_10() -> None:
    """ST-CB-10, ST-R87: of a double tile the other owner's track remains."""
    table = end_turn(in_2090().lay("A", "J13 S-NW").lay("B", "J13 N-SE").player("B", cash=1))
    table.play("A repair without J13:S-NW", "B repair all")
    assert face(table, "J13") == "N-SE"


def test_the_pieces_are_kept_until_the_next_build_turn_cb_11() -> None:
    """ST-CB-11, ST-9.16, ST-EX-83: Los Angeles keeps an incomplete link, which brings no prestige; then it lapses."""
    table = in_2090().but(turn=2).lay("A", "J13 S-NW", "I13 N-SE", turn=1).player("A", cash=1)
    end_turn(table)
    assert table.event(DisasterDrawn).bills[0].price == 2
    table.play("A repair without I13:N-SE")
    assert table.cash("A") == [0]
    assert table.loose() == {"J13.NW -A- Los Angeles"}
    assert table.mark("A").vp == 0  # ST-CB-13
    table.phase("build", "A").player("A", tile="engineer", cash=9)
    kept = table.state
    table.play("A done")
    assert table.loose() == {"J13.NW --- Los Angeles"}
    table.state = kept
    table.phase("build", "A").play("A build I13 N-SE", "A done")
    assert table.joined() == {"Bakersfield -A- Los Angeles"}


def test_no_city_inside_what_is_left_of_a_link() -> None:
    """ST-7.20, ST-I10: both loose ends of a piece face the bare Town; as a New City it would be joined to itself."""
    table = in_2090().lay("A", "L13 SE-S", "M14 SW-NW").phase("build", "B").player("B", tile="urbanization")
    assert table.loose() == {"L13.S -A- M14.SW"}
    assert table.refused("B urbanize L14 gray 1") == "ST-7.20"
    assert table.allowed("B urbanize K13 gray 1")


def test_a_cut_trunk_costs_five_vp_but_not_below_zero_cb_12() -> None:
    """ST-CB-12, ST-R102"""
    table = trunk(in_2090()).marker("A", vp=3).player("A", cash=9)
    end_turn(table).play("A repair without H12:S-NW")
    assert table.event(TrunkChanged).vp == -3
    assert table.mark("A").vp == 2  # prestige for both Cities
    kept = trunk(in_2090()).player("A", cash=9)
    end_turn(kept).play("A repair all")
    assert (kept.mark("A").vp, holds_trunk(kept.state, 0)) == (7, True)


def test_no_prestige_where_the_link_is_gone_cb_13() -> None:
    """ST-CB-13: in the same turn, for that City alone."""
    table = trunk(in_2090()).player("A", cash=9)
    end_turn(table).play("A repair without E9:NW")
    assert [one.cities for one in table.event(PrestigeTaken).players] == [(table.hex("Los Angeles"),)]


# Relief


@pytest.mark.parametrize(("cash", "steps", "left"), [(6, 0, 0), (5, 1, 2), (4, 1, 1), (3, 1, 0), (2, 2, 2), (0, 2, 0)])
@pytest.mark.parametrize("mode", ["base", "standard"])
def test_the_fewest_relief_steps_cb_14(cash: int, steps: int, left: int, mode: str) -> None:
    """ST-CB-14, ST-R96, ST-2.9: 3 dollars each for 6 due, in both games; never capital of 5."""
    table = trunk(in_2090(mode=mode)).player("A", level=1)
    table.marker("A", income=1 if mode == "standard" else 0)
    before = table.mark("A").income
    end_turn(table.player("A", cash=cash)).play("A repair all")
    event = table.event(Repaired)
    assert (event.payment.steps, event.payment.income, event.payment.vp) == (steps, steps, 0)
    assert table.cash("A") == [left]
    assert table.mark("A").income == before - steps - 2  # prestige


def test_relief_after_an_eruption_cb_14() -> None:
    """ST-CB-14, ST-CB-7: 2 due without a dollar are one step, and a dollar is left."""
    table = end_turn(in_2090("volcano").lay("A", "D2 N-S")).play("A repair all")
    assert (table.cash("A"), table.mark("A").income, table.event(Repaired).payment.price) == ([1], -1, 2)


def test_relief_is_for_repairs_alone_cb_15() -> None:
    """ST-CB-15, ST-R88: cash goes first, the change is kept, and giving everything up borrows nothing."""
    table = trunk(in_2090()).player("A", cash=4)
    end_turn(table).play("A repair all")
    assert (table.cash("A"), table.event(Repaired).payment.steps) == ([1], 1)
    none = trunk(in_2090()).player("A", cash=4)
    end_turn(none).play("A repair without E9:NW E9:SE F10:N F10:SE G11:S-NW H12:S-NW")
    assert (none.cash("A"), none.event(Repaired).payment.steps) == ([4], 0)


def test_no_relief_at_the_lowest_income_cb_16() -> None:
    """ST-CB-16: what cannot be paid must be given up, and the player chooses which."""
    table = trunk(in_2090()).marker("A", income=-10).player("A", cash=12)
    end_turn(table)  # pays 10 of 12
    assert table.cash("A") == [2]
    assert table.refused("A repair all") == "ST-CB-16"
    assert table.refused("A repair without E9:NW E9:SE F10:N") == "ST-CB-16"
    assert table.allowed("A repair without E9:NW E9:SE F10:N F10:SE")
    assert table.allowed("A repair without E9:NW E9:SE H12:S-NW G11:S-NW")
    last = trunk(in_2090()).marker("A", income=-8).player("A", cash=8)
    end_turn(last)
    assert last.play("A repair all").mark("A").income == -10  # two steps are left, prestige finds none
    short = trunk(in_2090()).marker("A", income=-9).player("A", cash=9)
    assert end_turn(short).refused("A repair all") == "ST-CB-16"


# What holds


def test_tokens_and_draws_i31() -> None:
    """ST-I31: bag and drawn make ten; as many draws as there were disaster phases."""
    table = end_turn(china(3, map="california_2090"))
    table.audit()
    state = table.state
    assert state.disasters is not None
    for wrong in (
        state.but(disasters=state.disasters.but(drawn=())),
        state.but(disasters=state.disasters.but(bag=(("volcano", 2), ("earthquake", 4), ("calm", 4)))),
        state.but(disasters=state.disasters.but(drawn=("calm", "calm"))),
    ):
        with pytest.raises(BrokenInvariantError) as found:
            audit(wrong)
        assert found.value.invariant == "ST-I31"
    back = end_turn(china(3, map="california_2090", token_return=True)).state
    assert back.disasters is not None
    with pytest.raises(BrokenInvariantError):
        audit(back.but(disasters=back.disasters.but(drawn=("calm", "calm"))))


def test_who_resigns_in_a_disaster_is_asked_no_more() -> None:
    """ST-2.14: the queue goes on, and what was theirs is struck no more."""
    table = in_2090().lay("A", "J13 S-NW").lay("B", "I13 N-SE").player("B", cash=1)
    end_turn(table)
    step = table.game.retire(table.state, 0, table.chance)
    assert step is not None
    assert step.state.queue == (1,)
    assert table.game.check(step.state, 1, table.game.parse("repair all")) is None
    assert isinstance(table.game.check(step.state, 0, table.game.parse("repair all")), Refusal)
