"""The table in words: alt text for those who cannot see the picture, and the whole table as text."""

import pytest

from render.freight_train.telling import alt, describe
from render.pictures import ALT_LIMIT, alt_text
from render.scene import Drawing, Scene
from render.words import words
from rules.freight_train.build import position
from rules.freight_train.view import table_view
from tests.render.showing import shown
from tests.render.tables import NAMES, drawn, fullest


def test_alt_text_tells_day_turn_rows_and_scores() -> None:
    state = position(2, main=("box box tank", ""), turn=1, marker=1, scores={0: 9})
    told = drawn(state).alt
    assert told[0] == "Freight Train, day 1 of 3, round 1. Basile to play."
    assert told[3:5] == ("1: 2 × box car, tank car.", "2: empty.")
    assert told[-1] == "Scores: Ada 9, Basile 5."


def test_alt_text_is_in_the_language_of_the_table() -> None:
    told = drawn(position(2, main=("box tank",)), language="fr").alt
    assert told[0] == "Freight Train, jour 1 sur 3, tour 1. À Ada de jouer."
    assert "1\N{NARROW NO-BREAK SPACE}: couvert, citerne." in told


def test_alt_text_announces_the_last_turns_and_the_winners() -> None:
    last = drawn(position(3, end_drawn=True, turn=1)).alt
    assert "Last turns of the day: Basile and Chloé." in last[1]
    over = position(2, day=3, scores={1: 30}).model_copy(update={"over": True})
    assert drawn(over).alt[0].endswith("The game is over. Winner: Basile.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_longest_alt_text_keeps_its_scores_within_the_limit(language: str) -> None:
    names = [letter * 32 for letter in "MWXYZ"]
    told = "\n".join(alt(shown(fullest(5), (), names, words(language))))
    assert len(told) <= ALT_LIMIT
    assert told.endswith("−12.")


def test_alt_text_beyond_the_limit_is_cut() -> None:
    long = Scene(1, 1, "#ffffff", Drawing("test/nothing", 1, 1, ()), (), (), ("ore " * 400,))
    assert len(alt_text(long)) <= ALT_LIMIT
    assert alt_text(long).endswith("…")


def test_the_description_tells_every_yard_and_train() -> None:
    view = table_view(
        position(
            2,
            main=("box",),
            yards={0: ("refr tank tank", "")},
            trains={0: ("ore ore", "mixed box coil caboose", "hopp caboose")},
            cabooses=True,
        )
    )
    told = describe(shown(view, (), NAMES, words("en")))
    assert "Ada holds the wooden locomotive and began this round." in told
    assert "Ada: 5 points, 7 locomotives." in told
    assert "Private yard row 1, from the bumper, 3 of 8: reefer, 2 × tank car." in told
    assert "Private yard row 2, from the bumper, 0 of 8: empty." in told
    assert "Locomotive 1: ore car × 2." in told
    assert "Locomotive 2, mixed train of 2, closed by a caboose: box car, coil car." in told
    assert "Locomotive 3: hopper × 1, closed by a caboose." in told
    assert "Empty locomotives: 4, 5, 6 and 7." in told
    assert any("Cabooses left: 5." in line for line in told)
