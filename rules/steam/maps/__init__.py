"""The maps of the house: each is a board file and the rules it is played by."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.steam.board import Board
from rules.steam.maprules import MapRules
from rules.steam.maps import china_teams
from rules.steam.maps.china import China, ChinaForTwo
from rules.steam.options import SteamOptions

Maker = Callable[[Board, SteamOptions, int], MapRules]
CHINA: Mapping[int, Maker] = {2: ChinaForTwo, 3: China, 4: china_teams.ChinaTeams}
PLAIN: Mapping[int, Maker] = {2: MapRules, 3: MapRules, 4: MapRules}
RULES: Mapping[str, Mapping[int, Maker]] = {"china": CHINA, "plain": PLAIN}
"""By the name a board gives (`rules`) and the number of players. A board without rules of its own is plain."""
