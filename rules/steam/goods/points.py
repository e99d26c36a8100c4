"""Track points on the income track or the VP track (ST-13.19, ST-2.15)."""

from typing import Literal

from rules.core.contract import Choice, Seat
from rules.core.phrase import Phrase, phrase
from rules.steam.event import SteamEvent
from rules.steam.move import Words
from rules.steam.state import MOST_INCOME, State

To = Literal["income", "vp"]
TRACK_WORDS = Words[To](
    (("income", "income"), ("vp", "vp"), ("revenu", "income"), ("i", "income"), ("pv", "vp"), ("v", "vp"))
)


class PointsPut(SteamEvent):
    """Points of a delivery on one of the two tracks (ST-13.19)."""

    seat: Seat
    points: int
    to: To
    now: int  # where the marker stands
    lost: int = 0  # beyond +10 (ST-2.15)

    def told(self, state: State) -> tuple[Phrase, ...]:
        lost = (phrase("steam-points-lost", points=self.lost),) if self.lost else ()
        return (self.said(state, f"put-{self.to}"), *lost)


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


def track_choices(state: State, seat: Seat, points: int) -> tuple[Choice, ...]:
    """Income or VP, with where the marker would stand."""
    choices = []
    for to in ("income", "vp"):
        _, event = put(state, seat, points, to)
        note = phrase("steam-now", now=event.now, lost=event.lost)
        choices.append(Choice(value=to, label=phrase(f"steam-to-{to}", points=points), note=note))
    return tuple(choices)
