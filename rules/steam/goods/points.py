"""Track points on the income track or the VP track (ST-13.19, ST-2.15)."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.steam.events_move import PointsPut, To
from rules.steam.state import MOST_INCOME, State


def put(state: State, seat: Seat, points: int, to: To) -> tuple[State, PointsPut]:
    """All points of one delivery on one track; beyond +10 they are lost, or VP by the option (ST-R9)."""
    marker = state.marker(seat)
    if to == "vp":
        state = state.with_marker(seat, vp=marker.vp + points)
        return state, PointsPut(seat=seat, points=points, to=to, now=marker.vp + points)
    income = min(marker.income + points, MOST_INCOME)
    over = marker.income + points - income
    turned = over if state.options.income_overflow == "vp" else 0
    state = state.with_marker(seat, income=income, vp=marker.vp + turned)
    return state, PointsPut(seat=seat, points=points, to=to, now=income, lost=over - turned)


def read_to(word: str) -> To | None:
    """`income` or `vp`, in either language."""
    if word in ("income", "revenu", "i"):
        return "income"
    return "vp" if word in ("vp", "pv", "v") else None
