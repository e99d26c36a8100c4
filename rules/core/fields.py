"""What the fields of a move are: how each kind of field is read from words and written in them.

A kind of move annotates its fields: `amount: Annotated[int, Number(most=999)]`, `what: Literal["turn", "delivery"]`,
`goods: Annotated[tuple[Good, ...], Many(3)]`. Reading, writing, the form and the questions follow from it in
`rules.core.kinds`. What is truly a game's own (a path, a tile) is a `Reader` of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, ClassVar, Generic, Literal, TypeVar, Union, cast, get_args, get_origin

from pydantic import GetCoreSchemaHandler
from pydantic.fields import FieldInfo
from pydantic_core.core_schema import CoreSchema, int_schema

from rules.core.contract import Field
from rules.core.names import Lexicon

T = TypeVar("T")
LONGEST_NAME = 5  # words


class Unread(Exception):  # noqa: N818  # caught where the whole line is known
    """The words do not fit the field. `key` is the misreading that tells it best, if the field has one of its own."""

    def __init__(self, key: str = "", text: str = "") -> None:
        super().__init__(key, text)
        self.key = key
        self.text = text


class Reader(Generic[T]):
    """One type of field. `read` and `written` are exact inverses."""

    grows: ClassVar[bool] = False  # a list, put together item by item
    ordered: bool = True  # of a list: whether the order of the items matters

    def read(self, words: list[str]) -> tuple[T, int]:
        """The value that the first of the words say (there is at least one), and how many say it. Raises Unread."""
        raise NotImplementedError

    def written(self, value: T) -> str:
        return str(value)


@dataclass(frozen=True)
class Asked:
    """The name of a field in the form, where it is not the name in the model: `Annotated[Loco, Asked("train")]`."""

    name: str


@dataclass(frozen=True)
class Number(Reader[int]):
    """A whole number: `3`, or `loco3` and `loco 3` with a `unit`.

    >>> Number(most=999).read(["12", "x"]), Number(most=99, unit="loco").read(["loco", "3"])
    ((12, 1), (3, 2))
    """

    most: int
    least: int = 0
    misread: str = ""
    unit: str = ""

    def read(self, words: list[str]) -> tuple[int, int]:
        taken = 2 if self.unit and words[0] == self.unit else 1
        text = " ".join(words[:taken])
        digits = text.removeprefix(self.unit).strip()
        if not re.fullmatch(r"[0-9]{1,9}", digits, re.ASCII) or not self.least <= int(digits) <= self.most:
            raise Unread(self.misread, text)
        return int(digits), taken

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return int_schema(ge=self.least, le=self.most) if source is int else handler(source)


@dataclass(frozen=True)
class OneOf(Reader[str]):
    """One of a few words; what a `Literal` is without further ado."""

    words: tuple[str, ...]
    misread: str = ""

    def read(self, words: list[str]) -> tuple[str, int]:
        if words[0] not in self.words:
            raise Unread(self.misread, words[0])
        return words[0], 1


@dataclass(frozen=True)
class Called(Reader[str]):
    """A code, said by anything it is called, in however many words: `coil`, `coil car`, `porte-rouleaux d'acier`.

    >>> Called(Lexicon({"PEK": ("Beijing",), "HKG": ("Hong Kong",)})).read(["hong", "kong", "3"])
    ('HKG', 2)
    """

    lexicon: Lexicon
    misread: str = ""

    def read(self, words: list[str]) -> tuple[str, int]:
        for count in range(min(LONGEST_NAME, len(words)), 0, -1):
            if found := self.lexicon.find(" ".join(words[:count])):
                return found, count
        raise Unread(self.misread, words[0])


@dataclass(frozen=True)
class Said(Reader[str]):
    """A name kept as it was said, since only the board knows it: one word, or all there are."""

    several: bool = False
    longest: int = 40
    misread: str = ""

    def read(self, words: list[str]) -> tuple[str, int]:
        said = " ".join(words) if self.several else words[0]
        if len(said) > self.longest:
            raise Unread(self.misread, said)
        return said, len(words) if self.several else 1


@dataclass(frozen=True)
class Many(Reader[tuple[T, ...]]):
    """A list of such fields as its items are: `Annotated[tuple[Good, ...], Many(3)]`."""

    most: int
    least: int = 1
    ordered: bool = True
    item: Reader[T] | None = None  # found in the annotation
    grows: ClassVar[bool] = True

    def read(self, words: list[str]) -> tuple[tuple[T, ...], int]:
        assert self.item is not None
        found: list[T] = []
        at = 0
        while at < len(words):
            value, taken = self.item.read(words[at:])
            found.append(value)
            at += taken
        if not self.least <= len(found) <= self.most:
            raise Unread("", " ".join(words))
        return tuple(found), at

    def written(self, value: tuple[T, ...]) -> str:
        assert self.item is not None
        return " ".join(map(self.item.written, value))


@dataclass(frozen=True)
class Blank:
    """A field of a kind of move that can be read and written: its name in the model, its place in the form."""

    name: str
    field: Field
    reader: Reader[object]
    default: object = None

    def read(self, text: str) -> object:
        """Raises Unread where the text says anything else."""
        words = text.lower().split()
        value, taken = self.reader.read(words) if words else (None, 0)
        if not words or taken < len(words):
            raise Unread("", text)
        return value

    def written(self, value: object) -> str:
        """What it says; nothing for what goes without saying."""
        return "" if not self.field.needed and value == self.default else self.reader.written(value)


def blanks(model: Mapping[str, FieldInfo]) -> tuple[Blank, ...]:
    """The fields of a kind of move in their order; none where one of them is not of a type that can be read."""
    found: list[Blank] = []
    for name, info in model.items():
        if name == "kind":
            continue
        reader = reader_of(info.annotation, tuple(info.metadata))
        if reader is None:
            return ()
        asked = next((mark.name for mark in info.metadata if isinstance(mark, Asked)), name)
        field = Field(asked, info.is_required(), reader.grows, reader.ordered)
        found.append(Blank(name, field, reader, None if info.is_required() else info.get_default()))
    return tuple(found)


def read_blanks(blanks: tuple[Blank, ...], words: list[str]) -> dict[str, object]:
    """The values that the words say, one field after the other; a field that need not be said may be left out.

    Raises Unread.
    """
    values: dict[str, object] = {}
    skipped: Unread | None = None
    at = 0
    for number, blank in enumerate(blanks):
        due = sum(later.field.needed for later in blanks[number + 1 :])
        ahead = words[at : len(words) - due]
        try:
            if not ahead:
                raise Unread
            values[blank.name], taken = blank.reader.read(ahead)
        except Unread as error:
            if blank.field.needed:
                raise
            skipped = skipped or (error if ahead else None)
        else:
            at += taken
    if at < len(words):
        raise skipped or Unread
    return values


def reader_of(annotation: object, marks: tuple[object, ...] = ()) -> Reader[object] | None:
    """How a field so annotated is read; None where the annotation does not say."""
    origin, inner = get_origin(annotation), get_args(annotation)
    mark = next((mark for mark in marks if isinstance(mark, Reader)), None)
    if isinstance(mark, Many) and mark.item is None:
        item = reader_of(inner[0])
        return None if item is None else cast("Reader[object]", Many(mark.most, mark.least, mark.ordered, item))
    if mark is not None:
        return mark
    if origin is Annotated:
        return reader_of(inner[0], inner[1:])
    if origin in (Union, UnionType):
        (said,) = (one for one in inner if one is not NoneType)
        return reader_of(said)
    return cast("Reader[object]", OneOf(inner)) if origin is Literal else None
