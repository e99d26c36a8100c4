"""The board that is played on: mileposts, edges, cities, goods and cards as numbers, made once from a board file.

It never changes and is no part of a position. Raises BoardError, naming what is wrong with a file.
"""

from collections.abc import Iterable
from functools import cached_property, lru_cache

from rules.china_rails import grid
from rules.china_rails.board_file import BoardFile, EventEntry, Projection
from rules.china_rails.parts import (
    Card,
    City,
    ContainerPort,
    Demand,
    Edge,
    EventCard,
    Freight,
    Good,
    Milepost,
    Passage,
    Port,
    Town,
    Waters,
    Zone,
)
from rules.core.boards import BoardError, demand_of_board, own_name
from rules.core.names import Lexicon, fold
from rules.core.phrase import Named

TERRAIN = {".": "clear", "d": "desert", "^": "mountain", "A": "alpine", "s": "small", "m": "medium", "M": "major"}
OUTER = "o"  # the mark of an outer milepost of a major city
PRICE = {"clear": 1, "desert": 1, "mountain": 2, "alpine": 5, "small": 3, "medium": 3, "major": 5}  # CR-5.2 to CR-5.6
SURCHARGE = {"river": 2, "dry_river": 1, "dry_lake": 1, "lake": 3, "inlet": 3}  # CR-8.1 to CR-8.4
DEMANDS_A_CARD = 3


class Board:
    """All that lies on the table before the first move. Compared by identity."""

    def __init__(self, file: BoardFile) -> None:
        self.name = file.name
        self.own_name = own_name(file)
        self.reconstruction = file.reconstruction
        self.projection: Projection | None = file.projection
        self._lay_mileposts(file)
        self._found_cities(file)
        self._lay_edges(file)
        self._open_ports(file)
        self._name_zones(file)
        self._print_cards(file)

    # Mileposts and edges

    def _lay_mileposts(self, file: BoardFile) -> None:
        found = dict(grid.marks(file.map))
        self.spots: tuple[grid.Spot, ...] = tuple(sorted(found, key=lambda at: (at[1], at[0])))
        self.labels: tuple[str, ...] = tuple(grid.label(*at) for at in self.spots)
        self.at: dict[str, Milepost] = {label: number for number, label in enumerate(self.labels)}
        self.numbers: dict[grid.Spot, Milepost] = {at: number for number, at in enumerate(self.spots)}
        written = [found[at] for at in self.spots]
        unknown = next((mark for mark in written if mark not in TERRAIN and mark != OUTER), None)
        demand_of_board(unknown is None, f"map: no terrain is marked {unknown}")
        demand_of_board(bool(written), "map: no milepost")
        self._marks = written
        self.terrain: tuple[str, ...] = tuple("major" if mark == OUTER else TERRAIN[mark] for mark in written)

    def _found_cities(self, file: BoardFile) -> None:
        self.goods: tuple[Freight, ...] = tuple(
            Freight(entry.named(), _key(entry.name), entry.code, entry.colour, entry.chips) for entry in file.goods
        )
        self._goods = _numbered("good", (entry.name for entry in file.goods))
        self.city_at: list[City] = [-1] * len(self.labels)
        towns = []
        for number, entry in enumerate(file.cities):
            mileposts = tuple(self.milepost(label) for label in (*filter(None, (entry.at,)), *entry.outer.split()))
            demand_of_board(bool(mileposts) or entry.taiwan, f"{entry.name} lies nowhere")
            for at in mileposts:
                demand_of_board(self.city_at[at] < 0, f"two cities at {self.labels[at]}")
                due = {"major": "Mo", "medium": "m", "small": "s"}[entry.size]
                demand_of_board(self._marks[at] in due, f"{entry.name}: {self.labels[at]} is marked {self._marks[at]}")
                self.city_at[at] = number
            x, y = grid.place(*self.spots[mileposts[0]]) if mileposts else (entry.x, entry.y)
            goods = tuple(self._goods_of(entry.name, entry.goods))
            key = _key(entry.name)
            towns.append(Town(entry.named(), key, entry.size, mileposts, entry.taiwan, goods, x, y))
        for at, mark in enumerate(self._marks):
            demand_of_board((self.city_at[at] < 0) == (mark in ".d^A"), f"{self.labels[at]} is marked {mark}")
        self.cities: tuple[Town, ...] = tuple(towns)
        self._cities = _numbered("city", (entry.name for entry in file.cities))
        self.majors: tuple[City, ...] = tuple(city for city, town in enumerate(towns) if town.major)

    def _lay_edges(self, file: BoardFile) -> None:
        gaps = set()
        for ends in grid.edges(file.gaps):
            a, b = (self.milepost(end) for end in ends)
            gaps |= {(a, b), (b, a)}
        pairs: list[tuple[Milepost, Milepost]] = []
        red: list[list[Milepost]] = [[] for _ in self.labels]
        for a, at in enumerate(self.spots):
            for direction in ("e", "sw", "se"):
                b = self.numbers.get(grid.beside(*at, direction), -1)
                if b < 0 or (a, b) in gaps:
                    continue
                if self.city_at[a] >= 0 and self.city_at[a] == self.city_at[b]:
                    red[a].append(b)
                    red[b].append(a)
                else:
                    pairs.append((a, b))
        self.ends: tuple[tuple[Milepost, Milepost], ...] = tuple(pairs)
        self.red: tuple[tuple[Milepost, ...], ...] = tuple(map(tuple, red))
        self.edge: dict[tuple[Milepost, Milepost], Edge] = {}
        around: list[list[tuple[Milepost, Edge]]] = [[] for _ in self.labels]
        for edge, (a, b) in enumerate(pairs):
            self.edge[a, b] = self.edge[b, a] = edge
            around[a].append((b, edge))
            around[b].append((a, edge))
        self.around: tuple[tuple[tuple[Milepost, Edge], ...], ...] = tuple(tuple(sorted(ways)) for ways in around)
        waters = []
        for key, entry in file.waters.items():
            crossed = frozenset(self._edge_between(key, *ends) for ends in grid.edges(entry.crossed))
            waters.append(Waters(entry.named(), key, entry.kind, crossed))
        self.waters: tuple[Waters, ...] = tuple(waters)
        crossings: list[list[int]] = [[] for _ in pairs]
        for number, water in enumerate(waters):
            for edge in water.edges:
                crossings[edge].append(number)
        self.crossings: tuple[tuple[int, ...], ...] = tuple(map(tuple, crossings))
        self._rivers = _numbered("water", file.waters)

    def _open_ports(self, file: BoardFile) -> None:
        entry = file.ferry
        self.ferry: Passage | None = None
        if entry is not None:
            ends = (self.milepost(entry.ports[0]), self.milepost(entry.ports[1]))
            self.ferry = Passage(entry.named(), ends, entry.port_names, entry.price, entry.most)
        self.ports: tuple[ContainerPort, ...] = tuple(
            ContainerPort(
                port.named(), _key(port.name), self.milepost(port.at), port.price, port.most, self.city(port.landing)
            )
            for port in file.ports
        )
        self.port_at: dict[Milepost, Port] = {port.at: number for number, port in enumerate(self.ports)}
        self._names = {f"c{city}": (self.cities[city].key, *entry.names()) for city, entry in enumerate(file.cities)}
        self._names |= {f"p{number}": (self.ports[number].key, *port.names()) for number, port in enumerate(file.ports)}
        if entry is not None:
            for number, (at, name) in enumerate(zip(self.ferry_ports, entry.port_names, strict=True)):
                if self.city_at[at] < 0:
                    self._names[f"f{number}"] = (name,)
        self._good_names = {str(good): (self.goods[good].key, *good_.names()) for good, good_ in enumerate(file.goods)}

    @property
    def ferry_ports(self) -> tuple[Milepost, ...]:
        return self.ferry.ports if self.ferry else ()

    def _name_zones(self, file: BoardFile) -> None:
        self.zones: dict[str, Zone] = {
            key: Zone(entry.named(), entry.kind, frozenset(map(self.milepost, grid.runs(entry.mileposts))))
            for key, entry in file.zones.items()
        }
        self.coast: frozenset[Milepost] = self._joined("coast")
        self.taiwan: frozenset[Milepost] = self._joined("taiwan")
        self.usable_at: tuple[tuple[Edge, ...], ...] = tuple(
            tuple(edge for near, edge in ways if not self.taiwan.intersection((at, near)))  # CR-4.13
            for at, ways in enumerate(self.around)
        )
        self.exits: dict[City, tuple[Edge, ...]] = {
            city: tuple(edge for at in self.cities[city].mileposts for edge in self.usable_at[at])
            for city in range(len(self.cities))
        }

    def _joined(self, kind: str) -> frozenset[Milepost]:
        return frozenset().union(*(zone.mileposts for zone in self.zones.values() if zone.kind == kind))

    # Cards

    def _print_cards(self, file: BoardFile) -> None:
        self.demands: tuple[tuple[Demand, ...], ...] = tuple(map(self._demand_card, file.demands))
        self.events: tuple[EventCard, ...] = tuple(map(self._event_card, file.events))

    def _demand_card(self, text: str) -> tuple[Demand, ...]:
        demands = []
        for part in text.split(","):
            city, _, rest = part.partition(":")
            good, _, pay = rest.strip().rpartition(" ")
            demand_of_board(pay.isdecimal() and int(pay) <= 999, f"demand {part.strip()[:40]}: city: good and payoff")
            demands.append(Demand(self.city(city.strip()), self._good("demand", good.strip()), int(pay)))
        demand_of_board(len(demands) == DEMANDS_A_CARD, f"{len(demands)} demands on the card {text[:40]}")
        return tuple(demands)

    def _event_card(self, entry: EventEntry) -> EventCard:
        cities = tuple(map(self.city, entry.cities))
        unknown = next((name for name in (*entry.rivers, *entry.zones) if name not in (*self._rivers, *self.zones)), "")
        demand_of_board(not unknown, f"{entry.name}: no river or zone {unknown}")
        centres = frozenset(self.cities[city].centre for city in cities if self.cities[city].mileposts)
        zone: frozenset[Milepost] = frozenset()
        inner: frozenset[Milepost] = frozenset()
        match entry.kind:
            case "strike":
                zone = self.within(self.coast, entry.radius)  # CR-R37
            case "derailment" | "heavy_snow" | "wind_storm":
                zone = frozenset().union(*(self.within((at,), entry.radius) for at in centres))
            case "earthquake":
                zone, inner = self.within(centres, entry.radius), self.within(centres, entry.inner)
            case "snow_manchuria" | "storm_at_sea":
                zone = self.within(self._zone(entry.zones), entry.radius)
            case "sand_storm":
                zone = frozenset(at for at in self._zone(entry.zones) if self.city_at[at] < 0)  # CR-R29
        return EventCard(
            kind=entry.kind,
            name=entry.named(),
            text=Named(en=entry.text, fr=entry.text_fr),
            cities=cities,
            rivers=tuple(self._rivers[name] for name in entry.rivers),
            zone=zone,
            inner=inner,
            goods=frozenset(self._goods_of(entry.name, entry.goods)),
            bonus=entry.bonus,
            elsewhere=entry.elsewhere,
            tax=entry.tax,
        )

    def _zone(self, names: Iterable[str]) -> frozenset[Milepost]:
        return frozenset().union(*(self.zones[name].mileposts for name in names))

    def is_event(self, card: Card) -> bool:
        """Cards are numbered from 0: the demands first, then the events."""
        return card >= len(self.demands)

    def event(self, card: Card) -> EventCard:
        return self.events[card - len(self.demands)]

    @property
    def deck(self) -> range:
        return range(len(self.demands) + len(self.events))

    @cached_property
    def rains(self) -> frozenset[Card]:
        """The cards that stay for ever once drawn (CR-38.4)."""
        return frozenset(card for card in self.deck if self.is_event(card) and self.event(card).kind == "desert_rains")

    # Places

    def milepost(self, label: str) -> Milepost:
        demand_of_board(label in self.at, f"no milepost {label[:20]} on the map")
        return self.at[label]

    def city(self, name: str) -> City:
        demand_of_board(name in self._cities, f"no city {name[:40]}")
        return self._cities[name]

    def _goods_of(self, where: str, names: Iterable[str]) -> Iterable[Good]:
        return (self._good(where, name) for name in names)

    def _good(self, where: str, name: str) -> Good:
        demand_of_board(name in self._goods, f"{where}: no good {name[:40]}")
        return self._goods[name]

    def _edge_between(self, where: str, a: str, b: str) -> Edge:
        edge = self.edge.get((self.milepost(a), self.milepost(b)))
        if edge is None:
            raise BoardError(f"{where}: no passage between {a} and {b}")
        return edge

    def town_at(self, at: Milepost) -> Town | None:
        return self.cities[self.city_at[at]] if self.city_at[at] >= 0 else None

    @cached_property
    def places(self) -> Lexicon:
        """Cities (c3), container ports (p0) and ferry ports that are no cities (f1) by their names."""
        return Lexicon(self._names)

    @cached_property
    def freights(self) -> Lexicon:
        """Goods by their names, as written numbers."""
        return Lexicon(self._good_names)

    @cached_property
    def sources(self) -> tuple[tuple[City, ...], ...]:
        """The cities that supply each good."""
        return tuple(
            tuple(city for city, town in enumerate(self.cities) if good in town.goods)
            for good in range(len(self.goods))
        )

    @lru_cache(maxsize=128)  # noqa: B019  # a board lives as long as its game
    def distances(self, origins: frozenset[Milepost]) -> tuple[int, ...]:
        """Steps from the nearest origin to each milepost, over edges and red areas (CR-R19); -1: out of reach."""
        steps = grid.spread(origins, lambda at: (*(near for near, _ in self.around[at]), *self.red[at]))
        return tuple(steps.get(at, -1) for at in range(len(self.labels)))

    def within(self, origins: Iterable[Milepost], radius: int) -> frozenset[Milepost]:
        steps = self.distances(frozenset(origins))
        return frozenset(at for at, far in enumerate(steps) if 0 <= far <= radius)


def _key(name: str) -> str:
    return "".join(letter for letter in fold(name) if letter.isalnum())


def _numbered(what: str, names: Iterable[str]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for number, name in enumerate(names):
        demand_of_board(numbers.setdefault(name, number) == number, f"two of the name {name}: every {what} has its own")
    return numbers
