"""What stands on the map: dice as rails, stations, waiting passengers, blocked ends, marks and choices."""

import pytest

from render.art import NumberedPlace
from render.colours import MARK
from render.railroad_dice_2 import layout as at
from render.railroad_dice_2.backdrop import whole
from render.railroad_dice_2.dice import die, face, toe, way
from render.railroad_dice_2.field import field_of
from render.railroad_dice_2.table import table_scene
from render.scene import Ellipse, Line, Rect, Sprite, Text
from rules.core.chance import Chance
from rules.core.contract import Draft
from rules.railroad_dice_2.build import position
from rules.railroad_dice_2.connect import Connected
from rules.railroad_dice_2.game import RailroadDice2
from rules.railroad_dice_2.inquiries import NetworkShown
from rules.railroad_dice_2.money import Stocked
from rules.railroad_dice_2.rails import COMPLEX_CODES, FACE, SIMPLE_CODES, tracks
from rules.railroad_dice_2.state import DiceOptions
from tests.render.railroad_dice_2.tables import LAID, RAN, drawn, labels, seen, sprites_in, text_in, two_homes

GAME = RailroadDice2()


@pytest.mark.parametrize("code", [*SIMPLE_CODES, *COMPLEX_CODES])
def test_every_placement_is_drawn_with_its_own_tracks_to_the_borders_of_the_cell(code: str) -> None:
    rails = [shape for shape in die(code).shapes if isinstance(shape, Line) and shape.width > 30]
    assert [shape.points for shape in rails] == [way(track).points for track in tracks(code)]
    ends = {(round(x), round(y)) for shape in rails for x, y in (shape.points[0], shape.points[-1])}
    gates = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
    assert ends == {gates[side] for side in set(code) - {"+"}}


def test_no_two_placements_look_the_same() -> None:
    assert len({die(code).shapes for code in (*SIMPLE_CODES, *COMPLEX_CODES)}) == 21


@pytest.mark.parametrize("code", COMPLEX_CODES)
def test_a_switch_has_a_lever_at_its_toe_and_nothing_else_has_one(code: str) -> None:
    levers = [shape for shape in die(code).shapes if isinstance(shape, Ellipse)]
    assert bool(levers) == FACE[code].startswith("switch") == (toe(code) is not None)


def test_simple_and_complex_dice_are_told_apart_by_colour_and_rim() -> None:
    simple, orange = (face("joker", kind).shapes for kind in (False, True))
    assert len(orange) == len(simple) + 1


def test_dice_and_stations_lie_on_their_cells() -> None:
    state = two_homes()
    scene, field = drawn(state), field_of(state)
    for rail in state.rails:
        box = scene.place(f"die {rail.cell} {rail.code}")
        assert (box.x, box.y - at.MAP_TOP) == (field.box(rail.cell).x, field.box(rail.cell).y)
        assert sprites_in(scene, "dice", box) == [f"dice/die/{rail.code}"]
    assert labels(scene, "station ") == {"station D2 A", "station H6 B", "station D6 neutral", "station H2 neutral"}


def test_a_station_shows_its_name_and_who_has_connected_it() -> None:
    scene = drawn(two_homes())
    assert sprites_in(scene, "stations", scene.place("station D6 neutral")) == ["dice/station/None/D6/A"]
    assert sprites_in(scene, "stations", scene.place("station H2 neutral")) == ["dice/station/None/H2/"]


def test_an_end_against_a_closed_side_is_marked_as_blocked() -> None:
    assert labels(drawn(two_homes()), "blocked") == {"blocked E4 W"}
    assert not labels(drawn(position("D2 H6", rails="D3 NS, D4 NS")), "blocked")


def test_passengers_wait_in_the_middle_of_their_tile_clear_of_every_track() -> None:
    scene = drawn(two_homes())
    assert labels(scene, "stock") == {"stock 1", "stock 2", "stock 4", "stock 5"}  # tiles with stations
    assert sprites_in(scene, "signs", scene.place("stock 4")) == ["dice/stock/2"]
    box, tile = scene.place("stock 1"), scene.place("tile 1")
    assert box.x + box.w / 2 == pytest.approx(tile.x + tile.w / 2)
    for code in SIMPLE_CODES:
        for corner in ((0, 0), (100, 0), (0, 100), (100, 100)):
            nearest = min(abs(complex(*point) - complex(*corner)) for point in way(code).points)
            assert nearest - 17 >= at.CORNER


def test_every_cell_carries_its_name_also_under_a_die() -> None:
    state = two_homes()
    scene, ground = drawn(state), whole(field_of(state), "en").shapes[0]
    assert isinstance(ground, Sprite)
    printed = {shape.text for shape in ground.drawing.shapes if isinstance(shape, Text)}
    assert set(state.chart.cells) <= printed
    assert "D4" in text_in(scene, scene.place("die D4 NS"))


def test_the_last_placement_is_marked_and_several_are_numbered() -> None:
    state = two_homes()
    quiet, one, two = drawn(state), drawn(state, LAID), drawn(state, LAID, LAID.but(cell="D5"))
    assert quiet.layer("halos") == quiet.layer("marks") == ()
    (halo,) = one.layer("halos")
    assert isinstance(halo, Rect)
    assert halo.fill == MARK
    assert halo.box().holds(one.place("die D4 NS"))
    assert [shape for shape in text_in(two, two.place("die D5 NS")) if shape == "2"]


def test_connected_stations_and_new_passengers_are_marked() -> None:
    events = (
        Connected(seat=0, station="D6", other=None, paid=(5, 0)),
        Stocked(why="appear", units=(0, 0, 0, 5, 0, 0), bank=1),
    )
    scene = drawn(two_homes(), *events)
    assert labels(scene, "connected") == {"connected D6"}
    rings = [shape for shape in scene.layer("signs") if isinstance(shape, Ellipse) and shape.fill == MARK]
    assert len(rings) == 1


def test_a_train_is_drawn_along_the_rails_it_ran_over() -> None:
    state = two_homes()
    scene, field = drawn(state, RAN), field_of(state)
    lines = [shape for shape in scene.layer("runs") if isinstance(shape, Line)]
    for cell in ("D3", "D4", "D5"):
        x, y = field.centre(cell)
        assert all((x, y + at.MAP_TOP) in line.points for line in lines)


def test_a_plan_is_drawn_as_ghosts_not_as_marks() -> None:
    scene = table_scene(seen(two_homes(), LAID, plan=True))
    assert scene.layer("halos") == ()
    assert scene.layer("ghosts")


def test_choices_are_numbered_on_their_cells_and_tiles() -> None:
    scene = table_scene(
        seen(
            two_homes(),
            marks=(NumberedPlace(1, "C2"), NumberedPlace(2, "E2"), NumberedPlace(3, "4"), NumberedPlace(4, "nowhere")),
        )
    )
    assert labels(scene, "choice") == {"choice 1", "choice 2", "choice 3"}
    assert "1" in text_in(scene, scene.place("choice 1"))
    assert scene.place("tile 4").holds(scene.place("choice 3"))


def test_a_network_is_framed_with_its_home() -> None:
    shown = NetworkShown(seat=0, cells=("D3", "D4", "D5"), stations=("D6",), ends=("C2",))
    assert labels(drawn(two_homes(), shown), "network") == {
        f"network {cell}" for cell in ("D2", "D3", "D4", "D5", "D6")
    }


@pytest.mark.parametrize("tiles", ["boxed", "large"])
@pytest.mark.parametrize("seed", range(4))
def test_every_layout_fits_between_its_rulers(tiles: str, seed: int) -> None:
    options = DiceOptions.model_validate({"tiles": tiles, "layout": "random"})
    state = GAME.setup(options, 2, Chance(bytes([seed]) * 32)).state
    field = field_of(state)
    inside = field.inside()
    assert inside.x >= at.MARGIN + at.RULER
    assert inside.right <= at.WIDTH - at.MARGIN - at.RULER
    assert labels(drawn(state), "tile ") == {f"tile {number}" for number in range(1, 7)}


def test_before_the_layout_the_tiles_lie_apart_and_in_a_plan_where_they_would_lie() -> None:
    state = GAME.setup(DiceOptions(layout="own"), 2, Chance(bytes(32))).state
    apart = drawn(state)
    assert apart.place("tile 2").x > apart.place("tile 1").right
    outlook = GAME.outlook(state, 0, Draft(kind="layout", growing="1:0,0 2:4,1"))
    assert outlook is not None
    planned = drawn(outlook.state)
    assert labels(planned, "tile ") == {"tile 1", "tile 2"}
    assert planned.place("tile 2").x == pytest.approx(planned.place("tile 1").right)
