"""Where a train may want to go: the cities in reach that serve the player's cards first, then the ways onward."""

from collections.abc import Iterator
from itertools import islice

from rules.china_rails.building.targets import wanted_cities
from rules.china_rails.grid import DIRECTIONS, spread
from rules.china_rails.naming import place
from rules.china_rails.parts import City, Demand, Good, Milepost
from rules.china_rails.places import direction_named, direction_of
from rules.china_rails.running import FREE, needs_fee, open_ways, ride, ways
from rules.china_rails.search_run import journey
from rules.china_rails.state import CAPACITY, State
from rules.core.contract import Choice, Draft, Refusal, Seat, Suggestion
from rules.core.phrase import Phrase, phrase

MOST = 20
SOON, TRIED = 3, 3  # turns within which a far place is worth running to, and how many of them are looked at


def goals(state: State, seat: Seat, typed: str) -> tuple[Choice, ...]:
    """Cities and ports within this turn's points, with points and fees."""
    board, player = state.board, state.players[seat]
    fits = set(board.places.like(typed)) if typed else None
    near = _within(state, seat, state.now.points)
    found: list[Choice] = []
    sites = [(board.cities[city].mileposts, board.cities[city].key, f"c{city}") for city in wanted_cities(state, seat)]
    sites += [((port.at,), port.key, f"p{number}") for number, port in enumerate(board.ports) if number in player.links]
    sites += [((at,), board.labels[at], "") for at in board.ferry_ports if board.city_at[at] < 0]
    for mileposts, word, code in sites:
        if (fits is not None and code not in fits) or player.at in mileposts or not near.intersection(mileposts):
            continue
        way = journey(state, seat, mileposts)
        if way is None or (not code and (player.at, mileposts[0]) in board.edge):
            continue  # coordinates beside the train say the very step, which is listed among the ways onward
        label = phrase("china-goal", to=place(state, mileposts[0]), steps=way.steps, points=state.now.points)
        note = _note(state, seat, mileposts[0], way.fees)
        found.append(Choice(value=word, label=label, note=note, place=board.labels[way.path[-1]]))
        if len(found) == MOST:
            break
    return tuple(found)


def afar(state: State, seat: Seat) -> Iterator[Suggestion]:
    """Over own track towards cities beyond this turn's points: where something on board is asked for, then what the
    cards ask for can be had."""
    board, player = state.board, state.players[seat]
    lines = sorted((line for card in player.hand for line in board.demands[card]), key=lambda line: -line.pay)
    asked = [line.city for line in lines if line.good in player.loads]
    asked += [
        source
        for line in lines
        if line.good not in player.loads and _room(state, seat) and state.tray(line.good)
        for source in board.sources[line.good]
    ]
    soon = state.now.points + (SOON - 1) * state.speed(seat)
    beyond = _within(state, seat, soon, (FREE, seat)) - _within(state, seat, state.now.points)
    sites = dict.fromkeys(site for city in asked for site in _where(state, seat, city))
    for mileposts, word in islice((site for site in sites if beyond.intersection(site[0])), TRIED):
        way = journey(state, seat, mileposts, "fees", SOON)
        if way is None or way.turns < 2 or not way.rests[0]:
            continue
        draft = Draft(kind="move", values=(("to", word), ("by", "far")))
        label = phrase("china-suggest-afar", to=place(state, mileposts[0]), turns=way.turns)
        note = _note(state, seat, mileposts[0], way.fees)
        yield Suggestion(draft=draft, label=label, note=note, place=board.labels[mileposts[0]])


def _where(state: State, seat: Seat, city: City) -> list[tuple[tuple[Milepost, ...], str]]:
    """Where a train serves a city: there, or at the own container ports for one on Taiwan."""
    town, ports = state.board.cities[city], state.board.ports
    if town.taiwan:
        return [((ports[link].at,), ports[link].key) for link in state.players[seat].links]
    return [(town.mileposts, town.key)]


def sale(state: State, seat: Seat, at: Milepost) -> Demand | None:
    """The best demand for something on board that a train serves there."""
    player = state.players[seat]
    lines = (line for card in player.hand for line in state.board.demands[card] if line.good in player.loads)
    asked = (line for line in lines if any(at in mileposts for mileposts, _ in _where(state, seat, line.city)))
    return max(asked, key=lambda line: line.pay, default=None)


def _note(state: State, seat: Seat, at: Milepost, fees: int) -> Phrase | None:
    """What a way costs, or what it is good for."""
    if sold := sale(state, seat, at):
        return phrase("china-note-sale", good=state.board.goods[sold.good].name, pay=sold.pay, fees=fees)
    if fees:
        return phrase("china-note-fees", fees=fees)
    if not _room(state, seat):
        return None
    asked = dict.fromkeys(line.good for card in state.players[seat].hand for line in state.board.demands[card])
    there = (good for good in asked if any(at in posts for posts, _ in _sources(state, seat, good)))
    goods = [good for good in there if state.tray(good)]
    names = tuple(state.board.goods[good].name for good in goods)
    return phrase("china-note-supplies", goods=names) if names else None


def _room(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return len(player.loads) < CAPACITY[player.loco]


def _sources(state: State, seat: Seat, good: Good) -> Iterator[tuple[tuple[Milepost, ...], str]]:
    for city in state.board.sources[good]:
        yield from _where(state, seat, city)


def next_ways(state: State, seat: Seat, typed: str = "") -> tuple[Choice, ...]:
    """The single steps that are legal now."""
    board, at = state.board, state.players[seat].at
    if at is None:
        return ()
    found = []
    for near, owner in open_ways(state, at):
        way = direction_of(board, at, near)
        if typed and not board.labels[near].startswith(typed.upper()) and direction_named(typed) != way:
            continue
        if isinstance(ride(state, seat, (at, near)), Refusal):
            continue
        label = phrase("china-step", way=phrase(f"china-way-{way}"), to=place(state, near))
        note = phrase("china-note-fees", fees=4) if needs_fee(state, seat, owner) else None
        found.append(
            (DIRECTIONS.index(way), Choice(value=board.labels[near], label=label, note=note, place=board.labels[near]))
        )
    return tuple(choice for _, choice in sorted(found, key=lambda one: one[0]))


def _within(state: State, seat: Seat, points: int, owners: tuple[Seat, ...] = ()) -> frozenset[Milepost]:
    """A rough look around: mileposts that track joins within so many points; with owners, theirs alone."""
    at = state.players[seat].at
    graph = ways(state.board, state.track)

    def near(here: Milepost) -> Iterator[Milepost]:
        return (to for to, owner in graph.get(here, ()) if not owners or owner in owners)

    return frozenset() if at is None else frozenset(spread((at,), near, points))
