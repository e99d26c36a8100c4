"""China with four players: two teams that share their markers, and no flood (ST-CN-47 to ST-CN-81)."""

from functools import cached_property

from rules.core.chance import Chance
from rules.core.contract import Event, Result, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.steam.board import Hex
from rules.steam.event import Payment, SteamEvent
from rules.steam.income import Helped, Part, Settled
from rules.steam.maprules import Step
from rules.steam.maps.china.alone import China
from rules.steam.maps.china.concede import Concede, ConcessionAsked
from rules.steam.maps.china.options import TeamOptions
from rules.steam.money import fewest_steps, most_steps, raise_capital, shortfall
from rules.steam.move import SteamMove
from rules.steam.network import network
from rules.steam.scoring import score_line, total
from rules.steam.state import State

PARTNERS: dict[str, tuple[tuple[Seat, ...], ...]] = {
    "across": ((0, 2), (1, 3)),
    "neighbours": ((0, 1), (2, 3)),
    "ends": ((0, 3), (1, 2)),
}
COLOURS = (("white", "natural"), ("brown", "black"))  # ST-CN-47
FIRST_COIN = 5  # ST-CN-52


class CapitalSplit(SteamEvent):
    """The capital of a team, in two equal parts (ST-CN-60)."""

    shares: tuple[tuple[Seat, int], ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        parts = tuple(phrase("steam-share", who=Who(seat=seat), money=money) for seat, money in self.shares)
        return (phrase("steam-capital-split", shares=parts),)


class ChinaTeams(China):
    option_models = (TeamOptions,)

    @cached_property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return PARTNERS[self.chosen(TeamOptions).partners]  # ST-R63

    def colour(self, seat: Seat) -> str:
        team = self.marker(seat)
        return COLOURS[team][self.teams[team].index(seat)]

    def start_income(self) -> int:
        return -2  # ST-CN-48

    def auctions_first_order(self) -> bool:
        return False  # ST-CN-52

    def start_cash(self, place: int) -> int:
        return FIRST_COIN + place if self.options.mode == "base" else 0  # ST-R54

    def drawn_cubes(self, at: Hex) -> int:
        """ST-CN-51: one more, by the option in the "+1" Cities alone."""
        spot = self.board.hexes[at]
        only_plus = self.chosen(TeamOptions).extra_cube == "plus_one"
        more = len(spot.first) == 1 if only_plus else "no_extra" not in spot.marks
        return spot.cubes + (spot.kind == "city" and more)

    def set_up(self, state: State, chance: Chance) -> Step:
        return state, ()  # ST-CN-50

    def built(self, state: State, chance: Chance) -> Step:
        return state, ()  # ST-CN-50

    def tile_capital_rule(self) -> str | None:
        return "ST-CN-56"

    def free_capital_rule(self) -> str | None:
        return "ST-CN-58"  # ST-CN-57

    def capital_raised(self, state: State, seat: Seat, money: int) -> State:
        """ST-CN-60: into the team's pot, split when all have said theirs."""
        team = self.marker(seat)
        pots = tuple(pot + money * (at == team) for at, pot in enumerate(state.pots))
        return state.with_player(seat, cash=state.players[seat].cash - money).but(pots=pots)

    def capital_settled(self, state: State) -> Step:
        """The capital of each team in two equal parts, the odd coin to the partner later in the order (ST-CN-60)."""
        events: list[Event] = []
        for team, pot in zip(self.teams, state.pots, strict=True):
            first, last = sorted(team, key=state.order.index)
            shares = ((first, pot // 2), (last, pot - pot // 2))
            for seat, money in shares:
                state = state.with_player(seat, cash=state.players[seat].cash + money)
            if pot:
                events.append(CapitalSplit(shares=shares))
        return state.but(pots=(0,) * len(state.pots)), tuple(events)

    # Moving goods

    def needs_most_own(self) -> bool:
        return False  # ST-CN-64

    def owner_chooses(self) -> bool:
        return False  # ST-CN-61

    def link_pay(self, seat: Seat, owner: Seat) -> int:
        return 2 if owner == seat and self.options.mode == "standard" else 1  # ST-CN-62, ST-CN-63

    # Income

    def settle(self, state: State) -> tuple[State, tuple[Settled, ...]]:
        """The shares in order, then in Standard the upkeep, of everybody even if a team is ruined by then (ST-R97).

        The first team that cannot pay has lost (ST-16.10): the other one then pays as far as it can.
        """
        shares = {seat: share for team in self.teams for seat, share in _shares(state, team).items()}
        due: list[tuple[Seat, int, Part]] = [(seat, shares[seat], "share") for seat in state.order]
        if self.options.mode == "standard":  # ST-CN-72
            due += [(seat, -state.players[seat].level, "upkeep") for seat in state.order]
        lines: list[Settled] = []
        for seat, money, part in due:
            state, line = _settle_part(state, seat, money, part)
            lost = any(one.broke for one in lines if one.seat not in self.out_with(seat))
            lines.append(line.but(broke=line.broke and not lost))
            if line.broke and self.version == 1:  # as games begun then go on
                break
        return state, tuple(lines)

    # The end

    def asks_to_end(self, state: State) -> Step:
        """ST-CN-54: the team behind, before the last turn."""
        if self.chosen(TeamOptions).early_end == "never" or state.turn != self.scenario.turns - 1:
            return state, ()
        scores = [total(state, team) for team in self.teams]
        if scores[0] == scores[1]:
            return state, ()
        behind = self.teams[scores.index(min(scores))]
        asked = tuple(seat for seat in state.order if seat in behind)
        return state.but(phase="concede", queue=asked), (ConcessionAsked(seats=asked),)

    def robot_move(self, state: State, seat: Seat) -> SteamMove | None:
        return Concede(yes=False) if state.phase == "concede" else None

    def team_result(self, state: State) -> Result:
        scores = [total(state, team) for team in self.teams]
        keys = [(_out(state, team), -scores[at], -state.markers[at].income) for at, team in enumerate(self.teams)]
        ranks = {}
        for at, team in enumerate(self.teams):
            ahead = sum(len(other) for key, other in zip(keys, self.teams, strict=True) if key < keys[at])
            for seat in team:
                ranks[seat] = 1 + ahead + sum(self._beats(state, other, seat) for other in team)
        ranked = tuple(ranks[seat] for seat in range(self.seats))
        lines = [score_line(state, team) for team in sorted(self.teams, key=lambda team: keys[self.teams.index(team)])]
        cash = tuple(
            phrase("steam-share", who=Who(seat=seat), money=state.players[seat].cash) for seat in range(self.seats)
        )
        return Result(
            scores=tuple(scores[self.marker(seat)] for seat in range(self.seats)),
            winners=tuple(seat for seat, rank in enumerate(ranked) if rank == 1),
            lines=(*lines, phrase("steam-score-cash", cash=cash)),
            ranks=ranked,
            teams=self.teams,
        )

    def _beats(self, state: State, one: Seat, other: Seat) -> bool:
        """Within a team: more cash, then more links; nobody beats a partner in a cooperative game (ST-CN-76 to 79)."""
        if self.chosen(TeamOptions).team_win == "cooperative":
            return False
        links = network(state).completed
        return (state.players[one].cash, links(one)) > (state.players[other].cash, links(other))


def _out(state: State, team: tuple[Seat, ...]) -> bool:
    return all(state.players[seat].out for seat in team)


def _shares(state: State, team: tuple[Seat, ...]) -> dict[Seat, int]:
    """How a team's income, or its debt, is split (ST-CN-65 to ST-CN-70)."""
    income = state.marker(team[0]).income
    first, second = sorted(team, key=lambda seat: state.players[seat].cash)
    poorer, richer = state.players[first].cash, state.players[second].cash
    half = abs(income) // 2
    odd = abs(income) % 2
    if income >= 0:
        return {first: half + (odd if poorer < richer else 0), second: half}  # ST-CN-69, ST-CN-70
    return {first: -half - (odd if poorer == richer else 0), second: -half - odd}  # ST-CN-66, ST-CN-67


def _settle_part(state: State, seat: Seat, money: int, part: Part) -> tuple[State, Settled]:
    if money >= 0:
        cash = state.players[seat].cash + money
        return state.with_player(seat, cash=cash), Settled(seat=seat, net=money, of=part, cash=cash)
    state, payment, owed = (_raise_share if state.base else shortfall)(state, seat, -money)
    helped: Helped | None = None
    if owed:
        state, helped = _partner_pays(state, seat, owed)
        owed -= helped.money
    cash, helped = state.players[seat].cash, helped if helped and helped.money else None
    return state, Settled(seat=seat, net=money, of=part, payment=payment, helped=helped, cash=cash, broke=owed > 0)


def _raise_share(state: State, seat: Seat, due: int) -> tuple[State, Payment, int]:
    """Base: cash, or all of it and the fewest team steps for the rest, whose change is lost (ST-CN-71)."""
    cash = state.players[seat].cash
    if cash >= due:
        return state.with_player(seat, cash=cash - due), Payment(price=due), 0
    steps = min(fewest_steps(due - cash), most_steps(state, seat))
    state, payment = raise_capital(state, seat, steps, due)
    owed = max(0, due - state.players[seat].cash)
    return state.with_player(seat, cash=0), payment, owed


def _partner_pays(state: State, seat: Seat, owed: int) -> tuple[State, Helped]:
    """ST-R97: what the team's markers cannot cover comes from the partner's cash."""
    (partner,) = (one for one in state.map.out_with(seat) if one != seat)
    paid = min(owed, state.players[partner].cash)
    cash = state.players[partner].cash - paid
    return state.with_player(partner, cash=cash), Helped(seat=partner, money=paid, cash=cash)
