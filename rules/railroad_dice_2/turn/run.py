"""`run`, or `run 5 L8 4 I7`: all transports of a turn at once, in the order that brings home the most (RD-12).

It is the same as one transport after the other: what follows from each of them is done before the next (RD-R18).
"""

from collections.abc import Iterable
from typing import Annotated

from rules.core.contract import Draft, Event, Refusal, Seat, Suggestion
from rules.core.fields import Many
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.ending import checked
from rules.railroad_dice_2.move import DiceMove, money_left, what_remains
from rules.railroad_dice_2.running import best_runs, can_transport
from rules.railroad_dice_2.speech import Train, TrainWords, refuse
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.transport import Transport

MOST_TRAINS = 15  # all locomotives of the box


class Run(DiceMove):
    trains: Annotated[tuple[Annotated[Train, TrainWords()], ...], Many(MOST_TRAINS)] = ()  # none: the best there are

    rule = "RD-12.1"

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not can_transport(state, seat)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """Where there is more than one to run."""
        outcome = cls().judged(state, seat)
        if isinstance(outcome, Outcome) and isinstance(outcome.said, Run) and len(outcome.said.trains) > 1:
            units = outcome.state.players[seat].transported - state.players[seat].transported
            trains = tuple(f"{train.locomotive} {train.station}" for train in outcome.said.trains)
            label = phrase("dice-suggest-run", units=units, trains=trains)
            yield Suggestion(draft=Draft(kind=cls.name()), label=label)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        """Stops where the game does, and without trains of its own where nothing is left to transport."""
        done, events, ahead = list[Train](), list[Event](), self.trains or best_runs(state, seat)
        while ahead and not state.over:
            outcome = Transport(train=ahead[0]).judged(state, seat)
            if isinstance(outcome, Refusal):
                return outcome
            state, followed = checked(outcome.state)
            events += (*outcome.events, *followed)
            done.append(ahead[0])
            ahead = best_runs(state, seat) if followed and not self.trains else ahead[1:]
        if not done:
            return refuse("RD-12.1", "run-nothing", what_remains(state))
        return Outcome(state, tuple(events), turn_over=False, said=Run(trains=tuple(done)))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (money_left(before, after, seat),)
