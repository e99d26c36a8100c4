"""Taking back by consent over the wire: the panel, its buttons, restarts between, both languages."""

from __future__ import annotations

import pytest

from tests.wire.house import House
from tests.wire.people import Message, Person
from tests.wire.seating import (
    GARE,
    TAKE,
    advice,
    deal,
    done,
    done_with,
    empty_two_rows,
    gather,
    play,
    public,
    said,
    table_in,
    told,
    unseen_by,
)


async def asked(house: House, ada: Person, basile: Person, language: str) -> Message:
    """Ada's move was answered by Basile; she asks to take both back."""
    await deal(house, ada, basile, language=language)
    await play(ada, TAKE)
    await play(basile, "mobilise")
    answer = await ada.command(GARE, "game undo")
    done(answer, "done-appeal")
    unseen_by(answer, basile)
    await told(house, ada, basile)
    return public(basile)[-1]


@pytest.mark.parametrize(
    ("language", "question", "agree"),
    [
        ("en", "Ada asks to undo these 2 moves:", "Agree"),
        ("fr", "Ada demande à annuler ces 2 coups", "D’accord"),
    ],
)
async def test_the_panel_lists_the_moves_and_calls_those_who_must_agree(
    house: House, ada: Person, basile: Person, chloe: Person, language: str, question: str, agree: str
) -> None:
    panel = await asked(house, ada, basile, language)
    assert question in panel.text
    assert panel.text.count("\n- ") == 2
    assert panel.mentions == ["Basile"]
    assert panel.labels[0] == agree
    done(await chloe.press(panel, agree), "denied-not-seated")
    done(await ada.press(panel, agree), "denied-appeal-own")
    await house.restart()
    done(await basile.press(panel, agree), "done-agree")
    await told(house, ada, basile)
    last = public(ada)[-1]
    assert last.mentions == ["Ada"]
    assert last.pictures
    assert (await table_in(house, GARE, ada)).to_act() == {0}
    await play(ada, "mobilise")
    assert (await ada.command(GARE, "game verify")).private.startswith("✅ 1 move")


async def test_a_refusal_leaves_all_as_it_is_and_the_buttons_of_old_questions_say_so(
    house: House, ada: Person, basile: Person
) -> None:
    panel = await asked(house, ada, basile, "en")
    before = await table_in(house, GARE, ada)
    done(await basile.press(panel, "Refuse"), "done-refuse")
    await told(house, ada, basile)
    assert "Basile refuses; nothing is undone." in public(ada)[-1].text
    done(await basile.press_late(panel, "Agree"), "denied-appeal-closed")
    after = await table_in(house, GARE, ada)
    assert (after.state, after.drawn) == (before.state, before.drawn)


async def test_a_question_can_be_answered_though_others_were_told_of_something_else(
    house: House, ada: Person, basile: Person
) -> None:
    panel = await asked(house, ada, basile, "en")
    done(await ada.command(GARE, "table language", language="fr"), "done-language")
    await told(house, ada, basile)
    left = basile.now(panel)
    assert left is not None
    assert public(basile)[-1].id != left.id
    assert len(left.buttons) == 2  # not those of the game, which stand under the newest message
    done(await basile.press(left, left.buttons[0].custom_id), "done-agree")


async def test_chance_that_was_drawn_takes_consent_and_comes_out_the_same_again(
    house: House, ada: Person, basile: Person
) -> None:
    await deal(house, ada, basile)
    await empty_two_rows(house, ada, basile)
    before = await table_in(house, GARE, ada)
    await play(ada, "fill 1")
    filled = await table_in(house, GARE, ada)
    done(await ada.command(GARE, "game undo"), "done-appeal")
    await told(house, ada, basile)
    done(await basile.press(public(basile)[-1], "Agree"), "done-agree")
    assert (await table_in(house, GARE, ada)).state == before.state
    done(await ada.command(GARE, "game redo"), "done-redo")
    assert (await table_in(house, GARE, ada)).state == filled.state
    await told(house, ada, basile)
    assert "redoes" in public(basile)[-1].text
    done(await ada.command(GARE, "game redo"), "denied-nothing-to-redo")


async def test_one_picks_how_far_from_a_list(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    start = await table_in(house, GARE, ada)
    await play(ada, TAKE)
    await play(basile, "mobilise")
    newest, oldest = await basile.complete(GARE, "game undo", focused="to")
    assert newest.name.startswith("2 · Basile ")
    assert oldest.name.startswith("1 · Ada ")
    done(await basile.command(GARE, "game undo", to=str(oldest.value)), "done-appeal")
    await told(house, ada, basile)
    done(await ada.press(public(ada)[-1], "Agree"), "done-agree")
    assert (await table_in(house, GARE, ada)).state == start.state
    done(await ada.command(GARE, "game undo", to="the first"), "denied-undo-point")


async def test_alone_with_robots_all_is_free_because_they_agree(house: House, ada: Person) -> None:
    await deal(house, ada, robots=2)
    before = await table_in(house, GARE, ada)
    await play(ada, TAKE)
    done(await ada.command(GARE, "game undo"), "done-undo")
    after = await table_in(house, GARE, ada)
    assert after.state == before.state
    assert said(ada, "button-agree") not in public(ada)[-1].labels


@pytest.mark.parametrize(("language", "back"), [("en", "undoes"), ("fr", "annule")])
async def test_a_question_passes_by_itself_when_the_last_one_asked_leaves(
    house: House, ada: Person, basile: Person, chloe: Person, language: str, back: str
) -> None:
    await deal(house, chloe, ada, basile, language=language)  # the second seat begins
    start = await table_in(house, GARE, ada)
    await play(ada, "mobilise")
    await play(basile, "mobilise")
    done(await ada.command(GARE, "game undo"), "done-appeal")
    await told(house, ada, basile)
    panel = public(basile)[-1]
    done(await basile.command(GARE, "table leave"), "done-leave-robot")
    await told(house, ada, basile, chloe)
    after = await table_in(house, GARE, ada)
    assert (after.state, after.seats[2].user) == (start.state, None)
    assert f"Ada {back}" in public(ada)[-1].text
    assert public(ada)[-1].mentions == ["Ada"]
    done(await basile.press_late(panel, panel.labels[0]), "denied-appeal-closed")
    done(await chloe.press_late(panel, panel.labels[0]), "denied-appeal-closed")


@pytest.mark.parametrize(
    ("language", "still", "agree"), [("en", "Yet to vote: Chloé.", "Agree"), ("fr", "encore", "D’accord")]
)
async def test_whoever_takes_over_a_seat_that_is_asked_is_called_to_answer(
    house: House, ada: Person, basile: Person, chloe: Person, language: str, still: str, agree: str
) -> None:
    panel = await asked(house, ada, basile, language)
    done(await basile.command(GARE, "table handover", player=chloe), "done-offer", name="Chloé")
    await told(house, ada, basile, chloe)
    offer = public(chloe)[-1]
    assert (await chloe.press(offer, offer.labels[0])).acknowledged
    await told(house, ada, basile, chloe)
    called = public(chloe)[-1]
    assert still in called.text
    assert called.mentions == ["Chloé"]
    done(await basile.press_late(panel, agree), "denied-not-seated")
    done(await chloe.press(called, agree), "done-agree")
    assert (await table_in(house, GARE, ada)).to_act() == {0}


@pytest.mark.parametrize(("language", "agree", "refuse"), [("en", "Agree", "Refuse"), ("fr", "D’accord", "Refuser")])
async def test_more_than_half_are_enough_where_the_table_has_chosen_so(
    house: House, ada: Person, basile: Person, chloe: Person, language: str, agree: str, refuse: str
) -> None:
    await gather(house, chloe, ada, basile, language=language)
    done_with(await ada.command(GARE, "table options", option="undo", value="majority"), "done-option")
    done(await ada.command(GARE, "table start"), "done-start")
    start = await table_in(house, GARE, ada)
    for person in (ada, basile, chloe):
        await play(person, "mobilise")
    done(await ada.command(GARE, "game undo", to=str(start.revision)), "done-appeal")
    await told(house, ada, basile, chloe)
    panel = public(basile)[-1]
    done(await basile.press(panel, refuse), "done-refuse")
    await told(house, ada, basile, chloe)
    done(await chloe.press(public(chloe)[-1], agree), "done-agree")
    assert (await table_in(house, GARE, ada)).state == start.state


@pytest.mark.parametrize(("player", "label"), [("Ada", "Undo"), ("Basile", "Annuler le coup")])
async def test_a_button_under_the_answer_to_a_move_takes_it_back(house: House, player: str, label: str) -> None:
    person, other = await house.person(player), await house.person("Chloé")
    await deal(house, person, other)
    start = await table_in(house, GARE, person)
    answer = await person.command(GARE, "play", move=TAKE)
    assert label in answer.message.labels
    unseen_by(answer, other)
    await house.restart()
    undone = await person.press(answer.message, label)
    done(undone, "done-undo")
    assert (await table_in(house, GARE, person)).state == start.state
    assert undone.message.labels == []
    await told(house, person, other)
    assert "undoes" in public(other)[-1].text
    assert label not in public(other)[-1].labels


async def test_the_button_asks_once_others_have_moved_on_and_is_out_of_date_once_one_has_played_again(
    house: House, ada: Person, basile: Person
) -> None:
    await deal(house, ada, basile)
    start = await table_in(house, GARE, ada)
    first = (await ada.command(GARE, "play", move=TAKE)).message
    await play(basile, "mobilise")
    done(await ada.press(first, "Undo"), "done-appeal")
    await told(house, ada, basile)
    question = public(basile)[-1]
    assert "Ada asks to undo these 2 moves:" in question.text
    done(await basile.press(question, "Agree"), "done-agree")
    assert (await table_in(house, GARE, ada)).state == start.state
    second = (await ada.command(GARE, "play", move=TAKE)).message
    await play(basile, "mobilise")
    seat = 1
    while seat != 0:
        seat, text = await advice(await table_in(house, GARE, ada))
        await play((ada, basile)[seat], text)
    done(await ada.press(second, "Undo"), "denied-undo-stale")
