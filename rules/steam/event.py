"""What events of Steam share: they are told from the position they led to, so that they carry no names."""

from typing import Annotated, ClassVar

from rules.core.contract import Seat
from rules.core.kinds import Speech
from rules.core.phrase import Frozen, Named, Phrase, Who, Worded, phrase
from rules.core.telling import ToldEvent
from rules.steam.board import Hex, TileKind
from rules.steam.grid import SIDES
from rules.steam.speech import SPEECH
from rules.steam.state import COLOURS, NOBODY, State


class SteamEvent(ToldEvent[State]):
    speech: ClassVar[Speech] = SPEECH


class Payment(Frozen):
    """What was paid, and the capital raised for it (ST-2.2, ST-2.3)."""

    price: int = 0
    steps: int = 0
    income: int = 0  # steps on the income track
    vp: int = 0  # VP given for money

    def told(self, key: str = "steam-raised") -> tuple[Phrase, ...]:
        """A line on the capital raised, or on what else was given up for money, where there was any."""
        if not self.steps:
            return ()
        return (phrase(key, steps=self.steps, income=self.income, vp=self.vp),)


class Joined(Frozen):
    """A link that was completed: its two Stops and its owner."""

    a: Hex
    b: Hex
    owner: Seat


def place(state: State, at: Hex) -> Named:
    return state.board.named(at)


def cubes_phrase(cubes: str) -> tuple[Phrase, ...]:
    """A heap of cubes in words, colour by colour."""
    found = tuple(
        phrase(f"steam-cubes-{colour}", count=cubes.count(letter))
        for letter, colour in COLOURS.items()
        if letter in cubes
    )
    return found or (phrase("steam-cubes-none"),)


def tile_phrase(tile: TileKind) -> Phrase:
    return phrase(f"steam-tile-{tile}")


def tiles_phrase(tiles: tuple[TileKind, ...]) -> tuple[Phrase, ...]:
    return tuple(tile_phrase(tile) for tile in tiles) or (phrase("steam-tile-none"),)


PlaceName = Annotated[Hex, Worded[State, Hex](place)]  # told by its name
Cubes = Annotated[str, Worded[State, str](lambda _, cubes: cubes_phrase(cubes))]
TileName = Annotated[TileKind, Worded[State, TileKind](lambda _, tile: tile_phrase(tile))]
TileNames = Annotated[tuple[TileKind, ...], Worded[State, tuple[TileKind, ...]](lambda _, tiles: tiles_phrase(tiles))]


def leg_phrase(state: State, to: Hex, by: str) -> Named | Phrase:
    """The next Stop of a way; how it is reached is said where that is no link."""
    return place(state, to) if by.upper() in SIDES else phrase(f"steam-leg-{by}", place=place(state, to))


def way_phrases(state: State, stops: tuple[Hex, ...], by: tuple[str, ...]) -> tuple[Named | Phrase, ...]:
    """What lies between the start of a way and its goal; the goal too where no link leads there."""
    legs = tuple(zip(stops[1:], by, strict=True))
    told = legs[:-1] if by[-1].upper() in SIDES else legs
    return tuple(leg_phrase(state, to, how) for to, how in told)


def joined_phrases(state: State, joined: tuple[Joined, ...]) -> tuple[Phrase, ...]:
    return tuple(
        phrase("steam-joined", a=place(state, one.a), b=place(state, one.b), owner=owner(one.owner)) for one in joined
    )


def owner(seat: Seat) -> Who | Phrase:
    return phrase("steam-nobody") if seat == NOBODY else Who(seat=seat)
