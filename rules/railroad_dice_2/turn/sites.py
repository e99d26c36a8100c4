"""What a die would do on a cell: its cost, what it connects, how near it comes to stations not connected yet.

Laying and extending share how sites are ranked, noted and asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rules.core.contract import Choice, Draft, Offers, Seat, Suggestion
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.connect import Link, gain, new_links
from rules.railroad_dice_2.event import code_named, die_named, station_named
from rules.railroad_dice_2.rails import OPPOSITE, SIDES, ends
from rules.railroad_dice_2.state import HandDie, State

SUGGESTED = 3
NO_WAY = 99


@dataclass(frozen=True)
class Site:
    """One legal way to put a die of the hand on the map."""

    cell: str
    code: str
    cost: int
    links: tuple[Link, ...]
    gain: int  # for the player in turn
    others: int  # first connections for the others
    nearness: int  # steps from a new end to the nearest station not connected yet

    @property
    def rank(self) -> tuple[int, int, int]:
        """The best first: what it brings, then where it leads, then what others get of it."""
        return self.cost - self.gain, self.nearness, self.others


def site(state: State, cell: str, code: str, cost: int) -> Site:
    links, seat = new_links(state, cell, code), state.turn.seat
    others = sum(other != seat for other, _ in links)
    return Site(cell, code, cost, links, gain(state, links, cost), others, nearness(state, seat, cell, code))


def nearness(state: State, seat: Seat, cell: str, code: str) -> int:
    """Steps, as tracks go, from where the die leads on to the nearest station the seat has not connected."""
    chart, rail = state.chart, state.rail
    wanted = [
        chart.cells[station.cell]
        for station in state.stations
        if station.owner != seat and station.cell not in state.players[seat].connected
    ]
    led = [chart.beyond[cell][side] for side in ends(code) if side in chart.beyond[cell]]
    free = [chart.cells[there] for there in led if there not in rail]
    return min((abs(a.x - b.x) + abs(a.y - b.y) for a in free for b in wanted), default=NO_WAY)


def cells_asked(state: State, sites: Iterable[Site]) -> Offers:
    """The cells, each with the best it can get, the best first."""
    best = dict[str, Site]()
    for one in sorted(sites, key=lambda one: (one.rank, one.cell, one.code)):
        best.setdefault(one.cell, one)
    choices = (
        Choice(value=one.cell, label=phrase("dice-choice-cell", cell=one.cell), note=note(state, one), place=one.cell)
        for one in best.values()
    )
    return Offers(field="cell", choices=tuple(choices))


def codes_asked(state: State, sites: Iterable[Site]) -> Offers:
    """The placements on one cell, the best first."""
    ranked = sorted(sites, key=lambda one: (one.rank, one.code))
    choices = (
        Choice(value=one.code, label=code_named(one.code), note=note(state, one), place=one.cell) for one in ranked
    )
    return Offers(field="code", choices=tuple(choices))


def note(state: State, one: Site) -> Phrase:
    """`connects L8, +5 · costs 1`."""
    seat = state.turn.seat
    mine = tuple(station_named(state, station) for other, station in one.links if other == seat)
    cost = phrase("dice-cost", units=one.cost) if one.cost else phrase("dice-free")
    if mine:
        return phrase("dice-note-connects", stations=mine, gain=one.gain, cost=cost)
    if one.others:
        return phrase("dice-note-connects-others", count=one.others, cost=cost)
    return phrase("dice-note-leads", steps=one.nearness, cost=cost) if one.nearness < NO_WAY else cost


def suggested(kind: str, state: State, sites: Callable[[State, HandDie], Iterator[Site]]) -> Iterable[Suggestion]:
    """The best of all dice; dice alike suggest the same but once, and a joker only what no other die can do."""
    found = dict[tuple[str, str], tuple[Site, HandDie]]()
    for die in sorted(state.turn.hand, key=lambda die: die.face == "joker"):
        for one in sites(state, die):
            found.setdefault((one.cell, one.code), (one, die))
    ranked = sorted(found.values(), key=lambda pair: (pair[0].rank, pair[0].cell, pair[0].code))
    for one, die in ranked[:SUGGESTED]:
        draft = Draft(kind=kind, values=(("die", str(die.number)), ("cell", one.cell), ("code", one.code)))
        die_said = die_named(die) if die.face == "joker" else str(die.number)
        label = phrase(f"dice-suggest-{kind}", die=die_said, cell=one.cell, rail=code_named(one.code))
        yield Suggestion(draft=draft, label=label, note=note(state, one), place=one.cell)


def dice_asked(state: State, sites: Callable[[State, HandDie], Iterator[Site]]) -> Offers:
    """The dice of the hand that can go somewhere, with the number of cells."""
    choices = []
    for die in state.turn.hand:
        cells = {one.cell for one in sites(state, die)}
        if cells:
            note = phrase("dice-note-cells", cells=len(cells))
            choices.append(Choice(value=str(die.number), label=die_named(die), note=note))
    return Offers(field="die", choices=tuple(choices))


def in_hand(state: State, number: int) -> HandDie | None:
    return next((die for die in state.turn.hand if die.number == number), None)


def closed_complex(state: State, cell: str, code: str) -> str | None:
    """A complex neighbour that an end of the die would face without being taken up (RD-8.8, RD-9.9)."""
    chart, rail = state.chart, state.rail
    for side in SIDES:
        there = chart.beyond[cell].get(side, "")
        other = rail.get(there, "")
        if side in ends(code) and "+" in other and OPPOSITE[side] not in ends(other):
            return there
    return None


def leaves_map(state: State, cell: str, code: str) -> bool:
    """Whether an end lies on the map edge (RD-8.7, RD-9.8)."""
    return not ends(code) <= state.chart.beyond[cell].keys()
