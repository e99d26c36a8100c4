"""A position of Santa Fe Rails, secrets included. Tracks and lines are numbered from 1, seats from 0.

The board and the version of the rules are no part of it: `load` and `setup` give them by the validation context.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import PrivateAttr

from rules.core.boards import SHIPPED
from rules.core.contract import GameState, Options, Seat
from rules.core.phrase import Frozen
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.cards import DOUBLE, FOUR, TRIPLE, Card, company_on, is_branch

Phase = Literal["draw", "choose", "first", "second", "over"]
Cause = Literal["laid", "blocked", "passes"]  # SF-16.1, SF-16.2, SF-19.8
LAYING: tuple[Phase, ...] = ("first", "second")
_MOST = {DOUBLE: 2, TRIPLE: 3, FOUR: 4}  # SF-14.1, SF-14.9, SF-14.10
_RULE = {DOUBLE: "SF-14.1", TRIPLE: "SF-14.9", FOUR: "SF-14.10"}
_TIMES = {DOUBLE: 2, TRIPLE: 0}  # SF-12.10, SF-12.11


class SantaFeOptions(Options):
    terrain: bool = False  # SF-19
    retake_own: bool = True  # SF-R8
    rock_island: Literal["10", "11"] = "10"  # SF-R1
    tokens: Literal["board", "5+5"] = "board"  # SF-R2: boomtown tokens as the board file says, or five of each
    board: str = SHIPPED


class Run(Frozen):
    """Segments of one line on one track, laid from the start city on. Finished when every space is filled."""

    link: str
    track: int
    start: str
    laid: int


class Line(Frozen):
    number: int
    start: str
    runs: tuple[Run, ...]  # all but the last are finished


class CompanyState(Frozen):
    code: str
    open: bool
    left: int
    removed: int = 0
    lines: tuple[Line, ...] = ()
    served: tuple[str, ...] = ()  # cities in the order they were reached, the origin first


class Player(Frozen):
    money: int
    hand: tuple[Card, ...]
    chosen: tuple[Card, ...] | None = None  # secret, out of the hand until the reveal; () is nothing to play
    revealed: tuple[Card, ...] = ()  # played this round, specials and branch included
    returned: tuple[Card, ...] = ()  # specials played in the round before (SF-R8)
    played: tuple[str, ...] = ()  # city cards face up
    laid_first: int = 0  # segments laid in this round's first and second laying phase
    laid_second: int = 0
    branch_used: bool = False
    tokens_placed: int = 0
    exchanged: int = 0  # cards exchanged this round; at most one exchange
    earned: int = 0  # over the whole game, for SF-I11
    spent_branches: int = 0
    spent_terrain: int = 0

    @property
    def held(self) -> tuple[Card, ...]:
        """The hand, with what has been chosen taken back into it."""
        return (*self.hand, *(self.chosen or ()))

    @property
    def special(self) -> str:
        """The double, triple or four-in-one card shown this round, if any."""
        return next((card for card in self.revealed if card in _MOST), "")

    @property
    def branch(self) -> str | None:
        """The company of the branch card shown and not used."""
        unused = (company_on(card) for card in self.revealed if is_branch(card) and not self.branch_used)
        return next(unused, None)

    @property
    def bonus_times(self) -> int:
        return _TIMES.get(self.special, 1)

    @property
    def allowance_rule(self) -> str:
        return _RULE.get(self.special, "SF-6.1")

    def laid(self, phase: Phase) -> int:
        return self.laid_first if phase == "first" else self.laid_second

    def most(self, phase: Phase) -> int:
        """Segments allowed in the phase by table 2.1, those already laid included."""
        if self.special == FOUR and phase == "second" and self.laid_first:
            return 0
        return _MOST.get(self.special, 1)

    def allowance(self, phase: Phase) -> int:
        """Segments that may still be laid in the phase."""
        return self.most(phase) - self.laid(phase) if phase in LAYING else 0


class Edition(Frozen):
    """What a position is played by: the board, and the version of the rules."""

    board: Board
    version: int


class State(GameState):
    options: SantaFeOptions
    deck: tuple[Card, ...]  # top first
    display: tuple[Card, ...]  # specials and branch cards anyone may take
    out: tuple[Card, ...] = ()  # out of the game
    box: tuple[Card, ...] = ()  # the third man's, unseen (SF-18.2)
    players: tuple[Player, ...]
    companies: tuple[CompanyState, ...]  # in the board's order
    boomed: tuple[tuple[str, int], ...] = ()  # city and token
    fours: int  # tokens left
    fives: int
    round: int = 1
    phase: Phase = "choose"
    first: Seat
    turn: Seat  # meaningless while all choose
    laid_in_phase: int = 0  # for SF-19.8 under version 1
    passed: int = 0  # players who passed in this phase with nothing laid, for SF-19.8
    cause: Cause | None = None  # of the end

    _edition: Edition = PrivateAttr()

    def model_post_init(self, context: Any, /) -> None:
        if not isinstance(context, Edition):
            raise TypeError("a position is read together with its board, by the game")
        self._edition = context

    @property
    def board(self) -> Board:
        assert self.__pydantic_private__ is not None
        edition: Edition = self.__pydantic_private__["_edition"]  # asked by name it takes ten times as long
        return edition.board

    @property
    def version(self) -> int:
        return self._edition.version

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def all_passed(self) -> bool:
        """SF-19.8 with SF-R27; under version 1 it was enough that nobody laid."""
        return not self.laid_in_phase if self.version == 1 else self.passed == len(self.players)

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats from the first player on (SF-2.3)."""
        seats = len(self.players)
        return tuple((self.first + i) % seats for i in range(seats))

    @property
    def still_to_play(self) -> tuple[Seat, ...]:
        """Who has a turn in this phase or must choose, in order, the acting seat first."""
        if self.over:
            return ()
        if self.phase == "choose":
            return tuple(seat for seat in self.order if self.players[seat].chosen is None)
        return self.order[self.order.index(self.turn) :]

    def company(self, code: str) -> CompanyState | None:
        return next((company for company in self.companies if company.code == code), None)

    def value(self, city: str) -> int:
        """What the city is worth for each company that serves it, token included (SF-13.6)."""
        return dict(self.boomed).get(city) or self.board.city[city].value or 0

    def serving(self, city: str) -> int:
        """How many companies serve the city."""
        return sum(city in company.served for company in self.companies)

    def worth(self, city: str) -> int:
        """What a card of the city would score now (SF-17.2)."""
        return self.value(city) * self.serving(city)

    def with_player(self, seat: Seat, **changes: object) -> State:
        player = self.players[seat].but(**changes)
        return self.but(players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_company(self, changed: CompanyState) -> State:
        return self.but(companies=tuple(changed if one.code == changed.code else one for one in self.companies))
