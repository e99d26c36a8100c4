"""Acts as pure functions: each one's happy path, and every word of denial."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.tables import acts, turns
from bot.tables.table import Change, DeniedError, Entry, Holder, Table
from render.words import words
from rules.core.chance import commitment
from rules.core.contract import RefusedError
from rules.core.phrase import Phrase, Who, phrase
from rules.registry import GAMES
from tests.bot.house import ADA, BOB, CLEO, MOD, SEED, gathered, open_kinds, some_move


def table(*people: int, robots: int = 0) -> Table:
    """A table that gathers, with these people and robots."""
    seats = [Holder(user, f"P{user}") for user in people]
    seats += [Holder(None, name) for name in acts.ROBOT_NAMES[:robots]]
    return gathered(tuple(seats))


def playing(*people: int, robots: int = 0) -> Table:
    return acts.start(table(*people, robots=robots), people[0]).table


def over() -> Table:
    return acts.end(playing(ADA, BOB), MOD, "Mod", "").table


def keys(change: Change) -> list[str]:
    return [line.key for line in change.lines]


def only(change: Change) -> Entry:
    (entry,) = change.entries
    return entry


def denied_by(act: Callable[[], object]) -> Phrase:
    with pytest.raises(DeniedError) as raised:
        act()
    return raised.value.why


def test_joining_takes_the_next_seat() -> None:
    change = acts.join(table(ADA), BOB, "Bob")
    assert change.table.seats[1] == Holder(BOB, "Bob")
    assert only(change) == Entry("join", "Bob", seat=1, actor=BOB)
    assert change.lines == (phrase("told-join", who=Who(seat=1)),)


def test_joining_twice_is_denied() -> None:
    assert denied_by(lambda: acts.join(table(ADA), ADA, "Ada")).key == "denied-already-seated"


def test_a_sixth_player_is_denied_with_the_number_of_seats() -> None:
    full = table(1, 2, 3, 4, 5)
    assert denied_by(lambda: acts.join(full, 6, "Six")) == phrase("denied-full", most=5)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  two\n words\t", "two words"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u200b\u200b", "?"),
        ("", "?"),
        ("x" * 40, "x" * 32),
        ("Zoë 🚂", "Zoë 🚂"),
    ],
)
def test_a_name_is_made_fit_for_one_line(name: str, kept: str) -> None:
    assert acts.join(table(), ADA, name).table.names() == (kept,)


def test_a_robot_takes_a_seat_under_a_name_of_its_own() -> None:
    crowd = table(ADA)
    for _ in range(4):
        change = acts.add_robot(crowd, ADA)
        crowd = change.table
    assert crowd.seats[1:] == tuple(Holder(None, name) for name in acts.ROBOT_NAMES[:4])
    assert only(change).act == "robot"
    assert keys(change) == ["told-robot"]


def test_a_robot_does_not_take_the_name_of_a_player() -> None:
    seated = acts.join(table(), ADA, acts.ROBOT_NAMES[0]).table
    assert acts.add_robot(seated, ADA).table.name(1) == acts.ROBOT_NAMES[1]


def test_a_sixth_robot_is_denied() -> None:
    assert denied_by(lambda: acts.add_robot(table(robots=5), ADA)) == phrase("denied-full", most=5)


def test_leaving_gives_the_seat_back_and_the_others_move_up() -> None:
    change = acts.leave(table(ADA, BOB, CLEO), BOB)
    assert [holder.user for holder in change.table.seats] == [ADA, CLEO]
    assert only(change) == Entry("leave", f"P{BOB}", seat=1, actor=BOB)
    assert keys(change) == ["told-leave"]


def test_the_name_of_someone_who_left_cannot_link_or_mention() -> None:
    seated = acts.join(table(), ADA, "[x](http://e.vil) @everyone").table
    told = acts.leave(seated, ADA).lines[0].params["name"]
    assert told == "\\[x](http://e.vil) @\u200beveryone"


def test_leaving_without_a_seat_is_denied() -> None:
    assert denied_by(lambda: acts.leave(table(ADA), BOB)).key == "denied-not-seated"


def test_leaving_a_running_game_leaves_the_seat_to_a_robot_until_one_comes_back() -> None:
    there = replace(playing(ADA, BOB), seats=(Holder(ADA, "Ada", "signal"), Holder(BOB, "Bob", "quai")))
    gone = acts.leave(there, BOB)
    assert gone.table.seats[1] == Holder(None, "Jacques", "quai", away=BOB)
    assert (only(gone), keys(gone)) == (Entry("away", "Jacques", seat=1, actor=BOB, quiet=True), ["told-away"])
    assert denied_by(lambda: acts.leave(gone.table, ADA)).key == "denied-last-person"
    assert denied_by(lambda: acts.join(gone.table, CLEO, "Cleo")).key == "denied-already-started"
    back = acts.join(gone.table, BOB, "Bob")
    assert back.table == there
    assert only(back) == Entry("back", "Bob", seat=1, actor=BOB, quiet=True)


def test_leaving_a_finished_game_is_denied() -> None:
    assert denied_by(lambda: acts.leave(over(), BOB)).key == "denied-over"


def test_the_last_robot_is_taken_away() -> None:
    change = acts.remove_robot(table(ADA, robots=2), ADA)
    assert change.table.names() == (f"P{ADA}", acts.ROBOT_NAMES[0])


def test_there_may_be_no_robot_to_take_away() -> None:
    assert denied_by(lambda: acts.remove_robot(table(ADA), ADA)).key == "denied-no-robot"


def test_an_option_is_set_from_text() -> None:
    change = acts.set_option(table(ADA), ADA, "cabooses", "true")
    assert change.table.options.model_dump()["cabooses"] is True
    assert only(change) == Entry("options", "cabooses=true", actor=ADA)
    told = phrase("told-option", option=phrase("freight-option-cabooses"), value=phrase("value-yes"))
    assert change.lines == (told,)


def test_a_value_is_shown_in_words_and_a_number_as_it_is() -> None:
    there = replace(table(ADA), game=GAMES["china_rails"], options=GAMES["china_rails"].options())
    shown = {
        name: words("fr").say(acts.option_value(there, name, value)) for name, value in acts.options_of(there).items()
    }
    assert shown["city_exits"] == "deux par Cité"
    assert shown["express"] == "non"
    assert shown["undo"] == "tous les intéressés"
    assert words("fr").say(acts.option_value(there, "time_limit", "12")) == "12"
    assert words("en").say(acts.option_value(there, "board", "own-1a2b")) == "own-1a2b"


KNOWN = (phrase("freight-option-cabooses"), phrase("freight-option-debt"), phrase("house-option-undo"))


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    why = denied_by(lambda: acts.set_option(table(ADA), ADA, "wings", "true"))
    assert why == phrase("denied-unknown-option", name="wings", known=KNOWN)


def test_a_value_that_will_not_do_is_named() -> None:
    why = denied_by(lambda: acts.set_option(table(ADA), ADA, "debt", "maybe"))
    possible = (phrase("value-yes"), phrase("value-no"))
    assert why == phrase("denied-bad-option", name=KNOWN[1], value="maybe", known=possible)


def test_the_language_can_be_changed_at_any_time() -> None:
    for there in (table(ADA), playing(ADA, BOB), over()):
        change = acts.set_language(there, ADA, "fr")
        assert change.table == replace(there, language="fr")
        assert only(change) == Entry("language", "fr", actor=ADA, quiet=True)
        assert change.waiting == there.to_act()  # nobody is called for it
        assert denied_by(lambda: acts.set_language(there, ADA, "en")).key == "denied-same-language"  # noqa: B023


def test_a_language_nobody_speaks_is_denied() -> None:
    why = denied_by(lambda: acts.set_language(table(ADA), ADA, "de"))
    assert why == phrase("denied-bad-language", language="de")


def test_starting_deals_and_commits_to_the_seed() -> None:
    change = acts.start(table(ADA, BOB), BOB)
    assert change.table.phase == "playing"
    assert change.table.drawn > 0
    assert keys(change)[:2] == ["told-start", "told-commitment"]
    assert change.lines[1].params == {"commitment": commitment(SEED)}
    entry = only(change)
    assert (entry.act, entry.actor, entry.reversible, entry.state) == ("start", BOB, False, change.table.state)
    assert SEED.hex() not in str(change.lines)


def test_only_a_seated_player_starts() -> None:
    assert denied_by(lambda: acts.start(table(ADA, BOB), CLEO)).key == "denied-start-not-seated"


def test_the_game_itself_refuses_too_few_players() -> None:
    with pytest.raises(RefusedError) as raised:
        acts.start(table(ADA), ADA)
    assert raised.value.refusal.rule.startswith("FT-")


GATHERING_ACTS: list[Callable[[Table], Change]] = [
    lambda there: acts.join(there, MOD, "Mod"),
    lambda there: acts.add_robot(there, ADA),
    lambda there: acts.remove_robot(there, ADA),
    lambda there: acts.set_option(there, ADA, "debt", "true"),
    lambda there: acts.start(there, ADA),
]


@pytest.mark.parametrize("act", GATHERING_ACTS)
def test_what_belongs_before_the_start_is_denied_afterwards(act: Callable[[Table], Change]) -> None:
    assert denied_by(lambda: act(playing(ADA, BOB))).key == "denied-already-started"
    assert denied_by(lambda: act(over())).key == "denied-over"


def test_a_move_is_logged_in_its_notation() -> None:
    there = playing(ADA, BOB)
    change = turns.play(there, ADA, 0, [there.game.parse("MOBILISE")])
    entry = only(change)
    assert (entry.act, entry.text, entry.seat, entry.actor) == ("move", "mobilise", 0, ADA)
    assert entry.reversible
    assert entry.state == change.table.state != there.state
    assert change.table.to_act() == {1}
    assert change.lines


def test_several_moves_are_several_entries_of_one_change() -> None:
    there = playing(ADA, BOB)
    while "fill" not in open_kinds(there):
        there = turns.play(there, ADA, min(there.to_act()), [some_move(there)]).table
    seat = min(there.to_act())
    fill = there.game.parse("fill")
    filled = turns.play(there, ADA, seat, [fill]).table
    then = some_move(filled)
    change = turns.play(there, ADA, seat, [fill, then])
    assert [entry.text for entry in change.entries] == ["fill", there.game.print(then)]
    assert not change.entries[0].reversible
    assert change.entries[0].state == filled.state


def test_a_move_that_the_game_refuses_changes_nothing() -> None:
    there = playing(ADA, BOB)
    with pytest.raises(RefusedError):
        turns.play(there, BOB, 1, [there.game.parse("mobilise")])


def test_no_move_before_the_start_or_after_the_end() -> None:
    move = table().game.parse("pass")
    assert denied_by(lambda: turns.play(table(ADA, BOB), ADA, 0, [move])).key == "denied-not-started"
    assert denied_by(lambda: turns.play(over(), ADA, 0, [move])).key == "denied-over"


def test_the_last_move_shows_the_seed() -> None:
    there = playing(ADA, BOB)
    change = Change(there, ())
    while there.phase == "playing":
        seat = min(there.to_act())
        change = turns.play(there, ADA, seat, [some_move(there, there.drawn)])
        assert keys(change).count("told-seed") == (change.table.phase == "over")
        there = change.table
    assert change.lines[-1] == phrase("told-seed", seed=SEED.hex())
    assert there.to_act() == frozenset()


def test_a_robot_plays_until_it_is_somebody_elses_turn() -> None:
    there = playing(ADA, robots=1)
    there = turns.play(there, ADA, 0, [there.game.parse("mobilise")]).table
    assert there.robots_to_act() == [1]
    change = turns.played_for(there, {})
    assert change is not None
    assert len(change.entries) == 2  # its turn ends this round and its next one opens the round after
    assert {(entry.seat, entry.actor) for entry in change.entries} == {(1, None)}
    assert change.table.to_act() == {0}
    assert change == turns.play(there, None, 1, [there.game.parse(entry.text) for entry in change.entries])


def test_ending_shows_the_seed_and_the_reason() -> None:
    change = acts.end(playing(ADA, BOB), MOD, "Mod", "late")
    assert change.table.phase == "over"
    assert only(change) == Entry("end", "late", actor=MOD)
    assert change.lines[0] == phrase("told-end", by="Mod", reason="late")
    assert keys(change)[-2:] == ["told-standing", "told-seed"]


@pytest.mark.parametrize("there", [table(ADA, BOB), over()])
def test_only_a_running_game_can_be_ended(there: Table) -> None:
    assert denied_by(lambda: acts.end(there, MOD, "Mod", "")).key == "denied-nothing-to-end"


def test_reset_and_restore_change_nothing_else() -> None:
    there = playing(ADA, BOB)
    away = acts.reset(there, MOD, "Mod", "late")
    assert away.table == replace(there, archived=True)
    assert away.lines == (phrase("told-reset", by="Mod", reason="late"),)
    back = acts.restore(away.table, MOD, "Mod", "sorry")
    assert back.table == there
    assert (only(away).act, only(back).act, only(back).text) == ("reset", "restore", "sorry")


def test_a_finished_game_makes_way_without_a_word() -> None:
    change = acts.make_way(over(), ADA)
    assert change.table.archived
    assert change.lines == ()
