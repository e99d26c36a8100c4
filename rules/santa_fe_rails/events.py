"""What happens in Santa Fe Rails. Each event says itself in phrases; the wording is in the locale files.

Events name cities and companies by code; their names are looked up on the board the event names.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from rules.core.contract import Event, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.santa_fe_rails import boards
from rules.santa_fe_rails.cards import Card, is_branch, written
from rules.santa_fe_rails.ending import GameEnded
from rules.santa_fe_rails.event import SantaFeEvent, who
from rules.santa_fe_rails.moves import Token
from rules.santa_fe_rails.state import SantaFeOptions


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
    reveals: ClassVar[bool] = True

    def told(self) -> tuple[Phrase, ...]:
        lines = [phrase("santafe-dealt", first=Who(seat=self.first), money=self.money, deck=self.deck)]
        lines.append(phrase("santafe-dealt-order", seats=who(self.seats)))
        lines.append(phrase("santafe-dealt-display", doubles=self.doubles, fours=self.fours, fives=self.fives))
        if self.reconstruction:
            lines.append(phrase("santafe-dealt-board", board=boards.find(self.board).name))
        lines += self._options()
        lines.append(phrase("santafe-dealt-choose"))
        return tuple(lines)

    def shown(self) -> str:
        return f"seat {self.first + 1} begins"

    def _options(self) -> list[Phrase]:
        chosen = []
        if self.options.terrain:
            chosen.append(phrase("santafe-option-terrain-on"))
        if not self.options.retake_own:
            chosen.append(phrase("santafe-option-retake_own-on"))
        if self.options.rock_island == "11":
            chosen.append(phrase("santafe-option-rock_island-on"))
        return chosen


class HandDealt(SantaFeEvent):
    """For the holder alone (SF-1.5)."""

    kind: Literal["hand_dealt"] = "hand_dealt"
    seat: Seat
    hand: tuple[Card, ...]
    reveals: ClassVar[bool] = True
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-hand-dealt", cards=self.cards(self.hand)),)

    def shown(self) -> str:
        return f"{self.seat + 1}: {' '.join(map(written, self.hand))}"


class Drew(SantaFeEvent):
    """A card off the deck; which one, only the drawer knows."""

    kind: Literal["drew"] = "drew"
    seat: Seat
    deck: int
    reveals: ClassVar[bool] = True
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-drew", who=Who(seat=self.seat), deck=self.deck),)


class DrewCard(SantaFeEvent):
    """For the drawer alone: city cards off the deck."""

    kind: Literal["drew_card"] = "drew_card"
    seat: Seat
    drawn: tuple[Card, ...]
    reveals: ClassVar[bool] = True
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-drew-card", cards=self.cards(self.drawn)),)

    def shown(self) -> str:
        return " ".join(map(written, self.drawn))


class ShortLineOpened(SantaFeEvent):
    """SF-4.1, SF-4.3"""

    kind: Literal["short_line_opened"] = "short_line_opened"
    seat: Seat
    company: str
    origin: str
    segments: int
    reveals: ClassVar[bool] = True

    def told(self) -> tuple[Phrase, ...]:
        origin, name = self.city(self.origin), self.company_name(self.company)
        key, seat = "santafe-short-line", Who(seat=self.seat)
        return (phrase(key, who=seat, company=name, origin=origin, segments=self.segments),)

    def shown(self) -> str:
        return f"short {self.company}"


class TookCard(SantaFeEvent):
    """A card from the display, for all to see (SF-R31). `price` is 0 for all but branch cards."""

    kind: Literal["took_card"] = "took_card"
    seat: Seat
    card: Card
    price: int
    money: int

    def told(self) -> tuple[Phrase, ...]:
        (card,) = self.cards((self.card,))
        if is_branch(self.card):
            key = "santafe-took-branch"
        else:
            key = "santafe-took-must" if self.card in ("triple", "four") else "santafe-took"
        return (phrase(key, who=Who(seat=self.seat), card=card, price=self.price, money=self.money),)


class StoppedDrawing(SantaFeEvent):
    kind: Literal["stopped_drawing"] = "stopped_drawing"
    seat: Seat
    hand: int  # cards in it
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-stopped", who=Who(seat=self.seat), hand=self.hand),)


class Boxed(SantaFeEvent):
    """A card for the third man, seen by nobody (SF-18.2)."""

    kind: Literal["boxed"] = "boxed"
    box: int
    deck: int
    reveals: ClassVar[bool] = True
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-boxed", box=self.box, deck=self.deck),)


class Chose(SantaFeEvent):
    """That a player has chosen, not what."""

    kind: Literal["chose"] = "chose"
    seat: Seat
    chosen: int  # players who have
    players: int
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-chose", who=Who(seat=self.seat), chosen=self.chosen, players=self.players),)


class ChoseCards(SantaFeEvent):
    """For the chooser alone."""

    kind: Literal["chose_cards"] = "chose_cards"
    seat: Seat
    chosen: tuple[Card, ...]
    changeable: bool  # others are still choosing (SF-R29)
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        key = "santafe-chose-cards" if self.changeable else "santafe-chose-cards-last"
        return (phrase(key, cards=self.cards(self.chosen)),)


class Revealed(SantaFeEvent):
    """All choices at once (SF-5.10)."""

    kind: Literal["revealed"] = "revealed"
    choices: tuple[tuple[Card, ...], ...]  # by seat
    order: tuple[Seat, ...]  # of play
    reveals: ClassVar[bool] = True

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-revealed"), *map(self._line, self.order))

    def _line(self, seat: Seat) -> Phrase:
        chosen = self.choices[seat]
        special = next((card for card in chosen if card in ("double", "triple", "four", "boom")), "city")
        allowed = phrase(f"santafe-allowed-{special}")
        return phrase("santafe-revealed-line", who=Who(seat=seat), cards=self.cards(chosen), allowed=allowed)


class TokensPlaced(SantaFeEvent):
    kind: Literal["tokens_placed"] = "tokens_placed"
    seat: Seat
    tokens: tuple[Token, ...]

    def told(self) -> tuple[Phrase, ...]:
        placed = tuple(phrase("santafe-token", city=self.city(token.city), value=token.value) for token in self.tokens)
        return (phrase("santafe-tokens-placed", who=Who(seat=self.seat), tokens=placed),)


class Exchanged(SantaFeEvent):
    kind: Literal["exchanged"] = "exchanged"
    seat: Seat
    count: int
    deck: int
    reveals: ClassVar[bool] = True
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-exchanged", who=Who(seat=self.seat), count=self.count, deck=self.deck),)


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

    def told(self) -> tuple[Phrase, ...]:
        lines = [
            phrase(
                "santafe-laid-city" if self.reached else "santafe-laid",
                who=Who(seat=self.seat),
                company=self.company_name(self.company),
                start=self.city(self.start),
                towards=self.city(self.towards),
                nth=self.nth,
                spaces=self.spaces,
                new=phrase("santafe-laid-new" if self.new_line and self.line > 1 else "santafe-nothing"),
                cost=phrase("santafe-laid-cost", cost=self.cost) if self.cost else phrase("santafe-nothing"),
                left=self.left,
            )
        ]
        return (*lines, *self._earned())

    def _earned(self) -> tuple[Phrase, ...]:
        if self.lost:
            return (phrase("santafe-bonus-lost", lost=self.lost),)
        why = []
        if self.first_service:
            why.append(phrase("santafe-bonus-first", money=self.first_service))
        if self.historical:
            why.append(phrase("santafe-bonus-historical", money=self.historical))
        if not why:
            return ()
        total = self.first_service + self.historical
        return (phrase("santafe-bonus", who=Who(seat=self.seat), total=total, why=tuple(why), money=self.money),)


class SegmentsRemoved(SantaFeEvent):
    """SF-11.4"""

    kind: Literal["segments_removed"] = "segments_removed"
    company: str
    count: int

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-removed", company=self.company_name(self.company), count=self.count),)


class TurnEnded(SantaFeEvent):
    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat
    laid: int
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-turn-ended", who=Who(seat=self.seat), laid=self.laid),)


class Deferred(SantaFeEvent):
    kind: Literal["deferred"] = "deferred"
    seat: Seat
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-deferred", who=Who(seat=self.seat)),)


class Passed(SantaFeEvent):
    kind: Literal["passed"] = "passed"
    seat: Seat
    laid: int  # segments laid before passing
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-passed", who=Who(seat=self.seat), laid=self.laid),)


class Skipped(SantaFeEvent):
    """A second laying turn of a player whose four-in-one is used up."""

    kind: Literal["skipped"] = "skipped"
    seat: Seat
    pictured: ClassVar[bool] = False

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("santafe-skipped", who=Who(seat=self.seat)),)


class RoundEnded(SantaFeEvent):
    """SF-15: what went back to the display and what left the game; then the train goes on."""

    kind: Literal["round_ended"] = "round_ended"
    returned: tuple[Card, ...]
    discarded: tuple[Card, ...]
    round: int  # the one that begins
    first: Seat

    def told(self) -> tuple[Phrase, ...]:
        lines = [phrase("santafe-round", round=self.round, who=Who(seat=self.first))]
        if self.returned:
            lines.append(phrase("santafe-returned", count=len(self.returned), cards=self.cards(self.returned)))
        if self.discarded:
            lines.append(phrase("santafe-discarded", count=len(self.discarded), cards=self.cards(self.discarded)))
        return tuple(lines)


AnyEvent = (
    Dealt
    | HandDealt
    | Drew
    | DrewCard
    | ShortLineOpened
    | TookCard
    | StoppedDrawing
    | Boxed
    | Chose
    | ChoseCards
    | Revealed
    | TokensPlaced
    | Exchanged
    | Laid
    | SegmentsRemoved
    | TurnEnded
    | Deferred
    | Passed
    | Skipped
    | RoundEnded
    | GameEnded
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[AnyEvent, Field(discriminator="kind")])
