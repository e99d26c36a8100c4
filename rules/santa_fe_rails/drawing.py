"""The draw phase (SF-3) and short line cards (SF-4), which an exchange can turn up as well (SF-14.8)."""

from rules.core.contract import Event, Refusal, Seat
from rules.santa_fe_rails.cards import (
    BOOM,
    DOUBLE,
    FOUR,
    HAND,
    SPECIALS,
    TRIPLE,
    branch_of,
    company_on,
    is_branch,
    is_city,
    is_short_line,
    named,
)
from rules.santa_fe_rails.events import Drew, DrewCard, ShortLineOpened, StoppedDrawing, TookCard
from rules.santa_fe_rails.moves import Draw
from rules.santa_fe_rails.outcome import Outcome, with_player, without
from rules.santa_fe_rails.refusals import instead, refuse
from rules.santa_fe_rails.state import Player, SantaFeOptions, State


def branch_price(options: SantaFeOptions) -> int:
    return 2 if options.terrain else 1  # SF-19.2, SF-3.4


def draw(state: State, seat: Seat, move: Draw) -> Outcome | Refusal:
    if refusal := forbids(state, seat, move.card()):
        return refusal
    if move.source == "deck":
        return _draw_deck(state, seat)
    card = move.card()
    player = state.players[seat]
    price = branch_price(state.options) if is_branch(card) else 0
    after = player.model_copy(
        update={
            "hand": (*player.hand, card),
            "money": player.money - price,
            "spent_branches": player.spent_branches + price,
        }
    )
    event = TookCard(board=state.options.board, seat=seat, card=card, price=price, money=after.money)
    drawn = with_player(state, seat, after, display=without(state.display, (card,)))
    return Outcome(drawn, (event,), len(after.hand) == HAND)


def stop(state: State, seat: Seat) -> Outcome | Refusal:
    if state.deck:
        return refuse("SF-3.13", "stop", instead("draw"), deck=len(state.deck))
    hand = len(state.players[seat].hand)
    return Outcome(state, (StoppedDrawing(board=state.options.board, seat=seat, hand=hand),))


def forbids(state: State, seat: Seat, card: str) -> Refusal | None:
    """Why the player on draw turn cannot take the card; `deck` is the top of the deck."""
    player = state.players[seat]
    if len(player.hand) >= HAND:
        return refuse("SF-3.1", "hand-full")
    if card == "deck":
        return None if state.deck else refuse("SF-3.14", "deck-empty", instead("display"))
    if is_branch(card) and not _is_major(state, company_on(card)):
        majors = tuple(company.code for company in state.board.companies if company.major)
        return refuse("SF-1.10", "branch-company", instead("companies", codes=majors), code=company_on(card))
    if card not in state.display:
        return refuse("SF-3.3", "not-in-display", instead("draw"), card=named(state.board, card))
    if not state.options.retake_own and card in player.returned:
        return refuse("SF-3.7", "retake", instead("draw"), card=named(state.board, card))
    if is_branch(card):
        return _forbids_branch(state, player)
    return _forbids_pair(player, card)


def takable(state: State, seat: Seat) -> tuple[str, ...]:
    """What the player on draw turn may take: `deck` and cards of the display, each kind once."""
    majors = (branch_of(company.code) for company in state.board.companies if company.major)
    every = ("deck", *SPECIALS, *majors)
    return tuple(card for card in every if forbids(state, seat, card) is None)


def from_deck(state: State, seat: Seat, count: int) -> tuple[State, tuple[str, ...], tuple[Event, ...]]:
    """Takes city cards off the deck until `count` are found or it is empty; short lines open on the way."""
    deck = list(state.deck)
    drawn: list[str] = []
    opened: set[str] = set()
    events: list[Event] = []
    while deck and len(drawn) < count:
        card = deck.pop(0)
        if is_short_line(card):
            opened.add(company_on(card))
            events.append(_opened(state, seat, company_on(card)))
        else:
            drawn.append(card)
    companies = tuple(
        company.model_copy(update={"open": True}) if company.code in opened else company for company in state.companies
    )
    after = state.model_copy(update={"deck": tuple(deck), "companies": companies if opened else state.companies})
    return after, tuple(drawn), tuple(events)


def _draw_deck(state: State, seat: Seat) -> Outcome:
    after, drawn, opened = from_deck(state, seat, 1)
    name = state.options.board
    player = after.players[seat]
    hand = (*player.hand, *drawn)
    events: list[Event] = [*opened]
    if drawn:
        events.append(Drew(board=name, seat=seat, deck=len(after.deck)))
        events.append(DrewCard(board=name, seat=seat, drawn=drawn, audience=(seat,)))
    filled = with_player(after, seat, player.model_copy(update={"hand": hand}))
    return Outcome(filled, tuple(events), len(hand) == HAND)


def _opened(state: State, seat: Seat, code: str) -> ShortLineOpened:
    company = state.company(code)
    assert company is not None
    origin = state.board.company[code].origin
    return ShortLineOpened(board=state.options.board, seat=seat, company=code, origin=origin, segments=company.left)


def _is_major(state: State, code: str) -> bool:
    company = state.board.company.get(code)
    return company is not None and company.major


def _forbids_branch(state: State, player: Player) -> Refusal | None:
    if any(map(is_branch, player.hand)):
        return refuse("SF-3.9", "two-branches")
    if TRIPLE in player.hand:
        return refuse("SF-3.10", "branch-with-triple")
    if FOUR in player.hand:
        return refuse("SF-3.11", "branch-with-four")
    if not any(is_city(card) or card == DOUBLE for card in player.hand):
        return refuse("SF-3.16", "no-partner", instead("partner"))
    price = branch_price(state.options)
    if player.money < price:
        rule = "SF-19.2" if state.options.terrain else "SF-3.5"
        return refuse(rule, "branch-money", price=price, money=player.money)
    return None


def _forbids_pair(player: Player, card: str) -> Refusal | None:
    """SF-3.8, SF-3.10, SF-3.11: the cards that must be played this round exclude each other."""
    if card in (DOUBLE, BOOM):
        return None
    other = FOUR if card == TRIPLE else TRIPLE
    if other in player.hand:
        return refuse("SF-3.8", "triple-with-four")
    if any(map(is_branch, player.hand)):
        return refuse(*(("SF-3.10", "branch-with-triple") if card == TRIPLE else ("SF-3.11", "branch-with-four")))
    return None
