"""What every event of Railroad Dice 2 shares: it is told from the position it led to, in the game's own words."""

from __future__ import annotations

from rules.core.contract import Event, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.railroad_dice_2.rails import FACE
from rules.railroad_dice_2.state import HandDie, State


class DiceEvent(Event):
    def told(self, state: State) -> tuple[Phrase, ...]:
        """The lines of an announcement; keys begin with `dice-`."""
        raise NotImplementedError


def who(seats: tuple[Seat, ...]) -> tuple[Who, ...]:
    return tuple(Who(seat=seat) for seat in seats)


def station_named(state: State, cell: str) -> Phrase:
    """`L8`, or `N5 (Ada's home)`."""
    station = state.station(cell)
    if station is None or station.owner is None:
        return phrase("dice-station", cell=cell)
    return phrase("dice-station-home", cell=cell, who=Who(seat=station.owner))


def die_named(die: HandDie) -> Phrase:
    """`1 straight`; complex dice are told apart by their faces, their joker by its own name."""
    return phrase("dice-die", number=die.number, face=face_named(die))


def face_named(die: HandDie) -> Phrase:
    if die.complex and die.face == "joker":
        return phrase("dice-face-joker_complex")
    return phrase(f"dice-face-{die.face}")


def code_named(code: str) -> Phrase:
    """`NS+SW, switch left`."""
    return phrase("dice-code", code=code, face=phrase(f"dice-face-{FACE[code]}"))


def per_tile(amounts: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The tiles that got something."""
    return tuple(phrase("dice-tile-units", tile=tile, units=units) for tile, units in enumerate(amounts, 1) if units)
