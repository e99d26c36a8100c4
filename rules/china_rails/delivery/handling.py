"""Where loads may be handled: in the city the train is in, or with Taiwan at a port; and what events forbid."""

from dataclasses import dataclass

from rules.china_rails.naming import demand_line
from rules.china_rails.parts import Card, City, Demand, Good
from rules.china_rails.speech import instead, refuse
from rules.china_rails.state import State
from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase


@dataclass(frozen=True)
class Sale:
    """One way to deliver a load here: the card and its line, and what events add."""

    card: Card
    demand: Demand
    bonus: int
    container: bool

    @property
    def pay(self) -> int:
        return self.demand.pay + self.bonus


def city_here(state: State, seat: Seat) -> City | None:
    at = state.players[seat].at
    city = -1 if at is None else state.board.city_at[at]
    return city if city >= 0 else None


def congress(state: State, seat: Seat, rule: str) -> Refusal | None:
    return refuse(rule, "congress") if state.bound(seat) else None


def shut(state: State, city: City) -> Refusal | None:
    """Why nothing can be loaded or unloaded in a mainland city now."""
    board = state.board
    town = board.cities[city]
    for _, card in state.running_of("strike"):
        if town.centre in card.zone:  # CR-R37: the whole city, by its centre
            return refuse("CR-26.1", "strike", city=town.name, event=card.name)
    for _, card in state.running_of("new_year"):
        if not town.major:
            return refuse("CR-28.1", "new-year-place", city=town.name, event=card.name)
    return None


def shut_taiwan(state: State) -> Refusal | None:
    """Why no containers move now."""
    for _, card in state.running_of("strike"):
        return refuse("CR-26.2", "strike-containers", event=card.name)
    for _, card in state.running_of("new_year"):
        return refuse("CR-28.1", "new-year-taiwan", event=card.name)  # CR-R38
    return None


def undocked(state: State, seat: Seat) -> Refusal | None:
    """Why the train cannot trade with Taiwan from where it stands."""
    player = state.players[seat]
    if player.docked:
        return None
    port = state.board.port_at.get(player.at) if player.at is not None else None
    if port is not None and port not in player.links:
        return refuse("CR-19.2", "no-link", port=state.board.ports[port].name)
    return refuse("CR-19.3", "not-docked")


def from_taiwan(state: State, good: Good) -> bool:
    return any(state.board.cities[city].taiwan for city in state.board.sources[good])


def sales(state: State, seat: Seat, good: Good) -> tuple[tuple[Sale, ...], Refusal | None]:
    """The deliveries of a good that are possible here, the best paid first; or why there is none."""
    if refusal := congress(state, seat, "CR-24.1"):
        return (), refusal
    here, player = city_here(state, seat), state.players[seat]
    found: list[Sale] = []
    why: Refusal | None = None
    for card in player.hand:
        for line in state.board.demands[card]:
            if line.good != good:
                continue
            town = state.board.cities[line.city]
            if line.city == here:
                refusal = shut(state, line.city)
            elif town.taiwan:
                refusal = undocked(state, seat) or _just_placed(state) or _operated(state) or shut_taiwan(state)
            else:
                continue
            refusal = refusal or _unfestive(state, good)
            if refusal is None:
                found.append(Sale(card, line, bonus(state, line), line.city != here))
            why = why or refusal
    if not found and why is None:
        name = state.board.goods[good].name
        why = refuse("CR-18.1", "no-demand", _asked(state, seat, good, here), good=name)
    return tuple(sorted(found, key=lambda sale: (-sale.pay, sale.card))), None if found else why


def _asked(state: State, seat: Seat, good: Good, here: City | None) -> Phrase | None:
    """What the seat's cards ask for here, else where they ask for the good."""
    board = state.board
    lines = [line for card in state.players[seat].hand for line in board.demands[card]]
    for key, found in (
        ("asked-here", [line for line in lines if line.city == here]),
        ("asked-there", [line for line in lines if line.good == good]),
    ):
        if found:
            return instead(key, demands=tuple(demand_line(state, line) for line in found))
    return None


def _just_placed(state: State) -> Refusal | None:
    """CR-R58: the turn of placing is free of the wait for loading alone."""
    return refuse("CR-19.3", "just-placed") if state.now.began is None else None


def _operated(state: State) -> Refusal | None:
    return refuse("CR-19.4", "loaded-already") if state.now.taiwan == "load" else None


def _unfestive(state: State, good: Good) -> Refusal | None:
    for _, card in state.running_of("new_year"):
        if good not in card.goods:
            return refuse("CR-28.2", "new-year-good", good=state.board.goods[good].name, event=card.name)
    return None


def bonus(state: State, line: Demand) -> int:
    """What the events in play add to a delivery; several add up (CR-R40)."""
    festive = sum(card.bonus for _, card in state.running_of("new_year") if line.good in card.goods)
    dragon = sum(card.bonus for _, card in state.running_of("black_dragon") if line.city in card.cities)
    return festive + dragon
