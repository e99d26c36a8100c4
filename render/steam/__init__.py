"""How Steam looks: the map and the table, the part that changed, the faces to choose from; and all of it in words."""

from render.art import Art
from render.steam.sample import grounds, palette, sample
from render.steam.table import details, table_scene
from render.steam.telling import describe

ART = Art(scene=table_scene, describe=describe, sample=sample, palette=palette, details=details, grounds=grounds)
