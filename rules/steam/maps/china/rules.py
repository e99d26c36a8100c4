"""The rules of China by the number of players."""

from rules.steam.maps.china.alone import China, ChinaForTwo
from rules.steam.maps.china.teams import ChinaTeams

RULES = {2: ChinaForTwo, 3: China, 4: ChinaTeams}
