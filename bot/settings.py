"""Settings from the environment and `.env`, checked once at the start with errors a person can act on."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

DEFAULT_PORT = 8021
DEFAULT_DB = "chefdegare.db"
DEFAULT_PAINTERS = min(2, os.cpu_count() or 1)
MOST_PAINTERS = 8


class SettingsError(Exception):
    """A setting that cannot be used. The message names it and says what would do."""


@dataclass(frozen=True)
class Settings:
    token: str | None  # None: play in the sandbox
    port: int
    db: Path
    boards: Path | None = None  # a folder of tables' own board files
    painters: int = 0  # processes that paint; 0: the bot's own threads do


def load_settings(environment: Mapping[str, str] | None = None, env_file: Path = Path(".env")) -> Settings:
    """The settings; the environment wins over the file. Raises SettingsError."""
    found = {**read_env_file(env_file), **(os.environ if environment is None else environment)}
    return Settings(
        token=_token(found.get("DISCORD_TOKEN", "").strip()),
        port=_port(found.get("CHEF_PORT", "").strip()),
        db=_db(found.get("CHEF_DB", "").strip()),
        boards=_boards(found.get("CHEF_BOARDS", "").strip()),
        painters=_painters(found.get("CHEF_PAINTERS", "").strip()),
    )


def read_env_file(path: Path) -> dict[str, str]:
    """KEY=value lines; `#` comments, `export` and quotes are understood. Raises SettingsError."""
    if not path.is_file():
        return {}
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} cannot be read as UTF-8 text: {error}") from error
    found = {}
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip().removeprefix("export ").strip()
        if not line or line.startswith("#"):
            continue
        name, equals, value = line.partition("=")
        if not equals or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name.strip()):
            raise SettingsError(
                f"{path}, line {number}: expected NAME=value (the line is not shown: it may hold a secret)"
            )
        found[name.strip()] = _unquoted(value.strip())
    return found


def _unquoted(value: str) -> str:
    quoted = re.fullmatch(r"""(["'])(.*?)\1\s*(#.*)?""", value)
    if quoted:
        return quoted[2]
    return re.sub(r"(^|\s+)#.*", "", value)


def _token(text: str) -> str | None:
    if not text:
        return None
    if not re.fullmatch(r"[A-Za-z0-9_\-.]{20,200}", text):
        raise SettingsError(
            "DISCORD_TOKEN does not look like a bot token. Copy it again from the Discord developer portal "
            "(Bot > Reset Token), without quotes or spaces; or leave it empty to play in the sandbox."
        )
    return text


def _port(text: str) -> int:
    if not text:
        return DEFAULT_PORT
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > 65535:
        raise SettingsError(f"CHEF_PORT must be a port number from 0 to 65535, not {text!r}.")
    return int(text)


def _painters(text: str) -> int:
    if not text:
        return DEFAULT_PAINTERS
    if not re.fullmatch(r"[0-9]", text) or int(text) > MOST_PAINTERS:
        raise SettingsError(f"CHEF_PAINTERS must be a number from 0 to {MOST_PAINTERS}, not {text!r}.")
    return int(text)


def _db(text: str) -> Path:
    return _checked("CHEF_DB", text or DEFAULT_DB, _file_to_write)


def _boards(text: str) -> Path | None:
    return _checked("CHEF_BOARDS", text, _folder_of_boards) if text else None


def _checked(name: str, text: str, check: Callable[[Path], Path]) -> Path:
    try:
        return check(Path(text).expanduser())
    except RuntimeError as error:
        raise SettingsError(f"{name} is {text}, but there is no such home folder.") from error
    except (OSError, ValueError) as error:  # too long a name, or a character that no name may have
        raise SettingsError(f"{name} cannot be used as the name of a file: {text[:60]!r}.") from error


def _file_to_write(path: Path) -> Path:
    if path.is_dir():
        raise SettingsError(f"CHEF_DB must name a file, but {path} is a folder.")
    folder = path.parent
    if not folder.is_dir():
        raise SettingsError(f"CHEF_DB is {path}, but the folder {folder} does not exist. Create it first.")
    if not os.access(folder, os.W_OK):
        raise SettingsError(f"CHEF_DB is {path}, but the folder {folder} cannot be written to.")
    return path


def _folder_of_boards(folder: Path) -> Path:
    if not folder.is_dir():
        raise SettingsError(f"CHEF_BOARDS must name a folder of board files, but {folder} is none.")
    return folder
