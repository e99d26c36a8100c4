"""What a table may choose in Great Britain."""

from typing import Literal

from rules.core.contract import Options


class BritainOptions(Options):
    canal_extra: Literal["replace", "add"] = "replace"  # ST-R67
    docker_direct: bool = True  # ST-R69
    canal_bare_transit: bool = True  # ST-R76
    canal_town_town: bool = True  # ST-R94
