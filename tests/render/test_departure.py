"""The end of a day: the trains that leave, what they scored and what each player has, all read off the event."""

import pytest

from render.freight_train import details
from render.freight_train.departure import departure
from render.scene import Box, Scene, Text
from render.words import words
from rules.freight_train.build import position
from rules.freight_train.flow import DayEnded
from rules.freight_train.scoring import ClassScore
from rules.freight_train.view import table_view
from tests.render.showing import shown
from tests.render.tables import Bare

ENDED = DayEnded(
    day=3,
    cause="card",
    classes=(
        ClassScore(name="box", lengths=(5, 3, 0), points=(6, 1, 0)),
        ClassScore(name="ore", lengths=(0, 4, 2), points=(0, 3, 1)),
        ClassScore(name="mixed", lengths=(0, 7, 0), points=(0, 3, 0)),
        ClassScore(name="tank", lengths=(2, 2, 2), points=(0, 0, 0)),
    ),
    train_points=(6, 7, 1),
    yard_wagons=(4, 0, 9),
    yard_points=(-4, 0, -9),
    scores=(22, 31, 4),
)
AFTER = table_view(position(3))


def leaving(language: str = "en") -> Scene:
    scene = departure(shown(AFTER, (ENDED,), spoken=language))
    assert scene is not None
    return scene


def text_in(scene: Scene, box: Box) -> list[str]:
    words_here = (shape for shape in scene.shapes() if isinstance(shape, Text))
    return [text.text for text in words_here if box.holds(Box(text.x, text.y, 0, 0))]


def test_there_is_such_a_picture_only_when_a_day_ends() -> None:
    assert details(shown(AFTER)) == ()
    assert details(shown(AFTER, (ENDED,))) == (leaving(),)


def test_every_train_leaves_with_its_length_and_points() -> None:
    scene = leaving()
    trains = {label.name for label in scene.labels if "." in label.name}
    assert trains == {"A.box", "A.tank", "B.box", "B.ore", "B.mixed", "B.tank", "C.ore", "C.tank"}
    assert {"×5", "+6", "×2", "0"} <= set(text_in(scene, scene.place("A")))
    assert scene.place("A.box").w - scene.place("B.box").w == pytest.approx(2 * 26)


def test_a_card_says_what_trains_and_yard_brought_and_the_score() -> None:
    said = text_in(leaving(), leaving().place("C"))
    assert "trains +1, yard −9 (9)" in said
    assert "4 pts" in said
    assert "Chloé" in said


def test_everything_lies_within_the_picture() -> None:
    scene = leaving("fr")
    assert all(Box(0, 0, scene.width, scene.height).holds(label.box) for label in scene.labels)
    assert scene.alt[0] == words("fr").text("freight-day-ended-card", day=3).replace("**", "")
    assert not [line for line in scene.alt if "**" in line]


def test_every_word_comes_from_the_locale() -> None:
    say = Bare()
    departure(shown(AFTER, (ENDED,), spoken=say))
    assert {"picture-day-ended", "picture-trains-leave", "picture-day-gains"} <= say.asked
    for language in ("en", "fr"):
        assert [key for key in say.asked if not words(language).has(key)] == []
