"""The maps of the house: each is a board file and the rules it is played by."""

from __future__ import annotations

from collections.abc import Mapping

from rules.steam.maprules import MapRules
from rules.steam.maps import china_teams
from rules.steam.maps.california import California
from rules.steam.maps.california_2090 import California2090
from rules.steam.maps.china import China, ChinaForTwo
from rules.steam.maps.great_britain import GreatBritain

Maker = type[MapRules]
CHINA: Mapping[int, Maker] = {2: ChinaForTwo, 3: China, 4: china_teams.ChinaTeams}
GREAT_BRITAIN: Mapping[int, Maker] = {3: GreatBritain, 4: GreatBritain}
PLAIN: Mapping[int, Maker] = {2: MapRules, 3: MapRules, 4: MapRules}
RULES: Mapping[str, Mapping[int, Maker]] = {
    "china": CHINA,
    "great_britain": GREAT_BRITAIN,
    "california": {3: California},  # ST-CA-1
    "california_2090": {3: California2090},
    "plain": PLAIN,
}
"""By the name a board gives (`rules`) and the number of players. A board without rules of its own is plain."""

SHEETS: Mapping[str, str] = {"california_2090": "california"}
"""Maps that are printed on the board of another."""
