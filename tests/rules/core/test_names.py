"""Names that people type: found whatever their case, accents and hyphens, ranked while they are typed."""

from __future__ import annotations

import pytest

from rules.core.names import LONGEST_NAME, Lexicon, fold

CITIES = Lexicon(
    {"PEK": ("Beijing", "Pékin", "Peking"), "XIA": ("Xi'an",), "HKG": ("Hong Kong", "Hong-Kong"), "WUH": ("Wuhan",)}
)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("pek", "PEK"),
        ("PÉKIN", "PEK"),
        ("pekin", "PEK"),
        ("  hong   kong ", "HKG"),
        ("Hong-kong", "HKG"),
        ("xi’an", "XIA"),
        ("xi an", "XIA"),
        ("beij", None),
        ("", None),
        ("x" * (LONGEST_NAME + 1), None),
    ],
)
def test_a_name_is_found_as_people_write_it(typed: str, code: str | None) -> None:
    assert CITIES.find(typed) == code


def test_what_begins_so_comes_first_then_words_then_the_rest() -> None:
    assert CITIES.like("k") == ("HKG", "PEK")
    assert CITIES.like("") == ("PEK", "XIA", "HKG", "WUH")
    assert CITIES.like("zz") == ()
    assert CITIES.like("x" * (LONGEST_NAME + 1)) == ()


def test_what_was_probably_meant() -> None:
    assert CITIES.nearest("wuhann") == "WUH"
    assert CITIES.nearest("timbuktu") is None


def test_two_places_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="both called peking"):
        Lexicon({"A": ("Peking",), "B": ("peking",)})


def test_folding_is_idempotent() -> None:
    assert fold(fold("Île-d’Orléans")) == fold("Île-d’Orléans") == "ile d orleans"
