"""The examples in the code run, in every module that has some."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("rules", "render", "bot")
WITH_EXAMPLES = sorted(
    path.relative_to(ROOT)
    for folder in FOLDERS
    for path in (ROOT / folder).rglob("*.py")
    if any(line.lstrip().startswith(">>> ") for line in path.read_text("utf-8").splitlines())
)


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=str)
def test_the_examples_in_the_code_run(path: Path) -> None:
    name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    assert len(WITH_EXAMPLES) > 10
