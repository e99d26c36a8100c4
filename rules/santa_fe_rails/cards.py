"""The cards, each written as one word: a city by its code, `branch:SF`, `short:RI`, double, triple, four, boom."""

from typing import Annotated

from pydantic import Field

from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.board import Board

Card = Annotated[str, Field(pattern=r"^([A-Z]{1,5}|(branch|short):[A-Z]{1,5}|double|triple|four|boom)$")]
DOUBLE, TRIPLE, FOUR, BOOM = "double", "triple", "four", "boom"
SPECIALS = (DOUBLE, TRIPLE, FOUR, BOOM)
DOUBLES_IN_BOX, BOOMS = 4, 3
HAND = 4  # SF-3.1


def branch_of(company: str) -> str:
    return f"branch:{company}"


def short_line_of(company: str) -> str:
    return f"short:{company}"


def is_city(card: str) -> bool:
    return card.isupper()


def is_branch(card: str) -> bool:
    return card.startswith("branch:")


def is_short_line(card: str) -> bool:
    return card.startswith("short:")


def company_on(card: str) -> str:
    """The company of a branch or short line card."""
    return card.partition(":")[2]


def written(card: str) -> str:
    """The card in the notation: `branch SF`, `DEN`, `double`."""
    return card.replace(":", " ")


def without(cards: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """The cards once those taken are gone. Raises ValueError for one that is not there."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


def named(board: Board, card: str, key: str = "card") -> Phrase:
    """The card in words: "boomtown"; with the key `a-card`, "a boomtown card"."""
    if is_city(card):
        return phrase(f"santafe-{key}-city", city=board.called(card))
    kind, _, code = card.partition(":")
    if not code:
        return phrase(f"santafe-{key}-{kind}")
    name = board.company[code].name if code in board.company else code
    return phrase(f"santafe-{key}-{kind}", company=name)


def named_all(board: Board, cards: tuple[str, ...]) -> tuple[Phrase, ...]:
    return tuple(named(board, card) for card in cards) or (phrase("santafe-card-none"),)
