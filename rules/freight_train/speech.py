"""What Freight Train says and understands: its phrases, and numbers, wagons and rows as people write them."""

import re
from collections.abc import Sequence
from functools import cache
from typing import cast

from rules.core.contract import Seat
from rules.core.kinds import Speech
from rules.core.phrase import Phrase, Who, phrase
from rules.freight_train.wagons import NAMES, WAGONS, TrainClass, Wagon

SPEECH = Speech("freight")
refuse, instead, misread = SPEECH.refuse, SPEECH.instead, SPEECH.misread


@cache
def named(name: TrainClass) -> Phrase:
    return phrase(f"freight-wagon-{name}")


@cache
def coded(wagon: Wagon) -> Phrase:
    """As menus show it: name and code together."""
    return phrase("freight-coded", name=named(wagon), code=wagon)


def names(row: Sequence[Wagon]) -> tuple[Phrase, ...]:
    return tuple(map(named, row)) or (phrase("freight-empty"),)


def who(seats: Sequence[Seat]) -> tuple[Who, ...]:
    return tuple(Who(seat=seat) for seat in seats)


def number(text: str) -> int:
    """Raises MisreadError."""
    if not re.fullmatch(r"[0-9]{1,4}", text, re.ASCII):
        raise misread("number", text=text)
    return int(text)


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
    row: list[Wagon] = []
    at = 0
    while at < len(words):
        size = next((size for size in (3, 2) if NAMES.find(" ".join(words[at : at + size]))), 1)
        if words[at] != "-":
            row.append(wagon(" ".join(words[at : at + size])))
        at += size
    return tuple(row)
