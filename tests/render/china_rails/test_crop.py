"""The enlarged part: as large as it can be, around what it is about, with coordinates to be typed from a phone."""

from itertools import pairwise

import pytest

from render import fonts
from render.china_rails import layout as size
from render.china_rails.sight import crop_sight, whole_sight
from render.china_rails.table import crop_scene, details
from render.colours import OWNERS
from render.map.placing import hidden
from render.scene import Box, Rect, Text
from rules.china_rails import grid
from rules.china_rails.boards import shipped
from rules.china_rails.delivery.deliver import Delivered
from rules.china_rails.event_cards.draw import Happened
from tests.render.china_rails.tables import built, card, enlarged, labels, table, told

LINE = "BA29 BA28 BB27 BB26"


def place(label: str) -> tuple[float, float]:
    return grid.place(*shipped().spots[shipped().at[label]])


def test_a_short_line_is_shown_as_large_as_it_can_be_and_a_long_one_whole() -> None:
    near = crop_sight(shipped(), [place("BA29"), place("BC25")], place("BA29"))
    far = crop_sight(shipped(), [place("AW35"), place("AL39")], place("AW35"))
    assert near.step == size.STEPS[0]
    assert near.step > far.step
    for sight, ends in ((near, ("BA29", "BC25")), (far, ("AW35", "AL39"))):
        assert all(sight.shows(sight.post(shipped().at[end])) for end in ends)


def test_what_lies_at_the_other_end_of_the_map_is_left_out() -> None:
    """And does not make the rest smaller."""
    sight = crop_sight(shipped(), [place("BA29"), place("D26")], place("BA29"))
    assert sight.step == size.STEPS[0]
    assert sight.shows(sight.post(shipped().at["BA29"]))
    assert not sight.shows(sight.post(shipped().at["D26"]))


@pytest.mark.parametrize("track", [None, {0: LINE}])
def test_every_numbered_choice_is_on_the_crop_or_told_below_it(track: dict[int, str] | None) -> None:
    """Without track around the choices that lie together, with it around those near to it."""
    marks = ("Z25", "AY53", "AR64", "BO14", "BA28", "S22", "AU66")
    scene = crop_scene(told(table(track=track or {}), marks=marks))
    assert scene is not None
    shown, outside = ({label.split()[1] for label in labels(scene, kind)} for kind in ("choice", "beyond"))
    assert shown.isdisjoint(outside)
    assert shown | outside == {str(number) for number in range(1, 8)}
    assert shown == ({"2", "3", "7"} if track is None else {"5"})
    words = {shape.text for shape in scene.layer("words") if isinstance(shape, Text)}
    assert {"Hami ", "Z25", "Urumqi ", "S22"} <= words
    assert max(scene.place(label).bottom for label in labels(scene, "beyond")) <= scene.height
    assert max(scene.place(label).right for label in labels(scene, "beyond")) <= scene.width


def test_choices_are_shown_with_the_train_they_are_for() -> None:
    """Unless it stands too far away."""
    for at, seen in (("AR64", {"train A"}), ("BO14", set[str]())):
        scene = crop_scene(told(table(trains={0: at}), marks=("BA63", "BF58")))
        assert scene is not None
        assert labels(scene, "train") == seen
        assert labels(scene, "choice") == {"choice 1", "choice 2"}


def test_crops_of_one_region_share_their_ground() -> None:
    one = crop_sight(shipped(), [place("BA29"), place("BC25")], place("BA29"))
    other = crop_sight(shipped(), [place("BA29"), place("BB25")], place("BA29"))
    assert one == other


def test_a_crop_never_leaves_the_map() -> None:
    for corner in ("BD4", "A26", "AU66", "BR10"):
        if corner not in shipped().at:
            continue
        sight, around = crop_sight(shipped(), [place(corner)], place(corner)), whole_sight(shipped())
        assert sight.left >= around.left
        assert sight.top >= around.top


def test_mileposts_stand_on_whole_pixels_at_equal_distances() -> None:
    sight = crop_sight(shipped(), [place("AZ40")], place("AZ40"))
    row = [sight.post(shipped().at[label]) for label in ("AY40", "AZ40", "BA40", "BB40")]
    assert {b[0] - a[0] for a, b in pairwise(row)} == {74}
    assert all(isinstance(part, int) for post in row for part in post)


def test_the_rulers_name_the_columns_and_rows_in_sight() -> None:
    scene = enlarged(table(track={0: LINE}), built(LINE, (1, 1, 1)))
    words = {getattr(shape, "text", "") for shape in scene.layer("frame")}
    assert {"BA", "BB", "26", "27", "28", "29"} <= words
    assert "A" not in words


def test_without_a_change_and_without_choices_there_is_no_crop() -> None:
    assert crop_scene(told(table())) is None
    assert details(told(table())) == ()


def test_the_caption_says_who_and_what_it_costs() -> None:
    scene = enlarged(table(track={1: LINE}), built(LINE, (1, 1, 1), seat=1))
    words = [getattr(shape, "text", "") for shape in scene.layer("words")]
    assert words == ["3M of 20M", "Basile"]
    assert OWNERS[1].letter in {getattr(shape, "text", "") for shape in scene.layer("panel")}


def test_a_delivery_shows_what_it_earned() -> None:
    wuhan = shipped().at["AZ48"]
    event = Delivered(seat=0, good=0, city=shipped().city_at[wuhan], at=wuhan, pay=27, bonus=0, card=3)
    scene = enlarged(table(trains={0: "AZ48"}), event)
    assert [getattr(shape, "text", "") for shape in scene.layer("words")] == ["+27M", "Ada"]


def test_an_event_that_was_drawn_comes_as_a_card_before_the_crop() -> None:
    happened = Happened(seat=0, card=card("flood"))
    (scene,) = details(told(table(running=["flood"]), happened))
    assert labels(scene, "drawn") == {"drawn flood"}
    assert scene.alt[0].startswith("Event card: ")


def test_names_and_coordinates_keep_off_a_planned_line_and_each_other() -> None:
    """Hangzhou lies right under this line, Shanghai at its end."""
    line = "BI47 BH47 BG47 BF47 BE47 BD48 BC48 BB48 BA48 AZ48"
    scene = crop_scene(told(table(2), built(line, (1, 1, 1, 1, 2, 4, 1, 1, 3)), plan=True, language="fr"))
    assert scene is not None
    names = [scene.place(label) for label in labels(scene, "name")]
    steps = [scene.place(label) for label in labels(scene, "step")]
    assert len(steps) == 9
    assert not any(hidden(step, names) for step in steps)
    codes = {text.text: text for text in scene.layer("waters") if isinstance(text, Text) and text.text in shipped().at}
    assert len(codes) > 30
    for text in codes.values():
        wide = fonts.width(text.text, "semibold", text.size)
        assert not hidden(Box(text.x - wide / 2, text.y - text.size * 0.75, wide, text.size * 0.75), names), text.text


def test_coordinates_stand_above_where_track_leads_down_and_none_is_cut_or_crossed() -> None:
    heights = []
    for track in ({}, {0: "BB57 BB58", 1: "AZ53 AZ54 BA55"}):
        scene = crop_scene(told(table(2, track=track), marks=("BA55", "BB58")))
        assert scene is not None
        codes = [shape for shape in scene.layer("waters") if isinstance(shape, Text) and shape.text in shipped().at]
        heights.append({shape.text: shape.y for shape in codes})
        left = min(shape.x - fonts.width(shape.text, "semibold", shape.size) / 2 for shape in codes)
        assert left >= size.CROP_RULER - 1  # the rim of a letter
    before, after = heights
    moved = {label for label in before.keys() & after.keys() if before[label] != after[label]}
    assert moved == {"BB57"}
    assert after["BB57"] < before["BB57"] - 20
    assert before.keys() - after.keys() == {"AZ54"}, "track on both sides"


def test_the_tags_of_a_planned_line_keep_off_each_other() -> None:
    """Into Changsha from below: its coordinates stand over it, the price beside the last segment."""
    line = "AX57 AX56 AY55 AY54 AY53"
    scene = crop_scene(told(table(2), built(line, (2, 2, 2, 3)), plan=True))
    assert scene is not None
    tags = [Box(shape.x, shape.y, shape.w, shape.h) for shape in scene.layer("ghosts") if isinstance(shape, Rect)]
    assert len(tags) == 3
    assert not any(hidden(tag, tags[number + 1 :]) for number, tag in enumerate(tags))
