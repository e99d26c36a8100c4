"""How Freight Train looks: its table, the same in words, and a sample of its colours."""

from render.art import Art
from render.freight_train.sample import sample
from render.freight_train.table import scene
from render.freight_train.telling import describe

ART = Art(scene=scene, describe=describe, sample=sample)
