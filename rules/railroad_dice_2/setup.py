"""The table before the first station (RD-2.1 to RD-2.4, RD-3)."""

from __future__ import annotations

from rules.core.chance import Chance
from rules.core.contract import RefusedError, Seat, Step
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.chart import standard
from rules.railroad_dice_2.events import Dealt
from rules.railroad_dice_2.move import refuse
from rules.railroad_dice_2.opening.plan import drawn
from rules.railroad_dice_2.state import DiceOptions, Phase, Player, State, Turn

SEATS = range(2, 5)
NEUTRALS = {2: 4, 3: 3, 4: 2}  # RD-2.2


def deal(options: DiceOptions, seats: int, chance: Chance) -> Step[State]:
    """The opening position. Raises RefusedError (RD-2.1, RD-2.4)."""
    if seats not in SEATS:
        raise RefusedError(refuse("RD-2.1", "players", players=seats))
    if options.first != "drawn" and int(options.first) > seats:
        raise RefusedError(refuse("RD-2.4", "first", seat=int(options.first), players=seats))
    first = chance.below(seats) if options.first == "drawn" else int(options.first) - 1
    layout = standard(options.tiles) if options.layout == "standard" else ""
    if options.layout == "random":
        layout = drawn(options.tiles, chance)
    state = opening(options, seats, first, layout)
    dealt = Dealt(
        first=first,
        order=state.order_from(first),
        neutrals=tuple(player.neutrals for player in state.players),
        locomotives=state.locomotives,
        layout=layout,
    )
    return Step(state, (dealt,))


def opening(options: DiceOptions, seats: int, first: Seat, layout: str) -> State:
    cards = [(one.value, one.cards) for one in BOARD.locomotives]
    removed = tuple(value for value, _ in cards) if seats == 2 else ()  # RD-3.4
    bank = tuple(value for value, count in cards for _ in range(count - (value in removed)))
    phase: Phase = "homes" if layout else "layout"
    return State(
        options=options,
        layout=layout,
        phase=phase,
        first=first,
        turn=Turn(seat=first if layout else 0),
        players=tuple(Player(money=BOARD.capital, neutrals=count) for count in neutrals(options, seats, first)),
        bank=BOARD.units - BOARD.capital * seats,
        simple=BOARD.simple.dice,
        complex=BOARD.complex.dice,
        locomotives=bank,
        removed=removed,
    )


def neutrals(options: DiceOptions, seats: int, first: Seat) -> tuple[int, ...]:
    """Neutral stations to place, by seat. With three players the unused home may serve as a ninth (RD-R3)."""
    short = seats == 3 and options.three_player_neutrals == "8"
    last = (first + seats - 1) % seats
    return tuple(NEUTRALS[seats] - (short and seat == last) for seat in range(seats))
