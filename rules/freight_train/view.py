"""What anyone may see of Freight Train: everything but the order of the deck (FT-R1, FT-I19)."""

from rules.core.contract import Seat, View
from rules.freight_train.state import FreightOptions, Player, Row, State


class TableView(View):
    options: FreightOptions
    day: int
    round: int
    marker: Seat
    turn: Seat | None  # None when the game is over
    still_to_play: tuple[Seat, ...]  # in this round, in order, the acting seat first
    filled: bool
    end_drawn: bool
    deck: int  # cards left, the end-of-day card included until it is drawn (FT-4.10)
    main: tuple[Row, ...]
    players: tuple[Player, ...]
    caboose_pile: int | None  # None without the option


def seats_to_play(state: State) -> tuple[Seat, ...]:
    """Who still has a turn in this round, in order, the acting seat first."""
    seats = len(state.players)
    turns_left = 0 if state.over else seats - (state.turn - state.marker) % seats
    return tuple((state.turn + i) % seats for i in range(turns_left))


def table_view(state: State) -> TableView:
    return TableView(
        options=state.options,
        day=state.day,
        round=state.round,
        marker=state.marker,
        turn=None if state.over else state.turn,
        still_to_play=seats_to_play(state),
        filled=state.filled,
        end_drawn=state.end_drawn,
        deck=len(state.deck),
        main=state.main,
        players=state.players,
        caboose_pile=state.caboose_pile if state.options.cabooses else None,
    )
