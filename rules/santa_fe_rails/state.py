"""A position of Santa Fe Rails, secrets included. Tracks and lines are numbered from 1, seats from 0."""

from __future__ import annotations

from typing import Literal

from pydantic import field_validator

from rules.core.contract import GameState, Options, Seat
from rules.core.phrase import Frozen
from rules.santa_fe_rails import boards
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.cards import Card

Phase = Literal["draw", "choose", "first", "second", "over"]
Cause = Literal["laid", "blocked", "passes"]  # SF-16.1, SF-16.2, SF-19.8


class SantaFeOptions(Options):
    terrain: bool = False  # SF-19
    retake_own: bool = True  # SF-R8
    rock_island: Literal["10", "11"] = "10"  # SF-R1
    tokens: Literal["board", "5+5"] = "board"  # SF-R2: boomtown tokens as the board file says, or five of each
    board: str = boards.SHIPPED

    @field_validator("board")
    @classmethod
    def _board_is_known(cls, name: str) -> str:
        if not boards.known(name):
            raise ValueError("no such board has been registered")
        return name


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
    laid_in_phase: int = 0  # for SF-19.8
    cause: Cause | None = None  # of the end

    @property
    def board(self) -> Board:
        return boards.find(self.options.board)

    @property
    def over(self) -> bool:
        return self.phase == "over"

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
