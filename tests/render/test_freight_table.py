"""The Freight Train table as a scene: everything on it, in its place, and nothing outside the picture."""

import random
from itertools import pairwise

import pytest

from render import fonts
from render.colours import BRASS, CREAM, MARK, OWNERS
from render.freight_train import layout as at
from render.freight_train.engines import CABOOSE, MARKER
from render.freight_train.table import scene
from render.scene import Box, Line, Rect, Scene, Shape, Sprite, Text
from render.words import LANGUAGES, words
from rules.core.chance import Chance
from rules.freight_train.build import position
from rules.freight_train.picking import Placed
from rules.freight_train.state import Spot
from rules.freight_train.take import Took
from rules.freight_train.view import TableView, table_view
from rules.freight_train.wagons import MAIN_LENGTH, YARD_LENGTH
from rules.registry import GAMES
from tests.render.showing import shown
from tests.render.tables import NAMES, Bare, drawn, fullest, sprites, texts
from tests.wandering import wander


def test_the_same_table_gives_the_same_scene() -> None:
    assert drawn(position()) == drawn(position())
    assert drawn(position()) != drawn(position(main=("box",)))


def test_main_rows_run_from_the_bumper_to_the_right() -> None:
    table = drawn(position(main=("box tank ore",)))
    boxes = [table.place(f"main1.{slot}") for slot in (1, 2, 3)]
    assert [box.x for box in boxes] == sorted(box.x for box in boxes)
    for key, box in zip(("box", "tank", "ore"), boxes, strict=True):
        assert sprites(table, f"freight_train/{key}")[0].box() == box


def test_the_open_end_of_every_row_with_wagons_has_an_arrow() -> None:
    def arrows(table: Scene) -> int:
        return sum(type(shape).__name__ == "Polygon" for shape in table.layer("signs"))

    legend = arrows(drawn(position(main=())))
    assert arrows(drawn(position(main=("box", "", "ore tank"), yards={0: ("refr", "")}))) == legend + 3


def test_empty_slots_show_the_room_left() -> None:
    players, wagons = 3, 4
    table = drawn(position(players, main=("box tank ore",), yards={0: ("refr", "")}))
    assert len(table.layer("slots")) == 5 * MAIN_LENGTH + 2 * players * YARD_LENGTH - wagons


def test_moved_wagons_are_marked_and_the_slots_they_left_dashed() -> None:
    state = position(main=("box tank",), yards={1: ("refr ore", "")}, trains={1: ("hopp hopp",)})
    placed = (
        Placed(wagon="ore", row=1, to=Spot(place="yard", number=1), length=2),
        Placed(wagon="hopp", row=1, to=Spot(place="loco", number=1), length=2),
    )
    table, quiet = drawn(state, Took(seat=1, placed=placed)), drawn(state)
    new = [shape for shape in table.layer("marks") if shape not in quiet.layer("marks")]
    halos = [shape.box() for shape in new if isinstance(shape, Rect)]
    assert len(halos) == 2
    assert halos[0].holds(table.place("B.yard1.2"))
    assert halos[1].holds(table.place("B.loco1.2"))
    gaps = [shape for shape in new if isinstance(shape, Line)]
    assert [at.main_slot(0, slot).holds(gap.box()) for slot, gap in zip((2, 3), gaps, strict=True)] == [True, True]
    assert {shape.colour for shape in table.layer("words") if isinstance(shape, Text) and shape.text == "×2"} == {MARK}


def test_whose_turn_it_is_stands_at_the_top_and_lights_the_panel() -> None:
    table = drawn(position(turn=2, marker=1))
    assert texts(table).count("Chloé") == 2
    lit = {
        letter
        for letter in "ABCD"
        for shape in table.layer("panels")
        if isinstance(shape, Sprite) and shape.drawing.key.endswith("/lit")
        if shape.box().y < table.place(letter).bottom and shape.box().bottom > table.place(letter).y
    }
    assert lit == {"C"}
    assert table.place("B").holds(sprites(table, MARKER.key)[0].box())


def test_the_end_of_the_game_names_the_winners_and_no_turn() -> None:
    state = position(2, day=3, scores={0: 31, 1: 31}).model_copy(update={"over": True})
    table = drawn(state)
    assert "Ada and Basile" in texts(table)
    assert "To play" not in texts(table)
    assert sprites(table, MARKER.key) == []


def test_last_turns_are_called_out_once_the_end_card_is_drawn() -> None:
    assert "Last turns" not in texts(drawn(position()))
    assert "Last turns" in texts(drawn(position(end_drawn=True)))


def test_deck_scores_day_and_round_are_shown() -> None:
    shown = texts(drawn(position(4, day=2, scores={3: 17})))
    view = table_view(position(4, day=2, scores={3: 17}))
    assert {str(view.deck), "17 pts", "Day 2 of 3", "Round 1"} <= set(shown)


def test_cabooses_show_their_pile_only_with_the_option() -> None:
    assert sprites(drawn(position()), CABOOSE.key) == []
    table = drawn(position(cabooses=True, trains={0: ("box caboose",)}))
    assert len(sprites(table, CABOOSE.key)) == 2
    assert "×6" in texts(table)
    assert table.place("A.loco1").holds(table.place("A.loco1.caboose"))


def test_a_mixed_train_says_so_and_shows_every_wagon_apart() -> None:
    table = drawn(position(trains={0: ("mixed box ore tank refr gond coil hopp",)}))
    assert "mixed" in texts(table)
    lefts = [table.place(f"A.loco1.{i}").x for i in range(1, 8)]
    assert min(b - a for a, b in pairwise(lefts)) > 70


def test_trains_are_as_long_as_they_are() -> None:
    table = drawn(position(2, main=(), trains={0: ("box " * 9, "ore " * 3), 1: ("tank " * 6,)}))
    assert {"×9", "×3", "×6"} <= set(texts(table))
    length = {
        name: table.place(f"{name}.{count}").right - table.place(f"{name}.1").x
        for name, count in (("A.loco1", 9), ("A.loco2", 3), ("B.loco1", 6))
    }
    assert length["A.loco1"] - length["B.loco1"] == pytest.approx(length["B.loco1"] - length["A.loco2"])
    assert length["A.loco1"] > 2 * length["A.loco2"]


def test_where_room_is_short_all_trains_shorten_alike_and_their_tails_are_read() -> None:
    table = scene(shown(fullest(5), (), NAMES))
    steps = {
        round(table.place(f"{letter}.loco{loco}.2").x - table.place(f"{letter}.loco{loco}.1").x, 3)
        for letter in "ABCDE"
        for loco in range(1, 7)
    }
    assert len(steps) == 1
    assert steps.pop() >= 5
    assert table.height / table.width < 2.75  # more than the box holds


def test_the_race_shows_every_length_and_who_leads() -> None:
    trains = {0: ("box box box", "mixed ore tank"), 1: ("box box", "ore ore"), 2: ("", "ore ore", "mixed coil hopp")}
    table = drawn(position(3, trains=trains))
    race = {label.name for label in table.labels if label.name.startswith("race ")}
    assert race == {
        "race box 0 leads",
        "race box 1",
        "race ore 1 leads",
        "race ore 2 leads",
        "race mixed 0 leads",
        "race mixed 2 leads",
    }
    alone, tied = table.place("race box 0 leads"), table.place("race ore 1 leads")
    fills = {shape.box(): shape.fill for shape in table.layer("signs") if isinstance(shape, Rect)}
    assert (fills[alone], fills[tied]) == (BRASS, CREAM)
    assert not [label for label in drawn(position(3)).labels if label.name.startswith("race ")]


def test_wagons_carry_their_french_name_over_the_code_in_french() -> None:
    table = drawn(position(main=("hopp gond stock",)), language="fr")
    (hopper,) = sprites(table, "freight_train/hopp/TOMBEREAU")
    assert [shape.text for shape in hopper.drawing.shapes if isinstance(shape, Text)] == ["TOMBEREAU", "HOPP"]
    assert sprites(table, "freight_train/gond/OUVERT")
    assert sprites(table, "freight_train/stock/MARCHANDISES")
    assert sprites(drawn(position(main=("hopp",))), "freight_train/hopp")


def test_empty_locomotives_stand_with_their_numbers() -> None:
    table = drawn(position(2, trains={0: ("box", "", "ore")}))
    assert [len(sprites(table, f"freight_train/loco/A{number}")) for number in range(1, 8)] == [1] * 7


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_the_picture(players: int, language: str) -> None:
    table = scene(shown(fullest(players), (), ("W" * 40,) * players, words(language)))
    _all_inside(table)
    assert table.height / table.width < 2.75  # more than the box holds
    for seat, player in enumerate(fullest(players).players):
        panel = table.place(OWNERS[seat].letter)
        cells = [table.place(f"{OWNERS[seat].letter}.loco{loco}") for loco in range(1, player.locos + 1)]
        assert all(panel.holds(cell) for cell in cells)
        assert not any(_overlap(a, b) for a in cells for b in cells if a != b)


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_stay_inside_the_cell_of_their_train(language: str) -> None:
    view = fullest(4)
    table = scene(shown(view, (), NAMES[:4], words(language)))
    cells = [label.box for label in table.labels if label.name.count(".") == 1 and ".loco" in label.name]
    counts = [shape for shape in table.layer("words") if isinstance(shape, Text) and shape.text.startswith("×")]
    boxes = [_text_box(count) for count in counts if count.y > at.PANELS_TOP]
    assert len(boxes) == sum(len(player.trains) for player in view.players)
    for box in boxes:
        assert any(cell.x <= box.x and box.right <= cell.right + 1 and cell.y <= box.y < cell.bottom for cell in cells)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_turn_of_a_game_fits_and_shows_every_wagon(players: int) -> None:
    game, dice, chance = GAMES["freight_train"], random.Random(players), Chance(bytes(31) + bytes([players]))
    step = game.setup(game.options(), players, chance)
    for _ in range(120):
        view = game.view(step.state, None)
        assert isinstance(view, TableView)
        table = scene(shown(view, step.events, NAMES[:players], words("fr")))
        _all_inside(table)
        assert len([label for label in table.labels if not label.name.startswith("race ")]) == _things(view)
        assert table.height / table.width < 2.6
        if view.turn is None:
            return
        move = wander(game, step.state, view.turn, dice.randrange)
        assert move is not None
        step = game.apply(step.state, view.turn, move, chance)


def test_every_word_comes_from_the_locale_files() -> None:
    for over in (False, True):
        say, view = Bare(), fullest(5).model_copy(update={"turn": None} if over else {})
        table = scene(shown(view, (), NAMES, say))
        known = {*NAMES, *(owner.letter for owner in OWNERS)}
        for text in texts(table):
            named = all(word.rstrip("…") in known for word in text.split())
            assert named or text.startswith("[") or not any(char.isalpha() for char in text), text
        for language in ("en", "fr"):
            assert [key for key in say.asked if not words(language).has(key)] == []


def test_a_name_without_drawable_letters_becomes_its_seat() -> None:
    assert "Seat 2" in texts(drawn(position(turn=1), names=("Ada", "日本", "C", "D")))


def _all_inside(table: Scene) -> None:
    whole = Box(0, 0, table.width, table.height)
    for shape in table.shapes():
        assert whole.holds(_box(shape)), shape


def _box(shape: Shape) -> Box:
    return _text_box(shape) if isinstance(shape, Text) else shape.box()


def _text_box(text: Text) -> Box:
    mask, (dx, dy) = fonts.glyphs(text.text, text.weight, text.size, text.anchor)
    return Box(text.x + dx, text.y + dy, *mask.size)


def _overlap(a: Box, b: Box) -> bool:
    return a.x < b.right - 1 and b.x < a.right - 1 and a.y < b.bottom - 1 and b.y < a.bottom - 1


def _things(view: TableView) -> int:
    """Panels, marker, locomotives, wagons, cabooses: what carries a label."""
    wagons = sum(len(row) for row in view.main)
    for player in view.players:
        wagons += sum(len(row) for row in player.yard) + sum(len(train.wagons) for train in player.trains)
        wagons += player.locos + sum(train.caboose for train in player.trains)
    return wagons + len(view.players) + (view.turn is not None)
