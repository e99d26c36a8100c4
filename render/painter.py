"""A painter: draws what it is told on its standard input and answers on its standard output, until that is closed.

`python -m render.painter [SHELF]` is a process of its own, so that painting keeps nobody else waiting. It trusts
whoever started it: what passes are pickled calls and their results, each behind its length.
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

from render import collector, shelf
from render.art import Mark, Shown
from render.pictures import Picture, pictures, private
from render.words import words
from rules.core.contract import Game
from rules.registry import game_of

LENGTH = Struct(">I")
MODEST = 5  # how much others go first


@dataclass(frozen=True)
class Sitting:
    """A position to be painted, as it travels: the state and the events as JSON."""

    rules: str
    version: int
    state: bytes
    events: tuple[str, ...]
    viewer: int | None
    names: tuple[str, ...]
    language: str
    plan: bool = False
    marks: tuple[Mark, ...] = ()
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


def sat(sitting: Sitting) -> tuple[Picture, ...]:
    """The pictures of a turn of a game in the registry, on the board it is shipped with."""
    return pictures(sitting.rules, sitting.shown(game_of(sitting.rules, sitting.version)))


def sat_alone(sitting: Sitting) -> Picture | None:
    """What the viewer alone may see of it."""
    return private(sitting.rules, sitting.shown(game_of(sitting.rules, sitting.version)))


def main(folder: str = "") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it says when it ends
    os.nice(MODEST)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else may come between the answers
    if folder:
        shelf.use(shelf.Shelf(Path(folder)))
    collector.rest()
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
