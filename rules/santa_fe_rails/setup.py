"""The opening position (SF-1)."""

from rules.core.chance import Chance
from rules.core.contract import Event, RefusedError, Seat, Step
from rules.core.phrase import Phrase
from rules.santa_fe_rails.board import Board, Company
from rules.santa_fe_rails.cards import (
    BOOM,
    BOOMS,
    DOUBLE,
    DOUBLES_IN_BOX,
    FOUR,
    HAND,
    TRIPLE,
    branch_of,
    short_line_of,
    written,
)
from rules.santa_fe_rails.event import CardsTold, HiddenEvent, SantaFeEvent
from rules.santa_fe_rails.speech import refuse
from rules.santa_fe_rails.state import CompanyState, Edition, Player, SantaFeOptions, State

SEATS = range(2, 6)


class Dealt(SantaFeEvent):
    """The opening (SF-1). Hands are told to their owners in HandDealt."""

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


class HandDealt(HiddenEvent):
    """For the holder alone (SF-1.5)."""

    seat: Seat
    hand: CardsTold

    def shown(self) -> str:
        return f"{self.seat + 1}: {' '.join(map(written, self.hand))}"


def deal(edition: Edition, options: SantaFeOptions, seats: int, chance: Chance) -> Step[State]:
    """The opening position. Raises RefusedError for too few or too many players (SF-1.1)."""
    if seats not in SEATS:
        raise RefusedError(refuse("SF-1.1", "players", players=seats))
    state = opening(edition, options, seats)
    cards = chance.shuffled(state.board.city_cards)
    hands, rest = cards[: HAND * seats], cards[HAND * seats :]
    players = tuple(
        player.but(hand=hands[HAND * seat : HAND * (seat + 1)]) for seat, player in enumerate(state.players)
    )
    first = chance.below(seats)
    state = state.but(players=players, deck=stacked(rest, state.board, chance), first=first, turn=first)
    hands_told = (HandDealt(seat=seat, hand=one.hand, audience=(seat,)) for seat, one in enumerate(state.players))
    return Step(state, (_dealt(state), *hands_told))


def opening(edition: Edition, options: SantaFeOptions, seats: int) -> State:
    """All but the shuffled cards and the first player."""
    board = edition.board
    even = options.tokens == "5+5"
    fields = {
        "options": options,
        "deck": (),
        "display": display(board, seats),
        "out": (DOUBLE,) * (DOUBLES_IN_BOX - (seats - 1)),  # SF-1.8
        "players": tuple(Player(money=start_money(options), hand=()) for _ in range(seats)),
        "companies": tuple(
            CompanyState(code=company.code, open=company.major, left=segments(company, options))
            for company in board.companies
        ),
        "fours": 5 if even else board.tokens.fours,
        "fives": 5 if even else board.tokens.fives,
        "first": 0,
        "turn": 0,
    }
    return State.model_validate(fields, context=edition)


def stacked(cards: tuple[str, ...], board: Board, chance: Chance) -> tuple[str, ...]:
    """The deck: three piles as equal as can be, the short lines shuffled into the middle one (SF-R4)."""
    small, extra = divmod(len(cards), 3)
    top, middle = small + (extra > 0), small + (extra > 1)
    short_lines = tuple(short_line_of(company.code) for company in board.companies if not company.major)
    mixed = chance.shuffled((*cards[top : top + middle], *short_lines))
    return (*cards[:top], *mixed, *cards[top + middle :])


def display(board: Board, seats: int) -> tuple[str, ...]:
    branches = (branch_of(company.code) for company in board.companies for _ in range(company.branches))
    return (*(DOUBLE,) * (seats - 1), TRIPLE, FOUR, *(BOOM,) * BOOMS, *branches)


def start_money(options: SantaFeOptions) -> int:
    return 5 if options.terrain else 2  # SF-19.1, SF-1.4


def segments(company: Company, options: SantaFeOptions) -> int:
    """SF-R1: a table may count as other editions do."""
    more = company.other_editions if options.rock_island == "11" else None
    return more or company.segments


def _dealt(state: State) -> Event:
    return Dealt(
        first=state.first,
        seats=state.order,
        money=start_money(state.options),
        doubles=len(state.players) - 1,
        fours=state.fours,
        fives=state.fives,
        deck=len(state.deck),
        options=state.options,
        reconstruction=state.board.reconstruction,
    )
