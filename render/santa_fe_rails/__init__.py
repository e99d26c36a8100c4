"""How Santa Fe Rails looks: the whole board, the part that changed, a hand; and all of it in words."""

from render.art import Art
from render.santa_fe_rails.hand import hand_scene
from render.santa_fe_rails.sample import grounds, sample
from render.santa_fe_rails.table import board_scene, details
from render.santa_fe_rails.telling import describe, hand

ART = Art(
    scene=board_scene,
    describe=describe,
    sample=sample,
    details=details,
    hand=hand_scene,
    describe_hand=hand,
    grounds=grounds,
)
