"""The shelf: what is dear to make, kept in files from one start to the next. Safe to delete at any time.

A file is named after what it holds and after the program that made it, so nothing outdated is ever taken down. The
shelf holds so many bytes; what was not asked for the longest goes first. Without a folder, or where the disk fails,
everything is simply made anew.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock

MOST = 128 * 2**20  # bytes on the shelf
_MADE_BY = ("render", "rules", "data")  # own boards are part of the names of things
_LIBRARIES = ("pillow", "font-source-sans-pro")

log = logging.getLogger(__name__)


class Shelf:
    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folder = folder
        self._most = most
        self._tidying = Lock()

    def take(self, name: str) -> bytes | None:
        """What was put there under this name by this program, if it is still there."""
        path = self._path(name)
        with suppress(OSError):
            content = path.read_bytes()
            os.utime(path)
            return content[_MARK:] if blake2b(content[_MARK:], digest_size=_MARK).digest() == content[:_MARK] else None
        return None

    def put(self, name: str, content: bytes) -> None:
        """Whole or not at all; a failing disk is only logged."""
        path = self._path(name)
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            passing = path.with_suffix(f".{os.getpid()}")
            passing.write_bytes(blake2b(content, digest_size=_MARK).digest() + content)
            passing.replace(path)
            self._tidy()
        except OSError as error:
            log.warning("what was painted cannot be kept: %s", error)

    def _path(self, name: str) -> Path:
        told = blake2b(f"{_program()}\n{name}".encode(), digest_size=20).hexdigest()
        return self._folder / f"{told}.kept"

    def _tidy(self) -> None:
        """Takes away what was not asked for the longest, until what is left fits."""
        with self._tidying:
            found = [(path.stat(), path) for path in self._folder.iterdir()]
            size = sum(stat.st_size for stat, _ in found)
            for stat, path in sorted(found, key=lambda each: each[0].st_mtime):
                if size <= self._most:
                    break
                path.unlink(missing_ok=True)
                size -= stat.st_size


_MARK = 16  # bytes that tell whether a file is whole
_in_use: list[Shelf] = []


def use(shelf: Shelf | None) -> None:
    """From now on things are kept there; None: nowhere."""
    _in_use[:] = [shelf] if shelf else []


def kept(name: str, make: Callable[[], bytes]) -> bytes:
    """What has this name: from the shelf, or made and put there."""
    shelf = _in_use[0] if _in_use else None
    if shelf is None:
        return make()
    found = shelf.take(name)
    if found is None:
        found = make()
        shelf.put(name, found)
    return found


@cache
def _program() -> str:
    """A digest of all that pictures are made by."""
    digest = blake2b(" ".join(map(version, _LIBRARIES)).encode(), digest_size=20)
    for package in _MADE_BY:
        for name, item in sorted(_files(files(package), package)):
            digest.update(f"\n{name}\n".encode())
            digest.update(item.read_bytes())
    return digest.hexdigest()


def _files(folder: Traversable, name: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for item in folder.iterdir():
        if item.is_dir() and item.name != "__pycache__":
            found += _files(item, f"{name}/{item.name}")
        elif item.is_file() and not item.name.endswith(".pyc"):
            found.append((f"{name}/{item.name}", item))
    return found
