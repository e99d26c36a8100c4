"""`network`: anyone's connected network, privately and at any time, with the lines to mark on the map."""

from collections.abc import Mapping

from rules.core.contract import Choice, Draft, Field, Finding, Form, Offers, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.railroad_dice_2.event import DiceEvent, station_named
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.speech import misread
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.view import DiceView


class NetworkShown(DiceEvent):
    """Nothing that happens: what an inquiry marks on the map."""

    seat: Seat
    cells: tuple[str, ...]  # dice on a line from the home
    stations: tuple[str, ...]  # connected
    ends: tuple[str, ...]  # empty cells where a line ends

    def told(self, state: State) -> tuple[Phrase, ...]:
        return ()


class NetworkInquiry:
    form = Form("network", (Field("player", needed=False),))

    def ask(self, view: DiceView, seat: Seat | None, draft: Draft) -> Offers:
        seats = range(len(view.state.players))
        labels = ((str(one + 1), phrase("dice-choice-player", who=Who(seat=one))) for one in seats)
        choices = tuple(Choice(value=value, label=label) for value, label in labels)
        return Offers(field="player", choices=choices, complete=seat is not None or "player" in draft.filled())

    def answer(self, view: DiceView, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        """Without a name, the asker's own."""
        state, said = view.state, values.get("player", "")
        seats = {str(one + 1): one for one in range(len(state.players))}
        asked = seat if not said else seats.get(said)
        if asked is None:
            raise misread("player", text=said)
        if not state.home(asked):
            return Finding((phrase("dice-network-none", who=Who(seat=asked)),))
        found = network(state, asked)
        cells, stations, line_ends = tuple(sorted(found.cells)), tuple(found.stations), tuple(found.open)
        event = NetworkShown(seat=asked, cells=cells, stations=stations, ends=line_ends)
        return Finding(_lines(state, asked), (event,), line_ends, pictured=True, as_it_is=True)


def _lines(state: State, seat: Seat) -> tuple[Phrase, ...]:
    found, none = network(state, seat), (phrase("dice-nothing"),)
    connected = tuple(
        phrase("dice-network-station", station=station_named(state, name), distance=distance, stock=_stock(state, name))
        for name, distance in sorted(found.stations.items(), key=lambda one: (one[1], one[0]))
    )
    others = (station.cell for station in state.stations if station.owner != seat)
    missing = tuple(station_named(state, cell) for cell in others if cell not in found.stations)
    blocked = (phrase("dice-network-blocked", cells=tuple(found.blocked)),) if found.blocked else ()
    return (
        phrase("dice-network", who=Who(seat=seat), stations=connected or none),
        phrase("dice-network-missing", stations=missing or none),
        phrase("dice-network-open", cells=tuple(found.open) or none),
        *blocked,
    )


def _stock(state: State, name: str) -> int:
    return state.stock(state.chart.tile(name))
