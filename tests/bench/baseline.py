"""What was measured before on machines of the same kind, kept in files, and which rows got worse since."""

from __future__ import annotations

import json
import os
import platform
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.bench.figures import Figure

FOLDER = Path(__file__).parent / "baselines"
WORSE = 1.25  # times; less is the weather of the machine


def machine() -> str:
    """The kind of machine: its processor, and how many of them."""
    told = [line for line in _lines(Path("/proc/cpuinfo")) if line.startswith("model name")]
    model = told[0].partition(":")[2] if told else platform.processor() or platform.machine()
    return re.sub(r"\W+", "-", f"{model} {os.cpu_count()} python {platform.python_version_tuple()[1]}".lower()).strip(
        "-"
    )


def keep(figures: Sequence[Figure], folder: Path = FOLDER) -> Path:
    """Rows that were not measured this time stay as they were."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{machine()}.json"
    before = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(json.dumps({**before, **dict(_valued(figures))}, indent=1) + "\n", "utf-8")
    return path


def worse(figures: Sequence[Figure], folder: Path = FOLDER) -> list[str]:
    """A line for each row that is clearly worse than it was on a machine of this kind."""
    path = folder / f"{machine()}.json"
    if not path.exists():
        return [f"no baseline for this kind of machine ({machine()}): `make bench-save` keeps one"]
    before = json.loads(path.read_text("utf-8"))
    better = {name: figure.more_is_better for name, figure in _named(figures)}
    found = []
    for name, value in _valued(figures):
        was = before.get(name)
        if was is None or was <= 0 or value <= 0:
            continue
        times = was / value if better[name] else value / was
        if times > WORSE:
            found.append(f"{times:.1f} times worse: {name} ({was:g}, now {value:g})")
    return found


def _valued(figures: Sequence[Figure]) -> Iterator[tuple[str, float]]:
    return ((name, round(figure.value, 4)) for name, figure in _named(figures) if figure.value is not None)


def _named(figures: Sequence[Figure]) -> Iterator[tuple[str, Figure]]:
    """Each row under its heading, and what is indented under the row it belongs to."""
    heading = above = ""
    for figure in figures:
        if not figure.figure:
            heading = figure.name or heading
        elif figure.name.startswith(" "):
            yield f"{heading}: {above},{figure.name.removeprefix(' ')}", figure
        else:
            above = figure.name
            yield f"{heading}: {above}", figure


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines() if path.exists() else []
