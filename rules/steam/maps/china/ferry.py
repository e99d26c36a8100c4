"""`ferry N4`: a link over the sea, built from an end that is a New City (ST-CN-14 to ST-CN-18)."""

from collections.abc import Iterable
from typing import Annotated

from rules.core.contract import Choice, Draft, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Ferry as FerryLine
from rules.steam.board import Hex, sides_between
from rules.steam.building.laying import no_builds, spend
from rules.steam.building.tiling import TileMove
from rules.steam.event import Joined, Payment, SteamEvent, joined_phrases, place
from rules.steam.faces import ends
from rules.steam.money import means
from rules.steam.move import NamedSteps, Said, Spot, find_hex, hex_choice, instead_places, price_note
from rules.steam.network import network
from rules.steam.speech import refuse
from rules.steam.state import State, Track


class FerryBuilt(SteamEvent):
    seat: Seat
    at: Hex  # its space
    start: Hex  # the end it was built from
    payment: Payment
    joined: tuple[Joined, ...] = ()

    def told(self, state: State) -> tuple[Phrase, ...]:
        ferry = next(one for one in state.board.ferries if one.space == state.board.hexes[self.at].id)
        said = self.said(state, ferry=ferry.name, place=place(state, self.start), price=self.payment.price)
        waits = () if self.joined else (phrase("steam-ferry-waits", turn=state.turn + 1),)
        return (said, *self.payment.told(), *joined_phrases(state, self.joined), *waits)


class Ferry(TileMove):
    start: Annotated[Said, Spot()]
    steps: NamedSteps = None

    rule = "ST-CN-15"
    after = "build"
    misread_as = "ferry"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if not state.board.ferries:
            return refuse("ST-CN-14", "ferry-none")
        if refusal := no_builds(state, seat):
            return refusal
        if not any(not built(state, ferry) for ferry in state.board.ferries):
            return refuse("ST-CN-18", "ferry-built")
        return None if open_ends(state) else refuse("ST-CN-14", "ferry-city")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        ferries = [ferry for ferry in state.board.ferries if not built(state, ferry)]
        if any(ferry.price <= means(state, seat) for ferry in ferries):
            return None
        return refuse("ST-2.10", "pay", price=ferries[0].price, cash=state.players[seat].cash)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return price_note(state, seat, min(ferry.price for ferry in state.board.ferries))

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterable[Choice]:
        return (hex_choice(state, at) for at in open_ends(state)) if field == "start" else ()

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        return instead_places("ferry", state, open_ends(state))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        at = find_hex(state.board, self.start)
        ferry = next(
            (one for one in state.board.ferries if at is not None and state.board.hexes[at].id in one.ends), None
        )
        if at is None or ferry is None or not state.new_city(at):
            return refuse("ST-CN-15", "ferry-end")
        if built(state, ferry):
            return refuse("ST-CN-18", "ferry-built")
        paid = spend(state, seat, ferry.price, self.steps)
        if isinstance(paid, Refusal):
            return paid
        state, payment = paid
        track = _track(state, seat, ferry)
        state = state.but(tracks=tuple(sorted((*state.tracks, track))))
        link = network(state).of_track[track]
        joined = (Joined(a=link.ends[0].at, b=link.ends[1].at, owner=seat),) if link.complete else ()
        event = FerryBuilt(seat=seat, at=track.at, start=at, payment=payment, joined=joined)
        state, more = state.map.changed(state) if joined else (state, ())
        return Outcome(state, (event, *more), turn_over=False)


def built(state: State, ferry: FerryLine) -> bool:
    space = state.board.number[ferry.space]
    return any(track.at == space for track in state.tracks)


def open_ends(state: State) -> tuple[Hex, ...]:
    """Ends of unbuilt ferries that are New Cities."""
    every = (state.board.number[end] for ferry in state.board.ferries if not built(state, ferry) for end in ferry.ends)
    return tuple(at for at in every if state.new_city(at))


def _track(state: State, seat: Seat, ferry: FerryLine) -> Track:
    """The ferry as a track on its space, from side to side (ST-CN-19)."""
    board = state.board
    space = board.number[ferry.space]
    a, b = (sides_between(board, space, board.number[end]) for end in ferry.ends)
    assert a is not None
    assert b is not None
    return Track(space, *ends(a, b), seat, state.turn)
