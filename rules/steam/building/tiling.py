"""What the moves share that lay tiles: when they are shut, what they leave, and what would do instead."""

from itertools import islice

from rules.core.contract import Refusal, Seat
from rules.core.fields import Reader, Unread
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex
from rules.steam.building.laying import builds_from, builds_left, no_builds, nothing_open, open_builds, starts
from rules.steam.event import place
from rules.steam.faces import code, read_face, spoken
from rules.steam.grid import SIDES
from rules.steam.move import NAMED, SteamMove, instead_of, spot
from rules.steam.network import network
from rules.steam.speech import instead
from rules.steam.state import State


class FaceCode(Reader[str]):
    """A face by the sides its tracks join, in either language."""

    def read(self, words: list[str]) -> tuple[str, int]:
        face = read_face(words[0])
        if face is None:
            raise Unread
        return code(face), 1


class TileMove(SteamMove):
    phase = ("build",)
    pays = True

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return no_builds(state, seat)

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return nothing_open(state, seat)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("steam-builds-left", builds=builds_left(state, seat))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        links = network(after).completed(seat) - network(before).completed(seat)
        done = (phrase("steam-leaves-links", links=links),) if links > 0 else ()
        left = phrase("steam-leaves-builds", builds=builds_left(after, seat))
        return (*done, *super().account(before, after, seat), left)

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        """Where a tile could start from."""
        return instead_of(
            "starts",
            (
                spot(state, at) if side is None else spoken(word)
                for word, at, side in starts(state, seat)
                if any(next(builds, None) for builds in builds_from(state, seat, at, side).values())
            ),
        )


def tiles_for(state: State, seat: Seat, at: Hex) -> Phrase | None:
    """Tiles that could lie on a hex, as advice."""
    here = tuple(islice(open_builds(state, seat, at), NAMED))
    tiles = tuple(phrase("steam-face-for", face=spoken(code(one.face)), price=one.price) for one in here)
    return instead("hex", place=place(state, at), tiles=tiles) if tiles else None


def start_phrase(state: State, at: Hex, side: int | None) -> Phrase:
    """A place to build from: a City or Town, or the loose end of a track."""
    if side is None:
        return phrase("steam-start", place=spot(state, at))
    return phrase("steam-start-loose", place=spot(state, at), side=spoken(SIDES[side]))
