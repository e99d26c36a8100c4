"""Whole games by robots and by chance: no dead ends, audit after every move, exact JSON, exact replay, all events."""

import random
import time
from collections import Counter

import pytest

from rules.china_rails.game import ChinaRails
from rules.china_rails.state import ChinaOptions, State
from rules.core.chance import Chance
from rules.core.walk import asker, wander

GAME = ChinaRails()
OPTIONS = [
    ChinaOptions(express=True),
    ChinaOptions(loan=True, city_exits="per_turn", third_at_port="refused"),
    ChinaOptions(express=True, time_limit="30", congress_present="unpaid", congress_start="binds"),
    ChinaOptions(port_start="one", cut_off="waits", stranded="stays"),
]


def seed(number: int) -> bytes:
    return random.Random(number).randbytes(32)


def played_out(
    number: int, seats: int, options: ChinaOptions, rounds: int, rng: random.Random | None
) -> tuple[State, Counter[str]]:
    """A game of robots, or of random picks where `rng` is given; every step is held against the contract."""
    chance = Chance(seed(number))
    state = GAME.setup(options, seats, chance).state
    log: list[tuple[int, str]] = []
    seen: Counter[str] = Counter()
    while not state.over and state.round <= rounds:
        seat = GAME.duties(state)[-1].seat
        if rng is None:
            move = GAME.robot(GAME.view(state, seat), seat, asker(GAME, state, seat))  # type: ignore[arg-type]
        else:
            found = wander(GAME, state, seat, rng.randrange)  # type: ignore[arg-type]
            if found is None:
                continue
            move = found  # type: ignore[assignment]
        step = GAME.apply(state, seat, move, chance)
        said = step.said or move
        log.append((seat, GAME.print(said)))  # type: ignore[arg-type]
        assert GAME.parse(GAME.print(said)) == said  # type: ignore[arg-type]
        for event in step.events:
            seen[event.kind] += 1
            assert GAME.tell(step.state, event) is not None
            if event.kind == "happened":
                seen[GAME.board.event(event.card).kind] += 1  # type: ignore[attr-defined]
        state = step.state
        GAME.audit(state)
    assert GAME.load(state.model_dump_json().encode()) == state
    again = Chance(seed(number))
    replayed = GAME.setup(options, seats, again).state
    for seat, text in log:
        replayed = GAME.apply(replayed, seat, GAME.parse(text), again).state
    assert replayed.model_dump_json() == state.model_dump_json()  # CR-INV-30
    return state, seen


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("number", "seats"), [(1, 3), (2, 2)])
def test_robots_play_a_game_to_its_end(number: int, seats: int) -> None:
    """CR-INV-30: a whole game replays to the same bytes. Somebody wins, and deliveries were made."""
    state, seen = played_out(number, seats, OPTIONS[0], 100, None)
    assert state.over
    assert seen["delivered"] > 10
    assert GAME.result(state) is not None


@pytest.mark.timeout(600)
@pytest.mark.parametrize("number", range(20))
def test_random_games_of_thirty_rounds(number: int) -> None:
    """2 to 6 players, all variants."""
    rng = random.Random(number)
    state, seen = played_out(number, 2 + number % 5, OPTIONS[number % len(OPTIONS)], 30, rng)
    assert state.round > 30 or state.over
    assert seen["happened"]


def test_all_events_come_up_in_random_games() -> None:
    """Exchanging hands over and over turns up every kind, and each is survived."""
    seen: set[str] = set()
    chance = Chance(seed(5))
    state = GAME.setup(ChinaOptions(), 4, chance).state
    for _ in range(90):
        step = GAME.apply(state, state.turn, GAME.parse("discard"), chance)
        seen |= {GAME.board.event(event.card).kind for event in step.events if event.kind == "happened"}  # type: ignore[attr-defined]
        state = step.state
        GAME.audit(state)
    assert seen == {card.kind for card in GAME.board.events}


def test_the_audit_is_quick() -> None:
    """Compared with itself on a small table; the best of several runs, so that a busy machine does not matter."""
    chance = Chance(seed(1))
    state = GAME.setup(OPTIONS[0], 3, chance).state
    for _ in range(60):
        move = GAME.robot(GAME.view(state, state.turn), state.turn, asker(GAME, state, state.turn))  # type: ignore[arg-type]
        state = GAME.apply(state, state.turn, move, chance).state
    best = min(_timed(state) for _ in range(20))
    assert best < 0.02


def _timed(state: State) -> float:
    begun = time.perf_counter()
    GAME.audit(state)
    return time.perf_counter() - begun
