"""The next picture of a table: whatever has changed since the last, the same pixels as if it were painted whole."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from PIL import Image

from render.art import Shown
from render.paint import Part, colours_of, in_colours, paint, paint_part, palette_image
from render.pictures import pictures
from render.repaint import LastPictures
from render.scene import Colour, Drawing, Layer, Line, Rect, Scene, Shape, Text, circle
from render.words import words
from rules.core.chance import Chance
from rules.core.walk import asker
from rules.registry import GAMES

WIDE, HIGH = 300, 220
GROUND = Drawing("again/ground", WIDE, HIGH, (Rect(20, 20, 200, 150, "#cfdcae", "#54798a", 3, 12),))
INKS: tuple[Colour, ...] = ("#b5462f", "#2a262080", "#ffdb1a40", "#57b36a", "#3f86bfc0")


def scene(*shapes: Shape, window: tuple[float, float] = (0.0, 0.0)) -> Scene:
    return Scene(WIDE, HIGH, "#f4ecd8", GROUND, (Layer("all", shapes),), window=window)


def some_shape(random: Random) -> Shape:
    x, y = random.uniform(-20, WIDE), random.uniform(-20, HIGH)
    ink = random.choice(INKS)
    match random.randrange(4):
        case 0:
            return Rect(x, y, random.uniform(3, 90), random.uniform(3, 70), ink)
        case 1:
            return circle(x, y, random.uniform(2, 30), ink)
        case 2:
            return Line(((x, y), (random.uniform(0, WIDE), random.uniform(0, HIGH))), ink, random.uniform(1, 6))
    return Text(x, y, random.choice(("Gare", "12", "Ülm")), random.uniform(9, 40), ink[:7])


@pytest.fixture(scope="module")
def colours() -> Image.Image:
    return palette_image(colours_of(scene(*(circle(30 * n, 60, 20, ink) for n, ink in enumerate(INKS)))))


@pytest.mark.parametrize("seed", range(12))
def test_every_picture_is_what_painting_the_whole_gives(seed: int, colours: Image.Image) -> None:
    random = Random(seed)
    shapes = [some_shape(random) for _ in range(25)]
    last = LastPictures()
    for _ in range(8):
        drawn = scene(*shapes)
        assert last.repaint(drawn, colours, "A").tobytes() == in_colours(paint(drawn), colours).tobytes()
        place = random.randrange(len(shapes))
        match random.randrange(5):
            case 0:
                del shapes[place]
            case 1:
                shapes.insert(place, some_shape(random))
            case 2:
                shapes.append(shapes.pop(place))  # the same, in another order
            case 3:
                shapes.append(shapes[place])  # twice, which shows where it lets something through
            case 4:
                shapes = [shape for number, shape in enumerate(shapes) if shape not in shapes[:number]]


def test_only_what_has_changed_is_painted(colours: Image.Image, monkeypatch: pytest.MonkeyPatch) -> None:
    last = LastPictures()
    still = [Rect(10, 10, 30, 30, INKS[0]), Rect(200, 150, 30, 30, INKS[3])]
    last.repaint(scene(*still), colours, "A")
    painted: list[Part] = []

    def noted(drawn: Scene, part: Part, shapes: Iterable[Shape]) -> Image.Image:
        painted.append(part)
        return paint_part(drawn, part, shapes)

    monkeypatch.setattr("render.repaint.paint_part", noted)
    last.repaint(scene(*still, circle(120, 100, 8, INKS[3])), colours, "A")
    assert painted
    assert all(left >= 96 and top >= 48 and right <= 144 and bottom <= 144 for left, top, right, bottom in painted)


def test_a_picture_of_another_owner_place_or_size_is_no_help(colours: Image.Image) -> None:
    last = LastPictures()
    one, other = scene(circle(50, 50, 9, INKS[0])), scene(circle(50, 50, 9, INKS[0]), window=(40.0, 10.0))
    for drawn, whose in ((one, "A"), (one, "B"), (other, "A"), (one, "A")):
        assert last.repaint(drawn, colours, whose).tobytes() == in_colours(paint(drawn), colours).tobytes()


def test_no_more_is_kept_than_may_weigh_so_much(colours: Image.Image) -> None:
    last = LastPictures(most=3 * (WIDE * HIGH + 2_000))
    for number in range(7):
        last.repaint(scene(circle(50, 50, 9, INKS[0])), colours, number)
    assert [name[0] for name in last.cached()] == [4, 5, 6]


@pytest.mark.parametrize("key", GAMES)
def test_the_pictures_of_a_game_are_the_same_one_after_another_and_alone(key: str) -> None:
    game, chance = GAMES[key], Chance(bytes(32))
    state = game.setup(game.options(), game.seats.start, chance).state
    seen = 0
    while seen < 4:
        seat = min(game.to_act(state))
        move = game.robot(game.view(state, seat), seat, asker(game, state, seat))
        step = game.apply(state, seat, move, chance)
        state = step.state
        if not any(event.pictured for event in step.events):
            continue
        seen += 1
        events = tuple(event for event in step.events if event.audience is None)
        names = ("Ada", "Basile", "Chloé")[: game.seats.start]
        alone, following = (
            Shown(game.view(state, None), events, names, words("en"), table=table) for table in (0, 77_777)
        )
        assert pictures(key, alone) == pictures(key, following)
