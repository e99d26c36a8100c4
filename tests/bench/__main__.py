"""`python -m tests.bench`: every figure in one run, as aligned rows, and which got worse.

`--save` keeps them as the baseline of this kind of machine; `--check` ends with an error where a goal is missed;
`--quick` leaves out the contests of robots, which take hours.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import ParamSpec

from bot.run import TURN
from render import garbage
from rules.registry import GAMES
from tests.bench.baseline import keep, machine, worse
from tests.bench.busy import moves_with_pictures
from tests.bench.china import robots_in_china, searches, stored_game
from tests.bench.cold import all_games
from tests.bench.figures import Figure, table, told
from tests.bench.growth import growth
from tests.bench.isles import robots_on_isles
from tests.bench.memory import idle_tables
from tests.bench.statements import statements
from tests.bench.subjects import SUBJECTS, Sizes, contests, rows
from tests.bench.submitting import submitted_moves
from tests.bench.west import robots_in_california
from tests.bench.wire import completions
from tests.machine import keep_one_time, stretch

SIZES = Sizes(games=8, rounds=5, pictures=32, most_robot_games=200, starts=3)
IN_STORE = ("freight_train", "santa_fe_rails")

P = ParamSpec("P")
Part = tuple[str, Callable[[], Iterable[Figure]]]


def main(wanted: frozenset[str]) -> int:
    start = perf_counter()
    keep_one_time(0)
    sys.setswitchinterval(TURN)
    garbage.freeze_gc()
    figures = [_how_busy("before")]
    with TemporaryDirectory(prefix="chefdegare-bench-") as name:
        folder = Path(name)
        games: list[Part] = [(subject.name, partial(rows, subject, SIZES, folder)) for subject in SUBJECTS]
        games += [
            ("China Rails, its own", lambda: searches(positions=120)),
            ("China Rails in the store", lambda: [asyncio.run(stored_game(folder, most=4_000))]),
        ]
        for part, measure in [*games, *_house(folder), *(_contests() if "--quick" not in wanted else ())]:
            print(f"measuring: {part} …", flush=True)
            figures += [Figure(""), Figure(part), *measure()]
    figures += [Figure(""), Figure("The run"), _how_busy("after")]
    figures.append(Figure("the whole of it", f"{perf_counter() - start:.0f} s"))
    print(f"\n{table(figures)}\n\nAgainst the baseline of {machine()}:")
    print("\n".join(worse(figures)) or "nothing got worse")
    if "--save" in wanted:
        print(f"kept in {keep(figures).name}")
    missed = [figure.name.strip() for figure in figures if figure.met is False]
    print(f"{len(missed)} goals missed" if missed else "every goal met")
    return 1 if missed and "--check" in wanted else 0


def _contests() -> list[Part]:
    return [
        *(
            (f"{subject.name}, robots", partial(contests, subject, SIZES))
            for subject in SUBJECTS
            if subject.robot_games
        ),
        ("China Rails, robots alone", lambda: robots_in_china(games=50)),
        ("Steam in Great Britain, robots", lambda: robots_on_isles(games=100, duels=200)),
        ("Steam in California, robots", lambda: robots_in_california(games=100, duels=200)),
    ]


def _house(folder: Path) -> list[Part]:
    parts: list[Part] = []
    for key in IN_STORE:
        game, name = GAMES[key], key.replace("_", " ")
        parts.append((f"A move of {name}", partial(_ran, submitted_moves, folder, game, name, 400)))
        parts.append((f"Moves of {name}", partial(_ran, moves_with_pictures, folder, game, name, 400)))
    for tables in (0, 10, 50):
        parts.append((f"{tables} tables", partial(_ran, completions, folder, tables, 200)))
    parts += [
        ("Statements", lambda: asyncio.run(statements(folder))),
        ("Memory", lambda: [asyncio.run(idle_tables(folder, tables=1_000)), all_games(folder)]),
        ("Growth", lambda: asyncio.run(growth(folder, times=10_000, rounds=200))),
    ]
    return parts


def _ran(
    measure: Callable[P, Coroutine[object, object, list[Figure]]], *args: P.args, **named: P.kwargs
) -> list[Figure]:
    return asyncio.run(measure(*args, **named))


def _how_busy(when: str) -> Figure:
    """On a busy machine rates and milliseconds of the clock say little."""
    return told(f"seconds that a second of the processor takes, {when}", stretch(), "{:.1f}")


if __name__ == "__main__":
    sys.exit(main(frozenset(sys.argv[1:])))
