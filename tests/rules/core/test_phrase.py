"""Phrases are values: equal by content, exact in JSON, closed to change and to strangers."""

import pytest
from pydantic import ValidationError

from rules.core.phrase import Phrase, Who, phrase


def test_a_phrase_in_one_breath() -> None:
    said = phrase("freight-filled", who=Who(seat=1), row=2, wagons=(phrase("freight-wagon-box"), "x", 3))
    assert said.key == "freight-filled"
    assert said.params["wagons"] == (phrase("freight-wagon-box"), "x", 3)
    assert said == Phrase(key="freight-filled", params=dict(said.params))


def test_it_keeps_its_kinds_through_json() -> None:
    said = phrase("a", who=Who(seat=1), inner=phrase("b", number=1, text="1"), many=(Who(seat=0), phrase("c"), 2, "2"))
    assert Phrase.model_validate_json(said.model_dump_json()) == said


def test_it_is_frozen_and_takes_nothing_else() -> None:
    said = phrase("a")
    with pytest.raises(ValidationError):
        said.key = "b"  # type: ignore[misc]  # the point of the test
    with pytest.raises(ValidationError):
        Who.model_validate({"seat": 1, "name": "Alice"})
