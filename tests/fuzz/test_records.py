"""Records that somebody has tampered with or that were broken on the way: a clear error, or a verdict."""

from __future__ import annotations

import random

import pytest

from bot.cli import main
from bot.refereeing.records import check_record
from render.words import words
from rules.core.chance import Chance, commitment
from rules.core.record import Record, RecordError, RecordLine, parse_record, shown
from rules.registry import GAMES
from tests.fuzz.noise import HOSTILE, mutated_lines
from tests.wandering import wander

GAME = GAMES["freight_train"]
MOVES = 40


def played(seed: int) -> Record:
    """The record of the beginning of a game, with its seed."""
    chance, secret = random.Random(seed), random.Random(seed).randbytes(32)
    luck = Chance(secret)
    step = GAME.setup(GAME.options(), 3, luck)
    dealt, lines = shown(step.events), []
    for _ in range(MOVES):
        (seat,) = GAME.to_act(step.state)
        move = wander(GAME, step.state, seat, chance.randrange)
        assert move is not None
        step = GAME.apply(step.state, seat, move, luck)
        lines.append(RecordLine(seat=seat, text=GAME.print(move), shown=shown(step.events)))
    return Record(
        game=GAME.key,
        version=GAME.version,
        options=GAME.options().model_dump_json(),
        seats=("Ada", HOSTILE[6], "🚂"),
        commitment=commitment(secret),
        seed=secret.hex(),
        dealt=dealt,
        lines=tuple(lines),
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_broken_record_is_named_as_such(seed: int) -> None:
    record = played(seed)
    assert parse_record(record.print()) == record
    assert check_record(GAME, record).good
    chance, whole = random.Random(seed), record.print()
    unread = found_bad = 0
    for _ in range(150):
        try:
            read = parse_record(mutated_lines(chance, whole))
        except RecordError as error:
            unread += 1
            _say(error)
            continue
        verdict = check_record(GAME, read)
        found_bad += not verdict.good
        if verdict.good:  # what was changed did not matter: blanks, the names, or the end cut off
            assert read.lines == record.lines[: len(read.lines)] or read.seats != record.seats
    assert unread > 10
    assert found_bad > 10


@pytest.mark.parametrize("rubbish", [*HOSTILE, "\n".join(HOSTILE), "chef de gare record 1\n" * 3, "[" * 5_000])
def test_rubbish_is_no_record(rubbish: str) -> None:
    for head in ("", "chef de gare record 1\n", "chef de gare record 1\nseats: ", "chef de gare record 1\noptions: "):
        with pytest.raises(RecordError):
            parse_record(head + rubbish)


def test_the_command_line_says_what_is_wrong_with_a_broken_file(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, chance, whole = tmp_path_factory.mktemp("records"), random.Random(9), played(9).print()
    codes = set()
    for number in range(60):
        file = folder / f"{number}.txt"
        file.write_bytes(_broken_bytes(chance, mutated_lines(chance, whole).encode()))
        for command in (["verify", str(file)], ["render", str(file), "--out", str(folder / "out.png")]):
            codes.add(main(command))
            said = capsys.readouterr()
            assert "Traceback" not in said.err
            assert said.out or said.err
    assert codes >= {1, 2}


def _broken_bytes(chance: random.Random, content: bytes) -> bytes:
    if chance.random() < 0.3:
        at = chance.randrange(len(content))
        return content[:at] + chance.randbytes(3) + content[at:]
    return content


def _say(error: RecordError) -> None:
    """It can be told in both languages."""
    for language in ("en", "fr"):
        assert "[" not in words(language).say(error.where)
        assert words(language).say(error.why)
