"""Positions for tests: a map drawn in text, and only what matters said about it.

`table(LAND, track={0: ("A1 B1 C1",)}, trains={0: "A1"})` is player 0's delivery phase in round 3. Marks are those of a
board file; `names` gives the cities their names by coordinates. Hands and deck are written as demands
("Kilo: Tea 20", or just "demand") and kinds of events ("flood").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, cast

from rules.china_rails.board import Board
from rules.china_rails.board_file import BoardFile, EventEntry
from rules.china_rails.boards import make_board
from rules.china_rails.event import ChinaEvent
from rules.china_rails.flow import open_turn
from rules.china_rails.game import ChinaRails
from rules.china_rails.grid import label, marks, neighbours, runs, spot
from rules.china_rails.move import ChinaMove
from rules.china_rails.state import ChinaOptions, Player, Running, State, Turn
from rules.core.chance import Chance
from rules.core.contract import Draft, Offers, Refusal, Seat, Step

GOODS = {"Tea": 3, "Silk": 3, "Fish": 3, "Imports": 3, "Rice": 3, "Jade": 1}
KINDS = (
    *("party_congress", "rail_tax", "strike", "flood", "new_year", "black_dragon", "derailment"),
    *("snow_manchuria", "heavy_snow", "storm_at_sea", "wind_storm", "sand_storm", "earthquake", "desert_rains"),
)
TAX = ((0, 0), (51, 10), (101, 15), (151, 20), (201, 25))
PAD = "{city}: Jade 1"

# Two rows of major cities at the corners, a small city K and a medium city L between them.
LAND = """
 1 M . . s . . . M
 2  . . . . . . . .
 3 M . . m . . . M
 4  . . . . . . . .
"""
LAND_NAMES = {"North": "A1", "East": "H1", "West": "A3", "South": "H3", "Kilo": "D1", "Lima": "D3"}

# One whole major city with its six outer mileposts.
STAR = """
 1 . . . . . . .
 2  . . o o . . .
 3 . . o M o . .
 4  . . o o . . .
 5 . . . . . . .
"""
STAR_NAMES = {"Star": "D3"}


def make(
    drawn: str,
    names: Mapping[str, str],
    *,
    goods: Mapping[str, Sequence[str]] | None = None,
    taiwan: Mapping[str, Sequence[str]] | None = None,
    demands: Sequence[str] = (),
    events: Mapping[str, Mapping[str, Any]] | None = None,
    ferry: tuple[str, str] | None = None,
    ports: Mapping[str, str] | None = None,
    prices: Mapping[str, int] | None = None,
    waters: Mapping[str, tuple[str, str]] | None = None,
    zones: Mapping[str, tuple[str, str]] | None = None,
    gaps: str = "",
) -> Board:
    """A board. `ports` are container ports by name; the first has no limit of players, as Hong Kong."""
    found = dict(marks(drawn))
    island = {at for kind, said in (zones or {}).values() if kind == "taiwan" for at in runs(said)}
    sizes = {"s": "small", "m": "medium", "M": "major"}
    cities: list[dict[str, Any]] = []
    for name, at in names.items():
        here = spot(at)
        assert here is not None
        outer = [label(*near) for near in neighbours(*here) if found.get(near) == "o"]
        entry: dict[str, Any] = {
            "name": name,
            "size": sizes[found[here]],
            "at": at,
            "goods": tuple((goods or {}).get(name, ())),
        }
        entry["taiwan"] = at in island
        cities.append({**entry, "outer": " ".join(outer) if found[here] == "M" else ""})
    for name, overseas in (taiwan or {}).items():
        cities.append({"name": name, "size": "small", "taiwan": True, "goods": tuple(overseas)})
    landing = next(iter(taiwan or names))
    cards = [{"kind": kind, "name": kind, "text": "", "text_fr": "", **said} for kind, said in (events or {}).items()]
    file = BoardFile.model_validate(
        {
            "name": "Drawn",
            "map": drawn,
            "gaps": gaps,
            "cities": cities,
            "goods": [{"name": name, "chips": chips, "code": name[:2].upper()} for name, chips in GOODS.items()],
            "ferry": {"name": "Ferry", "ports": ferry, "port_names": ("Near", "Far"), "price": 4, "most": 2}
            if ferry
            else None,
            "ports": [
                {
                    "name": name,
                    "at": at,
                    "price": (prices or {}).get(name, 8 if not number else 4),
                    "most": 2 if number else None,
                    "landing": landing,
                }
                for number, (name, at) in enumerate((ports or {}).items())
            ],
            "demands": list(demands),
            "waters": {
                name: {"name": name, "kind": kind, "crossed": at} for name, (kind, at) in (waters or {}).items()
            },
            "zones": {
                name: {"name": name, "kind": kind, "mileposts": at} for name, (kind, at) in (zones or {}).items()
            },
            "events": [EventEntry.model_validate(card).model_dump() for card in cards],
        }
    )
    return make_board(file)


def table(  # each test says only what matters
    drawn: str = LAND,
    names: Mapping[str, str] | None = None,
    *,
    seats: int = 3,
    turn: Seat = 0,
    first: Seat = 0,
    round: int = 3,
    phase: str = "delivery",
    track: Mapping[Seat, Sequence[str]] | None = None,
    trains: Mapping[Seat, str] | None = None,
    came: Mapping[Seat, str] | None = None,
    loads: Mapping[Seat, Sequence[str]] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    running: Mapping[str, Seat] | None = None,
    events: Mapping[str, Mapping[str, Any]] | None = None,
    cash: Mapping[Seat, int] | None = None,
    locos: Mapping[Seat, str] | None = None,
    links: Mapping[Seat, Sequence[str]] | None = None,
    ferries: Sequence[Seat] = (),
    players: Mapping[Seat, Mapping[str, Any]] | None = None,
    now: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    rich: int = 60,
    **board: Any,
) -> State:
    """A position, audited but for the money."""
    names = names if names is not None else (STAR_NAMES if drawn == STAR else LAND_NAMES)
    pad = PAD.format(city=next(iter(names)))
    written = [*(card for seat in range(seats) for card in _three((hands or {}).get(seat, ()), pad))]
    demands = [
        *written,
        *(_card(text, pad) for text in deck if _is_demand(text)),
        *(", ".join([pad] * 3) for _ in range(6)),
    ]
    used = [kind for kind in (*deck, *(running or {}), *(events or {})) if not _is_demand(kind)]
    said = {kind: _event(kind, (events or {}).get(kind, {}), next(iter(names))) for kind in dict.fromkeys(used)}
    lies = make(drawn, names, demands=demands, events=said, **board)
    first_event = len(lies.demands)
    numbers = {kind: first_event + at for at, kind in enumerate(said)}
    drawn_next = iter(range(len(written), len(demands)))
    order = [next(drawn_next) if _is_demand(text) else numbers[text] for text in deck]
    in_play = tuple(_running(lies, numbers[kind], kind, drawer, seats) for kind, drawer in (running or {}).items())
    gone = {*order, *(event.card for event in in_play), *range(len(written))}
    rest = [card for card in lies.deck if card not in gone and not lies.is_event(card)]
    departed = [seat for seat, said in (players or {}).items() if said.get("left")]
    put_by = tuple(card for seat in departed for card in range(3 * seat, 3 * seat + 3))
    unused = [card for card in lies.deck if card not in gone and lies.is_event(card)]
    rest += [card for card in unused if lies.event(card).kind == "desert_rains"]  # never in the discard pile
    put_by += tuple(card for card in unused if lies.event(card).kind != "desert_rains")
    turns = round - 1
    standing = tuple(
        Player.model_validate(
            {
                "hand": () if seat in departed else tuple(range(3 * seat, 3 * seat + 3)),
                "at": lies.at[(trains or {})[seat]] if seat in (trains or {}) else None,
                "came": lies.at[(came or {})[seat]] if seat in (came or {}) else None,
                "loads": tuple(_good(lies, good) for good in (loads or {}).get(seat, ())),
                "loco": (locos or {}).get(seat, "freight"),
                "links": tuple(_port(lies, name) for name in (links or {}).get(seat, ())),
                "ferry": seat in ferries,
                "turns": turns,
                **(players or {}).get(seat, {}),
            }
        )
        for seat in range(seats)
    )
    ledger = sum(have - 60 for have in ((cash or {}).get(seat, rich) for seat in range(seats)))
    steps = {"freight": 0, "fast": 1, "heavy": 1, "super": 2}
    upgrades = 20 * sum(steps[player.loco] for player in standing)
    state = State(
        options=ChinaOptions.model_validate(options or {}),
        first=first,
        round=round,
        turn=turn,
        now=Turn(),
        players=standing,
        cash=tuple((cash or {}).get(seat, rich) for seat in range(seats)),
        track=tuple(edges(lies, *(track or {}).get(seat, ())) for seat in range(seats)),
        deck=(*order, *rest),
        discard=put_by,
        running=in_play,
        bank={"upgrade": upgrades, "delivery": -ledger - upgrades},
    ).on(lies)
    before = state.order().index(turn)
    for seat in state.order()[:before]:
        state = state.with_player(seat, turns=turns + 1)
    state = open_turn(state, turn).with_turn(**({"phase": phase} if phase == "building" else {}), **(now or {}))
    ChinaRails(lies).audit(state)
    return state


def edges(board: Board, *paths: str) -> tuple[int, ...]:
    found = []
    for path in paths:
        stops = [board.at[word] for word in path.split()]
        found += [board.edge[a, b] for a, b in pairwise(stops)]
    return tuple(sorted(found))


def _three(cards: Sequence[str], pad: str) -> list[str]:
    return [_card(text, pad) for text in (*cards, *[pad] * 3)][:3]


def _is_demand(text: str) -> bool:
    return ":" in text or text == "demand"


def _card(text: str, pad: str) -> str:
    said = [] if text == "demand" else text.split(", ")
    return ", ".join([*said, *[pad] * 3][:3])


def _event(kind: str, said: Mapping[str, Any], city: str) -> dict[str, Any]:
    usual: dict[str, dict[str, Any]] = {
        "rail_tax": {"tax": TAX},
        "party_congress": {"cities": ("North",) if city == "North" else (city,), "bonus": 10, "elsewhere": 5},
        "new_year": {"goods": ("Fish", "Imports", "Rice", "Tea", "Jade"), "bonus": 5},
        "black_dragon": {"bonus": 5},
        "derailment": {"radius": 3},
        "earthquake": {"inner": 4, "radius": 9},
    }
    return {**usual.get(kind, {}), **said}


def _running(board: Board, card: int, kind: str, drawer: Seat, seats: int) -> Running:
    if kind == "party_congress":
        return Running(card=card, drawer=drawer, bound=tuple(range(seats)))
    return Running(card=card, drawer=drawer, ends=None if kind == "desert_rains" else 99)


def _good(board: Board, name: str) -> int:
    return next(number for number, good in enumerate(board.goods) if good.key == name.lower())


def _port(board: Board, name: str) -> int:
    return next(number for number, port in enumerate(board.ports) if port.name.en == name)


# Playing


def game(state: State) -> ChinaRails:
    return ChinaRails(state.board)


def chance() -> Chance:
    return Chance(bytes(32))


def step(state: State, text: str, seat: Seat | None = None) -> Step[State]:
    rules = game(state)
    done = rules.apply(state, state.turn if seat is None else seat, rules.parse(text), chance())
    rules.audit(done.state)
    return done


def logged(state: State, text: str, seat: Seat | None = None) -> str:
    """A move as the log keeps it."""
    rules = game(state)
    done = step(state, text, seat).said
    return rules.print(rules.parse(text) if done is None else cast(ChinaMove, done))


def played(state: State, line: str) -> State:
    """Moves of whoever is on turn, separated by semicolons."""
    for text in line.split(";"):
        state = step(state, text).state
    return state


def happened(state: State, text: str, kind: str, seat: Seat | None = None) -> list[Any]:
    """The events of a kind that a move brings about."""
    events: list[ChinaEvent] = [event for event in step(state, text, seat).events if isinstance(event, ChinaEvent)]
    return [event for event in events if event.kind == kind]


def refusal(state: State, text: str, seat: Seat | None = None) -> Refusal | None:
    rules = game(state)
    before = state.model_dump_json()
    found = rules.check(state, state.turn if seat is None else seat, rules.parse(text))
    assert state.model_dump_json() == before
    return found


def refused(state: State, text: str, seat: Seat | None = None) -> str:
    """The rule that forbids a move; empty where it is legal."""
    found = refusal(state, text, seat)
    return found.rule if found else ""


def offers(state: State, draft: Draft, seat: Seat | None = None) -> Offers:
    return game(state).offers(state, state.turn if seat is None else seat, draft)


def kinds(state: State, seat: Seat | None = None) -> set[str]:
    return {choice.value for choice in offers(state, Draft(), seat).choices}


def at(state: State, seat: Seat) -> str:
    """Where a train stands."""
    place = state.players[seat].at
    return "" if place is None else state.board.labels[place]


def carried(state: State, seat: Seat) -> list[str]:
    return [state.board.goods[good].key for good in state.players[seat].loads]


def has(state: State, seat: Seat, path: str) -> bool:
    """Whether the seat owns every segment of the path."""
    return set(edges(state.board, path)) <= set(state.track[seat])


def in_play(state: State) -> list[str]:
    return [state.board.event(event.card).kind for event in state.running]
