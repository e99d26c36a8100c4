"""Questions as the log has them: rows of this version and of earlier ones, and what ends a question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import questions
from bot.tables.questions import PATIENCE, Question
from bot.tables.table import DeniedError, Entry
from tests.bot.house import ADA, BOB, CLEO

NOW = 1_800_000_000
THEY = frozenset({BOB})
NOBODY: frozenset[int] = frozenset()
UNTIL = NOW + PATIENCE

# A question of each group as it is written now, and as earlier versions wrote it.
ASKED = {
    "undo": Entry("ask", f"undo 5 <t:{UNTIL}:f>", 0, ADA, quiet=True, revision=8),
    "undo-old": Entry("appeal", f"undo 5 {UNTIL}", 0, ADA, quiet=True, revision=8),
    "pause": Entry("ask", f"pause none <t:{UNTIL}:f>", 0, ADA, quiet=True, revision=8),
    "seat": Entry("ask", "seat 4711", 0, ADA, quiet=True, revision=8),
    "seat-old": Entry("offer", "4711", 0, ADA, quiet=True, revision=8),
}


def row(act: str, text: str = "", seat: int | None = 1, actor: int = BOB) -> Entry:
    return Entry(act, text, seat, actor, quiet=True, revision=9)


def standing(name: str, *later: Entry) -> Question | None:
    found = questions.standing([ASKED[name], *later])
    return found[0] if found else None


@pytest.mark.parametrize(("name", "detail"), [("undo", "5"), ("undo-old", "5"), ("pause", "none"), ("seat", "4711")])
def test_a_question_is_read_as_it_was_written(name: str, detail: str) -> None:
    until = None if name == "seat" else UNTIL
    found = standing(name)
    assert found is not None
    assert (found.topic, found.detail, found.seat, found.until) == (name.split("-")[0], detail, 0, until)


@pytest.mark.parametrize(
    ("name", "yes", "no", "final"),
    [
        ("undo", row("agree", "8"), row("refuse", "8"), row("refuse", "8 final")),
        ("undo-old", row("agree"), row("refuse"), row("refuse", "final")),
        ("pause", row("agree", "8"), row("refuse", "8"), row("refuse", "8 final")),
        ("pause", row("aye"), None, row("nay")),
        ("seat", None, None, row("refuse", "8 final", None)),
        ("seat-old", None, None, row("decline", seat=0)),
    ],
)
def test_answers_count_by_their_last_word_and_a_final_one_ends_it(
    name: str, yes: Entry | None, no: Entry | None, final: Entry
) -> None:
    if yes is not None:
        agreed = standing(name, yes)
        assert agreed is not None
        assert (agreed.agreed, agreed.refused) == (THEY, NOBODY)
    if yes is not None and no is not None:
        refused = standing(name, yes, no)
        assert refused is not None
        assert (refused.agreed, refused.refused) == (NOBODY, THEY)
        again = standing(name, no, yes)
        assert again is not None
        assert (again.agreed, again.refused) == (THEY, NOBODY)
    assert standing(name, final) is None


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("undo", row("aye")),
        ("undo", row("agree", "7")),
        ("undo", row("nay")),
        ("pause", row("agree")),
        ("pause", row("refuse", "7 final")),
        ("pause", row("refuse", "final")),
        ("pause", row("decline", seat=0)),
        ("seat", row("decline", seat=1)),
        ("seat", row("refuse", "7 final")),
    ],
)
def test_an_answer_to_another_question_is_none_to_this(name: str, other: Entry) -> None:
    assert standing(name, other) == standing(name)


def test_the_asker_withdraws_an_undo_of_an_earlier_version() -> None:
    assert standing("undo-old", row("refuse", seat=0, actor=ADA)) is None


@pytest.mark.parametrize(
    ("name", "ends", "stays"),
    [
        ("undo", [Entry("move", seat=1), row("ask", f"redo 3 <t:{UNTIL}:f>")], [row("pause"), row("ask", "seat 9")]),
        (
            "pause",
            [row(act) for act in ("pause", "resume", "clock", "end", "reset")],
            [Entry("move", seat=1), row("ask", "seat 9"), row("away", seat=0)],
        ),
        (
            "seat",
            [row(act, seat=0) for act in ("sit", "away", "back", "retire")] + [row("ask", "seat 9", 0)],
            [Entry("move", seat=1), row("sit", seat=1), row("ask", "seat 9", 1), row("pause")],
        ),
    ],
)
def test_what_ends_a_question_and_what_does_not(name: str, ends: list[Entry], stays: list[Entry]) -> None:
    there = standing(name)
    assert there is not None
    for later in ends:
        assert there not in questions.standing([ASKED[name], later]), later
    for later in stays:
        assert there in questions.standing([ASKED[name], later]), later


def test_a_question_waits_for_two_days() -> None:
    log = [ASKED["undo"]]
    assert questions.open_question(log, 8, UNTIL).topic == "undo"
    with pytest.raises(DeniedError) as late:
        questions.open_question(log, 8, UNTIL + 1)
    assert late.value.why.key == "denied-appeal-late"
    for revision in (0, -1, 7, 9):
        with pytest.raises(DeniedError) as closed:
            questions.open_question(log, revision, NOW)
        assert closed.value.why.key == "denied-appeal-closed"
    assert questions.open_question([ASKED["seat"]], 8, UNTIL + 10 * PATIENCE).topic == "seat"


@pytest.mark.parametrize("text", ["for the moon", "undo", "", "pause none <t:x:f>"])
def test_a_row_that_asks_nothing_known_is_no_question(text: str) -> None:
    assert questions.standing([replace(ASKED["pause"], text=text)]) == []
    assert questions.standing([row("agree", "8"), row("nay", actor=CLEO)]) == []
