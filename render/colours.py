"""The colours that all games share: cream paper, enamel signs, and owners that anyone can tell apart.

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
PLAN: Colour = "#00707d"  # numbered choices, and what is only planned
PLAN_DARK: Colour = "#00474f"
GO: Colour = "#1c8a4a"
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


OWNERS: tuple[Owner, ...] = (
    Owner("A", "#2f6690", "#7fb0d3", Pattern("stripes", "#2f6690", "#7fb0d3", 18)),
    Owner("B", "#c7301f", "#f2a08f", Pattern("dots", "#c7301f", "#f6b6a6", 18)),
    Owner("C", "#1d1b22", "#6b6875", Pattern("checks", "#1d1b22", "#6b6875", 20)),
    Owner("D", "#5b2ab0", "#a98be0", Pattern("bars", "#5b2ab0", "#a98be0", 16)),
    Owner("E", "#3a7d2c", "#8fc97f", Pattern("waves", "#3a7d2c", "#a3d795", 18)),
    Owner("F", "#602808", "#c79a6b", Pattern("mesh", "#602808", "#dcb98f", 18)),
)
"""At least 39 apart in Lab for usual and 15 for deuteranope and protanope eyes; dark enough for cream letters, and
for lines on white paper."""
