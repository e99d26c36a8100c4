"""Rulebooks: loaded once, checked, quoted by id, and found by number, by word and by nearly the word.

Rules are named here without the game's letters: these tests read a rule's text, they do not show that it
is kept, so a count of the ids that tests cite must not find them.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

import pytest
from pydantic import ValidationError

from render.rulebook import NoRulebookError, Rule, Rulebook, rulebook

FT = "FT-"


def english() -> Rulebook:
    return rulebook("freight_train", "en")


def french() -> Rulebook:
    return rulebook("freight_train", "fr")


HOWTO = {"goal": "Win.", "turn": "Take turns.", "scoring": "Count."}


def small_book(*sections: Mapping[str, object]) -> Rulebook:
    return Rulebook.model_validate(
        {"title": "Small", "intro": "A small game.", "howto": HOWTO, "section": list(sections)}
    )


def section(number: int, *texts: str) -> dict[str, object]:
    rules = {f"SM-{number}.{place}": text for place, text in enumerate(texts, start=1)}
    return {"id": f"SM-{number}", "title": f"Part {number}", "rules": rules}


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id.removeprefix(FT) for rule in rules]


def test_a_rulebook_is_loaded_once() -> None:
    assert rulebook("freight_train", "fr") is rulebook("freight_train", "fr")
    assert french().title != english().title


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("no_such_game", "en"),
        ("freight_train", "de"),
        ("../rules/freight_train", "en"),
        ("freight_train", "EN"),
    ],
)
def test_an_unknown_game_or_language_has_no_rulebook(game: str, language: str) -> None:
    with pytest.raises(NoRulebookError):
        rulebook(game, language)


def test_a_rule_is_quoted_with_its_section() -> None:
    rule = french().text(FT + "6.7")
    assert (rule.id, rule.section) == (FT + "6.7", "Action 1\u202f: prendre dans l’entrepôt principal")
    assert "8 wagons" in rule.text


def test_an_unknown_id_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        english().text(FT + "6.70")


def test_books_cannot_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValidationError, match="frozen"):
        monkeypatch.setattr(english().text(FT + "1.1"), "text", "Anyone may play.")


@pytest.mark.parametrize("written", [FT + "6.7", "ft-6.7", "6.7", "ft6.7", "FT 6.7", " Ft6,7 ", "§ 6.7"])
def test_a_rule_is_found_by_its_id_however_written(written: str) -> None:
    assert ids(english().search(written)) == ["6.7"]


@pytest.mark.parametrize("written", [FT + "R7", "r7", "ftR7", "R 7"])
def test_a_ruling_is_found_by_its_id(written: str) -> None:
    assert ids(french().search(written)) == ["R7"]


@pytest.mark.parametrize("written", ["13", FT + "13", "ft13"])
def test_a_section_number_gives_the_section_in_order(written: str) -> None:
    assert ids(english().search(written)) == ["13.1", "13.2", "13.3", "13.4"]


def test_section_1_is_not_section_10() -> None:
    assert {rule.section for rule in english().search("1", limit=50)} == {"Setup"}


def test_the_limit_holds_and_ten_is_the_usual_one() -> None:
    assert ids(english().search("14", limit=2)) == ["14.1", "14.2"]
    assert len(english().search("14")) == 10
    assert english().search("14", limit=0) == []


def test_all_words_must_match() -> None:
    found = english().search("bumper open", limit=50)
    assert found
    for rule in found:
        assert {"bumper", "open"} <= set(rule.text.lower().replace(",", "").replace(".", "").split())


@pytest.mark.parametrize("written", ["mélangé", "MELANGE", "melang"])
def test_accents_and_case_do_not_matter_and_the_beginning_of_a_word_is_enough(written: str) -> None:
    assert "3.5" in ids(french().search(written, limit=50))


def test_the_whole_word_in_the_text_comes_first_then_its_beginning_then_the_title() -> None:
    book = small_book(
        {"id": "SM-1", "title": "Yard", "rules": {"SM-1.1": "Nothing here.", "SM-1.2": "Two yards."}},
        section(2, "One yard."),
    )
    assert ids(book.search("yard")) == ["SM-2.1", "SM-1.2", "SM-1.1"]


def test_equally_good_rules_keep_the_order_of_the_book() -> None:
    book = small_book(section(1, "A red wagon.", "A blue wagon."), section(2, "A wagon."))
    assert ids(book.search("wagon")) == ["SM-1.1", "SM-1.2", "SM-2.1"]


@pytest.mark.parametrize(
    ("written", "rule_id"),
    [("cabose", "14.1"), ("mobilze", "9.2"), ("rearange", "8.4")],
)
def test_a_misspelt_word_finds_the_nearest(written: str, rule_id: str) -> None:
    assert rule_id in ids(english().search(written, limit=50))


def test_a_misspelt_french_word_finds_the_nearest() -> None:
    assert "14.1" in ids(french().search("fourgonn de keue", limit=50))


def test_a_question_is_answered_by_the_rules_that_share_most_of_its_words() -> None:
    assert "6.7" in ids(english().search("how many wagons in a private row?"))[:3]


@pytest.mark.parametrize("written", ["", "   ", "?!", "xylophone", "zzz 999", "🚂", "\x00"])
def test_nonsense_finds_nothing(written: str) -> None:
    assert french().search(written) == []


def test_an_endless_query_is_answered_quickly() -> None:
    started = time.process_time()
    english().search("qzx wagn lokomotiv " * 500)
    assert time.process_time() - started < 0.5


@pytest.mark.parametrize(
    "broken",
    [
        {"id": "SM-1", "title": "Part 1", "rules": {}},
        {"id": "SM-1", "title": "Part 1", "rules": {"SM-2.1": "Not from here."}},
        {"id": "SM-1", "title": "Part 1", "rules": {"SM-10.1": "Not from here either."}},
        {"id": "SM-1", "title": "Part 1", "rules": {"SM-1.1": " "}},
        {"id": "SM-1", "title": "Part 1", "rules": {"SM-1.1": "x" * 351}},
        {"id": "SM-1", "title": "Part 1", "rules": {"SM-1.1": 7}},
        {"id": "SM-1", "rules": {"SM-1.1": "A part without a title."}},
        {"id": "SM-1", "title": "Part 1", "rules": {"SM-1.1": "Fine."}, "colour": "red"},
    ],
)
def test_a_broken_file_is_refused_when_loaded(broken: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        small_book(broken)


def test_a_rule_told_twice_is_refused_when_loaded() -> None:
    with pytest.raises(ValidationError, match=r"told twice: SM-1"):
        small_book(section(1, "Once."), section(1, "Twice."))
