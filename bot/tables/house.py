"""Options of the house: what a table can choose in every game. One model, stored in one column.

A new one takes a field here, its words in `data/locale/` (house-option-NAME, value-CHOICE), and whoever reads it.
"""

from __future__ import annotations

from typing import Literal, get_args

from bot.tables.clocks import Pace
from rules.core.phrase import Frozen

Agreement = Literal["unanimity", "majority"]


class HouseOptions(Frozen):
    undo: Agreement = "unanimity"  # of those who are asked for their consent to a taking back
    pins: bool = False  # the message of the start is to be pinned
    pace: Pace | None = None  # None: no clock


USUAL = HouseOptions()
BY_NAME = ("undo",)  # those that are set as the options of the game are; the others have commands of their own


def choices(name: str) -> tuple[str, ...]:
    """What an option that is set by name can be."""
    return get_args(HouseOptions.model_fields[name].annotation)
