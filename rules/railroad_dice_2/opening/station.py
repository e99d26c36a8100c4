"""`station H8`: places a home, then neutral stations, in turn (RD-2.5 to RD-2.12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.events import StationPlaced
from rules.railroad_dice_2.move import DiceMove, cell, instead_cells, refuse
from rules.railroad_dice_2.opening.sites import (
    home_tiles,
    leaves_room,
    legal_cells,
    near,
    one_home_a_tile,
    standing_cells,
)
from rules.railroad_dice_2.opening.worth import ranked
from rules.railroad_dice_2.state import State, Station

SUGGESTED = 3


class PlaceStation(DiceMove):
    kind: Literal["station"] = "station"
    cell: str

    rule = "RD-1.1"
    fields = (Field("cell"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 1:
            raise cls.misread(words)
        return cls(cell=cell(words[0]))

    def written(self) -> str:
        return self.cell

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        left = state.players[seat].neutrals
        return phrase("dice-note-home") if state.phase == "homes" else phrase("dice-note-neutral", left=left)

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        cells = ranked(state, seat, legal_cells(state))
        return Offers(field=field, choices=tuple(_choice(state, name) for name in cells))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        for name in ranked(state, seat, legal_cells(state))[:SUGGESTED]:
            draft = Draft(kind=cls.name()).with_value("cell", name)
            label = phrase("dice-suggest-station", cell=name)
            yield Suggestion(draft=draft, label=label, note=_tile_note(state, name), place=name)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        return _wrong(state, self.cell) or _placed(state, seat, self.cell)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("dice-account-neutrals", left=after.players[seat].neutrals),)


def _wrong(state: State, name: str) -> Refusal | None:
    """The tests in their order (RD-EX-5): cell, edge, water, home per tile, gap."""
    chart, home = state.chart, state.phase == "homes"
    if name not in chart.cells:
        return refuse("RD-1.1", "cell", cell=name)
    if not chart.inner(name):
        return refuse("RD-2.9", "station-edge", cell=name, instead=_instead(state))
    if chart.cells[name].terrain == "water":
        return refuse("RD-2.11", "station-water", cell=name, instead=_instead(state))
    if home and chart.tile(name) in home_tiles(state) and one_home_a_tile(state):
        return refuse("RD-2.6", "station-home", cell=name, tile=chart.tile(name), instead=_instead(state))
    if close := near(state, name, standing_cells(state)):
        return refuse("RD-2.10", "station-near", cell=name, station=close, instead=_instead(state))
    if home and not leaves_room(state, name):
        return refuse("RD-2.5", "station-room", cell=name, instead=_instead(state))
    return None


def _instead(state: State) -> Phrase | None:
    return instead_cells(legal_cells(state))


def _placed(state: State, seat: Seat, name: str) -> Outcome[State]:
    home = state.phase == "homes"
    station = Station(name, seat if home else None)
    after = state.but(stations=(*state.stations, station), last_placed=(name,))
    if not home:
        after = after.with_player(seat, neutrals=after.players[seat].neutrals - 1)
    return Outcome(after, (StationPlaced(seat=seat, cell=name, home=home),))


def _choice(state: State, name: str) -> Choice:
    return Choice(value=name, label=phrase("dice-choice-cell", cell=name), note=_tile_note(state, name), place=name)


def _tile_note(state: State, name: str) -> Phrase:
    cell = state.chart.cells[name]
    terrain = phrase(f"dice-terrain-{cell.terrain}")
    return phrase("dice-note-tile", tile=cell.tile, terrain=terrain, stations=state.stations_on(cell.tile))
