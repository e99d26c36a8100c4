"""What Railroad Dice 2 says and understands: its phrases, and cells, placements and trains as people write them."""

import re
from collections.abc import Iterable
from itertools import islice
from typing import Annotated, NamedTuple

from rules.core.fields import Number, Reader, Unread
from rules.core.kinds import Speech
from rules.core.phrase import Phrase, Worded, phrase
from rules.railroad_dice_2.rails import FACE, canonical

SPEECH = Speech("dice")
MOST_NAMED = 12  # in one sentence, as many as one reads at a glance
refuse, instead, misread = SPEECH.refuse, SPEECH.instead, SPEECH.misread


class Train(NamedTuple):
    """A locomotive by its value, and the station it serves."""

    locomotive: int
    station: str


class CellWord(Reader[str]):
    """A cell, whether on the map or not."""

    def read(self, words: list[str]) -> tuple[str, int]:
        if not re.fullmatch(r"[A-Za-z]{1,2}\d{1,2}", words[0], re.ASCII):
            raise Unread("cell", words[0])
        return words[0].upper(), 1


class CodeWord(Reader[str]):
    """A placement, with sides and tracks in any order."""

    def read(self, words: list[str]) -> tuple[str, int]:
        if (found := canonical(words[0])) is None:
            raise Unread("code", words[0])
        return found, 1


class TrainWords(Reader[Train]):
    """`5 L8`"""

    def read(self, words: list[str]) -> tuple[Train, int]:
        if len(words) < 2:
            raise Unread
        locomotive, _ = _NUMBER.read(words)
        station, _ = CellWord().read(words[1:])
        return Train(locomotive, station), 2

    def written(self, value: Train) -> str:
        return f"{value.locomotive} {value.station}"


def code_named(code: str) -> Phrase:
    """`NS+SW, switch left`."""
    return phrase("dice-code", code=code, face=phrase(f"dice-face-{FACE[code]}"))


def cost_named(cost: int) -> Phrase:
    return phrase("dice-cost", units=cost) if cost else phrase("dice-free")


def instead_cells(cells: Iterable[str]) -> Phrase | None:
    """Some cells that would do."""
    some = tuple(islice(cells, MOST_NAMED))
    return instead("cells", cells=some) if some else None


_NUMBER = Number(most=999, misread="number")
Numbered = Annotated[int, _NUMBER]
CellName = Annotated[str, CellWord()]
Code = Annotated[str, CodeWord(), Worded[object, str](lambda _, code: code_named(code))]
Cost = Annotated[int, Worded[object, int](lambda _, cost: cost_named(cost))]
