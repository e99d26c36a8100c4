"""How Freight Train looks: its table, the trains that leave at the end of a day, and the same in words."""

from render.art import Art, Shown
from render.freight_train.departure import departure
from render.freight_train.sample import sample
from render.freight_train.table import scene
from render.freight_train.telling import describe
from render.scene import Scene


def details(shown: Shown) -> tuple[Scene, ...]:
    left = departure(shown)
    return (left,) if left else ()


ART = Art(scene=scene, describe=describe, sample=sample, details=details)
