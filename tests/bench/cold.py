"""A process of its own: the first pictures of a game with a disk cache, or all games drawn one after another.

`python -m tests.bench.cold santa_fe_rails FOLDER {}` prints the processor's seconds, with the options as JSON;
`... all FOLDER` the peak of its memory in MiB.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from pathlib import Path
from statistics import median
from time import process_time

from render import disk_cache, garbage
from render.art import Shown
from render.pictures import pictures
from render.words import words
from rules.core.chance import Chance
from rules.core.contract import Game, Options
from rules.core.walk import asker
from rules.registry import GAMES
from tests.bench.figures import Figure, at_most, below
from tests.bench.games import NAMES

MOVES = 12  # by robots, before the picture is taken
FROM_NOTHING, FROM_DISK = 2.0, 0.5  # seconds
MEMORY = 400  # MiB
PACKAGES = Path(__file__).parents[2]


def first_pictures(key: str, options: Options, folder: Path, rounds: int) -> list[Figure]:
    """From an empty disk cache, then with what the last one left there; medians."""
    chosen = options.model_dump_json()
    folders = [folder / f"{key}-{zlib.crc32(chosen.encode())}-{number}" for number in range(rounds)]
    nothing = median(_run(key, fresh, chosen) for fresh in folders)
    disk = median(_run(key, folders[0], chosen) for _ in range(rounds))
    return [
        at_most("first pictures of a process, from nothing", nothing, FROM_NOTHING, "{:.2f} s of the processor"),
        at_most("  from the disk", disk, FROM_DISK, "{:.2f} s of the processor"),
    ]


def all_games(folder: Path) -> Figure:
    peak = _run("all", folder / "all")
    return below(
        f"memory, {len(GAMES)} games drawn in two languages by one process, its peak", peak, MEMORY, "{:.0f} MiB"
    )


def _run(what: str, folder: Path, *options: str) -> float:
    command = [sys.executable, "-m", "tests.bench.cold", what, str(folder), *options]
    done = subprocess.run(
        command, check=True, capture_output=True, cwd=PACKAGES, env={**os.environ, "PYTHONHASHSEED": "0"}
    )
    return float(done.stdout)


def _in_play(game: Game, options: Options, language: str, moves: int, every: int) -> float:
    """Robots play, and every so manieth turn is painted; the seconds of the processor that the last took."""
    chance, seats = Chance(bytes(32)), game.seats_for(options).start
    state = game.setup(options, seats, chance).state
    took = 0.0
    for number in range(1, moves + 1):
        acting = game.to_act(state)
        if not acting:
            break
        seat = min(acting)
        step = game.apply(state, seat, game.robot(game.view(state, seat), seat, asker(game, state, seat)), chance)
        state = step.state
        if number % every == 0:
            events = tuple(event for event in step.events if event.audience is None)
            shown = Shown(game.view(state, None), events, NAMES[:seats], words(language))
            start = process_time()
            pictures(game.key, shown)
            took = process_time() - start
    return took


def _peak() -> float:
    """In MiB, of this program alone: what getrusage tells begins with the memory of whoever started it."""
    told = Path("/proc/self/status").read_text("utf-8").splitlines()
    kilobytes = next(line.split()[1] for line in told if line.startswith("VmHWM:"))
    return int(kilobytes) / 1024


def main(what: str, folder: str, options: str = "") -> None:
    disk_cache.use(disk_cache.DiskCache(Path(folder)))
    garbage.freeze_gc()  # as a painter does before its first picture
    if what == "all":
        for game in GAMES.values():
            for language in ("en", "fr"):
                _in_play(game, game.options(), language, 4 * MOVES, 4)
        print(_peak())
    else:
        words("en")
        game = GAMES[what]
        print(_in_play(game, game.options.model_validate_json(options), "en", MOVES, MOVES))


if __name__ == "__main__":
    main(*sys.argv[1:])
