"""Great Britain: ports and the Docker, canals as links of nobody, dear canal hexes, upkeep (ST-GB-1 to ST-GB-38)."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from rules.core.contract import Event, Refusal, Seat
from rules.core.invariants import demand
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Canal, Hex, TileKind
from rules.steam.event import PlaceName, SteamEvent, place
from rules.steam.maprules import CanalView, Features, MapRules, PortView, Step
from rules.steam.maps.great_britain.harbour import active, covered, flip
from rules.steam.maps.great_britain.options import BritainOptions
from rules.steam.network import Leg, network
from rules.steam.speech import refuse
from rules.steam.state import State

CANAL_LEVEL = 4  # ST-GB-10
CANAL_EXTRA = {"plain": 2, "river": 2, "hill": 3}  # ST-GB-11
SEA, CANAL = "sea", "canal"  # how a leg is called that is no link


class PortFlipped(SteamEvent):
    """A cube came by sea: nothing more arrives so at this port (ST-GB-23)."""

    at: PlaceName


class GreatBritain(MapRules):
    option_models = (BritainOptions,)

    def drawn_cubes(self, at: Hex) -> int:
        """ST-GB-5: with three players one fewer in each coloured City."""
        spot = self.board.hexes[at]
        fewer = self.seats == 3 and spot.kind == "city" and spot.colour != "white"
        return max(0, spot.cubes - fewer)

    def no_tile_rule(self, tile: TileKind) -> str:
        return "ST-GB-7" if tile == "locomotive" else super().no_tile_rule(tile)

    def white_rule(self, kind: str) -> str:
        return "ST-GB-14" if kind == "grow" else "ST-GB-15"

    def upkeep(self, level: int) -> int:
        return level  # ST-GB-36: in Base too

    # Building

    def ground_price(self, at: Hex) -> int:
        spot, ground = self.board.hexes[at], super().ground_price(at)
        if at not in self.board.canal_on:
            return ground
        extra = CANAL_EXTRA[spot.terrain]
        return extra + ground if self.chosen(BritainOptions).canal_extra == "add" else extra  # ST-R67

    def bars_tile(self, state: State, seat: Seat, at: Hex) -> Refusal | None:
        """ST-GB-10: also for a redirect and a replacement (ST-R105)."""
        level = state.players[seat].level
        if at not in self.board.canal_on or level >= CANAL_LEVEL:
            return None
        return refuse("ST-GB-10", "canal-level", hex=self.board.hexes[at].id, need=CANAL_LEVEL, level=level)

    # Moving goods

    def bars_start(self, state: State, at: Hex) -> Refusal | None:
        if state.is_city(at) or at in network(state).on:
            return None
        return refuse("ST-GB-12", "bare-start", place=place(state, at))

    def legs(self, state: State, seat: Seat, at: Hex, first: bool) -> Iterable[Leg]:
        for canal, to in self._canals.get(at, ()):
            if self._shut(state, canal, to) is None:
                yield Leg(at, to, CANAL, free=True)
        if first and state.players[seat].tile == "docker" and at in self.board.ports:
            yield from (Leg(at, to, SEA, free=True, spends=True) for to in self._arrivals(state, seat) if to != at)

    def missing_leg(self, state: State, seat: Seat, at: Hex, to: Hex, by: str, first: bool) -> Refusal | None:
        canal = next((canal for canal, end in self._canals.get(at, ()) if end == to), None)
        docker = state.players[seat].tile == "docker" or self.board.hexes[at].colour == "white"
        meant = docker and first and {at, to} <= set(self.board.ports)
        if by == SEA or (not by and not canal and meant):
            return self._no_sea(state, seat, at, to, first)
        if canal is None or by not in ("", CANAL):
            return None
        match self._shut(state, canal, to):
            case "ST-GB-28" as rule:
                return refuse(rule, "canal-towns", canal=canal.name)
            case "ST-GB-29" as rule:
                return refuse(rule, "canal-covered", canal=canal.name)
            case "ST-GB-35" as rule:
                return refuse(rule, "canal-bare", place=place(state, to))
        return None

    def bars_legs(self, state: State, legs: tuple[Leg, ...]) -> Refusal | None:
        used = [frozenset((leg.start, leg.to)) for leg in legs if leg.by == CANAL]
        twice = next((leg for leg in legs if used.count(frozenset((leg.start, leg.to))) > 1), None)
        return refuse("ST-GB-30", "canal-twice", place=place(state, twice.to)) if twice else None

    def length_rule(self, legs: tuple[Leg, ...]) -> str:
        if legs[0].by == SEA:
            return "ST-GB-26"
        return "ST-GB-31" if any(leg.by == CANAL for leg in legs) else super().length_rule(legs)

    def bars_way(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> Refusal | None:
        own, canals = sum(leg.owner == seat for leg in legs), sum(leg.by == CANAL for leg in legs)
        return refuse("ST-GB-32", "canals-own", own=own, canals=canals) if own < canals else None

    def own_link_met(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> bool:
        """ST-GB-27: the link that the port of arrival must have."""
        return self.chosen(BritainOptions).docker_direct and len(legs) == 1 and legs[0].by == SEA

    def delivered(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> Step:
        if legs[0].by != SEA:
            return state, ()
        return flip(state, legs[0].to), (PortFlipped(at=legs[0].to),)

    def foretold(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        """The port that will be used, and canals that a tile ends for everybody."""
        used = (at for at in self.board.ports if active(before, at) and not active(after, at))
        ended = (canal for canal in self.board.canals if covered(after, canal) and not covered(before, canal))
        return (
            *(phrase("steam-flips-port", place=place(after, at)) for at in used),
            *(phrase("steam-ends-canal", canal=canal.name) for canal in ended),
        )

    def features(self, state: State) -> Features:
        canals = enumerate(self.board.canals)
        return Features(
            ports=tuple(PortView(at=at, active=active(state, at)) for at in self.board.ports),
            canals=tuple(CanalView(number=at, open=not covered(state, canal)) for at, canal in canals),
        )

    # ST-I29

    def audit(self, state: State) -> None:
        for at, side in network(state).ground.by_side:
            white = state.colour(self.board.beside[at][side]) == "white"
            demand("ST-I29", not white, "a track leads to a white City from", self.board.hexes[at].id)

    def audit_step(self, before: State, after: State, events: tuple[Event, ...]) -> None:
        for at in self.board.ports:
            back = active(after, at) and not active(before, at)
            demand("ST-I29", not back, "a port is active again:", self.board.hexes[at].id)
        for canal in self.board.canals:
            demand("ST-I29", covered(after, canal) or not covered(before, canal), "a canal is open again:", canal.id)

    @cached_property
    def _canals(self) -> dict[Hex, tuple[tuple[Canal, Hex], ...]]:
        """By place, the canals that end there, each with its other end."""
        found: dict[Hex, tuple[tuple[Canal, Hex], ...]] = {}
        for canal in self.board.canals:
            a, b = (self.board.number[end] for end in canal.ends)
            for at, to in ((a, b), (b, a)):
                found[at] = (*found.get(at, ()), (canal, to))
        return found

    def _shut(self, state: State, canal: Canal, to: Hex) -> str | None:
        """The rule by which a canal is no link that leads to one of its ends."""
        if covered(state, canal):
            return "ST-GB-29"
        ends = [self.board.number[end] for end in canal.ends]
        if not self.chosen(BritainOptions).canal_town_town and not any(state.is_city(end) for end in ends):  # ST-R94
            return "ST-GB-28"
        bare = not state.is_city(to) and to not in network(state).on
        if bare and not self.chosen(BritainOptions).canal_bare_transit:  # ST-R76
            return "ST-GB-35"
        return None

    def _arrivals(self, state: State, seat: Seat) -> Iterator[Hex]:
        """Ports where a cube of this player may arrive by sea (ST-GB-21, ST-GB-22)."""
        exits = network(state).exits
        for at in self.board.ports:
            if active(state, at) and any(link.owner == seat for link in exits.get(at, {}).values()):
                yield at

    def _no_sea(self, state: State, seat: Seat, at: Hex, to: Hex, first: bool) -> Refusal:
        """Why no sea leg leads from one place to another, in the order of the specification's list."""
        if state.players[seat].tile != "docker":
            return refuse("ST-GB-16", "docker")
        if not first:
            return refuse("ST-GB-19", "sea-first")
        if at not in self.board.ports:
            return refuse("ST-GB-18", "sea-start", place=place(state, at))
        if to == at or to not in self.board.ports or not active(state, to):
            return refuse("ST-GB-22", "port-closed", place=place(state, to))
        rule = "ST-GB-38" if self.board.hexes[to].colour == "white" else "ST-GB-21"
        return refuse(rule, "port-rail", place=place(state, to))


RULES = {3: GreatBritain, 4: GreatBritain}
