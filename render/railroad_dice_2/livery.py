"""The four directors as the box colours them: blue, black, green and red by seat, each with letter and pattern."""

from __future__ import annotations

from dataclasses import replace

from render.colours import OWNERS, Owner
from render.scene import Colour, Pattern

_HOUSE = {owner.letter: owner for owner in OWNERS}
DIRECTORS: tuple[Owner, ...] = tuple(
    replace(_HOUSE[house], letter=letter) for letter, house in zip("ABCD", "ACEB", strict=True)
)

NEUTRAL: Colour = "#8b8881"
NEUTRAL_PALE: Colour = "#c9c6bf"


def coat(seat: int, pitch: float) -> Pattern:
    """A director's pattern, as fine as the place it fills."""
    return replace(DIRECTORS[seat].pattern, pitch=pitch)
