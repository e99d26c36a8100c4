"""Building in progress: segments laid one after another, each judged with those before it, and what they cost."""

from collections import Counter

from rules.china_rails.board import PRICE, SURCHARGE
from rules.china_rails.building.access import Access
from rules.china_rails.building.phase import Bought
from rules.china_rails.grid import neighbours
from rules.china_rails.naming import between, place
from rules.china_rails.network import joined
from rules.china_rails.parts import City, Edge, Milepost
from rules.china_rails.speech import refuse
from rules.china_rails.state import LIMIT, State
from rules.china_rails.weather import weather
from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase, Who

MOST_EXITS = 2  # CR-4.6
AFTER_RAINS = {**SURCHARGE, "dry_river": 2, "dry_lake": 2}  # CR-38.1, CR-38.2


class Built(Bought):
    """Segments, each from where to where, with what it cost."""

    segments: tuple[tuple[Milepost, Milepost, int], ...]
    ferry: bool = False  # the passage was bought on the way (CR-9.1)

    @property
    def cost(self) -> int:
        return sum(price for _, _, price in self.segments)

    def pieces(self) -> tuple[tuple[Milepost, ...], ...]:
        """The segments joined to lines."""
        lines: list[list[Milepost]] = []
        for a, b, _ in self.segments:
            if lines and lines[-1][-1] == a:
                lines[-1].append(b)
            else:
                lines.append([a, b])
        return tuple(map(tuple, lines))

    def told(self, state: State) -> tuple[Phrase, ...]:
        ends = tuple(between(state, line[0], line[-1]) for line in self.pieces())
        done = self.said(state, lines=ends, segments=len(self.segments), cost=self.cost)
        if not self.ferry or state.board.ferry is None:
            return (done,)
        return done, self.said(state, "ferry-bought", ferry=state.board.ferry.name)


class Works:
    """What one seat lays in one move. `refusal` judges the next segment, `lay` adds it."""

    def __init__(self, state: State, seat: Seat, limit: int = LIMIT) -> None:
        self.state, self.board, self.seat = state, state.board, seat
        self._limit = limit
        self.access = Access(state, seat)
        self.weather = weather(state)
        self.claims = state.claims()
        self.reserved = {one.edge: one.owner for one in state.reserved}
        self.laid: list[tuple[Milepost, Milepost, int]] = []
        self.edges: set[Edge] = set()
        self.mine: set[Milepost] = set(joined(state.board, state.track[seat]))
        self.ferry = state.players[seat].ferry
        self.bought = False
        self.exits: Counter[City] = Counter(state.now.exits if seat == state.turn else ())
        self._at: Counter[Milepost] = Counter()
        self._in: Counter[City] = Counter()

    @property
    def cost(self) -> int:
        return sum(price for _, _, price in self.laid)

    @property
    def budget(self) -> int:
        """What may still be spent: of the 20M of this phase, and of the cash."""
        return min(self._limit - self.state.now.spent, self.state.cash[self.seat]) - self.cost

    # Where

    def is_start(self, at: Milepost) -> bool:
        """CR-4.3: a milepost of a major city, of own track, or a port of the own ferry (CR-9.4)."""
        city = self.board.city_at[at]
        major = city >= 0 and self.board.cities[city].major
        return major or at in self.mine or (self.ferry and at in self.board.ferry_ports)

    def exits_left(self, city: City) -> int:
        """How many more segments may start in a major city this turn (CR-4.6, CR-R45)."""
        everywhere = self.state.options.city_exits == "per_turn"
        return MOST_EXITS - (self.exits.total() if everywhere else self.exits[city])

    def gets_ferry(self, at: Milepost) -> bool:
        """Whether a segment to the milepost buys the passage (CR-9.1)."""
        ferry = self.board.ferry
        return (
            ferry is not None
            and at in ferry.ports
            and not self.ferry
            and len(self.state.ferry_owners()) < ferry.most  # CR-9.5
        )

    def price(self, edge: Edge, to: Milepost) -> int:
        ferry = self.board.ferry
        ground = ferry.price if ferry and self.gets_ferry(to) else PRICE[self.board.terrain[to]]  # CR-R48
        return ground + self.water(edge)

    def water(self, edge: Edge) -> int:
        """The surcharges of what a segment crosses."""
        kinds = AFTER_RAINS if self.weather.rains else SURCHARGE
        return sum(kinds[self.board.waters[water].kind] for water in self.board.crossings[edge])

    def lay(self, a: Milepost, b: Milepost) -> Refusal | None:
        """One segment more, or why not."""
        if refusal := self.refusal(a, b):
            return refusal
        edge = self.board.edge[a, b]
        price = self.price(edge, b)
        self.laid.append((a, b, price))
        self.edges.add(edge)
        self.bought = self.bought or self.gets_ferry(b)
        self.ferry = self.ferry or self.bought
        self.mine |= {a, b}
        for at in (a, b) if edge not in self.reserved else ():  # counted already
            self._at[at] += 1
            self._in[self.board.city_at[at]] += 1
        city = self.board.city_at[a]
        if city >= 0 and self.board.cities[city].major:
            self.exits[city] += 1
        return None

    # Why not

    def refusal(self, a: Milepost, b: Milepost) -> Refusal | None:
        return self.misplaced(a, b) or self.crowded(a, b) or self._unpaid(a, b)

    def misplaced(self, a: Milepost, b: Milepost) -> Refusal | None:
        """No place for a segment of this seat, whatever it costs."""
        board = self.board
        if {a, b} & board.taiwan:
            return refuse("CR-4.13", "taiwan-track")
        if board.city_at[a] >= 0 and board.city_at[a] == board.city_at[b]:
            return refuse("CR-4.8", "red-area", segment=between(self.state, a, b))
        edge = board.edge.get((a, b))
        line = between(self.state, a, b)
        if edge is None:
            near = any(board.numbers.get(at) == b for at in neighbours(*board.spots[a]))
            return refuse("CR-8.6" if near else "CR-4.1", "neighbours", segment=line)
        if not self.is_start(a):
            return self.unjoined(a, b)
        if edge in self.edges or (edge in self.claims and edge not in self.reserved):
            return refuse("CR-4.7", "taken", segment=line)
        if edge in self.reserved and self.reserved[edge] != self.seat:
            return refuse("CR-27.7", "reserved", owner=Who(seat=self.reserved[edge]), segment=line)
        if ban := self.weather.unbuildable.get(edge):
            return refuse(ban[0], "building-ban", event=board.event(ban[1]).name, segment=line)
        return None

    def unjoined(self, a: Milepost, b: Milepost) -> Refusal:
        """Why a line from a to b cannot begin at a."""
        first = not self.state.track[self.seat] and not self.laid
        rule, key = ("CR-4.2", "first-start") if first else ("CR-4.3", "start")
        return refuse(rule, key, segment=between(self.state, a, b))

    def crowded(self, a: Milepost, b: Milepost) -> Refusal | None:
        """Limits of cities and ports at both ends. A reserved bridge is counted there already."""
        board = self.board
        again = board.edge[a, b] in self.reserved
        city = board.city_at[a]
        if city >= 0 and board.cities[city].major and self.exits_left(city) < 1:
            return refuse("CR-4.6", "exits", city=board.cities[city].name)
        for at in (a, b):
            more = 0 if again else 1
            rule = self.entering(at, more) if at == b else self.limit(at, more, self.ferry)
            if rule:
                town = board.town_at(at)
                name = town.name if town else place(self.state, at)
                return refuse(rule, f"access-{rule[3:].replace('.', '-')}", city=name)
        return None

    def limit(self, at: Milepost, more: int, owner: bool) -> str:
        """The rule that more segments at a milepost would break, besides those laid before."""
        city = self.board.city_at[at]
        rule = ""
        if city >= 0 and self.board.cities[city].major:
            rule = self.access.major(city, self._in[city] + more)
        elif city >= 0:
            rule = self.access.town(at, self._at[at] + more)
        if at in self.board.ferry_ports:
            rule = rule or self.access.port(at, self._at[at] + more, owner)
        return rule

    def entering(self, at: Milepost, more: int) -> str:
        """The rule that segments to a milepost would break."""
        owner = self.ferry or self.gets_ferry(at)
        rule = self.limit(at, more, owner)
        if at in self.board.ferry_ports and not owner and (rule in ("CR-7.1", "CR-7.2") or self._third_refused()):
            return "CR-9.5"
        return rule

    def _third_refused(self) -> bool:
        return self.state.options.third_at_port == "refused"  # CR-R50

    def _unpaid(self, a: Milepost, b: Milepost) -> Refusal | None:
        price = self.price(self.board.edge[a, b], b)
        if self.state.now.spent + self.cost + price > self._limit:
            return refuse("CR-5.7", "limit", price=price, left=self._limit - self.state.now.spent - self.cost)
        if self.cost + price > self.state.cash[self.seat]:
            left = self.state.cash[self.seat] - self.cost
            return refuse("CR-5.8", "cash", price=price, left=left)
        return None

    # What comes of it

    def done(self) -> tuple[State, Built]:
        """The position with all that was laid, paid for (CR-R5)."""
        state, seat = self.state, self.seat
        track = list(state.track)
        track[seat] = tuple(sorted({*track[seat], *self.edges}))
        reserved = tuple(one for one in state.reserved if one.edge not in self.edges)
        passage = self.board.ferry.price if self.bought and self.board.ferry else 0
        after = state.but(track=tuple(track), reserved=reserved)
        after = after.paying(seat, self.cost - passage, "track")
        if self.bought:
            after = after.paying(seat, passage, "ferry").with_player(seat, ferry=True)
        exits = tuple(sorted(self.exits.elements()))
        after = after.with_turn(phase="building", acted=True, spent=state.now.spent + self.cost, exits=exits)
        return after, Built(seat=seat, segments=tuple(self.laid), spent=after.now.spent, ferry=self.bought)
