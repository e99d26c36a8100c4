"""Names come from anywhere: they must be drawn, shortened and measured without a machine's own fonts."""

import pytest

from render import fonts


def test_letters_the_font_has_are_kept() -> None:
    assert fonts.readable("Žofie Łukasz Ünïcødé Привет Ελένη") == "Žofie Łukasz Ünïcødé Привет Ελένη"


def test_fancy_letters_become_plain_ones_and_strange_ones_are_left_out() -> None:
    assert fonts.readable("𝓐𝓵𝓲𝓬𝓮 🚂") == "Alice"
    assert fonts.readable("日本") == ""


@pytest.mark.parametrize("name", ["", "\u0000\u200b\u202e", "🚂" * 40, "e" + "\u0301" * 60, "\ud83d", "a\nb\tc"])
def test_no_name_is_too_strange_to_draw(name: str) -> None:
    shown = fonts.readable(name)
    assert "\n" not in shown
    mask, _ = fonts.glyphs(shown, "bold", 30, "ls")
    assert mask.size[0] >= 1


def test_a_long_name_is_shortened_to_its_room() -> None:
    short = fonts.fitted("Maximilian-Alexander von Thurn und Taxis", "bold", 35, 200)
    assert short.startswith("Maxim")
    assert short.endswith("…")
    assert fonts.width(short, "bold", 35) <= 200
    assert fonts.fitted("Ada", "bold", 35, 200) == "Ada"
