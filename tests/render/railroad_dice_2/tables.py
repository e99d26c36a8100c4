"""Short positions drawn as scenes, and questions about what stands on them."""

from render.art import NumberedPlace, Shown
from render.railroad_dice_2.table import table_scene
from render.scene import Box, Scene, Sprite, Text
from render.words import words
from rules.core.contract import Event
from rules.railroad_dice_2.build import position
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.lay import Laid
from rules.railroad_dice_2.turn.transport import Transported
from rules.railroad_dice_2.view import DiceView

NAMES = ("Ada", "Basile", "Chloé", "Dmitri")
KEY = "railroad_dice_2"
LAID = Laid(seat=0, number=1, cell="D4", code="NS", cost=1)
RAN = Transported(seat=0, locomotive=3, station="D6", tile=4, units=3, distance=2, line=("D2", "D3", "D4", "D5", "D6"))


def two_homes() -> State:
    """Ada's line runs from D2 down to the neutral D6; Basile has a switch, a curve, and an end blocked by Ada's."""
    return position(
        "D2 H6",
        "D6 H2",
        rails="D3 NS, D4 NS, D5 NS, H5 NS, H4 NS+SW, G4 NE, E4 EW",
        hand="straight curve joker locomotive complex:switch_left",
        locomotives={0: (3, 3), 1: (4,)},
        stocks=(5, 5, 0, 2, 5, 0),
    )


def seen(
    state: State,
    *events: Event,
    language: str = "en",
    plan: bool = False,
    marks: tuple[NumberedPlace, ...] = (),
    asked: str = "",
    choices: tuple[str, ...] = (),
) -> Shown:
    return Shown(DiceView(state=state), events, NAMES, words(language), plan, marks, asked, choices)


def drawn(state: State, *events: Event, language: str = "en") -> Scene:
    return table_scene(seen(state, *events, language=language))


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes() if isinstance(shape, Text)]


def text_in(scene: Scene, box: Box) -> list[str]:
    """The words whose anchor lies in the box."""
    here = (shape for shape in scene.shapes() if isinstance(shape, Text))
    return [text.text for text in here if box.holds(Box(text.x, text.y, 0, 0))]


def sprites_in(scene: Scene, layer: str, box: Box) -> list[str]:
    """The keys of the drawings that begin in the box."""
    shapes = (shape for shape in scene.layer(layer) if isinstance(shape, Sprite))
    return [
        shape.drawing.key for shape in shapes if box.x - 1 <= shape.x < box.right and box.y - 1 <= shape.y < box.bottom
    ]


def labels(scene: Scene, start: str) -> set[str]:
    return {label.name for label in scene.labels if label.name.startswith(start)}
