"""A plan is never taken for a move: banner, ghosts and words say so; choices carry their numbers on the map."""

from dataclasses import replace

import pytest

from render.art import NumberedPlace, Shown
from render.colours import MARK
from render.freight_train.table import scene
from render.map.placing import overlap
from render.pictures import MOST_PICTURES, pictures
from render.santa_fe_rails.table import board_scene, crop_scene
from render.scene import Line, Polygon, Rect, Scene, Text
from render.signs import BANNER, planned
from render.steam.table import crop_scene as steam_crop
from render.words import words
from rules.china_rails.boards import shipped
from rules.china_rails.event_cards.track import Thrown
from rules.freight_train.build import position as freight
from rules.freight_train.picking import Placed
from rules.freight_train.state import Spot
from rules.freight_train.take import Took
from rules.freight_train.view import table_view
from rules.santa_fe_rails.build import position
from rules.santa_fe_rails.view import santa_fe_view
from tests.render.china_rails.tables import enlarged
from tests.render.china_rails.tables import table as china
from tests.render.santa_fe_rails.tables import laid
from tests.render.showing import shown
from tests.render.steam.tables import railways, seen

SEGMENT = laid("KP", "KC", "ABI", 1)
ROUTE = santa_fe_view(position(tracks={"KP": ("KC ABI:1",)}), None)
PUT = Took(seat=0, placed=(Placed(wagon="ore", row=1, to=Spot(place="yard", number=1), length=2),))
YARD = table_view(freight(main=("box tank",), yards={0: ("refr ore", "")}))


@pytest.mark.parametrize(("language", "said"), [("en", "Plan, not played"), ("fr", "Projet, pas encore joué")])
def test_a_plan_wears_a_banner_and_its_words_begin_with_it(language: str, said: str) -> None:
    table = scene(shown(YARD, (PUT,), spoken=language))
    plan = planned(table, words(language))
    assert said in [shape.text for shape in plan.layer("plan") if isinstance(shape, Text)]
    assert plan.alt == (words(language).text("picture-alt-plan"), *table.alt)
    assert plan.height == table.height + BANNER
    assert plan.place("A").y == table.place("A").y + BANNER


@pytest.mark.parametrize(
    ("key", "seen"), [("freight_train", shown(YARD, (PUT,))), ("santa_fe_rails", shown(ROUTE, (SEGMENT,)))]
)
def test_every_picture_of_a_plan_says_that_it_is_one(key: str, seen: Shown) -> None:
    played, plan = pictures(key, seen), pictures(key, replace(seen, plan=True))
    assert len(played) == len(plan) <= MOST_PICTURES
    for one, other in zip(played, plan, strict=True):
        assert other.height == one.height + BANNER
        assert other.alt.startswith("A plan: nothing of this has been played.")
        assert not one.alt.startswith("A plan")


def test_wagons_of_a_plan_are_ghosts_and_not_marked_as_moved() -> None:
    plan = scene(replace(shown(YARD, (PUT,)), plan=True))
    (frame,) = [shape for shape in plan.layer("signs") if isinstance(shape, Line) and shape.dash]
    assert frame.box().holds(plan.place("A.yard1.2"))
    assert not [
        shape for shape in plan.layer("marks") if isinstance(shape, Rect) and shape.box().holds(plan.place("A.yard1.2"))
    ]


def test_segments_of_a_plan_are_ghosts_and_not_marked_as_laid() -> None:
    whole = board_scene(replace(shown(ROUTE, (SEGMENT,)), plan=True))
    assert whole.layer("halos") == ()
    ghosts = [shape for shape in whole.layer("ghosts") if isinstance(shape, Polygon)]
    assert len(ghosts) == 1
    assert overlap(ghosts[0].box(), whole.place("KP KC-ABI 1.1")) > 500
    assert not [shape for shape in whole.layer("ghosts") if isinstance(shape, Polygon) and shape.fill == MARK]


def numbers(drawn: Scene) -> list[str]:
    return [shape.text for shape in drawn.layer("choices") if isinstance(shape, Text)]


def test_choices_are_numbered_at_their_cities_and_tracks() -> None:
    marks = (
        NumberedPlace(1, "ABI-DEN@1"),
        NumberedPlace(2, "ABI-DEN@2"),
        NumberedPlace(3, "DEN"),
        NumberedPlace(4, "nowhere"),
    )
    asked = replace(shown(ROUTE), asked="lay.track", marks=marks)
    whole, crop = board_scene(asked), crop_scene(asked)
    assert crop is not None
    assert numbers(whole) == numbers(crop) == ["1", "2", "3"]
    one, other = whole.place("choice 1"), whole.place("choice 2")
    assert abs(one.y - other.y) > 15
    assert crop.place("choice 1").w > one.w
    assert "The numbers are the choices" in [shape.text for shape in crop.shapes() if isinstance(shape, Text)]
    assert "1 Abilene – Denver 1, 2 Abilene – Denver 2, 3 Denver" in crop.alt[0]


def captions(scene: Scene | None) -> set[str]:
    assert scene is not None
    return {shape.text for shape in scene.shapes() if isinstance(shape, Text)}


@pytest.mark.parametrize("key", ["china_rails", "steam"])
def test_only_numbers_that_can_be_chosen_are_called_choices(key: str) -> None:
    """An inquiry numbers what it has found; an event that nobody caused numbers nothing."""
    choice, found = "The numbers are the choices", "Numbered as in the answer"
    if key == "steam":
        marks = (NumberedPlace(1, "J5"),)
        asked, told = (steam_crop(seen(railways().state, plan=plan, marks=marks)) for plan in (True, False))
    else:
        asked, told = (enlarged(china(), plan=plan, marks=("BA30",)) for plan in (True, False))
        assert not {choice, found} & captions(
            enlarged(china(), Thrown(seat=0, origin=shipped().at["BA31"], to=shipped().at["BA30"]))
        )
    assert {choice, found} & captions(asked) == {choice}
    assert {choice, found} & captions(told) == {found}


def test_where_a_track_is_asked_for_the_link_is_enough() -> None:
    marks = (NumberedPlace(1, "ABI-DEN"), NumberedPlace(2, "ABI-DEN"))
    named = replace(shown(ROUTE), marks=(NumberedPlace(1, "ABI-DEN@2"), NumberedPlace(2, "ABI-DEN@1")))
    asked = replace(shown(ROUTE), asked="lay.track", marks=marks, choices=("2", "1"))
    assert board_scene(asked).layer("choices") == board_scene(named).layer("choices")


def test_choices_of_freight_train_are_numbered_at_rows_and_locomotives() -> None:
    marks = (
        NumberedPlace(1, "main1"),
        NumberedPlace(2, "yard2"),
        NumberedPlace(3, "loco4"),
        NumberedPlace(4, "loco99"),
        NumberedPlace(5, "KC"),
    )
    table = scene(replace(shown(YARD), asked="take.to1", marks=marks))
    assert numbers(table) == ["1", "2", "3"]
    engine, number = table.place("A.loco4"), table.place("choice 3")
    assert engine.x < number.x + number.w / 2 < engine.right
