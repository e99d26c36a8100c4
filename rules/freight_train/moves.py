"""The moves of Freight Train and their notation, in which parse and print are exact inverses.

fill            fill 3
take 1>yard2 1>loco3 4:box>loco5:mixed      the same with `order 2 1 3`
switch 1>loco2 2:ore>loco4
rearrange box ore / tank
mobilise        caboose 3        pass
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Literal, cast

from pydantic import Field, TypeAdapter, model_validator

from rules.core.contract import MisreadError, Move
from rules.core.phrase import Frozen, Value, phrase
from rules.freight_train.wagons import ALIASES, WAGONS, Wagon

Number = Annotated[int, Field(ge=0, le=9999)]  # of a row or a locomotive, whether there is one or not
Place = Annotated[int, Field(ge=1, le=9)]  # of a pick in a placing order
_LONGEST_QUOTE = 60


class Spot(Frozen):
    """Where a wagon goes: an own yard row, or an own locomotive by number."""

    place: Literal["yard", "loco"]
    number: Number
    mixed: bool = False  # FT-R4: declares a train mixed when starting it

    @model_validator(mode="after")
    def _only_trains_are_mixed(self) -> Spot:
        if self.mixed and self.place == "yard":
            raise ValueError("a yard row is not a mixed train")
        return self

    def text(self) -> str:
        return f"{self.place}{self.number}{':mixed' if self.mixed else ''}"


class Pick(Frozen):
    """One wagon off the open end of a row. `wagon`, if named, is checked against what stands there."""

    row: Number
    wagon: Wagon | None = None
    to: Spot

    def source(self) -> str:
        return f"{self.row}:{self.wagon}" if self.wagon else str(self.row)


class Fill(Move):
    kind: Literal["fill"] = "fill"
    row: Number | None = None


class Take(Move):
    kind: Literal["take"] = "take"
    picks: tuple[Pick, ...]
    order: tuple[Place, ...] = ()  # placing order as numbers of the picks; empty: as taken (FT-6.6)


class Switch(Move):
    kind: Literal["switch"] = "switch"
    picks: tuple[Pick, ...]
    order: tuple[Place, ...] = ()


class Rearrange(Move):
    kind: Literal["rearrange"] = "rearrange"
    rows: tuple[tuple[Wagon, ...], tuple[Wagon, ...]]


class Mobilise(Move):
    kind: Literal["mobilise"] = "mobilise"


class Caboose(Move):
    kind: Literal["caboose"] = "caboose"
    loco: Number


class Pass(Move):
    kind: Literal["pass"] = "pass"


FreightMove = Fill | Take | Switch | Rearrange | Mobilise | Caboose | Pass
MOVES: TypeAdapter[FreightMove] = TypeAdapter(Annotated[FreightMove, Field(discriminator="kind")])


def print_move(move: FreightMove) -> str:
    match move:
        case Fill(row=None) | Mobilise() | Pass():
            return move.kind
        case Fill(row=row):
            return f"fill {row}"
        case Take() | Switch():
            picks = " ".join(f"{pick.source()}>{pick.to.text()}" for pick in move.picks)
            order = " order " + " ".join(map(str, move.order)) if move.order else ""
            return f"{move.kind} {picks}{order}".strip()
        case Rearrange(rows=(first, second)):
            return " ".join(["rearrange", *first, "/", *second])
        case Caboose(loco=loco):
            return f"caboose {loco}"


def parse_move(text: str) -> FreightMove:
    """Reads a line as people write it; case and spacing do not matter. Raises MisreadError."""
    words = re.sub(r"\s*([>:])\s*", r"\1", text.lower().replace("/", " / ")).split()
    kind, rest = (words[0], words[1:]) if words else ("", [])
    match kind, rest:
        case "fill", []:
            return Fill()
        case "fill", [row]:
            return Fill(row=number(row))
        case "take", _:
            return Take(picks=_parse_picks(rest), order=_parse_order(rest))
        case "switch", _:
            return Switch(picks=_parse_picks(rest), order=_parse_order(rest))
        case "rearrange", _:
            return _parse_rearrange(rest)
        case "mobilise", []:
            return Mobilise()
        case "caboose", [loco]:
            return Caboose(loco=number(loco.removeprefix("loco")))
        case "pass", []:
            return Pass()
    raise misread("freight-misread-move", text=text)


def number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text, re.ASCII):
        raise misread("freight-misread-number", text=text)
    return int(text)


def wagon(text: str) -> Wagon:
    found = next((code for code in WAGONS if code == text), None) or ALIASES.get(text)
    if not found:
        raise misread("freight-misread-wagon", text=text, codes=" ".join(WAGONS))
    return found


def spot(text: str) -> Spot:
    found = re.fullmatch(r"(?:(yard)|(loco))([0-9]{1,4})(:mixed)?", text, re.ASCII)
    if not found or (found[1] and found[4]):
        raise misread("freight-misread-spot", text=text)
    place = cast(Literal["yard", "loco"], found[1] or found[2])
    return Spot(place=place, number=int(found[3]), mixed=bool(found[4]))


@lru_cache(maxsize=4096)  # menus ask about the same few wagons and places again and again
def pick(source: str, to: str) -> Pick:
    row, colon, named = source.partition(":")
    return Pick(row=number(row), wagon=wagon(named) if colon else None, to=spot(to))


def order(text: str) -> tuple[int, ...]:
    """A placing order: `2 1 3`, `213` or `2, 1, 3`."""
    if not re.fullmatch(r"[1-9\s,]*", text, re.ASCII):
        raise misread("freight-misread-order", text=text)
    return tuple(int(digit) for digit in text if digit.isdigit())


def misread(key: str, **params: Value) -> MisreadError:
    if isinstance(text := params.get("text"), str) and len(text) > _LONGEST_QUOTE:
        params["text"] = text[:_LONGEST_QUOTE] + "…"
    return MisreadError(phrase(key, **params))


def _parse_picks(words: list[str]) -> tuple[Pick, ...]:
    said = words[: words.index("order")] if "order" in words else words
    picks = []
    for word in said:
        source, arrow, to = word.partition(">")
        if not arrow:
            raise misread("freight-misread-pick", text=word)
        picks.append(pick(source, to))
    return tuple(picks)


def _parse_order(words: list[str]) -> tuple[int, ...]:
    return order(" ".join(words[words.index("order") + 1 :])) if "order" in words else ()


def _parse_rearrange(words: list[str]) -> Rearrange:
    if words.count("/") != 1:
        raise misread("freight-misread-rearrange", text=" ".join(words))
    middle = words.index("/")
    first, second = words[:middle], words[middle + 1 :]
    return Rearrange(rows=(tuple(map(wagon, first)), tuple(map(wagon, second))))
