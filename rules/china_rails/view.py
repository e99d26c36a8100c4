"""What one viewer may know: everything but the order of the deck and, until Rail Tax, the cash of others.

`position` is the position itself with those left out; `cash` tells which amounts are open.
"""

from rules.china_rails.state import State
from rules.core.contract import Seat, View


class ChinaView(View):
    position: State
    viewer: Seat | None
    cash: tuple[int | None, ...]  # none: not to be known by this viewer (CR-42.5)
    deck: int  # cards left in it

    @property
    def trays(self) -> tuple[int, ...]:
        """Chips in the tray by good (CR-42.3)."""
        return tuple(map(self.position.tray, range(len(self.position.board.goods))))


def china_view(state: State, viewer: Seat | None) -> ChinaView:
    public = state.taxed or state.over  # CR-INV-26
    cash = tuple(have if public or seat == viewer else None for seat, have in enumerate(state.cash))
    masked = state.but(deck=(), bank={}, cash=tuple(have or 0 for have in cash))
    return ChinaView(position=masked, viewer=viewer, cash=cash, deck=len(state.deck))
