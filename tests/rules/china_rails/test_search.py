"""The searches against brute force on small boards, and every proposal against the rules."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules.china_rails.board import PRICE
from rules.china_rails.building.works import Works
from rules.china_rails.game import ChinaRails
from rules.china_rails.parts import Milepost
from rules.china_rails.running import ride
from rules.china_rails.search_build import cheapest, home
from rules.china_rails.search_run import journey
from rules.china_rails.state import ChinaOptions, State
from rules.core.chance import Chance
from rules.core.contract import Draft, Refusal
from tests.rules.china_rails.table import game, table

MARKS = "......^^As"


def scribbled(seed: int) -> State:
    """A random board of some thirty mileposts with random track of three players."""
    rng = random.Random(seed)
    rows = []
    names: dict[str, str] = {}
    for row in range(1, 5):
        cells = [rng.choice(MARKS) for _ in range(6)]
        if row == 1:
            cells[0] = "M"
        if row == 4:
            cells[5] = "M"
        for column, mark in enumerate(cells):
            if mark in "sM":
                names[f"City{len(names)}"] = f"{'ABCDEF'[column]}{row}"
        rows.append(f" {row} {' ' if row % 2 == 0 else ''}{' '.join(cells)}")
    waters: dict[str, tuple[str, str]] = {"w": ("river", "B1-se C2-e D3-e"), "l": ("lake", "A2-e")}
    said: dict[str, Any] = {"waters": waters, "phase": "building", "rich": 60, "seats": rng.choice((2, 3))}
    if rng.random() < 0.5:
        said["ferry"] = ("B3", "E2")
    state = table("\n".join(["", *rows, ""]), names, **said)
    rules = game(state)
    for _ in range(rng.randrange(12)):
        at = rng.randrange(len(state.board.labels))
        draft = Draft(kind="build", values=(("to", state.board.labels[at]),))
        if rules.offers(state, state.turn, draft).complete:
            state = rules.apply(state, state.turn, rules.compose("build", draft.filled()), Chance(bytes(32))).state
        if rng.random() < 0.5:
            state = rules.apply(state, state.turn, rules.parse("end"), Chance(bytes(32))).state
            if state.now.phase == "delivery":
                state = state.turning(phase="building")
    return state.but(cash=(90,) * len(state.players)).turning(spent=0)


def brute_build(state: State, target: Milepost, most: int) -> int | None:
    """The least price of a line from own network, by trying every simple path; closing segments either way."""
    board, seat = state.board, state.turn
    best: int | None = None

    def extend(
        works_path: list[tuple[Milepost, Milepost]], at: Milepost, seen: frozenset[Milepost], spent: int
    ) -> None:
        nonlocal best
        if best is not None and spent >= best:
            return
        if at == target:
            best = spent
            return
        for near, _ in board.around[at]:
            if near in seen:
                continue
            for segment in ((at, near), (near, at)):
                if segment == (near, at) and not _major(state, near):
                    continue
                works = Works(state, seat, 1000)
                if all(works.lay(*one) is None for one in (*works_path, segment)) and works.cost <= most:
                    jumps = _jumps(works, near)
                    for landing in jumps:
                        extend([*works_path, segment], landing, seen | {near, landing}, works.cost)

    fresh = Works(state, seat, 1000)
    start = home(fresh)
    if target in start:
        return 0
    for at in start:
        extend([], at, start, 0)
    return best


def _major(state: State, at: Milepost) -> bool:
    town = state.board.town_at(at)
    return town is not None and town.major


def _jumps(works: Works, at: Milepost) -> Iterator[Milepost]:
    yield at
    ferry = works.board.ferry
    if ferry and at in ferry.ports and works.bought:
        yield ferry.other(at)


@pytest.mark.parametrize("seed", range(12))
def test_the_cheapest_build_equals_brute_force(seed: int) -> None:
    """Limits that the line itself uses up included (CR-4.6, CR-7.3, CR-7.4, CR-R46)."""
    state = scribbled(seed).but(cash=(1000,) * len(scribbled(seed).players))
    rng = random.Random(seed)
    for target in rng.sample(range(len(state.board.labels)), 5):
        line = cheapest(state, state.turn, (target,))
        if line is not None and line.cost > 7:
            continue  # brute force takes too long
        expected = brute_build(state, target, 7)
        assert (line.cost if line else None) == expected
        if line is None:
            continue
        works = Works(state, state.turn, 1000)
        assert all(works.lay(a, b) is None for a, b in line.segments)
        assert works.cost == line.cost


def brute_run(state: State, seat: int, target: Milepost) -> set[tuple[int, int]]:
    """Fees and points of every legal path to the target within the turn."""
    found: set[tuple[int, int]] = set()
    start = state.players[seat].at
    assert start is not None
    todo: list[tuple[State, tuple[Milepost, ...]]] = [(state, (start,))]
    while todo:
        there, path = todo.pop()
        if path[-1] == target:
            found.add((4 * (len(there.now.paid) - len(state.now.paid)), len(path) - 1))
        for near in {b for b, _ in there.board.around[path[-1]]} | set(there.board.red[path[-1]]):
            outcome = ride(there, seat, (path[-1], near))
            if not isinstance(outcome, Refusal):
                todo.append((outcome.state, (*path, near)))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_best_run_equals_brute_force(seed: int) -> None:
    """By fees and by points, with heading, fees, a storm and little money."""
    rng = random.Random(seed)
    state = scribbled(seed).but(round=3)
    joined = sorted({at for edges in state.track for edge in edges for at in state.board.ends[edge]})
    if not joined:
        return
    state = state.player(state.turn, at=rng.choice(joined)).turning(phase="delivery", speed=6, points=6, used=0)
    state = state.but(cash=(rng.choice((3, 4, 60)),) * len(state.players))
    for target in joined:
        every = brute_run(state, state.turn, target)
        for by, key in (("fees", lambda one: one), ("points", lambda one: (one[1], one[0]))):
            way = journey(state, state.turn, (target,), by)  # type: ignore[arg-type]  # one of the two
            expected = min(every, key=key, default=None)
            assert (None if way is None else (way.fees, way.steps)) == expected
            if way is not None and way.steps:
                assert not isinstance(ride(state, state.turn, way.path), Refusal)


def test_over_several_turns_the_train_rests_on_the_way() -> None:
    """Twelve mileposts with nine points are two turns; fees may make it rest before a rival's track."""
    land = "\n 1 M . . . . . . . . . . . s\n"
    names = {"North": "A1", "Kay": "M1"}
    own = table(land, names, track={0: ("A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1",)}, trains={0: "A1"})
    kay = (own.board.at["M1"],)
    assert journey(own, 0, kay) is None
    way = journey(own, 0, kay, "fees", 3)
    assert way is not None
    assert (way.turns, way.rests, way.steps) == (2, (9,), 12)
    rival = table(land, names, track={0: ("A1 B1 C1 D1 E1 F1 G1",), 1: ("G1 H1 I1 J1 K1 L1 M1",)}, trains={0: "A1"})
    cheap = journey(rival, 0, kay, "fees", 3)
    quick = journey(rival, 0, kay, "points", 3)
    assert cheap is not None
    assert quick is not None
    assert (cheap.fees, cheap.rests) == (4, (6,))
    assert (quick.turns, quick.fees) == (2, 4)


def test_two_fees_are_more_than_one() -> None:
    """CR-R78: least fees first, even by a longer way; by points the short one."""
    track = {0: ("A1 A2 B2", "D2 E2"), 1: ("B2 C2 D3 D2",), 2: ("C2 D2",)}
    state = table(track=track, trains={0: "A1"})
    there = (state.board.at["E2"],)
    cheap, quick = journey(state, 0, there, "fees"), journey(state, 0, there, "points")
    assert cheap is not None
    assert quick is not None
    assert (cheap.fees, cheap.steps) == (4, 6)
    assert (quick.fees, quick.steps) == (8, 5)
    poor = table(track=track, trains={0: "A1"}, cash={0: 7})
    only = journey(poor, 0, there, "points")
    assert only is not None
    assert (only.fees, only.steps) == (4, 6)


def test_equal_ways_are_chosen_by_the_alphabet() -> None:
    """CR-R78."""
    state = table(track={0: ("A1 B1 C1 C2", "B1 B2 C2")}, trains={0: "B1"})
    way = journey(state, 0, (state.board.at["C2"],))
    assert way is not None
    assert [state.board.labels[at] for at in way.path] == ["B1", "B2", "C2"]


def test_every_proposed_build_passes_the_check_on_the_shipped_board() -> None:
    """Each target offered is a legal move as it stands, and its log form says the same."""
    rules = ChinaRails()
    state = rules.setup(ChinaOptions(), 3, Chance(bytes(32))).state
    for _ in range(4):
        choices = rules.offers(state, state.turn, Draft(kind="build")).choices
        for choice in choices:
            move = rules.compose("build", {"to": choice.value})
            assert rules.check(state, state.turn, move) is None
        step = rules.apply(state, state.turn, rules.compose("build", {"to": choices[0].value}), Chance(bytes(32)))
        assert step.said is not None
        again = rules.apply(state, state.turn, rules.parse(rules.print(step.said)), Chance(bytes(32)))  # type: ignore[arg-type]
        assert again.state == step.state
        state = rules.apply(step.state, state.turn, rules.parse("end"), Chance(bytes(32))).state


def test_prices_of_terrain_are_those_of_the_rules() -> None:
    """What the searches add up is what the works charge."""
    state = table(phase="building")
    works = Works(state, 0)
    for (a, b), edge in itertools.islice(state.board.edge.items(), 20):
        assert works.price(edge, b) == PRICE[state.board.terrain[b]], (a, b)
