"""What the rules say without wording it: a key of the locale files with its parameters.

Phrases nest, and a `Who` stands for whoever holds a seat. Only `render.words` turns them into a language.
"""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """The base of every value in the house: immutable, exact in JSON, no unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Who(Frozen):
    """The holder of a seat, named by the reader's side (a display name, or a mention)."""

    seat: int


class Phrase(Frozen):
    """A locale key and its parameters. A tuple is a list, joined as the language joins lists."""

    key: str
    params: dict[str, int | str | Who | Phrase | tuple[int | str | Who | Phrase, ...]] = {}


Atom = int | str | Who | Phrase
Value = Atom | tuple[Atom, ...]


def phrase(key: str, **params: Value) -> Phrase:
    """A phrase in one breath: `phrase("freight-filled", row=2, wagons=(...))`."""
    return Phrase(key=key, params=params)
