"""What one viewer may know of Santa Fe Rails: no other hand, no secret choice, no card of the deck or the box.

`santa_fe_view(state, None)` is the bystander's. After the end nothing more is shown here: the score sheet names
every card that counted.
"""

from collections import Counter
from functools import cached_property

from rules.core.contract import Result, Seat, View
from rules.core.phrase import Frozen
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.cards import BOOM, DOUBLE, FOUR, TRIPLE, Card, branch_of, is_city
from rules.santa_fe_rails.laying.network import Network
from rules.santa_fe_rails.scoring import result
from rules.santa_fe_rails.state import Cause, CompanyState, Line, Phase, Player, SantaFeOptions, State


class Space(Frozen):
    """One segment on the board: the nth space (from 1) of a track, counted from `start`."""

    link: str
    track: int
    start: str
    nth: int


class HeadView(Frozen):
    """Where a line goes on: in `city`, or on the link after `laid` of its spaces, having left `start`."""

    city: str | None = None
    link: str | None = None
    track: int = 0
    start: str | None = None
    laid: int = 0


class LineView(Line):
    head: HeadView

    @cached_property
    def steps(self) -> tuple[Space, ...]:
        """Its segments in the order they were laid."""
        return tuple(
            Space(link=run.link, track=run.track, start=run.start, nth=nth)
            for run in self.runs
            for nth in range(1, run.laid + 1)
        )


class CompanyView(CompanyState):
    blocked: bool
    lines: tuple[LineView, ...]


class TrackView(Frozen):
    link: str
    track: int
    company: str


class CardWorth(Frozen):
    """A city card and what it would score now."""

    city: str
    worth: int


class DisplayView(Frozen):
    doubles: int
    triple: bool
    four: bool
    booms: int
    branches: tuple[tuple[str, int], ...]  # company and cards left


class PlayerView(Frozen):
    money: int
    hand: int  # cards, a secret choice included
    has_chosen: bool
    revealed: tuple[Card, ...]  # this round
    played: tuple[CardWorth, ...]
    allowance: int  # segments left to lay in this phase
    unused_branch: str | None  # company
    laid: int  # in this round


class SantaFeView(View):
    board: Board
    options: SantaFeOptions
    viewer: Seat | None
    round: int
    phase: Phase
    first: Seat
    turn: Seat | None  # None while all choose, and when the game is over
    still_to_play: tuple[Seat, ...]
    companies: tuple[CompanyView, ...]
    tokens: tuple[tuple[str, int], ...]  # city and token
    fours: int
    fives: int
    display: DisplayView
    deck: int
    box: int  # the third man's cards
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...] = ()  # the viewer's own, a secret choice not included
    hand_worth: tuple[CardWorth, ...] = ()  # its city cards
    choice: tuple[Card, ...] | None = None  # the viewer's own secret choice
    cause: Cause | None
    result: Result | None

    @property
    def third_man(self) -> bool:
        return len(self.players) == 2

    @cached_property
    def values(self) -> tuple[tuple[str, int], ...]:
        """Each city that has a value, with its value now."""
        tokens = dict(self.tokens)
        return tuple((city.code, tokens.get(city.code, city.value)) for city in self.board.cities if city.value)

    @cached_property
    def tracks(self) -> tuple[TrackView, ...]:
        """Every begun track with its company."""
        lines = ((company.code, line) for company in self.companies for line in company.lines)
        return tuple(
            TrackView(link=run.link, track=run.track, company=code) for code, line in lines for run in line.runs
        )

    @cached_property
    def first_open(self) -> tuple[str, ...]:
        """Cities nobody serves yet, origins of majors aside (SF-12.1, SF-12.3)."""
        taken = self.board.major_origins.union(*(company.served for company in self.companies))
        return tuple(code for code in self.board.city if code not in taken)

    @cached_property
    def historical_open(self) -> tuple[tuple[str, str], ...]:
        """City and company, where the historical bonus still pays (SF-12.6)."""
        served = {company.code: company.served for company in self.companies}
        squares = ((city.code, company) for city in self.board.cities for company in city.squares)
        return tuple((city, company) for city, company in squares if city not in served[company])


def santa_fe_view(state: State, viewer: Seat | None) -> SantaFeView:
    net = Network(state.board, state.companies)
    own = state.players[viewer] if viewer is not None and 0 <= viewer < len(state.players) else None
    return SantaFeView(
        board=state.board,
        options=state.options,
        viewer=viewer,
        round=state.round,
        phase=state.phase,
        first=state.first,
        turn=None if state.phase in ("choose", "over") else state.turn,
        still_to_play=state.still_to_play,
        companies=tuple(_company(net, company) for company in state.companies),
        tokens=state.boomed,
        fours=state.fours,
        fives=state.fives,
        display=_display(state),
        deck=len(state.deck),
        box=len(state.box),
        players=tuple(_player(state, player) for player in state.players),
        hand=own.hand if own else (),
        hand_worth=_worths(state, own.hand) if own else (),
        choice=own.chosen if own else None,
        cause=state.cause,
        result=result(state),
    )


def _company(net: Network, company: CompanyState) -> CompanyView:
    return CompanyView(
        code=company.code,
        open=company.open,
        left=company.left,
        removed=company.removed,
        blocked=net.board.company[company.code].major and net.blocked(company),
        lines=tuple(_line(net, line) for line in company.lines),
        served=company.served,
    )


def _line(net: Network, line: Line) -> LineView:
    head = net.head(line)
    if head.run is None:
        end = HeadView(city=head.city)
    else:
        run = head.run
        end = HeadView(link=run.link, track=run.track, start=run.start, laid=run.laid)
    return LineView(number=line.number, start=line.start, runs=line.runs, head=end)


def _display(state: State) -> DisplayView:
    cards = Counter(state.display)
    majors = (company.code for company in state.board.companies if company.major)
    return DisplayView(
        doubles=cards[DOUBLE],
        triple=bool(cards[TRIPLE]),
        four=bool(cards[FOUR]),
        booms=cards[BOOM],
        branches=tuple((code, cards[branch_of(code)]) for code in majors),
    )


def _worths(state: State, cards: tuple[str, ...]) -> tuple[CardWorth, ...]:
    return tuple(CardWorth(city=card, worth=state.worth(card)) for card in cards if is_city(card))


def _player(state: State, player: Player) -> PlayerView:
    return PlayerView(
        money=player.money,
        hand=len(player.held),
        has_chosen=player.chosen is not None,
        revealed=player.revealed,
        played=_worths(state, player.played),
        allowance=player.allowance(state.phase),
        unused_branch=player.branch,
        laid=player.laid_first + player.laid_second,
    )
