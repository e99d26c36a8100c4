"""Whole games of Santa Fe Rails as players would write them down, replayed for ever."""

from pathlib import Path

import pytest

from rules.core.record import RecordError, parse_record, replay
from rules.registry import game_of
from rules.santa_fe_rails.events import Boxed, ShortLineOpened
from rules.santa_fe_rails.scoring import GameEnded
from rules.santa_fe_rails.state import State

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("name", "moves", "cause", "scores", "winners"),
    [
        ("santa_fe_rails_4", 270, "blocked", (201, 156, 140, 127), (0,)),
        ("santa_fe_rails_2_terrain", 240, "blocked", (211, 236), (1,)),
    ],
)
def test_transcript(name: str, moves: int, cause: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    text = (HERE / f"{name}.txt").read_text("utf-8")
    record = parse_record(text)
    assert record.print() == text
    steps = list(replay(game_of(record.game, record.version), record))
    assert len(steps) == moves + 1
    events = [event for step in steps for event in step.events]
    opened = [event.company for event in events if isinstance(event, ShortLineOpened)]
    assert set(opened) <= {"RI", "TP", "WP", "DRGW"}
    assert any(isinstance(event, Boxed) for event in events) == (len(scores) == 2)
    end = events[-1]
    assert isinstance(end, GameEnded)
    assert (end.cause, end.winners) == (cause, winners)
    assert tuple(sheet.total for sheet in end.sheets) == scores
    last = steps[-1].state
    assert isinstance(last, State)
    assert last.over


def test_a_changed_card_is_found_out() -> None:
    """SF-I20: a record that shows another draw than the seed gives does not check out."""
    text = (HERE / "santa_fe_rails_2_terrain.txt").read_text("utf-8")
    false = text.replace("draw deck = EUR", "draw deck = LA", 1)
    assert false != text
    with pytest.raises(RecordError):
        list(replay(game_of("santa_fe_rails", 1), parse_record(false)))
