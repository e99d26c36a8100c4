"""The moves of Santa Fe Rails and their notation, in which parse and print are exact inverses.

draw deck       draw double      draw branch SF      stop
choose DEN      choose double +branch SF
boom OMA 4 DAL 5                 exchange DEN SLC
lay SF from KC to DEN            lay SF line 2 to DEN track 1     lay SF from KC to DEN branch
done            defer            pass
"""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter, model_validator

from rules.core.contract import MisreadError, Move
from rules.core.phrase import Frozen, Value, phrase
from rules.santa_fe_rails.board import Code
from rules.santa_fe_rails.cards import BOOM, DOUBLE, FOUR, SPECIALS, TRIPLE, Card, branch_of, written

Source = Literal["deck", "double", "triple", "four", "branch", "boom"]
Number = Annotated[int, Field(ge=0, le=99)]
MOST_WORDS = 24  # a line with more words is no move
_LONGEST_QUOTE = 60
_SOURCES: dict[str, Source] = {
    "deck": "deck",
    DOUBLE: "double",
    TRIPLE: "triple",
    FOUR: "four",
    "branch": "branch",
    BOOM: "boom",
}


class Draw(Move):
    kind: Literal["draw"] = "draw"
    source: Source
    company: Code | None = None  # of a branch card

    @model_validator(mode="after")
    def _only_branches_have_a_company(self) -> Draw:
        if (self.company is not None) != (self.source == "branch"):
            raise ValueError("a branch card names its company, no other card does")
        return self

    def card(self) -> str:
        return branch_of(self.company) if self.company else self.source


class Stop(Move):
    kind: Literal["stop"] = "stop"


class Choose(Move):
    kind: Literal["choose"] = "choose"
    cards: tuple[Card, ...] = Field(min_length=1, max_length=4)

    secret: ClassVar[bool] = True


class Token(Frozen):
    city: Code
    value: Number


class Boom(Move):
    kind: Literal["boom"] = "boom"
    tokens: tuple[Token, ...] = Field(min_length=1, max_length=10)


class Exchange(Move):
    kind: Literal["exchange"] = "exchange"
    cards: tuple[Card, ...] = Field(min_length=1, max_length=8)

    secret: ClassVar[bool] = True


class Lay(Move):
    """One segment. The line is named by its number or by a city: where its head stands, or which it left."""

    kind: Literal["lay"] = "lay"
    company: Code
    start: Code | None = None
    line: Number | None = None
    towards: Code
    track: Number | None = None
    branch: bool = False  # starts a new line

    @model_validator(mode="after")
    def _one_way_to_say_where(self) -> Lay:
        if self.line is not None and (self.start is not None or self.branch):
            raise ValueError("a line is named by its number or by a city, and a new line has no number")
        return self


class Done(Move):
    kind: Literal["done"] = "done"


class Defer(Move):
    kind: Literal["defer"] = "defer"


class Pass(Move):
    kind: Literal["pass"] = "pass"


SantaFeMove = Draw | Stop | Choose | Boom | Exchange | Lay | Done | Defer | Pass
MOVES: TypeAdapter[SantaFeMove] = TypeAdapter(Annotated[SantaFeMove, Field(discriminator="kind")])


def print_move(move: SantaFeMove) -> str:
    match move:
        case Draw():
            return f"draw {written(move.card())}"
        case Choose():
            return "choose " + " +".join(map(written, move.cards))
        case Exchange():
            return "exchange " + " ".join(map(written, move.cards))
        case Boom():
            return "boom " + " ".join(f"{token.city} {token.value}" for token in move.tokens)
        case Lay():
            return _print_lay(move)
        case Stop() | Done() | Defer() | Pass():
            return move.kind


def _print_lay(move: Lay) -> str:
    words = ["lay", move.company]
    if move.start is not None:
        words += ["from", move.start]
    if move.line is not None:
        words += ["line", str(move.line)]
    words += ["to", move.towards]
    if move.track is not None:
        words += ["track", str(move.track)]
    return " ".join([*words, *["branch"] * move.branch])


def parse_move(text: str) -> SantaFeMove:
    """Reads a line as people write it; case and spacing do not matter. Raises MisreadError."""
    words = re.sub(r"[+,]", " ", text.lower()).split()
    kind, rest = (words[0], words[1:]) if len(words) <= MOST_WORDS and words else ("", [])
    match kind, rest:
        case "draw", [source]:
            return draw(source, "")
        case "draw", [source, company]:
            return draw(source, company)
        case "choose", [_, *_]:
            return choose(rest)
        case "boom", [_, *_]:
            return boom(rest)
        case "exchange", [_, *_]:
            return exchange(rest)
        case "lay", [company, *_]:
            return _parse_lay(text, company, rest[1:])
        case "stop", []:
            return Stop()
        case "done", []:
            return Done()
        case "defer", []:
            return Defer()
        case "pass", []:
            return Pass()
    raise misread("move", text=text)


def draw(source: str, company: str) -> Draw:
    found = _SOURCES.get(source)
    if found is None:
        raise misread("source", text=source)
    if (found == "branch") != bool(company):
        raise misread("branch", text=company)
    return Draw(source=found, company=code(company) if company else None)


def cards(words: list[str]) -> tuple[str, ...]:
    """Cards in the notation: city codes, special cards, `branch` followed by its company."""
    found: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "branch":
            found.append(branch_of(code(next(rest, ""))))
        else:
            found.append(word if word in SPECIALS else code(word))
    return tuple(found)


def choose(words: list[str]) -> Choose:
    found = cards(words)
    if not 1 <= len(found) <= 4:
        raise misread("cards", text=" ".join(words))
    return Choose(cards=found)


def exchange(words: list[str]) -> Exchange:
    found = cards(words)
    if not 1 <= len(found) <= 8:
        raise misread("cards", text=" ".join(words))
    return Exchange(cards=found)


def boom(words: list[str]) -> Boom:
    """City and token, one after the other: `oma 4 dal 5`."""
    if not words or len(words) % 2 or len(words) > 20:
        raise misread("tokens", text=" ".join(words))
    pairs = zip(words[::2], words[1::2], strict=True)
    return Boom(tokens=tuple(Token(city=code(city), value=number(value)) for city, value in pairs))


def code(text: str) -> str:
    found = text.strip().upper()
    if not re.fullmatch(r"[A-Z]{1,5}", found):
        raise misread("code", text=text)
    return found


def number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text, re.ASCII):
        raise misread("number", text=text)
    return int(text)


def misread(key: str, **params: Value) -> MisreadError:
    if isinstance(text := params.get("text"), str) and len(text) > _LONGEST_QUOTE:
        params["text"] = text[:_LONGEST_QUOTE] + "…"
    return MisreadError(phrase(f"santafe-misread-{key}", **params))


def _parse_lay(text: str, company: str, words: list[str]) -> Lay:
    """`from KC to DEN track 2 branch`; from and to may be left out where two cities follow each other."""
    found: dict[str, str] = {}
    branch = False
    rest = iter(words)
    for word in rest:
        if word == "branch":
            repeated, branch = branch, True
        elif word in ("from", "line", "to", "track"):
            repeated = word in found
            found[word] = next(rest, "")
        else:
            plain = "to" if "from" in found or "line" in found else "from"
            repeated = plain in found
            found[plain] = word
        if repeated:
            raise misread("lay", text=text)
    if "to" not in found and "from" in found:
        found["to"] = found.pop("from")
    if "to" not in found or ("line" in found and ("from" in found or branch)):
        raise misread("lay", text=text)
    return Lay(
        company=code(company),
        start=code(found["from"]) if "from" in found else None,
        line=number(found["line"]) if "line" in found else None,
        towards=code(found["to"]),
        track=number(found["track"]) if "track" in found else None,
        branch=branch,
    )
