"""What every event of Railroad Dice 2 shares: its speech, and how stations and dice are named.

An event stands where its cause does.
"""

from typing import Annotated, ClassVar

from rules.core.kinds import Speech
from rules.core.phrase import Phrase, Who, Worded, phrase
from rules.core.telling import ToldEvent
from rules.railroad_dice_2.speech import SPEECH
from rules.railroad_dice_2.state import HandDie, State


class DiceEvent(ToldEvent[State]):
    speech: ClassVar[Speech] = SPEECH


def station_named(state: State, cell: str) -> Phrase:
    """`L8`, or `N5 (Ada's home)`."""
    station = state.station(cell)
    if station is None or station.owner is None:
        return phrase("dice-station", cell=cell)
    return phrase("dice-station-home", cell=cell, who=Who(seat=station.owner))


def die_named(die: HandDie) -> Phrase:
    """`1 straight`; complex dice are told apart by their faces, their joker by its own name."""
    face = "joker_complex" if die.complex and die.face == "joker" else die.face
    return phrase("dice-die", number=die.number, face=phrase(f"dice-face-{face}"))


StationName = Annotated[str, Worded(station_named)]
Die = Annotated[HandDie, Worded[State, HandDie](lambda _, die: die_named(die))]
