"""`station H8`: places a home, then neutral stations, in turn (RD-2.5 to RD-2.12)."""

from collections.abc import Iterable, Iterator
from typing import Literal

from rules.core.contract import Choice, Draft, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.opening.sites import home_tiles, leaves_room, legal_cells, near, one_home_a_tile, ranked
from rules.railroad_dice_2.speech import CellName, instead_cells, refuse
from rules.railroad_dice_2.state import State, Station

SUGGESTED = 3


class StationPlaced(DiceEvent):
    seat: Seat
    cell: str
    home: bool

    def told(self, state: State) -> tuple[Phrase, ...]:
        tile, left = state.chart.tile(self.cell), state.players[self.seat].neutrals
        return (self.said(state, "home-placed" if self.home else "neutral-placed", tile=tile, left=left),)


class PlaceStation(DiceMove):
    kind: Literal["station"] = "station"
    cell: CellName

    rule = "RD-1.1"

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        left = state.players[seat].neutrals
        return phrase("dice-note-home") if state.phase == "homes" else phrase("dice-note-neutral", left=left)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for name in ranked(state, seat):
            label = phrase("dice-choice-cell", cell=name)
            yield Choice(value=name, label=label, note=_tile_note(state, name), place=name)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        for name in ranked(state, seat)[:SUGGESTED]:
            label = phrase("dice-suggest-station", cell=name)
            yield Suggestion(draft=cls(cell=name).draft(), label=label, note=_tile_note(state, name), place=name)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := _wrong(state, self.cell):
            return refusal.but(instead=instead_cells(legal_cells(state)))
        home = state.phase == "homes"
        station = Station(self.cell, seat if home else None)
        after = state.but(stations=(*state.stations, station), last_placed=(self.cell,))
        after = after.with_player(seat, neutrals=after.players[seat].neutrals - (not home))
        return Outcome(after, (StationPlaced(seat=seat, cell=self.cell, home=home),))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("dice-account-neutrals", left=after.players[seat].neutrals),)


def _wrong(state: State, name: str) -> Refusal | None:
    """The tests in their order (RD-EX-5): cell, edge, water, home per tile, gap."""
    chart, home = state.chart, state.phase == "homes"
    if name not in chart.cells:
        return refuse("RD-1.1", "cell", cell=name)
    if not chart.inner(name):
        return refuse("RD-2.9", "station-edge", cell=name)
    if chart.cells[name].terrain == "water":
        return refuse("RD-2.11", "station-water", cell=name)
    if home and chart.tile(name) in home_tiles(state) and one_home_a_tile(state):
        return refuse("RD-2.6", "station-home", cell=name, tile=chart.tile(name))
    if close := near(state, name, state.station_cells()):
        return refuse("RD-2.10", "station-near", cell=name, station=close)
    return refuse("RD-2.5", "station-room", cell=name) if home and not leaves_room(state, name) else None


def _tile_note(state: State, name: str) -> Phrase:
    cell = state.chart.cells[name]
    terrain = phrase(f"dice-terrain-{cell.terrain}")
    return phrase("dice-note-tile", tile=cell.tile, terrain=terrain, stations=state.stations_on(cell.tile))
