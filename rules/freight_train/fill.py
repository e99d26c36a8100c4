"""`fill`, `fill 3`: an empty row of the main yard is filled from the deck, before the action (FT-4)."""

from collections.abc import Iterator

from rules.core.contract import Choice, Draft, Outlook, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase, who
from rules.freight_train.event import FreightEvent
from rules.freight_train.move import FreightMove
from rules.freight_train.speech import Numbered, instead, refuse
from rules.freight_train.state import Row, State
from rules.freight_train.view import seats_to_play
from rules.freight_train.wagons import END, MAIN_LENGTH, MAIN_ROWS, Card, Wagon


class Filled(FreightEvent):
    """A main-yard row filled; `drawn` has the wagons in order, `end_at` how many came before the end card."""

    seat: Seat
    row: int
    drawn: Row
    end_at: int | None = None
    deck: int
    last_turns: tuple[Seat, ...] = ()  # after the end card: who still plays today, in order

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        last = () if self.end_at is None else (phrase("freight-end-drawn", who=who(self.last_turns)),)
        return (self.said(state), *last)

    def shown(self) -> str:
        cards: list[str] = list(self.drawn)
        if self.end_at is not None:
            cards.insert(self.end_at, END)
        return " ".join(cards)


class Fill(FreightMove):
    row: Numbered | None = None

    rule = "FT-4.4"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        empty = len(_empty_rows(state))
        if empty < 2:
            return refuse("FT-4.2", "two-empty-rows", instead("act"), empty=empty)
        return refuse("FT-4.3", "filled-already", instead("act")) if state.filled else None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.deck else refuse("FT-4.9", "deck-empty", instead("act"))

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("freight-note-fill", rows=len(_empty_rows(state)), deck=len(state.deck))

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        return (Choice(value=str(row), label=phrase("freight-choice-row", row=row)) for row in _empty_rows(state))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        empty = _empty_rows(state)
        row = empty[0] if self.row is None else self.row  # FT-R19
        if refusal := _wrong_row(row, empty) or self.why_nothing_legal(state, seat):
            return refusal
        drawn, deck, end_at = _draw(state.deck)
        after = state.but(
            main=(*state.main[: row - 1], drawn, *state.main[row:]),
            deck=deck,
            filled=True,
            filled_in_round=True,
            end_drawn=state.end_drawn or end_at is not None,
        )
        last = seats_to_play(state) if end_at is not None else ()
        event = Filled(seat=seat, row=row, drawn=drawn, end_at=end_at, deck=len(deck), last_turns=last)
        return Outcome(after, (event,), turn_over=False)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State]:
        """Nobody knows what will be drawn."""
        return Outlook(state, account=(phrase("freight-account-fill", deck=len(state.deck)),))


def _empty_rows(state: State) -> list[int]:
    return [row for row, wagons in enumerate(state.main, 1) if not wagons]


def _wrong_row(row: int, empty: list[int]) -> Refusal | None:
    if row in empty:
        return None
    key = "row-not-empty" if 1 <= row <= MAIN_ROWS else "main-row"
    return refuse("FT-4.4", key, instead("empty-row", rows=tuple(empty)), row=row)


def _draw(deck: tuple[Card, ...]) -> tuple[Row, tuple[Card, ...], int | None]:
    """Five wagons off the top (fewer if it ends, FT-R23), the rest, and where the end card came (FT-10.2)."""
    row: list[Wagon] = []
    end_at = None
    for used, card in enumerate(deck):
        if len(row) == MAIN_LENGTH:
            return tuple(row), deck[used:], end_at
        if card == END:
            end_at = len(row)
        else:
            row.append(card)
    return tuple(row), (), end_at
