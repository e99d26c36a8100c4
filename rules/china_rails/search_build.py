"""The cheapest track from own network, or from any legal start, to everywhere: one search for all targets.

A bucket queue over whole millions. What a later step depends on is part of a label: the segments and exits that the
line itself uses up at the city where it stands (CR-4.6, CR-7.3, CR-7.4, CR-R46), or exits anywhere where they count
together (CR-R45). Between two places where track may begin, each milepost is paid once and one of them twice: where
what is built from one side meets what is built from the other (CR-R43). So a label also tells the cheapest milepost
since the last such place. A search for one place alone goes straight there (A*): by what a line has cost, and what the
rest costs at least, on an empty board.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

from rules.china_rails.board import PRICE
from rules.china_rails.building.works import MOST_EXITS, Works
from rules.china_rails.parts import Edge, Milepost
from rules.china_rails.search_least import DEAREST, FAR, LEVELS, PAID, Ways, least, level_of, special, steps
from rules.china_rails.state import State
from rules.core.contract import Seat

Segment = tuple[Milepost, Milepost]
Label = int  # a milepost, plus the size of the board for each variant before its own
# How cheap the cheapest milepost since the last start is, segments that count where it stands (0 or 1), exits used up.
Variant = tuple[int, int, int]
VARIANTS: tuple[Variant, ...] = tuple(product((*range(len(LEVELS)), PAID), (0, 1), range(MOST_EXITS + 1)))
NUMBER = {variant: number for number, variant in enumerate(VARIANTS)}
NO_WORSE = tuple(  # at the same price
    tuple(
        NUMBER[low, few, fewer]
        for low in ((PAID,) if level == PAID else range(level + 1))
        for few in range(entered + 1)
        for fewer in range(used + 1)
    )
    for level, entered, used in VARIANTS
)
# How a label was reached: without a segment; by one to it, or to the port opposite, which buys the ferry (CR-9.4); by
# one out of it, to meet the line or all the way back.
JUMP, TO, FERRY, MEET, BACK = range(5)
NEVER = FAR + DEAREST
Going = tuple[int, int, int]  # price so far, level, exits used up


@dataclass(frozen=True)
class Line:
    """Segments in the order that is cheapest, what they cost together, where they lead, and the way from the start."""

    segments: tuple[Segment, ...]
    cost: int
    end: Milepost
    onward: tuple[Segment, ...]

    def for_now(self, works: Works) -> tuple[Segment, ...]:
        """As it is built: where the money does not reach to its end, from the start on, so that no gap is left."""
        gapless = self.cost > works.budget and self.onward and not works.crowded(*self.onward[0])
        return self.onward if gapless else self.segments


class Reach:
    """What can be built from some starts: the price of each milepost, and the way there; with a goal, of that alone."""

    def __init__(self, works: Works, starts: frozenset[Milepost], goal: tuple[Milepost, ...] = ()) -> None:
        self._works = works
        self._board = board = works.board
        self.starts = starts
        self._goal = goal
        self._together = works.state.options.city_exits == "per_turn"
        self._begun_majors = {board.city_at[at] for at in starts}.intersection(board.majors)
        self._entering = cache(works.entering)
        self._left = least(board, goal)
        self._special = special(board)
        self._size = len(board.labels)
        self._level = level_of(board)
        self.cost: list[int] = [-1] * self._size
        self._best: dict[Milepost, Label] = {}
        self._due: list[int] = [NEVER] * (self._size * len(VARIANTS))
        self._before: dict[Label, tuple[Label, int]] = {}
        self._buckets: list[list[Label]] = [[] for _ in range(NEVER)]
        kept = {edge for edge, owner in works.reserved.items() if owner == works.seat}
        self._shut = (works.claims.keys() - kept) | works.edges | works.weather.unbuildable.keys()
        if not goal or any(map(self._may_be_reached, goal)):
            self._spread()

    def to(self, targets: Iterable[Milepost]) -> Line | None:
        """The cheapest line to one of the targets; among equals the first of the alphabet."""
        reached = [(self.cost[at], self._board.labels[at], at) for at in targets if self.cost[at] >= 0]
        if not reached:
            return None
        cost, _, at = min(reached)
        walked = self._walked(self._best[at])
        onward = tuple((a, b) for a, b, how in walked if how != JUMP)
        return Line(tuple(self._in_order(walked)), cost, at, onward)

    def price(self, targets: Iterable[Milepost]) -> int:
        """What the cheapest line to one of the targets costs; more than any does where there is none."""
        return min((self.cost[at] for at in targets if self.cost[at] >= 0), default=FAR)

    def _may_be_reached(self, at: Milepost) -> bool:
        """Whether any segment could end there; the rest of the board need not be looked at where none can."""
        board, reserved = self._board, self._works.reserved
        if at in self.starts or self._works.gets_ferry(at):
            return True
        town = board.town_at(at)
        return any(
            edge not in self._shut and not self._entering(there, 0 if edge in reserved else 1)
            for there in (town.mileposts if town else (at,))
            for _, edge in board.around[there]
        )

    def _walked(self, label: Label) -> list[tuple[Milepost, Milepost, int]]:
        walked: list[tuple[Milepost, Milepost, int]] = []
        while label in self._before:
            before, how = self._before[label]
            at = label % self._size
            walked.append((before % self._size, self._opposite(at) if how == FERRY else at, how))
            label = before
        return walked[::-1]

    def _in_order(self, walked: Iterable[tuple[Milepost, Milepost, int]]) -> Iterator[Segment]:
        """The segments of a line. Up to a city built out of, it is turned round after its cheapest milepost."""
        section: list[Segment] = []
        for a, b, how in walked:
            if how != JUMP:
                section.append((a, b))
            if self._is_major(b):
                meeting = 0 if how == BACK else self._cheapest(section) if how == MEET else len(section)
                yield from section[:meeting]
                yield from ((b, a) for a, b in reversed(section[meeting:]))
                section = []
        yield from section

    def _cheapest(self, section: list[Segment]) -> int:
        """The segment that leaves the cheapest milepost; the last of equals."""
        return min(reversed(range(len(section))), key=lambda number: self._level[section[number][0]])

    def _spread(self) -> None:
        works, due, cost, buckets = self._works, self._due, self.cost, self._buckets
        best, before = self._best, self._before
        shut = self._shut
        ways, left, limited = steps(self._board, works.weather.rains), self._left[0], self._special
        for at in sorted(self.starts):
            self._reach(at, (self._level[at], 0, 0), 0)
        for price in range(FAR):
            if any(0 <= cost[at] <= price for at in self._goal):
                return
            for label in buckets[price]:  # grows while it is read: red areas cost nothing
                if label >= self._size or label in limited:
                    self._onward(label, price, ways)
                    continue
                here = due[label]
                if here + left[label] != price:
                    continue
                for near, edge, step in ways[label]:  # as _onward does, for ordinary ground and the first variant
                    new = here + step
                    if near in limited:
                        if edge not in shut:
                            self._into(label, near, edge, (here, 0, 0))
                        continue
                    if due[near] <= new or edge in shut:
                        continue
                    due[near] = new
                    if not 0 <= cost[near] <= new:
                        cost[near], best[near] = new, near
                    before[near] = label, TO
                    buckets[min(new + left[near], FAR)].append(near)

    def _onward(self, label: Label, price: int, ways: Sequence[Ways]) -> None:
        number, at = divmod(label, self._size)
        low, _, used = VARIANTS[number]
        here, out = self._due[label], ways[at]
        if here + self._left[low][at] != price:
            return
        going: Going | None = (here, low, used)
        if at in self._special:
            out, going = self._leaving(label, out), self._going(at, here, low, used)
        if going is None:
            return
        here, low, used = going
        for near, edge, step in out:
            if edge in self._shut:
                continue
            if near in self._special:
                self._into(label, near, edge, going)
            else:
                self._reach(near, (self._lowest(low, near), 0, used), here + step, label)

    def _lowest(self, low: int, at: Milepost) -> int:
        return low if low == PAID else min(low, self._level[at])

    def _reach(self, at: Milepost, variant: Variant, due: int, before: Label | None = None, how: int = TO) -> None:
        number = NUMBER[variant]
        label = number * self._size + at
        for other in NO_WORSE[number]:
            if self._due[other * self._size + at] <= due:
                return
        self._due[label] = due
        if before is not None:
            self._before[label] = before, how
        low = variant[0]
        if low != PAID and not 0 <= self.cost[at] <= due:
            self.cost[at], self._best[at] = due, label
        self._buckets[min(due + self._left[low][at], FAR)].append(label)
        if how != JUMP and before is not None and self._is_major(at):
            for other in self._board.cities[self._board.city_at[at]].mileposts:
                self._reach(other, variant, due, label, JUMP)

    # Cities and ports

    def _is_major(self, at: Milepost) -> bool:
        city = self._board.city_at[at]
        return city >= 0 and self._board.cities[city].major

    def _opposite(self, port: Milepost) -> Milepost:
        assert self._board.ferry is not None
        return self._board.ferry.other(port)

    def _exit_free(self, at: Milepost, used: int) -> bool:
        return self._works.exits_left(self._board.city_at[at]) > used

    def _leaving(self, label: Label, ways: Ways) -> Ways:
        """The ways that the limits of the place leave open; a reserved bridge is counted already."""
        works, (number, at) = self._works, divmod(label, self._size)
        entered = VARIANTS[number][1]
        owner = works.ferry or (label in self._before and works.gets_ferry(at))
        if not works.limit(at, entered + 1, owner):
            return ways
        if works.limit(at, entered, owner):
            return ()
        return tuple(way for way in ways if way[1] in works.reserved)

    def _going(self, at: Milepost, here: int, low: int, used: int) -> Going | None:
        """Once the place is left. A city without exits must be built to, out of the next: it is the one paid twice."""
        if not self._is_major(at):
            return here, low, used
        if self._exit_free(at, used):
            return here, low, used + 1 if self._together else 0
        return None if self._together else (here + PRICE["major"], PAID, 0)

    def _into(self, label: Label, near: Milepost, edge: Edge, going: Going) -> None:
        """Into a city or port, unless it may not be entered."""
        works, board, (here, low, used) = self._works, self._board, going
        counted = 0 if edge in works.reserved else 1
        if near in board.taiwan or board.city_at[near] in self._begun_majors or self._entering(near, counted):
            return
        price = works.price(edge, near)
        if not self._is_major(near):
            self._reach(near, (self._lowest(low, near), counted, used), here + price, label)
            if works.gets_ferry(near):
                other = self._opposite(near)
                self._reach(other, (self._lowest(low, other), 0, used), here + price, label, FERRY)
            return
        last = self._level[near]
        if self._exit_free(near, used):
            due, how = (here, BACK) if low == PAID else (here + LEVELS[low], MEET)
            self._reach(near, (last, counted, used + 1), due + works.water(edge), label, how)
        if low != PAID:
            self._reach(near, (last, counted, used), here + price, label)


def home(works: Works) -> frozenset[Milepost]:
    """Own network with the red areas it touches; any legal start for a player without one."""
    if not works.mine:
        return anywhere(works)
    board = works.board
    touched = {board.city_at[at] for at in works.mine}
    red = (at for city in board.majors if city in touched for at in board.cities[city].mileposts)
    return frozenset((*works.mine, *red, *(board.ferry_ports if works.ferry else ())))


def anywhere(works: Works) -> frozenset[Milepost]:
    """Every legal start (CR-4.3)."""
    board = works.board
    majors = (at for city in board.majors for at in board.cities[city].mileposts)
    return frozenset((*works.mine, *majors, *(board.ferry_ports if works.ferry else ())))


def reach(state: State, seat: Seat, starts: frozenset[Milepost]) -> Reach:
    """From some starts, as the position is. Cached until something that a search looks at changes."""
    return _reach(SearchKey(state, seat), starts)


class SearchKey:
    """The position that a search is asked with: the same as another if all that a search looks at is the same."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        players = tuple((player.ferry, player.left) for player in state.players)
        cards = tuple(event.card for event in state.running)
        reserved = tuple((one.edge, one.owner) for one in state.reserved)
        exits = state.now.exits if seat == state.turn else ()
        knobs = (state.options.city_exits, state.options.third_at_port)
        self._key = (state.board, state.track, reserved, players, cards, seat, exits, knobs)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SearchKey) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=64)
def _reach(asked: SearchKey, starts: frozenset[Milepost]) -> Reach:
    return Reach(Works(asked.state, asked.seat), starts)
