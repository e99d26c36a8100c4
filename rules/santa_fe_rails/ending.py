"""The end of a game told: the score sheet card by card, and who has won."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.core.contract import Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.santa_fe_rails.event import SantaFeEvent, who
from rules.santa_fe_rails.state import Cause


class CardScore(Frozen):
    city: str
    value: int
    companies: int

    @property
    def points(self) -> int:
        return self.value * self.companies


class Sheet(Frozen):
    """One scorer's points: money and played city cards (SF-17)."""

    money: int
    cards: tuple[CardScore, ...]
    sevens: int = 0  # played cards of printed value 7 (SF-17.6)

    @property
    def total(self) -> int:
        return self.money + sum(card.points for card in self.cards)


class GameEnded(SantaFeEvent):
    kind: Literal["game_ended"] = "game_ended"
    cause: Cause
    sheets: tuple[Sheet, ...]
    third: Sheet | None = None  # the third man's
    winners: tuple[Seat, ...]
    reveals: ClassVar[bool] = True

    def told(self) -> tuple[Phrase, ...]:
        return (phrase(f"santafe-ended-{self.cause}"), *self.score_lines(), self._outcome())

    def score_lines(self) -> tuple[Phrase, ...]:
        """The score sheet, card by card."""
        lines = [self._sheet("santafe-sheet", sheet, seat) for seat, sheet in enumerate(self.sheets)]
        if self.third:
            lines.append(self._sheet("santafe-sheet-third", self.third, None))
        return tuple(lines)

    def _sheet(self, key: str, sheet: Sheet, seat: Seat | None) -> Phrase:
        cards = tuple(
            phrase(
                "santafe-sheet-card",
                city=self.city(card.city),
                value=card.value,
                companies=card.companies,
                points=card.points,
            )
            for card in sheet.cards
        )
        scored = cards or (phrase("santafe-sheet-no-card"),)
        if seat is None:
            return phrase(key, cards=scored, total=sheet.total)
        return phrase(key, who=Who(seat=seat), money=sheet.money, cards=scored, total=sheet.total)

    def _outcome(self) -> Phrase:
        if not self.winners:
            return phrase("santafe-won-nobody")
        best = self.sheets[self.winners[0]]
        tied = sum(sheet.total == best.total for sheet in self.sheets)
        decided = "sevens" if tied > 1 else "alone"
        key = f"santafe-won-{'shared' if len(self.winners) > 1 else decided}"
        return phrase(key, who=who(self.winners), total=best.total, sevens=best.sevens)
