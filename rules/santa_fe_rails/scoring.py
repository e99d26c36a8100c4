"""The end of the game in points (SF-17), and the third man's part in it (SF-18)."""

from collections.abc import Iterable, Sequence

from rules.core.contract import Result, Seat
from rules.santa_fe_rails.cards import is_city
from rules.santa_fe_rails.ending import CardScore, GameEnded, Sheet
from rules.santa_fe_rails.state import State

_TIE_BREAKING_VALUE = 7


def sheet(state: State, money: int, cities: Iterable[str]) -> Sheet:
    played = tuple(cities)
    return Sheet(
        money=money,
        cards=tuple(CardScore(city=city, value=state.value(city), companies=state.serving(city)) for city in played),
        sevens=sum(state.board.city[city].value == _TIE_BREAKING_VALUE for city in played),  # SF-R30: printed
    )


def winners(sheets: Sequence[Sheet], third: Sheet | None) -> tuple[Seat, ...]:
    """Nobody, one, or several who share the victory (SF-17.5 to SF-17.7, SF-18.4)."""
    best = max(one.total for one in sheets)
    tied = [seat for seat, one in enumerate(sheets) if one.total == best]
    if third is not None:
        return tuple(tied) if len(tied) == 1 and best > third.total else ()
    sevens = max(sheets[seat].sevens for seat in tied)
    return tuple(seat for seat in tied if sheets[seat].sevens == sevens)


def final(state: State) -> GameEnded:
    """The score sheet of a finished game."""
    assert state.cause is not None
    sheets = tuple(sheet(state, player.money, player.played) for player in state.players)
    boxed = (card for card in state.box if is_city(card))  # SF-R25: a short line card scores nothing
    third = sheet(state, 0, boxed) if len(state.players) == 2 else None
    return GameEnded(
        board=state.options.board, cause=state.cause, sheets=sheets, third=third, winners=winners(sheets, third)
    )


def result(state: State) -> Result | None:
    if not state.over:
        return None
    end = final(state)
    return Result(scores=tuple(one.total for one in end.sheets), winners=end.winners, lines=end.score_lines())
