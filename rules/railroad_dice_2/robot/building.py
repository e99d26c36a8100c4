"""Where a robot lays and extends: whole ways to a station with the dice in hand first, then whatever leads nearer."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.contract import Seat
from rules.railroad_dice_2.connect import Link
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.network import Entry
from rules.railroad_dice_2.rails import FACE, OPPOSITE, Side, canonical, ends
from rules.railroad_dice_2.robot.prospects import HOME, NEUTRAL, Prospects
from rules.railroad_dice_2.state import HandDie, State
from rules.railroad_dice_2.turn.extend import Extend
from rules.railroad_dice_2.turn.lay import Lay
from rules.railroad_dice_2.turn.placing import Site, closed_complex

FOR_OTHERS = 3.0  # lost by what a die connects for somebody else
WORTH_LAYING = 0.15  # less is not worth a die
WORTH_EXTENDING = 0.8
PER_DIE = 0.3


def build(state: State, seat: Seat) -> DiceMove | None:
    """The best use of a die in hand on the map; None where there is none."""
    prospects = Prospects(state, seat)
    if way := _best_way(state, prospects):
        return way
    found = [*_lays(state, prospects), *_extensions(state, prospects)]
    best, move = max(found, key=lambda one: one[0], default=(0.0, None))
    return move if best > 0 else None


def joker_connects(state: State, seat: Seat) -> bool:
    """Whether a complex joker would connect something to the seat at once, or lead to it where nothing else does."""
    prospects, joker = Prospects(state, seat), HandDie(number=1, complex=True, face="joker")
    best = max((_worth(state, prospects, one) for one in Extend.sites(state, joker)), default=0.0)
    return best >= HOME or (best > WORTH_EXTENDING and not prospects.any())


def _lays(state: State, prospects: Prospects) -> Iterator[tuple[float, DiceMove]]:
    for die in _different(state, complex_dice=False):
        for one in Lay.sites(state, die):
            yield (
                _worth(state, prospects, one) - WORTH_LAYING,
                Lay(die=die.number, cell=one.cell, code=one.code),
            )


def _extensions(state: State, prospects: Prospects) -> Iterator[tuple[float, DiceMove]]:
    for die in _different(state, complex_dice=True):
        for one in Extend.sites(state, die):
            yield (
                _worth(state, prospects, one) - WORTH_EXTENDING,
                Extend(die=die.number, cell=one.cell, code=one.code),
            )


def _different(state: State, complex_dice: bool) -> list[HandDie]:
    """One of each face; jokers last, so that a plain face is preferred."""
    dice = sorted(state.turn.hand, key=lambda die: die.face == "joker")
    return list({die.face: die for die in reversed(dice) if die.complex == complex_dice}.values())[::-1]


def _worth(state: State, prospects: Prospects, one: Site) -> float:
    """What the die connects, and what it leads to."""
    return _of_links(state, prospects, one.links) + prospects.hope(_new_ends(state, prospects, one)) - one.cost / 2


def _of_links(state: State, prospects: Prospects, links: tuple[Link, ...]) -> float:
    mine = sum(prospects.worth.get(station, NEUTRAL) for seat, station in links if seat == state.turn.seat)
    home = prospects.mine.home
    theirs = sum(FOR_OTHERS for seat, station in links if seat != state.turn.seat and station != home)
    return mine - theirs


def _new_ends(state: State, prospects: Prospects, one: Site) -> Iterator[Entry]:
    """Where the die leads on to: beyond its sides, other than those the line comes in by."""
    comes_in = prospects.mine.open.get(one.cell, {})
    old = ends(state.rail.get(one.cell, ""))
    for side in ends(one.code) - old:
        if side not in comes_in and side in state.chart.beyond[one.cell]:
            yield state.chart.beyond[one.cell][side], OPPOSITE[side]


@dataclass(frozen=True)
class _Way:
    """Dice laid one after another from the end of a line."""

    first: tuple[str, str]  # cell and code of the first die
    at: Entry
    cells: frozenset[str]
    left: Counter[str]
    cost: int


def _best_way(state: State, prospects: Prospects) -> DiceMove | None:
    """The first die of the best way to a station that the simple dice in hand can make this turn."""
    dice = [die for die in state.turn.hand if not die.complex and die.face in ("straight", "curve", "joker")]
    hand = Counter(str(die.face) for die in dice)
    best, found = 0.0, None
    for way, target in _ways(state, prospects, hand):
        worth = prospects.worth[target] - PER_DIE * len(way.cells) - way.cost / 2
        if worth > best:
            best, found = worth, way
    if found is None:
        return None
    cell, code = found.first
    face = FACE[code]
    die = next((die for die in dice if die.face == face), None) or next(die for die in dice if die.face == "joker")
    return Lay(die=die.number, cell=cell, code=code)


def _ways(state: State, prospects: Prospects, hand: Counter[str]) -> Iterator[tuple[_Way, str]]:
    starts = [(cell, side) for cell, sides in prospects.mine.open.items() for side in sides]
    waiting = [_Way(("", ""), start, frozenset(), hand, 0) for start in starts]
    while waiting:
        way = waiting.pop()
        for after, there in _steps(state, way):
            if there in prospects.worth:
                yield after, there
            elif there not in after.cells and there not in state.rail and state.station(there) is None:
                waiting.append(after)


def _steps(state: State, way: _Way) -> Iterator[tuple[_Way, str]]:
    """One more die, each way it can turn; also the cell it leads to."""
    cell, comes_in = way.at
    cost = way.cost + state.chart.surcharge(cell)
    if cost > state.players[state.turn.seat].money:
        return
    for side, there in state.chart.beyond[cell].items():
        code = _code(comes_in, side)
        face = "straight" if code in ("NS", "EW") else "curve"
        piece = face if way.left[face] else "joker"
        if side != comes_in and way.left[piece] and not closed_complex(state, cell, code):
            left = way.left - Counter([piece])
            first = way.first if way.cells else (cell, code)
            yield _Way(first, (there, OPPOSITE[side]), way.cells | {cell}, left, cost), there


def _code(one: Side, other: Side) -> str:
    return (canonical(one + other) or "") if one != other else ""
