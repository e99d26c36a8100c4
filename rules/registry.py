"""The games of the house, by key and version. A stored game names both, so old versions stay playable."""

from collections.abc import Mapping
from typing import cast

from rules.china_rails.game import ChinaRails
from rules.core.contract import Game
from rules.freight_train.game import FreightTrain
from rules.railroad_dice_2.game import FirstRailroadDice2, RailroadDice2
from rules.santa_fe_rails.game import SantaFeRails
from rules.steam.game import Steam

_ALL: tuple[Game, ...] = (
    cast(Game, FreightTrain()),
    cast(Game, SantaFeRails(version=1)),
    cast(Game, SantaFeRails()),
    cast(Game, ChinaRails()),
    cast(Game, FirstRailroadDice2()),
    cast(Game, RailroadDice2()),
    cast(Game, Steam(version=1)),
    cast(Game, Steam()),
)
_BY_VERSION: Mapping[tuple[str, int], Game] = {(game.key, game.version): game for game in _ALL}

GAMES: Mapping[str, Game] = {game.key: game for game in sorted(_ALL, key=lambda game: game.version)}
"""The newest version of each game, by key."""


def game_of(key: str, version: int) -> Game:
    """The very version a stored game was begun with. Raises KeyError if it is not known."""
    return _BY_VERSION[key, version]
