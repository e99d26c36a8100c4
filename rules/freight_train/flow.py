"""What follows from a move: forced passes, the next turn or round (FT-2), the end of the day (FT-10)."""

from typing import Literal

from rules.core.chance import Chance
from rules.core.contract import Seat, Step
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, Who, phrase, who
from rules.freight_train.event import FreightEvent
from rules.freight_train.pass_ import has_no_choice, passed
from rules.freight_train.scoring import ClassScore, score_trains, tally, winners, yard_points
from rules.freight_train.setup import new_day
from rules.freight_train.state import State, wagons_in
from rules.freight_train.wagons import DAYS, END


class RoundBegan(FreightEvent):
    round: int
    marker: Seat

    ends_turn = True  # whoever was last of two in a round is first in the next (FT-2.3)


class DayEnded(FreightEvent):
    """Told so that the table can check the sums: every class, every yard, then each player's line (FT-10.6)."""

    day: int
    cause: Literal["card", "passes"]
    classes: tuple[ClassScore, ...]
    train_points: tuple[int, ...]
    yard_wagons: tuple[int, ...]
    yard_points: tuple[int, ...]
    scores: tuple[int, ...]

    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return self.lines()

    def lines(self) -> tuple[Phrase, ...]:
        yards = tuple(
            phrase("freight-yard-share", who=Who(seat=seat), wagons=wagons, points=abs(points))
            for seat, (wagons, points) in enumerate(zip(self.yard_wagons, self.yard_points, strict=True))
        )
        return (
            phrase(f"freight-day-ended-{self.cause}", day=self.day),
            *(one.told() for one in self.classes),
            phrase(f"freight-yards-day{self.day}", shares=yards),
            phrase("freight-totals", day=self.day),
            *map(self._total, range(len(self.scores))),
        )

    def _total(self, seat: Seat) -> Phrase:
        trains, yard, score = self.train_points[seat], self.yard_points[seat], self.scores[seat]
        params = {"before": score - trains - yard, "trains": trains, "yard": yard, "score": score}
        return phrase("freight-total", who=Who(seat=seat), **params)


class GameEnded(FreightEvent):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        """The winners, and the whole sheet of each player."""
        key = "freight-won" if len(self.winners) == 1 else "freight-won-shared"
        won = phrase(key, who=who(self.winners), score=self.scores[self.winners[0]])
        return (won, *tally(state.players).lines)


def follow(outcome: Outcome[State], chance: Chance) -> Step[State]:
    """All that happens before the next decision. A player who can do nothing passes (FT-5.3)."""
    events = outcome.events
    while True:
        state = outcome.state
        if outcome.turn_over:
            step = _next_turn(state, chance)
            state, events = step.state, (*events, *step.events)
        if state.over or not has_no_choice(state):
            return Step(state, events)
        outcome = passed(state, forced=True)
        events = (*events, *outcome.events)


def _next_turn(state: State, chance: Chance) -> Step[State]:
    seats = len(state.players)
    following = (state.turn + 1) % seats
    if following != state.marker:
        return Step(state.but(turn=following, filled=False), ())
    if state.end_drawn:
        return _end_day(state, "card", chance)
    if state.passes == seats and not state.filled_in_round:
        return _end_day(state, "passes", chance)  # FT-10.11
    marker = (state.marker + 1) % seats  # FT-2.3
    number = state.round + 1
    after = state.but(marker=marker, turn=marker, round=number, filled=False, filled_in_round=False, passes=0)
    return Step(after, (RoundBegan(round=number, marker=marker),))


def _end_day(state: State, cause: Literal["card", "passes"], chance: Chance) -> Step[State]:
    """FT-10.6 - FT-10.9, then the new day, or the end of the game after the third (FT-R21)."""
    ended = _scored(state, cause)
    players = tuple(
        player.but(
            score=ended.scores[seat],
            train_points=player.train_points + ended.train_points[seat],
            yard_points=player.yard_points + ended.yard_points[seat],
        )
        for seat, player in enumerate(state.players)
    )
    scored = state.but(players=players, deck=tuple(card for card in state.deck if card != END), end_drawn=True)
    if state.day < DAYS:
        fresh = new_day(scored, chance)
        return Step(fresh.state, (ended, *fresh.events))
    return Step(scored.but(over=True), (ended, GameEnded(scores=ended.scores, winners=winners(ended.scores))))


def _scored(state: State, cause: Literal["card", "passes"]) -> DayEnded:
    classes = score_trains(state.players)
    trains = tuple(map(sum, zip(*(one.points for one in classes), strict=True)))
    wagons = tuple(wagons_in(player.yard) for player in state.players)
    yards = tuple(yard_points(state.day, count) for count in wagons)
    before = (player.score for player in state.players)
    return DayEnded(
        day=state.day,
        cause=cause,
        classes=classes,
        train_points=trains,
        yard_wagons=wagons,
        yard_points=yards,
        scores=tuple(map(sum, zip(before, trains, yards, strict=True))),
    )
