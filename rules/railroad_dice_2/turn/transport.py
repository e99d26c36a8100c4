"""`transport 5 L8`, or `transport 5 L8 3`: a locomotive brings waiting passengers home (RD-12)."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from rules.core.contract import Choice, Draft, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.event import DiceEvent, StationName, station_named
from rules.railroad_dice_2.move import DiceMove, money_left, what_remains
from rules.railroad_dice_2.network import network, network_from
from rules.railroad_dice_2.running import Haul, can_transport, hauls, unused
from rules.railroad_dice_2.speech import Numbered, Train, TrainWords, instead, refuse
from rules.railroad_dice_2.state import State

SUGGESTED = 2


class Transported(DiceEvent):
    seat: Seat
    locomotive: int
    station: StationName
    tile: int
    units: int
    distance: int
    line: tuple[str, ...]  # cells from the home to the station, both included

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, left=state.stock(self.tile), money=state.players[self.seat].money),)


class Transport(DiceMove):
    train: Annotated[Train, TrainWords()]
    count: Numbered | None = None  # None is as many as can be

    rule = "RD-12.1"

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not can_transport(state, seat)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        if field == "train":
            return (_choice(state, haul) for haul in hauls(state, seat))
        most = next((haul.units for haul in hauls(state, seat) if haul.train == cls.read_field(draft, "train")), 0)
        counts = range(most - 1, 0, -1)
        return (Choice(value=str(count), label=phrase("dice-units", units=count)) for count in counts)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """For each station the smallest locomotive that brings the most."""
        best = dict[str, Haul]()
        for haul in hauls(state, seat):
            best.setdefault(haul.train.station, haul)
        for haul in list(best.values())[:SUGGESTED]:
            choice = _choice(state, haul)
            draft = Draft(kind=cls.name()).with_value("train", choice.value)
            yield Suggestion(draft=draft, label=choice.label, place=choice.place)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := self._wrong(state, seat):
            return refusal if refusal.instead else refusal.but(instead=_instead(state, seat, self.train))
        mine, player, turn = network(state, seat), state.players[seat], state.turn
        (value, station), tile = self.train, state.chart.tile(self.train.station)
        units = min(value, state.stock(tile)) if self.count is None else self.count
        stocks = tuple(stock - units * (at == tile) for at, stock in enumerate(state.stocks, 1))
        turn = turn.but(used=(*turn.used, value), served=(*turn.served, station))
        after = state.with_player(seat, money=player.money + units, transported=player.transported + units)
        distance, line = mine.stations[station], mine.line(station)
        event = Transported(
            seat=seat, locomotive=value, station=station, tile=tile, units=units, distance=distance, line=line
        )
        return Outcome(after.but(stocks=stocks, turn=turn), (event,), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        tile = before.chart.tile(self.train.station)
        waiting = phrase("dice-account-stock", tile=tile, stock=after.stock(tile), bank=after.bank)
        return money_left(before, after, seat), waiting

    def _wrong(self, state: State, seat: Seat) -> Refusal | None:
        value, station = self.train
        if refusal := _no_locomotive(state, seat, value) or _unconnected(state, seat, station):
            return refusal
        if station in state.turn.served:
            return refuse("RD-12.3", "transport-served", station=station)
        distance, tile = network(state, seat).stations[station], state.chart.tile(station)
        if distance > value:
            return refuse("RD-12.6", "transport-far", station=station, distance=distance, value=value)
        if not (stock := state.stock(tile)):
            return refuse("RD-12.11", "transport-empty", station=station, tile=tile)
        most = instead("count", most=min(value, stock))
        if self.count is not None and not 1 <= self.count <= value:
            return refuse("RD-12.9", "transport-count", most, count=self.count, value=value)
        if self.count is not None and self.count > stock:
            return refuse("RD-12.10", "transport-stock", most, count=self.count, stock=stock, tile=tile)
        return None


def _no_locomotive(state: State, seat: Seat, value: int) -> Refusal | None:
    owned, left = state.players[seat].locomotives, unused(state, seat)
    if value in left:
        return None
    others = instead("locomotives", values=tuple(sorted(set(left)))) if left else None
    if value in owned:
        return refuse("RD-12.2", "transport-used", others or what_remains(state), value=value)
    return refuse("RD-12.1", "transport-locomotive", others or instead("buy-first"), value=value)


def _unconnected(state: State, seat: Seat, name: str) -> Refusal | None:
    station = state.station(name)
    if station is None:
        return refuse("RD-12.1", "transport-station", cell=name)
    if station.owner == seat:
        return refuse("RD-12.1", "transport-home", cell=name)
    if name in network(state, seat).stations:
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


def _instead(state: State, seat: Seat, wanted: Train) -> Phrase:
    """What the same locomotive can do, or else any."""
    found = hauls(state, seat)
    some = [haul for haul in found if haul.train.locomotive == wanted.locomotive] or found
    trains = tuple(f"{haul.train.locomotive} {haul.train.station}" for haul in some[:SUGGESTED])
    return instead("trains", trains=trains) if trains else what_remains(state)


def _choice(state: State, haul: Haul) -> Choice:
    value, station = haul.train
    label = phrase("dice-suggest-transport", value=value, station=station_named(state, station), units=haul.units)
    note = phrase("dice-note-distance", distance=haul.distance, tile=state.chart.tile(station))
    return Choice(value=f"{value} {station}", label=label, note=note, place=station)
