"""Who may import whom: bot -> render -> rules -> data, and rules know of no chat, picture, file, clock or dice."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[3]
FLOORS = ("data", "rules", "render", "bot")  # each may use itself and those before it
BANNED = {
    "discord",
    "aiohttp",
    "PIL",
    "sqlite3",
    "aiosqlite",
    "random",
    "secrets",
    "time",
    "datetime",
    "os",
    "pathlib",
    "io",
    "shutil",
    "tempfile",
    "socket",
    "asyncio",
    "threading",
    "subprocess",
    "fluent",
}
FILES = sorted(path for floor in FLOORS for path in (HOUSE / floor).rglob("*.py"))


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found.add(node.module or "")
    return found


def modules(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imported(path)}


def test_the_house_was_found() -> None:
    assert {path.relative_to(HOUSE).parts[0] for path in FILES} >= {"rules", "render", "bot"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_dependencies_point_one_way(path: Path) -> None:
    floor = path.relative_to(HOUSE).parts[0]
    above = set(FLOORS[FLOORS.index(floor) + 1 :])
    assert not modules(path) & above
    assert "tests" not in modules(path)


@pytest.mark.parametrize("path", sorted((HOUSE / "rules").rglob("*.py")), ids=lambda path: path.stem)
def test_rules_are_pure(path: Path) -> None:
    assert not modules(path) & BANNED
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "input", "print", "exec", "eval", "__import__"}


def test_the_rules_run_without_the_rest_of_the_house() -> None:
    """In a fresh interpreter, with what the games really load."""
    code = (
        "import sys, rules.registry;"
        "print([n for n in ('discord', 'aiohttp', 'PIL', 'sqlite3', 'aiosqlite', 'bot', 'render') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=HOUSE, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
