"""The signs: a picture of its own for each good and each kind of event; letters for goods the house does not know."""

from typing import get_args

from PIL import ImageChops

from render.china_rails.event_cards import event_sign
from render.china_rails.symbols import symbol
from render.paint import paint
from render.scene import Drawing, Layer, Scene, Sprite
from rules.china_rails.board_file import EventKind
from rules.china_rails.boards import shipped
from rules.china_rails.parts import Freight
from rules.core.phrase import Named


def painted(sprite: Sprite) -> bytes:
    return paint(Scene(60, 60, "#ffffff", Drawing("blank", 1, 1, ()), (Layer("one", (sprite,)),))).tobytes()


def test_every_good_has_a_picture_of_its_own() -> None:
    grey = [Freight(good.name, good.key, good.code, "#777777", 1) for good in shipped().goods]
    assert len({painted(symbol(good, 0, 0, 48)) for good in grey}) == 28
    assert not any("XX" in str(shape) for good in grey for shape in symbol(good, 0, 0, 48).drawing.shapes)


def test_an_unknown_good_shows_its_letters() -> None:
    drawing = symbol(Freight(Named(en="Opals", fr="Opales"), "opals", "OP", "#334455", 1), 0, 0, 24).drawing
    assert "OP" in [getattr(shape, "text", "") for shape in drawing.shapes]


def test_every_kind_of_event_has_a_sign_of_its_own() -> None:
    kinds = get_args(EventKind)
    assert len({painted(event_sign(kind, 0, 0, 48)) for kind in kinds}) == len(kinds) == 14


def test_symbols_stay_apart_on_the_map() -> None:
    """At the size of the whole map no two goods look nearly alike."""
    images = [
        paint(Scene(18, 18, "#ffffff", Drawing("blank", 1, 1, ()), (Layer("one", (symbol(g, 0, 0, 18),)),)))
        for g in shipped().goods
    ]
    for i, one in enumerate(images):
        for other in images[i + 1 :]:
            extrema = ImageChops.difference(one, other).convert("L").histogram()
            assert sum(value * count for value, count in enumerate(extrema)) / (18 * 18) > 8
