"""The eleven wagon types, the numbers of the box, and what depends on the number of players (FT-1)."""

from typing import Literal, get_args

Wagon = Literal["auto", "box", "coil", "cont", "gond", "hopp", "ore", "pigg", "refr", "stock", "tank"]
Card = Wagon | Literal["END"]

WAGONS: tuple[Wagon, ...] = get_args(Wagon)
END: Literal["END"] = "END"

MAIN_ROWS = 5
MAIN_LENGTH = 5
YARD_START = 6
YARD_LENGTH = 8
START_SCORE = 5
DAYS = 3
CABOOSES = 7
LOCOMOTIVES = 37

WAGONS_PER_TYPE = {2: 9, 3: 12, 4: 16, 5: 16}  # FT-1.2 - FT-1.4
START_LOCOS = {2: 7, 3: 6, 4: 5, 5: 5}  # FT-1.6
PARTS_OF_DAY = {1: 2, 2: 3, 3: 4}  # FT-1.9, FT-11.2, FT-11.3

ALIASES: dict[str, Wagon] = {  # what people write for the codes, in both languages
    "autorack": "auto",
    "voitures": "auto",
    "boxcar": "box",
    "couvert": "box",
    "steel": "coil",
    "acier": "coil",
    "container": "cont",
    "conteneur": "cont",
    "gondola": "gond",
    "ouvert": "gond",
    "hopper": "hopp",
    "tombereau": "hopp",
    "minerai": "ore",
    "piggyback": "pigg",
    "remorque": "pigg",
    "reefer": "refr",
    "refrigerator": "refr",
    "marchandises": "stock",
    "citerne": "tank",
}
