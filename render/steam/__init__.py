"""How Steam looks: the map and the table, the part that changed, the faces to choose from; and all of it in words."""

from render.art import Art
from render.steam.sample import grounds, palette, palette_for, sample
from render.steam.table import details, table_scene
from render.steam.telling import describe
from rules.steam.sheets import MAPS

ART = Art(
    scene=table_scene,
    describe=describe,
    sample=sample,
    palettes=MAPS,
    palette=palette,
    palette_for=palette_for,
    details=details,
    grounds=grounds,
)
