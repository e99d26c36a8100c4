"""A worker process that paints: pickled calls come in on standard input, their results go out on standard output.

`python -m render.painter [FOLDER]` runs until its input is closed; FOLDER is the disk cache's. Each message stands
behind its length. The worker trusts whoever started it, since it unpickles what it is sent.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import BinaryIO

from render import disk_cache, garbage
from render.art import NumberedPlace, Shown
from render.pictures import Picture, pictures, private
from render.words import words
from rules.core.contract import Game
from rules.registry import game_of

LENGTH = Struct(">I")
NICENESS = 5  # of the process: the bot itself goes first


@dataclass(frozen=True)
class PaintJob:
    """A position to be painted, as it is sent to the worker: the state and the events as JSON."""

    rules: str
    version: int
    state: bytes
    events: tuple[str, ...]
    viewer: int | None
    names: tuple[str, ...]
    language: str
    plan: bool = False
    marks: tuple[NumberedPlace, ...] = ()
    asked: str = ""
    choices: tuple[str, ...] = ()
    table: int = 0

    def shown(self, game: Game) -> Shown:
        return Shown(
            view=game.view(game.load(self.state), self.viewer),
            events=tuple(game.events.validate_json(event) for event in self.events),
            names=self.names,
            words=words(self.language),
            plan=self.plan,
            marks=self.marks,
            asked=self.asked,
            choices=self.choices,
            table=self.table,
        )


def paint_turn(job: PaintJob) -> tuple[Picture, ...]:
    """The pictures of a turn of a game in the registry, on the board it is shipped with."""
    return pictures(job.rules, job.shown(game_of(job.rules, job.version)))


def paint_hand(job: PaintJob) -> Picture | None:
    """The picture of the viewer's own hand, if there is one."""
    return private(job.rules, job.shown(game_of(job.rules, job.version)))


def main(folder: str = "") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot closes the input when it stops
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not end up between two answers
    if folder:
        disk_cache.use(disk_cache.DiskCache(Path(folder)))
    garbage.freeze_gc()
    while asked := received(sys.stdin.buffer):
        answers.write(framed(_answered(asked)))
        answers.flush()


def _answered(asked: bytes) -> bytes:
    try:
        function, args = pickle.loads(asked)
        return pickle.dumps((True, function(*args)))
    except Exception as error:
        return pickle.dumps((False, repr(error)))


def framed(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def received(stream: BinaryIO) -> bytes:
    """The next message; empty at the end."""
    head = stream.read(LENGTH.size)
    return stream.read(*LENGTH.unpack(head)) if len(head) == LENGTH.size else b""


if __name__ == "__main__":
    from render.painter import main as same_module  # pickled names are those of the module, not of __main__

    same_module(*sys.argv[1:])
