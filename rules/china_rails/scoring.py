"""Who wins: qualifying at the end of a turn, the end of the round, ties, the time limit, and the final ranking."""

from rules.china_rails.event import ChinaEvent, Seated
from rules.china_rails.network import winning_network
from rules.china_rails.state import State
from rules.core.contract import Result, Seat
from rules.core.phrase import Phrase, Who, phrase

Ended = tuple[State, list[ChinaEvent]]


class Qualified(Seated):
    """Never with the sum before the end of the round (CR-R74)."""

    target: int


class Tied(ChinaEvent):
    seats: tuple[Seat, ...]
    target: int  # from now on


class TimeUp(ChinaEvent):
    round: int


class Won(ChinaEvent):
    seats: tuple[Seat, ...]

    reveals = True  # everybody's cash

    def told(self, state: State) -> tuple[Phrase, ...]:
        return self.said(state, count=len(self.seats)), *ranking(state).lines


def qualify(state: State, seat: Seat) -> Ended:
    """CR-41.1: at the end of the own turn. A player in debt cannot (CR-R73)."""
    player = state.players[seat]
    if player.left or player.debt or state.cash[seat] < state.target or not winning_network(state, seat):
        return state, []
    return state.but(qualified=(*state.qualified, seat)), [Qualified(seat=seat, target=state.target)]


def end_round(state: State) -> Ended:
    """CR-41.6 to CR-41.9, or the time limit (CR-45.3)."""
    last = state.options.time_limit != "none" and state.round >= int(state.options.time_limit)
    events: list[ChinaEvent] = [TimeUp(round=state.round)] if last else []
    if state.qualified:
        richest = max(state.cash[seat] for seat in state.qualified)
        best = tuple(seat for seat in state.qualified if state.cash[seat] == richest)
        if len(best) > 1 and not last:  # CR-R72: no more raises after the limit
            state = state.but(ties=state.ties + 1, qualified=())
            return state, [*events, Tied(seats=best, target=state.target)]
        return _over(state, events)
    return _over(state, events) if last else (state, events)


def _over(state: State, events: list[ChinaEvent]) -> Ended:
    state = state.but(over=True)
    return state, [*events, Won(seats=ranking(state).winners)]


def last_one(state: State) -> Ended:
    """CR-R83: when one seat is left, that player wins."""
    return _over(state, [])


def ranking(state: State) -> Result:
    """Qualified first, then those with the network, then by cash; who has left is last (CR-45.4 to CR-45.6).

    Who has qualified keeps it whatever becomes of the network (CR-R68). A debt that could not be paid back before the
    end counts against the cash (CR-44.2).
    """
    network = [seat in state.qualified or winning_network(state, seat) for seat in state.seats]
    worth = tuple(cash - player.debt for cash, player in zip(state.cash, state.players, strict=True))
    standing = [
        (not player.left, seat in state.qualified, network[seat], worth[seat])
        for seat, player in enumerate(state.players)
    ]
    ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
    winners = tuple(seat for seat in state.seats if ranks[seat] == 1)
    lines = tuple(_line(state, seat, network[seat]) for seat in sorted(state.seats, key=lambda seat: ranks[seat]))
    return Result(scores=worth, winners=winners, lines=lines, ranks=ranks)


def _line(state: State, seat: Seat, network: bool) -> Phrase:
    player = state.players[seat]
    key = "china-score-left" if player.left else "china-score-network" if network else "china-score"
    return phrase(key, who=Who(seat=seat), cash=state.cash[seat], debt=player.debt)
