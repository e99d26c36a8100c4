"""How China Rails looks: the whole map, what a turn or a plan is about, event cards, a hand; and all in words."""

from render.art import Art
from render.china_rails.hand import hand_scene
from render.china_rails.sample import grounds, sample
from render.china_rails.table import board_scene, details
from render.china_rails.telling import describe, hand

ART = Art(
    scene=board_scene,
    describe=describe,
    sample=sample,
    details=details,
    hand=hand_scene,
    describe_hand=hand,
    grounds=grounds,
)
