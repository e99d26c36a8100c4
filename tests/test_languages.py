"""A language is files alone: one made by a script from the English files passes the tests of words, commands and
pictures, with no line of code changed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from render.words import LANGUAGES
from rules.registry import GAMES

ROOT = Path(__file__).parent.parent
MADE_UP = "it"  # a locale that Discord knows; what it says here is English with accents
ACCENTS = str.maketrans("aeiouAEIOU", "àéîõûÀÉÎÕÛ")
EXAMPLES = {f"{game.command}-example" for game in GAMES.values()}  # moves, which are the same in every language
TESTS = (
    "tests/test_words.py",
    *(
        f"tests/render/{game}/test_pictures.py"
        for game in ("china_rails", "railroad_dice_2", "santa_fe_rails", "steam")
    ),
    "tests/render/test_freight_table.py",
)


class Accents(Transformer):
    """What is said gets accents; what is typed (between backquotes, and the examples) stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        typed = r"`(?!/)[^`]*`"  # a move or the like; the names of commands are translated
        kept = re.findall(typed, node.value)
        said = re.split(typed, node.value)
        node.value = "".join(part.translate(ACCENTS) + code for part, code in zip(said, [*kept, ""], strict=True))
        return node

    def visit_Message(self, node: ast.Message) -> object:  # noqa: N802
        return node if node.id.name in EXAMPLES else self.generic_visit(node)


def accented(text: str) -> str:
    return FluentSerializer().serialize(Accents().visit(FluentParser().parse(text)))


def with_one_more_language(root: Path) -> None:
    """The project with the language in its data, everything else as it is."""
    for name in ("bot", "render", "rules", "tests", "pyproject.toml", "README.md", "README.fr.md"):
        (root / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "data", root / "data")
    locale = root / "data" / "locale"
    for language in LANGUAGES:
        with (locale / language / "commands.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\nlanguage-{MADE_UP} = Italiano\n")
    (locale / MADE_UP).mkdir()
    for path in (locale / "en").glob("*.ftl"):
        (locale / MADE_UP / path.name).write_text(accented(path.read_text("utf-8")), "utf-8")
    for path in (root / "data" / "rules").glob("*/en.toml"):
        book = re.sub(r'(?<= = )".*"', lambda said: said[0].translate(ACCENTS), path.read_text("utf-8"))
        path.with_name(f"{MADE_UP}.toml").write_text(book, "utf-8")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    with_one_more_language(tmp_path)
    return tmp_path


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    paths = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=root, env=paths, capture_output=True, text=True, check=False
    )


def test_accents_are_added_to_what_is_said_alone() -> None:
    assert accented("a = Say { $who } `take` `/play`\n") == "a = Sày { $who } `take` `/plày`\n"
    assert accented("freight-example = take\n") == "freight-example = take\n"


def test_a_language_is_files_alone(elsewhere: Path) -> None:
    spoken = run(elsewhere, "-c", f"from render.words import words; print(words('{MADE_UP}').language)")
    assert spoken.stdout.strip() == MADE_UP, spoken.stderr
    done = run(elsewhere, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", f"[{MADE_UP}", *TESTS)
    assert done.returncode == 0, done.stdout[-3000:]
    assert done.stdout.count("passed") == 1
