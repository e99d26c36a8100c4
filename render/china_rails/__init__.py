"""How China Rails looks: the whole map, the part a turn or a plan is about, event cards; and all of it in words."""

from render.art import Art
from render.china_rails.sample import grounds, sample
from render.china_rails.table import board_scene, details
from render.china_rails.telling import describe

ART = Art(scene=board_scene, describe=describe, sample=sample, details=details, grounds=grounds)
