"""What China Rails is asked beyond the others: the cheapest build beside networkx, completion, what a game takes in the
store, and how soon robots bring games to a victory."""

from __future__ import annotations

import os
import random
import string
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import thread_time
from typing import NamedTuple

import networkx

from bot.tables import acts
from rules.china_rails.building.works import Works
from rules.china_rails.delivery.deliver import Delivered
from rules.china_rails.search_build import Reach, home
from rules.china_rails.state import ChinaOptions, State
from rules.core.chance import Chance
from rules.core.contract import Draft, GameState
from rules.core.record import parse_record
from rules.core.walk import asker
from rules.registry import GAMES
from tests.bench.figures import Figure, at_least, at_most, percentile
from tests.bench.games import seed_of
from tests.bench.stores import open_door
from tests.games.finished import replayed, text_of

GAME = GAMES["china_rails"]
RECORDS = ("china_rails_3_express", "china_rails_6_limit")
SOON = 80  # rounds


class Ending(NamedTuple):
    rounds: int
    deliveries: int
    won: bool


def searches(positions: int) -> list[Figure]:
    """The cheapest line to a city, and the completion of a letter, in positions spread over whole games."""
    dice = random.Random(0)
    states = [step.state for name in RECORDS for step in replayed(parse_record(text_of(name)))]
    ours, theirs, completed = list[float](), list[float](), list[float]()
    for state in states[:: max(1, len(states) // positions)]:
        assert isinstance(state, State)
        targets = dice.choice(state.board.cities).mileposts
        if not state.over and targets:
            mine, other = _cheapest(state, targets)
            ours.append(mine)
            theirs.append(other)
            completed.append(_completion(state, dice.choice(string.ascii_lowercase)))
    ratio = percentile(theirs, 50) / percentile(ours, 50)
    return [
        Figure("the cheapest build, p50", f"{percentile(ours, 50):.2f} ms"),
        at_most("  p95", percentile(ours, 95), 5, "{:.2f} ms"),
        Figure("  by networkx, p50", f"{percentile(theirs, 50):.2f} ms"),
        at_least("  how many times faster", ratio, 5, "{:.1f}"),
        at_most("completion of the first letter, p95", percentile(completed, 95), 2, "{:.2f} ms"),
    ]


def _cheapest(state: State, targets: tuple[int, ...]) -> tuple[float, float]:
    """Milliseconds of ours, limits of cities included, and of networkx, which knows of none.

    What a line costs at least on the empty board is worked out once for each city, before it counts; so is the graph.
    """
    works = Works(state, state.turn)
    starts, graph = home(works), _graph(works)
    Reach(works, starts, targets)
    begun = thread_time()
    Reach(works, starts, targets).to(targets)
    done = thread_time()
    with suppress(networkx.NetworkXNoPath):
        networkx.multi_source_dijkstra(graph, set(starts), targets[0])
    return (done - begun) * 1000, (thread_time() - done) * 1000


def _graph(works: Works) -> networkx.DiGraph:
    board, graph = works.board, networkx.DiGraph()
    graph.add_nodes_from(range(len(board.labels)))
    for at, near in enumerate(board.around):
        graph.add_weighted_edges_from((at, to, works.price(edge, to)) for to, edge in near if edge not in works.claims)
    return graph


def _completion(state: State, letter: str) -> float:
    """Milliseconds, the question itself having been asked before, as a client does when the field is entered."""
    GAME.offers(state, state.turn, Draft(kind="build"))
    begun = thread_time()
    GAME.offers(state, state.turn, Draft(kind="build", typed=letter))
    return (thread_time() - begun) * 1000


async def stored_game(folder: Path, most: int) -> Figure:
    """Six robots' moves, each submitted by itself, to a victory or as many as that."""
    path, channel = folder / "china.db", 1
    async with open_door(path) as door:
        table = await door.open_table(1, channel, 1, "1", GAME.key, "en", 1)
        for user in range(2, 7):
            table = await door.perform(channel, partial(acts.join, user=user, name=str(user)), user)
        table = await door.perform(channel, partial(acts.start, user=1), 7)
        for interaction in range(8, 8 + most):
            if table.phase == "over":
                break
            seat, state = table.duties()[-1].seat, table.state
            assert state is not None
            move = GAME.robot(GAME.view(state, seat), seat, asker(GAME, state, seat))
            table = (await door.play(channel, seat + 1, [move], interaction, panel="robot")).table
    moves = f"{interaction - 7:,}"
    return at_most(f"the store with a game of six, {moves} moves", path.stat().st_size / 2**20, 10, "{:.1f} MiB")


def robots_in_china(games: int, workers: int | None = None) -> list[Figure]:
    """Three robots with express trains."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        endings = [robot_game(number) for number in range(games)]
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            endings = list(pool.map(robot_game, range(games)))
    soon = sum(each.won for each in endings) * 100 / games
    return [
        at_least(f"robots win within {SOON} rounds, {games} games", soon, 80, "{:.0f} %"),
        Figure("  rounds, median", f"{median(each.rounds for each in endings):g}"),
        Figure("  deliveries, median", f"{median(each.deliveries for each in endings):g}"),
    ]


def robot_game(number: int) -> Ending:
    chance, deliveries = Chance(seed_of(number)), 0
    state = GAME.setup(ChinaOptions(express=True), 3, chance).state
    while _goes_on(state):
        seat = GAME.duties(state)[-1].seat
        move = GAME.robot(GAME.view(state, seat), seat, asker(GAME, state, seat))
        step = GAME.apply(state, seat, move, chance)
        state, deliveries = step.state, deliveries + sum(isinstance(event, Delivered) for event in step.events)
    assert isinstance(state, State)
    return Ending(state.round, deliveries, state.over)


def _goes_on(state: GameState) -> bool:
    assert isinstance(state, State)
    return not state.over and state.round <= SOON
