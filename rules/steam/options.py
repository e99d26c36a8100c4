"""What a table may choose: the game, the map, and the rulings that leave a choice. The first value is the default."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from rules.core.contract import Options

MapName = Literal["china", "great_britain", "california", "california_2090"]
MAPS: tuple[str, ...] = get_args(MapName)


class SteamOptions(Options):
    map: MapName = "china"
    mode: Literal["base", "standard"] = "base"  # ST-1.1
    first_order: Literal["auction", "beginner"] = "auction"  # ST-1.9
    partners: Literal["across", "neighbours", "ends"] = "across"  # ST-R63: who sits with whom in a game of teams
    team_win: Literal["individual", "cooperative"] = "individual"  # ST-CN-79
    early_end: Literal["concede", "never"] = "concede"  # ST-R46
    allocate_default: Literal["ask", "vp"] = "ask"  # ST-R26
    income_overflow: Literal["lost", "vp"] = "lost"  # ST-R9
    two_player_auction: Literal["zero", "both"] = "zero"  # ST-R29
    terrain_add: Literal["all", "highest"] = "all"  # ST-R18
    adjacent_city_link: Literal["keep", "remove"] = "keep"  # ST-R20
    town_revisit: bool = False  # ST-R23
    enforce_tile_supply: bool = False  # ST-R6
    extra_cube: Literal["all", "plus_one"] = "all"  # ST-R53
    fund_per_turn: Literal["1", "unlimited"] = "1"  # ST-R37
    fund_connection: Literal["completed", "any_track"] = "completed"  # ST-R38
    flood_return: Literal["after", "before"] = "after"  # ST-R45
    flood_test: Literal["after", "before"] = "after"  # ST-R47
    toll_ends: bool = True  # ST-R49
    canal_extra: Literal["replace", "add"] = "replace"  # ST-R67
    docker_direct: bool = True  # ST-R69
    canal_bare_transit: bool = True  # ST-R76
    canal_town_town: bool = True  # ST-R94
    last_prestige: bool = True  # ST-R82
    trunk: Literal["status", "once"] = "status"  # ST-R83
    volcano: Literal["both", "draw_one"] = "both"  # ST-R85
    prestige_floor: Literal["skip", "vp"] = "skip"  # ST-R89
    token_return: bool = False  # ST-R92
    board: Annotated[str, Field(pattern=r"^(shipped|own-[0-9a-f]{12})$")] = "shipped"
