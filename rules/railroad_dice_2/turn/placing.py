"""What laying and extending share: a die of the hand, a cell and a code, asked in that order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Self

from rules.core.contract import Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.railroad_dice_2.move import DiceMove, cell, code, number, refuse
from rules.railroad_dice_2.state import HandDie, State
from rules.railroad_dice_2.turn.sites import Site, cells_asked, codes_asked, dice_asked, suggested


class PlacingMove(DiceMove):
    die: int
    cell: str
    code: str

    fields = (Field("die"), Field("cell"), Field("code"))

    # What each of the two says for itself

    @classmethod
    def sites(cls, state: State, die: HandDie) -> Iterator[Site]:
        """Every legal way to put the die on the map."""
        raise NotImplementedError

    @classmethod
    def held(cls, state: State, wanted: int) -> HandDie | Refusal:
        """The die of the hand, if it is one for this move."""
        raise NotImplementedError

    @classmethod
    def unfit(cls, state: State, seat: Seat, there: str) -> Refusal | None:
        """Whether no die at all can go on the cell."""
        raise NotImplementedError

    @classmethod
    def hopeless(cls, state: State, seat: Seat, there: str, die: HandDie) -> Refusal | None:
        """Why the die fits the cell in no way: the reason of one that comes near."""
        raise NotImplementedError

    # What is the same

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 3:
            raise cls.misread(words)
        return cls.model_validate({"die": number(words[0]), "cell": cell(words[1]), "code": code(words[2])})

    def written(self) -> str:
        return f"{self.die} {self.cell} {self.code}"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse("RD-8.1", f"{cls.name()}-unrolled") if state.turn.rolled is None else None

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not any(True for die in state.turn.hand for _ in cls.sites(state, die))

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        given = draft.filled()
        if field == "die":
            return dice_asked(state, cls.sites)
        die = cls.held(state, number(given["die"]))
        if isinstance(die, Refusal):
            return Offers(refusal=die)
        if field == "cell":
            return cells_asked(state, cls.sites(state, die))
        there = cell(given["cell"])
        if refusal := cls.unfit(state, seat, there):
            return Offers(refusal=refusal)
        fitting = [one for one in cls.sites(state, die) if one.cell == there]
        return codes_asked(state, fitting) if fitting else Offers(refusal=cls.hopeless(state, seat, there, die))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        return suggested(cls.name(), state, cls.sites)
