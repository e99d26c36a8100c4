"""Positions of Steam in a few words: small boards, a grid and a line of Stops, and the maps of the house.

Players are A, B, C and D, which are the seats 0 to 3. A track is written `B2 NW-NE`; `-` owns what nobody owns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from rules.core.chance import Chance
from rules.core.contract import Event
from rules.steam.board import Hex, TileKind
from rules.steam.faces import read_face
from rules.steam.move import find_hex
from rules.steam.state import BareLink, Phase, State, Track

if TYPE_CHECKING:
    from rules.steam.game import Steam

NAMES = "ABCD"
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


class Position:
    """A position that is put together step by step, whatever the rules say of it."""

    def __init__(self, game: Steam, state: State) -> None:
        self.game, self.state = game, state
        self.events: tuple[Event, ...] = ()

    def hex(self, name: str) -> Hex:
        found = find_hex(self.state.board, name)
        assert found is not None, name
        return found

    def but(self, **changes: object) -> Self:
        self.state = self.state.but(**changes)
        return self

    def phase(self, phase: Phase, order: str = "", **changes: object) -> Self:
        """The phase, and who still acts in it."""
        queue = tuple(map(seat_of, order)) or self.state.order
        return self.but(phase=phase, queue=queue, auction=None, shares=(), **changes)

    def player(self, name: str, **changes: object) -> Self:
        self.state = self.state.with_player(seat_of(name), **changes)
        return self

    def marker(self, name: str, **changes: object) -> Self:
        self.state = self.state.with_marker(seat_of(name), **changes)
        return self

    def lay(self, owner: str, *tiles: str, turn: int | None = None) -> Self:
        """Tracks of one owner, without asking anybody: `lay("A", "B2 NW-NE", "C2 t:SW,SE")`."""
        laid = []
        for tile in tiles:
            hex_id, face = tile.split()
            ends = read_face(face)
            assert ends is not None
            laid += [Track(self.hex(hex_id), a, b, seat_of(owner), turn or self.state.turn) for a, b in ends]
        return self.but(tracks=tuple(sorted((*self.state.tracks, *laid))))

    def links(self, owners: str) -> Self:
        """Completed links along a line of Stops, from its first on: `links("AB-")`."""
        hexes = self.state.board.hexes
        for at, owner in enumerate(owners):
            self.lay(owner, f"A{2 * at + 2} N-S")
            for stop, spur in ((2 * at + 1, "S"), (2 * at + 3, "N")):
                if hexes[self.hex(f"A{stop}")].kind == "town":
                    self.lay(owner, f"A{stop} t:{spur}")
        return self

    def cubes(self, **where: str) -> Self:
        """What lies at places: `cubes(P="rr")`; everything else is in the bag."""
        lying = tuple(sorted((self.hex(name), "".join(sorted(cubes))) for name, cubes in where.items()))
        self.but(cubes=lying)
        return self.balance()

    def supply(self, *spaces: str) -> Self:
        filled = (*("".join(sorted(space)) for space in spaces), *("" for _ in range(12 - len(spaces))))
        self.but(supply=filled, full=filled)
        return self.balance()

    def balance(self) -> Self:
        """The bag holds what lies nowhere else."""
        state = self.state
        left = list("r" * 20 + "b" * 20 + "y" * 20 + "p" * 20 + "g" * 16)
        for cube in "".join((state.discard, *state.supply, *(cubes for _, cubes in state.cubes))):
            left.remove(cube)
        return self.but(bag="".join(sorted(left)))

    def city(self, name: str, colour: str = "gray") -> Self:
        return self.but(new_cities=tuple(sorted((*self.state.new_cities, (self.hex(name), colour)))))

    def bare(self, name: str, side: int, owner: str) -> Self:
        return self.but(bare_links=(*self.state.bare_links, BareLink(self.hex(name), side, seat_of(owner))))

    @classmethod
    def dealt(cls, game: Steam, seats: int, seed: int, options: dict[str, object]) -> Self:
        """As the table is set."""
        step = game.setup(game.options.model_validate(options), seats, Chance(seed.to_bytes(32, "big")))
        made = cls(game, step.state)
        made.events = step.events
        return made

    @classmethod
    def ready(cls, game: Steam, seats: int, options: dict[str, object]) -> Self:
        """The seats in order, each with a tile, ready to build."""
        made = cls.dealt(game, seats, 0, options).but(order=tuple(range(seats)))
        made.events = ()
        tiles: tuple[TileKind, ...] = ("turn_order", "first_move", "first_build", "locomotive")
        for name, tile in zip(NAMES[:seats], tiles, strict=False):
            made.player(name, tile=tile)
            if not made.state.map.teams:
                made.player(name, cash=0)
        return made.phase("build")
