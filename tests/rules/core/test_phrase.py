"""Phrases are values: equal by content, exact in JSON, closed to change and to strangers."""

from functools import cached_property
from typing import Annotated, NamedTuple

import pytest
from pydantic import ValidationError

from rules.core.phrase import Frozen, Phrase, Row, Who, phrase


class Milestone(NamedTuple):
    line: str
    at: int


class Survey(Frozen):
    stones: tuple[Annotated[Milestone, Row], ...] = ()
    name: str = ""

    @cached_property
    def length(self) -> int:
        return sum(stone.at for stone in self.stones)


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


def test_what_was_found_of_a_value_is_not_found_of_a_changed_one() -> None:
    survey = Survey(stones=(Milestone("main", 3),))
    assert survey.length == 3
    longer = survey.but(stones=(*survey.stones, Milestone("branch", 4)))
    assert (longer.length, survey.length) == (7, 3)
    assert longer == Survey(stones=longer.stones)


def test_rows_are_known_by_their_type_and_read_from_json() -> None:
    survey = Survey().but(stones=(Milestone("main", 3),))
    assert Survey.model_validate_json(survey.model_dump_json()) == survey
    assert type(Survey.model_validate_json(survey.model_dump_json()).stones[0]) is Milestone
    with pytest.raises(TypeError, match="stones cannot be"):
        survey.but(stones=(("main", 3),))
    with pytest.raises(ValidationError):
        Survey.model_validate_json('{"stones": [["main", "far"]]}')


def test_a_change_refuses_what_the_value_does_not_have() -> None:
    with pytest.raises(TypeError, match="Survey has no colour"):
        Survey().but(colour="red")
    with pytest.raises(TypeError, match="name cannot be 3"):
        Survey().but(name=3)


def test_a_change_remembers_which_fields_were_named() -> None:
    survey = Survey(name="north")
    changed = survey.but(name="south").but(stones=())
    assert (survey.model_fields_set, changed.model_fields_set) == ({"name"}, {"name", "stones"})
