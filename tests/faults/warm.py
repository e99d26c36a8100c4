"""Imported by the fork server alone: everything a bot imports, reads and paints once, so that no start has to."""

import bot.run  # noqa: F401
from render.pictures import picture
from render.words import LANGUAGES
from rules.core.chance import Chance
from rules.registry import GAMES
from tests.render.showing import shown

for game in GAMES.values():
    dealt = game.setup(game.options(), game.seats.start, Chance(bytes(32)))
    for language in LANGUAGES:
        picture(game.key, shown(game.view(dealt.state, None), dealt.events, [""] * game.seats.start, language))
