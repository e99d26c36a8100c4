"""Positions for tests: a map drawn in text, and only what matters said about it.

`table(LAND, track={0: ("A1 B1 C1",)}, trains={0: "A1"})` is player 0's delivery phase in round 3. Marks are those of a
board file; `names` gives the cities their names by coordinates. Hands and deck are written as demands
("Kilo: Tea 20", or just "demand") and kinds of events ("flood").
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypedDict, Unpack, cast

from rules.china_rails.audit import audit
from rules.china_rails.board import Board
from rules.china_rails.board_file import BoardFile
from rules.china_rails.boards import make_board
from rules.china_rails.flow import open_turn
from rules.china_rails.grid import label, marks, neighbours, runs, spot
from rules.china_rails.state import START_CASH, ChinaOptions, Player, Running, State, Turn
from rules.core.contract import Seat

GOODS = {"Tea": 3, "Silk": 3, "Fish": 3, "Imports": 3, "Rice": 3, "Jade": 1}
KINDS = (
    *("party_congress", "rail_tax", "strike", "flood", "new_year", "black_dragon", "derailment"),
    *("snow_manchuria", "heavy_snow", "storm_at_sea", "wind_storm", "sand_storm", "earthquake", "desert_rains"),
)
TAX = ((0, 0), (51, 10), (101, 15), (151, 20), (201, 25))
PAD = "{city}: Jade 1"
SIZES = {"s": "small", "m": "medium", "M": "major"}

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


class Lies(TypedDict, total=False):
    """What lies on a board, by name. The first container port has no limit of players, as Hong Kong."""

    goods: Mapping[str, Sequence[str]]  # by city
    taiwan: Mapping[str, Sequence[str]]  # the goods of each city overseas
    demands: Sequence[str]
    events: Mapping[str, Mapping[str, object]]
    ferry: tuple[str, str]
    ports: Mapping[str, str]
    prices: Mapping[str, int]  # of ports
    waters: Mapping[str, tuple[str, str]]  # kind and edges
    zones: Mapping[str, tuple[str, str]]  # kind and mileposts
    gaps: str


class Stands(Lies, total=False):
    """How a table stands, by seat."""

    track: Mapping[Seat, Sequence[str]]
    trains: Mapping[Seat, str]
    came: Mapping[Seat, str]
    loads: Mapping[Seat, Sequence[str]]
    hands: Mapping[Seat, Sequence[str]]
    deck: Sequence[str]
    running: Mapping[str, Seat]  # events in play, with who drew them
    cash: Mapping[Seat, int]
    locos: Mapping[Seat, str]
    links: Mapping[Seat, Sequence[str]]
    ferries: Sequence[Seat]
    players: Mapping[Seat, Mapping[str, object]]
    now: Mapping[str, object]
    options: Mapping[str, object]


def make(drawn: str, names: Mapping[str, str], **lies: Unpack[Lies]) -> Board:
    """A board that can be played on."""
    found, taiwan = dict(marks(drawn)), lies.get("taiwan", {})
    zones, waters, events = lies.get("zones", {}), lies.get("waters", {}), lies.get("events", {})
    island = {at for kind, said in zones.values() if kind == "taiwan" for at in runs(said)}
    cities: list[dict[str, object]] = []
    for name, at in names.items():
        here = spot(at)
        assert here is not None
        around = [label(*near) for near in neighbours(*here) if found.get(near) == "o" and found[here] == "M"]
        entry = {"name": name, "size": SIZES[found[here]], "at": at, "outer": " ".join(around)}
        cities.append({**entry, "goods": tuple(lies.get("goods", {}).get(name, ())), "taiwan": at in island})
    for name, overseas in taiwan.items():
        cities.append({"name": name, "size": "small", "taiwan": True, "goods": tuple(overseas)})
    file = {
        "name": "Drawn",
        "map": drawn,
        "gaps": lies.get("gaps", ""),
        "cities": cities,
        "goods": [{"name": name, "chips": chips, "code": name[:2].upper()} for name, chips in GOODS.items()],
        "ports": [
            {
                "name": name,
                "at": at,
                "price": lies.get("prices", {}).get(name, 4 if number else 8),
                "most": 2 if number else None,
                "landing": next(iter(taiwan or names)),
            }
            for number, (name, at) in enumerate(lies.get("ports", {}).items())
        ],
        "demands": list(lies.get("demands", ())),
        "waters": {name: {"name": name, "kind": kind, "crossed": at} for name, (kind, at) in waters.items()},
        "zones": {name: {"name": name, "kind": kind, "mileposts": at} for name, (kind, at) in zones.items()},
        "events": [{"kind": kind, "name": kind, "text": "", "text_fr": "", **said} for kind, said in events.items()],
    }
    if "ferry" in lies:
        file["ferry"] = {"name": "Ferry", "ports": lies["ferry"], "port_names": ("Near", "Far"), "price": 4, "most": 2}
    return make_board(BoardFile.model_validate(file))


def table(
    drawn: str = LAND,
    names: Mapping[str, str] | None = None,
    *,
    seats: int = 3,
    turn: Seat = 0,
    first: Seat = 0,
    round: int = 3,
    phase: str = "delivery",
    rich: int = 60,
    **said: Unpack[Stands],
) -> State:
    """A position, audited. Cards, cash and clocks that nobody speaks of are made to fit."""
    names = names if names is not None else (STAR_NAMES if drawn == STAR else LAND_NAMES)
    deck, running, events = said.get("deck", ()), said.get("running", {}), said.get("events", {})
    hands = [card for seat in range(seats) for card in _three(said.get("hands", {}).get(seat, ()), names)]
    drawn_demands = [_card(text, names) for text in deck if _is_demand(text)]
    demands = [*hands, *drawn_demands, *(_card("demand", names) for _ in range(6))]
    used = dict.fromkeys(kind for kind in (*deck, *running, *events) if not _is_demand(kind))
    printed = {kind: _event(kind, events.get(kind, {}), next(iter(names))) for kind in used}
    lies = cast(Lies, {name: value for name, value in said.items() if name in Lies.__annotations__})
    lies.update({"demands": demands, "events": printed})
    board = make(drawn, names, **lies)
    numbers = {kind: len(demands) + at for at, kind in enumerate(printed)}
    following = iter(range(len(hands), len(demands)))
    order = [next(following) if _is_demand(text) else numbers[text] for text in deck]
    in_play = tuple(_running(numbers[kind], kind, drawer, seats) for kind, drawer in running.items())
    gone = {*order, *(event.card for event in in_play), *range(len(hands))}
    rest = [card for card in board.deck if card not in gone]
    pile = [card for card in rest if board.is_event(card) and board.event(card).kind != "desert_rains"]  # CR-INV-23
    departed = [seat for seat, known in said.get("players", {}).items() if known.get("left")]
    players = tuple(_player(board, seat, round - 1, departed, said) for seat in range(seats))
    cash = tuple(said.get("cash", {}).get(seat, rich) for seat in range(seats))
    upgrades = 20 * sum({"freight": 0, "fast": 1, "heavy": 1, "super": 2}[player.loco] for player in players)
    state = State(
        options=ChinaOptions.model_validate(said.get("options", {})),
        first=first,
        round=round,
        turn=turn,
        now=Turn(),
        players=players,
        cash=cash,
        track=tuple(edges(board, *said.get("track", {}).get(seat, ())) for seat in range(seats)),
        deck=(*order, *(card for card in rest if card not in pile)),
        discard=(*(card for seat in departed for card in range(3 * seat, 3 * seat + 3)), *pile),
        running=in_play,
        bank={"upgrade": upgrades, "delivery": START_CASH * seats - sum(cash) - upgrades},
    ).on(board)
    for seat in state.order()[: state.order().index(turn)]:
        state = state.with_player(seat, turns=round)
    state = open_turn(state, turn).with_turn(**said.get("now", {}))
    state = state.with_turn(phase="building") if phase == "building" else state
    audit(state)
    return state


def _player(board: Board, seat: Seat, turns: int, departed: Sequence[Seat], said: Stands) -> Player:
    known = {
        "hand": () if seat in departed else tuple(range(3 * seat, 3 * seat + 3)),
        "at": board.at[said["trains"][seat]] if seat in said.get("trains", {}) else None,
        "came": board.at[said["came"][seat]] if seat in said.get("came", {}) else None,
        "loads": tuple(_good(board, good) for good in said.get("loads", {}).get(seat, ())),
        "loco": said.get("locos", {}).get(seat, "freight"),
        "links": tuple(_port(board, name) for name in said.get("links", {}).get(seat, ())),
        "ferry": seat in said.get("ferries", ()),
        "turns": turns,
    }
    return Player.model_validate({**known, **said.get("players", {}).get(seat, {})})


def edges(board: Board, *paths: str) -> tuple[int, ...]:
    found = []
    for path in paths:
        stops = [board.at[word] for word in path.split()]
        found += [board.edge[a, b] for a, b in pairwise(stops)]
    return tuple(sorted(found))


def _three(cards: Sequence[str], names: Mapping[str, str]) -> list[str]:
    return [_card(text, names) for text in (*cards, *["demand"] * 3)][:3]


def _is_demand(text: str) -> bool:
    return ":" in text or text == "demand"


def _card(text: str, names: Mapping[str, str]) -> str:
    """A demand card as a board file has it, filled up with demands that nobody can serve."""
    said = [] if text == "demand" else text.split(", ")
    return ", ".join([*said, *[PAD.format(city=next(iter(names)))] * 3][:3])


def _event(kind: str, said: Mapping[str, object], city: str) -> dict[str, object]:
    usual: dict[str, dict[str, object]] = {
        "rail_tax": {"tax": TAX},
        "party_congress": {"cities": ("North",) if city == "North" else (city,), "bonus": 10, "elsewhere": 5},
        "new_year": {"goods": ("Fish", "Imports", "Rice", "Tea", "Jade"), "bonus": 5},
        "black_dragon": {"bonus": 5},
        "derailment": {"radius": 3},
        "earthquake": {"inner": 4, "radius": 9},
    }
    return {**usual.get(kind, {}), **said}


def _running(card: int, kind: str, drawer: Seat, seats: int) -> Running:
    if kind == "party_congress":
        return Running(card=card, drawer=drawer, bound=tuple(range(seats)))
    return Running(card=card, drawer=drawer, ends=None if kind == "desert_rains" else 99)


def _good(board: Board, name: str) -> int:
    return next(number for number, good in enumerate(board.goods) if good.key == name.lower())


def _port(board: Board, name: str) -> int:
    return next(number for number, port in enumerate(board.ports) if port.name.en == name)
