"""What a table may choose in California 2090, besides what it may in California."""

from typing import Literal

from rules.core.contract import Options


class DisasterOptions(Options):
    volcano: Literal["both", "draw_one"] = "both"  # ST-R85
    token_return: bool = False  # ST-R92
