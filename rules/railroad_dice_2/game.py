"""Railroad Dice 2 as the rest of the house sees it, put together."""

from collections.abc import Mapping
from typing import cast

from rules.core.chance import Chance
from rules.core.contract import Ask, Duty, Inquiry, Options, Refusal, Result, Seat, StandingOrder, Step, View
from rules.core.game import GameOfKinds
from rules.core.kinds import KindOfMove, Outcome
from rules.core.phrase import Who
from rules.core.telling import events_of, kinds_of
from rules.railroad_dice_2.audit import audit
from rules.railroad_dice_2.ending import Happened
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.flow import follow, following, places_next, retired, retired_as_counted
from rules.railroad_dice_2.inquiries import NetworkInquiry
from rules.railroad_dice_2.move import DiceMove, what_remains
from rules.railroad_dice_2.orders import RunAll
from rules.railroad_dice_2.robot.robot import choose_move
from rules.railroad_dice_2.scoring import result, standing
from rules.railroad_dice_2.setup import SEATS, deal
from rules.railroad_dice_2.speech import refuse
from rules.railroad_dice_2.state import DiceOptions, State
from rules.railroad_dice_2.view import DiceView

FINAL = ("run", "transport", "buy", "end")  # RD-15.3
NO_STOCK = ("skip", "appear")  # RD-15.7
ALSO = {"passengers": "appear", "passagers": "appear"}  # as the command is called


class RailroadDice2(GameOfKinds[State]):
    key = "railroad_dice_2"
    command = "dice"
    version = 2
    seats = SEATS
    no_such_move = "RD-5.3"
    options = DiceOptions
    state = State
    kinds = kinds_of(DiceMove, "layout station roll lay extend appear run transport buy skip end")
    events = events_of(DiceEvent)
    orders: Mapping[str, StandingOrder[View]] = {"run": RunAll()}
    inquiries: Mapping[str, Inquiry[View]] = {"network": cast("Inquiry[View]", NetworkInquiry())}

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, DiceOptions)
        return deal(options, seats, chance)

    def duties(self, state: State) -> tuple[Duty, ...]:
        return () if state.over else (Duty(seat=state.turn.seat, what=_expected(state)),)

    def upcoming(self, state: State) -> Seat | None:
        """Whoever places (RD-2.5, RD-2.7) or plays (RD-5.2) next."""
        if state.over:
            return None
        seat = places_next(state) if state.opening else following(state)[0]
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
        if state.phase != "final" or not kind or kind in FINAL:
            return None
        rule, key = ("RD-15.7", "final-stock") if kind in NO_STOCK else ("RD-15.3", "final")
        return refuse(rule, key, what_remains(state))

    def parse(self, text: str) -> KindOfMove[State]:
        word, _, rest = text.strip().partition(" ")
        return super().parse(f"{ALSO.get(word.lower(), word)} {rest}")

    def follow(self, outcome: Outcome[State], chance: Chance) -> Step[State]:
        return follow(outcome, chance)

    def view(self, state: State, viewer: Seat | None) -> DiceView:
        return DiceView(state=state)

    def result(self, state: State) -> Result | None:
        return result(state)

    def standing(self, state: State) -> Result | None:
        return None if state.opening else standing(state)

    def retire(self, state: State, seat: Seat, chance: Chance) -> Step[State] | None:
        """RD-R42; in the opening a robot goes on for the seat."""
        if state.opening or state.over or state.players[seat].left:
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
        return retired_as_counted(state.but(barren=state.barren + broken_off), seat)


def _expected(state: State) -> str:
    """What the player to move is called for."""
    if state.phase == "play":
        return "build" if state.turn.rolled is not None else "run" if state.turn.skipped else "turn"
    return {"homes": "home", "neutrals": "neutral"}.get(state.phase, state.phase)


def _wrong_time(state: State, kind: str) -> Refusal | None:
    """Moves of the opening after it, and of the turn before it (RD-1.5, RD-2.7, RD-2.16)."""
    if kind == "layout":
        return None if state.phase == "layout" else refuse("RD-1.5", "layout-fixed", what_remains(state))
    if kind == "station":
        if state.phase == "layout":
            return refuse("RD-1.5", "layout-first", what_remains(state))
        return None if state.opening else refuse("RD-2.16", "stations-fixed", what_remains(state))
    return refuse("RD-2.7", "opening", what_remains(state)) if state.opening else None
