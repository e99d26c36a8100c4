"""The door to everything that is drawn: a view of any game in, PNG bytes and words out.

The bot knows only the key of a game; which scene maker draws it is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image

from render import freight_train
from render.paint import colours_of, encode, paint
from render.scene import Scene
from render.words import Words, words
from rules.core.contract import Event, View

ALT_LIMIT = 1000  # Discord takes 1024


@dataclass(frozen=True)
class Picture:
    png: bytes
    alt: str
    width: int
    height: int


@dataclass(frozen=True)
class Art:
    """How one game is drawn and told."""

    scene: Callable[[View, Sequence[Event], Sequence[str], Words], Scene]
    describe: Callable[[View, Sequence[str], Words], tuple[str, ...]]
    sample: Callable[[], Scene]  # shows every colour the game uses


_ARTS: Mapping[str, Art] = {
    "freight_train": Art(freight_train.table_scene, freight_train.describe, freight_train.sample),
}


def picture(game_key: str, view: View, events: Sequence[Event], names: Sequence[str], language: str) -> Picture:
    """The table as it stands, with what the events moved marked. Raises KeyError for an unknown game."""
    drawn = scene_of(game_key, view, events, names, language)
    return Picture(encode(paint(drawn), _colours(game_key)), alt_text(drawn), drawn.width, drawn.height)


def describe(game_key: str, view: View, names: Sequence[str], language: str) -> tuple[str, ...]:
    """The whole table in words, a line for each thing on it."""
    return _ARTS[game_key].describe(view, names, words(language))


def scene_of(game_key: str, view: View, events: Sequence[Event], names: Sequence[str], language: str) -> Scene:
    return _ARTS[game_key].scene(view, events, names, words(language))


def alt_text(scene: Scene) -> str:
    """The scene in words, as long as Discord takes."""
    text = "\n".join(scene.alt)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + "…"


@cache
def _colours(game_key: str) -> Image.Image:
    """One palette for all pictures of a game, so that equal views give equal bytes."""
    return colours_of(_ARTS[game_key].sample())
