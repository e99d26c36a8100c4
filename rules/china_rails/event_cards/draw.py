"""Drawing until the hand is full, and what each event card does as it comes up (CR-21.3, CR-R66)."""

from rules.china_rails.event import ChinaEvent, DemandCard, NamedEvent, Seated
from rules.china_rails.event_cards.losses import Effect
from rules.china_rails.event_cards.track import flood, sand_storm
from rules.china_rails.event_cards.trains import derailment, earthquake, storm, wind_storm
from rules.china_rails.parts import Card, EventCard
from rules.china_rails.running import attend, congresses
from rules.china_rails.state import HAND, Running, State
from rules.core.chance import Chance
from rules.core.contract import Seat
from rules.core.phrase import Phrase

AT_ONCE = ("rail_tax", "derailment")  # CR-23.5, CR-30.6
SECOND_TURN = ("new_year", "black_dragon")  # CR-28.4, CR-29.2
FOR_EVER = ("desert_rains",)  # CR-23.6


class Drew(Seated):
    """A demand card, face up (CR-42.1)."""

    card: DemandCard

    reveals = True
    pictured = False

    def shown(self) -> str:
        return f"demand {self.card + 1}"


class Reshuffled(ChinaEvent):
    pictured = False


class Happened(Seated):
    """An event card was drawn and shown (CR-23.1). The run stops here (CR-R77)."""

    card: NamedEvent

    reveals = True
    halts = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, text=state.board.event(self.card).text),)

    def shown(self) -> str:
        return f"event {self.card + 1}"


class Taxed(Seated):
    amount: int

    pictured = False


def fill_hand(state: State, seat: Seat, chance: Chance) -> Effect:
    events: list[ChinaEvent] = []
    while len(state.players[seat].hand) < HAND and (state.deck or state.discard):
        if not state.deck:
            state = state.but(deck=chance.shuffled(state.discard), discard=())  # CR-21.6
            events.append(Reshuffled())
        card, deck = state.deck[0], state.deck[1:]
        state = state.but(deck=deck)
        if state.board.is_event(card):
            state, happened = happen(state, seat, card)
            events += happened
        else:
            state = state.with_player(seat, hand=(*state.players[seat].hand, card))
            events.append(Drew(seat=seat, card=card))
    return state, events


def happen(state: State, seat: Seat, number: Card) -> Effect:
    """The event is shown, takes effect (CR-23.1), and lies in play or on the discard pile."""
    card = state.board.event(number)
    state = _lay_down(state, seat, number, card)
    state, events = _effect(state, seat, number, card)
    return state, [Happened(seat=seat, card=number), *events]


def _lay_down(state: State, seat: Seat, number: Card, card: EventCard) -> State:
    if card.kind in AT_ONCE:
        return state.but(discard=(*state.discard, number))
    running = Running(card=number, drawer=seat, ends=_end(state, seat, card))
    if card.kind == "party_congress":
        running = running.but(bound=tuple(one for one in state.seats if not state.players[one].left))
    return state.but(running=(*state.running, running))


def _end(state: State, seat: Seat, card: EventCard) -> int | None:
    """After how many turns of the drawer the event ends; the turn of the draw is not counted (CR-R9, CR-R10)."""
    if card.kind in (*FOR_EVER, "party_congress"):
        return None
    under_way = 1 if seat == state.turn else 0
    return state.players[seat].turns + under_way + (2 if card.kind in SECOND_TURN else 1)


def _effect(state: State, seat: Seat, number: Card, card: EventCard) -> Effect:
    match card.kind:
        case "party_congress":
            return _convene(state, number)
        case "rail_tax":
            return _tax(state, card)
        case "flood":
            return flood(state, card)
        case "derailment":
            return derailment(state, card)
        case "sand_storm":
            return sand_storm(state, card)
        case "wind_storm":
            return wind_storm(state, number, card)
        case "snow_manchuria" | "storm_at_sea":
            return storm(state, number, card)
        case "earthquake":
            return earthquake(state, number, card)
    return state, []


def _convene(state: State, number: Card) -> Effect:
    """Trains already in a major city are there: freed, and paid (CR-R35)."""
    events: list[ChinaEvent] = []
    paid = state.options.congress_present == "paid"
    for seat, player in enumerate(state.players):
        if player.at is not None and number in congresses(state, seat, player.at):
            state, met = attend(state, seat, player.at, number, paid)
            events += met
    return state, events


def _tax(state: State, card: EventCard) -> Effect:
    """All are assessed at the same instant; nobody pays more than the cash (CR-R13). From now on cash is public."""
    events: list[ChinaEvent] = []
    for seat, cash in enumerate(state.cash):
        due = next((pay for least, pay in sorted(card.tax, reverse=True) if cash >= least), 0)
        amount = min(due, cash)
        if not state.players[seat].left:
            state = state.paying(seat, amount, "tax")
            events.append(Taxed(seat=seat, amount=amount))
    return state.but(taxed=True), events
