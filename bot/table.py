"""A table: one game in one channel with its seats, as a frozen value. Acts make a new table of an old one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from discord.utils import escape_markdown, escape_mentions

from rules.core.contract import Duty, Event, Game, GameState, Move, Options, Refusal, Seat
from rules.core.phrase import Phrase

Phase = Literal["gathering", "playing", "over"]
SHOWING = ("start", "undo", "moderator undo", "restore")  # acts after which the table is shown anew


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

    def duties(self) -> tuple[Duty, ...]:
        if self.state is None or self.phase != "playing":
            return ()
        return self.game.duties(self.state)

    def to_act(self) -> frozenset[Seat]:
        return frozenset(duty.seat for duty in self.duties())

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
    """A row of the log, to be written or read back."""

    act: str
    text: str = ""
    seat: Seat | None = None
    actor: int | None = None
    events: tuple[Event, ...] = ()
    reversible: bool = False
    back_to: int | None = None
    quiet: bool = False  # nobody's panel is out of date: a secret choice, an answer the table did not wait for
    state: GameState | None = None  # the position it led to, if any; not read back
    drawn: int = 0
    revision: int = 0  # 0 until written

    @property
    def pictured(self) -> bool:
        """Whether it changed what the table looks like."""
        return self.act in SHOWING or (self.act == "move" and any(event.pictured for event in self.events))

    @property
    def step(self) -> bool:
        """Whether it led the game on: the start, or a move."""
        return self.act in ("start", "move")


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
    unplayed: tuple[Move, ...] = ()  # of a line of moves that stopped before its end ...
    refusal: Refusal | None = None  # ... because of this, or where something happened that asks for a new decision
    board: str = ""  # the text of a table's own board, to be kept
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
