"""The phrases of Steam: their keys begin with its command."""

from rules.core.kinds import Speech

STEAM = Speech("steam")
