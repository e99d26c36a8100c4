"""Moves that name one load on board: `drop tea`, `lose tea`."""

from __future__ import annotations

from typing import ClassVar, Self

from rules.china_rails.parts import Good
from rules.china_rails.places import read_good
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import State
from rules.core.contract import Choice, Field, MisreadError, Refusal
from rules.core.phrase import phrase

LONGEST = 40


class OneGood(ChinaMove):
    good: str

    fields: ClassVar[tuple[Field, ...]] = (Field("good"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 1 or len(words[0]) > LONGEST:
            raise CHINA.misread("good", text=" ".join(words))
        return cls.model_validate({"good": words[0]})

    def written(self) -> str:
        return self.good

    def named(self, state: State) -> Good | Refusal:
        """The good that is meant."""
        try:
            return read_good(state.board, self.good)
        except MisreadError as error:
            return self.misread(error)


def without(loads: tuple[Good, ...], good: Good) -> tuple[Good, ...]:
    """The loads with the first of the kind taken off."""
    at = loads.index(good)
    return loads[:at] + loads[at + 1 :]


def good_choice(state: State, good: Good) -> Choice:
    freight = state.board.goods[good]
    return Choice(value=freight.key, label=phrase("china-good", good=freight.name))
