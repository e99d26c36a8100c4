"""The last move as events tell it: what moved, and what was left."""

from render.freight_train.marks import Marks, marks
from rules.freight_train.build import position
from rules.freight_train.caboose import TookCaboose
from rules.freight_train.fill import Filled
from rules.freight_train.mobilise import Mobilised
from rules.freight_train.picking import Placed
from rules.freight_train.rearrange import Rearranged
from rules.freight_train.setup import Dealt
from rules.freight_train.state import Spot
from rules.freight_train.switch import Switched
from rules.freight_train.take import Took
from rules.freight_train.view import table_view
from rules.freight_train.wagons import Wagon

YARD2 = Spot(place="yard", number=2)
LOCO3 = Spot(place="loco", number=3)


def placed(wagon: Wagon, row: int, to: Spot, length: int) -> Placed:
    return Placed(wagon=wagon, row=row, to=to, length=length)


def test_wagons_taken_are_marked_where_they_went_and_where_they_stood() -> None:
    view = table_view(position(main=("box tank", "ore"), yards={1: ("", "refr hopp")}, trains={1: ("", "", "ore ore")}))
    took = Took(seat=1, placed=(placed("hopp", 1, YARD2, 2), placed("ore", 1, LOCO3, 1), placed("ore", 2, LOCO3, 2)))
    assert marks(view, (took,)) == Marks(
        left_main=frozenset({(0, 2), (0, 3), (1, 1)}),
        yards=frozenset({(1, 1, 1)}),
        trains=frozenset({(1, 3, 0), (1, 3, 1)}),
    )


def test_wagons_switched_leave_gaps_in_the_private_yard() -> None:
    view = table_view(position(yards={0: ("box", "")}, trains={0: ("", "", "ore ore")}))
    switched = Switched(seat=0, placed=(placed("ore", 1, LOCO3, 1), placed("ore", 2, LOCO3, 2)))
    found = marks(view, (switched,))
    assert found.left_yards == {(0, 0, 1), (0, 1, 0)}
    assert found.trains == {(0, 3, 0), (0, 3, 1)}


def test_a_filled_row_is_marked_and_its_wagons_taken_at_once_are_gaps() -> None:
    view = table_view(position(main=("box tank ore",)))
    filled = Filled(seat=0, row=1, drawn=("box", "tank", "ore", "hopp", "gond"), deck=40)
    took = Took(seat=0, placed=(placed("gond", 1, YARD2, 1), placed("hopp", 1, YARD2, 2)))
    found = marks(view, (filled, took))
    assert found.main == {(0, 0), (0, 1), (0, 2)}
    assert found.left_main == {(0, 3), (0, 4)}


def test_a_row_emptied_and_filled_again_has_no_gaps() -> None:
    view = table_view(position(main=("box tank ore hopp gond",)))
    took = Took(seat=0, placed=(placed("box", 1, YARD2, 1),) * 3)
    filled = Filled(seat=1, row=1, drawn=("box", "tank", "ore", "hopp", "gond"), deck=40)
    assert marks(view, (took, filled)).left_main == frozenset()


def test_rearranged_yards_new_locomotives_and_cabooses_are_marked() -> None:
    view = table_view(position(yards={0: ("box ore", "tank")}, trains={1: ("box caboose",)}, cabooses=True))
    rearranged = Rearranged(seat=0, rows=(("box", "ore"), ("tank",)), score=4)
    found = marks(view, (rearranged, Mobilised(seat=2, locos=6), TookCaboose(seat=1, loco=1, pile=6)))
    assert found.yards == {(0, 0, 0), (0, 0, 1), (0, 1, 0)}
    assert found.locos == {(2, 6)}
    assert found.cabooses == {(1, 1)}


def test_a_new_day_wipes_the_marks_of_the_old() -> None:
    state = position(main=("box",))
    view = table_view(state)
    took = Took(seat=0, placed=(placed("box", 1, YARD2, 1),))
    dealt = Dealt(
        day=2,
        main=state.main,
        yards=tuple(player.yard for player in state.players),
        locos=tuple(player.locos for player in state.players),
        scores=tuple(player.score for player in state.players),
        marker=0,
        deck=view.deck,
    )
    assert marks(view, (took, dealt)) == Marks()
