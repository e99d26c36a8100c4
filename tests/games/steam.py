"""Steam in the harness."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import get_args

from hypothesis import strategies as st

from rules.core.contract import Draft, Event, GameState, Move, Options, Seat, Step
from rules.registry import GAMES
from rules.steam.audit_steps import audit_step
from rules.steam.bidding.bid import MOST_BID, Bid
from rules.steam.bidding.capital import Capital
from rules.steam.board import SPACES, TileKind
from rules.steam.building.build import Build
from rules.steam.building.done import Done
from rules.steam.building.grow import Grow
from rules.steam.building.laying import open_builds
from rules.steam.building.route import MOST_TILES, Route
from rules.steam.building.urbanize import CityFounded, Urbanize
from rules.steam.faces import FACES, code
from rules.steam.flow import GameEnded, WentOut
from rules.steam.game import Steam
from rules.steam.goods.allocate import Allocate
from rules.steam.goods.deliver import MOST_STOPS, Deliver, Delivered
from rules.steam.goods.loco import Loco
from rules.steam.goods.pass_ import Pass
from rules.steam.goods.ways import all_ways
from rules.steam.grid import SIDES
from rules.steam.maps.california.trunk import TrunkChanged
from rules.steam.maps.california_2090.disaster import DisasterDrawn
from rules.steam.maps.california_2090.repair import Repair
from rules.steam.maps.china.concede import Concede
from rules.steam.maps.china.ferry import Ferry, FerryBuilt
from rules.steam.maps.china.flood import FloodDrawn
from rules.steam.maps.china.fund import Fund
from rules.steam.options import SteamOptions
from rules.steam.selecting.tile import Tile
from rules.steam.sheets import MAPS
from rules.steam.state import NEW_CITIES, State
from tests.games.hooks import Hooks
from tests.rules.steam import brute
from tests.wandering import wander

SEATS = 3  # numbers of players at most: each set of options meets them all in a row
PLACES = tuple(name for other in MAPS[1:] for name in (MAPS[0], other))  # the maps by turns, the first one most
SENSIBLE = 0.85  # how often a wanderer does what makes sense
SAMPLED = 0.02  # how often what is offered is compared with brute force
KNOBS: dict[str, tuple[object, ...]] = {
    "first_order": ("auction", "beginner"),
    "partners": ("across", "neighbours", "ends"),
    "team_win": ("individual", "cooperative"),
    "early_end": ("concede", "never"),
    "allocate_default": ("ask", "vp"),
    "income_overflow": ("lost", "vp"),
    "two_player_auction": ("zero", "both"),
    "terrain_add": ("all", "highest"),
    "adjacent_city_link": ("keep", "remove"),
    "town_revisit": (False, True),
    "enforce_tile_supply": (False, True),
    "extra_cube": ("all", "plus_one"),
    "fund_per_turn": ("1", "unlimited"),
    "fund_connection": ("completed", "any_track"),
    "flood_return": ("after", "before"),
    "flood_test": ("after", "before"),
    "toll_ends": (True, False),
    "canal_extra": ("replace", "add"),
    "docker_direct": (True, False),
    "canal_bare_transit": (True, False),
    "canal_town_town": (True, False),
    "last_prestige": (True, False),
    "trunk": ("status", "once"),
    "volcano": ("both", "draw_one"),
    "prestige_floor": ("skip", "vp"),
    "token_return": (False, True),
}
_CODES = sorted(code(face) for face in FACES)
_IDS = st.tuples(st.sampled_from("AJZ"), st.integers(1, 99)).map(lambda one: f"{one[0]}{one[1]}")
_HEXES = _IDS | st.sampled_from(["nanyang", "hong-kong", "pékin"])
_FACES, _SPACES = st.sampled_from(_CODES), st.integers(0, SPACES)
_STEPS = st.none() | st.integers(0, 9)
_COLOURS, _TRACKS = st.sampled_from(sorted(NEW_CITIES)), st.sampled_from(["income", "vp"])
_STOPS = st.tuples(_HEXES, st.sampled_from(["", "@sea", "@canal", *(f"@{side.lower()}" for side in SIDES)])).map(
    "".join
)
_SIDE = st.sampled_from(SIDES)
_TRACK = st.tuples(_IDS, _SIDE | st.sampled_from([f"{a}-{b}" for a, b in combinations(SIDES, 2)])).map(":".join)
_ODD = (
    "bid 1",
    "bid 30",
    "capital 3",
    "tile docker",
    "tile locomotive pass",
    "build A1 N-S",
    "build K6 t:N",
    "route K6 N-S K7 N-S",
    "ferry N4",
    "grow J3 1",
    "urbanize K6 gray 2",
    "fund all",
    "done",
    "deliver red J3 K9 vp",
    "loco",
    "pass",
    "allocate vp",
    "concede yes",
    "repair all",
)


class SteamHooks(Hooks):
    game = GAMES["steam"]
    playouts = 108
    campaign = 2_400  # a hundred for each map, mode and number of players at least
    lines = (
        "bid 3",
        "bid pass",
        "capital 2",
        "tile engineer",
        "tile urbanization pass",
        "build J6 N-S+NE-SW +2",
        "build nanyang t:N,SE",
        "line J4 N-S J5 N-SE",
        "line J4 N-S J5 N-SE +1",
        "ferry N4",
        "ferry dalian +0",
        "grow J3 12",
        "urbanize M6 gray 4",
        "urbanize M6 red",
        "fund all",
        "fund I7",
        "done",
        "deliver red I10 K9 M9@ne vp",
        "deliver blue A10 D7@sea F7@canal F9 vp",
        "loco",
        "pass",
        "allocate income",
        "concede no",
        "repair all",
        "repair without E9:NW G11:N-S",
    )

    def options(self, number: int) -> Options:
        """The maps by turns, then the modes; the rulings are drawn."""
        turn, at = divmod(number // SEATS, len(PLACES))
        drawn = random.Random(number // SEATS)
        chosen = {name: drawn.choice(values) for name, values in KNOBS.items()}
        return SteamOptions.model_validate({**chosen, "map": PLACES[at], "mode": ("base", "standard")[turn % 2]})

    def moves(self) -> st.SearchStrategy[Move]:
        tiles = st.lists(st.tuples(_HEXES, _FACES), min_size=1, max_size=MOST_TILES).map(tuple)
        return st.one_of(
            st.builds(Bid, amount=st.none() | st.integers(0, MOST_BID)),
            st.builds(Capital, steps=st.integers(0, 999)),
            st.builds(Tile, tile=st.sampled_from(get_args(TileKind)), idle=st.booleans()),
            st.builds(Build, hex=_HEXES, face=_FACES, steps=_STEPS),
            st.builds(Route, tiles=tiles, steps=_STEPS),
            st.builds(Ferry, start=_HEXES, steps=_STEPS),
            st.builds(Grow, city=_HEXES, space=st.integers(1, SPACES)),
            st.builds(Urbanize, town=_HEXES, colour=_COLOURS, space=_SPACES),
            st.builds(Fund, city=_HEXES | st.just("all")),
            st.builds(
                Deliver, colour=_COLOURS, way=st.lists(_STOPS, min_size=2, max_size=MOST_STOPS).map(tuple), to=_TRACKS
            ),
            st.builds(Allocate, to=_TRACKS),
            st.builds(Concede, yes=st.booleans()),
            st.builds(Repair, unpaid=st.lists(_TRACK, max_size=4, unique=True).map(lambda some: tuple(sorted(some)))),
            st.sampled_from([Done(), Loco(), Pass()]),
        )

    def reshuffled(self, state: GameState, viewer: Seat | None, dice: random.Random) -> GameState:
        """Nothing is hidden but the disks and tiles to come, and those are no part of the position (ST-1.13)."""
        return state

    def audit_step(self, before: GameState, seat: Seat, move: Move, after: Step[GameState]) -> None:
        """The links traced anew after every move; now and then all that is offered against brute force."""
        assert isinstance(before, State)
        assert isinstance(after.state, State)
        audit_step(before, after.state, after.events)
        assert brute.traced(after.state) == brute.links(after.state)
        for event in after.events:
            self.game.tell(after.state, event)
        dice = random.Random(self.game.print(move))
        if dice.random() < SAMPLED:
            _offers_equal_brute_force(before, seat, dice)

    def wander(self, state: GameState, seat: Seat, dice: random.Random) -> Move | None:
        """Mostly what makes sense to somebody thrifty, so that ruin comes late; else any offer, the first rather."""
        assert isinstance(state, State)
        if dice.random() < SENSIBLE and (move := self._thrifty(state, seat, dice)):
            return move
        return wander(self.game, state, seat, lambda ways: min(dice.randrange(ways) for _ in range(2)))

    def _thrifty(self, state: State, seat: Seat, dice: random.Random) -> Move | None:
        """Suggested lines while the income allows, suggested deliveries, no money for the order."""
        if state.phase in ("auction", "bidding"):
            return Bid(amount=None)
        if state.phase == "capital":
            return Capital(steps=min(2, max(0, state.marker(seat).income + 4)))
        if state.phase == "select" and not state.base and dice.random() < 0.5:
            move = Tile(tile="urbanization")
            return move if self.game.check(state, seat, move) is None else None
        if state.phase not in ("build", "move") or state.shares:
            return None
        kinds = [choice.value for choice in self.game.offers(state, seat, Draft()).choices]
        rare = next((kind for kind in ("ferry", "urbanize", "grow") if kind in kinds), "")
        if rare:
            first = iter([kinds.index(rare)])
            return wander(self.game, state, seat, lambda ways: next(first, dice.randrange(ways)))
        suggested = self.game.suggest(state, seat)
        player, income = state.players[seat], state.marker(seat).income
        poor = income < -2 and player.cash < 6 if state.base else player.cash < 4 + player.level - income
        if suggested and not (poor and state.phase == "build"):
            draft = dice.choice(suggested).draft
            return self.game.compose(draft.kind, draft.filled())
        return Done() if state.phase == "build" else Pass()

    def bent(self, state: GameState, move: Move, dice: random.Random) -> Move:
        assert isinstance(state, State)
        hexes = [place.id for place in state.board.hexes]
        changes: list[dict[str, object]]
        match move:
            case Build():
                changes = [{"hex": dice.choice(hexes)}, {"face": dice.choice(_CODES)}, {"steps": dice.randrange(10)}]
            case Route():
                at = dice.randrange(len(move.tiles))
                tiles = (*move.tiles[:at], (dice.choice(hexes), dice.choice(_CODES)), *move.tiles[at + 1 :])
                changes = [{"tiles": tiles}, {"tiles": move.tiles[::-1]}, {"tiles": move.tiles * 2}]
            case Deliver():
                at = dice.randrange(len(move.way))
                way = (*move.way[:at], dice.choice(hexes), *move.way[at + 1 :])
                changes = [{"way": way}, {"way": move.way[::-1]}, {"colour": dice.choice(sorted(NEW_CITIES))}]
            case Bid():
                changes = [{"amount": dice.randrange(40)}, {"amount": None}]
            case Tile():
                changes = [{"tile": dice.choice(get_args(TileKind))}, {"idle": not move.idle}]
            case Urbanize():
                changes = [{"town": dice.choice(hexes)}, {"space": dice.randrange(SPACES + 1)}]
            case Repair():
                changes = [{"unpaid": ()}, {"unpaid": ("A1:N", *move.unpaid)}, {"unpaid": move.unpaid[1:]}]
            case _:
                return self.game.parse(dice.choice(_ODD))
        return self.game.moves.validate_python({**move.model_dump(), **dice.choice(changes)})

    def milestones(self, events: Sequence[Event]) -> list[object]:
        """The deliveries, New Cities, ferries and floods, who went out, and how long the longest way was.

        On maps with such legs, also how many led by sea and by canal; in California VP for trunk lines, and disasters.
        """
        ways = [len(event.by) for event in events if isinstance(event, Delivered)]
        counts = [sum(isinstance(event, kind) for event in events) for kind in (CityFounded, FerryBuilt)]
        floods = [event.river for event in events if isinstance(event, FloodDrawn) and event.river]
        out = [list(event.seats) for event in events if isinstance(event, WentOut)]
        ended = [list(event.result.ranks) for event in events if isinstance(event, GameEnded)]
        by = [by for event in events if isinstance(event, Delivered) for by in event.by]
        besides = [f"{name} {by.count(name)}" for name in ("sea", "canal") if name in by]
        trunks = [f"trunk {event.vp}" for event in events if isinstance(event, TrunkChanged)]
        tokens = [event.token for event in events if isinstance(event, DisasterDrawn)]
        return [len(ways), max(ways, default=0), *counts, floods, out, *ended, *besides, *trunks, *tokens]


def _offers_equal_brute_force(state: State, seat: Seat, dice: random.Random) -> None:
    if state.phase == "build":
        for at in dice.sample(range(len(state.board.hexes)), 12):
            free = state.with_player(seat, builds=0)  # without builds left every tile is refused by that alone
            assert {code(one.face) for one in open_builds(free, seat, at)} == brute.builds(_RULES, free, seat, at)
    elif state.phase == "move" and not state.shares and state.players[seat].level < (4 if state.board.canals else 5):
        expected = brute.deliveries(_RULES, state, seat)
        found = {
            (letter, origin, goal): {tuple(sorted(way.counts.items())) for way in ways}
            for letter, origin, goal, ways in all_ways(state, seat)
        }
        assert {key: value for key, value in found.items() if key[0]} == expected
        assert len(_RULES.offers(state, seat, Draft(kind=Deliver.name())).choices) == len(expected)


_RULES = Steam()
HOOKS = SteamHooks()
