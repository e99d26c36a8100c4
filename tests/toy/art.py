"""Tunnels drawn as a row of dots: enough to see plans, ghosts and numbered choices."""

from render.art import Art, Shown
from render.scene import Drawing, Layer, Rect, Scene, Shape, Text, circle
from tests.toy.game import PLACES, TableView

STEP, HEIGHT = 30, 80


def _scene(shown: Shown) -> Scene:
    state = shown.seen(TableView).state
    dots: list[Shape] = [circle(STEP * at, 40, 10, "#445566" if at <= len(state.dug) else "#dddddd") for at in _row()]
    marks: list[Shape] = [
        Text(STEP * int(mark.place[1:]), 70, str(mark.number), 14, "#aa2222", anchor="ms") for mark in shown.marks
    ]
    alt = (f"{len(state.dug)} of {PLACES} dug", *(f"{mark.number}: {mark.place}" for mark in shown.marks))
    return _paper((Layer("dots", tuple(dots)), Layer("marks", tuple(marks))), alt)


def _paper(layers: tuple[Layer, ...], alt: tuple[str, ...] = ()) -> Scene:
    width = STEP * (PLACES + 1)
    ground = Drawing("tunnels", width, HEIGHT, (Rect(0, 0, width, HEIGHT, "#f4efe2"),))
    return Scene(width, HEIGHT, "#f4efe2", ground, layers, alt=alt)


def _row() -> range:
    return range(1, PLACES + 1)


def _describe(shown: Shown) -> tuple[str, ...]:
    return _scene(shown).alt


def _sample(palette: str) -> Scene:
    dots = (circle(20, 40, 10, "#445566"), circle(60, 40, 10, "#dddddd"), Text(90, 60, "1", 14, "#aa2222"))
    return _paper((Layer("dots", dots),))


ART = Art(_scene, _describe, _sample)
