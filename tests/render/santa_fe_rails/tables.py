"""Short positions drawn as scenes, and questions about what stands on them."""

from render.santa_fe_rails.marks import SpaceKey
from render.santa_fe_rails.table import board_scene, crop_scene
from render.scene import Box, Figure, Scene, Text
from render.words import words
from rules.core.contract import Event, Seat
from rules.santa_fe_rails.board import shipped
from rules.santa_fe_rails.laying.laid import Laid
from rules.santa_fe_rails.state import State
from rules.santa_fe_rails.view import santa_fe_view
from tests.render.showing import shown

NAMES = ("Ada", "Basile", "Chloé", "Dmitri", "Eve")
KEY = "santa_fe_rails"


def drawn(state: State, *events: Event, viewer: Seat | None = None, language: str = "en") -> Scene:
    return board_scene(shown(santa_fe_view(state, viewer), events, NAMES, words(language)))


def enlarged(state: State, *events: Event, language: str = "en") -> Scene | None:
    return crop_scene(shown(santa_fe_view(state, None), events, NAMES, words(language)))


def laid(company: str, start: str, towards: str, nth: int, track: int = 1, seat: Seat = 0, bonus: int = 0) -> Laid:
    """The event of one segment on the shipped board."""
    link = shipped().between(start, towards)
    assert link is not None
    return Laid(
        seat=seat,
        company=company,
        line=1,
        new_line=False,
        link=link.id,
        track=track,
        start=start,
        towards=towards,
        nth=nth,
        spaces=link.spaces,
        first_service=bonus,
        left=1,
        money=bonus,
    )


def named(company: str, key: SpaceKey) -> str:
    return f"{company} {key[0]} {key[1]}.{key[2]}"


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes() if isinstance(shape, Text)]


def text_in(scene: Scene, box: Box) -> list[str]:
    """The words whose anchor lies in the box."""
    words_here = (shape for shape in scene.shapes() if isinstance(shape, Text))
    return [text.text for text in words_here if box.holds(Box(text.x, text.y, 0, 0))]


def figures_in(scene: Scene, layer: str, box: Box) -> list[Figure]:
    """The shapes of a layer that lie wholly in the box, a pixel of tolerance."""
    room = Box(box.x - 1, box.y - 1, box.w + 2, box.h + 2)
    return [shape for shape in scene.layer(layer) if not isinstance(shape, Text) and room.holds(shape.box())]


def labels(scene: Scene, start: str) -> set[str]:
    return {label.name for label in scene.labels if label.name.startswith(start)}
