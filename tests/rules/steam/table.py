"""Positions of Steam in a few words: Grid T of the specification, a line of Stops, and China.

Players are A, B, C and D, which are the seats 0 to 3. A track is written `B2 NW-NE`; `-` owns what nobody owns.
"""

from __future__ import annotations

from typing import TypeVar, get_args

from rules.core.chance import Chance
from rules.core.contract import Draft, Event, Offers, Refusal, Step
from rules.steam.board import Board, Hex, TileKind
from rules.steam.faces import read_face
from rules.steam.game import Steam
from rules.steam.move import SteamMove, find_hex
from rules.steam.network import Link, network
from rules.steam.options import SteamOptions
from rules.steam.sheets import shipped
from rules.steam.state import BareLink, Marker, Phase, Player, State, Track

NAMES = "ABCD"
E = TypeVar("E", bound=Event)
TILES = '["turn_order", "first_move", "first_build", "city_growth", "locomotive", "engineer", "urbanization"]'
HEAD = """
name = {{ en = "{name}", fr = "{name}" }}
rules = "{rules}"
currency = "dollar"
blocked = {blocked}
scenarios = [{scenarios}]
hexes = [
{hexes}
]
"""


def seat_of(name: str) -> int:
    return -1 if name == "-" else NAMES.index(name)


def board_text(hexes: list[str], name: str = "Grid", rules: str = "plain", blocked: str = "[]", more: str = "") -> str:
    supply = "[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]"
    scenarios = ", ".join(
        f"{{ players = {n}, turns = 8, builds = 3, engineer = 4, supply = {supply}, tiles = {TILES} }}"
        for n in (2, 3, 4)
    )
    body = "\n".join(f"    {{ {row} }}," for row in hexes)
    return HEAD.format(name=name, rules=rules, blocked=blocked, scenarios=scenarios, hexes=body) + more


def place(hex_id: str, name: str, colour: str = "", cubes: int = 2, terrain: str = "plain", more: str = "") -> str:
    """A City of that colour, or a Town without one, as a row of a board file."""
    town = f'kind = "town", terrain = "{terrain}"'
    city = f'kind = "city", terrain = "city", colour = "{colour}", cubes = {cubes}'
    kind = city if colour else town
    return f'id = "{hex_id}", {kind}, name = {{ en = "{name}", fr = "{name}" }}{more}'


def grid_rows() -> dict[str, str]:
    rows = {f"{column}{row}": f'id = "{column}{row}", terrain = "plain"' for column in "ABCDE" for row in range(1, 5)}
    rows["A2"] = place("A2", "Rho", "red")
    rows["E2"] = place("E2", "Beta", "blue")
    rows["C4"] = place("C4", "Mu", "purple")
    rows["C2"] = place("C2", "Toad")
    rows["B1"] = 'id = "B1", terrain = "hill"'
    rows["D1"] = 'id = "D1", terrain = "river"'
    return rows


GRID = board_text(list(grid_rows().values()))


def line_text(stops: str) -> str:
    """Stops in a row, a hex between each two: `P:red Q R:blue` has Cities P and R and a Town Q."""
    rows = []
    for at, stop in enumerate(stops.split()):
        name, _, colour = stop.partition(":")
        rows.append(place(f"A{2 * at + 1}", name, colour))
        rows.append(f'id = "A{2 * at + 2}", terrain = "plain"')
    return board_text(rows, name="Line")


class Table:
    """A game in hand: says what happens when somebody moves, and what is refused."""

    def __init__(self, game: Steam, state: State) -> None:
        self.game, self.state = game, state
        self.chance = Chance(bytes(32))
        self.events: tuple[Event, ...] = ()

    # Making positions

    def but(self, **changes: object) -> Table:
        self.state = self.state.but(**changes)
        return self

    def phase(self, phase: Phase, order: str = "", **changes: object) -> Table:
        """The phase, and who still acts in it."""
        queue = tuple(map(seat_of, order)) or self.state.order
        return self.but(phase=phase, queue=queue, auction=None, shares=(), **changes)

    def player(self, name: str, **changes: object) -> Table:
        self.state = self.state.with_player(seat_of(name), **changes)
        return self

    def marker(self, name: str, **changes: object) -> Table:
        self.state = self.state.with_marker(seat_of(name), **changes)
        return self

    def lay(self, owner: str, *tiles: str, turn: int | None = None) -> Table:
        """Tracks of one owner, without asking anybody: `lay("A", "B2 NW-NE", "C2 t:SW,SE")`."""
        laid = []
        for tile in tiles:
            hex_id, face = tile.split()
            ends = read_face(face)
            assert ends is not None
            laid += [Track(self.hex(hex_id), a, b, seat_of(owner), turn or self.state.turn) for a, b in ends]
        return self.but(tracks=tuple(sorted((*self.state.tracks, *laid))))

    def links(self, owners: str) -> Table:
        """Completed links along a line of Stops, from its first on: `links("AB-")`."""
        hexes = self.state.board.hexes
        for at, owner in enumerate(owners):
            self.lay(owner, f"A{2 * at + 2} N-S")
            for stop, spur in ((2 * at + 1, "S"), (2 * at + 3, "N")):
                if hexes[self.hex(f"A{stop}")].kind == "town":
                    self.lay(owner, f"A{stop} t:{spur}")
        return self

    def cubes(self, **where: str) -> Table:
        """What lies at places: `cubes(P="rr")`; everything else is in the bag."""
        lying = tuple(sorted((self.hex(name), "".join(sorted(cubes))) for name, cubes in where.items()))
        self.but(cubes=lying)
        return self.balance()

    def supply(self, *spaces: str) -> Table:
        filled = (*("".join(sorted(space)) for space in spaces), *("" for _ in range(12 - len(spaces))))
        self.but(supply=filled, full=filled)
        return self.balance()

    def balance(self) -> Table:
        """The bag holds what lies nowhere else."""
        state = self.state
        left = list("r" * 20 + "b" * 20 + "y" * 20 + "p" * 20 + "g" * 16)
        for cube in "".join((state.discard, *state.supply, *(cubes for _, cubes in state.cubes))):
            left.remove(cube)
        return self.but(bag="".join(sorted(left)))

    def city(self, name: str, colour: str = "gray") -> Table:
        return self.but(new_cities=tuple(sorted((*self.state.new_cities, (self.hex(name), colour)))))

    def bare(self, name: str, side: int, owner: str) -> Table:
        return self.but(bare_links=(*self.state.bare_links, BareLink(self.hex(name), side, seat_of(owner))))

    # Playing

    def play(self, *lines: str) -> Table:
        """`play("A build B2 NW-NE", "A done")`; a refusal is an error."""
        for line in lines:
            name, move = line.split(maxsplit=1)
            step = self.game.apply(self.state, seat_of(name), self.game.parse(move), self.chance)
            self.state, self.events = step.state, step.events
        return self

    def refused(self, line: str) -> str:
        """The rule by which a move is refused; it changes nothing."""
        refusal = self.refusal(line)
        assert refusal is not None, f"{line} is allowed"
        return refusal.rule

    def refusal(self, line: str) -> Refusal | None:
        name, move = line.split(maxsplit=1)
        return self.game.check(self.state, seat_of(name), self.game.parse(move))

    def allowed(self, line: str) -> bool:
        return self.refusal(line) is None

    def offers(self, name: str, kind: str = "", *values: str) -> Offers:
        fields = self.game.forms[kind].fields if kind else ()
        filled = tuple((field.name, value) for field, value in zip(fields, values, strict=False))
        return self.game.offers(self.state, seat_of(name), Draft(kind=kind, values=filled))

    def kinds(self, name: str) -> set[str]:
        return {choice.value for choice in self.offers(name).choices}

    def step(self, line: str) -> Step[State]:
        name, move = line.split(maxsplit=1)
        return self.game.apply(self.state, seat_of(name), self.game.parse(move), self.chance)

    def robot(self, name: str) -> SteamMove:
        seat = seat_of(name)
        ask = lambda draft: self.game.offers(self.state, seat, draft)  # noqa: E731  # what a robot is given
        return self.game.robot(self.game.view(self.state, seat), seat, ask)

    # Looking

    def hex(self, name: str) -> Hex:
        found = find_hex(self.state.board, name)
        assert found is not None, name
        return found

    def who(self, name: str) -> Player:
        return self.state.players[seat_of(name)]

    def mark(self, name: str) -> Marker:
        return self.state.marker(seat_of(name))

    def cash(self, *names: str) -> list[int]:
        return [self.who(name).cash for name in names or NAMES[: len(self.state.players)]]

    def at(self, name: str) -> str:
        return self.state.cubes_at(self.hex(name))

    def joined(self) -> set[str]:
        """The completed links: `{"Rho -A- Toad"}`."""
        return {self._written(link) for link in network(self.state).links if link.complete}

    def loose(self) -> set[str]:
        """The incomplete links, by the Stops and loose ends they have: `{"Rho -A- B2.NE"}`."""
        return {self._written(link) for link in network(self.state).links if not link.complete}

    def _written(self, link: Link) -> str:
        names = []
        for end in link.ends:
            spot = self.state.board.named(end.at).en
            names.append(spot if end.stop else f"{spot}.{('N', 'NE', 'SE', 'S', 'SW', 'NW')[end.side]}")
        first, last = sorted(names)
        owner = "-" if link.owner < 0 else NAMES[link.owner]
        return f"{first} -{owner}- {last}"

    def event(self, kind: type[E]) -> E:
        return next(event for event in self.events if isinstance(event, kind))

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def audit(self) -> Table:
        self.game.audit(self.state)
        return self


def on_board(text: str, seats: int = 3, /, **options: object) -> Table:
    """A game on a small board, with the seats in order A B C, in the build phase of turn 1 with empty pockets."""
    game = Steam().on_board(text)
    return _ordered(game, seats, options)


def grid(seats: int = 3, /, **options: object) -> Table:
    """Grid T, ready to build."""
    return on_board(GRID, seats, **options)


def line(stops: str, seats: int = 3, **options: object) -> Table:
    """A line of Stops, ready to move goods, everybody at level 6."""
    table = on_board(line_text(stops), seats, **options).phase("move", round=1)
    for name in NAMES[:seats]:
        table.player(name, level=6)
    return table.cubes()


def china(seats: int = 3, /, **options: object) -> Table:
    """China, ready to build."""
    return _ordered(Steam(), seats, options)


def china_of_version_1(seats: int = 3, /, **options: object) -> Table:
    """China as games that were begun under the first rules go on."""
    return _ordered(Steam(version=1), seats, options)


def dealt(seats: int = 3, seed: int = 0, **options: object) -> Table:
    """China as it is dealt."""
    game = Steam()
    step = game.setup(SteamOptions.model_validate(options), seats, Chance(seed.to_bytes(32, "big")))
    table = Table(game, step.state)
    table.events = step.events
    return table


def _ordered(game: Steam, seats: int, options: dict[str, object]) -> Table:
    step = game.setup(SteamOptions.model_validate(options), seats, Chance(bytes(32)))
    order = tuple(range(seats))
    table = Table(game, step.state.but(order=order))
    if not table.state.map.teams:
        for name in NAMES[:seats]:
            table.player(name, cash=0)
    tiles: tuple[TileKind, ...] = ("turn_order", "first_move", "first_build", "locomotive")
    for name, tile in zip(NAMES[:seats], tiles, strict=False):
        table.player(name, tile=tile)
    return table.phase("build")


CHINA: Board = shipped("china")
ALL_TILES: tuple[TileKind, ...] = get_args(TileKind)
