"""Events that word themselves, and the finding of all kinds of a game.

An event says one phrase: its key is the game's command and the event's kind (`freight-took-caboose`), its parameters
are the fields: a seat is a `Who` (the field `seat` itself is told as `who`), numbers and words are as they are, a flag
is yes or no, and what a game annotates with `Worded` is worded so. Events that say more have a `told` of their own.
"""

from __future__ import annotations

import functools
import importlib
import operator
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, ClassVar, Generic, Literal, TypeVar, Union, cast, get_args, get_origin

import pydantic
from pydantic import TypeAdapter

from rules.core.contract import Event, GameState, OfKind
from rules.core.kinds import Speech
from rules.core.phrase import Phrase, Value, Worded, phrase

S = TypeVar("S", bound=GameState)
K = TypeVar("K", bound=OfKind)
_Say = Callable[[GameState, object], Value]


class ToldEvent(Event, Generic[S]):
    """A game sets `speech` in a base of its own."""

    speech: ClassVar[Speech]

    def told(self, state: S) -> tuple[Phrase, ...]:
        """The lines of the announcement, worded from the position the event led to."""
        return (self.said(state),)

    def said(self, state: S, key: str = "", **more: Value) -> Phrase:
        """One line about the event's own fields, under its own key or another."""
        params: dict[str, Value] = {}
        for name, say in _worded_fields(type(self)).items():
            if (value := getattr(self, name)) is not None:
                params["who" if name == "seat" else name] = say(state, value)
        return phrase(f"{self.speech.command}-{key or self.kind.replace('_', '-')}", **{**params, **more})


def kinds_of(base: type[K], names: str) -> tuple[type[K], ...]:
    """The kinds of move that a game's package has, in the order in which they are offered.

    Raises ValueError where the names are not those of the kinds.
    """
    known = {kind.model_fields["kind"].default: kind for kind in found(base)}
    if sorted(known) != sorted(names.split()):
        raise ValueError(f"the kinds of move are {' '.join(sorted(known))}, not {names}")
    return tuple(known[name] for name in names.split())


def events_of(base: type[Event]) -> TypeAdapter[Event]:
    """Reads any event of a game's package from JSON."""
    return adapter(tuple(found(base)))


def adapter(kinds: tuple[type[K], ...]) -> TypeAdapter[K]:
    """Reads any of the kinds from JSON."""
    every: object = Annotated[functools.reduce(operator.or_, kinds), pydantic.Field(discriminator="kind")]
    return TypeAdapter(cast("type[K]", every))


def found(base: type[K]) -> Iterator[type[K]]:
    """Every subclass of the base in its package that has none itself."""
    package = base.__module__.rpartition(".")[0]
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        importlib.import_module(module.name)
    return _leaves(base)


def _leaves(base: type[K]) -> Iterator[type[K]]:
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from _leaves(kind)
        else:
            yield kind


@cache
def _worded_fields(kind: type[Event]) -> Mapping[str, _Say]:
    fields = ((name, info) for name, info in kind.model_fields.items() if name not in ("kind", "audience"))
    said = ((name, _worded(info.annotation, tuple(info.metadata))) for name, info in fields)
    return {name: say for name, say in said if say is not None}


def _worded(annotation: object, marks: tuple[object, ...] = ()) -> _Say | None:
    """How a value so annotated is worded, None where it cannot be a parameter."""
    origin, inner = get_origin(annotation), get_args(annotation)
    mark = next((mark for mark in marks if isinstance(mark, Worded)), None)
    if mark is not None:
        return mark.say
    if origin is Annotated:
        return _worded(inner[0], inner[1:])
    if origin in (Union, UnionType):
        known = [one for one in inner if one is not NoneType]
        return _worded(known[0]) if len(known) == 1 else None
    if origin is tuple:
        item = _worded(inner[0]) if inner[1:] == (...,) and not _is_list(inner[0]) else None
        return None if item is None else _each(item)
    if annotation is bool:
        return lambda _, value: "yes" if value else "no"
    return (lambda _, value: cast(Value, value)) if annotation in (int, str) or origin is Literal else None


def _is_list(annotation: object) -> bool:
    return get_origin(get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation) is tuple


def _each(say: _Say) -> _Say:
    def worded(state: GameState, values: object) -> Value:
        return tuple(cast("int | str", say(state, value)) for value in cast("tuple[object, ...]", values))

    return worded
