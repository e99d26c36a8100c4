"""What every event of Santa Fe Rails shares: the board by whose names it is told."""

from __future__ import annotations

from rules.core.contract import Event, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.santa_fe_rails import boards
from rules.santa_fe_rails.cards import named


def who(seats: tuple[Seat, ...]) -> tuple[Who, ...]:
    return tuple(Who(seat=seat) for seat in seats)


class SantaFeEvent(Event):
    board: str  # its registered name

    def city(self, code: str) -> str:
        return boards.find(self.board).city[code].name

    def company_name(self, code: str) -> str:
        return boards.find(self.board).company[code].name

    def cards(self, cards: tuple[str, ...]) -> tuple[Phrase, ...]:
        board = boards.find(self.board)
        return tuple(named(board, card) for card in cards) or (phrase("santafe-card-none"),)
