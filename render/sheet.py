"""A scene under construction: shapes collected by layer, and labels."""

from __future__ import annotations

from collections.abc import Iterable

from render.scene import Box, Label, Layer, Shape


class Sheet:
    def __init__(self, layers: tuple[str, ...]) -> None:
        self._layers: dict[str, list[Shape]] = {name: [] for name in layers}
        self._labels: list[Label] = []

    def add(self, layer: str, *shapes: Shape) -> None:
        self._layers[layer].extend(shapes)

    def label(self, name: str, box: Box) -> None:
        self._labels.append(Label(name, box))

    def take(self, layers: Iterable[Layer], labels: Iterable[Label]) -> None:
        """Everything of another sheet, each shape in the layer of the same name."""
        for layer in layers:
            self.add(layer.name, *layer.shapes)
        self._labels.extend(labels)

    def layers(self) -> tuple[Layer, ...]:
        return tuple(Layer(name, tuple(shapes)) for name, shapes in self._layers.items())

    def labels(self) -> tuple[Label, ...]:
        return tuple(self._labels)
