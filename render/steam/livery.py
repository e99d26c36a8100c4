"""Who is who and what is what: players in the woods of their tokens, goods in the five bright colours of the cubes.

Tokens are white, brown, natural and black, each with its pattern and letter; no cube has such a colour. On a phone,
where a pattern blurs into one colour, owners still differ from each other and from hills.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from render.colours import CREAM, INK, Owner
from render.scene import Colour, Pattern
from rules.core.contract import Seat
from rules.steam.state import NOBODY
from rules.steam.view import SteamView


@dataclass(frozen=True)
class Goods:
    """A colour of cubes and Cities: the cube, its lit and its dark side, a wash for the ground, letters on it."""

    colour: Colour
    light: Colour
    dark: Colour
    wash: Colour
    letter: Colour


GOODS: Mapping[str, Goods] = {
    "red": Goods("#d8342c", "#f07067", "#8f1813", "#e8776e", CREAM),
    "blue": Goods("#1a50b4", "#5b8fe6", "#0d3075", "#6d9de2", CREAM),
    "yellow": Goods("#f6c714", "#ffe37a", "#a78200", "#f5d866", INK),
    "purple": Goods("#b565d9", "#d9a0ee", "#6d2489", "#cd97e2", INK),
    "gray": Goods("#8b9299", "#bcc2c7", "#565c62", "#b3b9be", INK),
    "white": Goods("#f4f1ea", "#ffffff", "#a9a397", "#f4f1ea", INK),
}

WOODS: Mapping[str, Owner] = {
    "white": Owner("A", "#63707c", "#a9b4bd", Pattern("bars", "#ffffff", "#98a3ad", 16)),
    "brown": Owner("B", "#6a2f14", "#b4683c", Pattern("checks", "#6a2f14", "#8f4a26", 18)),
    "natural": Owner("C", "#86661c", "#f0d594", Pattern("stripes", "#f2d998", "#d0a548", 16)),
    "black": Owner("D", "#1b191f", "#7b7783", Pattern("dots", "#1b191f", "#a9a5b2", 16)),
    "green": Owner("E", "#2c5b33", "#8fb996", Pattern("waves", "#3f7a47", "#b9d6bd", 16)),
    "orange": Owner("F", "#a8480a", "#f0a25c", Pattern("mesh", "#e8761a", "#a8480a", 16)),
}
UNOWNED = Pattern("bars", "#d7d2c4", "#aaa493", 10)


def owners_of(view: SteamView) -> tuple[Owner, ...]:
    """The players by seat, lettered in their order, each in the wood of the tokens."""
    return _owners(tuple(player.colour for player in view.players))


def _owners(colours: Sequence[str]) -> tuple[Owner, ...]:
    return tuple(replace(WOODS[colour], letter="ABCDEF"[seat]) for seat, colour in enumerate(colours))


def coat(owners: Sequence[Owner], seat: Seat, pitch: float) -> Pattern:
    """What a player's track is filled with, as fine as it is wide."""
    return replace(UNOWNED if seat == NOBODY else owners[seat].pattern, pitch=pitch)
