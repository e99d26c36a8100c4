"""What lies on a board, with its places and goods as numbers: cities, goods, ports, zones, waters and cards."""

from dataclasses import dataclass

from rules.china_rails.board_file import EventKind, Size, Water
from rules.core.phrase import Named

Milepost = int
Edge = int
City = int
Good = int
Card = int
Port = int


@dataclass(frozen=True)
class Town:
    """A city of any size."""

    name: Named
    key: str  # one word, for moves and records
    size: Size
    mileposts: tuple[Milepost, ...]  # the centre first; none: on Taiwan, without a milepost
    taiwan: bool
    goods: tuple[Good, ...]
    x: float
    y: float

    @property
    def centre(self) -> Milepost:
        return self.mileposts[0]

    @property
    def major(self) -> bool:
        return self.size == "major"


@dataclass(frozen=True)
class Freight:
    """A kind of goods."""

    name: Named
    key: str
    code: str
    colour: str
    chips: int


@dataclass(frozen=True)
class Passage:
    name: Named
    ports: tuple[Milepost, Milepost]
    port_names: tuple[str, str]
    price: int
    most: int

    def other(self, port: Milepost) -> Milepost:
        return self.ports[1] if port == self.ports[0] else self.ports[0]


@dataclass(frozen=True)
class ContainerPort:
    name: Named
    key: str
    at: Milepost
    price: int
    most: int | None
    landing: City


@dataclass(frozen=True)
class Zone:
    name: Named
    kind: str
    mileposts: frozenset[Milepost]


@dataclass(frozen=True)
class Waters:
    name: Named
    key: str
    kind: Water
    edges: frozenset[Edge]


@dataclass(frozen=True)
class Demand:
    city: City
    good: Good
    pay: int


@dataclass(frozen=True)
class EventCard:
    """An event with its places as numbers."""

    kind: EventKind
    name: Named
    text: Named
    cities: tuple[City, ...]
    rivers: tuple[int, ...]
    zone: frozenset[Milepost]  # where it rages or strikes, the ring of an earthquake included
    inner: frozenset[Milepost]  # of an earthquake
    goods: frozenset[Good]
    bonus: int
    elsewhere: int
    tax: tuple[tuple[int, int], ...]
