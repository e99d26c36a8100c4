"""What the rules say without wording it: a key of the locale files with its parameters.

Phrases nest, a `Who` stands for whoever holds a seat, a `Named` for what has a name in each language. Only
`render.words` turns them into a language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Generic, Self, TypeVar, cast

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic_core.core_schema import CoreSchema, is_instance_schema, json_or_python_schema

_put = object.__setattr__


class Frozen(BaseModel):
    """The base of every value in the house: immutable, exact in JSON, no unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def but(self, **changes: object) -> Self:
        """The same value with some fields changed.

        Raises TypeError for a name that is no field and for a value that is not of the field's type.

        >>> Who(seat=1).but(seat=2)
        Who(seat=2)
        """
        checks = _checks(type(self))
        for name, value in changes.items():
            if name not in checks:
                raise TypeError(f"{type(self).__name__} has no {name}")
            try:
                checks[name](value, strict=True)
            except ValidationError as error:
                raise TypeError(f"{type(self).__name__}.{name} cannot be {value!r}") from error
        values = self.__dict__
        if len(values) > len(checks):  # what a cached property found holds for this value alone
            values = {name: values[name] for name in checks}
        return self._copied({**values, **changes}, changes)

    def _copied(self, values: dict[str, object], changes: dict[str, object]) -> Self:
        """What `model_copy(update=changes)` gives, in a third of the time: positions are changed very often."""
        kind, private, named = type(self), self.__pydantic_private__, self.__pydantic_fields_set__
        copy = kind.__new__(kind)
        _put(copy, "__dict__", values)
        _put(copy, "__pydantic_extra__", self.__pydantic_extra__)
        _put(copy, "__pydantic_fields_set__", named if named.issuperset(changes) else named | changes.keys())
        _put(copy, "__pydantic_private__", None if private is None else dict(private))
        return copy


@cache
def _checks(kind: type[Frozen]) -> Mapping[str, Callable[..., object]]:
    checks: dict[str, Callable[..., object]] = {}
    for name, field in kind.model_fields.items():
        annotated: object = field.annotation
        for constraint in field.metadata:
            annotated = Annotated[annotated, constraint]
        checks[name] = TypeAdapter(cast("type[object]", annotated)).validator.validate_python
    return checks


class Row:
    """Marks a NamedTuple within a value, as in `Annotated[Track, Row]`: in a change it is known by its type, which a
    long list of them needs to be quick; in JSON it is read field by field."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: type[object], handler: GetCoreSchemaHandler) -> CoreSchema:
        return json_or_python_schema(json_schema=handler(source), python_schema=is_instance_schema(source))


class Who(Frozen):
    """The holder of a seat, named by the reader's side (a display name, or a mention)."""

    seat: int


class Named(Frozen):
    """A name that is data, by language codes; a language that it does not have reads the English one.

    >>> Named(en="Beijing", fr="Pékin").of("fr"), Named(en="Beijing").of("fr")
    ('Pékin', 'Beijing')
    """

    model_config = ConfigDict(extra="allow")

    en: str
    __pydantic_extra__: dict[str, str]

    def of(self, language: str) -> str:
        return self.__pydantic_extra__.get(language, self.en)

    def every(self) -> tuple[str, ...]:
        """The name in all its languages, English first."""
        return (self.en, *self.__pydantic_extra__.values())

    def changed(self, change: Callable[[str], str]) -> Named:
        """The name with something done to it in every language."""
        others = {language: change(name) for language, name in self.__pydantic_extra__.items()}
        return Named(en=change(self.en), **others)


class Phrase(Frozen):
    """A locale key and its parameters. A tuple is a list, joined as the language joins lists."""

    key: str
    params: dict[str, int | str | Who | Named | Phrase | tuple[int | str | Who | Named | Phrase, ...]] = {}


Atom = int | str | Who | Named | Phrase
Value = Atom | tuple[Atom, ...]


def phrase(key: str, **params: Value) -> Phrase:
    """A phrase in one breath: `phrase("freight-filled", row=2, wagons=(...))`."""
    return Phrase(key=key, params=params)


def who(seats: Iterable[int]) -> tuple[Who, ...]:
    """The holders of some seats."""
    return tuple(Who(seat=seat) for seat in seats)


S_contra = TypeVar("S_contra", contravariant=True)
T_contra = TypeVar("T_contra", contravariant=True)


@dataclass(frozen=True)
class Worded(Generic[S_contra, T_contra]):
    """Says of a type how it is worded in a position: `City = Annotated[int, Worded(city_name)]`."""

    say: Callable[[S_contra, T_contra], Value]
