"""What follows from a move: forced passes, the next turn or round (FT-2), the end of the day (FT-10)."""

from rules.core.chance import Chance
from rules.core.contract import Event, Step
from rules.freight_train.events import DayEnded, GameEnded, RoundBegan
from rules.freight_train.legal import has_no_choice, wagons_in
from rules.freight_train.play import Done, passed
from rules.freight_train.scoring import score_trains, yard_points
from rules.freight_train.setup import new_day
from rules.freight_train.state import Player, State
from rules.freight_train.wagons import DAYS, END


def follow(done: Done, chance: Chance) -> Step[State]:
    """All that happens before the next decision. A player who can do nothing passes (FT-5.3)."""
    state = done.state
    events: list[Event] = [done.event]
    turn_over = done.turn_over
    while True:
        if turn_over:
            step = _next_turn(state, chance)
            state = step.state
            events += step.events
        if state.over or not has_no_choice(state):
            return Step(state, tuple(events))
        forced = passed(state, forced=True)
        state, turn_over = forced.state, True
        events.append(forced.event)


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """FT-2.6: the most points; a tie is shared (FT-R3)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _next_turn(state: State, chance: Chance) -> Step[State]:
    seats = len(state.players)
    following = (state.turn + 1) % seats
    if following != state.marker:
        return Step(state.model_copy(update={"turn": following, "filled": False}), ())
    if state.end_drawn:
        return _end_day(state, "card", chance)
    if state.passes == seats and not state.filled_in_round:
        return _end_day(state, "passes", chance)  # FT-10.11
    marker = (state.marker + 1) % seats  # FT-2.3
    after = state.model_copy(
        update={
            "marker": marker,
            "turn": marker,
            "round": state.round + 1,
            "filled": False,
            "filled_in_round": False,
            "passes": 0,
        }
    )
    return Step(after, (RoundBegan(round=after.round, marker=marker),))


def _end_day(state: State, cause: str, chance: Chance) -> Step[State]:
    """FT-10.6 - FT-10.9, then the new day, or the end of the game after the third (FT-R21)."""
    ended = _scored(state, cause)
    players = tuple(
        player.model_copy(
            update={
                "score": score,
                "train_points": player.train_points + trains,
                "yard_points": player.yard_points + yard,
            }
        )
        for player, score, trains, yard in zip(
            state.players, ended.scores, ended.train_points, ended.yard_points, strict=True
        )
    )
    deck = tuple(card for card in state.deck if card != END)
    scored = state.model_copy(update={"players": players, "deck": deck, "end_drawn": True})
    if state.day < DAYS:
        fresh = new_day(scored, chance)
        return Step(fresh.state, (ended, *fresh.events))
    over = scored.model_copy(update={"over": True})
    return Step(over, (ended, GameEnded(scores=ended.scores, winners=winners(ended.scores))))


def _scored(state: State, cause: str) -> DayEnded:
    classes = score_trains(state.players)
    trains = tuple(sum(points) for points in zip(*(one.points for one in classes), strict=True))
    wagons = tuple(wagons_in(player.yard) for player in state.players)
    yards = tuple(yard_points(state.day, count) for count in wagons)
    return DayEnded(
        day=state.day,
        cause="card" if cause == "card" else "passes",
        classes=classes,
        train_points=trains,
        yard_wagons=wagons,
        yard_points=yards,
        scores=tuple(map(_total, state.players, trains, yards)),
    )


def _total(player: Player, trains: int, yard: int) -> int:
    return player.score + trains + yard
