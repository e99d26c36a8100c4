"""Palettes made ahead are those that the sample pictures ask for."""

import pytest

from render.palette_files import made_palette, palette_from_file, written
from render.pictures import ARTS


@pytest.mark.parametrize(("key", "palette"), [(key, palette) for key, art in ARTS.items() for palette in art.palettes])
def test_a_palette_made_ahead_is_the_one_that_would_be_made(key: str, palette: str) -> None:
    """If not: `python -m render.palette_files`."""
    kept = palette_from_file(key, palette)
    assert kept is not None
    assert written(kept) == written(made_palette(ARTS[key], palette))


def test_a_game_without_a_palette_file_has_none() -> None:
    assert palette_from_file("tunnels", "") is None
