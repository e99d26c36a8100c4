"""The interface between a game's drawing code and `render.pictures`: `Shown` goes in, scenes and words come out.

Each game's folder in render/ provides one `Art`; `render.pictures` lists them and makes the PNG bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from render.scene import Scene
from render.words import Words
from rules.core.contract import Event, Options, View

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class NumberedPlace:
    """A choice that is numbered on the map."""

    number: int
    place: str  # the game's own id of the place: "KC", "H7"


@dataclass(frozen=True, eq=False)
class Shown:
    """What a picture is made of. The view is the table after the events, planned ones included.

    Compared by identity, so that what several pictures of the same `Shown` share can be cached by it.
    """

    view: View
    events: tuple[Event, ...]  # what just happened, or would happen
    names: tuple[str, ...]  # of the seats, in their order
    words: Words
    plan: bool = False  # the events are a plan: drawn as ghosts, and picture and alt text say so
    marks: tuple[NumberedPlace, ...] = ()  # the choices that are numbered on the map
    asked: str = ""  # "lay.towards": the question being asked, for games that draw the choices
    choices: tuple[str, ...] = ()  # the values of the choices shown, in the order of their numbers
    table: int = 0  # the table whose last picture may be repainted; 0 for none

    def numbers(self) -> str:
        """What the numbers on the map are: choices of a panel, or what an inquiry has found; nothing without any."""
        if not self.marks:
            return ""
        return self.words.text("picture-choices" if self.plan or self.asked else "picture-found")

    def seen(self, kind: type[V]) -> V:
        """The view, which must be of the game's own kind. Raises TypeError."""
        if not isinstance(self.view, kind):
            raise TypeError(f"no {kind.__name__}: {type(self.view).__name__}")
        return self.view


def _one_palette(view: View) -> str:
    return ""


def _no_scenes(shown: Shown) -> tuple[Scene, ...]:
    return ()


def _one_palette_for(options: Options) -> str:
    return ""


def _no_hand(shown: Shown) -> Scene | None:
    return None


def _no_words(shown: Shown) -> tuple[str, ...]:
    return ()


def _no_grounds(palette: str) -> tuple[Scene, ...]:
    return ()


@dataclass(frozen=True)
class Art:
    """How one game is drawn and told."""

    scene: Callable[[Shown], Scene]  # the whole table
    describe: Callable[[Shown], tuple[str, ...]]  # in words
    sample: Callable[[str], Scene]  # uses every colour of one palette
    palettes: tuple[str, ...] = ("",)  # their names; one for each map, say
    palette: Callable[[View], str] = _one_palette  # which of them a view is drawn with
    palette_for: Callable[[Options], str] = _one_palette_for  # the same for a table that has not begun
    details: Callable[[Shown], tuple[Scene, ...]] = _no_scenes  # what changed enlarged, dice, a sheet of choices
    questions: frozenset[str] = frozenset()  # "lay.die": asked with a picture, though no choice lies on the map
    hand: Callable[[Shown], Scene | None] = _no_hand  # the viewer's own
    describe_hand: Callable[[Shown], tuple[str, ...]] = _no_words
    grounds: Callable[[str], tuple[Scene, ...]] = _no_grounds  # scenes whose backdrops are painted at the start
