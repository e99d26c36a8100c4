"""The board: companies, cities and links as read from a file, and the checks a file must pass.

`read_board` gives a Board or raises BoardError naming what is wrong. `own_board` adds the counts of the published box,
which a small board for tests does not have.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from typing import Annotated, Literal

from pydantic import Field, SerializerFunctionWrapHandler, model_serializer

import data
from rules.core import boards
from rules.core.boards import demand_of_board as _demand
from rules.core.names import Lexicon, fold
from rules.core.phrase import Frozen

Code = Annotated[str, Field(pattern=r"^[A-Z]{1,5}$")]
Name = Annotated[str, Field(pattern=r"^[^\x00-\x1f\x7f|*_~`<>@#\\]{1,60}$")]  # what chat would not take for a mark
Kilometres = Annotated[float, Field(ge=-100_000, le=100_000, allow_inf_nan=False)]
Degrees = Annotated[float, Field(ge=-180, le=180, allow_inf_nan=False)]
COST = {"p": 0, "m": 1, "r": 1, "x": 2}  # SF-19.3 to SF-19.5: plain, mountain, river, both
MAJORS = ("SF", "SP", "GN", "UP", "KP")
SHORT_LINES = ("RI", "TP", "WP", "DRGW")
TOKENS = 10
CITIES_OF_VALUE = {2: 3, 3: 7, 4: 5, 5: 7, 6: 9, 7: 7}
CARDS_OF_VALUE = {2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2}


class Company(Frozen):
    code: Code
    name: Name
    kind: Literal["major", "short"]
    colour: Name
    origin: Code
    segments: int = Field(ge=1, le=99)
    branches: int = Field(default=0, ge=0, le=99)
    other_editions: int | None = Field(default=None, ge=1, le=99)  # segments, where editions disagree (SF-R1)

    @property
    def major(self) -> bool:
        return self.kind == "major"


class City(Frozen):
    code: Code
    name: Name
    value: int | None = Field(default=None, ge=0, le=99)  # None: origin of a major (SF-R5)
    cards: int = Field(default=0, ge=0, le=99)
    squares: tuple[Code, ...] = ()  # companies with a historical bonus here
    x: Kilometres  # east of the board's north-western corner
    y: Kilometres  # south of it
    aliases: tuple[Name, ...] = ()  # what else people call it

    @model_serializer(mode="wrap")
    def _as_boards_were_named(self, dump: SerializerFunctionWrapHandler) -> dict[str, object]:
        """A board's name is made of its contents: one without aliases keeps the name it had before there were any."""
        written: dict[str, object] = dump(self)
        if not self.aliases:
            del written["aliases"]
        return written


class Link(Frozen):
    """The route between two neighbouring cities. Each row is a track, its spaces written from a to b."""

    a: Code
    b: Code
    rows: tuple[Annotated[str, Field(pattern=r"^[pmrx]{1,20}$")], ...] = Field(min_length=1, max_length=2)
    arrow: bool = False  # only from a to b

    @cached_property
    def id(self) -> str:
        return f"{self.a}-{self.b}"

    @cached_property
    def spaces(self) -> int:
        return len(self.rows[0])

    @property
    def tracks(self) -> int:
        return len(self.rows)

    def other(self, city: str) -> str:
        return self.b if city == self.a else self.a

    def leaves(self, city: str) -> bool:
        """Whether segments may be laid starting at the city (SF-10.1)."""
        return city == self.a or (city == self.b and not self.arrow)

    def terrain(self, track: int, start: str, nth: int) -> str:
        """The letter of the nth space (from 1) of a track (from 1), counted from the start city."""
        row = self.rows[track - 1]
        return row[nth - 1] if start == self.a else row[-nth]


class Projection(Frozen):
    """How x and y were made from longitude and latitude (Albers), for drawing coasts under the cities."""

    parallels: tuple[Degrees, Degrees]
    centre: tuple[Degrees, Degrees]
    corner: tuple[Kilometres, Kilometres]


class Tokens(Frozen):
    fours: int = Field(ge=0, le=TOKENS)
    fives: int = Field(ge=0, le=TOKENS)


class Board(Frozen):
    name: Name
    reconstruction: bool = False
    width: Kilometres = Field(gt=0)
    height: Kilometres = Field(gt=0)
    projection: Projection | None = None
    tokens: Tokens
    companies: tuple[Company, ...]
    cities: tuple[City, ...] = Field(max_length=200)
    links: tuple[Link, ...] = Field(max_length=600)

    def __hash__(self) -> int:
        """Boards are few, and equal ones are of the same name and size; the whole contents would take too long."""
        return hash((self.name, len(self.cities), len(self.links)))

    @cached_property
    def city(self) -> dict[str, City]:
        return {city.code: city for city in self.cities}

    @cached_property
    def company(self) -> dict[str, Company]:
        return {company.code: company for company in self.companies}

    @cached_property
    def link(self) -> dict[str, Link]:
        return {link.id: link for link in self.links}

    @cached_property
    def links_at(self) -> dict[str, tuple[Link, ...]]:
        return {code: tuple(link for link in self.links if code in (link.a, link.b)) for code in self.city}

    @cached_property
    def major_origins(self) -> frozenset[str]:
        return frozenset(company.origin for company in self.companies if company.major)

    @cached_property
    def codes(self) -> frozenset[str]:
        """Of cities and companies, as people type them."""
        return frozenset(code.lower() for code in (*self.city, *self.company))

    @cached_property
    def city_names(self) -> Lexicon:
        return _lexicon({city.code: (city.name, *city.aliases) for city in self.cities})

    @cached_property
    def company_names(self) -> Lexicon:
        return _lexicon({company.code: (company.name,) for company in self.companies})

    def called(self, code: str) -> str:
        """The name of a city or, if there is no such city, what was said instead."""
        found = self.city.get(code)
        return found.name if found else code

    @cached_property
    def city_cards(self) -> tuple[str, ...]:
        return tuple(city.code for city in self.cities for _ in range(city.cards))

    def between(self, start: str, towards: str) -> Link | None:
        return self.link.get(f"{start}-{towards}") or self.link.get(f"{towards}-{start}")


def read_board(text: str) -> Board:
    """A board that can be played on. Raises BoardError."""
    board = boards.read_board(Board, text)
    _check_companies(board)
    _check_cities(board)
    _check_links(board)
    _demand(board.tokens.fours + board.tokens.fives == TOKENS, f"the boomtown tokens are {TOKENS} in all")
    if board.projection:
        _demand(abs(sum(board.projection.parallels)) > 1, "the parallels of the projection cancel out")
    return board


def own_board(text: str) -> Board:
    """A board with the counts of the published box: 38 cities with a value, 66 cards. Raises BoardError."""
    board = read_board(text)
    found = Counter(city.value for city in board.cities)
    for value, count in CITIES_OF_VALUE.items():
        _demand(found[value] == count, f"{found[value]} cities of value {value} instead of {count}")
    cards = sum(city.cards for city in board.cities)
    _demand(cards == 66, f"{cards} city cards instead of 66")
    return board


@cache
def shipped() -> Board:
    return own_board(data.read("boards", "santa_fe_rails.toml"))


def _lexicon(names: Mapping[str, Iterable[str]]) -> Lexicon:
    """What is a code, or the name of two, means nothing else."""
    said = Counter(name for every in names.values() for name in set(map(fold, every)))
    taken = set(map(fold, names))
    return Lexicon(
        {
            code: [name for name in every if said[fold(name)] == 1 and fold(name) not in taken - {fold(code)}]
            for code, every in names.items()
        }
    )


def _check_companies(board: Board) -> None:
    majors = sorted(company.code for company in board.companies if company.major)
    _demand(majors == sorted(MAJORS), f"the major companies are {' '.join(MAJORS)}, not {' '.join(majors)}")
    short = sorted(company.code for company in board.companies if not company.major)
    _demand(short == sorted(SHORT_LINES), f"the short lines are {' '.join(SHORT_LINES)}, not {' '.join(short)}")
    for company in board.companies:
        due = 3 if company.major else 0
        _demand(company.branches == due, f"{company.code} has {company.branches} branch cards instead of {due}")
        _demand(company.origin in board.city, f"{company.code} has its origin in {company.origin}, no such city")


def _check_cities(board: Board) -> None:
    for axis in ("x", "y"):
        _demand(len({getattr(city, axis) for city in board.cities}) > 1, f"all cities have the same {axis}")
    for code, count in Counter(city.code for city in board.cities).items():
        _demand(count == 1, f"{count} cities have the code {code}")
    for city in board.cities:
        _demand(city.value is None or city.value in CARDS_OF_VALUE, f"{city.code} has the value {city.value}")
        major = city.code in board.major_origins
        _demand((city.value is None) == major, f"{city.code}: origins of majors, and they alone, have no value")
        due = CARDS_OF_VALUE.get(city.value or 0, 0)
        _demand(city.cards == due, f"{city.code} has {city.cards} cards instead of {due}")
        inside = 0 <= city.x <= board.width and 0 <= city.y <= board.height
        _demand(inside, f"{city.code} lies off the board")
        for square in city.squares:
            company = board.company.get(square)
            _demand(company is not None, f"{city.code} has a square of {square}, no such company")
            own = company is not None and company.origin == city.code
            _demand(not own, f"{city.code} has a square of {square}, whose origin it is")  # SF-R17
        _demand(len(set(city.squares)) == len(city.squares), f"{city.code} has a square twice")


def _check_links(board: Board) -> None:
    for pair, count in Counter(frozenset((link.a, link.b)) for link in board.links).items():
        _demand(count == 1, f"{count} links join {' and '.join(sorted(pair))}")
    for link in board.links:
        _demand(link.a != link.b, f"the link {link.id} leads nowhere")
        for end in (link.a, link.b):
            _demand(end in board.city, f"the link {link.id} ends in {end}, no such city")
        lengths = {len(row) for row in link.rows}
        _demand(len(lengths) == 1, f"the tracks of {link.id} differ in length")
    for company in board.companies:
        exits = any(link.leaves(company.origin) for link in board.links_at[company.origin])
        _demand(exits, f"no link leaves {company.origin}, the origin of {company.code}")
