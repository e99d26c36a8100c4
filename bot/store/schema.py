"""The database on one page: `schema.sql`, made from all migrations with `python -m bot.store.schema`.

Only to be read: a database is made by the migrations. A test keeps the page up to date.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from bot.store.file import migrations

PAGE = Path(__file__).with_name("schema.sql")
COMMENT = 47  # the column of the page in which comments begin

_HEAD = "-- The whole database, made from migrations/ by `python -m bot.store.schema`. Only to be read.\n"
_CREATED = re.compile(r"^CREATE TABLE (\w+) \((?: *-- ([^\n]*))?\n(.*?)^\)", re.MULTILINE | re.DOTALL)
_ADDED = re.compile(r"^ALTER TABLE (\w+) ADD COLUMN (\w+)[^;]*; *(?:-- (.*))?$", re.MULTILINE)


def page() -> str:
    scripts = migrations()
    comments = _comments(re.sub(r"\bbot\.(post|sketch)\.", r"bot.tables.\1.", "\n".join(scripts)))  # they have moved
    database = sqlite3.connect(":memory:")
    for sql in scripts:
        database.executescript(sql)
    found = database.execute(
        "SELECT type, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
        " ORDER BY tbl_name, type DESC, rowid"
    ).fetchall()
    database.close()
    return _HEAD + "".join(_table(name, sql, comments) if kind == "table" else f"{sql};\n" for kind, name, sql in found)


def _table(name: str, sql: str, comments: dict[tuple[str, str], str]) -> str:
    bare = re.sub(r" *--.*", "", sql)
    body, _, kind = bare.partition("(")[2].rpartition(")")
    parts = [re.sub(r"\s+", " ", part).strip() for part in re.split(r",(?![^()]*\))", body)]
    lines = [_line(f"CREATE TABLE {name} (", comments.get((name, ""), ""))]
    for part in parts:
        comma = "," if part is not parts[-1] else ""
        lines.append(_line(f"    {part}{comma}", comments.get((name, part.split()[0]), "")))
    return "\n" + "".join(lines) + f"){kind};\n"


def _line(text: str, comment: str) -> str:
    return f"{text:<{COMMENT}} -- {comment}\n" if comment else f"{text}\n"


def _comments(scripts: str) -> dict[tuple[str, str], str]:
    """What the migrations say about tables, by an empty name, and about their columns."""
    found: dict[tuple[str, str], str] = {}
    for table, about, body in _CREATED.findall(scripts):
        found[table, ""] = about
        for column, comment in re.findall(r"^    (\w+)[^\n]*? -- (.*)$", body, re.MULTILINE):
            found[table, column] = comment
    for table, column, comment in _ADDED.findall(scripts):
        found[table, column] = comment
    return found


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
