"""Steam as the rest of the house sees it: `rules.core.contract.Rules`, put together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property

import data
from rules.core.boards import SHIPPED, BoardError, own_name
from rules.core.chance import Chance
from rules.core.contract import (
    Ask,
    Draft,
    Duty,
    Event,
    Offers,
    Options,
    Refusal,
    RefusedError,
    Result,
    Seat,
    Step,
    View,
)
from rules.core.game import GameOfKinds
from rules.core.kinds import KindOfMove, Outcome
from rules.core.phrase import Phrase, Who, phrase
from rules.steam.advice import advised
from rules.steam.audit import audit
from rules.steam.board import Board, read_steam_board
from rules.steam.build.build import Build
from rules.steam.build.done import Done
from rules.steam.build.ferry import Ferry
from rules.steam.build.fund import Fund
from rules.steam.build.grow import Grow
from rules.steam.build.route import Route
from rules.steam.build.urbanize import Urbanize
from rules.steam.end.concede import Concede
from rules.steam.end.repair import Repair
from rules.steam.event import SteamEvent
from rules.steam.events import EVENTS
from rules.steam.flow import follow, leave
from rules.steam.goods.allocate import Allocate
from rules.steam.goods.deliver import Deliver
from rules.steam.goods.loco import Loco
from rules.steam.goods.passing import Pass
from rules.steam.inquiries import Plan
from rules.steam.maprules import MapRules
from rules.steam.maps import RULES, SHEETS, Maker
from rules.steam.move import SteamMove
from rules.steam.options import MAPS, SteamOptions
from rules.steam.order.bid import Bid
from rules.steam.order.capital import Capital
from rules.steam.orders import BidUpTo, Prefer, Repairs
from rules.steam.robot import choose_move
from rules.steam.scoring import result, standing
from rules.steam.select.tile import Tile
from rules.steam.setup import deal
from rules.steam.speech import STEAM
from rules.steam.state import State
from rules.steam.view import SteamView, steam_view

WRITTEN_AS = {"line": "route", "ligne": "route"}  # names of a kind in the notation, where they are not its own


class Steam(GameOfKinds[State]):
    """On the shipped boards, or on one of a table's own."""

    key = "steam"
    command = "steam"
    seats = range(2, 5)
    no_such_move = "ST-3.1"
    options = SteamOptions
    state = State
    kinds: tuple[type[KindOfMove[State]], ...] = (
        Bid,
        Capital,
        Tile,
        Route,
        Build,
        Ferry,
        Grow,
        Urbanize,
        Fund,
        Done,
        Deliver,
        Loco,
        Pass,
        Allocate,
        Concede,
        Repair,
    )
    events = EVENTS
    orders = {"limit": BidUpTo(), "prefer": Prefer(), "repairs": Repairs()}  # noqa: RUF012  # one for all
    inquiries = {"plan": Plan()}  # noqa: RUF012  # one for all

    def __init__(self, own: Board | None = None, version: int = 2) -> None:
        self.version = version
        self._own = own
        self._rules: Callable[[SteamOptions, int], MapRules] = cache(self._bind)

    # Boards

    def on_board(self, text: str) -> Steam:
        try:
            board = read_steam_board(text)
            if board.rules not in RULES:
                raise STEAM.misread("board-rules", text=board.rules)
            for maker in RULES[board.rules].values():
                maker.check_board(board)
        except BoardError as error:
            raise STEAM.misread("board", text=str(error)) from error
        return type(self)(board, self.version)

    def board_name(self) -> str:
        return own_name(self._own) if self._own else SHIPPED

    def board(self, options: SteamOptions) -> Board:
        return self._own or shipped(options.map)

    def makers(self, board: Board) -> dict[int, Maker]:
        """The rules a board is played by, for each number of players."""
        known = RULES[board.rules]
        return {one.players: known[one.players] for one in board.scenarios if one.players in known}

    def _bind(self, options: SteamOptions, seats: int) -> MapRules:
        board = self.board(options)
        return self.makers(board)[seats](board, options, seats, self.version)

    # Notation

    def parse(self, text: str) -> KindOfMove[State]:
        """A line of track was once written `route`, and still is in records and in the books."""
        kind, *rest = text.split(maxsplit=1) or [""]
        return super().parse(" ".join((WRITTEN_AS.get(kind.lower(), kind), *rest)))

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
            raise RefusedError(STEAM.refuse("ST-1.2", "seats", seats=seats))
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
            return STEAM.refuse("ST-16.9", "over")
        if not 0 <= seat < len(state.players):
            return STEAM.refuse("ST-3.3", "player")
        if state.players[seat].out:
            return STEAM.refuse("ST-2.14", "out")
        found = self._moves.get(kind)
        awaited, what = _awaited(state)
        if seat != awaited:
            waiting = any(share.seat == seat for share in state.shares)
            rule = "ST-13.20" if waiting and kind == "allocate" else found.turn_rule if found else "ST-3.3"
            return STEAM.refuse(rule, "turn", who=Who(seat=awaited))
        if found is None:
            return None
        owed = what == "allocate"
        if state.phase not in found.phase or (owed and kind != "allocate"):
            return STEAM.refuse(found.phase_rule(state), "phase", phase=phrase(f"steam-phase-{what}"))
        return None

    # Refusals on one's own turn say what would do instead

    def attempt(self, state: State, seat: Seat, move: KindOfMove[State]) -> Outcome[State] | Refusal:
        outcome = super().attempt(state, seat, move)
        if not isinstance(outcome, Refusal) or outcome.instead or seat not in self.to_act(state):
            return outcome
        assert isinstance(move, SteamMove)
        return self._advised(state, seat, outcome, advised(state, seat, move, outcome))

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

    def tell(self, state: State, event: Event) -> tuple[Phrase, ...]:
        return event.told(state) if isinstance(event, SteamEvent) else ()

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


@cache
def shipped(name: str) -> Board:
    """A map of the house."""
    sheet = SHEETS.get(name, name)
    return read_steam_board(data.read("boards", f"steam_{sheet}.toml")).version(name)
