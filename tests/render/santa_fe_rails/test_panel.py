"""Beside the map: turn, supplies, display, players; and never what a viewer may not know."""

from itertools import combinations

import pytest

from render.colours import CREAM
from render.map.placing import overlap
from render.santa_fe_rails.backdrop import EMPTY, QUIET_BROWN, WATER, whole
from render.santa_fe_rails.chart import chart
from render.santa_fe_rails.livery import LIVERIES
from render.santa_fe_rails.table import board_scene
from render.scene import Box, Drawing, Line, Polygon, Shape, Sprite, Text
from render.words import LANGUAGES
from rules.core.chance import Chance
from rules.santa_fe_rails.board import shipped
from rules.santa_fe_rails.build import position
from rules.santa_fe_rails.game import SantaFeRails
from rules.santa_fe_rails.state import SantaFeOptions, State
from rules.santa_fe_rails.view import santa_fe_view
from tests.render.eyes import EYES, apart, contrast
from tests.render.santa_fe_rails.tables import drawn, labels, text_in, texts
from tests.render.showing import shown
from tests.render.tables import Bare


def dealt(players: int, **options: bool) -> State:
    return SantaFeRails().setup(SantaFeOptions(**options), players, Chance(bytes(32))).state


def chose(state: State, seat: int, card: str) -> State:
    players = list(state.players)
    left = [each for each in players[seat].hand if each != card]
    players[seat] = players[seat].model_copy(update={"chosen": (card,), "hand": tuple(left)})
    return state.model_copy(update={"players": tuple(players)})


def test_the_sign_says_whose_turn_it_is_and_the_phase() -> None:
    scene = drawn(position(turn=2, round=7, phase="second"))
    assert {"To play", "Chloé", "Round 7", "Second laying"} <= set(texts(scene))


def test_while_all_choose_those_who_have_not_are_called() -> None:
    state = dealt(3)
    scene = drawn(chose(state, 1, state.players[1].hand[0]))
    assert "Ada and Chloé" in texts(scene)
    assert "has chosen" in text_in(scene, scene.place("B"))
    assert "choosing" in text_in(scene, scene.place("A"))


def test_companies_show_what_is_left_and_short_lines_open() -> None:
    closed, opened = drawn(position()), drawn(position(opened=["WP"], tracks={"SF": ("CHI KC",)}))
    assert "closed" in text_in(closed, closed.place("WP"))
    assert "7" in text_in(opened, opened.place("WP"))
    assert "29" in text_in(opened, opened.place("SF"))
    assert text_in(opened, opened.place("SF")).count("Y") == 3


def test_a_branch_card_taken_is_no_longer_on_display() -> None:
    scene = drawn(position(hands={0: "branch SF"}))
    assert text_in(scene, scene.place("SF")).count("Y") == 2


def test_the_display_counts_cards_tokens_and_deck() -> None:
    scene = drawn(dealt(4))
    for kind, count in (("double", "3"), ("triple", "1"), ("four", "1"), ("boom", "3"), ("deck", "54")):
        assert count in text_in(scene, scene.place(kind))
    assert {kind: text_in(scene, scene.place(kind))[-1] for kind in ("token4", "token5")} == {
        "token4": "3",
        "token5": "7",
    }
    assert not labels(scene, "third")
    assert labels(drawn(dealt(2)), "third")


def test_players_show_money_hand_and_played_cards_with_their_worth() -> None:
    state = position(2, tracks={"KP": ("KC ABI DEN",), "SF": ("CHI KC ABI@2",)}, played={0: "DEN ABI", 1: "LA"})
    scene = drawn(state)
    shown = text_in(scene, scene.place("A"))
    assert shown[shown.index("Abilene") + 1] == "6"
    assert shown[shown.index("Denver") + 1] == "5"
    assert {"$2", "cards 11", "= 13"} <= set(shown)
    assert "0" in text_in(scene, scene.place("B"))


def test_cards_of_this_round_and_the_first_player_are_tagged() -> None:
    scene = drawn(position(revealed={1: "double branch SF"}, first=1))
    assert {"1st player", "Double turn", "SF branch"} <= set(text_in(scene, scene.place("B")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_do_not_repeat_that_the_board_is_a_reconstruction(language: str) -> None:
    """It is said once, in words, when the game begins."""
    scene = drawn(position(), language=language)
    assert "reconstruction" not in " ".join([*texts(scene), *scene.alt])


def legend(options: SantaFeOptions) -> set[str]:
    scene = drawn(position(options=options))
    return {shape.text for shape in scene.layer("legend") if isinstance(shape, Text)}


def test_the_legend_names_terrain_and_its_price_only_where_it_is_played() -> None:
    assert {"mountain $1", "river $1", "branch card"} <= legend(SantaFeOptions(terrain=True))
    assert not {"mountain", "river"} & legend(SantaFeOptions())
    assert "branch card" in legend(SantaFeOptions())


def test_terrain_is_quiet_where_it_costs_nothing() -> None:
    quiet, priced = (inside(whole(shipped(), SantaFeOptions(terrain=terrain))) for terrain in (False, True))
    assert not [shape for shape in quiet if is_wave(shape) or is_peak(shape)]
    assert sum(map(is_wave, priced)) > 20
    assert sum(map(is_peak, priced)) > 40


def is_wave(shape: Shape) -> bool:
    return isinstance(shape, Line) and shape.stroke == WATER


def is_peak(shape: Shape) -> bool:
    return isinstance(shape, Polygon) and len(shape.points) == 3 and shape.fill == CREAM


def inside(drawing: Drawing) -> list[Shape]:
    """The shapes of a drawing, drawings within drawings included."""
    found: list[Shape] = []
    for shape in drawing.shapes:
        found += inside(shape.drawing) if isinstance(shape, Sprite) else [shape]
    return found


@pytest.mark.parametrize("viewer", [None, 0])
def test_what_others_hold_never_changes_the_picture(viewer: int | None) -> None:
    state = dealt(3)
    players = list(state.players)
    for seat in (1, 2):
        players[seat] = players[seat].model_copy(update={"hand": state.deck[4 * seat : 4 * seat + 4]})
    other = state.model_copy(update={"players": tuple(players), "deck": state.deck[::-1]})
    assert drawn(state, viewer=viewer) == drawn(other, viewer=viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_secret_choice_is_in_nobodys_picture_of_the_table(viewer: int | None) -> None:
    state = dealt(3)
    one, other = (chose(state, 1, card) for card in state.players[1].hand[:2])
    assert drawn(one, viewer=viewer) == drawn(other, viewer=viewer)


def test_every_word_of_the_picture_comes_from_the_locale() -> None:
    state = position(2, played={0: "DEN"}, revealed={0: "double"}, tracks={"SF": ("CHI KC",)})
    scene = board_scene(shown(santa_fe_view(state, None), (), ("Ada", "Basile"), Bare()))
    plain = [text for text in texts(scene) if not text.startswith("[") and not text.strip("×–0123456789$")]
    known = {"Ada", "Basile", "A", "B", "Y", "Denver", *LIVERIES}
    rest = {text for text in texts(scene) if not text.startswith("[")} - set(plain) - known
    assert rest == set()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_beside_the_map_lies_within_the_picture_and_apart(players: int) -> None:
    cities = [city.code for city in chart(shipped()).board.cities if city.value]
    scene = drawn(position(players, played={seat: " ".join(cities[seat::players]) for seat in range(players)}))
    cards = [scene.place(name) for name in (*LIVERIES, "double", "triple", "four", "boom", "deck", *"ABCDE"[:players])]
    picture = Box(0, 0, scene.width, scene.height)
    assert all(picture.holds(card) for card in cards)
    for one, other in combinations(cards, 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def test_names_of_cities_do_not_cover_each_other() -> None:
    plates = [plate.box for plate in chart(shipped()).names.values()]
    assert len(plates) == 42
    for one, other in combinations(plates, 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("code", ["DEN", "SAC", "CHY", "SLC", "SFO"])
def test_names_in_the_crowd_hide_no_track_and_no_city(code: str) -> None:
    laid_out = chart(shipped())
    name = laid_out.names[code].box
    for space in laid_out.spaces.values():
        steps = [space.path.at(space.path.length * i / 8) for i in range(9)]
        assert sum(overlap(name, Box(x - 6, y - 6, 12, 12)) for x, y in steps) < 60
    for x, y in laid_out.cities.values():
        assert overlap(name, Box(x - 18, y - 18, 36, 36)) < 20


@pytest.mark.parametrize("eyes", sorted(EYES))
def test_white_tracks_stand_out_from_empty_ones(eyes: str) -> None:
    assert min(apart(LIVERIES["SP"].colour, empty, eyes) for empty in (EMPTY, QUIET_BROWN)) > 20


@pytest.mark.parametrize("eyes", sorted(EYES))
def test_company_colours_are_far_apart_for_all_eyes(eyes: str) -> None:
    for one, other in combinations(LIVERIES.values(), 2):
        assert apart(one.colour, other.colour, eyes) > 20


def test_letters_stand_out_on_their_company() -> None:
    assert all(contrast(coat.colour, coat.letters) > 4.5 for coat in LIVERIES.values())
