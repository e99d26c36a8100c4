"""Records: a game as a small text file that anyone can replay and check.

A heading (game, version, options, seats, the players' words, commitment, and the secret once the game is over), then
the deal and one line a move in the game's notation, with what it turned up behind `=`. Between the moves stand those
who took over a seat.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.core.chance import SEED_BYTES, Chance, commitment, seed_of
from rules.core.contract import Event, Game, GameState, MisreadError, Options, RefusedError, Seat, Step
from rules.core.phrase import Frozen, Phrase, Value, phrase

FORMAT = "chef de gare record 1"
_LEAVES, _SITS = "leaves", "seat"  # how lines begin that are no moves
MAX_LINES = 20_000
LONGEST_MOVE = 1_000
_HEADING = ("game", "version", "options", "seats", "words", "commitment", "seed")
_CAN_LACK = ("words", "seed")


class RecordLine(Frozen):
    """One move as written: whose, the notation (empty: the seat leaves the game), and what it turned up."""

    seat: Seat
    text: str
    shown: str = ""

    def print(self) -> str:
        said = f"{self.seat + 1} {self.text}" if self.text else f"{_LEAVES} {self.seat + 1}"
        return said + (f" = {self.shown}" if self.shown else "")


class Sitting(Frozen):
    """Somebody takes over a seat after so many moves."""

    seat: Seat
    name: str
    after: int

    def print(self) -> str:
        return f"{_SITS} {self.seat + 1}: {self.name}"


class Record(Frozen):
    game: str
    version: int
    options: str  # JSON, as the game's options print themselves
    seats: tuple[str, ...]  # who sat there at the start
    words: tuple[str, ...] = ()  # of the players, by seat
    commitment: str
    seed: str | None  # the secret, in hex; None while the game is running
    dealt: str = ""
    lines: tuple[RecordLine, ...] = ()
    sittings: tuple[Sitting, ...] = ()

    def print(self) -> str:
        heading = [
            FORMAT,
            f"game: {self.game}",
            f"version: {self.version}",
            f"options: {self.options}",
            f"seats: {json.dumps(self.seats, ensure_ascii=False)}",
        ]
        if self.words:
            heading.append(f"words: {json.dumps(self.words, ensure_ascii=False)}")
        heading.append(f"commitment: {self.commitment}")
        if self.seed is not None:
            heading.append(f"seed: {self.seed}")
        body = [f"deal = {self.dealt}", *self._sat(0)]
        for number, line in enumerate(self.lines, 1):
            body += [line.print(), *self._sat(number)]
        return "\n".join([*heading, "", *body, ""])

    def names(self, after: int) -> tuple[str, ...]:
        """Who held the seats after so many moves."""
        names = list(self.seats)
        for sitting in self.sittings:
            if sitting.after <= after:
                names[sitting.seat] = sitting.name
        return tuple(names)

    def _sat(self, after: int) -> list[str]:
        return [sitting.print() for sitting in self.sittings if sitting.after == after]

    def fingerprint(self) -> str:
        """SHA-256 of the file."""
        return hashlib.sha256(self.print().encode()).hexdigest()


class RecordError(Exception):
    """A record that cannot be read or does not check out. `where` says which line, or which move."""

    def __init__(self, where: Phrase, why: Phrase) -> None:
        super().__init__(f"{where} {why}")
        self.where = where
        self.why = why


@dataclass(frozen=True)
class Replayed:
    """One step of a replay: the position after `line` (None for the deal) and what happened."""

    line: RecordLine | None
    state: GameState
    events: tuple[Event, ...]


def shown(events: tuple[Event, ...]) -> str:
    """What a step turned up, as a record writes it."""
    return "; ".join(text for event in events if (text := event.shown()))


def parse_record(text: str) -> Record:
    """Reads a record. Raises RecordError."""
    rows = text.replace("\r\n", "\n").split("\n")
    if not rows or rows[0].strip() != FORMAT:
        raise _bad("record-no-record", 1)
    if len(rows) > MAX_LINES:
        raise _bad("record-too-long", MAX_LINES)
    blank = next((i for i, row in enumerate(rows) if not row.strip()), len(rows))
    heading = _parse_heading(rows[1:blank])
    body = [(i + 1, row.strip()) for i, row in enumerate(rows) if i > blank and row.strip()]
    if not body or not body[0][1].startswith("deal = "):
        raise _bad("record-no-deal", blank + 1)
    dealt = body[0][1].removeprefix("deal = ")
    lines: list[RecordLine] = []
    sittings: list[Sitting] = []
    for at, row in body[1:]:
        if row.startswith(f"{_SITS} "):
            sittings.append(_parse_sitting(row, at, len(heading.seats), len(lines)))
        else:
            lines.append(_parse_line(row, at, len(heading.seats)))
    return heading.but(dealt=dealt, lines=tuple(lines), sittings=tuple(sittings))


def replay(game: Game, record: Record) -> Iterator[Replayed]:
    """Plays a finished record again and compares every draw. Raises RecordError where it fails."""
    if record.seed is None:
        raise _failed(0, "record-no-seed")
    secret = bytes.fromhex(record.seed)
    if commitment(secret) != record.commitment:
        raise _failed(0, "record-wrong-seed")
    chance = Chance(seed_of(secret, record.words))
    step = _dealt(game, record, chance)
    if shown(step.events) != record.dealt:
        raise _failed(0, "record-wrong-draw", found=shown(step.events), written=record.dealt)
    yield Replayed(None, step.state, step.events)
    for number, line in enumerate(record.lines, 1):
        step = _played(game, step.state, line, chance, number)
        yield Replayed(line, step.state, step.events)


def _dealt(game: Game, record: Record, chance: Chance) -> Step[GameState]:
    try:
        options: Options = game.options.model_validate_json(record.options)
        board = getattr(options, "board", game.board_name())
        if board != game.board_name():
            raise _failed(0, "record-other-board", board=board)
        return game.setup(options, len(record.seats), chance)
    except (ValueError, RefusedError) as error:
        raise _failed(0, "record-bad-options") from error


def _played(game: Game, state: GameState, line: RecordLine, chance: Chance, number: int) -> Step[GameState]:
    try:
        step = game.apply(state, line.seat, game.parse(line.text), chance) if line.text else None
    except MisreadError as error:
        raise RecordError(phrase("record-at-move", move=number), error.why) from error
    except RefusedError as error:
        refusal = error.refusal
        raise _failed(number, "record-illegal", rule=refusal.rule, why=refusal.why) from error
    step = step or game.retire(state, line.seat, chance)
    if step is None:
        raise _failed(number, "record-cannot-leave")
    if shown(step.events) != line.shown:
        raise _failed(number, "record-wrong-draw", found=shown(step.events), written=line.shown)
    return step


def _parse_heading(rows: list[str]) -> Record:
    found = dict(_heading_row(row, i) for i, row in enumerate(rows, 2))
    missing = [name for name in _HEADING if name not in found and name not in _CAN_LACK]
    if missing:
        raise _bad("record-no-heading", 1, name=missing[0])
    seats = _parse_names(found, "seats")
    words = _parse_names(found, "words") if "words" in found else ()
    if words and len(words) != len(seats):
        raise _bad("record-bad-heading", 1, name="words")
    if not re.fullmatch(r"[0-9]{1,6}", found["version"]):
        raise _bad("record-bad-heading", 1, name="version")
    seed = found.get("seed")
    if seed is not None and not re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", seed):
        raise _bad("record-bad-heading", 1, name="seed")
    return Record(
        game=found["game"],
        version=int(found["version"]),
        options=found["options"],
        seats=seats,
        words=words,
        commitment=found["commitment"],
        seed=seed,
    )


def _heading_row(row: str, at: int) -> tuple[str, str]:
    name, colon, value = row.partition(":")
    if not colon or name not in _HEADING:
        raise _bad("record-bad-heading", at, name=name[:40])
    return name, value.strip()


def _parse_names(found: Mapping[str, str], heading: str) -> tuple[str, ...]:
    """One for each seat."""
    try:
        names = json.loads(found[heading])
    except (ValueError, RecursionError):
        names = None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _bad("record-bad-heading", 1, name=heading)
    return tuple(names)


def _parse_line(row: str, at: int, seats: int) -> RecordLine:
    found = re.fullmatch(rf"(?:([1-9]) ([^=]+?)|{_LEAVES} ([1-9]))(?: = (.*))?", row)
    if not found or int(found[1] or found[3]) > seats or len(found[2] or "") > LONGEST_MOVE:
        raise _bad("record-bad-line", at, text=row[:80])
    return RecordLine(seat=int(found[1] or found[3]) - 1, text=found[2] or "", shown=found[4] or "")


def _parse_sitting(row: str, at: int, seats: int, after: int) -> Sitting:
    found = re.fullmatch(rf"{_SITS} ([1-9]): (.+)", row)
    if not found or int(found[1]) > seats:
        raise _bad("record-bad-line", at, text=row[:80])
    return Sitting(seat=int(found[1]) - 1, name=found[2], after=after)


def _bad(key: str, line: int, **params: Value) -> RecordError:
    return RecordError(phrase("record-at-line", line=line), phrase(key, **params))


def _failed(move: int, key: str, **params: Value) -> RecordError:
    return RecordError(phrase("record-at-move", move=move), phrase(key, **params))
