"""Who wins (RD-16.4 to RD-16.7, RD-R1, RD-R42)."""

from rules.core.contract import Result, Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.railroad_dice_2.state import State


def result(state: State) -> Result | None:
    return standing(state) if state.over else None


def standing(state: State) -> Result:
    """The score as it is now. Who has left the game cannot win."""
    keys = [_key(state, seat) for seat in range(len(state.players))]
    best = max(keys)
    return Result(
        scores=tuple(score(state, seat) for seat in range(len(state.players))),
        winners=tuple(seat for seat, key in enumerate(keys) if key == best and not state.players[seat].left),
        lines=tuple(_line(state, seat) for seat in sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)),
        ranks=tuple(1 + sum(other > key for other in keys) for key in keys),
    )


def score(state: State, seat: Seat) -> int:
    player = state.players[seat]
    return player.transported if state.options.scoring == "transported" else player.money


def _key(state: State, seat: Seat) -> tuple[bool, int, int, int]:
    """RD-16.4 to 16.6: passengers, then connected stations, then locomotives."""
    player = state.players[seat]
    return not player.left, score(state, seat), len(player.connected), len(player.locomotives)


def _line(state: State, seat: Seat) -> Phrase:
    player = state.players[seat]
    return phrase(
        "dice-score-left" if player.left else f"dice-score-{state.options.scoring}",
        who=Who(seat=seat),
        money=player.money,
        transported=player.transported,
        stations=len(player.connected),
        locomotives=len(player.locomotives),
    )
