"""What the moves share that lay tiles: when they are shut, what they leave, and the capital steps a player names."""

from __future__ import annotations

from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex
from rules.steam.building.laying import builds_left, no_builds, nothing_open
from rules.steam.faces import spoken
from rules.steam.grid import SIDES
from rules.steam.move import SteamMove, ledger, spot
from rules.steam.network import network
from rules.steam.speech import STEAM
from rules.steam.state import State

MOST_STEPS = 9


class TileMove(SteamMove):
    phase = ("build",)

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
        return (*done, *ledger(before, after, seat), left)


def start_phrase(state: State, at: Hex, side: int | None) -> Phrase:
    """A place to build from: a City or Town, or the loose end of a track."""
    if side is None:
        return phrase("steam-start", place=spot(state, at))
    return phrase("steam-start-loose", place=spot(state, at), side=spoken(SIDES[side]))


def read_steps(words: list[str]) -> tuple[list[str], int | None]:
    """The words before `+2`, and the capital steps it names. Raises MisreadError."""
    if not words or not words[-1].startswith("+"):
        return words, None
    said = words[-1][1:]
    if len(said) != 1 or not said.isascii() or not said.isdigit():
        raise STEAM.misread("number", text=words[-1])
    return words[:-1], int(said)


def written_steps(steps: int | None) -> str:
    return "" if steps is None else f" +{steps}"
