"""One step of a cube on its way: over a link, or over what a map has besides links."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.contract import Seat
from rules.steam.board import Hex
from rules.steam.state import NOBODY


class Leg(NamedTuple):
    """From a Stop to the next. `by` tells legs between the same two Stops apart: the side it leaves by, or a name."""

    start: Hex
    to: Hex
    by: str
    owner: Seat = NOBODY
    spends: bool = False  # it uses something up where it arrives
    free: bool = False  # no link: the mover gets its point, and it counts for nobody in ST-13.15 and 13.16
