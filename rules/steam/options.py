"""What a table may choose: the game, the map, and the rulings that leave a choice. The first value is the default.

Each map has an option model of its own (`maps/<map>/options.py`); `SteamOptions` is made of all of them.
"""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field, create_model

from rules.core.contract import Options
from rules.steam import maps
from rules.steam.sheets import MAPS


class CommonOptions(Options):
    map: str
    mode: Literal["base", "standard"] = "base"  # ST-1.1
    first_order: Literal["auction", "beginner"] = "auction"  # ST-1.9
    allocate_default: Literal["ask", "vp"] = "ask"  # ST-R26
    income_overflow: Literal["lost", "vp"] = "lost"  # ST-R9
    two_player_auction: Literal["zero", "both"] = "zero"  # ST-R29
    terrain_add: Literal["all", "highest"] = "all"  # ST-R18
    adjacent_city_link: Literal["keep", "remove"] = "keep"  # ST-R20
    town_revisit: bool = False  # ST-R23
    enforce_tile_supply: bool = False  # ST-R6
    board: Annotated[str, Field(pattern=r"^(shipped|own-[0-9a-f]{12})$")] = "shipped"


def _of_maps() -> Iterator[type[Options]]:
    for module in sorted(pkgutil.walk_packages(maps.__path__, f"{maps.__name__}."), key=lambda one: one.name):
        if module.name.endswith(".options"):
            found = vars(importlib.import_module(module.name)).values()
            yield from (
                one for one in found if isinstance(one, type) and issubclass(one, Options) and one is not Options
            )


if TYPE_CHECKING:

    class SteamOptions(CommonOptions):
        map: str = ""

else:
    SteamOptions = create_model(
        "SteamOptions", __base__=(*_of_maps(), CommonOptions), map=(Literal[MAPS], Field(default=MAPS[0]))
    )
