"""Positions in a few words, for tests and for the documentation.

>>> state = position("H8 N5", "L8", rails="I8 EW, J8 EW, K8 EW", hand="straight complex:joker", tiles="large")
>>> state.players[0].connected, state.simple, state.complex, [die.face for die in state.turn.hand]
(('L8',), 26, 19, ['straight', 'joker'])
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from rules.core.contract import Seat
from rules.railroad_dice_2.board import BOARD, Face, Tiles
from rules.railroad_dice_2.chart import standard
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.rails import is_complex
from rules.railroad_dice_2.setup import opening
from rules.railroad_dice_2.state import DiceOptions, HandDie, Phase, Rail, RollOption, State, Station, Turn


def position(
    homes: str,
    neutrals: str = "",
    *,
    rails: str = "",
    hand: str | None = None,
    rolled: RollOption = "4s",
    money: Mapping[Seat, int] | None = None,
    locomotives: Mapping[Seat, Sequence[int]] | None = None,
    stocks: Sequence[int] | None = None,
    bank: int | None = None,
    turn: Seat = 0,
    first: Seat = 0,
    phase: Phase = "play",
    tiles: Tiles = "boxed",
    layout: str | None = None,
    options: DiceOptions | None = None,
) -> State:
    """A position in the middle of a game.

    `homes` are the cells of the homes by seat; `rails` are cells with codes. A `hand` of dice means that they have been
    rolled: `straight`, `joker`, `complex:joker`, `regained:curve`; None is before the roll. Where `stocks` are not
    said, each tile has 5 units per station. Locomotives that are cheaper than one held have left the game; the bank
    has what nobody else has. Where the `bank` is said, the last player has the rest.
    """
    chosen = DiceOptions(tiles=tiles) if options is None else options
    base = opening(chosen, len(homes.split()), first, layout or standard(chosen.tiles))
    stations = (
        *(Station(cell, seat) for seat, cell in enumerate(homes.split())),
        *(Station(cell, None) for cell in neutrals.split()),
    )
    laid = tuple(Rail(*words.split()) for words in rails.split(",") if words.strip())
    dice = _hand(hand or "")
    state = base.but(
        phase=phase,
        stations=stations,
        rails=laid,
        turn=Turn(
            seat=turn, rolled=None if hand is None else rolled, hand=dice, numbers=len(dice), final=phase == "final"
        ),
        simple=base.simple - sum(not is_complex(code) for _, code in laid) - sum(not die.complex for die in dice),
        complex=base.complex - sum(is_complex(code) for _, code in laid) - sum(die.complex for die in dice),
    )
    state = _with_units(state, money or {}, stocks, bank)
    return _with_locomotives(_connected(state), locomotives or {})


def _hand(text: str) -> tuple[HandDie, ...]:
    return tuple(_die(at, word) for at, word in enumerate(text.split(), 1))


def _die(at: int, word: str) -> HandDie:
    *marks, face = word.split(":")
    complex_die = "complex" in marks or (face != "joker" and face in BOARD.complex.faces)
    return HandDie(number=at, complex=complex_die, face=cast("Face", face), regained="regained" in marks)


def _with_units(state: State, money: Mapping[Seat, int], stocks: Sequence[int] | None, bank: int | None) -> State:
    count = len(state.players)
    beside = [BOARD.per_station * state.stations_on(tile) for tile in range(1, 7)] if stocks is None else stocks
    held = [money.get(seat, BOARD.capital) for seat in range(count)]
    if bank is not None:
        held[-1] = BOARD.units - bank - sum(beside) - sum(held[:-1])
    players = tuple(player.but(money=held[seat], neutrals=0) for seat, player in enumerate(state.players))
    return state.but(players=players, stocks=tuple(beside), bank=BOARD.units - sum(held) - sum(beside))


def _connected(state: State) -> State:
    for seat in range(len(state.players)):
        state = state.with_player(seat, connected=tuple(sorted(network(state, seat).stations)))
    return state


def _with_locomotives(state: State, held: Mapping[Seat, Sequence[int]]) -> State:
    for seat, values in held.items():
        state = state.with_player(seat, locomotives=tuple(sorted(values)))
    owned = Counter(value for values in held.values() for value in values)
    left = Counter(state.locomotives) - owned
    gone = [value for value in left.elements() if value < max(owned, default=0)]
    return state.but(
        locomotives=tuple(sorted((left - Counter(gone)).elements())), removed=tuple(sorted([*state.removed, *gone]))
    )
