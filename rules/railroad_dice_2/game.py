"""Railroad Dice 2 as the rest of the house sees it, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from pydantic import TypeAdapter

from rules.core.chance import Chance
from rules.core.contract import Ask, Duty, Event, Inquiry, Options, Refusal, Result, Seat, Step, View
from rules.core.game import GameOfKinds
from rules.core.kinds import KindOfMove, Outcome
from rules.core.phrase import Phrase, Who
from rules.railroad_dice_2.audit import audit
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.events import EVENTS
from rules.railroad_dice_2.flow import Happened, follow, following, places_next, retired, retired_as_counted
from rules.railroad_dice_2.inquiry import NetworkInquiry
from rules.railroad_dice_2.move import DiceMove, refuse
from rules.railroad_dice_2.opening.layout import Layout
from rules.railroad_dice_2.opening.station import PlaceStation
from rules.railroad_dice_2.robot.robot import choose_move
from rules.railroad_dice_2.scoring import result, standing
from rules.railroad_dice_2.setup import SEATS, deal
from rules.railroad_dice_2.state import DiceOptions, State
from rules.railroad_dice_2.turn.appear import Appear
from rules.railroad_dice_2.turn.buy import Buy
from rules.railroad_dice_2.turn.end import End
from rules.railroad_dice_2.turn.extend import Extend
from rules.railroad_dice_2.turn.lay import Lay
from rules.railroad_dice_2.turn.roll import Roll
from rules.railroad_dice_2.turn.skip import Skip
from rules.railroad_dice_2.turn.transport import Transport
from rules.railroad_dice_2.view import DiceView, dice_view

OPENING = ("layout", "homes", "neutrals")
PLACING = ("layout", "station")
FINAL = ("buy", "transport", "end")  # RD-15.3
NO_STOCK = ("skip", "appear")  # RD-15.7


class RailroadDice2(GameOfKinds[State]):
    key = "railroad_dice_2"
    command = "dice"
    version = 2
    seats = SEATS
    no_such_move = "RD-5.3"
    options: type[Options] = DiceOptions
    state = State
    kinds: tuple[type[KindOfMove[State]], ...] = (
        Layout,
        PlaceStation,
        Roll,
        Lay,
        Extend,
        Appear,
        Transport,
        Buy,
        Skip,
        End,
    )
    events: TypeAdapter[Event] = EVENTS
    inquiries: Mapping[str, Inquiry[View]] = {"network": cast("Inquiry[View]", NetworkInquiry())}

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, DiceOptions)
        return deal(options, seats, chance)

    def duties(self, state: State) -> tuple[Duty, ...]:
        if state.over:
            return ()
        return (Duty(seat=state.turn.seat, what=_expected(state)),)

    def upcoming(self, state: State) -> Seat | None:
        """Whoever places (RD-2.5, RD-2.7) or plays (RD-5.2) next."""
        if state.over:
            return None
        seat = places_next(state) if state.phase in OPENING else following(state)[0]
        return None if seat == state.turn.seat else seat

    def why_not_now(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        """In the order of the specification: over, opening or not, in turn, the final phase."""
        if state.over:
            return refuse("RD-16.8", "over")
        if kind and (refusal := _wrong_time(state, kind)):
            return refusal
        if seat != state.turn.seat:
            rule = {"layout": "RD-1.5", "homes": "RD-2.5", "neutrals": "RD-2.7"}.get(state.phase, "RD-5.1")
            return refuse(rule, "turn", who=Who(seat=state.turn.seat))
        if state.phase == "final" and kind in NO_STOCK:
            return refuse("RD-15.7", "final-stock")
        return refuse("RD-15.3", "final") if state.phase == "final" and kind and kind not in FINAL else None

    def follow(self, outcome: Outcome[State], chance: Chance) -> Step[State]:
        return follow(outcome, chance)

    def tell(self, state: State, event: Event) -> tuple[Phrase, ...]:
        assert isinstance(event, DiceEvent)
        return event.told(state)

    def view(self, state: State, viewer: Seat | None) -> DiceView:
        return dice_view(state, viewer)

    def result(self, state: State) -> Result | None:
        return result(state)

    def standing(self, state: State) -> Result | None:
        return None if state.phase in OPENING else standing(state)

    def retire(self, state: State, seat: Seat, chance: Chance) -> Step[State] | None:
        """RD-R42; in the opening a robot goes on for the seat."""
        if state.phase in OPENING or state.over or state.players[seat].left:
            return None
        return Step(*self.retired(state, seat))

    def retired(self, state: State, seat: Seat) -> Happened:
        return retired(state, seat)

    def audit(self, state: State) -> None:
        audit(state)

    def robot(self, view: View, seat: Seat, ask: Ask) -> DiceMove:
        assert isinstance(view, DiceView)
        return choose_move(view.state, seat)


class FirstRailroadDice2(RailroadDice2):
    """The rules that games of version 1 were begun with: a turn that its player broke off by leaving counted as one
    without a transport, and so did the turns before it of a player who left (RD-16.9)."""

    version = 1

    def retired(self, state: State, seat: Seat) -> Happened:
        broken_off = seat == state.turn.seat and state.turn.final
        state = state.but(barren=state.barren + broken_off).with_player(seat, left=True)
        return retired_as_counted(state, seat)


def _expected(state: State) -> str:
    """What the player to move is called for."""
    if state.phase == "play":
        return "build" if state.turn.rolled is not None else "run" if state.turn.skipped else "turn"
    return {"homes": "home", "neutrals": "neutral"}.get(state.phase, state.phase)


def _wrong_time(state: State, kind: str) -> Refusal | None:
    """Moves of the opening after it, and of the turn before it (RD-1.5, RD-2.7, RD-2.16)."""
    if kind == "layout":
        return None if state.phase == "layout" else refuse("RD-1.5", "layout-fixed")
    if kind == "station":
        if state.phase == "layout":
            return refuse("RD-1.5", "layout-first")
        return None if state.phase in OPENING else refuse("RD-2.16", "stations-fixed")
    return refuse("RD-2.7", "opening") if state.phase in OPENING else None
