"""How Railroad Dice 2 looks: the table, the part that changed, rolled dice, placements; and all of it in words."""

from render.art import Art
from render.railroad_dice_2.choosing import DICE
from render.railroad_dice_2.sample import grounds, sample
from render.railroad_dice_2.table import details, table_scene
from render.railroad_dice_2.telling import describe

ART = Art(
    scene=table_scene,
    describe=describe,
    sample=sample,
    details=details,
    questions=frozenset(DICE),
    grounds=grounds,
)
