"""The colours of the house: cream paper, enamel signs, and owners that anyone can tell apart.

Owners differ by colour, pattern and letter at once, so that no reader depends on colour alone.
"""

from dataclasses import dataclass

from render.scene import Colour, Pattern

PAPER: Colour = "#efe3c8"
CARD: Colour = "#fbf5e6"
CARD_EDGE: Colour = "#cdbb93"
YARD: Colour = "#f4e9cf"
GHOST: Colour = "#d9cba8"  # empty slots
INK: Colour = "#2a2620"
FADED: Colour = "#6e6350"
CREAM: Colour = "#fdf6e3"
ENAMEL: Colour = "#17453b"  # the green of the signs
ENAMEL_DARK: Colour = "#0e2f28"
BRASS: Colour = "#e8b23a"
SIGNAL_RED: Colour = "#c2331f"
MARK: Colour = "#e8348f"  # the last move: a colour no wagon and no owner has
MARK_PALE: Colour = "#fbd3e6"
GO: Colour = "#1c8a4a"
BALLAST: Colour = "#ddd0b0"
SLEEPER: Colour = "#a58d67"
RAIL: Colour = "#5b5349"
WOOD: Colour = "#b97f3f"
WOOD_DARK: Colour = "#7a4d1e"


@dataclass(frozen=True)
class Owner:
    letter: str
    colour: Colour
    shade: Colour  # the pattern's second colour
    pattern: Pattern


def _owner(letter: str, colour: Colour, shade: Colour, pattern: Pattern) -> Owner:
    return Owner(letter, colour, shade, pattern)


OWNERS: tuple[Owner, ...] = (
    _owner("A", "#0b5ea8", "#4f93cf", Pattern("stripes", "#0b5ea8", "#4f93cf", 18)),
    _owner("B", "#b4430f", "#e58a55", Pattern("dots", "#b4430f", "#f0a777", 18)),
    _owner("C", "#1b1f26", "#59616d", Pattern("checks", "#1b1f26", "#59616d", 20)),
    _owner("D", "#7d3f86", "#b985c0", Pattern("bars", "#7d3f86", "#b985c0", 16)),
    _owner("E", "#8a7512", "#c9b23f", Pattern("waves", "#8a7512", "#d6c258", 18)),
)
