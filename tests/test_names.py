"""Names of classes: unique where everybody works, and no game takes a name of the contract for something else."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

TOP = Path(__file__).parents[1]
SHARED = ("bot/**/*.py", "rules/*.py", "rules/core/**/*.py", "render/*.py", "render/map/*.py")
CONTRACT = ("rules/core/**/*.py",)
GAMES = ("rules/*/**/*.py", "render/*/**/*.py")
NOT_GAMES = {"core", "map"}


def classes(patterns: Iterable[str]) -> dict[str, list[str]]:
    """The places of every class by its name, nested ones included, private ones not."""
    found = defaultdict(list)
    for path in sorted({path for pattern in patterns for path in TOP.glob(pattern)}):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(TOP)))
    return found


def test_classes_that_everybody_may_meet_have_names_of_their_own() -> None:
    twice = {name: places for name, places in classes(SHARED).items() if len(places) > 1}
    assert len(classes(SHARED)) > 200
    assert not twice


def test_no_game_takes_a_name_of_the_contract() -> None:
    contract = classes(CONTRACT)
    taken = {
        name: places
        for name, everywhere in classes(GAMES).items()
        if name in contract and (places := [place for place in everywhere if place.split("/")[1] not in NOT_GAMES])
    }
    assert not taken
