"""The disk cache: what takes long to make, kept in files between starts. Safe to delete at any time.

A file's name is a digest of what it holds and of the program that made it, so nothing outdated is ever read. The
cache is limited in bytes; the least recently used file is deleted first. Without a folder, or where the disk fails,
everything is made again.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock

MOST = 128 * 2**20  # bytes of files
_MADE_BY = ("render", "rules", "data")  # a table's own board is part of the names
_LIBRARIES = ("pillow", "font-source-sans-pro")

log = logging.getLogger(__name__)


class DiskCache:
    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folder = folder
        self._most = most
        self._evicting = Lock()

    def get(self, name: str) -> bytes | None:
        """What this program put there under this name, if it is still there and undamaged."""
        path = self._path(name)
        with suppress(OSError):
            written = path.read_bytes()
            os.utime(path)
            checksum, content = written[:_CHECKSUM], written[_CHECKSUM:]
            return content if _checksum(content) == checksum else None
        return None

    def put(self, name: str, content: bytes) -> None:
        """Atomic; a failing disk is only logged."""
        path = self._path(name)
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            temporary = path.with_suffix(f".{os.getpid()}")
            temporary.write_bytes(_checksum(content) + content)
            temporary.replace(path)
            self._evict()
        except OSError as error:
            log.warning("the disk cache cannot be written: %s", error)

    def _path(self, name: str) -> Path:
        digest = blake2b(f"{_program()}\n{name}".encode(), digest_size=20).hexdigest()
        return self._folder / f"{digest}.kept"

    def _evict(self) -> None:
        """Deletes the least recently used files until the rest fits."""
        with self._evicting:
            found = [(path.stat(), path) for path in self._folder.iterdir()]
            size = sum(stat.st_size for stat, _ in found)
            for stat, path in sorted(found, key=lambda each: each[0].st_mtime):
                if size <= self._most:
                    break
                path.unlink(missing_ok=True)
                size -= stat.st_size


_CHECKSUM = 16  # bytes at the start of a file


def _checksum(content: bytes) -> bytes:
    return blake2b(content, digest_size=_CHECKSUM).digest()


_in_use: list[DiskCache] = []


def use(cache: DiskCache | None) -> None:
    """Sets the cache that `cached` uses from now on; None for none."""
    _in_use[:] = [cache] if cache else []


def cached(name: str, make: Callable[[], bytes]) -> bytes:
    """What has this name: read from the cache, or made and put there."""
    cache = _in_use[0] if _in_use else None
    if cache is None:
        return make()
    found = cache.get(name)
    if found is None:
        found = make()
        cache.put(name, found)
    return found


@lru_cache
def _program() -> str:
    """A digest of the code, data and libraries that pictures are made with."""
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
