"""Steam as the rest of the house sees it: `rules.core.contract.Rules`, put together."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache, cached_property
from types import ModuleType
from typing import Self

from rules.core.boards import SHIPPED, BoardError, own_name
from rules.core.chance import Chance
from rules.core.contract import (
    Ask,
    Draft,
    Duty,
    Offers,
    Options,
    Refusal,
    RefusedError,
    Result,
    Seat,
    StandingOrder,
    Step,
    View,
)
from rules.core.game import GameOfKinds
from rules.core.kinds import KindOfMove, Outcome
from rules.core.phrase import Phrase, Who, phrase
from rules.core.telling import events_of, found
from rules.steam import maps
from rules.steam.audit import audit
from rules.steam.board import Board, read_steam_board
from rules.steam.event import SteamEvent
from rules.steam.flow import follow, leave
from rules.steam.inquiries import Plan
from rules.steam.maprules import MapRules
from rules.steam.move import SteamMove
from rules.steam.options import SteamOptions
from rules.steam.robot import choose_move
from rules.steam.scoring import result, standing
from rules.steam.setup import deal
from rules.steam.sheets import MAPS, shipped
from rules.steam.speech import misread, refuse
from rules.steam.standing import BidUpTo, Prefer
from rules.steam.state import State
from rules.steam.view import SteamView, steam_view

KINDS = "bid capital tile route build grow urbanize done deliver loco pass allocate"  # as they are offered
WRITTEN_AS = {"line": "route", "ligne": "route"}  # names of a kind in the notation, where they are not its own
PLAIN = dict.fromkeys((2, 3, 4), MapRules)  # of a board without rules of its own
Makers = Mapping[int, type[MapRules]]


def _kinds() -> tuple[type[SteamMove], ...]:
    """Those of every map in order, each followed by what maps have besides."""
    every = sorted(found(SteamMove), key=lambda kind: kind.name())
    common = {kind.name(): kind for kind in every if not kind.after}
    return tuple(
        kind for name in KINDS.split() for kind in (common[name], *(one for one in every if one.after == name))
    )


def _map_modules() -> Mapping[str, ModuleType]:
    """What the maps with rules of their own say: their `RULES` and `ORDERS`."""
    names = (module.name for module in pkgutil.iter_modules(maps.__path__))
    return {name: importlib.import_module(f"{maps.__name__}.{name}.rules") for name in names}


def _orders() -> Mapping[str, StandingOrder[View]]:
    own = (getattr(module, "ORDERS", {}) for module in _map_modules().values())
    return {"limit": BidUpTo(), "prefer": Prefer(), **{name: order for orders in own for name, order in orders.items()}}


@cache
def rules_by_name() -> Mapping[str, Makers]:
    """By the name a board gives (`rules`) and the number of players."""
    return {"plain": PLAIN, **{name: module.RULES for name, module in _map_modules().items()}}


class Steam(GameOfKinds[State]):
    """On the shipped boards, or on one of a table's own."""

    key = "steam"
    command = "steam"
    seats = range(2, 5)
    no_such_move = "ST-3.1"
    options = SteamOptions
    state = State
    kinds = _kinds()
    events = events_of(SteamEvent)
    orders = _orders()
    inquiries = {"plan": Plan()}  # noqa: RUF012  # one for all

    def __init__(self, own: Board | None = None, version: int = 2) -> None:
        self.version = version
        self._own = own
        self._rules = cache(self._bind)

    # Boards

    def on_board(self, text: str) -> Self:
        try:
            board = read_steam_board(text)
            if board.rules not in rules_by_name():
                raise misread("board-rules", text=board.rules)
            for maker in rules_by_name()[board.rules].values():
                maker.check_board(board)
        except BoardError as error:
            raise misread("board", text=str(error)) from error
        return type(self)(board, self.version)

    def board_name(self) -> str:
        return own_name(self._own) if self._own else SHIPPED

    def board(self, options: SteamOptions) -> Board:
        return self._own or shipped(options.map)

    def makers(self, board: Board) -> Makers:
        """The rules a board is played by, for each number of players."""
        known = rules_by_name()[board.rules]
        return {one.players: known[one.players] for one in board.scenarios if one.players in known}

    def _bind(self, options: SteamOptions, seats: int) -> MapRules:
        board = self.board(options)
        return self.makers(board)[seats](board, options, seats, self.version)

    # Notation

    @cached_property
    def _kinds(self) -> Mapping[str, type[KindOfMove[State]]]:
        """A line of track was once written `route`, and still is in records and in the books."""
        kinds = super()._kinds
        return {**kinds, **{name: kinds[kind] for name, kind in WRITTEN_AS.items()}}

    def print(self, move: KindOfMove[State]) -> str:
        text = super().print(move)
        return text.replace("route", "line", 1) if move.kind == "route" else text

    # What a table may choose

    def seats_for(self, options: Options) -> range:
        """ST-1.2."""
        assert isinstance(options, SteamOptions)
        counts = sorted(self.makers(self.board(options)))
        return range(counts[0], counts[-1] + 1)

    def open_options(self, options: Options) -> tuple[str, ...]:
        assert isinstance(options, SteamOptions)
        every = (self._rules(options, seats).open_options() for seats in self.seats_for(options))
        matters = {
            *(("map",) if self._own is None and len(MAPS) > 1 else ()),
            *(name for names in every for name in names),
        }
        return tuple(name for name in type(options).model_fields if name in matters)

    # The game

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, SteamOptions)
        if seats not in self.seats_for(options):
            raise RefusedError(refuse("ST-1.2", "seats", seats=seats))
        return deal(self._rules(options, seats), chance)

    def load(self, text: bytes) -> State:
        state = State.model_validate_json(text)
        return state.on(self._rules(state.options, len(state.players)))

    def duties(self, state: State) -> tuple[Duty, ...]:
        if state.phase == "over":
            return ()
        seat, what = _awaited(state)
        return (Duty(seat=seat, what=what),)

    def upcoming(self, state: State) -> Seat | None:
        waiting = () if state.shares else state.queue[1:2]
        return next(iter(waiting), None)

    def why_not_now(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        if state.phase == "over":
            return refuse("ST-16.9", "over")
        if not 0 <= seat < len(state.players):
            return refuse("ST-3.3", "player")
        if state.players[seat].out:
            return refuse("ST-2.14", "out")
        found = self._moves.get(kind)
        awaited, what = _awaited(state)
        if seat != awaited:
            waiting = any(share.seat == seat for share in state.shares)
            rule = "ST-13.20" if waiting and kind == "allocate" else found.turn_rule if found else "ST-3.3"
            return refuse(rule, "turn", who=Who(seat=awaited))
        if found is None:
            return None
        owed = what == "allocate"
        if state.phase not in found.phase or (owed and kind != "allocate"):
            return refuse(found.phase_rule(state), "phase", phase=phrase(f"steam-phase-{what}"))
        return None

    # Refusals on one's own turn say what would do instead

    def attempt(self, state: State, seat: Seat, move: KindOfMove[State]) -> Outcome[State] | Refusal:
        outcome = super().attempt(state, seat, move)
        if not isinstance(outcome, Refusal) or outcome.instead or seat not in self.to_act(state):
            return outcome
        assert isinstance(move, SteamMove)
        open_kind = self.why_not_now(state, seat, move.kind) is None and move.why_closed(state, seat) is None
        return self._advised(state, seat, outcome, move.advice(state, seat, outcome) if open_kind else None)

    def offers(self, state: State, seat: Seat, draft: Draft) -> Offers:
        asked = super().offers(state, seat, draft)
        if asked.refusal is None or asked.refusal.instead or seat not in self.to_act(state):
            return asked
        return asked.but(refusal=self._advised(state, seat, asked.refusal, None))

    def _advised(self, state: State, seat: Seat, refusal: Refusal, instead: Phrase | None) -> Refusal:
        """With the kinds that are open, where nothing better is known."""
        kinds = tuple(choice.label for choice in super().offers(state, seat, Draft()).choices)
        other = self.speech.instead("now", moves=kinds) if kinds else None
        return refusal.but(instead=instead or other)

    @cached_property
    def _moves(self) -> dict[str, type[SteamMove]]:
        return {kind.name(): kind for kind in self.kinds if issubclass(kind, SteamMove)}

    def follow(self, outcome: Outcome[State], chance: Chance) -> Step[State]:
        return follow(outcome, chance)

    def retire(self, state: State, seat: Seat, chance: Chance) -> Step[State] | None:
        """ST-R12: who resigns is treated as bankrupt; in a game of teams both partners leave (ST-16.10)."""
        if state.phase == "over" or state.players[seat].out:
            return None
        gone, events = leave(state, state.map.out_with(seat), resigned=True)
        return follow(Outcome(gone, events, turn_over=False), chance)

    def view(self, state: State, viewer: Seat | None) -> View:
        return steam_view(state, viewer)

    def result(self, state: State) -> Result | None:
        return result(state)

    def standing(self, state: State) -> Result | None:
        return standing(state)

    def audit(self, state: State) -> None:
        audit(state)

    def robot(self, view: View, seat: Seat, ask: Ask) -> SteamMove:
        assert isinstance(view, SteamView)
        return choose_move(view, seat, ask)


def _awaited(state: State) -> tuple[Seat, str]:
    """Who acts next in a game that goes on, and what is to be done."""
    return (state.shares[0].seat, "allocate") if state.shares else (state.queue[0], state.phase)
