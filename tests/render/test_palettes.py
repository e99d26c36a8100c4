"""Palettes made ahead are those that the sample pictures ask for."""

import pytest

from render.palettes import made, palette_of_file, written
from render.pictures import ARTS


@pytest.mark.parametrize(("key", "palette"), [(key, palette) for key, art in ARTS.items() for palette in art.palettes])
def test_a_palette_made_ahead_is_the_one_that_would_be_made(key: str, palette: str) -> None:
    """If not: `python -m render.palettes`."""
    kept = palette_of_file(key, palette)
    assert kept is not None
    assert written(kept) == written(made(ARTS[key], palette))


def test_a_game_without_a_palette_file_has_none() -> None:
    assert palette_of_file("tunnels", "") is None
