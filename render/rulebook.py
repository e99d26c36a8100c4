"""The texts of the rules: the files of data/rules, validated when loaded, quoted and searched.

A game has one file per language; a rule's text is plain words, ready to be shown.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

LONGEST_TEXT = 350
LONGEST_QUERY = 200
MOST_WORDS = 12

Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
RuleText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_TEXT, strip_whitespace=True)]


class NoRulebookError(LookupError):
    """No rule texts for that game in that language."""


class Rule(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Text
    section: Text
    text: RuleText


class Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Text
    title: Text
    rules: tuple[Rule, ...] = Field(min_length=1)

    @model_validator(mode="before")
    @classmethod
    def _rules_from_table(cls, raw: object) -> object:
        """In the file the rules are a table of id = text; here each also knows its section's title."""
        if isinstance(raw, dict) and isinstance(table := raw.get("rules"), dict):
            rules = [{"id": key, "section": raw.get("title"), "text": text} for key, text in table.items()]
            return {**raw, "rules": rules}
        return raw

    @model_validator(mode="after")
    def _ids_belong_here(self) -> Section:
        for rule in self.rules:
            if not re.fullmatch(re.escape(self.id) + r"[.-]?\d+[a-z]?", rule.id):
                raise ValueError(f"rule {rule.id} does not belong in section {self.id}")
        return self


class MapHowto(BaseModel):
    """What one map changes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: Text
    text: Text


class Howto(BaseModel):
    """How the game is played, for beginners: a few sentences each."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    goal: Text
    turn: Text
    scoring: Text
    maps: dict[Text, MapHowto] = {}  # by what a table's options call them

    def parts(self) -> tuple[tuple[str, str], ...]:
        return (("goal", self.goal), ("turn", self.turn), ("scoring", self.scoring))


class Rulebook(BaseModel):
    """One game in one language. Get it with `rulebook("freight_train", "fr")`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: Text
    intro: Text
    howto: Howto
    sections: tuple[Section, ...] = Field(min_length=1, validation_alias="section")

    @model_validator(mode="after")
    def _ids_are_unique(self) -> Rulebook:
        for ids in ([section.id for section in self.sections], [rule.id for rule in self.rules]):
            twice = sorted({one for one in ids if ids.count(one) > 1})
            if twice:
                raise ValueError(f"told twice: {', '.join(twice)}")
        return self

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule in the order of the book."""
        return tuple(rule for section in self.sections for rule in section.rules)

    def text(self, rule_id: str) -> Rule:
        """The rule with exactly this id; KeyError if the book has none."""
        return self._by_id[rule_id]

    def search(self, words: str, limit: int = 10) -> list[Rule]:
        """Rules by id ("FT-6.7", "6.7", "ft6.7"), by section ("6", "FT-6") or by words, best first."""
        query = words[:LONGEST_QUERY]
        return (self._by_number(query) or self._by_words(_folded_words(query)[:MOST_WORDS]))[: max(limit, 0)]

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def _numbers(self) -> dict[str, list[Rule]]:
        """What "6" and "6.7" stand for, without the game's letters."""
        sections = {self._number(section.id): list(section.rules) for section in self.sections}
        return sections | {self._number(rule.id): [rule] for rule in self.rules}

    def _by_number(self, query: str) -> list[Rule]:
        return self._numbers.get(self._number(query), [])

    def _number(self, written: str) -> str:
        letters = self.sections[0].id.partition("-")[0].lower()
        return re.sub(r"[^a-z0-9.]", "", _fold(written).replace(",", ".")).removeprefix(letters)

    @cached_property
    def _index(self) -> list[tuple[Rule, frozenset[str], frozenset[str]]]:
        """Each rule with the words of its text and of its section's title."""
        return [
            (rule, frozenset(_folded_words(rule.text)), frozenset(_folded_words(rule.section))) for rule in self.rules
        ]

    @cached_property
    def _vocabulary(self) -> list[str]:
        return sorted({word for _, text, title in self._index for word in text | title})

    def _by_words(self, asked: list[str]) -> list[Rule]:
        if not asked:
            return []
        return self._ranked(asked, needed=len(asked)) or self._near(asked)

    def _near(self, asked: list[str]) -> list[Rule]:
        """Misspelt words count as the closest in the book; half of the words of three letters or more must match."""
        guesses = [self._closest(word) for word in asked if len(word) > 2]
        return self._ranked(guesses, needed=(len(guesses) + 1) // 2) if guesses else []

    def _closest(self, word: str) -> str:
        if word.isdigit() or any(known.startswith(word) for known in self._vocabulary):
            return word
        return next(iter(get_close_matches(word, self._vocabulary, n=1, cutoff=0.7)), word)

    def _ranked(self, asked: list[str], needed: int) -> list[Rule]:
        found = []
        for place, (rule, text, title) in enumerate(self._index):
            weights = [_weight(word, text, title) for word in asked]
            hits = sum(1 for weight in weights if weight)
            if hits >= needed:
                found.append((-hits, -sum(weights), place, rule))
        return [rule for *_, rule in sorted(found, key=lambda entry: entry[:3])]


@cache
def rulebook(game_key: str, language: str) -> Rulebook:
    """The rule texts of a game; NoRulebookError if there are none, ValidationError if they are broken."""
    if not re.fullmatch(r"[a-z0-9_]+", game_key) or not re.fullmatch(r"[a-z]{2}", language):
        raise NoRulebookError(f"{game_key} in {language}")
    path = files("data").joinpath("rules", game_key, f"{language}.toml")
    if not path.is_file():
        raise NoRulebookError(f"{game_key} in {language}")
    return Rulebook.model_validate(tomllib.loads(path.read_text("utf-8")))


def _weight(word: str, text: frozenset[str], title: frozenset[str]) -> int:
    """A whole word in the text beats the beginning of one, which beats a word of the title."""
    if word in text:
        return 3
    if any(known.startswith(word) for known in text):
        return 2
    return 1 if any(known.startswith(word) for known in title) else 0


def _fold(written: str) -> str:
    """Lower case without accents: "Entrepôt" and "entrepot" are the same."""
    spread = unicodedata.normalize("NFKD", written.casefold().replace("œ", "oe"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def _folded_words(written: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", _fold(written))
