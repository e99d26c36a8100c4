"""Why a move is refused, as phrases, and the refusals that depend on the moment alone (section 5)."""

from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase, Value, Who, phrase
from rules.santa_fe_rails.state import Phase, State
from rules.santa_fe_rails.turns import LAYING, allowance_rule, most, order

_PHASES: dict[str, tuple[Phase, ...]] = {
    "draw": ("draw",),
    "stop": ("draw",),
    "choose": ("choose",),
    "boom": ("first",),
    "exchange": ("second",),
    "lay": LAYING,
    "done": LAYING,
    "defer": ("first",),
    "pass": LAYING,
}


def refuse(rule: str, key: str, instead: Phrase | None = None, **params: Value) -> Refusal:
    return Refusal(rule=rule, why=phrase(f"santafe-no-{key}", **params), instead=instead)


def instead(key: str, **params: Value) -> Phrase:
    return phrase(f"santafe-instead-{key}", **params)


def untimely(state: State, seat: Seat, kind: str) -> Refusal | None:
    """The end, the kind's own moment, the phase, the turn, in this order. An empty kind asks for the turn alone."""
    if state.over:
        return refuse("SF-16.5", "over")
    if not 0 <= seat < len(state.players):
        return refuse("SF-2.3", "seat")
    if refusal := _own_moment(state, seat, kind):
        return refusal
    if kind in _PHASES and state.phase not in _PHASES[kind]:
        return refuse("SF-2.1", "phase", _what_now(state), now=phrase(f"santafe-phase-{state.phase}"))
    if state.phase != "choose" and seat != state.turn:
        return refuse("SF-2.3", "turn", who=Who(seat=state.turn))
    return None


def _own_moment(state: State, seat: Seat, kind: str) -> Refusal | None:
    player = state.players[seat]
    late = {"first": player.laid_first, "second": player.laid_second}.get(state.phase, 0) > 0
    if kind == "exchange" and (state.phase == "first" or (state.phase == "second" and late)):
        return refuse("SF-14.5", "exchange-moment")
    if kind == "boom" and (state.phase == "second" or (state.phase == "first" and late)):
        return refuse("SF-13.3", "boom-moment")
    if kind == "lay" and state.phase in LAYING and _turn_is_over(state, seat):
        return refuse(allowance_rule(player), "allowance", who=Who(seat=state.turn), most=most(player, state.phase))
    return None


def _turn_is_over(state: State, seat: Seat) -> bool:
    seats = order(state)
    return seats.index(seat) < seats.index(state.turn) or not most(state.players[seat], state.phase)


def _what_now(state: State) -> Phrase:
    if state.phase == "choose":
        return instead("choose-now")
    return instead("draw-now" if state.phase == "draw" else "lay-now", who=Who(seat=state.turn))
