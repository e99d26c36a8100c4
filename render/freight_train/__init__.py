"""How Freight Train looks: its scenes, its table in words, and a sample of its colours."""

from collections.abc import Sequence

from render.freight_train import telling
from render.freight_train.sample import sample
from render.freight_train.table import scene
from render.scene import Scene
from render.words import Words
from rules.core.contract import Event, View
from rules.freight_train.view import TableView


def table_scene(view: View, events: Sequence[Event], names: Sequence[str], say: Words) -> Scene:
    return scene(_table(view), events, names, say)


def describe(view: View, names: Sequence[str], say: Words) -> tuple[str, ...]:
    return telling.describe(_table(view), names, say)


def _table(view: View) -> TableView:
    if not isinstance(view, TableView):
        raise TypeError(f"no Freight Train table: {type(view).__name__}")
    return view


__all__ = ["describe", "sample", "table_scene"]
