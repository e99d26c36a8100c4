"""A game of Steam in hand: a position to be put together, moves to be played and refused, and what there is to see."""

from __future__ import annotations

from typing import TypeVar, get_args

from rules.core.chance import Chance
from rules.core.contract import Draft, Event, Offers, Refusal, Step
from rules.steam.board import Board, TileKind
from rules.steam.build import GRID, NAMES, Position, line_text, seat_of
from rules.steam.game import Steam
from rules.steam.move import SteamMove
from rules.steam.network import Link, network
from rules.steam.sheets import shipped
from rules.steam.state import Marker, Player, State

E = TypeVar("E", bound=Event)


class Table(Position):
    """Says what happens when somebody moves, and what is refused."""

    def __init__(self, game: Steam, state: State) -> None:
        super().__init__(game, state)
        self.chance = Chance(bytes(32))

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
    return Table.ready(Steam().on_board(text), seats, options)


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
    return Table.ready(Steam(), seats, options)


def china_of_version_1(seats: int = 3, /, **options: object) -> Table:
    """China as games that were begun under the first rules go on."""
    return Table.ready(Steam(version=1), seats, options)


def dealt(seats: int = 3, seed: int = 0, **options: object) -> Table:
    """China as it is dealt."""
    return Table.dealt(Steam(), seats, seed, options)


CHINA: Board = shipped("china")
ALL_TILES: tuple[TileKind, ...] = get_args(TileKind)
