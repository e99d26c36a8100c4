"""How Santa Fe Rails looks: the whole board, the part that changed, a hand; and all of it in words."""

from collections.abc import Sequence

from render.santa_fe_rails import hand, table, telling
from render.santa_fe_rails.sample import sample
from render.scene import Scene
from render.words import Words
from rules.core.contract import Event, View
from rules.santa_fe_rails.view import SantaFeView


def board_scene(view: View, events: Sequence[Event], names: Sequence[str], say: Words) -> Scene:
    return table.board_scene(_seen(view), events, names, say)


def crop_scene(view: View, events: Sequence[Event], names: Sequence[str], say: Words) -> Scene | None:
    return table.crop_scene(_seen(view), events, names, say)


def hand_scene(view: View, names: Sequence[str], say: Words) -> Scene | None:
    return hand.hand_scene(_seen(view), names, say)


def describe(view: View, names: Sequence[str], say: Words) -> tuple[str, ...]:
    return telling.describe(_seen(view), names, say)


def describe_hand(view: View, say: Words) -> tuple[str, ...]:
    return telling.hand(_seen(view), say)


def _seen(view: View) -> SantaFeView:
    if not isinstance(view, SantaFeView):
        raise TypeError(f"no Santa Fe Rails table: {type(view).__name__}")
    return view


__all__ = ["board_scene", "crop_scene", "describe", "describe_hand", "hand_scene", "sample"]
