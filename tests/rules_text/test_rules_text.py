"""The rule texts as files: complete, the same rules in both languages, short, and well set in French."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TypedDict

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "data" / "rules" / "freight_train"
LANGUAGES = ("en", "fr")
RULES_PER_SECTION = (11, 6, 12, 10, 3, 9, 5, 7, 5, 11, 5, 10, 4, 11)
RULINGS = 23


class SectionFile(TypedDict):
    id: str
    title: str
    rules: dict[str, str]


class RulesFile(TypedDict):
    title: str
    intro: str
    section: list[SectionFile]


def load(language: str) -> RulesFile:
    raw = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
    return RulesFile(title=raw["title"], intro=raw["intro"], section=raw["section"])


def texts(language: str) -> dict[str, str]:
    return {key: text for section in load(language)["section"] for key, text in section["rules"].items()}


def all_wording(language: str) -> dict[str, str]:
    """The rules plus the headings, by where they stand."""
    book = load(language)
    headings = {section["id"]: section["title"] for section in book["section"]}
    return {"title": book["title"], "intro": book["intro"]} | headings | texts(language)


def expected_ids() -> dict[str, list[str]]:
    sections = {
        f"FT-{number}": [f"FT-{number}.{rule}" for rule in range(1, count + 1)]
        for number, count in enumerate(RULES_PER_SECTION, start=1)
    }
    return sections | {"FT-R": [f"FT-R{number}" for number in range(1, RULINGS + 1)]}


def test_the_expected_set_is_109_rules_in_14_sections_and_23_rulings() -> None:
    assert (len(RULES_PER_SECTION), sum(RULES_PER_SECTION), RULINGS) == (14, 109, 23)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_in_order(language: str) -> None:
    told = {section["id"]: list(section["rules"]) for section in load(language)["section"]}
    assert list(told.items()) == list(expected_ids().items())


def test_both_languages_tell_the_same_rules_in_the_same_order() -> None:
    assert list(texts("en")) == list(texts("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_whole_sentences(language: str) -> None:
    for rule_id, text in texts(language).items():
        assert 20 <= len(text) <= 350, f"{rule_id}: {len(text)} characters"
        assert text == text.strip(), rule_id
        assert text.endswith((".", "!", "?")), rule_id
        assert "  " not in text, rule_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_have_the_same_text(language: str) -> None:
    told = list(texts(language).values())
    assert len(set(told)) == len(told)


def test_nothing_is_left_untranslated() -> None:
    english, french = all_wording("en"), all_wording("fr")
    assert [key for key in english if english[key] == french[key]] == []


@pytest.mark.parametrize("rule_id", list(texts("en")))
def test_both_languages_give_the_same_figures(rule_id: str) -> None:
    english, french = (set(re.findall(r"\d+", texts(language)[rule_id])) for language in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    assert [key for key, text in all_wording(language).items() if "'" in text or '"' in text] == []


def test_french_puts_a_narrow_no_break_space_before_double_signs_and_inside_guillemets() -> None:
    wrong = re.compile(r"[^\u202f][;:!?%»]|«[^\u202f]|[\u00a0…]")
    assert [key for key, text in all_wording("fr").items() if wrong.search(text)] == []


def test_english_has_no_french_spacing() -> None:
    assert [
        key for key, text in all_wording("en").items() if re.search(r"[\u00a0\u202f«»]| [;:!?%]", text)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_speak_of_the_game_only(language: str) -> None:
    foreign = re.compile(
        r"[/\\_<>{}@]|https?:|\b(?:toml|json|spec|registry|registre|todo|bot)\b", re.IGNORECASE
    )
    assert [key for key, text in all_wording(language).items() if foreign.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_stands_alone_without_pointing_to_another_rule(language: str) -> None:
    assert [key for key, text in texts(language).items() if "FT-" in text] == []


def test_french_uses_the_words_of_the_french_table() -> None:
    french = " ".join(all_wording("fr").values()).lower()
    places = ["entrepôt principal", "entrepôt privé", "rangée", "butoir"]
    cards = ["train mélangé", "convoi", "fourgon de queue", "carte fin du jour", "locomotive en bois"]
    actions = ["prendre", "réarranger", "mobiliser"]
    assert [word for word in places + cards + actions if word not in french] == []
    assert re.search(r"\b(?:caboose|deck|bumper|yard)s?\b", french) is None
