"""One whole game with every check on the way: the tests play some, `make playouts` as many as one likes.

After every move the audits and the JSON round trip; now and then the suggestions, mutated moves and a reshuffled
world; at the end the record, replayed to the very same position.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field

import pytest

from rules.core.chance import Chance, commitment
from rules.core.contract import Draft, GameState, Move, RefusedError, Seat, Step
from rules.core.phrase import Phrase
from rules.core.record import Record, RecordLine, parse_record, replay, shown
from rules.core.walk import asker, choose, close
from tests.games.hooks import Hooks

MOST_MOVES = 3000
TAKEN_OVER = 0.2  # how often a robot makes the next move of a seat that others play
ENOUGH = 0.5  # how often a list in a panel is closed where it may be
LEAVING = 0.03  # how often somebody leaves the game, in those where somebody does


@dataclass
class Playout:
    """A game of a hooks' game. What it did is counted for the campaign."""

    hooks: Hooks
    number: int
    robot_moves: int = 0
    mutants: int = 0
    worlds: int = 0
    suggestions: int = 0
    lines: list[RecordLine] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.options = self.hooks.options(self.number)
        self.seats = self.hooks.seats(self.number)
        self.robots_only = self.hooks.robots_only(self.number)
        self.dice = random.Random(self.number)
        self.seed = hashlib.sha256(f"{self.hooks.game.key} {self.number}".encode()).digest()

    def play(self) -> None:
        """Plays to the end, or as long as is enough. Any broken promise of the game is an AssertionError."""
        game, chance, options = self.hooks.game, Chance(self.seed), self.options
        dealt = game.setup(options, self.seats, chance)
        game.audit(dealt.state)
        _round_trips(self.hooks, dealt, None)
        state = dealt.state
        while (waiting := sorted(game.to_act(state))) and (self.robots_only or not self.hooks.enough(state)):
            assert len(self.lines) < MOST_MOVES, "the game does not end"
            seat = self.dice.choice(waiting)
            left = self._left(state, seat, chance)
            state = left.state if left is not None else self._step(state, seat, chance).state
        assert (game.result(state) is None) == bool(waiting)
        assert chance.drawn > 0
        record = Record(
            game=game.key,
            version=game.version,
            options=options.model_dump_json(),
            seats=tuple(f"seat {seat + 1}" for seat in range(self.seats)),
            commitment=commitment(self.seed),
            seed=self.seed.hex(),
            dealt=shown(dealt.events),
            lines=tuple(self.lines),
        )
        *_, last = replay(game, parse_record(record.print()))
        assert last.state == state  # ST-I32
        assert last.state.model_dump_json() == state.model_dump_json()

    def _step(self, state: GameState, seat: Seat, chance: Chance) -> Step[GameState]:
        game, count = self.hooks.game, len(self.lines)
        move = self._move(state, seat)
        if count % 6 == 3:
            self._mutants_are_refused_cleanly(state, seat, move)
        if count % 25 == 11:
            self._suggestions_are_legal(state, seat)
            self._panels_open(state, seat)
        assert game.check(state, seat, move) is None
        step = game.apply(state, seat, move, chance)
        game.audit(step.state)
        self.hooks.audit_step(state, seat, move, step)
        if count % 16 == 5:
            self._hidden_stays_hidden(state, seat, move, step)
        _round_trips(self.hooks, step, move)
        self.lines.append(RecordLine(seat=seat, text=game.print(move), shown=shown(step.events)))
        return step

    def _left(self, state: GameState, seat: Seat, chance: Chance) -> Step[GameState] | None:
        """In some games of three and more one seat leaves in the middle of its turn, where the rules say how."""
        gone = any(not line.text for line in self.lines)
        if self.number % 20 != 9 or self.seats < 3 or gone or self.dice.random() > LEAVING:
            return None
        game = self.hooks.game
        step = game.retire(state, seat, chance)
        if step is not None:
            game.audit(step.state)
            assert seat not in game.to_act(step.state)
            _round_trips(self.hooks, step, None)
            self.lines.append(RecordLine(seat=seat, text="", shown=shown(step.events)))
        return step

    def _move(self, state: GameState, seat: Seat) -> Move:
        if self._robot_plays(seat):
            self.robot_moves += 1
            return self._robot(state, seat)
        move = self.hooks.wander(state, seat, self.dice)
        assert move is not None, "a dead end, or an offer that leads nowhere"
        return move

    def _robot_plays(self, seat: Seat) -> bool:
        """Wanderers in most games; robots alone, one robot, or robots that take over half-played turns in others."""
        if self.robots_only:
            return True
        match self.number % 20:
            case 0:
                return seat == self.number // 20 % self.seats
            case 13:
                return self.dice.random() < TAKEN_OVER
        return False

    def _robot(self, state: GameState, seat: Seat) -> Move:
        game = self.hooks.game
        return game.robot(game.view(state, seat), seat, asker(game, state, seat))

    def _mutants_are_refused_cleanly(self, state: GameState, seat: Seat, move: Move) -> None:
        """Out of turn always; bent moves as `check` says; the position stays as it was either way."""
        game, before = self.hooks.game, state.model_dump_json()
        stranger = (seat + 1) % self.seats
        for who, bent in ((stranger, move), (seat, self.hooks.bent(state, move, self.dice))):
            self.mutants += 1
            refusal = game.check(state, who, bent)
            assert refusal is not None or self.hooks.may_move(state, who)
            if refusal is None:
                game.audit(game.apply(state, who, bent, Chance(bytes(32))).state)
            else:
                with pytest.raises(RefusedError) as raised:
                    game.apply(state, who, bent, Chance(bytes(32)))
                assert raised.value.refusal == refusal
            assert state.model_dump_json() == before

    def _suggestions_are_legal(self, state: GameState, seat: Seat) -> None:
        game = self.hooks.game
        for one in game.suggest(state, seat):
            self.suggestions += 1
            assert game.offers(state, seat, one.draft).complete
            assert game.check(state, seat, game.compose(one.draft.kind, one.draft.filled())) is None
            if (seen := game.outlook(state, seat, one.draft)) is not None:
                for event in seen.events:
                    game.tell(seen.state, event)

    def _panels_open(self, state: GameState, seat: Seat) -> None:
        """Every kind that is offered, from its first question to the last: what it would do so far can be told."""
        game = self.hooks.game
        for kind in game.offers(state, seat, Draft()).choices:
            draft = Draft(kind=kind.value)
            while not (offers := game.offers(state, seat, draft)).complete:
                if (seen := game.outlook(state, seat, draft)) is not None:
                    for event in seen.events:
                        game.tell(seen.state, event)
                assert offers.field is not None, offers.refusal
                if offers.choices and not (offers.closes and self.dice.random() < ENOUGH):
                    draft = choose(game, draft, offers.field, self.dice.choice(offers.choices).value)
                else:
                    draft = close(draft, offers.field)

    def _hidden_stays_hidden(self, state: GameState, seat: Seat, move: Move, step: Step[GameState]) -> None:
        """In another world that looks the same to a viewer, all the viewer sees, hears and is offered is the same."""
        game, viewer = self.hooks.game, self.dice.randrange(self.seats)
        self.worlds += 1
        assert game.view(self.hooks.reshuffled(state, None, self.dice), None) == game.view(state, None)
        other = self.hooks.reshuffled(state, viewer, self.dice)
        assert game.view(other, viewer) == game.view(state, viewer)
        for draft in (Draft(), *(Draft(kind=kind) for kind in game.forms)):
            assert game.offers(other, viewer, draft) == game.offers(state, viewer, draft)
        assert game.suggest(other, viewer) == game.suggest(state, viewer)
        if viewer in game.to_act(state):
            assert self._robot(other, viewer) == self._robot(state, viewer)
        same = self.hooks.same_move((state, other), seat, viewer, move, step)
        if same is not None:
            again = game.apply(other, seat, same, Chance(bytes(32)))
            assert self._heard(again, viewer) == self._heard(step, viewer)

    def _heard(self, step: Step[GameState], viewer: Seat) -> list[Phrase]:
        heard = (event for event in step.events if event.audience is None or viewer in event.audience)
        return [line for event in heard for line in self.hooks.game.tell(step.state, event)]


def _round_trips(hooks: Hooks, step: Step[GameState], move: Move | None) -> None:
    """Position, move and events through JSON; the move through the notation, too."""
    game = hooks.game
    loaded = game.load(step.state.model_dump_json().encode())
    assert loaded == step.state
    assert loaded.model_dump_json() == step.state.model_dump_json()
    for event in step.events:
        assert game.events.validate_json(game.events.dump_json(event)) == event
    if move is not None:
        assert game.parse(game.print(move)) == move
        assert game.moves.validate_json(game.moves.dump_json(move)) == move
