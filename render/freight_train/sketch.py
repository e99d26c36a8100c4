"""The Freight Train table in the making: a sheet with the marks every part of the table uses."""

from __future__ import annotations

from render.colours import GHOST, GO, MARK, MARK_PALE
from render.scene import NONE, Box, Line, Polygon, Rect
from render.sheet import Sheet
from render.signs import ghost_box


class Layers(Sheet):
    def arrow(self, x: float, y: float, size: float) -> None:
        """The open end of a row: from here a wagon can be taken. Middle left of the arrow."""
        half = size / 2
        points = ((x, y - half), (x + size * 0.85, y), (x, y + half), (x + size * 0.22, y))
        self.add("signs", Polygon(points, GO))

    def slot(self, box: Box) -> None:
        """Room for a wagon."""
        self.add("slots", Rect(box.x + 3, box.y + 8, box.w - 6, box.h - 12, NONE, GHOST, 2, 8))

    def halo(self, box: Box) -> None:
        """Something that just moved."""
        self.add("marks", Rect(box.x - 2, box.y - 2, box.w + 4, box.h + 5, MARK_PALE, MARK, 4, 9))

    def gap(self, box: Box) -> None:
        """A slot that was just left."""
        left, top, right, bottom = box.x + 30, box.y + 9, box.right - 5, box.bottom - 5
        corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
        self.add("marks", Line(corners, MARK, 3.5, (11, 8)))


class PlanSketch(Layers):
    """The same for a plan: what would move is a ghost."""

    def halo(self, box: Box) -> None:
        self.add("signs", *ghost_box(box))

    def gap(self, box: Box) -> None:
        self.slot(box)
