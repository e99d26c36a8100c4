"""Records: no seed while a game runs; a finished one checks out; whatever is tampered with is found and named."""

from __future__ import annotations

import re

import pytest

from bot.refereeing.records import RecordCheck, check_record, full_record, record_of
from rules.core.phrase import phrase
from rules.core.record import Record, RecordError, parse_record
from rules.registry import GAMES
from tests.bot.house import ADA, BOB, GAME, SEED, House, finished_record

DEAL = 0


@pytest.fixture
def finished() -> str:
    return finished_record()


def verdict(text: str) -> RecordCheck:
    record = parse_record(text)
    return check_record(GAMES[record.game], record)


def failed_at(text: str) -> tuple[int | None, str]:
    """The move where checking fails (0: the deal; None: a line that cannot be read) and why."""
    try:
        found = verdict(text)
    except RecordError as error:
        return None, error.why.key
    assert found.where is not None
    assert found.why is not None
    assert not found.good
    move = found.where.params["move"]
    assert isinstance(move, int)
    return move, found.why.key


def with_row(text: str, at: int, row: str) -> str:
    rows = text.split("\n")
    rows[at] = row
    return "\n".join(rows)


def rows_of(text: str) -> list[tuple[int, int, str]]:
    """The lines of moves: where they stand, which move they are, and what they say."""
    rows = text.split("\n")
    first = next(at for at, row in enumerate(rows) if row.startswith("deal = ")) + 1
    return [(at, at - first + 1, row) for at, row in enumerate(rows) if at >= first and row]


async def test_a_running_game_keeps_its_seed_to_itself(house: House) -> None:
    await house.started(ADA, BOB)
    table, _ = await house.play_until("fill")
    record = await record_of(house.books, table)
    assert record.seed is None
    assert SEED.hex() not in record.print()
    assert parse_record(record.print()) == record
    assert failed_at(record.print()) == (DEAL, "record-no-seed")


async def test_a_running_game_checks_out_inside_the_house(house: House) -> None:
    await house.started(ADA, BOB)
    table, _ = await house.play_until("fill")
    found = check_record(table.game, full_record(table, await house.books.steps(table)))
    assert found.good
    assert found.state == table.state


async def test_a_game_put_away_while_running_keeps_its_seed(house: House) -> None:
    await house.started(ADA, BOB)
    away = await house.moderate("reset")
    assert (await record_of(house.books, away)).seed is None


async def test_what_was_taken_back_is_not_in_the_record(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    table = await house.undo(ADA)
    assert (await record_of(house.books, table)).lines == ()


async def test_a_finished_game_checks_out_to_its_last_position(house: House) -> None:
    table = await house.finished(ADA, BOB)
    record = await record_of(house.books, table)
    assert record.seed == SEED.hex()
    assert record.seats == ("Ada", "Bob")
    assert parse_record(record.print()) == record
    assert verdict(record.print()) == RecordCheck(len(record.lines), state=table.state)


async def test_a_game_ended_by_a_moderator_checks_out(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    ended = await house.moderate("end")
    assert verdict((await record_of(house.books, ended)).print()) == RecordCheck(1, state=ended.state)


def test_line_ends_of_another_system_do_not_matter(finished: str) -> None:
    assert verdict(finished.replace("\n", "\r\n")).good


def test_another_seed_is_found(finished: str) -> None:
    changed = finished.replace(f"seed: {SEED.hex()}", f"seed: {SEED.hex()[:-1]}5")
    assert failed_at(changed) == (DEAL, "record-wrong-seed")


def test_another_commitment_is_found(finished: str) -> None:
    changed = re.sub(r"commitment: .", "commitment: x", finished)
    assert failed_at(changed) == (DEAL, "record-wrong-seed")


def test_another_deal_is_found(finished: str) -> None:
    dealt = re.search(r"^deal = .*$", finished, re.MULTILINE)
    assert dealt is not None
    swapped = dealt[0].replace("box", "ore", 1)
    assert swapped != dealt[0]
    assert failed_at(finished.replace(dealt[0], swapped)) == (DEAL, "record-wrong-draw")


def test_another_number_of_seats_is_found(finished: str) -> None:
    assert failed_at(finished.replace('["Ada", "Bob"]', '["Ada", "Bob", "Eve"]'))[0] == DEAL
    assert failed_at(finished.replace('["Ada", "Bob"]', '["Ada"]'))[0] in (DEAL, None)


@pytest.mark.parametrize("options", ['{"cabooses": 7}', "{", '{"wings": true}', "null"])
def test_options_that_are_none_are_found(finished: str, options: str) -> None:
    changed = re.sub(r"options: .*", lambda _: f"options: {options}", finished)
    assert failed_at(changed) == (DEAL, "record-bad-options")


def test_every_draw_that_was_changed_is_found_at_its_move(finished: str) -> None:
    drawn = [(at, move, row) for at, move, row in rows_of(finished) if " = " in row]
    assert len(drawn) >= 10
    for at, move, row in drawn[:: max(1, len(drawn) // 12)]:
        text, _, shown = row.partition(" = ")
        for changed in (text, f"{text} = {shown} x", f"{text} = "):
            assert failed_at(with_row(finished, at, changed)) in [
                (move, "record-wrong-draw"),
                (None, "record-bad-line"),
            ]


def test_a_draw_that_is_invented_is_found_at_its_move(finished: str) -> None:
    at, move, row = next(found for found in rows_of(finished) if " = " not in found[2])
    assert failed_at(with_row(finished, at, f"{row} = 1: box")) == (move, "record-wrong-draw")


def test_a_move_of_another_seat_is_found_at_its_move(finished: str) -> None:
    moves = rows_of(finished)
    for at, move, row in moves[:: len(moves) // 12]:
        other = "2" if row[0] == "1" else "1"
        assert failed_at(with_row(finished, at, other + row[1:])) == (move, "record-illegal")


def test_a_move_that_was_left_out_is_found(finished: str) -> None:
    moves = rows_of(finished)
    for at, move, _ in moves[: -len(moves) // 4 : len(moves) // 12]:
        found, _ = failed_at(with_row(finished, at, ""))
        assert found is not None
        assert found >= move


def test_a_move_too_many_is_found(finished: str) -> None:
    last = rows_of(finished)[-1][1]
    assert failed_at(finished + "1 pass\n") == (last + 1, "record-illegal")


def test_an_illegal_move_is_named_with_its_rule(finished: str) -> None:
    at, move, row = rows_of(finished)[0]
    record = parse_record(with_row(finished, at, f"{row[0]} take 1>loco99 1>loco99 1>loco99"))
    found = check_record(GAMES[GAME], record)
    assert found.where == phrase("record-at-move", move=move)
    assert found.why is not None
    assert str(found.why.params["rule"]).startswith("FT-")


def test_a_line_that_is_no_move_is_named(finished: str) -> None:
    at, move, row = rows_of(finished)[4]
    found, key = failed_at(with_row(finished, at, f"{row[0]} fly away"))
    assert (found, key) == (move, "freight-misread-move")


@pytest.mark.parametrize("row", ["9 pass", "0 pass", "pass", "1=x", "1", "🚂"])
def test_a_line_that_cannot_be_read_is_named_by_its_number(finished: str, row: str) -> None:
    at, _, _ = rows_of(finished)[2]
    with pytest.raises(RecordError) as raised:
        parse_record(with_row(finished, at, row))
    assert raised.value.where == phrase("record-at-line", line=at + 1)
    assert raised.value.why == phrase("record-bad-line", text=row)


@pytest.mark.parametrize("name", ["game", "version", "options", "seats", "commitment"])
def test_a_missing_heading_is_named(finished: str, name: str) -> None:
    changed = re.sub(rf"^{name}: .*\n", "", finished, flags=re.MULTILINE)
    with pytest.raises(RecordError) as raised:
        parse_record(changed)
    assert raised.value.why == phrase("record-no-heading", name=name)


@pytest.mark.parametrize("text", ["", "\n", "hello", "chef de gare record 2\n", "chef de gare record 1"])
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text)


def test_print_and_parse_are_inverses_whatever_the_names(finished: str) -> None:
    record = parse_record(finished)
    strange = record.model_copy(update={"seats": ('Zoë "🚂"', "seed: \\n : é")})
    assert parse_record(strange.print()) == strange
    assert isinstance(strange, Record)
