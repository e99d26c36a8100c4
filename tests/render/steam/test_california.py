"""California on the picture: the ends of the trunk line, fault and volcanoes, what was struck, the tokens left."""

import pytest

from render.art import NumberedPlace
from render.scene import Drawing, Line, Sprite, Text
from render.steam import layout as at
from render.steam.backdrop import whole
from render.steam.chart import chart
from render.steam.dangers import FAULT, danger_hexes, peaks
from render.steam.sample import sample
from render.steam.table import crop_scene
from render.steam.telling import describe
from rules.steam.sheets import shipped
from rules.steam.state import State
from tests.render.steam.tables import drawn, labels, seen, sprites_in, texts
from tests.rules.steam.west import california, end_turn, in_2090, trunk


def legend(name: str) -> set[str]:
    return {shape.text for shape in whole(shipped(name), "en").shapes if isinstance(shape, Text)}


def test_each_map_explains_its_own_signs() -> None:
    assert {"trunk and prestige", "no crossing"} <= legend("california")
    assert not {"fault, 1 a track", "two players: north of it"} & legend("california")
    assert {"fault, 1 a track", "volcano, 2 a track", "California 2090"} <= legend("california_2090")
    assert "two players: north of it" in legend("china")


def test_the_two_great_cities_wear_a_crown() -> None:
    scene = drawn(california().state)
    crowned = [label.name.split()[1] for label in scene.labels if label.name.startswith("city ")]
    found = {
        hex_id
        for hex_id in crowned
        for label in scene.labels
        if label.name.startswith(f"city {hex_id} ") and "steam/prestige" in sprites_in(scene, "codes", label.box)
    }
    assert found == {"D8", "J14"}


def test_who_has_the_trunk_line_is_told() -> None:
    table = trunk(california())
    assert "trunk line" in texts(drawn(table.state))
    assert "trunk line" not in texts(drawn(california().state))
    assert "Trunk line San Francisco – Los Angeles: Ada." in drawn(table.state).alt
    assert "Trunk line San Francisco – Los Angeles: nobody." in drawn(california().state).alt


def test_fault_and_volcanoes_lie_in_the_ground_of_2090_alone() -> None:
    later, today = shipped("california_2090"), shipped("california")
    kinds = list(danger_hexes(later).values())
    assert (kinds.count("fault"), kinds.count("volcano")) == (14, 8)
    assert {later.hexes[at].id for at in peaks(later)} == {"D2", "E4"}
    assert (danger_hexes(today), peaks(today)) == ({}, frozenset())


def test_a_tile_on_the_fault_keeps_an_orange_rim() -> None:
    table = in_2090().lay("A", "J13 S-NW", "K13 t:N")
    rims = [shape for shape in drawn(table.state).layer("ferries") if isinstance(shape, Line) and shape.stroke == FAULT]
    assert len(rims) == 1
    centre = chart(table.state.board).centre(table.hex("J13"))
    assert min(x for x, _ in rims[0].points) < centre[0] < max(x for x, _ in rims[0].points)


def test_what_was_struck_is_framed_while_owners_decide() -> None:
    table = end_turn(in_2090().lay("A", "J13 S-NW"))
    assert len(labels(drawn(table.state), "struck ")) == 14
    over = [shape.text for shape in drawn(table.state).layer("names") if isinstance(shape, Text)]
    assert {label.removeprefix("struck ") for label in labels(drawn(table.state), "struck ")} <= set(over)
    table.play("A repair without J13:S-NW")
    assert not labels(drawn(table.state), "struck ")
    crop = crop_scene(seen(table.state, *table.events))
    assert crop is not None
    assert {"Ada repaired for 0.", "Ada lost track on J13."} <= set(crop.alt)


def test_tokens_left_are_counted() -> None:
    scene = drawn(end_turn(in_2090("calm")).state)
    assert labels(scene, "token ") == {"token volcano 0", "token earthquake 0", "token calm 3"}
    assert "Disasters" in texts(scene)
    assert "Disaster tokens left: volcano 0, earthquake 0, calm 3." in scene.alt
    assert not labels(drawn(california().state), "token ")


def test_tracks_to_give_up_are_numbered_on_the_map() -> None:
    table = end_turn(trunk(in_2090()))
    choices = table.offers("A", "repair").choices
    marks = tuple(NumberedPlace(number, choice.place) for number, choice in enumerate(choices, 1))
    crop = crop_scene(seen(table.state, marks=marks))
    assert crop is not None
    assert labels(crop, "choice ") == {"choice 1", "choice 3", "choice 5", "choice 6"}  # two spurs share a hex


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_of_it_in_words(language: str) -> None:
    table = end_turn(trunk(in_2090()))
    told = "\n".join(describe(seen(table.state, language=language)))
    assert "[steam" not in told
    assert ("Ligne continue" if language == "fr" else "Trunk line") in told


@pytest.mark.parametrize("name", ["california", "california_2090"])
def test_the_palette_is_drawn_from_a_whole_table(name: str) -> None:
    scene = sample(name)
    sprites = [shape.drawing for shape in scene.shapes() if isinstance(shape, Sprite)]
    assert all(isinstance(drawing, Drawing) for drawing in sprites)
    assert any(drawing.key == "steam/prestige" for drawing in sprites)
    assert any(drawing.key.startswith("steam/token/") for drawing in sprites) == (name == "california_2090")


def letters(state: State, hex_id: str) -> list[str]:
    """The owners' letters on a hex that no name and no cube of a Town hides."""
    scene, board = drawn(state), chart(state.board)
    (x, y), reach = board.centre(state.board.number[hex_id]), board.size
    names = [one.box() for one in scene.layer("names") if isinstance(one, Sprite)]
    hidden = {
        "tokens": [*names, *(one.box() for one in scene.layer("cubes") if isinstance(one, Sprite))],
        "funds": [],
    }
    return sorted(
        one.text
        for layer, boxes in hidden.items()
        for one in scene.layer(layer)
        if isinstance(one, Text)
        and abs(one.x - x) < reach
        and abs(one.y - at.MAP_TOP - y) < reach
        and not any(box.x < one.x < box.right and box.y < one.y < box.bottom for box in boxes)
    )


def test_no_name_hides_whose_link_it_is() -> None:
    """San Francisco's name lies over the short spur of San Jose, and a cube in the middle of that Town."""
    assert letters(california().lay("A", "E9 t:NW").cubes(E9="r").state, "E9") == ["A"]
    assert letters(california().lay("B", "E9 t:NW,SE", "F9 NW-S").cubes(E9="rr").state, "E9") == ["B"]
    assert letters(california().lay("B", "G8 t:S", "G9 N-SE").state, "G9") == ["B"]
