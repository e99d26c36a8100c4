"""Phrases in, a language out: the Fluent files of data/locale, read once and checked when loaded.

`Words.say` is the only place where keys become sentences.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from render.caching import cached
from rules.core.phrase import Atom, Named, Phrase, Value, Who, phrase

LANGUAGES = tuple(sorted(item.name for item in files("data").joinpath("locale").iterdir() if item.is_dir()))
Names = Callable[[int], str]
_SENTENCES = 2048  # cached per language
_PLAIN = (str, int)  # types whose equal values read the same
LONGEST_WORD = 900  # of quoted input; Fluent takes 1,000 characters

log = logging.getLogger(__name__)


class LocaleError(Exception):
    """A locale file that cannot be parsed; says where."""


class Words:
    """One language. Get it with `words`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name, text in sources(language).items():
            _reject_junk(name, text)
            self._bundle.add_resource(FluentResource(text))
        self._cached_sentence = lru_cache(_SENTENCES)(self._sentence)  # most words of a picture were on the one before

    def say(self, said: Phrase, names: Names | None = None) -> str:
        """The phrase in this language. `names` tells who holds a seat; without it seats are numbered."""
        params = {name: self._value(value, names) for name, value in said.params.items()}
        if not self._bundle.has_message(said.key):
            log.error("no words in %s for %s", self.language, said.key)
            return f"[{said.key}]"
        return self._format(said.key, params)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **params: Value) -> str:
        """`say` for the bot's own sentences."""
        if all(type(value) in _PLAIN for value in params.values()):
            return self._cached_sentence(key, *params.items())
        return self.say(phrase(key, **params))

    def _sentence(self, key: str, *params: tuple[str, Value]) -> str:
        return self.say(phrase(key, **dict(params)))

    def join(self, items: list[str]) -> str:
        """A list as the language writes it: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self._format("list-and", {"head": ", ".join(items[:-1]), "tail": items[-1]})

    def row(self, items: Iterable[str]) -> str:
        """Things that may be lists themselves, one after another: a, b; c, d."""
        return self._format("list-break", {}).join(items)

    def _format(self, key: str, params: dict[str, int | str]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors and self.has(f"{key}-earlier"):  # a letter of an earlier version
            return self._format(f"{key}-earlier", params)
        for error in errors:
            log.error("words in %s for %s: %s", self.language, key, error)
        return str(text)

    def _value(self, value: Value, names: Names | None) -> int | str:
        if isinstance(value, tuple):
            return self.join([str(self._atom(item, names)) for item in value])
        return self._atom(value, names)

    def _atom(self, value: Atom, names: Names | None) -> int | str:
        if isinstance(value, Who):
            return names(value.seat) if names else self.text("seat-number", number=value.seat + 1)
        if isinstance(value, Phrase):
            return self.say(value, names)
        if isinstance(value, Named):
            return value.of(self.language)
        if isinstance(value, str) and len(value) > LONGEST_WORD:
            return value[:LONGEST_WORD] + "…"
        if isinstance(value, int) and value < 0:
            return f"−{-value}"  # the minus of the pictures and the words, not the hyphen of the number format
        return value


def plain(text: str) -> str:
    """A line of a message without the marks that make it bold or small."""
    return text.replace("**", "").removeprefix("-# ")


def words(language: str) -> Words:
    """The words of a language, by its code or by a locale as Discord names it (`en-GB`); English where we have none."""
    return _words(spoken if (spoken := language.lower().partition("-")[0]) in LANGUAGES else "en")


@cached()
def _words(language: str) -> Words:
    return Words(language)


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = files("data").joinpath("locale", language)
    found = {item.name: item.read_text("utf-8") for item in folder.iterdir() if item.name.endswith(".ftl")}
    return dict(sorted(found.items()))


def _reject_junk(name: str, text: str) -> None:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise LocaleError(f"{name}: cannot read {(entry.content or '')[:80]!r}")
