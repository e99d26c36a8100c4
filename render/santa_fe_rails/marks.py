"""The last move, read off the events: the segments laid in their order, tokens set, short lines opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.contract import Event
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.drawing.deck import ShortLineOpened
from rules.santa_fe_rails.flow import Revealed, RoundEnded
from rules.santa_fe_rails.laying.boom import TokensPlaced
from rules.santa_fe_rails.laying.laid import Laid

SpaceKey = tuple[str, int, int]  # link, track, space from the link's first city


@dataclass(frozen=True)
class Marks:
    laid: tuple[SpaceKey, ...] = ()
    tokens: tuple[str, ...] = ()  # cities
    opened: tuple[str, ...] = ()  # companies
    revealed: bool = False  # the cards of this round

    def __bool__(self) -> bool:
        return bool(self.laid or self.tokens)


def marks(board: Board, events: Sequence[Event]) -> Marks:
    laid: list[SpaceKey] = []
    tokens: list[str] = []
    opened: list[str] = []
    revealed = False
    for event in events:
        match event:
            case Laid(link=link, track=track, start=start, nth=nth):
                laid.append(space_key(board, link, track, start, nth))
            case TokensPlaced(tokens=placed):
                tokens += [token.city for token in placed]
            case ShortLineOpened(company=company):
                opened.append(company)
            case Revealed():
                revealed = True
            case RoundEnded():
                revealed = False
    return Marks(tuple(dict.fromkeys(laid)), tuple(tokens), tuple(opened), revealed)


def space_key(board: Board, link: str, track: int, start: str, nth: int) -> SpaceKey:
    """The nth space from a city, counted from the link's first city instead."""
    found = board.link[link]
    return link, track, nth if start == found.a else found.spaces - nth + 1
