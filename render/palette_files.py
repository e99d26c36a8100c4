"""Each game's palette of 256 colours, a file in data/palettes; `python -m render.palette_files` writes them all.

All pictures of a map share one palette, so that equal views give equal bytes.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from render.art import Art
from render.paint import COLOURS, colours_of
from render.signs import planned
from render.words import words

_HEAD = "# Made of the sample picture by `python -m render.palette_files`; a test holds it to that.\n"
_ROW = 16


def palette_from_file(game_key: str, palette: str) -> bytes | None:
    """Red, green and blue of each colour; None if there is no such file."""
    path = files("data").joinpath("palettes", _name(game_key, palette))
    if not path.is_file():
        return None
    lines = (line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))
    return bytes.fromhex("".join(lines))


def made_palette(art: Art, palette: str) -> bytes:
    """The palette that suits everything the game can show, plans included."""
    return colours_of(planned(art.sample(palette), words("en")))


def written(colours: bytes) -> str:
    """A palette as its file."""
    each = [colours[start : start + 3].hex() for start in range(0, len(colours), 3)]
    assert len(each) <= COLOURS
    rows = (" ".join(each[start : start + _ROW]) for start in range(0, len(each), _ROW))
    return _HEAD + "".join(f"{row}\n" for row in rows)


def _name(game_key: str, palette: str) -> str:
    return f"{game_key}-{palette}.txt" if palette else f"{game_key}.txt"


def main() -> None:
    from render.pictures import ARTS  # imported here: it reads the files that this writes

    folder = Path(str(files("data"))) / "palettes"
    folder.mkdir(exist_ok=True)
    for key, art in ARTS.items():
        for palette in art.palettes:
            (folder / _name(key, palette)).write_text(written(made_palette(art, palette)), "utf-8")


if __name__ == "__main__":
    main()
