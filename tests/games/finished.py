"""Finished games as records in a folder: whatever is put there is found and replayed for ever.

`scores.toml` holds what each game came to; a record without an entry fails with the lines to add.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path

from rules.core.record import Record, Replayed, parse_record, replay
from rules.registry import game_of
from tests.games.hooks import hooks_of

FOLDER = Path(__file__).parent / "finished"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


@dataclass(frozen=True)
class Finished:
    """What a game came to."""

    moves: int
    scores: list[int]
    winners: list[int]
    milestones: list[object]

    def lines(self, name: str) -> str:
        return f"\n[{name}]\n" + "\n".join(f"{key} = {json.dumps(value)}" for key, value in vars(self).items())


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def expected() -> dict[str, Finished]:
    found = tomllib.loads((FOLDER / "scores.toml").read_text("utf-8"))
    return {name: Finished(**entry) for name, entry in found.items()}


def replayed(record: Record) -> list[Replayed]:
    return list(replay(game_of(record.game, record.version), record))


def came_to(name: str) -> Finished:
    """Replays the record. Raises RecordError where it fails."""
    record = parse_record(text_of(name))
    steps = replayed(record)
    result = game_of(record.game, record.version).result(steps[-1].state)
    assert result is not None, "the game is not finished"
    events = [event for step in steps for event in step.events]
    milestones = hooks_of(record.game).milestones(events)
    return Finished(len(record.lines), list(result.scores), list(result.winners), milestones)
