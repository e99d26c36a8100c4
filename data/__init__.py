"""Boards, cards, rule texts and words: files only. `read` is how the house opens them, wherever it is installed."""

from importlib.resources import files


def read(*path: str) -> str:
    """The text of a file below data/: `read("boards", "santa_fe_rails.toml")`."""
    return files(__name__).joinpath(*path).read_text("utf-8")


def names(folder: str) -> tuple[str, ...]:
    """The files of a folder below data/, in order."""
    return tuple(sorted(file.name for file in files(__name__).joinpath(folder).iterdir() if file.is_file()))
