"""Every measurement with tiny sizes, so that `make bench` cannot rot. The figures themselves are not judged here."""

import re
from pathlib import Path

import pytest

from rules.registry import GAMES
from rules.steam import sheets as steam
from tests.bench import games
from tests.bench.baseline import keep, worse
from tests.bench.busy import moves_with_pictures
from tests.bench.china import searches, stored_game
from tests.bench.engine import asked_offers, engine_rates
from tests.bench.figures import Figure, at_least, at_most, below, percentile, table, told
from tests.bench.games import FREIGHT, Played, play_out, random_game
from tests.bench.growth import READS, growth
from tests.bench.isles import robots_on_isles
from tests.bench.memory import idle_tables
from tests.bench.pictures import painted
from tests.bench.robots import by_robot, ending, robot_against
from tests.bench.steam import all_deliveries
from tests.bench.subjects import MAPS, SUBJECTS, Sizes, contests, rows
from tests.bench.submitting import INSTANT, submitted_moves
from tests.bench.west import robots_in_california
from tests.bench.wire import completions


@pytest.fixture(scope="module", params=["freight_train", "steam"])
def game(request: pytest.FixtureRequest) -> Played:
    return random_game(GAMES[request.param], 1)


def number(figure: Figure) -> float:
    """The first number of a figure (not that of a percentile); a figure without one is a failure."""
    found = re.search(r"(?<!p)\b[\d,]+(\.\d+)?", figure.figure)
    assert found is not None, figure
    return float(found[0].replace(",", ""))


def test_every_game_is_measured() -> None:
    assert {subject.key: subject.seats in GAMES[subject.key].seats for subject in SUBJECTS} == dict.fromkeys(
        GAMES, True
    )


def test_random_games_are_the_same_in_every_run_and_differ_in_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_MOVES", 10)
    for game in GAMES.values():
        played = [random_game(game, number) for number in range(len(game.seats))]
        assert random_game(game, 1).record() == played[1].record()
        assert {one.seats for one in played} == set(game.seats)


def test_engine_rates_come_in_turns_with_python_chess(game: Played) -> None:
    chess_rate, applied, ratio, replayed, to_18xx = engine_rates([game], rounds=1, goals=MAPS)
    assert number(ratio) == pytest.approx(number(applied) / number(chess_rate), abs=0.01)
    assert number(to_18xx) == pytest.approx(number(replayed) / (number(chess_rate) / 32), rel=0.02, abs=0.06)


def test_every_question_is_timed_and_held_to_the_goal(game: Played) -> None:
    first, every, slowest = asked_offers([game], goal=20)
    assert 0 < number(first) <= number(slowest)
    assert number(every) <= number(slowest)
    assert every.met == (number(every) <= 20)


async def test_submitted_moves_are_timed_in_turns_with_a_bare_commit(tmp_path: Path) -> None:
    ours, _, _, bare, ratio, size = await submitted_moves(tmp_path, FREIGHT, "a game", moves=5)
    assert ours.value is not None  # which is longer is the disk's mood, over so few, and clocks can stand still
    assert bare.value is not None
    assert ratio.value == ours.value / max(bare.value, INSTANT)
    assert number(size) > 0


async def test_moves_with_pictures_are_timed_from_the_door_to_the_outbox(tmp_path: Path) -> None:
    rate, cost, meanwhile, late = await moves_with_pictures(tmp_path, FREIGHT, "a game", moves=8)
    assert min(number(rate), number(cost), number(meanwhile)) > 0
    assert late.value is not None


async def test_completions_are_timed_over_the_wire(tmp_path: Path) -> None:
    half, most, last = await completions(tmp_path, tables=2, asked=5)
    assert number(half) <= number(most) <= number(last)


def test_the_pictures_of_successive_turns_are_compared_with_their_encoding(game: Played) -> None:
    half, most, alone, ratio, size, *_ = painted([game], turns=3, largest=500, largest_crop=250)
    assert number(half) > number(alone) > 0
    assert number(most) >= number(half)
    assert number(ratio) > 1
    assert number(size) > 1


async def test_growth_compares_a_small_store_with_a_large_one(tmp_path: Path) -> None:
    figures = await growth(tmp_path, times=3, rounds=2)
    assert len(figures) == len(READS)
    assert all("30 games" in figure.name and number(figure) > 0 for figure in figures)


async def test_idle_tables_leave_little_in_memory(tmp_path: Path) -> None:
    """A whole position is some 20 kB of Python values: less than a tenth of that says that none is kept."""
    assert number(await idle_tables(tmp_path, tables=20)) < 2_000


@pytest.mark.parametrize("rival", ["random", "greedy"])
def test_robot_games_are_counted(rival: str) -> None:
    wins, ahead, *_ = robot_against(rival, "freight_train", 2, games=1, goal=50, workers=1)
    found = ending(rival, "freight_train", 2, 0)
    assert number(wins) == 100 * found.won
    assert ahead.figure == f"{found.ahead:+.1f}"


def test_every_row_of_a_game_is_measured(tmp_path: Path) -> None:
    sizes = Sizes(games=1, rounds=1, pictures=1, most_robot_games=1, starts=1, workers=1)
    names = [row.name for row in (*rows(SUBJECTS[2], sizes, tmp_path), *contests(SUBJECTS[2], sizes))]
    for part in ("moves read", "replayed", "offers", "the pictures", "size", "from nothing", "robot wins"):
        assert any(part in name for name in names), part


def test_every_map_of_steam_is_measured_with_its_own_numbers_of_seats() -> None:
    maps = {subject.options.get("map", "china"): subject for subject in SUBJECTS if subject.key == "steam"}
    assert tuple(maps) == steam.MAPS
    assert {name: maps[name].name for name in steam.MAPS}["california"] == "Steam, the map California"
    options = GAMES["steam"].options.model_validate(maps["great_britain"].options)
    played = play_out(GAMES["steam"], 1, (by_robot,) * 4, most=6, options=options)
    assert played.record().options == options.model_dump_json()
    engine_rates([played], rounds=1, goals=MAPS)  # replayed on the same map, or it would be refused
    (deliveries,) = all_deliveries(options, rounds=1)
    assert deliveries.goal == "goal: at most 60"


def test_what_got_worse_since_the_baseline_is_said(tmp_path: Path) -> None:
    def day(rate: float, time: float) -> list[Figure]:
        return [Figure("A game"), told("rate", rate, "{}", more_is_better=True), told("  time", time, "{}")]

    assert "no baseline" in worse(day(100, 10), tmp_path)[0]
    keep(day(100, 10), tmp_path)
    assert worse(day(90, 11), tmp_path) == []
    assert worse(day(50, 10), tmp_path) == ["2.0 times worse: A game: rate (100, now 50)"]
    assert worse(day(300, 15), tmp_path) == ["1.5 times worse: A game: rate, time (10, now 15)"]
    keep([Figure("Another"), told("rate", 7, "{}")], tmp_path)
    assert worse(day(50, 10), tmp_path) == ["2.0 times worse: A game: rate (100, now 50)"]  # it stayed


def test_figures_are_judged_against_their_goals() -> None:
    assert at_most("a", 3, 3, "{}").met
    assert not at_most("a", 3.1, 3, "{}").met
    assert not below("a", 300, 300, "{}").met
    assert at_least("a", 90, 90, "{}").met
    assert table([at_most("a", 4, 3, "{}")]).endswith("MISSED")
    assert [percentile(range(1, 101), percent) for percent in (50, 95)] == [50, 95]


def test_the_robot_of_great_britain_is_held_to_its_goals() -> None:
    strangers, unknowing, sea, canal = robots_on_isles(games=1, duels=1, workers=1)
    assert (strangers.goal, unknowing.goal) == ("goal: at least 95", "goal: at least 50")
    assert (number(sea), number(canal)) == (100, 100)


def test_the_robot_of_california_is_held_to_its_goals() -> None:
    figures = robots_in_california(games=1, duels=1, workers=1)
    assert [figure.goal for figure in figures[:2]] == ["goal: at least 95", "goal: at least 50"]
    assert len(figures) == 8
    assert all(0 <= number(figure) <= 100 for figure in figures)


async def test_china_rails_is_measured_beside_networkx_in_the_store_and_by_its_robots(tmp_path: Path) -> None:
    ours, p95, theirs, ratio, completed = searches(positions=2)
    assert min(map(number, (ours, p95, theirs, ratio, completed))) > 0
    stored = await stored_game(tmp_path, most=6)
    assert stored.name.endswith(" 6 moves")
    assert stored.met
