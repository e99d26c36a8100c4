"""`network`: anyone's connected network, privately and at any time, with the lines to mark on the map."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Choice, Draft, Field, Finding, Form, MisreadError, Offers, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.railroad_dice_2.event import station_named
from rules.railroad_dice_2.events import NetworkShown
from rules.railroad_dice_2.move import SPEECH
from rules.railroad_dice_2.network import Network, network
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.view import DiceView


class NetworkInquiry:
    form = Form("network", (Field("player", needed=False),))

    def ask(self, view: DiceView, seat: Seat | None, draft: Draft) -> Offers:
        seats = range(len(view.players))
        choices = tuple(
            Choice(value=str(one + 1), label=phrase("dice-choice-player", who=Who(seat=one))) for one in seats
        )
        return Offers(field="player", choices=choices, complete=seat is not None or "player" in draft.filled())

    def answer(self, view: DiceView, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        """Without a name, the asker's own."""
        asked = self._seat(view, seat, values.get("player", ""))
        state = view.state
        if view.players[asked].home is None:
            return Finding((phrase("dice-network-none", who=Who(seat=asked)),))
        found = network(state, asked)
        event = NetworkShown(
            seat=asked, cells=tuple(sorted(found.cells())), stations=tuple(found.stations), ends=tuple(found.open)
        )
        return Finding(self._lines(state, asked, found), (event,), tuple(found.open), pictured=True, as_it_is=True)

    def _seat(self, view: DiceView, seat: Seat | None, said: str) -> Seat:
        if not said and seat is not None:
            return seat
        named = [one for one in range(len(view.players)) if str(one + 1) == said]
        if not named:
            raise _misread(said)
        return named[0]

    def _lines(self, state: State, seat: Seat, found: Network) -> tuple[Phrase, ...]:
        none = (phrase("dice-nothing"),)
        connected = tuple(
            phrase(
                "dice-network-station", station=station_named(state, name), distance=distance, stock=_stock(state, name)
            )
            for name, distance in sorted(found.stations.items(), key=lambda one: (one[1], one[0]))
        )
        missing = tuple(
            station_named(state, station.cell)
            for station in state.stations
            if station.owner != seat and station.cell not in found.stations
        )
        return (
            phrase("dice-network", who=Who(seat=seat), stations=connected or none),
            phrase("dice-network-missing", stations=missing or none),
            phrase("dice-network-open", cells=tuple(found.open) or none),
            *((phrase("dice-network-blocked", cells=tuple(found.blocked)),) if found.blocked else ()),
        )


def _stock(state: State, name: str) -> int:
    return state.stock(state.chart.tile(name))


def _misread(said: str) -> MisreadError:
    return SPEECH.misread("player", text=said)
