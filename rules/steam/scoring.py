"""The score: VP of the track, half the income, a point a completed link (ST-16)."""

from rules.core.contract import Result, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.steam.network import network
from rules.steam.state import State


def result(state: State) -> Result | None:
    return standing(state) if state.phase == "over" else None


def standing(state: State) -> Result:
    """The score as it is now (ST-16.2 to ST-16.8)."""
    return state.map.team_result(state) or _alone(state)


def income_vp(income: int) -> int:
    """What the income is worth in the end (ST-16.2, ST-16.3)."""
    return income // 2 if income > 0 else 2 * income


def total(state: State, seats: tuple[Seat, ...]) -> int:
    """The final VP of a player, or of a team whose marker these seats share."""
    marker = state.marker(seats[0])
    return marker.vp + income_vp(marker.income) + sum(network(state).completed(seat) for seat in seats)


def score_line(state: State, seats: tuple[Seat, ...]) -> Phrase:
    marker = state.marker(seats[0])
    return phrase(
        "steam-score",
        seats=tuple(Who(seat=seat) for seat in seats),
        vp=marker.vp,
        income=income_vp(marker.income),
        links=sum(network(state).completed(seat) for seat in seats),
        total=total(state, seats),
    )


def _alone(state: State) -> Result:
    seats = range(len(state.players))
    scores = tuple(total(state, (seat,)) for seat in seats)
    keys = [_key(state, seat, scores[seat]) for seat in seats]
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    winners = tuple(seat for seat in seats if ranks[seat] == 1)
    lines = tuple(score_line(state, (seat,)) for seat in sorted(seats, key=lambda seat: keys[seat]))
    return Result(scores=scores, winners=winners, lines=(*lines, *_tie(keys)), ranks=ranks)


def _tie(keys: list[tuple[bool, int, int, int]]) -> tuple[Phrase, ...]:
    """What decided between players of equal VP (ST-16.7, ST-16.8)."""
    first = min(keys)
    behind = [key for key in keys if key[:2] == first[:2] and key != first]
    if not behind:
        return ()
    return (phrase("steam-tie-tile" if min(behind)[2] == first[2] else "steam-tie-income"),)


def _key(state: State, seat: Seat, score: int) -> tuple[bool, int, int, int]:
    """Smaller is better: still in the game, VP, income, number of the last tile (ST-2.14, ST-16.6 to ST-16.8)."""
    player = state.players[seat]
    number = state.map.tile_number(player.tile) if player.tile else 99
    return player.out, -score, -state.marker(seat).income, number
