"""What a table may choose in California."""

from typing import Literal

from rules.core.contract import Options


class CaliforniaOptions(Options):
    last_prestige: bool = True  # ST-R82
    trunk: Literal["status", "once"] = "status"  # ST-R83
    prestige_floor: Literal["skip", "vp"] = "skip"  # ST-R89
