"""From phase to phase and turn to turn: all that happens by itself, and all that chance decides (ST-3, ST-15, ST-17).

`follow` goes on until somebody has to decide. `leave` takes players out of the game.
"""

from collections.abc import Callable

from rules.core.chance import Chance
from rules.core.contract import Event, Result, Seat, Step
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase, who
from rules.steam.bidding.auction import OrderSet, withdrawn
from rules.steam.board import Hex, TileKind
from rules.steam.event import SteamEvent, place
from rules.steam.income import IncomeSettled
from rules.steam.scoring import standing
from rules.steam.state import ROUNDS, Auction, Cause, Phase, State
from rules.steam.tracks import disown

Stage = tuple[State, tuple[Event, ...]]


class TurnBegun(SteamEvent):
    turn: int
    opened: tuple[Hex, ...] = ()  # places in play from now on

    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        opened = tuple(phrase("steam-opened", place=place(state, at)) for at in self.opened)
        return (self.said(state, turns=state.map.scenario.turns), *opened)


class RoundBegun(SteamEvent):
    """The second round of moving goods (ST-13.1)."""

    round: int

    pictured = False
    ends_turn = True


class WentOut(SteamEvent):
    """Bankrupt, or resigned (ST-2.11 to ST-2.14). The links of those players are unowned now."""

    seats: tuple[Seat, ...]
    resigned: bool = False


class GameEnded(SteamEvent):
    result: Result

    def told(self, state: State) -> tuple[Phrase, ...]:
        winners = who(self.result.winners)
        return (phrase("steam-ended", cause=state.cause or ""), *self.result.lines, phrase("steam-won", seats=winners))


def follow(outcome: Outcome[State], chance: Chance) -> Step[State]:
    """The position at the next decision, and all that happened on the way to it."""
    state = outcome.state
    if outcome.turn_over:
        state = state.but(queue=state.queue[1:])
    events = list(outcome.events)
    while not state.queue and not state.shares and state.phase != "over":
        state, more = _AFTER[state.phase](state, chance)
        events += more
    return Step(state, tuple(events))


def leave(state: State, seats: tuple[Seat, ...], resigned: bool) -> Stage:
    """Players who are bankrupt or resign: their links are unowned and they act no more (ST-2.11 to ST-2.14)."""
    for seat in seats:
        state = state.with_player(seat, out=True)
    state = disown(state, seats).but(
        order=tuple(seat for seat in state.order if seat not in seats),
        shares=tuple(share for share in state.shares if share.seat not in seats),
    )
    events: tuple[Event, ...] = (WentOut(seats=seats, resigned=resigned),)
    if _sides_left(state) < 2:  # ST-16.10
        state, more = _end(state, "alone")
        return state, (*events, *more)
    if state.auction is not None:
        for seat in seats:
            state, more = withdrawn(state, seat) if seat in state.queue else (state, ())
            events = (*events, *more)
    return state.but(queue=tuple(seat for seat in state.queue if seat not in seats)), events


def _sides_left(state: State) -> int:
    return len({state.map.marker(seat) for seat in state.playing})


def _after_auction(state: State, chance: Chance) -> Stage:
    return _enter(state, "select"), ()


def _after_capital(state: State, chance: Chance) -> Stage:
    state, events = state.map.capital_settled(state)
    auction = Auction(opener=state.order[0], bids=(-1,) * len(state.players))
    return _enter(state, "bidding", auction=auction), events


def _after_select(state: State, chance: Chance) -> Stage:
    return _enter(state, "build", queue=_first(state, "first_build")), ()  # ST-6.1


def _after_build(state: State, chance: Chance) -> Stage:
    state, events = state.map.built(state, chance)
    return _enter(state, "move", queue=_first(state, "first_move"), round=1), events  # ST-13.2


def _after_move(state: State, chance: Chance) -> Stage:
    if state.round < ROUNDS:
        state = state.but(round=state.round + 1, queue=_first(state, "first_move"))
        return state, (RoundBegun(round=state.round),)
    state, lines = state.map.settle(state)
    events: tuple[Event, ...] = (IncomeSettled(players=lines),)
    for seat in (line.seat for line in lines if line.broke):
        if not state.players[seat].out:
            state, more = leave(state, state.map.out_with(seat), resigned=False)
            events = (*events, *more)
        if state.phase == "over":  # ST-16.10: at once, so that the last player left wins
            return state, events
    state, more = state.map.earned(state.but(round=0), chance)
    events = (*events, *more)
    if state.phase == "decide":
        return state, events
    state, more = _turn_over(state, chance)
    return state, (*events, *more)


def _after_decide(state: State, chance: Chance) -> Stage:
    state, events = state.map.decided(state, chance)
    if state.queue:
        return state, events
    state, more = _turn_over(state, chance)
    return state, (*events, *more)


def _turn_over(state: State, chance: Chance) -> Stage:
    """The last turn ends here (ST-3.4, ST-17.19); before it a map may ask whether to go on."""
    if state.turn >= state.map.scenario.turns:
        return _end(state, "last_turn")
    asked, events = state.map.asks_to_end(state)
    return (asked, events) if asked.queue else _new_turn(state, chance)


def _after_concede(state: State, chance: Chance) -> Stage:
    return _end(state, "conceded") if state.cause == "conceded" else _new_turn(state, chance)


def _new_turn(state: State, chance: Chance) -> Stage:
    """ST-15: the next order in Base, tiles back, marks of the turn cleared."""
    events: list[Event] = []
    if state.base:
        state = state.but(order=tuple(sorted(state.order, key=lambda seat: _number(state, seat))))
        events.append(OrderSet(order=state.order))
    state, more = state.map.next_offer(state, chance)
    events += more
    players = tuple(
        player.but(tile=None, idle=False, before=player.tile, builds=0, used=False, raised=False, funded=())
        for player in state.players
    )
    turn = state.turn + 1
    opened = tuple(at for at in state.board.opening.get(turn, ()) if state.map.in_play(at))
    state = _enter(state, "select" if state.base else "capital", players=players, turn=turn)
    events.append(TurnBegun(turn=turn, opened=opened))
    return state, tuple(events)


def _end(state: State, cause: Cause) -> Stage:
    state = state.but(phase="over", queue=(), shares=(), auction=None, cause=cause)
    return state, (GameEnded(result=standing(state)),)


def _enter(state: State, phase: Phase, **changes: object) -> State:
    """The phase begun by all in order, unless the changes say otherwise."""
    return state.but(**{"phase": phase, "queue": state.order, "round": 0, **changes})


def _first(state: State, tile: TileKind) -> tuple[Seat, ...]:
    """The order of a phase that the holder of a tile begins (ST-3.2)."""
    ahead = tuple(seat for seat in state.order if state.players[seat].tile == tile)
    return (*ahead, *(seat for seat in state.order if seat not in ahead))


def _number(state: State, seat: Seat) -> int:
    tile = state.players[seat].tile
    assert tile is not None
    return state.map.tile_number(tile)  # ST-15.1


_AFTER: dict[Phase, Callable[[State, Chance], Stage]] = {
    "auction": _after_auction,
    "capital": _after_capital,
    "bidding": _after_auction,
    "select": _after_select,
    "build": _after_build,
    "move": _after_move,
    "decide": _after_decide,
    "concede": _after_concede,
}
