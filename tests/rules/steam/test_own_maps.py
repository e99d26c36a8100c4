"""Maps own their rules: the engine cites none of theirs, and a plain map is files alone."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import data
from rules.steam.build import GRID
from rules.steam.game import rules_by_name
from rules.steam.options import CommonOptions, SteamOptions
from rules.steam.sheets import MAPS, sheets, shipped

ROOT = Path(__file__).resolve().parents[3]
ENGINE = ROOT / "rules" / "steam"
OF_A_MAP = re.compile(r"\bST-(?:CN|GB|CA|CB)-\d")


def engine_files() -> list[Path]:
    return [path for path in sorted(ENGINE.rglob("*.py")) if "maps" not in path.relative_to(ENGINE).parts]


@pytest.mark.parametrize("path", engine_files(), ids=lambda path: str(path.relative_to(ENGINE)))
def test_the_engine_neither_cites_nor_imports_nor_names_a_map(path: Path) -> None:
    text = path.read_text("utf-8")
    assert OF_A_MAP.findall(text) == []
    assert re.findall(r"rules\.steam\.maps\.\w+", text) == []
    assert [name for name in MAPS if re.search(rf"\b{name}\b", text.lower())] == []


def test_a_map_owns_its_option_model() -> None:
    """What is not common to all maps is declared in one of their folders, and opened by the rules found there."""
    own = set(SteamOptions.model_fields) - set(CommonOptions.model_fields)
    models = {
        model for makers in rules_by_name().values() for maker in makers.values() for model in maker.option_models
    }
    assert own == {name for model in models for name in model.model_fields}
    assert all(model.__module__.startswith("rules.steam.maps.") for model in models)


def test_maps_are_found_in_the_boards() -> None:
    """A version of a board is a map on the same sheet; those for most numbers of players are offered first."""
    assert MAPS == ("china", "great_britain", "california", "california_2090")
    assert sheets()["california_2090"] == "california"
    assert {name: shipped(name).rules for name in MAPS} == {name: name for name in MAPS}


PLAYS = """
import json
from render.pictures import picture
from render.art import Shown
from render.words import words
from rules.core.chance import Chance
from rules.core.walk import asker
from rules.registry import GAMES

game = GAMES["steam"]
options = game.options(map="lowlands")
chance = Chance(bytes(32))
state = game.setup(options, 3, chance).state
while game.to_act(state):
    seat = min(game.to_act(state))
    state = game.apply(state, seat, game.robot(game.view(state, seat), seat, asker(game, state, seat)), chance).state
    game.audit(state)
drawn = picture("steam", Shown(game.view(state, None), (), ("Ada", "Basile", "Chloe"), words("fr")))
print(json.dumps({
    "seats": list(game.seats_for(options)),
    "asked": list(game.open_options(options)),
    "worded": words("fr").text("steam-option-map-lowlands"),
    "winners": list(game.result(state).winners),
    "picture": len(drawn.png),
}))
"""


def test_a_plain_map_is_added_by_files_alone_and_played(tmp_path: Path) -> None:
    """A board and a name in each language: it is offered, played to its end, told and drawn."""
    copied = tmp_path / "data"
    shutil.copytree(Path(data.__file__).parent, copied, ignore=shutil.ignore_patterns("__pycache__"))
    (copied / "boards" / "steam_lowlands.toml").write_text(GRID, "utf-8")
    for language, name in (("en", "Lowlands"), ("fr", "Plats pays")):
        (copied / "locale" / language / "steam_lowlands.ftl").write_text(
            f"steam-option-map-lowlands = {name}\n", "utf-8"
        )
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    run = subprocess.run(
        [sys.executable, "-c", PLAYS], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
    found = json.loads(run.stdout)
    assert found["seats"] == [2, 3, 4]
    assert {"map", "mode"} <= set(found["asked"]) <= set(CommonOptions.model_fields)
    assert found["worded"] == "Plats pays"
    assert found["winners"]
    assert found["picture"] > 1_000
