"""The invariants RD-I1 to RD-I26: `audit` proves a position, `audit_step` what a move may change."""

from collections import Counter
from itertools import combinations

from rules.core.contract import Event
from rules.core.invariants import demand
from rules.railroad_dice_2.board import ALL_TILES, BOARD
from rules.railroad_dice_2.ending import lacks_passengers, trigger
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.opening.sites import GAP, one_home_a_tile
from rules.railroad_dice_2.rails import COMPLEX_CODES, FACE, OPPOSITE, SIMPLE_CODES, ends, is_complex, tracks
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.buy import OBSOLETE, PROGRESS, ever_sold
from rules.railroad_dice_2.turn.extend import Extended
from rules.railroad_dice_2.turn.lay import Laid


def audit(state: State) -> None:
    """Raises BrokenInvariantError."""
    _dice(state)
    _units(state)
    _stations(state)
    _rails(state)
    _locomotives(state)
    if state.phase in ("play", "final", "over"):
        _connections(state)
    _turn(state)


def audit_step(before: State, after: State, events: tuple[Event, ...]) -> None:
    """What holds from one position to the next. Raises BrokenInvariantError."""
    for cell, code in before.rails:
        kept = set(tracks(code)) <= set(tracks(after.rail.get(cell, "")))
        demand("RD-I14", kept, cell, code, after.rail.get(cell))
    for was, now in zip(before.players, after.players, strict=True):
        demand("RD-I17", now.connected[: len(was.connected)] == was.connected, was.connected, now.connected)
    laid = sum(isinstance(event, Laid) for event in events)
    extended = sum(isinstance(event, Extended) for event in events)
    added = _complex_on_map(after) - _complex_on_map(before)
    demand("RD-I19", added == extended, "complex", added, extended)
    demand("RD-I19", len(after.rails) - len(before.rails) == laid, "rails", len(after.rails), laid)
    if before.phase == "final":
        _nothing_built(before, after)


def _nothing_built(before: State, after: State) -> None:
    same = ("rails", "simple", "complex")
    demand("RD-I25", all(getattr(before, name) == getattr(after, name) for name in same), "the map changed")
    demand("RD-I25", [p.connected for p in before.players] == [p.connected for p in after.players], "connections")
    demand("RD-I25", sum(after.stocks) <= sum(before.stocks), "stocks grew", before.stocks, after.stocks)


def _complex_on_map(state: State) -> int:
    return sum(is_complex(rail.code) for rail in state.rails)


def _dice(state: State) -> None:
    demand("RD-I1", state.dice_of(False) == BOARD.simple.dice, state.dice_of(False), "simple dice")
    demand("RD-I2", state.dice_of(True) == BOARD.complex.dice, state.dice_of(True), "complex dice")
    demand("RD-I3", state.phase == "play" or not state.turn.hand, state.phase, state.turn.hand)


def _units(state: State) -> None:
    held = [player.money for player in state.players]
    total = state.bank + sum(held) + sum(state.stocks)
    demand("RD-I4", total == BOARD.units + state.minted, total, "units,", state.minted, "minted")
    may_mint = state.phase in ("final", "over") and state.options.final_mint
    demand("RD-I4", may_mint or not state.minted, state.minted, "minted in", state.phase)
    demand("RD-I5", min(state.bank, *held, *state.stocks) >= 0, state.bank, held, state.stocks)
    for tile in ALL_TILES:
        demand("RD-I6", not state.stock(tile) or state.stations_on(tile) > 0, "stock on tile", tile)


def _stations(state: State) -> None:
    chart, cells = state.chart, [station.cell for station in state.stations]
    homes = [chart.tile(station.cell) for station in state.stations if station.owner is not None]
    for at, tile in enumerate(homes):
        if tile in homes[:at]:  # RD-2.6: only where there was no other cell
            then = state.but(stations=state.stations[:at], phase="homes")
            demand("RD-I7", not one_home_a_tile(then), "two homes on tile", tile)
    for one, other in combinations(cells, 2):
        a, b = chart.cells[one], chart.cells[other]
        demand("RD-I8", abs(a.x - b.x) + abs(a.y - b.y) >= GAP, one, other)
    for cell in cells:
        demand("RD-I9", chart.inner(cell) and chart.cells[cell].terrain != "water", cell)
    taken = Counter([*cells, *(rail.cell for rail in state.rails)])
    demand("RD-I10", all(count == 1 for count in taken.values()), taken.most_common(1))


def _rails(state: State) -> None:
    beyond, rail = state.chart.beyond, state.rail
    for cell, code in state.rails:
        demand("RD-I11", code in SIMPLE_CODES or code in COMPLEX_CODES, cell, code)
        demand("RD-I15", FACE[code] not in ("locomotive", "joker"), cell, code)
        for side in ends(code):
            demand("RD-I12", side in beyond[cell], cell, code)
            facing = rail.get(beyond[cell][side], "")
            demand("RD-I13", not is_complex(facing) or OPPOSITE[side] in ends(facing), cell, code, facing)


def _connections(state: State) -> None:
    reached = set[str]()
    for seat, player in enumerate(state.players):
        found = network(state, seat)
        reached |= found.cells
        demand("RD-I17", set(found.stations) == set(player.connected), seat, found.stations, player.connected)
        demand("RD-I17", len(set(player.connected)) == len(player.connected), seat, player.connected)
        for other, them in enumerate(state.players):
            mutual = (state.home(other) in player.connected) == (state.home(seat) in them.connected)
            demand("RD-I18", mutual, seat, other)
    demand("RD-I16", {rail.cell for rail in state.rails} <= reached, "unreached dice")


def _locomotives(state: State) -> None:
    held = [value for player in state.players for value in player.locomotives]
    cards = sorted([*state.locomotives, *held, *state.removed])
    box = [one.value for one in BOARD.locomotives for _ in range(one.cards)]
    demand("RD-I20", cards == box, cards)
    demand("RD-I21", list(state.locomotives) == sorted(state.locomotives), state.locomotives)
    dearer = max(held, default=0)  # nothing is sold before all that is cheaper is gone
    demand("RD-I21", all(value >= dearer for value in state.locomotives), dearer, state.locomotives)
    demand("RD-I22", OBSOLETE not in held or not ever_sold(state, PROGRESS), held)


def _turn(state: State) -> None:
    turn, mine = state.turn, state.players[state.turn.seat]
    for value, count in Counter(turn.used).items():
        enough = count <= mine.locomotives.count(value) or value == OBSOLETE
        demand("RD-I23", enough, turn.used, mine.locomotives)
    demand("RD-I23", len(set(turn.served)) == len(turn.served) == len(turn.used), turn.served, turn.used)
    if state.phase == "play":
        demand("RD-I24", not lacks_passengers(state), state.stocks)
        demand("RD-I25", trigger(state) is None, trigger(state))
    demand("RD-I26", turn.rolled is None or not turn.skipped, turn.rolled)
