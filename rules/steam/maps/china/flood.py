"""Rivers that flood: the disks, the danger box and the funds of the Cities (ST-CN-24 to ST-CN-38)."""

from collections import Counter

from rules.core.chance import Chance
from rules.core.contract import Event
from rules.core.invariants import demand
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Board, Hex
from rules.steam.event import SteamEvent, place
from rules.steam.maprules import FloodCityView, FloodView
from rules.steam.maps.china.options import FloodOptions
from rules.steam.state import Flood, State

FIRST_FUND = 1  # ST-CN-7
DISKS_DRAWN = 2  # ST-CN-30


class FloodDrawn(SteamEvent):
    """Two disks in the danger box (ST-CN-30)."""

    disks: tuple[str, ...]
    river: str | None
    funds: tuple[tuple[Hex, int], ...]  # of the flooded Cities, after the removal
    under: tuple[Hex, ...]  # under water

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        names = {river.id: river.name for river in state.board.rivers}
        disks = tuple(names[disk] for disk in self.disks)
        if self.river is None:
            return (phrase("steam-flood-none", disks=disks),)
        lines = tuple(
            phrase("steam-flood-under", place=place(state, at))
            if at in self.under
            else phrase("steam-flood-toll", place=place(state, at), fund=fund)
            for at, fund in self.funds
        )
        return (phrase("steam-flood", river=names[self.river]), *lines)

    def shown(self) -> str:
        return " ".join(self.disks)


def first_flood(board: Board) -> Flood:
    """All disks in their bag, and the starting money on each flood City (ST-CN-6, ST-CN-7)."""
    cities = sorted(board.number[city] for flooding in board.floods for city in flooding.cities)
    return Flood(
        funds=tuple((at, FIRST_FUND) for at in cities),
        bag=tuple((flooding.river, flooding.disks) for flooding in board.floods),
    )


def flooded(state: State, at: Hex) -> bool:
    """ST-CN-36: until the box no longer shows two disks of its river."""
    if state.flood is None or (river := state.flood.river) is None:
        return False
    flooding = state.board.flooding.get(at)
    return flooding is not None and river == flooding.river


def under_water(state: State, at: Hex) -> bool:
    """ST-CN-34, ST-CN-82: flooded, and nothing in the fund."""
    if not flooded(state, at) or state.flood is None:
        return False
    spared = state.map.chosen(FloodOptions).flood_test == "before" and at in state.flood.spared
    return not state.flood.fund(at) and not spared


def draw(state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Two disks into the box; a river that is drawn twice floods (ST-CN-30 to ST-CN-34)."""
    flood = state.flood
    assert flood is not None
    early = state.map.chosen(FloodOptions).flood_return == "before"  # ST-R45
    disks = [river for river, count in flood.bag for _ in range(count)] + list(flood.box if early else ())
    disks.sort()
    drawn = tuple(disks.pop(chance.below(len(disks))) for _ in range(DISKS_DRAWN))
    disks += () if early else flood.box  # ST-CN-31
    bag = tuple((river, disks.count(river)) for river, _ in flood.bag)
    flood = flood.but(box=drawn, bag=bag, spared=())
    hit = _cities(state.board, flood.river)
    spared = tuple(at for at in hit if flood.fund(at))
    funds = tuple((at, fund - (at in spared)) for at, fund in flood.funds)  # ST-CN-33, ST-R98
    state = state.but(flood=flood.but(funds=funds, spared=spared))
    under = tuple(at for at in hit if under_water(state, at))
    left = tuple((at, fund) for at, fund in funds if at in hit)
    return state, (FloodDrawn(disks=drawn, river=flood.river, funds=left, under=under),)


def _cities(board: Board, river: str | None) -> tuple[Hex, ...]:
    return tuple(sorted(board.number[city] for one in board.floods if one.river == river for city in one.cities))


def flood_view(state: State) -> FloodView | None:
    flood = state.flood
    if flood is None:
        return None
    cities = tuple(
        FloodCityView(
            at=at,
            river=state.board.flooding[at].river,
            fund=fund,
            now="under_water" if under_water(state, at) else "toll" if flooded(state, at) else "dry",
        )
        for at, fund in flood.funds
    )
    return FloodView(cities=cities, box=flood.box, river=flood.river, bag=flood.bag)


def audit_flood(state: State) -> None:
    assert state.flood is not None
    disks = Counter(dict(state.flood.bag)) + Counter(state.flood.box)
    due = {one.river: one.disks for one in state.board.floods}
    demand("ST-I24", disks == Counter(due) and len(state.flood.box) in (0, 2), "disks", disks)
    demand("ST-I25", all(fund >= 0 for _, fund in state.flood.funds), "funds", state.flood.funds)
