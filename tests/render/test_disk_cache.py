"""The disk cache: what was made is found at the next start, nothing outdated or damaged is, and its size is bounded."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from render import disk_cache, paint
from render.disk_cache import DiskCache
from render.scene import Drawing, Rect, Scene


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    disk_cache.use(DiskCache(tmp_path / "pictures"))
    yield tmp_path / "pictures"
    disk_cache.use(None)


def test_a_thing_is_made_once_and_then_read(folder: Path) -> None:
    made = []

    def make() -> bytes:
        made.append(1)
        return b"a chart"

    assert [disk_cache.cached("chart", make), disk_cache.cached("chart", make)] == [b"a chart"] * 2
    assert len(made) == 1
    assert disk_cache.cached("another", lambda: b"board") == b"board"


def test_what_another_program_made_is_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk_cache.cached("chart", lambda: b"old")
    monkeypatch.setattr(disk_cache, "_program", lambda: "of tomorrow")
    assert disk_cache.cached("chart", lambda: b"new") == b"new"


@pytest.mark.parametrize("damaged", [b"", b"short", b"?" * 40])
def test_a_damaged_file_is_made_anew(folder: Path, damaged: bytes) -> None:
    disk_cache.cached("chart", lambda: b"whole")
    (file,) = folder.iterdir()
    file.write_bytes(damaged)
    assert disk_cache.cached("chart", lambda: b"made anew") == b"made anew"
    assert disk_cache.cached("chart", lambda: b"never asked") == b"made anew"


def test_it_is_its_owners_alone_and_safe_to_delete(folder: Path) -> None:
    disk_cache.cached("chart", lambda: b"whole")
    assert folder.stat().st_mode & 0o077 == 0
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    assert disk_cache.cached("chart", lambda: b"again") == b"again"


def test_a_folder_that_cannot_be_made_only_costs_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    disk_cache.use(DiskCache(tmp_path / "file"))
    try:
        assert disk_cache.cached("chart", lambda: b"whole") == b"whole"
    finally:
        disk_cache.use(None)


def test_what_was_not_asked_for_the_longest_goes_first(tmp_path: Path) -> None:
    small = DiskCache(tmp_path / "pictures", most=3 * 116)
    for number, name in enumerate("abc"):
        small.put(name, name.encode() * 100)
        os.utime(small._path(name), (number, number))
    assert small.get("a")
    small.put("d", b"d" * 100)
    assert [name for name in "abcd" if small.get(name)] == ["a", "c", "d"]


def test_a_backdrop_from_the_disk_cache_is_the_one_that_was_painted(folder: Path) -> None:
    drawing = Drawing("test/ground", 600, 300, (Rect(10, 20, 560, 250, "#346534", radius=30),))
    scene = Scene(500, 280, "#ffffff", drawing, (), window=(37.0, 11.0))
    first = paint.paint(scene).tobytes()
    never = Drawing("test/ground", 600, 300, lambda: (_ for _ in ()).throw(AssertionError("painted again")))
    assert paint.backdrop(never, "#ffffff").packed() == paint.backdrop(drawing, "#ffffff").packed()
    other = Scene(500, 280, "#ffffff", never, (), window=(37.0, 11.0))
    assert paint.paint(other).tobytes() == first
