"""The rooms of bot/ show its layers: each imports only from itself and from rooms below it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

BOT = Path(__file__).parents[2] / "bot"
ROOMS = (
    "limits", "settings", "tables", "store", "refereeing", "outgoing", "services", "incoming", "sandbox", "run", "cli",
)  # fmt: skip


def _imports(path: Path) -> set[str]:
    """The rooms that a module imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "bot":
            found |= {f"bot.{name.name}" for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return {name.split(".")[1] for name in found if name.startswith("bot.")}


def test_everything_in_bot_stands_in_a_room() -> None:
    there = {path.stem for path in BOT.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert there - {"__init__", "__pycache__"} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_from_rooms_below(room: str) -> None:
    allowed = set(ROOMS[: ROOMS.index(room) + 1])
    places = [BOT / f"{room}.py"] if (BOT / f"{room}.py").exists() else sorted((BOT / room).rglob("*.py"))
    wrong = {str(path.relative_to(BOT)): _imports(path) - allowed for path in places}
    assert {path: names for path, names in wrong.items() if names} == {}
