"""The entrance to everything that is drawn: a view of any game in, PNG bytes and words out.

The bot knows only the key of a game; `ARTS` says how each game is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from render import china_rails, disk_cache, freight_train, railroad_dice_2, santa_fe_rails, steam
from render.art import Art, NumberedPlace, Shown
from render.caching import cached
from render.paint import in_colours, paint, palette_image
from render.palette_files import made_palette, palette_from_file
from render.png import png
from render.repaint import LastPictures
from render.scene import Scene
from render.signs import planned
from render.words import plain
from rules.core.contract import Options, View

__all__ = [
    "ALT_LIMIT",
    "MOST_PICTURES",
    "Art",
    "NumberedPlace",
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
MOST_PIXELS = 12_000_000  # of a picture; the largest of a real game has 5 million


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
    """The whole table, with what the events moved marked. Raises KeyError for an unknown game."""
    return _made(game_key, shown, ARTS[game_key].scene(shown), _last_pictures)


def pictures(game_key: str, shown: Shown) -> tuple[Picture, ...]:
    """The pictures of a turn: its details first, such as what changed, enlarged; the whole table last."""
    details = ARTS[game_key].details(shown)[: MOST_PICTURES - 1]
    return (*(_made(game_key, shown, detail) for detail in details), picture(game_key, shown))


def asked_with_picture(game_key: str, asked: str) -> bool:
    """Whether the game draws something for the question, though none of its choices lies on the map."""
    return asked in ARTS[game_key].questions


def private(game_key: str, shown: Shown) -> Picture | None:
    """The viewer's own hand, which nobody else may see; None if the game or the viewer has none."""
    drawn = ARTS[game_key].hand(shown)
    return _made(game_key, shown, drawn) if drawn else None


def describe(game_key: str, shown: Shown) -> tuple[str, ...]:
    """The whole table in words, one line for each thing on it."""
    return ARTS[game_key].describe(shown)


def describe_hand(game_key: str, shown: Shown) -> tuple[str, ...]:
    """The viewer's hand in words, one line for each card; empty if the game or the viewer has none."""
    return ARTS[game_key].describe_hand(shown)


def palette_of(game_key: str, view: View) -> str:
    """The palette that a view is drawn with."""
    return ARTS[game_key].palette(view)


def palette_for(game_key: str, options: Options) -> str:
    """The palette that a table with these options will be drawn with."""
    return ARTS[game_key].palette_for(options)


def warm(game_key: str, palette: str) -> None:
    """Fills the caches with the backdrops of a palette, so that the first real picture is fast."""
    _colours(game_key, palette)
    for scene in ARTS[game_key].grounds(palette):
        paint(scene)


def alt_text(scene: Scene) -> str:
    """The scene in plain words, cut to what Discord accepts."""
    text = "\n".join(map(plain, scene.alt))
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + "…"


def _made(game_key: str, shown: Shown, drawn: Scene, last: LastPictures | None = None) -> Picture:
    """Given the last pictures, only what has changed since the table's last one is painted."""
    if drawn.width * drawn.height > MOST_PIXELS:
        raise ValueError(f"a picture of {drawn.width} by {drawn.height} pixels is too large")
    scene = planned(drawn, shown.words) if shown.plan else drawn
    palette = palette_of(game_key, shown.view)
    colours = _colours(game_key, palette)
    if last is None or not shown.table:
        pixels = in_colours(paint(scene), colours)
    else:
        pixels = last.repaint(scene, colours, (game_key, palette, shown.table, shown.words.language, shown.plan))
    return Picture(png(pixels), alt_text(scene), scene.width, scene.height)


_last_pictures = LastPictures()


@cached()
def _colours(game_key: str, palette: str) -> Image.Image:
    """From the palette file; a palette without one is made now and cached on disk."""
    from_file = palette_from_file(game_key, palette)
    if from_file is not None:
        return palette_image(from_file)
    name = f"colours/{game_key}/{palette}"
    return palette_image(disk_cache.cached(name, lambda: made_palette(ARTS[game_key], palette)))
