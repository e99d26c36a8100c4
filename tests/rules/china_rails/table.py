"""Playing on positions: a move in notation, and what comes of it. Positions come from `rules.china_rails.build`."""

from __future__ import annotations

from typing import Any, cast

from rules.china_rails.build import KINDS, LAND, LAND_NAMES, STAR, STAR_NAMES, edges, make, table
from rules.china_rails.event import ChinaEvent
from rules.china_rails.game import ChinaRails
from rules.china_rails.move import ChinaMove
from rules.china_rails.state import State
from rules.core.chance import Chance
from rules.core.contract import Draft, Offers, Refusal, Seat, Step

__all__ = ["KINDS", "LAND", "LAND_NAMES", "STAR", "STAR_NAMES", "edges", "make", "table"]


def game(state: State) -> ChinaRails:
    return ChinaRails(state.board)


def chance() -> Chance:
    return Chance(bytes(32))


def step(state: State, text: str, seat: Seat | None = None) -> Step[State]:
    rules = game(state)
    done = rules.apply(state, state.turn if seat is None else seat, rules.parse(text), chance())
    rules.audit(done.state)
    return done


def logged(state: State, text: str, seat: Seat | None = None) -> str:
    """A move as the log keeps it."""
    rules = game(state)
    done = step(state, text, seat).said
    return rules.print(rules.parse(text) if done is None else cast(ChinaMove, done))


def played(state: State, line: str) -> State:
    """Moves of whoever is on turn, separated by semicolons."""
    for text in line.split(";"):
        state = step(state, text).state
    return state


def happened(state: State, text: str, kind: str, seat: Seat | None = None) -> list[Any]:
    """The events of a kind that a move brings about."""
    events: list[ChinaEvent] = [event for event in step(state, text, seat).events if isinstance(event, ChinaEvent)]
    return [event for event in events if event.kind == kind]


def refusal(state: State, text: str, seat: Seat | None = None) -> Refusal | None:
    rules = game(state)
    before = state.model_dump_json()
    found = rules.check(state, state.turn if seat is None else seat, rules.parse(text))
    assert state.model_dump_json() == before
    return found


def refused(state: State, text: str, seat: Seat | None = None) -> str:
    """The rule that forbids a move; empty where it is legal."""
    found = refusal(state, text, seat)
    return found.rule if found else ""


def offers(state: State, draft: Draft, seat: Seat | None = None) -> Offers:
    return game(state).offers(state, state.turn if seat is None else seat, draft)


def kinds(state: State, seat: Seat | None = None) -> set[str]:
    return {choice.value for choice in offers(state, Draft(), seat).choices}


def at(state: State, seat: Seat) -> str:
    """Where a train stands."""
    place = state.players[seat].at
    return "" if place is None else state.board.labels[place]


def carried(state: State, seat: Seat) -> list[str]:
    return [state.board.goods[good].key for good in state.players[seat].loads]


def has(state: State, seat: Seat, path: str) -> bool:
    """Whether the seat owns every segment of the path."""
    return set(edges(state.board, path)) <= set(state.track[seat])


def in_play(state: State) -> list[str]:
    return [state.board.event(event.card).kind for event in state.running]
