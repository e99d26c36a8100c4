"""The notation of every game: parse and print are exact inverses, and noise is misread, never anything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import Chance
from rules.core.contract import Draft, Game, MisreadError, Move
from rules.registry import GAMES
from tests.games.hooks import hooks_of

KEYS = pytest.mark.parametrize("key", GAMES)


def words_of(game: Game, lines: tuple[str, ...]) -> list[str]:
    """What a line of the game can be put together from, and what it cannot."""
    parts = [part for line in lines for word in line.split() for part in (word, word[:-1], word[1:], word.upper())]
    return sorted({*game.forms, *parts, ">", ":", "/", "+", ",", "-", "²", "٣", "é", "🚂", "\0", "0", "99999"})


def lines_of(key: str) -> st.SearchStrategy[str]:
    hooks = hooks_of(key)
    words = st.lists(st.sampled_from(words_of(hooks.game, hooks.lines)), max_size=12)
    return st.tuples(st.sampled_from([" ", "", "  ", "\n"]), words).map(lambda said: said[0].join(said[1]))


def read(game: Game, line: str) -> Move | None:
    try:
        return game.parse(line)
    except MisreadError as error:
        quoted = str(error.why.params)
    assert len(quoted) < 1_000, "a misreading quotes too much of what was written"
    return None


@KEYS
def test_good_lines_print_as_they_are_written(key: str) -> None:
    hooks = hooks_of(key)
    assert {hooks.game.parse(line).kind for line in hooks.lines} == set(hooks.game.forms)
    for line in hooks.lines:
        assert hooks.game.print(hooks.game.parse(line)) == line


@KEYS
@given(data=st.data())
def test_every_move_reads_back_as_itself(key: str, data: st.DataObject) -> None:
    hooks = hooks_of(key)
    move = data.draw(hooks.moves())
    line = hooks.game.print(move)
    assert hooks.game.parse(line) == move
    assert hooks.game.parse(f"  {line.upper()} ".replace(" ", "  ")) == move
    assert hooks.game.moves.validate_json(hooks.game.moves.dump_json(move)) == move


@KEYS
@given(data=st.data())
def test_noise_is_misread_or_a_move(key: str, data: st.DataObject) -> None:
    game = hooks_of(key).game
    move = read(game, data.draw(lines_of(key) | st.text(max_size=60)))
    if move is not None:
        assert game.parse(game.print(move)) == move


@KEYS
@given(data=st.data())
def test_forms_filled_with_noise_are_misread_or_a_move(key: str, data: st.DataObject) -> None:
    game = hooks_of(key).game
    kind = data.draw(st.sampled_from([*game.forms, "dance"]))
    names = [field.name for field in game.forms[kind].fields] if kind in game.forms else ["row"]
    values = data.draw(st.dictionaries(st.sampled_from([*names, "nothing"]), lines_of(key) | st.text(max_size=60)))
    try:
        move = game.compose(kind, values)
    except MisreadError:
        return
    assert game.parse(game.print(move)) == move


@KEYS
@given(data=st.data())
def test_offers_answer_any_draft(key: str, data: st.DataObject) -> None:
    game = hooks_of(key).game
    state = game.setup(game.options(), game.seats[0], Chance(bytes(32))).state
    kind = data.draw(st.sampled_from(["", *game.forms, "dance"]))
    names = [field.name for field in game.forms[kind].fields] if kind in game.forms else ["row"]
    count = data.draw(st.integers(0, len(names)))
    said = lines_of(key) | st.text(max_size=30)
    values = tuple((name, data.draw(said)) for name in names[:count])
    draft = Draft(kind=kind, values=values, growing=data.draw(st.just("") | said), typed=data.draw(st.just("") | said))
    for seat in (*game.seats, -1):
        offers = game.offers(state, seat, draft)
        assert offers.refusal or offers.choices or offers.complete or offers.closes
        game.outlook(state, seat, draft)
