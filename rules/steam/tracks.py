"""Tracks that go: spurs under a New City, links that lapse, players who leave, and what a map takes off."""

from collections.abc import Iterable

from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.steam.board import Colour, Hex
from rules.steam.event import Joined, SteamEvent, place
from rules.steam.network import Link, network
from rules.steam.speech import refuse
from rules.steam.state import NOBODY, BareLink, State, Track


class TracksRemoved(SteamEvent):
    """Track taken off the map by something else than building (ST-9.16)."""

    seat: Seat
    at: tuple[Hex, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        hexes = tuple(state.board.hexes[at].id for at in dict.fromkeys(self.at))
        return (phrase("steam-removed", who=Who(seat=self.seat), hexes=hexes),)


def found_city(state: State, at: Hex, colour: Colour) -> tuple[State, tuple[Joined, ...], int] | Refusal:
    """A New City on a Town: its face goes, what led there ends there now (ST-12.2, ST-12.5, ST-12.6, ST-12.9).

    Also the links completed so, and how many unused spurs are gone.
    """
    net = network(state)
    spurs = [track for track in state.tracks if track.at == at]
    links = [net.of_track[track] for track in spurs]
    alone = [link for link in links if len(link.tracks) == 1]
    bare = tuple(BareLink(at, link.tracks[0].a, link.owner) for link in alone if link.complete)
    if state.options.adjacent_city_link == "remove":  # ST-R20
        bare = ()
    touched = {track: link.touched for link in links for track in link.tracks}
    kept = tuple(track._replace(touched=touched.get(track, track.touched)) for track in state.tracks if track.at != at)
    after = state.but(
        tracks=kept,
        bare_links=tuple(sorted((*state.bare_links, *bare))),
        new_cities=tuple(sorted((*state.new_cities, (at, colour)))),
    )
    if any(link.complete and link.ends[0].at == link.ends[1].at for link in network(after).links):
        return refuse("ST-7.20", "loop", hex=state.board.hexes[at].id, place=place(state, at))
    already = {key for link in net.links if link.complete for key in _keys(link)}
    joined = tuple(
        Joined(a=link.ends[0].at, b=link.ends[1].at, owner=link.owner)
        for link in network(after).links
        if link.complete and link.tracks and not already & _keys(link)
    )
    gone = sum(not link.complete for link in alone)
    return after, joined, gone


def _keys(link: Link) -> set[tuple[int, int, int]]:
    return {(track.at, track.a, track.b) for track in link.tracks}


def lapse(state: State, seat: Seat) -> tuple[State, tuple[Hex, ...]]:
    """Incomplete links that were not built on this turn become unowned (ST-9.8); also a hex of each."""
    idle = [link for link in network(state).owned(seat) if not link.complete and link.touched < state.turn]
    if not idle:
        return state, ()
    gone = {track for link in idle for track in link.tracks}
    tracks = tuple(sorted(track._replace(owner=NOBODY) if track in gone else track for track in state.tracks))
    return state.but(tracks=tracks), tuple(link.tracks[0].at for link in idle)


def disown(state: State, seats: Iterable[Seat]) -> State:
    """All track of players who left the game is unowned (ST-2.12, ST-2.13)."""
    gone = set(seats)
    tracks = tuple(sorted(track._replace(owner=NOBODY) if track.owner in gone else track for track in state.tracks))
    bare = tuple(sorted(link._replace(owner=NOBODY) if link.owner in gone else link for link in state.bare_links))
    return state.but(tracks=tracks, bare_links=bare)


def take_off(state: State, gone: Iterable[Track]) -> State:
    """Track removed by something else than building: the pieces that are left count as built now (ST-9.16)."""
    removed = set(gone)
    net = network(state)
    cut = {track for track in removed for track in net.of_track[track].tracks}
    tracks = tuple(
        track._replace(touched=state.turn) if track in cut else track for track in state.tracks if track not in removed
    )
    return state.but(tracks=tuple(sorted(tracks)))
