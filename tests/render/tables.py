"""Tables to draw: short positions, the fullest one, and a voice that shows which words come from the locale."""

from collections.abc import Sequence

from render.freight_train.table import scene
from render.scene import Scene, Sprite, Text
from render.words import Names, Words, words
from rules.core.contract import Event
from rules.core.phrase import Phrase
from rules.freight_train.build import position
from rules.freight_train.state import Player, State, Train
from rules.freight_train.view import TableView, table_view
from rules.freight_train.wagons import WAGONS, WAGONS_PER_TYPE
from tests.render.showing import shown

NAMES = ("Ada", "Basile", "Chloé", "Dmitri", "Eve")


def drawn(state: State, *events: Event, names: Sequence[str] = NAMES, language: str = "en") -> Scene:
    return scene(shown(table_view(state), events, names, words(language)))


def texts(drawn: Scene) -> list[str]:
    return [shape.text for shape in drawn.shapes() if isinstance(shape, Text)]


def sprites(drawn: Scene, key: str) -> list[Sprite]:
    """The sprites of a drawing, in the order they are painted."""
    return [shape for shape in drawn.shapes() if isinstance(shape, Sprite) and shape.drawing.key == key]


def fullest(players: int) -> TableView:
    """As much as a table can be asked to show, and more than the box holds: every slot and train full."""
    view = table_view(position(players, day=3, cabooses=True, end_drawn=True))
    return view.model_copy(update={"players": tuple(_laden(player, players) for player in view.players)})


def _laden(player: Player, players: int) -> Player:
    longest = WAGONS_PER_TYPE[players]
    plain = [
        Train(loco=loco, wagons=(WAGONS[loco],) * longest, caboose=loco % 2 == 0) for loco in range(1, player.locos)
    ]
    mixed = Train(loco=player.locos, wagons=WAGONS, mixed=True, caboose=True)
    yard = (WAGONS[:8], WAGONS[3:])
    return player.model_copy(update={"trains": (*plain, mixed), "yard": yard, "score": -12})


class Bare(Words):
    """Says every phrase as its key in brackets, and remembers which were asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.asked: set[str] = set()

    def say(self, said: Phrase, names: Names | None = None) -> str:
        self.asked.add(said.key)
        return f"[{said.key}]"

    def join(self, items: list[str]) -> str:
        return " ".join(items)
