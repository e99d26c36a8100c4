"""The door to everything that is drawn: a view of any game in, PNG bytes and words out.

The bot knows only the key of a game; which scene maker draws it is decided here. A new game joins `_ARTS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from render import china_rails, freight_train, railroad_dice_2, santa_fe_rails
from render.art import Art, Mark, Shown
from render.once import once
from render.paint import colours_of, encode, paint
from render.scene import Scene
from render.signs import planned
from render.words import words

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


_ARTS: Mapping[str, Art] = {
    "freight_train": freight_train.ART,
    "railroad_dice_2": railroad_dice_2.ART,
    "santa_fe_rails": santa_fe_rails.ART,
    "china_rails": china_rails.ART,
}


def picture(game_key: str, shown: Shown) -> Picture:
    """The table as it stands, with what the events moved marked. Raises KeyError for an unknown game."""
    art = _ARTS[game_key]
    return _made(game_key, shown, art.scene(shown))


def pictures(game_key: str, shown: Shown) -> tuple[Picture, ...]:
    """The pictures of a turn: its details first, such as what changed, enlarged; the whole table last."""
    details = _ARTS[game_key].details(shown)[: MOST_PICTURES - 1]
    return (*(_made(game_key, shown, detail) for detail in details), picture(game_key, shown))


def asked_with_picture(game_key: str, asked: str) -> bool:
    """Whether the game draws something for the question, though none of its choices lies on the map."""
    return asked in _ARTS[game_key].questions


def private(game_key: str, shown: Shown) -> Picture | None:
    """What the viewer alone may see, his hand; None if the game or the viewer has none."""
    drawn = _ARTS[game_key].hand(shown)
    return _made(game_key, shown, drawn) if drawn else None


def describe(game_key: str, shown: Shown) -> tuple[str, ...]:
    """The whole table in words, a line for each thing on it."""
    return _ARTS[game_key].describe(shown)


def describe_hand(game_key: str, shown: Shown) -> tuple[str, ...]:
    """The viewer's hand in words, a line for each card; nothing if the game or the viewer has none."""
    return _ARTS[game_key].describe_hand(shown)


def warm(game_key: str, palette: str = "") -> None:
    """Paints what every picture of a palette stands on, so that the first real one finds it ready."""
    _colours(game_key, palette)
    for scene in _ARTS[game_key].grounds(palette):
        paint(scene)


def alt_text(scene: Scene) -> str:
    """The scene in words, as long as Discord takes."""
    text = "\n".join(scene.alt)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + "…"


def _made(game_key: str, shown: Shown, drawn: Scene) -> Picture:
    scene = planned(drawn, shown.words) if shown.plan else drawn
    colours = _colours(game_key, _ARTS[game_key].palette(shown.view))
    return Picture(encode(paint(scene), colours), alt_text(scene), scene.width, scene.height)


@once()
def _colours(game_key: str, palette: str) -> Image.Image:
    """One palette for all pictures of a map, so that equal views give equal bytes."""
    return colours_of(planned(_ARTS[game_key].sample(palette), words("en")))
