"""The invariants of the specification, checked after every move and every load. CR-INV-30 is shown by replaying."""

from collections import Counter

from rules.china_rails.building.access import MOST_PLAYERS, MOST_SEGMENTS
from rules.china_rails.building.upgrade import PRICE as UPGRADE
from rules.china_rails.building.works import MOST_EXITS
from rules.china_rails.state import CAPACITY, HAND, LIMIT, RAISE, START_CASH, TARGET, Loco, State
from rules.china_rails.view import china_view
from rules.china_rails.weather import weather
from rules.core.invariants import demand

BANK_KINDS = frozenset(
    ("delivery", "bonus", "congress", "track", "ferry", "link", "upgrade", "tax", "loan", "repayment", "fee")
)


def audit(state: State) -> None:
    """Raises BrokenInvariantError."""
    _money(state)
    _loads(state)
    _cards(state)
    _track(state)
    _cities(state)
    _trains(state)
    _turns(state)
    _events(state)


def _money(state: State) -> None:
    total = sum(state.cash) + sum(state.bank.values())
    demand("CR-INV-1", total == START_CASH * len(state.players), total, state.bank)
    demand("CR-INV-2", set(state.bank) <= BANK_KINDS, "unknown payment", state.bank)
    demand("CR-INV-3", all(cash >= 0 for cash in state.cash), state.cash)
    demand("CR-INV-28", state.target == TARGET + RAISE * state.ties, state.target)
    for viewer in (None, *state.seats):
        seen = china_view(state, viewer).cash
        for seat, cash in enumerate(seen):
            known = state.taxed or state.over or seat == viewer
            demand("CR-INV-26", (cash is not None) == known, viewer, seat)


def _loads(state: State) -> None:
    carried = Counter(good for player in state.players for good in player.loads)
    for good, count in carried.items():
        demand("CR-INV-4", 0 <= good < len(state.board.goods) and state.tray(good) >= 0, good, count)
    for seat, player in enumerate(state.players):
        demand("CR-INV-5", len(player.loads) <= CAPACITY[player.loco], seat, player.loads)
        demand("CR-INV-27", upgrades(player.loco) * UPGRADE <= state.bank.get("upgrade", 0), player.loco)


def upgrades(loco: Loco) -> int:
    """Steps from a Freight; each was paid for."""
    return {"freight": 0, "fast": 1, "heavy": 1, "super": 2}[loco]


def _cards(state: State) -> None:
    board = state.board
    for seat, player in enumerate(state.players):
        demand("CR-INV-6", len(player.hand) == (0 if player.left else HAND), seat, player.hand)
        demand("CR-INV-8", not any(map(board.is_event, player.hand)), seat, player.hand)
    running = [event.card for event in state.running]
    cards = [*state.deck, *state.discard, *running, *(card for player in state.players for card in player.hand)]
    demand("CR-INV-7", sorted(cards) == list(board.deck), len(cards))
    demand("CR-INV-23", not board.rains.intersection(state.discard), "Desert Rains left play")


def _track(state: State) -> None:
    board = state.board
    edges = [edge for owned in state.track for edge in owned]
    demand("CR-INV-9", len(set(edges)) == len(edges), "two segments in one place")
    demand("CR-INV-9", all(0 <= edge < len(board.ends) for edge in edges), "no such place")
    touched = {at for edge in edges for at in board.ends[edge]}
    demand("CR-INV-10", not touched & board.taiwan, "track on Taiwan")  # in a red area the board has no edges
    sky = weather(state)
    sand = frozenset[int]().union(*(card.zone for _, card in state.running_of("sand_storm")))
    demand("CR-INV-20", not sky.flooded.keys() & set(edges), "a bridge over a flood")
    demand("CR-INV-20", not touched & sand, "track in a sand storm")
    owner = state.owner
    for place in state.reserved:
        demand("CR-INV-21", owner.get(place.edge, place.owner) == place.owner, place)


def _cities(state: State) -> None:
    board, claims = state.board, state.claims()
    at: dict[int, Counter[int]] = {}
    for edge, seat in claims.items():
        for end in board.ends[edge]:
            if board.city_at[end] >= 0:
                at.setdefault(board.city_at[end], Counter())[seat] += 1
    for city, owners in at.items():
        town = board.cities[city]
        if not town.major:
            demand("CR-INV-12", len(owners) <= MOST_PLAYERS[town.size], town.name.en, owners)
            demand("CR-INV-12", max(owners.values()) <= MOST_SEGMENTS, town.name.en, owners)
            continue
        exits = len(board.exits[city])
        unbuilt = exits - owners.total()
        waiting = sum(seat not in owners and not player.left for seat, player in enumerate(state.players))
        demand("CR-INV-13", unbuilt >= min(waiting, exits - len(owners)), town.name.en, owners)
    most = board.ferry.most if board.ferry else 0
    demand("CR-INV-14", len(state.ferry_owners()) <= most, state.ferry_owners())
    for number, port in enumerate(board.ports):
        allowed = len(state.players) if port.most is None else port.most
        demand("CR-INV-14", len(state.link_owners(number)) <= allowed, port.name.en)


def _trains(state: State) -> None:
    board = state.board
    for seat, player in enumerate(state.players):
        mainland = player.at is None or (0 <= player.at < len(board.labels) and player.at not in board.taiwan)
        demand("CR-INV-16", mainland, seat, player.at)
        demand("CR-INV-19", not state.opening or (player.at is None and not player.loads), seat)
        port = board.port_at.get(player.at) if player.at is not None else None
        demand("CR-INV-29", not player.docked or port in player.links, seat)


def _turns(state: State) -> None:
    now = state.now
    demand("CR-INV-11", now.spent <= LIMIT and (not now.upgraded or now.spent == LIMIT), now.spent)
    counted = now.exits if state.options.city_exits == "per_turn" else ()
    demand("CR-INV-15", len(counted) <= MOST_EXITS, now.exits)
    demand("CR-INV-15", all(count <= MOST_EXITS for count in Counter(now.exits).values()), now.exits)
    demand("CR-INV-17", 0 <= now.points <= now.speed and now.lost >= 0, now.points, now.used, now.speed)
    demand("CR-INV-18", now.halved or now.stopped or not now.lost or now.cut, "points lost without a cause")
    turns = [player.turns for player in state.players]
    demand("CR-INV-24", max(turns) - min(turns) <= 1, turns)
    playing = not state.players[state.turn].left
    demand("CR-INV-25", state.over or (playing and state.turn in state.seats), state.turn)


def _events(state: State) -> None:
    for event in state.running:
        kind = state.board.event(event.card).kind
        if kind == "party_congress":
            demand("CR-INV-22", bool(event.bound) and event.ends is None, event)
        elif kind == "desert_rains":
            demand("CR-INV-22", event.ends is None, event)
        else:
            turns = state.players[event.drawer].turns
            demand("CR-INV-22", event.ends is not None and event.ends > turns, event)
