"""Taking city cards off the deck: in the draw phase, and in an exchange (SF-4, SF-14.8)."""

from rules.core.contract import Event, Seat
from rules.santa_fe_rails.cards import company_on, is_short_line, written
from rules.santa_fe_rails.event import CardsTold, CityTold, CompanyTold, HiddenEvent, SantaFeEvent
from rules.santa_fe_rails.state import State


class ShortLineOpened(SantaFeEvent):
    """SF-4.1, SF-4.3"""

    seat: Seat
    company: CompanyTold
    origin: CityTold
    segments: int

    reveals = True

    def shown(self) -> str:
        return f"short {self.company}"


class DrewCard(HiddenEvent):
    """For the drawer alone: city cards off the deck."""

    seat: Seat
    drawn: CardsTold

    def shown(self) -> str:
        return " ".join(map(written, self.drawn))


def from_deck(state: State, seat: Seat, count: int) -> tuple[State, tuple[str, ...], tuple[Event, ...]]:
    """Takes city cards off the deck until `count` are found or it is empty; short lines open on the way."""
    deck = list(state.deck)
    drawn: list[str] = []
    events: list[Event] = []
    while deck and len(drawn) < count:
        card = deck.pop(0)
        if not is_short_line(card):
            drawn.append(card)
            continue
        company = state.company(company_on(card))
        assert company is not None
        state = state.with_company(company.but(open=True))
        origin = state.board.company[company.code].origin
        events.append(ShortLineOpened(seat=seat, company=company.code, origin=origin, segments=company.left))
    return state.but(deck=tuple(deck)), tuple(drawn), tuple(events)
