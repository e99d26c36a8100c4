"""A table: one game in one channel with its seats, as a frozen value. Acts make a new table of an old one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from discord.utils import escape_markdown, escape_mentions

from bot.tables.clocks import Stage
from bot.tables.house import USUAL, HouseOptions
from rules.core.chance import seed_of
from rules.core.contract import Duty, Event, Game, GameState, Move, Options, Refusal, Seat, Suggestion
from rules.core.phrase import Frozen, Phrase, phrase

Phase = Literal["gathering", "playing", "over"]
Button = Literal[
    "join", "robot", "leave", "start", "howto", "play", "hand", "board", "rules", "rematch",
    "agree", "refuse", "accept", "decline", "briefing",
    "aye", "nay",
]  # fmt: skip
ANSWERS = ("agree", "refuse", "accept", "decline", "briefing", "aye", "nay")  # buttons of questions to others
SHOWING = ("start", "undo", "redo", "moderator undo", "rewind", "restore")  # acts after which the table is shown anew
MODERATED = ("lock", "unlock", "extend", "skip", "replace")  # acts of moderators while a game goes on
TAKING_BACK = ("undo", "moderator undo", "rewind")
SEATING = ("sit", "away", "back")  # acts after which somebody else holds a seat: the text is the name


@dataclass(frozen=True)
class Holder:
    """Who holds a seat: a user, or a robot (no user)."""

    user: int | None
    name: str
    word: str = ""  # of the seat, brought before the start: part of the seed that deals
    away: int | None = None  # whose seat a robot keeps meanwhile


class Reminder(Frozen):
    """Which reminder something is: of a seat, a turn (the revision it began with) and a stage."""

    seat: Seat
    turn: int
    stage: Stage


@dataclass(frozen=True)
class Table:
    id: int  # 0 until stored
    guild: int
    channel: int
    game: Game
    options: Options
    language: str
    phase: Phase
    seed: bytes  # the secret: with the players' words it makes the seed that deals
    revision: int
    visible_revision: int = 0  # the revision since which nothing visible has changed: what buttons are made for
    seats: tuple[Holder, ...] = ()
    state: GameState | None = None  # None while gathering
    drawn: int = 0
    archived: bool = False
    paused: bool = False
    locked: bool = False  # by a moderator: players can look, and nothing else
    house: HouseOptions = USUAL

    def words(self) -> tuple[str, ...]:
        """By seat; none in games that were begun when there were no words."""
        words = tuple(holder.word for holder in self.seats)
        return words if any(words) else ()

    def dealing(self) -> bytes:
        """The seed that deals."""
        return seed_of(self.seed, self.words())

    def people(self) -> frozenset[Seat]:
        """The seats that persons hold."""
        return frozenset(seat for seat, holder in enumerate(self.seats) if holder.user is not None)

    def seat_of(self, user: int) -> Seat | None:
        return next((seat for seat, holder in enumerate(self.seats) if holder.user == user), None)

    def name(self, seat: Seat) -> str:
        return self.seats[seat].name

    def names(self) -> tuple[str, ...]:
        return tuple(holder.name for holder in self.seats)

    @cached_property
    def plain_names(self) -> tuple[str, ...]:
        """The names as they are said, escaped once for all that is said of the table."""
        return tuple(plain_name(holder.name) for holder in self.seats)

    def duties(self) -> tuple[Duty, ...]:
        if self.state is None or self.phase != "playing":
            return ()
        return self.game.duties(self.state)

    def to_act(self) -> frozenset[Seat]:
        return frozenset(duty.seat for duty in self.duties())

    def demand_unlocked(self) -> None:
        """Raises DeniedError where a moderator has locked the table."""
        if self.locked:
            raise DeniedError(phrase("denied-locked"))

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
    at: str = ""  # when it was written
    later: Suggestion | None = None  # what the seat may want to do when the time has come; not read back

    @property
    def pictured(self) -> bool:
        """Whether it changed what the table looks like."""
        return self.act in SHOWING or (self.step and any(event.pictured for event in self.events))

    @property
    def step(self) -> bool:
        """Whether it led the game on: the start, a move, or a player who leaves the game."""
        return self.act in ("start", "move", "retire")

    @property
    def ends(self) -> bool:
        """Whether it can be the end of the game."""
        return self.step or self.act == "end"


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
    refusal: Refusal | None = None  # ... because of this, or where something happened that asks for a new decision ...
    asked: bool = False  # ... or before a move that is to be seen and confirmed first
    board: str = ""  # the text of a table's own board, to be kept
    aside: Change | None = None  # of the game that makes way for this one, in the same transaction
    buttons: tuple[Button, ...] = ()  # of a question to others ...
    question: int = 0  # ... which was asked at this revision; 0: in this very change
    call: frozenset[Seat] = frozenset()  # who is asked
    guest: int | None = None  # somebody without a seat who is asked
    concerned: tuple[int, ...] = ()  # people without a seat whom it is about
    copy_to: int | None = None  # another channel that hears of it
    more: tuple[tuple[Seat, int], ...] = ()  # seconds that seats are given on their clocks
    reminded: Reminder | None = None  # what is told by it, and must not be told again

    def numbered(self) -> Change:
        """With the revisions that its table and its rows will have."""
        before = self.table.revision
        entries = tuple(replace(entry, revision=number) for number, entry in enumerate(self.entries, before + 1))
        revision = before + len(entries)
        visible = self.table.visible_revision if all(entry.quiet for entry in entries) else revision
        return replace(self, entries=entries, table=replace(self.table, revision=revision, visible_revision=visible))


@dataclass(frozen=True)
class Intent:
    """A moderator's act waiting for its second step, on a game as it was at a revision."""

    channel: int
    user: int
    act: str
    reason: str
    table_id: int
    revision: int
    aside: int = 0  # of a restore: the game that makes way
    seat: Seat | None = None  # of a skip or a replacement
    target: int | None = None  # the revision to go back to; of a replacement, the newcomer; of an extension, hours
    name: str = ""  # of the newcomer


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
