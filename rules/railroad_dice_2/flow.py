"""What follows from a move: dice are rolled, lacks and triggers checked in the order of RD-R18, turns and years pass.

Everything that draws happens here, in `follow`.
"""

from rules.core.chance import Chance
from rules.core.contract import Event, Seat, Step
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.ending import (
    Happened,
    begin_final,
    can_act,
    checked,
    finish,
    turn_end_ending,
    with_hand_returned,
)
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.money import stocked
from rules.railroad_dice_2.opening.sites import legal_cells
from rules.railroad_dice_2.state import HandDie, Phase, State, Turn
from rules.railroad_dice_2.turn.roll import Rolled


class StationsRemoved(DiceEvent):
    """RD-2.12: no legal cell was left."""

    count: int


class TurnEnded(DiceEvent):
    seat: Seat
    returned: int  # dice that went back to the dice bank
    idle: bool  # neither rolled nor skipped in the normal phase, so nothing was placed (RD-R19)
    forced: bool = False  # could do nothing any more (RD-R44): so games were logged before `TurnsEnded`

    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        how = "forced" if self.forced else "idle" if self.idle else "returned" if self.returned else "plain"
        return (self.said(state, f"turn-ended-{how}"),)


class TurnsEnded(DiceEvent):
    """RD-R44: turns that ended by themselves, one after another."""

    seats: tuple[Seat, ...]

    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, count=len(self.seats)),)


class YearBegan(DiceEvent):
    year: int
    warned: bool  # a whole year passed without a move (RD-R43)

    def told(self, state: State) -> tuple[Phrase, ...]:
        told = self.said(state, "year")
        return (told, phrase("dice-standstill-warning")) if self.warned else (told,)


class Left(DiceEvent):
    """A seat has left the game (RD-R42)."""

    seat: Seat


def follow(outcome: Outcome[State], chance: Chance) -> Step[State]:
    """All that happens before the next decision."""
    state, events = outcome.state, outcome.events
    if state.opening:
        state, more = _opening(state)
        return Step(state, (*events, *more))
    if not outcome.turn_over and not state.active:
        state = state.but(active=True)
    state, rolled = _rolled(state, chance)
    state, followed = checked(state)
    state, passed = _passed_on(state, outcome.turn_over)
    return Step(state, (*events, *rolled, *followed, *passed))


def ended_turn(state: State) -> Happened:
    """The player in turn is done: dice go back (RD-5.9), marks are cleared with the next turn (RD-5.10)."""
    turn = state.turn
    ended = TurnEnded(seat=turn.seat, returned=len(turn.hand), idle=neither_rolled_nor_skipped(state))
    return with_hand_returned(state), (ended,)


def neither_rolled_nor_skipped(state: State) -> bool:
    """Whether an end now would leave a placement unused (RD-R19)."""
    return state.phase == "play" and state.turn.rolled is None and not state.turn.skipped


# Leaving


def retired(state: State, seat: Seat) -> Happened:
    """RD-R42: a seat leaves the running game. With fewer players fewer turns make a standstill, and each who stays
    has had one of them: those of the leaving seat are taken off (RD-16.9)."""
    earlier = [one for one in reversed(state.order_from(state.turn.seat)[1:]) if not state.players[one].left]
    return retired_as_counted(state.but(barren=state.barren - (seat in earlier[: state.barren])), seat)


def retired_as_counted(state: State, seat: Seat) -> Happened:
    """The same with whatever turns count for a standstill."""
    state = state.with_player(seat, left=True)
    events: tuple[Event, ...] = (Left(seat=seat),)
    if len(state.staying()) == 1:
        state, over = finish(state, "alone")
        return state, (*events, over)
    if seat != state.turn.seat:
        return state, events
    state, ended = ended_turn(state)
    state, passed = _passed_on(state, True)
    return state, (*events, *ended, *passed)


# The opening


def places_next(state: State) -> Seat:
    """After the seat in turn; once the last station stands the first player begins."""
    if state.phase == "layout" or sum(player.neutrals for player in state.players) == (state.phase == "neutrals"):
        return state.first
    return state.order_from(state.turn.seat)[1]


def _opening(state: State) -> Happened:
    """Who places next (RD-2.5, RD-2.7); when all is placed, the first turn begins."""
    placed, order = len(state.stations), state.order_from(state.first)
    phase: Phase = "homes" if placed < len(order) else "neutrals"
    waiting = sum(player.neutrals for player in state.players)
    state = state.but(phase=phase, turn=Turn(seat=order[placed % len(order)]))
    if phase == "homes" or (waiting and legal_cells(state)):
        return state, ()
    for seat in order:
        state = state.with_player(seat, neutrals=0)  # RD-2.12
    state, event = stocked(state.but(phase="play", turn=Turn(seat=state.first)), "opening")
    return state, (StationsRemoved(count=waiting), event) if waiting else (event,)


# From turn to turn


def _rolled(state: State, chance: Chance) -> Happened:
    """Rolls the dice that were taken for it (RD-6.3)."""
    turn = state.turn
    if turn.rolled is None or all(die.face for die in turn.hand):
        return state, ()
    hand = tuple(_roll(die, chance) for die in turn.hand)
    event = Rolled(seat=turn.seat, option=turn.rolled, dice=hand, simple=state.simple, complex=state.complex)
    return state.but(turn=turn.but(hand=hand)), (event,)


def _roll(die: HandDie, chance: Chance) -> HandDie:
    faces = (BOARD.complex if die.complex else BOARD.simple).faces
    return die.but(face=faces[chance.below(len(faces))])


def _passed_on(state: State, turn_over: bool) -> Happened:
    """Turns pass until somebody can act; in the final phase those of players who cannot end by themselves (RD-R44)."""
    before, after, idle = list[Event](), list[Event](), list[Seat]()
    while not state.over:
        if not turn_over:
            if state.phase == "play" or can_act(state, state.turn.seat):
                break
            idle.append(state.turn.seat)
        state, more = _turn_closed(state)
        (after if idle else before).extend(more)
        turn_over = False
    told = [TurnsEnded(seats=tuple(idle))] if idle else []
    return state, (*before, *told, *after)


def _turn_closed(state: State) -> Happened:
    """The checks at the end of a turn, then the next one."""
    events = list[Event]()
    state = state.but(barren=_barren_after(state), last_placed=state.turn.placed or state.last_placed)
    seat, new_year = following(state)
    if new_year:
        idle = 0 if state.active or state.phase == "final" else state.idle_years + 1
        state = state.but(idle_years=idle, active=False)
        if idle and idle == int(state.options.stall_years):
            state, begun = begin_final(state, "standstill")  # RD-R43
            events += begun
    if state.phase == "final" and (ending := turn_end_ending(state)):
        state, over = finish(state, ending)
        return state, (*events, over)
    state = state.but(turn=Turn(seat=seat, final=state.phase == "final"), year=state.year + new_year)
    if new_year:
        warned = state.phase == "play" and bool(state.idle_years) and state.options.stall_years != "0"
        events.append(YearBegan(year=state.year, warned=warned))
    return state, tuple(events)


def _barren_after(state: State) -> int:
    """Turns in a row without a transport, with the one that ends; one broken off by leaving is no such turn."""
    turn = state.turn
    if turn.served or not turn.final:
        return 0
    return state.barren + (not state.players[turn.seat].left)


def following(state: State) -> tuple[Seat, bool]:
    """The next seat that plays, and whether a year ends on the way to it (RD-5.2)."""
    new_year = False
    for seat in (*state.order_from(state.turn.seat)[1:], state.turn.seat):
        new_year = new_year or seat == state.first
        if not state.players[seat].left:
            return seat, new_year
    raise AssertionError("nobody is left to play")
