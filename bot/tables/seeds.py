"""Words that players bring to the seed, so that nobody deals alone.

The secret is the house's and is committed to before the first word; the words are shown beside it and frozen at the
start. What deals is SHA-256 of both (`rules.core.chance.seed_of`).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from bot.limits import NAME
from bot.tables.table import Table, plain_name
from rules.core.chance import SEED_BYTES
from rules.core.phrase import Phrase, Who, phrase


@dataclass(frozen=True)
class Randomness:
    """What is drawn for a table outside its game. Given to the door, as the time is given to the books."""

    secret: Callable[[], bytes]  # of a new table
    word: Callable[[], str]  # for whoever brings none


SYSTEM = Randomness(lambda: secrets.token_bytes(SEED_BYTES), lambda: secrets.token_hex(4))


def clean_word(word: str) -> str:
    """A word fit for a line of text; empty where nothing can be read in it."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in word).split())
    return plain[:NAME].rstrip()


def words_of(table: Table) -> tuple[Phrase, ...]:
    """Who brings which word, by seat."""
    return tuple(
        phrase("lobby-word", who=Who(seat=seat), word=plain_name(holder.word))
        for seat, holder in enumerate(table.seats)
        if holder.word
    )
