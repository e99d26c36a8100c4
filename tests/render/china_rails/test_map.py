"""What stands on the map: track and its owners, trains with loads, links, zones of events, plans and choices."""

from itertools import pairwise

import pytest

from render.china_rails.ground import WATER
from render.china_rails.sight import whole_sight
from render.colours import MARK, OWNERS, PLAN
from render.scene import Line, Polygon, Sprite
from rules.china_rails.boards import shipped
from rules.china_rails.event_cards.track import TrackLost
from rules.china_rails.running import Moved
from tests.render.china_rails.tables import built, card, drawn, enlarged, labels, middle, steps, table, text_in
from tests.render.eyes import EYES, apart, mixed

LINE = "BA29 BA28 BB27 BB26"


def colours(scene_layer: tuple[object, ...]) -> set[str]:
    return {shape.stroke for shape in scene_layer if isinstance(shape, Line)}


def test_an_empty_board_has_no_track_and_no_trains() -> None:
    scene = drawn(table())
    assert scene.layer("track") == ()
    assert scene.layer("trains") == ()
    assert scene.layer("zones") == ()


@pytest.mark.parametrize("seat", range(6))
def test_track_lies_between_its_mileposts_in_the_colours_of_its_owner(seat: int) -> None:
    scene = drawn(table(6, track={seat: LINE}))
    owner = OWNERS[seat]
    assert owner.colour in colours(scene.layer("track"))
    assert not {other.colour for other in OWNERS if other != owner} & colours(scene.layer("track"))
    assert labels(scene, f"{owner.letter} B") == {
        f"{owner.letter} {line}" for line in ("BA28-BA29", "BB27-BA28", "BB26-BB27")
    }
    sight = whole_sight(shipped())
    (ax, ay), (bx, by) = (sight.post(shipped().at[label]) for label in ("BA29", "BA28"))
    x, y = middle(scene.place(f"{owner.letter} BA28-BA29"))
    assert (x, y) == (round((ax + bx) / 2), round((ay + by) / 2))


def test_no_two_owners_have_the_same_pattern() -> None:
    seen = set()
    for seat, owner in enumerate(OWNERS):
        shapes = drawn(table(6, track={seat: LINE})).layer("track")
        second = [shape for shape in shapes if isinstance(shape, Line) and shape.stroke == owner.shade]
        seen.add((round(second[0].width, 2), second[0].dash) if second else None)
    assert len(seen) == len(OWNERS)


def test_a_train_stands_at_its_milepost_with_its_loads_behind_it() -> None:
    scene = drawn(table(trains={1: "AZ48"}, loads={1: "tea silk"}))
    box = scene.place("train B")
    drawings = [shape.drawing.key for shape in scene.layer("trains") if isinstance(shape, Sprite)]
    assert [key.split("/")[2] for key in drawings if "good" in key] == ["tea", "silk"]
    assert "china/engine/1/freight" in drawings
    x, y = whole_sight(shipped()).post(shipped().at["AZ48"])
    assert abs(middle(box)[0] - x) < 60
    assert min(abs(box.y - y), abs(box.bottom - y)) < 14


def test_trains_on_one_milepost_do_not_cover_each_other() -> None:
    scene = drawn(table(trains={0: "AZ48", 1: "AZ48", 2: "AZ48"}))
    tops = sorted(scene.place(f"train {letter}").y for letter in "ABC")
    assert all(later - earlier > 20 for earlier, later in pairwise(tops))


def test_links_and_ferry_show_their_price_and_their_owners() -> None:
    state = table().with_player(0, links=(1,), ferry=True).with_player(2, links=(1,))
    scene = drawn(state)
    assert "4M" in text_in(scene, scene.place("ferry"))
    assert [text_in(scene, scene.place(f"port {number}"))[0] for number in range(4)] == ["8M", "4M", "5M", "7M"]
    assert {OWNERS[0].colour, OWNERS[2].colour} <= colours(scene.layer("sea"))
    assert OWNERS[1].colour not in colours(scene.layer("sea"))


@pytest.mark.parametrize(
    "kind", ["snow_manchuria", "heavy_snow", "storm_at_sea", "wind_storm", "sand_storm", "earthquake"]
)
def test_the_zone_of_an_event_is_shaded_milepost_by_milepost(kind: str) -> None:
    scene = drawn(table(running=[kind]))
    cells = [shape for shape in scene.layer("zones") if isinstance(shape, Polygon)]
    assert len(cells) == len(shipped().event(card(kind)).zone)
    assert labels(scene, "zone") == {f"zone {kind}"}


def test_a_flood_bars_every_crossing_of_its_rivers() -> None:
    scene = drawn(table(running=["flood"]))
    rivers = shipped().event(card("flood")).rivers
    assert len(scene.layer("zones")) == len({edge for river in rivers for edge in shipped().waters[river].edges})


def test_what_was_built_is_marked_and_what_was_lost_is_crossed_out() -> None:
    line = "BA29 BA28 BB27"
    scene = drawn(table(track={0: line}), built(line, (1, 1)))
    assert {shape.stroke for shape in scene.layer("halos") if isinstance(shape, Line)} == {MARK}
    assert len(scene.layer("halos")) == 2
    edges = [shipped().edge[step] for step in steps(line)]
    lost = drawn(table(), TrackLost(segments=tuple((edge, 0) for edge in edges)))
    assert len([shape for shape in lost.layer("ways") if isinstance(shape, Line) and shape.stroke == MARK]) == 4


def test_a_planned_line_is_a_ghost_with_numbers_prices_and_coordinates() -> None:
    line = "BA29 BA28 BB27 BB26 BC25 BC24 BD23"
    scene = enlarged(table(track={0: line}), built(line, (1, 3, 1, 1, 5, 1)), plan=True)
    assert scene.layer("track") == ()
    assert scene.layer("halos") == ()
    words = [text for text in (getattr(shape, "text", "") for shape in scene.layer("ghosts")) if text]
    assert [word for word in words if word.isdecimal()] == ["1", "2", "3", "4", "5", "6"]
    assert [word for word in words if word.endswith("M")] == ["3M", "5M"]
    assert {"BA29", "BC24", "BD23"} <= set(words)
    assert "BB27" not in words


def test_the_way_of_a_train_is_drawn_planned_or_not() -> None:
    path = tuple(shipped().at[label] for label in LINE.split())
    state = table(track={0: LINE}, trains={0: "BB26"})
    event = Moved(seat=0, path=path, points=6)
    assert MARK in colours(enlarged(state, event).layer("ways"))
    assert PLAN in colours(enlarged(state, event, plan=True).layer("ways"))


def test_choices_are_numbered_where_they_lie() -> None:
    scene = enlarged(table(trains={0: "BA30"}), marks=("BB32", "AW35", "nowhere"))
    assert labels(scene, "choice") == {"choice 1", "choice 2"}
    assert "1" in text_in(scene, scene.place("choice 1"))
    assert scene.place("choice 2").x < scene.place("choice 1").x


def test_every_city_has_its_name_its_coordinates_and_its_goods() -> None:
    scene = drawn(table(), language="fr")
    board = shipped()
    words = {getattr(shape, "text", "") for shape in scene.layer("names")}
    assert {town.name.of("fr") for town in board.cities} - {"Hong Kong", "Hong"} <= words | {"Hong Kong"}
    assert {board.labels[town.centre] for town in board.cities if town.mileposts} <= words
    signs = [shape for shape in scene.layer("names") if isinstance(shape, Sprite)]
    assert len(signs) == sum(len(town.goods) for town in board.cities)


@pytest.mark.parametrize("eyes", EYES)
def test_on_a_phone_no_track_can_be_taken_for_a_river(eyes: str) -> None:
    """The two colours of a track blur into one; rivers are paler."""
    state = table(6, track=dict.fromkeys(range(6), LINE))
    lines = [shape for shape in drawn(state).layer("track") if isinstance(shape, Line)]
    for owner in OWNERS:
        under = next(line for line in lines if line.stroke == owner.colour)
        over = next((line for line in lines if line.stroke == owner.shade), None)
        drawn_share = over.dash[0] / sum(over.dash) if over and over.dash else 1.0
        share = over.width / under.width * drawn_share if over else 0.0
        assert apart(mixed(owner.colour, owner.shade, share), WATER, eyes) >= 25
