"""Broken settings: an error a person can act on, nothing else."""

from __future__ import annotations

import random
from pathlib import Path

from bot.settings import Settings, SettingsError, load_settings
from tests.fuzz.noise import HOSTILE, mutated_lines, text

GOOD = '# the house\nexport CHEF_PORT=8021\nCHEF_DB="{db}"\nDISCORD_TOKEN=\n'


def test_a_broken_file_of_settings_is_explained(tmp_path: Path) -> None:
    chance, file = random.Random(1), tmp_path / ".env"
    good = GOOD.replace("{db}", str(tmp_path / "chef.db"))
    refused = 0
    for _ in range(800):
        content = mutated_lines(chance, good).encode()
        if chance.random() < 0.1:
            content += chance.randbytes(5)
        file.write_bytes(content)
        refused += _load({}, file) is None
    assert 100 < refused < 800


def test_broken_variables_are_explained(tmp_path: Path) -> None:
    chance = random.Random(2)
    for _ in range(800):
        value = chance.choice((*HOSTILE, "~nobody/x")) if chance.random() < 0.5 else text(chance)
        _load({chance.choice(("CHEF_PORT", "CHEF_DB", "CHEF_BOARDS", "DISCORD_TOKEN")): value}, tmp_path / "none")


def _load(environment: dict[str, str], file: Path) -> Settings | None:
    try:
        return load_settings(environment, file)
    except SettingsError as error:
        told = str(error)
    assert 0 < len(told) < 5_000
    return None
