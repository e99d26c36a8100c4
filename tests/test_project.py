"""The project as a whole: what a fresh clone must have, and what no file of it may say."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import main
from render.words import sources
from rules.registry import GAMES

ROOT = Path(__file__).parent.parent
EXPECTED = (
    "pyproject.toml",
    "constraints.txt",
    "Makefile",
    "README.md",
    "README.fr.md",
    ".env.example",
    "CHANGELOG.md",
    "LICENSE",
    ".ci/run",
    ".gitignore",
    "docs/ARCHITECTURE.md",
    "docs/table.png",
    "docs/santa_fe.png",
)
# Split, so that this file does not say them either.
FORBIDDEN = (
    r"/(?:wo" r"rk|ro" r"ot|ho" r"me|Us" r"ers|op" r"t)/",
    r"file:" r"///",
    r"\.\./sha" r"red",
    r"--(?:extra-)?index" r"-url|find" r"-links|trusted" r"-host",
    r"py" r"pi\.org|python" r"hosted|/sim" r"ple/",
)
MADE = {".git", ".venv", ".env", "__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"}
NO_TEXT = {".png", ".db", ".db-wal", ".db-shm", ".sandbox", ".xz"}
PACKAGES = ("bot", "rules", "render", "data")
HOUSE_COMMANDS = ("table", "game", "hand", "moves", "help", "rules", "why", "play", "moderate")
MOST_PICTURE_BYTES = 500 * 1024  # what a picture of a turn may have


def files() -> Iterator[Path]:
    """The text files of the project, without what it makes while it runs."""
    for folder, inner, names in os.walk(ROOT):
        made = MADE | {"build"} if Path(folder) == ROOT else MADE
        inner[:] = [name for name in inner if name not in made and not name.endswith(".egg-info")]
        paths = (Path(folder, name) for name in names if name not in MADE)
        yield from (path for path in paths if path.suffix not in NO_TEXT)


@pytest.fixture(scope="module")
def project() -> dict[str, object]:
    found: dict[str, object] = tomllib.loads(_text("pyproject.toml"))["project"]
    return found


@pytest.mark.parametrize("name", EXPECTED)
def test_a_fresh_clone_has(name: str) -> None:
    assert (ROOT / name).stat().st_size > 0


def test_no_file_names_a_machine_path_or_a_package_registry() -> None:
    wrong = re.compile("|".join(FORBIDDEN))
    said = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if wrong.search(line)
    ]
    assert said == []


def test_pictures_of_the_documentation_are_small() -> None:
    assert [path for path in (ROOT / "docs").glob("*.png") if path.stat().st_size > MOST_PICTURE_BYTES] == []


def test_constraints_pin_every_dependency_exactly(project: dict[str, object]) -> None:
    lines = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if line[:1] not in ("", "#")]
    assert [line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", line)] == []
    pinned = {_plain(line.partition("==")[0]) for line in lines}
    wanted, extra = project["dependencies"], project["optional-dependencies"]
    assert isinstance(wanted, list)
    assert isinstance(extra, dict)
    named = {_plain(re.split(r"[<>=!~;\[ ]", each)[0]) for each in [*wanted, *extra["dev"]]}
    assert named - pinned == set()


def test_an_installed_copy_gets_every_kind_of_file() -> None:
    globs = tomllib.loads(_text("pyproject.toml"))["tool"]["setuptools"]["package-data"]["*"]
    taken = {glob.removeprefix("*") for glob in globs} | {".py"}
    left = [path for path in files() if path.relative_to(ROOT).parts[0] in PACKAGES and path.suffix not in taken]
    assert left == []


@pytest.mark.parametrize("asked", ["", "run", "verify", "export", "backup", "render"])
def test_the_console_script_answers_help(
    asked: str, project: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert project["scripts"] == {"chefdegare": "bot.cli:main"}
    with pytest.raises(SystemExit, match=r"^0$"):
        main([*asked.split(), "--help"])
    assert capsys.readouterr().out.startswith(f"usage: chefdegare {asked}".rstrip())


def test_the_changelog_and_the_readmes_know_each_other(project: dict[str, object]) -> None:
    english, french = _text("README.md"), _text("README.fr.md")
    assert "(README.fr.md)" in english
    assert "(README.md)" in french
    assert f"{project['version']}" in _text("CHANGELOG.md")


@pytest.mark.parametrize(("name", "language"), [("README.md", "en"), ("README.fr.md", "fr")])
def test_a_readme_names_every_command_of_its_language(name: str, language: str) -> None:
    told = set(re.findall(r"`/?([^`\n]+)`", _text(name).replace("```", "")))
    keys = re.findall(r"^command-(\S+) = (.+)$", "\n".join(sources(language).values()), re.MULTILINE)
    playable = {*HOUSE_COMMANDS, *(game.command for game in GAMES.values())}
    names = {key: said for key, said in keys if not key.endswith("-help") and key.split("-")[0] in playable}
    groups = {key for key in names if any(other.startswith(f"{key}-") for other in names)}
    missing = []
    for key, said in names.items():
        group = key.partition("-")[0]
        if key not in groups and not {said, f"{names.get(group)} {said}"} & told:
            missing.append(key)
    assert len(names) > 20
    assert missing == []


@pytest.mark.parametrize(("name", "language"), [("README.md", "en"), ("README.fr.md", "fr")])
def test_every_command_a_readme_writes_out_exists(name: str, language: str) -> None:
    """`/table load` in the French one would send its reader astray."""
    keys = re.findall(r"^command-(\S+) = (.+)$", "\n".join(sources(language).values()), re.MULTILINE)
    known = {key: said for key, said in keys if not key.endswith("-help")}
    roots = {key: known.get(key.partition("-")[0]) if "-" in key else None for key in known}
    paths = {" ".join(filter(None, (roots[key], said))) for key, said in known.items()}
    written = set(re.findall(r"`/(\w+(?: [\w-]+\b(?!:))?)[^`\n]*`", _text(name)))
    assert len(written) > 20
    assert written - paths == set()


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_a_readme_names_every_target_of_the_makefile(name: str) -> None:
    targets = set(re.findall(r"^([\w-]+):", _text("Makefile"), re.MULTILINE))
    assert targets - set(re.findall(r"\bmake ([\w-]+)", _text(name))) == set()


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
@pytest.mark.parametrize("key", GAMES)
def test_a_readme_tells_of_every_game_and_its_options(name: str, key: str) -> None:
    game, text = GAMES[key], _text(name)
    title = key.replace("_", " ").title()
    row = re.search(rf"^\| \*\*{title}\*\* \| (\d) \D+ (\d)", text, re.MULTILINE)
    assert row is not None
    assert range(int(row[1]), int(row[2]) + 1) == game.seats
    options = [option for option in game.options.model_fields if option != "board"]  # set by /table load
    assert [option for option in options if f"`{option}`" not in text] == []


@pytest.mark.parametrize("name", ["README.md", "README.fr.md", ".env.example"])
def test_every_setting_is_explained(name: str) -> None:
    settings = set(re.findall(r'"(CHEF_[A-Z]+|DISCORD_TOKEN)"', _text("bot/settings.py")))
    assert len(settings) >= 3
    assert {setting for setting in settings if setting not in _text(name)} == set()


@pytest.mark.parametrize("name", ["README.md", "README.fr.md", "CHANGELOG.md", "docs/ARCHITECTURE.md"])
def test_every_file_a_document_names_is_there(name: str) -> None:
    text = _text(name)
    linked = [target for target in re.findall(r"\]\(([^)#\s]+)\)", text) if not target.startswith("http")]
    folders = re.findall(r"`((?:bot|rules|render|data|docs|tests)/[\w./]+)`", text)
    here = (ROOT / name).parent
    gone = [target for target in linked if not (here / target).exists()]
    gone += [target for target in folders if not (ROOT / target).exists()]
    assert gone == []


def test_only_the_store_speaks_sql() -> None:
    speaks = re.compile(r"\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|PRAGMA)\b")
    folder = ROOT / "bot"
    said = [path.relative_to(ROOT) for path in folder.rglob("*.py") if speaks.search(path.read_text("utf-8"))]
    allowed = (Path("bot/store"), Path("bot/sandbox"))  # the sandbox keeps a file of its own
    assert [path for path in said if not any(path.is_relative_to(place) for place in allowed)] == []


def test_discords_limits_stand_in_one_module() -> None:
    stated = re.compile(
        r"^(LONGEST|MOST)_\w+ = (25|80|100|150|2_?000|4_?000)\b|\[:(25|80|100|150|2000|4000)\]", re.MULTILINE
    )
    places = [path for path in (ROOT / "bot").rglob("*.py") if "sandbox" not in path.parts and path.name != "limits.py"]
    assert [path.name for path in places if stated.search(path.read_text("utf-8"))] == []


def _text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
