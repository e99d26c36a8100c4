"""The searches against brute force on small boards, and every proposal against the rules."""

import itertools
import random
from collections.abc import Collection, Mapping
from string import ascii_uppercase
from typing import Any

import pytest

from rules.china_rails.board import PRICE
from rules.china_rails.building.works import Works
from rules.china_rails.game import ChinaRails
from rules.china_rails.parts import Milepost
from rules.china_rails.running import ride
from rules.china_rails.search_build import Line, Reach, home
from rules.china_rails.search_least import least, level_of
from rules.china_rails.search_run import journey
from rules.china_rails.state import ChinaOptions, Reserved, Running, State
from rules.core.chance import Chance
from rules.core.contract import Draft, Refusal, Seat
from tests.rules.china_rails.brute import PLENTY, brute_build, brute_journey, brute_run
from tests.rules.china_rails.brute_lines import brute_lines
from tests.rules.china_rails.table import game, table

MARKS = "......^^As"
ROUGH = "..^^^AAssm"
DEAREST = 8  # where every path is tried
DEAR = 12
SMALL, SIXTY = (6, 4), (10, 6)  # columns and rows


def cheapest(state: State, seat: Seat, targets: Collection[Milepost]) -> Line | None:
    """The cheapest line from own network to one of the targets; without segments where one is joined already."""
    works = Works(state, seat)
    return Reach(works, home(works), tuple(targets)).to(targets)


def scribbled(seed: int, wide: int = SMALL[0], high: int = SMALL[1]) -> State:
    """A random board with random track, exits used up, and bridges kept for their owners."""
    rng = random.Random(seed)
    spread = rng.choice((MARKS, ROUGH))
    columns = ascii_uppercase[:wide]
    cells = {(column, row): rng.choice(spread) for row in range(1, high + 1) for column in range(wide)}
    cells |= {(0, 1): "M", (wide - 1, high): "M"}
    if rng.random() < 0.5:
        cells |= {(3, 2): "M", (4, 2): "o", (3, 3): "o"}
    names = {f"City{columns[at[0]]}{at[1]}": f"{columns[at[0]]}{at[1]}" for at, mark in cells.items() if mark in "smM"}
    rows = [
        f" {row} {' ' * (row % 2 == 0)}" + " ".join(cells[column, row] for column in range(wide))
        for row in range(1, high + 1)
    ]
    waters: dict[str, tuple[str, str]] = {"w": ("river", "B1-se C2-e D3-e"), "l": ("lake", "A2-e")}
    options = {"city_exits": rng.choice(("per_city", "per_turn"))}
    said: dict[str, Any] = {"waters": waters, "phase": "building", "rich": 60, "seats": rng.choice((2, 3))}
    said |= {"events": {"storm_at_sea": {"zones": ("bay",)}}, "zones": {"bay": ("region", "B2 C2 D2 B3 C3 D3")}}
    if rng.random() < 0.5:
        said["ferry"] = ("B3", "F2")
    state = table("\n".join(["", *rows, ""]), names, options=options, **said)
    rules = game(state)
    for _ in range(rng.randrange(12)):
        at = rng.randrange(len(state.board.labels))
        draft = Draft(kind="build", values=(("to", state.board.labels[at]),))
        if rules.offers(state, state.turn, draft).complete:
            state = rules.apply(state, state.turn, rules.compose("build", draft.filled()), Chance(bytes(32))).state
        if rng.random() < 0.5:
            state = rules.apply(state, state.turn, rules.parse("end"), Chance(bytes(32))).state
            if state.now.phase == "delivery":
                state = state.with_turn(phase="building")
    state = state.but(cash=(PLENTY,) * len(state.players)).with_turn(spent=0)
    return _washed(state) if rng.random() < 0.3 else state


def _storm(state: State) -> int:
    return next(card for card in state.board.deck if state.board.is_event(card))


def _washed(state: State) -> State:
    """Some segments of each player are lost, and kept for him."""
    lost = [(edge, seat) for seat, edges in enumerate(state.track) for edge in edges[::4]]
    track = tuple(tuple(edge for edge in edges if (edge, seat) not in lost) for seat, edges in enumerate(state.track))
    return state.but(track=track, reserved=tuple(Reserved(edge=edge, owner=seat) for edge, seat in lost))


@pytest.mark.parametrize("seed", range(12))
def test_the_cheapest_build_equals_brute_force(seed: int) -> None:
    """Every path in every order; limits that the line itself uses up included (CR-4.6, CR-7.3, CR-7.4, CR-R46)."""
    state = scribbled(seed)
    every = brute_lines(state, DEAREST)
    for target in random.Random(seed).sample(range(len(state.board.labels)), 5):
        assert every.get(target) == brute_build(state, target, DEAREST)
    equals_brute_force(state, every, DEAREST)


@pytest.mark.parametrize("seed", range(30))
def test_the_cheapest_build_equals_brute_force_on_sixty_mileposts(seed: int) -> None:
    """To every milepost; limits that the line itself uses up included (CR-4.6, CR-7.3, CR-7.4, CR-R46)."""
    state = scribbled(seed, *SIXTY)
    equals_brute_force(state, brute_lines(state, DEAR), DEAR)


def equals_brute_force(state: State, every: Mapping[int, int], most: int) -> None:
    """The prices found, up to most, and that each line can be built for its price."""
    for target in range(len(state.board.labels)):
        line = cheapest(state, state.turn, (target,))
        assert (line.cost if line and line.cost <= most else None) == every.get(target), state.board.labels[target]
        works = Works(state, state.turn, PLENTY)
        for a, b in line.segments if line else ():
            assert works.lay(a, b) is None
        assert works.cost == (line.cost if line else 0)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_line_costs_at_least_is_what_it_costs_where_nothing_hinders(seed: int) -> None:
    """The guess that the search for one place goes by, from everywhere to everywhere, against the one without."""
    rng = random.Random(seed)
    cells = {(column, row): rng.choice("...^^A") for row in range(1, 4) for column in range(6)}
    cells |= {(0, 1): "M", (3, 2): "M", (5, 3): "M"}
    rows = [f" {row} {' ' * (row % 2 == 0)}" + " ".join(cells[at, row] for at in range(6)) for row in range(1, 4)]
    waters: dict[str, tuple[str, str]] = {"w": ("river", "B1-se C2-e D3-e B2-e"), "l": ("lake", "A2-e E2-e")}
    names = {"North": "A1", "Star": "D2", "South": "F3"}
    state = table("\n".join(["", *rows, ""]), names, seats=2, phase="building", waters=waters)
    board, works = state.board, Works(state, 0, PLENTY)
    for at in range(len(board.labels)):
        costs = Reach(works, frozenset((at,))).cost
        assert costs == [least(board, (goal,))[level_of(board)[at]][at] for goal in range(len(board.labels))]


def test_a_line_into_the_mountains_is_built_from_both_sides() -> None:
    """CR-R43: out of the city as far as the first clear milepost, which alone is paid twice."""
    state = table("\n 1 M . ^ ^ M\n", {"North": "A1", "East": "E1"}, track={0: ("A1 B1",)}, phase="building")
    line = cheapest(state, 0, (state.board.at["E1"],))
    assert line is not None
    assert [tuple(state.board.labels[at] for at in one) for one in line.segments] == [
        ("E1", "D1"),
        ("D1", "C1"),
        ("C1", "B1"),
    ]
    assert line.cost == 5


def test_a_river_before_the_city_is_paid_from_either_side() -> None:
    """CR-8.5: 1M for B1 once more, and 2M for the bridge."""
    said: dict[str, Any] = {"waters": {"w": ("river", "B1-e")}, "track": {0: ("A1 B1",)}, "phase": "building"}
    state = table("\n 1 M . M\n", {"North": "A1", "East": "C1"}, seats=2, **said)
    line = cheapest(state, 0, (state.board.at["C1"],))
    assert line is not None
    assert line.cost == 3


def test_a_city_without_exits_is_built_to_from_the_next_one() -> None:
    """CR-4.6: two segments out of North this turn; a third can only lead into it, for 5M."""
    land, names = "\n 1 . M . M\n 2  . A\n", {"North": "B1", "East": "D1"}
    said: dict[str, Any] = {"track": {0: ("B1 A1", "B1 A2")}, "phase": "building", "seats": 2}
    free, spent = table(land, names, **said), table(land, names, now={"exits": (0, 0)}, **said)
    lines = [cheapest(state, 0, (state.board.at["D1"],)) for state in (free, spent)]
    labels = free.board.labels
    found = [(line.cost, [f"{labels[a]} {labels[b]}" for a, b in line.segments]) for line in lines if line]
    assert found == [(2, ["B1 C1", "D1 C1"]), (6, ["D1 C1", "C1 B1"])]


def test_a_line_goes_through_a_red_area_and_on() -> None:
    """CR-R71: in at one milepost, out at another; both segments are built out of the city, and are its two exits."""
    land = "\n 2  . . o o . .\n 3 M . o M o . .\n 4  . . o o . .\n"
    state = table(land, {"West": "A3", "Star": "D3"}, track={0: ("A3 B3",)}, phase="building")
    line = cheapest(state, 0, (state.board.at["F3"],))
    assert line is not None
    labels = state.board.labels
    assert (line.cost, [f"{labels[a]} {labels[b]}" for a, b in line.segments]) == (2, ["C3 B3", "E3 F3"])


def test_a_city_is_built_to_where_no_exit_is_left_anywhere() -> None:
    """CR-R45: both segments of this turn are used up in North; East costs its 5M."""
    land, names = "\n 1 . M . . . M\n 2  . . . . .\n", {"North": "B1", "East": "F1"}
    said: dict[str, Any] = {"track": {0: ("B1 C1", "B1 B2")}, "phase": "building", "now": {"exits": (0, 0)}}
    found = {}
    for city_exits in ("per_city", "per_turn"):
        state = table(land, names, options={"city_exits": city_exits}, seats=2, **said)
        line = cheapest(state, 0, (state.board.at["F1"],))
        found[city_exits] = line and line.cost
    assert found == {"per_city": 3, "per_turn": 7}


def test_what_only_the_next_city_can_be_built_from_is_not_reached() -> None:
    """CR-4.6: beyond a city without exits nothing is joined before the line from the other city arrives."""
    said: dict[str, Any] = {"track": {0: ("B1 A1",), 1: ("B1 A2",)}, "phase": "building", "seats": 2}
    state = table("\n 1 . M . . M\n 2  .\n", {"North": "B1", "East": "E1"}, now={"exits": (0, 0)}, **said)
    lines = {label: cheapest(state, 0, (state.board.at[label],)) for label in ("C1", "D1", "E1")}
    assert {label: line and line.cost for label, line in lines.items()} == {"C1": None, "D1": None, "E1": 7}


@pytest.mark.parametrize(
    ("seed", "size"), [*((seed, SMALL) for seed in range(12)), *((seed, SIXTY) for seed in range(12))]
)
def test_the_best_run_equals_brute_force(seed: int, size: tuple[int, int]) -> None:
    """By fees and by points, with heading, fees, a storm and little money."""
    rng = random.Random(seed)
    state = scribbled(seed, *size).but(round=3)
    joined = sorted({at for edges in state.track for edge in edges for at in state.board.ends[edge]})
    if not joined:
        return
    state = state.with_player(state.turn, at=rng.choice(joined)).with_turn(phase="delivery", speed=6, points=6, used=0)
    state = state.but(cash=(rng.choice((3, 4, 60)),) * len(state.players))
    if seed % 2:
        state = state.but(running=(Running(card=_storm(state), drawer=0, ends=9),))
    for target in joined:
        every = brute_run(state, state.turn, target)
        for by, key in (("fees", lambda one: one), ("points", lambda one: (one[1], one[0]))):
            way = journey(state, state.turn, (target,), by)  # type: ignore[arg-type]  # one of the two
            expected = min(every, key=key, default=None)
            assert (None if way is None else (way.fees, way.steps)) == expected
            if way is not None and way.steps:
                assert not isinstance(ride(state, state.turn, way.path), Refusal)


@pytest.mark.parametrize(
    ("seed", "size"), [*((seed, SMALL) for seed in range(24)), *((seed, SIXTY) for seed in range(12))]
)
def test_the_best_run_over_two_turns_equals_brute_force(seed: int, size: tuple[int, int]) -> None:
    """Three points are left of this turn; fees are due anew in the next, and a storm halves it."""
    rng = random.Random(seed)
    state = scribbled(seed, *size).but(round=3)
    joined = {at for edges in state.track for edge in edges for at in state.board.ends[edge]}
    if not joined:
        return
    state = state.with_player(state.turn, at=rng.choice(sorted(joined)))
    state = state.with_turn(phase="delivery", speed=9, points=3, used=6).but(
        cash=(rng.choice((4, 8, 60)),) * len(state.players)
    )
    if seed % 2:
        state = state.but(running=(Running(card=_storm(state), drawer=0, ends=9),))
    every = brute_journey(state, state.turn, joined, 2)
    for target, ways in every.items():
        for by, order in (("fees", (0, 1, 2)), ("points", (1, 2, 0))):
            way = journey(state, state.turn, (target,), by, 2)  # type: ignore[arg-type]  # one of the two
            best = min((tuple(one[part] for part in order) for one in ways), default=None)
            told = (way.fees, way.turns, way.steps) if way else None
            assert (told and tuple(told[part] for part in order)) == best


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


def test_a_detour_saves_the_money_for_a_fee_that_cannot_be_avoided() -> None:
    """By points, with 4M: over the rival's short cut today, tomorrow's fee could not be paid any more."""
    land, names = "\n 1 M . . . . . . . s\n 2  . . . .\n", {"North": "A1", "Kay": "I1"}
    track = {0: ("A1 B1 B2 C2 D2 E1 F1",), 1: ("B1 C1 D1 E1",), 2: ("F1 G1 H1 I1",)}
    state = table(land, names, track=track, trains={0: "B1"}, cash={0: 4}, now={"points": 5, "used": 4})
    way = journey(state, 0, (state.board.at["I1"],), "points", 2)
    assert way is not None
    assert (way.turns, way.steps, way.fees) == (2, 8, 4)


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


def test_a_rival_paid_this_turn_is_not_paid_again_on_the_way() -> None:
    """CR-15.3: whom, matters; the other one is."""
    state = table(track={0: ("A1 B1",), 1: ("B1 C1",), 2: ("B1 B2",)}, trains={0: "A1"}, now={"paid": (1,)})
    ways = [journey(state, 0, (state.board.at[label],)) for label in ("C1", "B2")]
    assert [way and way.fees for way in ways] == [0, 4]


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
