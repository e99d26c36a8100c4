"""The door to everything that is drawn: a view of any game in, PNG bytes and words out.

The bot knows only the key of a game; which scene maker draws it is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image

from render import freight_train, santa_fe_rails
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
    crop: Callable[[View, Sequence[Event], Sequence[str], Words], Scene | None] | None = None  # what just changed
    hand: Callable[[View, Sequence[str], Words], Scene | None] | None = None  # the viewer's own
    describe_hand: Callable[[View, Words], tuple[str, ...]] | None = None


_ARTS: Mapping[str, Art] = {
    "freight_train": Art(freight_train.table_scene, freight_train.describe, freight_train.sample),
    "santa_fe_rails": Art(
        santa_fe_rails.board_scene,
        santa_fe_rails.describe,
        santa_fe_rails.sample,
        santa_fe_rails.crop_scene,
        santa_fe_rails.hand_scene,
        santa_fe_rails.describe_hand,
    ),
}


def picture(game_key: str, view: View, events: Sequence[Event], names: Sequence[str], language: str) -> Picture:
    """The table as it stands, with what the events moved marked. Raises KeyError for an unknown game."""
    return _made(game_key, scene_of(game_key, view, events, names, language))


def pictures(
    game_key: str, view: View, events: Sequence[Event], names: Sequence[str], language: str
) -> tuple[Picture, ...]:
    """The pictures of a turn: what changed, enlarged, if the game has such a picture; then the whole table."""
    art = _ARTS[game_key]
    crop = art.crop(view, events, names, words(language)) if art.crop else None
    whole = picture(game_key, view, events, names, language)
    return (_made(game_key, crop), whole) if crop else (whole,)


def private(game_key: str, view: View, names: Sequence[str], language: str) -> Picture | None:
    """What the viewer alone may see, his hand; None if the game or the viewer has none."""
    art = _ARTS[game_key]
    drawn = art.hand(view, names, words(language)) if art.hand else None
    return _made(game_key, drawn) if drawn else None


def describe_hand(game_key: str, view: View, language: str) -> tuple[str, ...]:
    """The viewer's hand in words, a line for each card; nothing if the game or the viewer has none."""
    told = _ARTS[game_key].describe_hand
    return told(view, words(language)) if told else ()


def warm(game_key: str) -> None:
    """Paints the game's sample once, so that the first real picture finds its background and colours ready."""
    paint(_ARTS[game_key].sample())
    _colours(game_key)


def describe(game_key: str, view: View, names: Sequence[str], language: str) -> tuple[str, ...]:
    """The whole table in words, a line for each thing on it."""
    return _ARTS[game_key].describe(view, names, words(language))


def scene_of(game_key: str, view: View, events: Sequence[Event], names: Sequence[str], language: str) -> Scene:
    return _ARTS[game_key].scene(view, events, names, words(language))


def alt_text(scene: Scene) -> str:
    """The scene in words, as long as Discord takes."""
    text = "\n".join(scene.alt)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + "…"


def _made(game_key: str, drawn: Scene) -> Picture:
    return Picture(encode(paint(drawn), _colours(game_key)), alt_text(drawn), drawn.width, drawn.height)


@cache
def _colours(game_key: str) -> Image.Image:
    """One palette for all pictures of a game, so that equal views give equal bytes."""
    return colours_of(_ARTS[game_key].sample())
