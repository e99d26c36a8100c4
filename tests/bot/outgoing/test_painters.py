"""Painters in threads and in processes: the same pictures, and nothing is lost when one of them is."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.outgoing.painters import PaintingError, Processes, Threads
from render.painter import PaintJob, paint_hand, paint_turn
from render.pictures import Picture
from rules.core.chance import Chance
from rules.registry import GAMES

PACKAGES = Path(__file__).parents[3]


def job(key: str = "freight_train", viewer: int | None = None) -> PaintJob:
    game = GAMES[key]
    state = game.setup(game.options(), 2, Chance(bytes(32))).state
    return PaintJob(
        rules=key,
        version=game.version,
        state=state.model_dump_json().encode(),
        events=(),
        viewer=viewer,
        names=("Ada", "Basile"),
        language="fr",
        table=7,
    )


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[Processes]:
    """One painter."""
    painters = Processes(1, tmp_path / "cache")
    yield painters
    await painters.close()


async def test_a_process_paints_what_a_thread_paints(processes: Processes) -> None:
    asked = job()
    assert await processes.paint(7, paint_turn, asked) == await Threads().paint(7, paint_turn, asked)


async def test_a_hand_is_painted_for_its_viewer_alone(processes: Processes) -> None:
    mine, strangers = job("santa_fe_rails", viewer=0), job("santa_fe_rails")
    assert isinstance(await processes.paint(7, paint_hand, mine), Picture)
    assert await processes.paint(7, paint_hand, strangers) is None


async def test_what_a_painter_comes_to_grief_over_is_told_and_it_goes_on(processes: Processes) -> None:
    with pytest.raises(PaintingError, match="KeyError"):
        await processes.paint(7, paint_turn, PaintJob("no_game", 1, b"", (), None, (), "fr"))
    assert await processes.paint(7, os.getpid) != os.getpid()


async def test_a_painter_that_dies_is_replaced_and_its_picture_painted_all_the_same(processes: Processes) -> None:
    first = await processes.paint(7, os.getpid)
    assert await processes.paint(7, _ended, first) == os.getpid()
    second = await processes.paint(7, os.getpid)
    assert len({first, second, os.getpid()}) == 3


def _ended(painter: int) -> int:
    """Ends the painter if it is asked itself; anywhere else it only says who was asked."""
    if os.getpid() == painter:
        os.kill(painter, signal.SIGKILL)
    return os.getpid()


async def test_whoever_stops_waiting_does_not_leave_an_answer_to_the_next(processes: Processes) -> None:
    waiting = asyncio.create_task(processes.paint(7, paint_turn, job()))
    await processes.paint(8, os.getpid)
    cancelled = asyncio.create_task(processes.paint(7, paint_turn, job("santa_fe_rails")))
    await asyncio.sleep(0.01)
    cancelled.cancel()
    assert await processes.paint(7, os.getppid) == os.getpid()
    assert await waiting


def test_a_painter_ends_with_whoever_started_it() -> None:
    """Even if that was killed: nothing is left but the end of what it reads."""
    done = subprocess.run(
        [sys.executable, "-m", "render.painter"],
        cwd=PACKAGES,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (0, b"")


def test_an_owner_always_has_the_same_painter_and_owners_are_shared_out() -> None:
    painters = Processes(2, None)
    assert [painters.number(table) for table in (1, 2, 3, 1)] == [1, 0, 1, 1]
    assert {Threads().number(table) for table in (1, 2, 3)} == {0}
