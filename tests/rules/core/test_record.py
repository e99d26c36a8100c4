"""Records: what is printed reads back, and whatever was tampered with is found and named."""

import hashlib
import random
from typing import cast

import pytest

from rules.core.chance import Chance, commitment
from rules.core.contract import Game
from rules.core.phrase import phrase
from rules.core.record import MAX_LINES, Record, RecordError, RecordLine, Sitting, parse_record, replay, shown
from rules.freight_train.game import FreightTrain
from rules.freight_train.state import FreightOptions
from tests.wandering import wander

GAME = cast(Game, FreightTrain())
SEED = hashlib.sha256(b"a record").digest()


def _written() -> Record:
    """The first forty moves of a game, its seed already told."""
    chance, dice = Chance(SEED), random.Random(1)
    options = FreightOptions()
    step = GAME.setup(options, 2, chance)
    dealt = shown(step.events)
    lines: list[RecordLine] = []
    while len(lines) < 40:
        (seat,) = GAME.to_act(step.state)
        move = wander(GAME, step.state, seat, dice.randrange)
        assert move is not None
        step = GAME.apply(step.state, seat, move, chance)
        lines.append(RecordLine(seat=seat, text=GAME.print(move), shown=shown(step.events)))
    return Record(
        game=GAME.key,
        version=GAME.version,
        options=options.model_dump_json(),
        seats=('Zoé = "=" : 🚂', "Bob"),
        commitment=commitment(SEED),
        seed=SEED.hex(),
        dealt=dealt,
        lines=tuple(lines),
    )


RECORD = _written()


def failure(record: Record) -> tuple[object, str]:
    """At which move a replay fails, and why."""
    with pytest.raises(RecordError) as failed:
        list(replay(GAME, record))
    assert failed.value.where.key == "record-at-move"
    return failed.value.where.params["move"], failed.value.why.key


def unreadable(text: str) -> tuple[object, str]:
    """At which line a text is no record, and why."""
    with pytest.raises(RecordError) as failed:
        parse_record(text)
    assert failed.value.where.key == "record-at-line"
    return failed.value.where.params["line"], failed.value.why.key


def changed(number: int, **changes: object) -> Record:
    lines = list(RECORD.lines)
    lines[number - 1] = lines[number - 1].model_copy(update=changes)
    return RECORD.model_copy(update={"lines": tuple(lines)})


def a_fill() -> int:
    return next(at for at, line in enumerate(RECORD.lines, 1) if line.shown)


def test_what_is_printed_reads_back() -> None:
    assert parse_record(RECORD.print()) == RECORD
    assert parse_record(RECORD.print().replace("\n", "\r\n")) == RECORD
    running = RECORD.model_copy(update={"seed": None})
    assert parse_record(running.print()) == running


def test_a_true_record_replays_to_its_end() -> None:
    steps = list(replay(GAME, RECORD))
    assert [step.line for step in steps] == [None, *RECORD.lines]
    assert shown(steps[0].events) == RECORD.dealt


def test_a_running_game_cannot_be_checked() -> None:
    assert failure(RECORD.model_copy(update={"seed": None})) == (0, "record-no-seed")


def test_another_seed_is_found() -> None:
    assert failure(RECORD.model_copy(update={"seed": "00" * 32})) == (0, "record-wrong-seed")
    swapped = RECORD.model_copy(update={"seed": "00" * 32, "commitment": commitment(bytes(32))})
    assert failure(swapped) == (0, "record-wrong-draw")


def test_a_changed_deal_is_found() -> None:
    assert failure(RECORD.model_copy(update={"dealt": RECORD.dealt.replace("box", "ore", 1)})) == (
        0,
        "record-wrong-draw",
    )


def test_other_options_or_seats_are_found() -> None:
    assert failure(RECORD.model_copy(update={"options": "{}x"})) == (0, "record-bad-options")
    assert failure(RECORD.model_copy(update={"options": '{"jokers":true}'})) == (0, "record-bad-options")
    assert failure(RECORD.model_copy(update={"seats": ("Ann",)})) == (0, "record-bad-options")
    assert failure(RECORD.model_copy(update={"seats": ("Ann", "Bob", "Cid")})) == (0, "record-wrong-draw")


def test_a_changed_draw_is_found() -> None:
    at = a_fill()
    assert failure(changed(at, shown="box box box box box")) == (at, "record-wrong-draw")
    assert failure(changed(at, shown="")) == (at, "record-wrong-draw")
    other = next(at for at, line in enumerate(RECORD.lines, 1) if not line.shown)
    assert failure(changed(other, shown="box")) == (other, "record-wrong-draw")


def test_an_illegal_move_is_found_with_its_rule() -> None:
    with pytest.raises(RecordError) as failed:
        list(replay(GAME, changed(3, text="pass")))
    assert failed.value.where == phrase("record-at-move", move=3)
    assert (failed.value.why.key, failed.value.why.params["rule"]) == ("record-illegal", "FT-5.2")


def test_a_move_of_the_wrong_seat_is_found() -> None:
    assert failure(changed(5, seat=1 - RECORD.lines[4].seat)) == (5, "record-illegal")


def test_a_move_that_is_none_is_found() -> None:
    assert failure(changed(7, text="dance")) == (7, "freight-misread-move")


def test_a_missing_move_is_found() -> None:
    for gone in range(1, 30, 7):
        lines = RECORD.lines[: gone - 1] + RECORD.lines[gone:]
        with pytest.raises(RecordError):
            list(replay(GAME, RECORD.model_copy(update={"lines": lines})))


def test_texts_that_are_no_records() -> None:
    text = RECORD.print()
    assert unreadable("") == (1, "record-no-record")
    assert unreadable("hello\n") == (1, "record-no-record")
    assert unreadable(text.replace("game: ", "jeu: ")) == (2, "record-bad-heading")
    assert unreadable(text.replace("version: 1", "version: one"))[1] == "record-bad-heading"
    assert unreadable(text.replace("commitment: ", "commitment ")) == (6, "record-bad-heading")
    assert unreadable(text.replace(f"seed: {RECORD.seed}", "seed: 1234"))[1] == "record-bad-heading"
    assert (
        unreadable("\n".join(row for row in text.split("\n") if not row.startswith("options")))[1]
        == "record-no-heading"
    )
    assert unreadable(text.replace("deal = ", "dealt: "))[1] == "record-no-deal"
    assert unreadable(text.split("\n\n", maxsplit=1)[0])[1] == "record-no-deal"
    assert unreadable(text + "9 pass\n")[1] == "record-bad-line"
    assert unreadable(text + "pass\n")[1] == "record-bad-line"
    assert unreadable(text + "1 pass\n" * MAX_LINES)[1] == "record-too-long"
    for seats in ("Ann, Bob", "[1, 2]", "{}", '"Ann"'):
        bad = "\n".join(f"seats: {seats}" if row.startswith("seats") else row for row in text.split("\n"))
        assert unreadable(bad)[1] == "record-bad-heading"


def test_no_damage_breaks_the_reader() -> None:
    """Letters changed at random: most are found, some fall where they change nothing, none breaks anything."""
    dice, text, found = random.Random(3), RECORD.print(), 0
    for _ in range(150):
        letters = list(text)
        for _ in range(dice.randrange(1, 4)):
            letters[dice.randrange(len(letters))] = dice.choice('0123456789 \n=:>/abcxyz{}"é')
        try:
            damaged = parse_record("".join(letters))
            list(replay(GAME, damaged))
        except RecordError:
            found += 1
    assert 130 < found <= 150


# Words, seats that change hands, players who leave


WORDED = RECORD.but(words=('quai "9"', "sémaphore"))


def test_the_players_words_are_written_and_read_back() -> None:
    assert parse_record(WORDED.print()) == WORDED
    assert failure(WORDED)[0] == 0  # other words, another deal


def test_the_words_are_one_for_each_seat() -> None:
    assert unreadable(RECORD.but(words=("alone",)).print())[1] == "record-bad-heading"
    assert unreadable(WORDED.print().replace('"sémaphore"]', "3]"))[1] == "record-bad-heading"


def test_who_took_over_a_seat_stands_between_the_moves() -> None:
    sat = (Sitting(seat=1, name="Zoé: 2 = 3", after=0), Sitting(seat=0, name="Bob", after=40))
    record = RECORD.but(sittings=sat)
    assert parse_record(record.print()) == record
    assert len(list(replay(GAME, record))) == 41
    assert record.print().splitlines()[-1] == "seat 1: Bob"


@pytest.mark.parametrize(
    "line", ["seat 3: Zoé", "seat 0: Zoé", "seat 1", "seat x: Zoé", "leaves 3", "leaves", "leaves 0"]
)
def test_a_line_about_a_seat_that_there_is_not_cannot_be_read(line: str) -> None:
    assert unreadable(f"{RECORD.print()}{line}\n")[1] == "record-bad-line"


def test_a_player_leaves_only_where_the_rules_know_how() -> None:
    left = RECORD.but(lines=(*RECORD.lines, RecordLine(seat=0, text="")))
    assert parse_record(left.print()) == left
    assert failure(left) == (41, "record-cannot-leave")


def test_the_fingerprint_is_that_of_the_file() -> None:
    assert RECORD.fingerprint() == hashlib.sha256(RECORD.print().encode()).hexdigest()
    assert WORDED.fingerprint() != RECORD.fingerprint()
