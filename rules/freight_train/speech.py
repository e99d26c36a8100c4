"""What Freight Train says and understands: its phrases, and wagons and rows as people write them."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, cast

from rules.core.fields import Number
from rules.core.kinds import Speech
from rules.core.phrase import Phrase, phrase
from rules.freight_train.wagons import NAMES, WAGONS, TrainClass, Wagon

SPEECH = Speech("freight")
refuse, instead, misread = SPEECH.refuse, SPEECH.instead, SPEECH.misread
Numbered = Annotated[int, Number(most=9999, misread="number")]  # a row or a locomotive, whether there is one or not


@cache
def named(name: TrainClass) -> Phrase:
    return phrase(f"freight-wagon-{name}")


@cache
def coded(wagon: Wagon) -> Phrase:
    """As menus show it: name and code together."""
    return phrase("freight-coded", name=named(wagon), code=wagon)


def names(row: Sequence[Wagon]) -> tuple[Phrase, ...]:
    return tuple(map(named, row)) or (phrase("freight-empty"),)


def wagon(text: str) -> Wagon:
    """By code or by name, in either language. Raises MisreadError."""
    if found := NAMES.find(text):
        return cast(Wagon, found)
    raise misread("wagon", text=text, codes=" ".join(WAGONS))


def row_of(text: str) -> tuple[Wagon, ...]:
    """A yard row from the bumper outward: `box ore tank`, with commas if one likes; `-` is an empty row.

    Names have up to three words: porte rouleaux d'acier.
    """
    words = text.replace(",", " ").replace("|", " ").split()
    if all(word in WAGONS for word in words):  # codes, as records and suggestions have them
        return cast("tuple[Wagon, ...]", tuple(words))
    row: list[Wagon] = []
    at = 0
    while at < len(words):
        size = next((size for size in (3, 2) if NAMES.find(" ".join(words[at : at + size]))), 1)
        if words[at] != "-":
            row.append(wagon(" ".join(words[at : at + size])))
        at += size
    return tuple(row)
