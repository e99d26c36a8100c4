"""A kind of move that declares its fields: notation, form, misreadings and questions follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import pytest
from pydantic import ValidationError

from rules.core.contract import Choice, Draft, Field, GameState, MisreadError, Offers, Refusal, Seat
from rules.core.fields import Asked, Called, Many, Number, Said
from rules.core.kinds import KindOfMove, Outcome, Speech
from rules.core.names import Lexicon
from rules.core.phrase import phrase
from rules.core.telling import ToldEvent, kinds_of

CITIES = Lexicon({"PEK": ("Beijing",), "HKG": ("Hong Kong",)})
City = Annotated[str, Called(CITIES, misread="city")]


class Table(GameState):
    pass


class Tried(KindOfMove[Table]):
    speech: ClassVar[Speech] = Speech("try")
    rule = "T-1"

    def attempt(self, state: Table, seat: Seat) -> Outcome[Table] | Refusal:
        return Outcome(state, ())


class Send(Tried):
    city: City
    loads: Annotated[int, Number(most=9, least=1), Asked("how_many")] = 1
    by: Literal["rail", "river"] = "rail"

    confirms = True

    @classmethod
    def choices(cls, state: Table, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        values = {"city": ("PEK", "HKG"), "how_many": ("1", "2")}.get(field, ())
        return (Choice(value=value, label=phrase("label")) for value in values)


class Tour(Tried):
    cities: Annotated[tuple[City, ...], Many(3, ordered=False)]

    misread_as = "tour"


class Call(Tried):
    """A name of as many words as there are, and a number behind it."""

    line: Annotated[str, Said(several=True, longest=20)]
    times: Annotated[int, Number(most=99)]


def misread(kind: type[Tried], text: str) -> tuple[str, object]:
    with pytest.raises(MisreadError) as raised:
        kind.read(text.split())
    return raised.value.why.key, raised.value.why.params["text"]


def test_the_form_follows_from_the_fields() -> None:
    assert Send.fields == (
        Field("city"),
        Field("how_many", needed=False),
        Field("by", needed=False),
    )
    assert Tour.fields == (Field("cities", grows=True, ordered=False),)
    assert (Send.name(), Tour.name()) == ("send", "tour")


@pytest.mark.parametrize(
    ("kind", "text", "written"),
    [
        (Send, "hong kong", "HKG"),
        (Send, "beijing 3 river", "PEK 3 river"),
        (Send, "beijing river", "PEK river"),
        (Tour, "pek hong kong pek", "PEK HKG PEK"),
        (Call, "new york central 12", "new york central 12"),
    ],
)
def test_what_is_written_is_read_back(kind: type[Tried], text: str, written: str) -> None:
    move = kind.read(text.split())
    assert move.written() == written
    assert kind.read(written.lower().split()) == move
    assert kind.compose(move.draft().filled()) == move


def test_what_goes_without_saying_is_not_written() -> None:
    assert Send(city="PEK", loads=1, by="rail").written() == "PEK"
    assert Send(city="PEK", loads=2).draft() == Draft(kind="send", values=(("city", "PEK"), ("how_many", "2")))


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [
        (Send, "", ("try-misread-move", "send")),
        (Send, "paris", ("try-misread-city", "paris")),
        (Send, "pek 10", ("try-misread-move", "send pek 10")),
        (Send, "pek 3 rail rail", ("try-misread-move", "send pek 3 rail rail")),
        (Tour, "", ("try-misread-tour", "")),
        (Tour, "pek pek pek pek", ("try-misread-tour", "pek pek pek pek")),
        (Call, "12", ("try-misread-move", "call 12")),
    ],
)
def test_words_that_do_not_fit_are_quoted(kind: type[Tried], text: str, told: tuple[str, str]) -> None:
    assert misread(kind, text) == told


def test_json_is_held_to_the_fields_too() -> None:
    with pytest.raises(ValidationError):
        Send(city="PEK", loads=10)
    assert Send(city="PEK").model_dump_json() == '{"kind":"send","city":"PEK","loads":1,"by":"rail"}'


def test_one_field_is_asked_after_the_other() -> None:
    first = Send.ask(Table(), 0, Draft(kind="send"))
    assert (first.field, [one.value for one in first.choices], first.complete) == ("city", ["PEK", "HKG"], False)
    more = Send.ask(Table(), 0, Draft(kind="send", values=(("city", "PEK"),)))
    assert (more.field, len(more.choices), more.complete, more.confirm) == ("how_many", 2, True, True)
    nothing_left = Send.ask(Table(), 0, Draft(kind="send", values=(("city", "PEK"), ("how_many", "2"))))
    assert nothing_left == Offers(complete=True, confirm=True)


def test_the_names_of_the_kinds_are_checked() -> None:
    with pytest.raises(ValueError, match="call send tour"):
        kinds_of(Tried, "send tour")


def test_an_event_says_its_fields() -> None:
    class Sent(ToldEvent[Table]):
        speech: ClassVar[Speech] = Speech("try")
        seat: Seat
        others: tuple[Seat, ...]
        loads: int
        late: bool
        note: str | None = None

    line = Sent(seat=1, others=(0, 2), loads=3, late=True).said(Table(), more="x")
    assert line.key == "try-sent"
    assert {name: str(value) for name, value in line.params.items()} == {
        "who": "seat=1",
        "others": "(Who(seat=0), Who(seat=2))",
        "loads": "3",
        "late": "yes",
        "more": "x",
    }
