"""Completion within Discord's hundred characters: a list that outgrows them goes on in the panel, and none is cut."""

from __future__ import annotations

import pytest

from bot.incoming.commands.moves import _draft, _listed
from bot.services import Services
from rules.core.contract import Choice, Draft, Field, Form, Offers
from rules.core.phrase import phrase
from tests.bot.asking import asker, services
from tests.bot.house import House, gathered

FORM = Form("build", (Field("from", needed=False), Field("path", grows=True)))
ITEM = phrase("value-named", value="x")
NEXT = Offers(field="path", choices=(Choice(value="p1", label=ITEM), Choice(value="p2", label=ITEM)))


@pytest.fixture
def there(house: House) -> Services:
    return services(house.books.database)


@pytest.mark.parametrize(
    ("current", "growing", "typed"),
    [
        ("", "", ""),
        ("ab", "", "ab"),
        ("ab ", "ab", ""),
        ("ab cd", "ab", "cd"),
        ("ab cd …", "ab cd", ""),
        (" ab   cd  e", "ab cd", "e"),
    ],
)
def test_what_is_typed_is_told_from_what_is_said(current: str, growing: str, typed: str) -> None:
    draft = _draft(FORM, "path", {"from": "KC", "path": "no"}, current)
    assert draft == Draft(kind="build", values=(("from", "KC"),), growing=growing, typed=typed)


async def test_the_list_so_far_is_offered_with_the_next_item(there: Services) -> None:
    found = _listed(asker(there), gathered(()), NEXT, Draft(kind="build", growing="a b"))
    assert [choice.value for choice in found] == ["a b p1", "a b p2"]


@pytest.mark.parametrize(("length", "expected"), [(97, "p1"), (98, "…"), (99, ""), (150, "")])
async def test_no_value_is_ever_cut(there: Services, length: int, expected: str) -> None:
    growing = "a" * length
    found = _listed(asker(there), gathered(()), NEXT, Draft(kind="build", growing=growing))
    assert [str(choice.value) for choice in found][:1] == ([f"{growing} {expected}"] if expected else [])
    assert all(len(choice.value) <= 100 for choice in found)


async def test_at_most_twenty_five_are_offered(there: Services) -> None:
    many = NEXT.but(choices=tuple(Choice(value=f"v{number}", label=ITEM) for number in range(60)))
    assert len(_listed(asker(there), gathered(()), many, Draft(kind="build"))) == 25
