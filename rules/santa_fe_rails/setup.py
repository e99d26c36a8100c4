"""The opening position (SF-1)."""

from rules.core.chance import Chance
from rules.core.contract import Event, Refusal, RefusedError, Step
from rules.core.phrase import phrase
from rules.santa_fe_rails import boards
from rules.santa_fe_rails.board import Board, Company
from rules.santa_fe_rails.cards import BOOM, BOOMS, DOUBLE, DOUBLES_IN_BOX, FOUR, HAND, TRIPLE, branch_of, short_line_of
from rules.santa_fe_rails.events import Dealt, HandDealt
from rules.santa_fe_rails.state import CompanyState, Player, SantaFeOptions, State
from rules.santa_fe_rails.turns import order

SEATS = range(2, 6)


def deal(options: SantaFeOptions, seats: int, chance: Chance) -> Step[State]:
    """The opening position. Raises RefusedError for too few or too many players (SF-1.1)."""
    if seats not in SEATS:
        raise RefusedError(Refusal(rule="SF-1.1", why=phrase("santafe-no-players", players=seats)))
    state = opening(options, seats)
    cards = chance.shuffled(state.board.city_cards)
    hands, rest = cards[: HAND * seats], cards[HAND * seats :]
    players = tuple(
        player.model_copy(update={"hand": hands[HAND * seat : HAND * (seat + 1)]})
        for seat, player in enumerate(state.players)
    )
    first = chance.below(seats)
    deck = stacked(rest, state.board, chance)
    state = state.model_copy(update={"players": players, "deck": deck, "first": first, "turn": first})
    return Step(state, (_dealt(state), *_hands(state)))


def opening(options: SantaFeOptions, seats: int) -> State:
    """All but the shuffled cards and the first player."""
    board = boards.find(options.board)
    return State(
        options=options,
        deck=(),
        display=display(board, seats),
        out=(DOUBLE,) * (DOUBLES_IN_BOX - (seats - 1)),  # SF-1.8
        players=tuple(Player(money=start_money(options), hand=()) for _ in range(seats)),
        companies=tuple(
            CompanyState(code=company.code, open=company.major, left=segments(company, options))
            for company in board.companies
        ),
        fours=5 if options.tokens == "5+5" else board.tokens.fours,
        fives=5 if options.tokens == "5+5" else board.tokens.fives,
        first=0,
        turn=0,
    )


def stacked(cards: tuple[str, ...], board: Board, chance: Chance) -> tuple[str, ...]:
    """The deck: three piles as equal as can be, the short lines shuffled into the middle one (SF-R4)."""
    small, extra = divmod(len(cards), 3)
    top, middle = small + (extra > 0), small + (extra > 1)
    short_lines = tuple(short_line_of(company.code) for company in board.companies if not company.major)
    mixed = chance.shuffled((*cards[top : top + middle], *short_lines))
    return (*cards[:top], *mixed, *cards[top + middle :])


def display(board: Board, seats: int) -> tuple[str, ...]:
    branches = (branch_of(company.code) for company in board.companies for _ in range(company.branches))
    return ((DOUBLE,) * (seats - 1)) + (TRIPLE, FOUR) + (BOOM,) * BOOMS + tuple(branches)


def start_money(options: SantaFeOptions) -> int:
    return 5 if options.terrain else 2  # SF-19.1, SF-1.4


def segments(company: Company, options: SantaFeOptions) -> int:
    """SF-R1: a table may count as other editions do."""
    if options.rock_island == "11" and company.other_editions:
        return company.other_editions
    return company.segments


def _dealt(state: State) -> Event:
    return Dealt(
        board=state.options.board,
        first=state.first,
        seats=order(state),
        money=start_money(state.options),
        doubles=len(state.players) - 1,
        fours=state.fours,
        fives=state.fives,
        deck=len(state.deck),
        options=state.options,
        reconstruction=state.board.reconstruction,
    )


def _hands(state: State) -> tuple[Event, ...]:
    return tuple(
        HandDealt(board=state.options.board, seat=seat, hand=player.hand, audience=(seat,))
        for seat, player in enumerate(state.players)
    )
