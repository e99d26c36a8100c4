"""The end of the game in points (SF-17), and the third man's part in it (SF-18)."""

from collections.abc import Iterable, Sequence

from rules.core.contract import Result, Seat
from rules.core.phrase import Frozen, Phrase, Value, Who, phrase, who
from rules.santa_fe_rails.cards import is_city
from rules.santa_fe_rails.event import CardsTold, SantaFeEvent
from rules.santa_fe_rails.state import Cause, State

_TIE_BREAKING_VALUE = 7


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

    def told(self, state: State, key: str, **more: Value) -> Phrase:
        cards = tuple(
            phrase(
                "santafe-sheet-card",
                city=state.board.called(card.city),
                value=card.value,
                companies=card.companies,
                points=card.points,
            )
            for card in self.cards
        )
        scored = cards or (phrase("santafe-sheet-no-card"),)
        return phrase(key, money=self.money, cards=scored, total=self.total, **more)


class GameEnded(SantaFeEvent):
    """The score sheet card by card, and who has won."""

    cause: Cause
    sheets: tuple[Sheet, ...]
    third: Sheet | None = None  # the third man's
    boxed: CardsTold = ()  # all his cards, short lines too (SF-18.3)
    winners: tuple[Seat, ...]

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        boxed = (self.said(state, "boxed-all"),) if self.boxed else ()
        return (phrase(f"santafe-ended-{self.cause}"), *self.score_lines(state), *boxed, self._won())

    def score_lines(self, state: State) -> tuple[Phrase, ...]:
        lines = [sheet.told(state, "santafe-sheet", who=Who(seat=seat)) for seat, sheet in enumerate(self.sheets)]
        if self.third:
            lines.append(self.third.told(state, "santafe-sheet-third"))
        return tuple(lines)

    def _won(self) -> Phrase:
        if not self.winners:
            return phrase("santafe-won-nobody")
        best = self.sheets[self.winners[0]]
        tied = sum(sheet.total == best.total for sheet in self.sheets)
        decided = "sevens" if tied > 1 else "alone"
        key = f"santafe-won-{'shared' if len(self.winners) > 1 else decided}"
        return phrase(key, who=who(self.winners), total=best.total, sevens=best.sevens)


def sheet(state: State, money: int, cities: Iterable[str]) -> Sheet:
    played = tuple(cities)
    return Sheet(
        money=money,
        cards=tuple(CardScore(city=city, value=state.value(city), companies=state.serving(city)) for city in played),
        sevens=sum(state.board.city[city].value == _TIE_BREAKING_VALUE for city in played),  # SF-R30: printed
    )


def winners(sheets: Sequence[Sheet], third: Sheet | None) -> tuple[Seat, ...]:
    """Nobody, one, or several who share the victory (SF-17.5 to SF-17.7, SF-18.4)."""
    best = max(one.total for one in sheets)
    tied = [seat for seat, one in enumerate(sheets) if one.total == best]
    if third is not None:
        return tuple(tied) if len(tied) == 1 and best > third.total else ()
    sevens = max(sheets[seat].sevens for seat in tied)
    return tuple(seat for seat in tied if sheets[seat].sevens == sevens)


def final(state: State) -> GameEnded:
    """The score sheet of a finished game."""
    assert state.cause is not None
    sheets = _sheets(state)
    two = len(state.players) == 2
    third = sheet(state, 0, filter(is_city, state.box)) if two else None  # SF-R25: a short line card scores nothing
    boxed = state.box if state.version > 1 else ()  # SF-18.3: under version 1 only what scored was told
    return GameEnded(cause=state.cause, sheets=sheets, third=third, boxed=boxed, winners=winners(sheets, third))


def result(state: State) -> Result | None:
    if not state.over:
        return None
    end = final(state)
    scores = tuple(one.total for one in end.sheets)
    return Result(scores=scores, winners=end.winners, lines=end.score_lines(state))


def standing(state: State) -> Result:
    """The score as it is; the third man's cards lie unseen until the end, so he is left out."""
    sheets = _sheets(state)
    scores = tuple(one.total for one in sheets)
    tied = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    ahead = tied if len(sheets) == 2 else winners(sheets, None)  # SF-18.4: between two, sevens break no tie
    lines = [one.told(state, "santafe-sheet", who=Who(seat=seat)) for seat, one in enumerate(sheets)]
    if len(ahead) < len(tied):
        best = sheets[ahead[0]]
        lines.append(phrase("santafe-tie-sevens", who=who(tied), total=best.total, sevens=best.sevens))
    return Result(scores=scores, winners=ahead, lines=tuple(lines))


def _sheets(state: State) -> tuple[Sheet, ...]:
    return tuple(sheet(state, player.money, player.played) for player in state.players)
