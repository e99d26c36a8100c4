"""The database as a file: whose it is, whether it is whole, its permissions, its version and its copies.

The file and all its copies can be read by their owner alone, and no other program's file is touched. Plain functions of
a connection, to be called in its thread.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from importlib.resources import files
from pathlib import Path

APPLICATION = 0x43684447  # "ChDG", set by a migration
PRIVATE = 0o600


class StoreError(Exception):
    """A database that cannot be opened. The message says why."""


def demand_ours(path: Path) -> None:
    """Raises StoreError for a file of another program, before anything is done to it."""
    if not path.exists() or not path.stat().st_size:
        return
    with contextlib.closing(sqlite3.connect(to_read(path), uri=True, timeout=10)) as connection:
        application = _number(connection, "PRAGMA application_id")
        version = _number(connection, "PRAGMA user_version")
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if version > len(migrations()):
        return  # perhaps of a later day; it is refused for that
    first = set(re.findall(r"^CREATE TABLE (\w+)", migrations()[0], re.MULTILINE))
    ours = first <= tables if version else not tables
    if application != APPLICATION and (application or not ours):
        raise StoreError(f"the database {path} cannot be used: it belongs to another program")


def make_private(path: Path) -> None:
    """Its owner alone can read it: it holds the seeds of games in play."""
    with contextlib.suppress(OSError):  # SQLite will say what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for name in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with contextlib.suppress(OSError):  # not there, or somebody else's file
            name.chmod(PRIVATE)


def demand_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Raises StoreError for a damaged file."""
    found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(5)").fetchall()]
    if found != ["ok"]:
        raise StoreError(f"the database {path} cannot be used: it is damaged ({found[0]}). Put a backup back")


def demand_present(connection: sqlite3.Connection) -> None:
    """Raises StoreError unless the file is of the version that this program writes."""
    done, known = _number(connection, "PRAGMA user_version"), len(migrations())
    if done != known:
        which = "an older" if done < known else "a newer"
        raise StoreError(f"the database is of {which} version ({done}, not {known}); run the bot of that version")


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Brings the file up to date; a copy of it as it was stays beside it. Raises StoreError."""
    done = _number(connection, "PRAGMA user_version")
    scripts = migrations()
    if done > len(scripts):
        raise StoreError(f"the database is of a newer version ({done}) than this bot knows ({len(scripts)})")
    if 0 < done < len(scripts):
        copy(connection, _free_name(path, done))
    for number, sql in list(enumerate(scripts, 1))[done:]:
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """A consistent copy of the whole file. Raises OSError where there is one already."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    with contextlib.closing(sqlite3.connect(target)) as into:
        connection.backup(into)


def to_read(path: Path) -> str:
    """The address of the file for a connection that changes nothing."""
    return f"{path.absolute().as_uri()}?mode=ro"


def migrations() -> list[str]:
    """The scripts in order; their numbers must run from 1 without a gap."""
    folder = files("bot.store").joinpath("migrations")
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    if [name[:4] for name in names] != [f"{number:03}_" for number in range(1, len(names) + 1)]:
        raise StoreError(f"the migrations are not numbered from 1 without a gap: {names}")
    return [folder.joinpath(name).read_text("utf-8") for name in names]


def _free_name(path: Path, version: int) -> Path:
    """For a copy beside the file, as it was before it is brought up to date."""
    names = (path.with_name(f"{path.name}.version-{version}{suffix}") for suffix in ("", *(f"-{n}" for n in range(99))))
    return next(name for name in names if not name.exists())


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(pragma).fetchone()[0])
