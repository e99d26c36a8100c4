"""`transport 5 L8`, or `transport 5 L8 3`: a locomotive brings waiting passengers home (RD-12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.ending import can_transport, unused
from rules.railroad_dice_2.event import station_named
from rules.railroad_dice_2.events import Transported
from rules.railroad_dice_2.move import DiceMove, cell, instead, money_left, number, refuse
from rules.railroad_dice_2.network import network, network_from
from rules.railroad_dice_2.state import State

SUGGESTED = 3


class Transport(DiceMove):
    kind: Literal["transport"] = "transport"
    locomotive: int
    station: str
    count: int | None = None  # None is as many as can be

    rule = "RD-12.1"
    fields = (Field("locomotive"), Field("station"), Field("count", needed=False))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) not in (2, 3):
            raise cls.misread(words)
        count = number(words[2]) if len(words) == 3 else None
        return cls(locomotive=number(words[0]), station=cell(words[1]), count=count)

    def written(self) -> str:
        return f"{self.locomotive} {self.station}" + ("" if self.count is None else f" {self.count}")

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not can_transport(state, seat)

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        given = draft.filled()
        if field == "locomotive":
            values = sorted({value for value in unused(state, seat) if _reachable(state, seat, value)}, reverse=True)
            return Offers(field=field, choices=tuple(_locomotive_choice(state, seat, value) for value in values))
        value = number(given["locomotive"])
        if refusal := _no_locomotive(state, seat, value):
            return Offers(refusal=refusal)
        if field == "station":
            stations = _reachable(state, seat, value)
            return Offers(field=field, choices=tuple(_station_choice(state, seat, value, name) for name in stations))
        whole = cls.whole(state, seat, draft)
        if whole.refusal:
            return whole
        most = _most(state, value, cell(given["station"]))
        counts = (Choice(value=str(count), label=phrase("dice-units", units=count)) for count in range(most - 1, 0, -1))
        return Offers(field=field, choices=tuple(counts), complete=True)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """The most passengers first, each station by the smallest locomotive that brings as many."""
        found = dict[str, tuple[int, int]]()
        for value in sorted(set(unused(state, seat))):
            for name in _reachable(state, seat, value):
                if _most(state, value, name) > found.get(name, (0, 0))[0]:
                    found[name] = _most(state, value, name), value
        ranked = sorted(found.items(), key=lambda one: (-one[1][0], one[1][1], one[0]))
        for name, (units, value) in ranked[:SUGGESTED]:
            draft = Draft(kind=cls.name(), values=(("locomotive", str(value)), ("station", name)))
            station = station_named(state, name)
            label = phrase("dice-suggest-transport", value=value, station=station, units=units)
            yield Suggestion(draft=draft, label=label, place=name)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        return self._wrong(state, seat) or self._transported(state, seat)

    def _wrong(self, state: State, seat: Seat) -> Refusal | None:
        if refusal := _no_locomotive(state, seat, self.locomotive) or _unconnected(state, seat, self.station):
            return refusal
        if self.station in state.turn.served:
            return refuse("RD-12.3", "transport-served", station=self.station)
        distance = network(state, seat).stations[self.station]
        if distance > self.locomotive:
            return refuse("RD-12.6", "transport-far", station=self.station, distance=distance, value=self.locomotive)
        tile = state.chart.tile(self.station)
        stock = state.stock(tile)
        if not stock:
            return refuse("RD-12.11", "transport-empty", station=self.station, tile=tile)
        count = _most(state, self.locomotive, self.station) if self.count is None else self.count
        if not 1 <= count <= self.locomotive:
            return refuse("RD-12.9", "transport-count", count=count, value=self.locomotive)
        return refuse("RD-12.10", "transport-stock", count=count, stock=stock, tile=tile) if count > stock else None

    def _transported(self, state: State, seat: Seat) -> Outcome[State]:
        mine, player, turn = network(state, seat), state.players[seat], state.turn
        tile = state.chart.tile(self.station)
        units = _most(state, self.locomotive, self.station) if self.count is None else self.count
        stocks = tuple(stock - units * (at == tile) for at, stock in enumerate(state.stocks, 1))
        turn = turn.but(used=(*turn.used, self.locomotive), served=(*turn.served, self.station))
        after = state.with_player(seat, money=player.money + units, transported=player.transported + units)
        event = Transported(
            seat=seat,
            locomotive=self.locomotive,
            station=self.station,
            tile=tile,
            units=units,
            distance=mine.stations[self.station],
            line=mine.line(self.station),
        )
        return Outcome(after.but(stocks=stocks, turn=turn), (event,), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        tile = before.chart.tile(self.station)
        waiting = phrase("dice-account-stock", tile=tile, stock=after.stock(tile), bank=after.bank)
        return money_left(before, after, seat), waiting


def _no_locomotive(state: State, seat: Seat, value: int) -> Refusal | None:
    owned = state.players[seat].locomotives
    if value not in owned:
        others = instead("locomotives", values=tuple(sorted(set(owned)))) if owned else instead("buy-first")
        return refuse("RD-12.1", "transport-locomotive", value=value, instead=others)
    return None if value in unused(state, seat) else refuse("RD-12.2", "transport-used", value=value)


def _unconnected(state: State, seat: Seat, name: str) -> Refusal | None:
    station, mine = state.station(name), network(state, seat)
    if station is None:
        return refuse("RD-12.1", "transport-station", cell=name)
    if station.owner == seat:
        return refuse("RD-12.1", "transport-home", cell=name)
    if name in mine.stations:
        return None
    if through := _behind(state, seat, name):
        return refuse("RD-12.1", "transport-interrupted", station=name, through=through)
    return refuse("RD-12.1", "transport-no-line", station=name)


def _behind(state: State, seat: Seat, name: str) -> str | None:
    """A station at which the way to another one is interrupted (RD-7.4)."""
    first = {station: station for station in network(state, seat).stations}
    waiting = list(first)
    while waiting:
        at = waiting.pop(0)
        for station in network_from(state, at).stations:
            if station not in first:
                first[station] = first[at]
                waiting.append(station)
    return first.get(name)


def _most(state: State, value: int, name: str) -> int:
    """RD-12.9, RD-12.10"""
    return min(value, state.stock(state.chart.tile(name)))


def _reachable(state: State, seat: Seat, value: int) -> list[str]:
    """Stations that the locomotive can serve now, the most passengers and then the nearest first."""
    found = [
        (-_most(state, value, name), distance, name)
        for name, distance in network(state, seat).stations.items()
        if distance <= value and name not in state.turn.served and state.stock(state.chart.tile(name))
    ]
    return [name for _, _, name in sorted(found)]


def _locomotive_choice(state: State, seat: Seat, value: int) -> Choice:
    note = phrase("dice-note-stations", stations=len(_reachable(state, seat, value)))
    return Choice(value=str(value), label=phrase("dice-loco", value=value), note=note)


def _station_choice(state: State, seat: Seat, value: int, name: str) -> Choice:
    distance = network(state, seat).stations[name]
    note = phrase("dice-note-transport", units=_most(state, value, name), distance=distance)
    return Choice(value=name, label=station_named(state, name), note=note, place=name)
