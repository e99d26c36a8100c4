"""Short positions of China drawn as scenes, and questions about what stands on them."""

from render.art import NumberedPlace, Shown
from render.scene import Box, Scene, Sprite, Text
from render.steam.table import table_scene
from render.words import words
from rules.core.contract import Event
from rules.steam.state import State
from rules.steam.view import steam_view
from tests.rules.steam.table import Table, china

NAMES = ("Ada", "Basile", "Chloé", "Dmitri")
KEY = "steam"


def railways(seats: int = 3) -> Table:
    """Ada has Zhengzhou - Jinan and an end into J5, Basile Zhengzhou - Wuhan; nobody owns what lies on G7."""
    table = china(seats).lay("A", "J6 NE-SW", "J5 S-N").lay("B", "I8 N-S", "I9 N-S").lay("-", "G7 S-N")
    return table.cubes(Beijing="rrrrp", Zhengzhou="yyb", Jinan="p", Wuhan="g").supply("rb", "", "yy")


def seen(
    state: State,
    *events: Event,
    language: str = "en",
    plan: bool = False,
    marks: tuple[NumberedPlace, ...] = (),
    asked: str = "",
    choices: tuple[str, ...] = (),
) -> Shown:
    names = NAMES[: len(state.players)]
    return Shown(steam_view(state, None), events, names, words(language), plan, marks, asked, choices)


def drawn(state: State, *events: Event, language: str = "en") -> Scene:
    return table_scene(seen(state, *events, language=language))


def texts(scene: Scene) -> list[str]:
    """The words of the scene, those on its drawings too."""
    found = [shape.text for shape in scene.shapes() if isinstance(shape, Text)]
    sprites = [shape.drawing for shape in scene.shapes() if isinstance(shape, Sprite)]
    return [*found, *(part.text for drawing in sprites for part in drawing.shapes if isinstance(part, Text))]


def sprites_in(scene: Scene, layer: str, box: Box) -> list[str]:
    """The keys of the drawings that begin in the box."""
    shapes = (shape for shape in scene.layer(layer) if isinstance(shape, Sprite))
    return [shape.drawing.key for shape in shapes if box.holds(Box(shape.x, shape.y, 0, 0))]


def labels(scene: Scene, start: str) -> set[str]:
    return {label.name for label in scene.labels if label.name.startswith(start)}
