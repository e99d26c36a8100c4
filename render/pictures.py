"""The door to everything that is drawn: a view of any game in, PNG bytes and words out.

The bot knows only the key of a game; which scene maker draws it is decided here. A new game joins `ARTS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from render import china_rails, freight_train, railroad_dice_2, santa_fe_rails, shelf, steam
from render.again import Gallery
from render.art import Art, Mark, Shown
from render.once import once
from render.paint import in_colours, paint, palette_image
from render.palettes import made, palette_of_file
from render.png import png
from render.scene import Scene
from render.signs import planned
from rules.core.contract import Options, View

__all__ = [
    "ALT_LIMIT",
    "MOST_PICTURES",
    "Art",
    "Mark",
    "Picture",
    "Shown",
    "alt_text",
    "asked_with_picture",
    "describe",
    "describe_hand",
    "picture",
    "pictures",
    "private",
    "warm",
]

ALT_LIMIT = 1000  # Discord takes 1024
MOST_PICTURES = 4  # of a turn


@dataclass(frozen=True)
class Picture:
    png: bytes
    alt: str
    width: int
    height: int


ARTS: Mapping[str, Art] = {
    "freight_train": freight_train.ART,
    "railroad_dice_2": railroad_dice_2.ART,
    "santa_fe_rails": santa_fe_rails.ART,
    "china_rails": china_rails.ART,
    "steam": steam.ART,
}


def picture(game_key: str, shown: Shown) -> Picture:
    """The table as it stands, with what the events moved marked. Raises KeyError for an unknown game."""
    return _made(game_key, shown, ARTS[game_key].scene(shown), _lately)


def pictures(game_key: str, shown: Shown) -> tuple[Picture, ...]:
    """The pictures of a turn: its details first, such as what changed, enlarged; the whole table last."""
    details = ARTS[game_key].details(shown)[: MOST_PICTURES - 1]
    return (*(_made(game_key, shown, detail) for detail in details), picture(game_key, shown))


def asked_with_picture(game_key: str, asked: str) -> bool:
    """Whether the game draws something for the question, though none of its choices lies on the map."""
    return asked in ARTS[game_key].questions


def private(game_key: str, shown: Shown) -> Picture | None:
    """What the viewer alone may see, his hand; None if the game or the viewer has none."""
    drawn = ARTS[game_key].hand(shown)
    return _made(game_key, shown, drawn) if drawn else None


def describe(game_key: str, shown: Shown) -> tuple[str, ...]:
    """The whole table in words, a line for each thing on it."""
    return ARTS[game_key].describe(shown)


def describe_hand(game_key: str, shown: Shown) -> tuple[str, ...]:
    """The viewer's hand in words, a line for each card; nothing if the game or the viewer has none."""
    return ARTS[game_key].describe_hand(shown)


def palette_of(game_key: str, view: View) -> str:
    """The palette that a view is drawn with."""
    return ARTS[game_key].palette(view)


def palette_for(game_key: str, options: Options) -> str:
    """The palette that a table with these options will be drawn with."""
    return ARTS[game_key].palette_for(options)


def warm(game_key: str, palette: str) -> None:
    """Paints what every picture of a palette stands on, so that the first real one finds it ready."""
    _colours(game_key, palette)
    for scene in ARTS[game_key].grounds(palette):
        paint(scene)


def alt_text(scene: Scene) -> str:
    """The scene in words, as long as Discord takes."""
    text = "\n".join(scene.alt)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + "…"


def _made(game_key: str, shown: Shown, drawn: Scene, lately: Gallery | None = None) -> Picture:
    """With a gallery, what the last picture of the table shows already is not painted again."""
    scene = planned(drawn, shown.words) if shown.plan else drawn
    palette = palette_of(game_key, shown.view)
    colours = _colours(game_key, palette)
    if lately is None or not shown.table:
        pixels = in_colours(paint(scene), colours)
    else:
        pixels = lately.painted(scene, colours, (game_key, palette, shown.table, shown.words.language, shown.plan))
    return Picture(png(pixels), alt_text(scene), scene.width, scene.height)


_lately = Gallery()


@once()
def _colours(game_key: str, palette: str) -> Image.Image:
    """Made ahead; what has no file is made now, once."""
    made_ahead = palette_of_file(game_key, palette)
    if made_ahead is not None:
        return palette_image(made_ahead)
    name = f"colours/{game_key}/{palette}"
    return palette_image(shelf.kept(name, lambda: made(ARTS[game_key], palette)))
