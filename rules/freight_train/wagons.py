"""The eleven wagon types and what people call them, and the numbers of the box for each number of players (FT-1)."""

from typing import Literal, get_args

from rules.core.names import Lexicon

Wagon = Literal["auto", "box", "coil", "cont", "gond", "hopp", "ore", "pigg", "refr", "stock", "tank"]
TrainClass = Wagon | Literal["mixed"]
Card = Wagon | Literal["END"]

WAGONS: tuple[Wagon, ...] = get_args(Wagon)
CLASSES: tuple[TrainClass, ...] = (*WAGONS, "mixed")
END: Literal["END"] = "END"

MAIN_ROWS = 5
MAIN_LENGTH = 5
YARD_START = 6
YARD_LENGTH = 8
START_SCORE = 5
DAYS = 3
CABOOSES = 7
LOCOMOTIVES = 37
TAKEN = 3  # FT-6.1
SWITCHED = 4  # FT-7.1, at most

WAGONS_PER_TYPE = {2: 9, 3: 12, 4: 16, 5: 16}  # FT-1.2 - FT-1.4
START_LOCOS = {2: 7, 3: 6, 4: 5, 5: 5}  # FT-1.6
PARTS_OF_DAY = {1: 2, 2: 3, 3: 4}  # FT-1.9, FT-11.2, FT-11.3


def box(players: int) -> list[Wagon]:
    """The wagons in play."""
    return [wagon for wagon in WAGONS for _ in range(WAGONS_PER_TYPE[players])]


NAMES = Lexicon(
    {
        "auto": ("auto rack", "autorack", "porte-voitures", "voitures"),
        "box": ("box car", "boxcar", "couvert", "wagon couvert"),
        "coil": ("coil car", "coil steel", "steel", "porte-rouleaux d'acier", "rouleaux d'acier", "acier"),
        "cont": ("container", "containers", "conteneur"),
        "gond": ("gondola", "ouvert", "wagon ouvert"),
        "hopp": ("hopper", "tombereau", "wagon tombereau"),
        "ore": ("ore car", "minerai"),
        "pigg": ("piggyback", "porte-remorque", "remorque"),
        "refr": ("reefer", "refrigerator", "réfrigéré", "réfrigérés"),
        "stock": ("stock car", "marchandises"),
        "tank": ("tank car", "citerne"),
    }
)
