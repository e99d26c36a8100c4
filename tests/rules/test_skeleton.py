"""Every game has the same files with the same things in them: who knows one game finds anything in another."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rules.core.game import GameOfKinds
from rules.registry import GAMES

RULES = Path(__file__).parent.parent.parent / "rules"
HAS = {  # what each file of a game defines; a large subject may be a folder of that name
    "speech": ("SPEECH", "refuse", "instead", "misread"),
    "state": ("State", "Player"),
    "move": (),
    "event": (),
    "setup": (),
    "flow": ("follow",),
    "scoring": (),
    "view": (),
    "robot": (),
    "audit": ("audit",),
    "build": (),
    "game": (),
}
ELSEWHERE = {  # names that other games once had for the same thing
    "events": "event",
    "events_base": "event",
    "inquiry": "inquiries",
    "victory": "scoring",
    "passing": "pass_",
}


def defined(path: Path) -> set[str]:
    """The names that a module defines."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    return found


@pytest.mark.parametrize("name", HAS)
@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_the_file(key: str, name: str) -> None:
    file, folder = RULES / key / f"{name}.py", RULES / key / name
    assert file.exists() or (folder / "__init__.py").exists(), f"rules/{key} has no {name}.py"
    if file.exists():
        missing = set(HAS[name]) - defined(file)
        assert not missing, f"rules/{key}/{name}.py has no {', '.join(sorted(missing))}"


@pytest.mark.parametrize("key", GAMES)
def test_the_same_thing_has_no_other_name(key: str) -> None:
    found = {path.stem: path for path in (RULES / key).rglob("*.py")}
    wrong = [f"{found[old].relative_to(RULES)} is {new}.py elsewhere" for old, new in ELSEWHERE.items() if old in found]
    assert wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_a_position_is_changed_with_the_same_verbs(key: str) -> None:
    game = GAMES[key]
    assert isinstance(game, GameOfKinds)
    assert callable(getattr(game.state, "with_player", None)), f"{key}: State has no with_player"
    assert "players" in game.state.model_fields


@pytest.mark.parametrize("key", GAMES)
def test_bases_are_where_they_are_looked_for(key: str) -> None:
    game = GAMES[key]
    assert isinstance(game, GameOfKinds)
    for kind in game.kinds:
        bases = [base.__module__ for base in kind.__mro__]
        assert f"rules.{key}.move" in bases, f"{kind.name()} is not made from the base in rules/{key}/move.py"
