"""Games that were played to their end are replayed for ever: a change of the rules shows here first."""

import pytest

from rules.core.record import RecordError, parse_record
from rules.registry import GAMES
from tests.games.finished import NAMES, came_to, expected, replayed, text_of


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_comes_to_the_same_scores(name: str) -> None:
    text = text_of(name)
    assert parse_record(text).print() == text
    found, known = came_to(name), expected()
    assert name in known, f"add to scores.toml:\n{found.lines(name)}"
    assert found == known[name]


def test_no_finished_game_is_missing() -> None:
    assert {parse_record(text_of(name)).game for name in NAMES} <= set(GAMES)
    assert expected().keys() == set(NAMES)
    assert len(NAMES) >= 4


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_draw_is_found_out(name: str) -> None:
    """A record that shows another draw than the seed gives does not check out, wherever it is (FT-I20, SF-I20)."""
    record = parse_record(text_of(name))
    with pytest.raises(RecordError):
        replayed(record.but(dealt=record.dealt + "X"))
    drawn = [at for at, line in enumerate(record.lines) if line.shown]
    for at in {drawn[0], drawn[len(drawn) // 2], drawn[-1]} if drawn else ():
        *head, last = record.lines[at].shown.split()
        false = record.lines[at].but(shown=" ".join([*head, last + "X"]))
        lines = (*record.lines[:at], false, *record.lines[at + 1 :])
        with pytest.raises(RecordError):
            replayed(record.but(lines=lines))
