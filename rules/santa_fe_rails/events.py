"""What happens in Santa Fe Rails, cities and companies by code. The wording is in the locale files."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from rules.core.contract import Event, Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.santa_fe_rails.board import Board, Code
from rules.santa_fe_rails.cards import SPECIALS, Card, is_branch, named, named_all, written
from rules.santa_fe_rails.event import SantaFeEvent
from rules.santa_fe_rails.scoring import GameEnded
from rules.santa_fe_rails.state import SantaFeOptions, State


class Quiet(SantaFeEvent):
    """Nothing on the table looks different for it."""

    pictured = False


class Hidden(Quiet):
    """It has to do with cards that lie face down."""

    reveals = True


class Dealt(SantaFeEvent):
    """The opening (SF-1). Hands are told to their owners in HandDealt."""

    kind: Literal["dealt"] = "dealt"
    first: Seat
    seats: tuple[Seat, ...]  # in order of play
    money: int
    doubles: int
    fours: int
    fives: int
    deck: int
    options: SantaFeOptions
    reconstruction: bool

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        keys = ["dealt", "dealt-order", "dealt-display"]
        keys += ["dealt-board"] * self.reconstruction
        keys += ["option-terrain-on"] * self.options.terrain
        keys += ["option-retake_own-on"] * (not self.options.retake_own)
        keys += ["option-rock_island-on"] * (self.options.rock_island == "11")
        keys += ["option-tokens-on"] * (self.options.tokens == "5+5")
        return tuple(self.said(state, key, board=state.board.name) for key in (*keys, "dealt-choose"))

    def shown(self) -> str:
        return f"seat {self.first + 1} begins"


class HandDealt(Hidden):
    """For the holder alone (SF-1.5)."""

    kind: Literal["hand_dealt"] = "hand_dealt"
    seat: Seat
    hand: tuple[Card, ...]

    def shown(self) -> str:
        return f"{self.seat + 1}: {' '.join(map(written, self.hand))}"


class Drew(Hidden):
    """A card off the deck; which one, only the drawer knows."""

    kind: Literal["drew"] = "drew"
    seat: Seat
    deck: int


class DrewCard(Hidden):
    """For the drawer alone: city cards off the deck."""

    kind: Literal["drew_card"] = "drew_card"
    seat: Seat
    drawn: tuple[Card, ...]

    def shown(self) -> str:
        return " ".join(map(written, self.drawn))


class ShortLineOpened(SantaFeEvent):
    """SF-4.1, SF-4.3"""

    kind: Literal["short_line_opened"] = "short_line_opened"
    seat: Seat
    company: str
    origin: str
    segments: int

    reveals = True

    def shown(self) -> str:
        return f"short {self.company}"


class TookCard(SantaFeEvent):
    """A card from the display, for all to see (SF-R31). `price` is 0 for all but branch cards."""

    kind: Literal["took_card"] = "took_card"
    seat: Seat
    card: Card
    price: int
    money: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "bought-card" if is_branch(self.card) else "took-must" if self.card in ("triple", "four") else ""
        return (self.said(state, key, card=named(state.board, self.card, "a-card")),)


class StoppedDrawing(Quiet):
    kind: Literal["stopped_drawing"] = "stopped_drawing"
    seat: Seat
    hand: int  # cards in it


class Boxed(Hidden):
    """A card for the third man, seen by nobody (SF-18.2)."""

    kind: Literal["boxed"] = "boxed"
    box: int
    deck: int


class Chose(Quiet):
    """That a player has chosen, not what."""

    kind: Literal["chose"] = "chose"
    seat: Seat
    chosen: int  # players who have
    players: int


class ChoseCards(Quiet):
    """For the chooser alone."""

    kind: Literal["chose_cards"] = "chose_cards"
    seat: Seat
    chosen: tuple[Card, ...]
    changeable: bool  # others are still choosing (SF-R29)

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, "" if self.changeable else "chose-cards-last"),)


class Revealed(SantaFeEvent):
    """All choices at once (SF-5.10)."""

    kind: Literal["revealed"] = "revealed"
    choices: tuple[tuple[Card, ...], ...]  # by seat
    order: tuple[Seat, ...]  # of play

    reveals = True
    unveils = True
    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("santafe-revealed"), *(self._choice(state, seat) for seat in self.order))

    def _choice(self, state: State, seat: Seat) -> Phrase:
        chosen = self.choices[seat]
        allowed = phrase(f"santafe-allowed-{next((card for card in chosen if card in SPECIALS), 'city')}")
        cards = named_all(state.board, chosen)
        return phrase("santafe-revealed-line", who=Who(seat=seat), cards=cards, allowed=allowed)


class Token(Frozen):
    city: Code
    value: Annotated[int, Field(ge=0, le=99)]

    def named(self, board: Board) -> Phrase:
        return phrase("santafe-token", city=board.called(self.city), value=self.value)


class TokensPlaced(SantaFeEvent):
    kind: Literal["tokens_placed"] = "tokens_placed"
    seat: Seat
    tokens: tuple[Token, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, tokens=tuple(token.named(state.board) for token in self.tokens)),)


class Exchanged(Hidden):
    kind: Literal["exchanged"] = "exchanged"
    seat: Seat
    count: int
    deck: int


class Laid(SantaFeEvent):
    """One segment: space `nth` of `spaces` from `start` towards `towards`."""

    kind: Literal["laid"] = "laid"
    seat: Seat
    company: str
    line: int
    new_line: bool
    link: str
    track: int
    start: str
    towards: str
    nth: int
    spaces: int
    joined: tuple[str, ...] = ()  # cities the company now serves and did not before
    first_service: int = 0  # dollars, as paid
    historical: int = 0
    lost: int = 0  # what a triple turn gave away (SF-12.11)
    cost: int = 0
    left: int
    money: int

    @property
    def reached(self) -> str | None:
        """The city at which the segment arrives."""
        return self.towards if self.nth == self.spaces else None

    def told(self, state: State) -> tuple[Phrase, ...]:
        new = phrase("santafe-laid-new" if self.new_line and self.line > 1 else "santafe-nothing")
        cost = phrase("santafe-laid-cost", cost=self.cost) if self.cost else phrase("santafe-nothing")
        laid = self.said(state, "laid-city" if self.reached else "laid", new=new, cost=cost)
        if self.lost:
            return (laid, phrase("santafe-bonus-lost", lost=self.lost))
        paid = {"first": self.first_service, "historical": self.historical}
        why = tuple(phrase(f"santafe-bonus-{name}", money=money) for name, money in paid.items() if money)
        return (laid, self.said(state, "bonus", total=sum(paid.values()), why=why)) if why else (laid,)


class SegmentsRemoved(SantaFeEvent):
    """SF-11.4"""

    kind: Literal["segments_removed"] = "segments_removed"
    company: str
    count: int


class TurnEnded(Quiet):
    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat
    laid: int

    ends_turn = True


class Deferred(Quiet):
    kind: Literal["deferred"] = "deferred"
    seat: Seat

    ends_turn = True


class Passed(Quiet):
    kind: Literal["passed"] = "passed"
    seat: Seat
    laid: int  # segments laid before passing

    ends_turn = True


class Skipped(Quiet):
    """A second laying turn of a player whose four-in-one is used up."""

    kind: Literal["skipped"] = "skipped"
    seat: Seat


class RoundEnded(SantaFeEvent):
    """SF-15: what went back to the display and what left the game; then the train goes on."""

    kind: Literal["round_ended"] = "round_ended"
    returned: tuple[Card, ...]
    discarded: tuple[Card, ...]
    round: int  # the one that begins
    first: Seat

    def told(self, state: State) -> tuple[Phrase, ...]:
        keys = ["round-ended", *["returned"] * bool(self.returned), *["discarded"] * bool(self.discarded)]
        return tuple(self.said(state, key) for key in keys)


_OfCards = Dealt | HandDealt | Drew | DrewCard | ShortLineOpened | TookCard | StoppedDrawing | Boxed
_OfTurns = (
    ChoseCards | Revealed | TokensPlaced | Exchanged | Laid | SegmentsRemoved | TurnEnded | Deferred | Passed | Skipped
)
AnyEvent = _OfCards | Chose | ChoseCards | _OfTurns | RoundEnded | GameEnded
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[AnyEvent, Field(discriminator="kind")])
