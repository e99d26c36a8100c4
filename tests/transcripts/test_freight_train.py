"""Whole games as players would write them down, replayed for ever: a change of the rules shows here first."""

from pathlib import Path
from typing import cast

import pytest

from rules.core.contract import Game
from rules.core.record import parse_record, replay
from rules.freight_train.events import DayEnded, GameEnded
from rules.freight_train.game import FreightTrain
from rules.freight_train.state import State

HERE = Path(__file__).parent
GAME = cast(Game, FreightTrain())


@pytest.mark.parametrize(
    ("name", "moves", "days", "scores"),
    [
        ("freight_train_2_cabooses", 139, [(42, 26), (78, 47), (105, 60)], (105, 60)),
        ("freight_train_4", 185, [(23, 20, 24, 25), (34, 24, 42, 36), (47, 22, 45, 43)], (47, 22, 45, 43)),
    ],
)
def test_transcript(name: str, moves: int, days: list[tuple[int, ...]], scores: tuple[int, ...]) -> None:
    text = (HERE / f"{name}.txt").read_text("utf-8")
    record = parse_record(text)
    assert record.print() == text
    steps = list(replay(GAME, record))
    assert len(steps) == moves + 1
    events = [event for step in steps for event in step.events]
    assert [event.scores for event in events if isinstance(event, DayEnded)] == days
    assert isinstance(events[-1], GameEnded)
    last = steps[-1].state
    assert isinstance(last, State)
    assert last.over
    assert tuple(player.score for player in last.players) == scores
