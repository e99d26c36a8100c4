"""What a table may choose in China: about floods, and with four players about teams."""

from typing import Literal

from rules.core.contract import Options


class FloodOptions(Options):
    fund_per_turn: Literal["1", "unlimited"] = "1"  # ST-R37
    fund_connection: Literal["completed", "any_track"] = "completed"  # ST-R38
    flood_return: Literal["after", "before"] = "after"  # ST-R45
    flood_test: Literal["after", "before"] = "after"  # ST-R47
    toll_ends: bool = True  # ST-R49


class TeamOptions(Options):
    partners: Literal["across", "neighbours", "ends"] = "across"  # ST-R63: who sits with whom
    team_win: Literal["individual", "cooperative"] = "individual"  # ST-CN-79
    early_end: Literal["concede", "never"] = "concede"  # ST-R46
    extra_cube: Literal["all", "plus_one"] = "all"  # ST-R53
