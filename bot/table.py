"""A table: one game in one channel with its seats, as a frozen value. Acts make a new table of an old one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from discord.utils import escape_markdown, escape_mentions

from rules.core.contract import Event, Game, GameState, Options, Seat
from rules.core.phrase import Phrase

Phase = Literal["gathering", "playing", "over"]


@dataclass(frozen=True)
class Holder:
    """Who holds a seat: a user, or a robot (no user)."""

    user: int | None
    name: str


@dataclass(frozen=True)
class Table:
    id: int  # 0 until stored
    guild: int
    channel: int
    game: Game
    options: Options
    language: str
    phase: Phase
    seed: bytes
    revision: int
    settled: int = 0  # the revision since which nothing visible has changed: what buttons are made for
    seats: tuple[Holder, ...] = ()
    state: GameState | None = None  # None while gathering
    drawn: int = 0
    archived: bool = False

    def seat_of(self, user: int) -> Seat | None:
        return next((seat for seat, holder in enumerate(self.seats) if holder.user == user), None)

    def name(self, seat: Seat) -> str:
        return self.seats[seat].name

    def names(self) -> tuple[str, ...]:
        return tuple(holder.name for holder in self.seats)

    def to_act(self) -> frozenset[Seat]:
        if self.state is None or self.phase != "playing":
            return frozenset()
        return self.game.to_act(self.state)

    def readable(self, text: str, seat: Seat | None, viewer: Seat | None) -> str:
        """A move's notation as a viewer may read it: of others' secret moves only the kind, until the end."""
        if self.phase == "over" or (viewer is not None and viewer == seat):
            return text
        move = self.game.parse(text)
        return f"{move.kind} …" if move.secret else text

    def robots_to_act(self) -> list[Seat]:
        return sorted(seat for seat in self.to_act() if self.seats[seat].user is None)


@dataclass(frozen=True)
class Entry:
    """A row of the log. `state` is the position it led to, or None where it changed none."""

    act: str
    text: str = ""
    seat: Seat | None = None
    actor: int | None = None
    events: tuple[Event, ...] = ()
    reversible: bool = False
    back_to: int | None = None
    state: GameState | None = None
    drawn: int = 0
    quiet: bool = False  # a secret choice while others still choose: nobody's panel is out of date

    @property
    def pictured(self) -> bool:
        """Whether it changed what the table looks like."""
        return self.state is not None and (self.act != "move" or any(event.pictured for event in self.events))


@dataclass(frozen=True)
class Past:
    """A step that still counts: a start or a move that no undo has taken back."""

    revision: int
    act: str
    seat: Seat | None
    actor: int | None
    text: str
    events: tuple[Event, ...]
    reversible: bool


@dataclass(frozen=True)
class Position:
    """The state at a revision, and how far the chance counter was."""

    revision: int
    state: GameState
    drawn: int


@dataclass(frozen=True)
class Change:
    """What an act brings about: the table after it, its log rows, and what the channel is told first."""

    table: Table
    entries: tuple[Entry, ...]
    lines: tuple[Phrase, ...] = ()
    waiting: frozenset[Seat] = frozenset()  # who had to act before it
    aside: Change | None = None  # of the game that makes way for this one, in the same transaction


@dataclass(frozen=True)
class Intent:
    """A moderator's act waiting for its second step, on a game as it was at a revision."""

    channel: int
    user: int
    act: str
    reason: str
    game: int
    revision: int
    aside: int = 0  # of a restore: the game that makes way


def plain_name(name: str) -> str:
    """A name that cannot format, link or mention anything."""
    return escape_mentions(escape_markdown(name, ignore_links=False)).replace("<", "\\<")


@dataclass(frozen=True)
class Archived:
    """A game that was put away, and when anything last happened to it."""

    table: Table
    at: str


class DeniedError(Exception):
    """The house says no (not the rules of the game): no table here, not seated, not a moderator."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.key)
        self.why = why
