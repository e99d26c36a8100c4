"""Whether the database file is still the one that was opened, and one bot's alone.

Somebody may delete, truncate or overwrite it, or its write-ahead log, under the running bot. SQLite would not notice:
it goes on writing to what nobody can read again. Two calls of stat before every statement do.
"""

from __future__ import annotations

import contextlib
import fcntl
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.file import PRIVATE

log = logging.getLogger(__name__)

LOCKED = "another bot runs on the database {db}. Stop it first, or set CHEF_DB to another file"


class LostError(sqlite3.DatabaseError):
    """The file is not the one that was opened any more: nothing is read or written until the bot is started anew."""


class InUseError(Exception):
    """Another bot has the database. The message says so."""


@dataclass(frozen=True)
class Marks:
    """By which a file is known: which one it is, how long it is, and when it was written to."""

    inode: tuple[int, int]
    size: int
    written: int

    @classmethod
    def of(cls, path: Path) -> Marks | None:
        try:
            found = path.stat()
        except OSError:
            return None
        return cls((found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)


class Watch:
    """`seen` is called after each commit: only commits write to the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._log = path.with_name(f"{path.name}-wal")
        self.lost: str | None = None
        self.seen()
        self._inodes = self._inode_of(path), self._inode_of(self._log)

    def seen(self) -> None:
        self._file, self._log_size = Marks.of(self.path), self._size_of_log()

    def same(self) -> bool:
        """Whether nobody but us has touched it, as far as can be told at a glance."""
        if self.lost is not None:
            return False
        return Marks.of(self.path) == self._file and self._kept() and self._size_of_log() >= self._log_size

    def judge(self) -> None:
        """Looks closer where something was touched. Raises LostError if what was written can't be read again."""
        if self.lost is None and not self.same():
            why = self._trouble()
            if why is None:  # somebody has used the file as SQLite allows it
                self.seen()
            else:
                self._give_up(why)
        if self.lost is not None:
            raise LostError(self.lost)

    def read_back(self, sql: str, expected: int) -> None:
        """What was written last, read as the next start would read it. Raises LostError."""
        try:
            with contextlib.closing(self._fresh()) as connection:
                found = connection.execute(sql).fetchone()
        except sqlite3.Error as error:
            found = (str(error),)
        if self.lost is None and found != (expected,):
            self._give_up("damaged: what was written last cannot be read again")
        if self.lost is not None:
            raise LostError(self.lost)

    def _kept(self) -> bool:
        return (self._inode_of(self.path), self._inode_of(self._log)) == self._inodes

    def _trouble(self) -> str | None:
        if self._inode_of(self.path) != self._inodes[0]:
            return "deleted or replaced"
        if self._inode_of(self._log) != self._inodes[1]:
            return "parted from its write-ahead log, which was deleted or replaced"
        now = Marks.of(self.path)
        if now is None or (self._file is not None and now.size < self._file.size):
            return "truncated"
        try:
            with contextlib.closing(self._fresh()) as connection:
                found = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as error:
            found = (str(error),)
        return None if found == ("ok",) else f"overwritten ({found[0]})"

    def _give_up(self, why: str) -> None:
        """What stands there now is left alone: the log of writes is moved aside, so that nobody writes it into a file
        which was put back meanwhile."""
        self.lost = why
        kept = []
        for suffix in ("-wal", "-shm"):
            there = self.path.with_name(f"{self.path.name}{suffix}")
            if there.exists():
                there.rename(aside := _free(self.path.with_name(f"{there.name}.lost")))
                kept.append(aside.name)
        log.critical(
            "The database %s was %s while the bot ran. Nothing is read or written any more, and players are told so. "
            "Stop the bot, put the file or a backup back, and start it again.%s",
            self.path,
            why,
            f" Kept beside it: {', '.join(kept)}." if kept else "",
        )

    def _fresh(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)

    def _inode_of(self, path: Path) -> tuple[int, int] | None:
        marks = Marks.of(path)
        return marks.inode if marks is not None else None

    def _size_of_log(self) -> int:
        marks = Marks.of(self._log)
        return marks.size if marks is not None else 0


@contextmanager
def one_bot(db: Path) -> Iterator[None]:
    """The database for this program alone; a crash gives it free. Raises InUseError.

    To be left after the database is closed: closing any file makes POSIX drop the locks that SQLite has on it.
    """
    try:
        lock = os.open(db, os.O_CREAT | os.O_RDWR, PRIVATE)
    except OSError:  # SQLite will say what is wrong
        yield
        return
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUseError(LOCKED.format(db=db)) from None
        yield
    finally:
        os.close(lock)


def _free(path: Path) -> Path:
    names = (path, *(path.with_name(f"{path.name}-{number}") for number in range(2, 99)))
    return next(name for name in names if not os.path.lexists(name))
