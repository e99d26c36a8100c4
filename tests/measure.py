"""What a newcomer meets in the rules, in numbers: `python -m tests.measure`.

- Lines of rules for each numbered rule: all lines of `rules/<game>/**/*.py`, by the ids of `data/rules/<game>/en.toml`
  that number a rule of the book (`FT-6.7`); what the referee decided (`FT-R4`) is not counted.
- Ceremony in the files of kinds of move: the share of lines that are imports, blank, decorators or signatures.
- Files touched by (a) a new kind of move, (b) a plain map of Steam, (c) a language, found by what names them today.
"""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import cast

from render.words import LANGUAGES
from rules.core.contract import GameState
from rules.core.game import GameOfKinds
from rules.registry import GAMES

ROOT = Path(__file__).parent.parent
GOAL = 17
CODE = ("rules", "render", "bot")


def rule_ids(key: str) -> list[str]:
    """The numbered rules of a game's book."""
    with (ROOT / "data" / "rules" / key / "en.toml").open("rb") as file:
        sections = tomllib.load(file)["section"]
    return [rule for section in sections for rule in section["rules"] if not re.match(r"[A-Z]+-R\d", rule)]


def lines_of(paths: Iterable[Path]) -> int:
    return sum(len(path.read_text("utf-8").splitlines()) for path in paths)


def lines_a_rule(key: str) -> tuple[int, int]:
    """Lines of a game's rules, and how many rules it has."""
    return lines_of((ROOT / "rules" / key).rglob("*.py")), len(rule_ids(key))


def kind_files() -> set[Path]:
    """Every file that has a kind of move."""
    kinds = (kind for game in GAMES.values() for kind in cast("GameOfKinds[GameState]", game).kinds)
    return {Path(inspect.getfile(kind)) for kind in kinds}


def ceremony(path: Path) -> int:
    """Lines of a file that say nothing about its game: imports, blank lines, decorators and signatures."""
    text = path.read_text("utf-8")
    found = {number for number, line in enumerate(text.splitlines(), 1) if not line.strip()}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        elif isinstance(node, ast.FunctionDef):
            found |= {decorator.lineno for decorator in node.decorator_list}
            found |= set(range(node.lineno, node.body[0].lineno))
        elif isinstance(node, ast.ClassDef):
            found.add(node.lineno)
    return len(found)


def naming(word: str, *folders: str) -> list[Path]:
    """The files that name something, below some folders."""
    paths = (path for folder in folders for path in sorted((ROOT / folder).rglob("*")))
    return [path for path in paths if path.suffix in (".py", ".ftl", ".toml") and _names(path, word)]


def files_of_a_kind() -> list[Path]:
    """Code and words that name China Rails' loan; its rules in the book and the readmes tell of it besides."""
    return naming("loan", "rules/china_rails", *(f"data/locale/{language}" for language in LANGUAGES))


def code_naming_a_map() -> list[Path]:
    """Code outside the folders of the maps that names Great Britain."""
    found = naming("great_britain", *CODE)
    return [path for path in found if "maps" not in path.parts]


def code_naming_a_language() -> list[Path]:
    """Code that names French: what a third language would have to be written beside."""
    named = re.compile(r"""language\s*[!=]=\s*["']fr["']|words\(["']fr["']\)|["']en["'],\s*["']fr["']""")
    paths = (path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py")))
    return [path for path in paths if named.search(path.read_text("utf-8"))]


def _names(path: Path, word: str) -> bool:
    return re.search(rf"(?<![a-z]){word}(?![a-z])", path.read_text("utf-8")) is not None


def report() -> list[str]:
    told = []
    for key in GAMES:
        lines, rules = lines_a_rule(key)
        told.append(f"{key:18} {lines:6,} lines, {rules:4} rules: {lines / rules:5.1f} a rule (goal {GOAL})")
    files = kind_files()
    share = sum(map(ceremony, files)) / lines_of(files)
    told.append(f"ceremony in {len(files)} files of kinds: {share:.0%}")
    for title, found in (
        ("a new kind like the loan", files_of_a_kind()),
        ("code outside its folder that a map of Steam needs", code_naming_a_map()),
        ("code that a language needs", code_naming_a_language()),
    ):
        told.append(f"{title}: {len(found)} files")
        told += [f"    {path.relative_to(ROOT)}" for path in found]
    return told


if __name__ == "__main__":
    print("\n".join(report()))
