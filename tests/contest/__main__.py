"""`python -m tests.contest GAME [seats=2] [games=200] [workers=2] [pairs=steady-easy,strong-steady] [map=…]`.

What is none of these words is an option of the game. Prints the ladder as a table that docs/ROBOTS.md can keep.
"""

from __future__ import annotations

import sys
from itertools import pairwise

from rules.registry import GAMES
from tests.contest.ladder import Contest, row, table
from tests.contest.players import LADDER

OWN = ("seats", "games", "workers", "pairs")
BESIDES = (("first", "random"), ("steady", "random"))


def main(keys: list[str], said: dict[str, str]) -> None:
    options = {name: value for name, value in said.items() if name not in OWN}
    workers = int(said["workers"]) if "workers" in said else None
    for key in keys or GAMES:
        seats = int(said.get("seats", max(2, GAMES[key].seats.start)))
        rows = []
        for one, other in _pairs(said.get("pairs", "")):
            print(f"playing: {key}, {one} against {seats - 1} {other} …", file=sys.stderr, flush=True)
            rows.append(row(Contest(key, seats, one, other, options), int(said.get("games", 200)), workers))
        chosen = ", ".join(f"{name} {value}" for name, value in options.items())
        print(f"\n{key}, {seats} seats{', ' + chosen if chosen else ''}\n\n{table(rows)}", flush=True)


def _pairs(said: str) -> list[tuple[str, str]]:
    """Each rung against the one below it, and what beats random, where no pairs are named."""
    if said:
        return [(one, other) for one, _, other in (pair.partition("-") for pair in said.split(","))]
    return [*BESIDES, *((one, other) for other, one in pairwise(LADDER[2:]))]


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if "=" not in word]
    main(named, dict(word.split("=", 1) for word in sys.argv[1:] if "=" in word))
