"""The guided panel: a move put together with menus and buttons, privately, across stale presses and restarts."""

from __future__ import annotations

import asyncio

import pytest

from tests.wire.house import House
from tests.wire.menus import place_in_menu, values_in_menu
from tests.wire.people import Answer, Message, Person
from tests.wire.seating import GARE, TAKE, deal, done, last_move, play, public, said, table_in, told, unseen_by


async def chosen(person: Person, panel: Message, *values: str) -> Message:
    """The panel after these choices, one menu after another."""
    for value in values:
        at = await place_in_menu(person, value)
        assert at is not None, value
        answer = await person.choose(person.now(panel) or panel, None, [at])
        assert answer.updates, answer
    found = person.now(panel)
    assert found is not None
    return found


async def opened(person: Person, message: Message) -> Message:
    answer = await person.press(message, message.labels[0])  # Play, in the language of the table
    assert answer.message.ephemeral
    return answer.message


async def press(person: Person, panel: Message, verb: str) -> Answer:
    return await person.press(person.now(panel) or panel, said(person, f"button-{verb}"))


async def test_a_whole_take(house: House, ada: Person, basile: Person) -> None:
    dealt = await deal(house, ada, basile)
    answer = await ada.press(dealt, "Play")
    unseen_by(answer, basile)
    panel = answer.message
    assert panel.text == said(ada, "panel-kind")
    assert panel.labels == ["Write a move"]
    assert await values_in_menu(ada) == ["take", "switch", "rearrange", "mobilise"]
    suggested, kinds = panel.menu().options[:-4], panel.menu().options[-4:]
    assert all(option.name.startswith("★ ") for option in suggested)
    assert panel.menu().placeholder == "Choose an action (★ = suggestion)"
    assert kinds[0].name == "Take 3 wagons from the main yard"
    assert kinds[0].note == "25 wagons there"
    panel = await chosen(ada, panel, "take")
    assert panel.labels == ["Back", "Start over"]
    assert panel.menu().placeholder == "Choose", "nothing here has a star to explain"
    first = panel.menu().options[0]
    assert (first.name, first.note) == (
        "Start train 1: tank car (tank) from row 1",
        "starts a train; uncovers gondola",
    )
    panel = await chosen(ada, panel, "1:tank>yard2", "2:hopp>loco1", "3:ore>loco2")
    assert "Start train 2: ore car (ore) from row 3" in panel.text
    assert panel.labels[0] == "Confirm"
    assert panel.pictures
    assert len(public(ada)) == 2  # nothing was said aloud so far
    confirmed = await press(ada, panel, "confirm")
    assert confirmed.private.startswith(said(ada, "move-done"))
    assert await last_move(house, ada) == "take 1:tank>yard2 2:hopp>loco1 3:ore>loco2"
    assert confirmed.message.labels == ["Undo"]
    await told(house, ada, basile)
    last = public(basile)[-1]
    assert "Ada takes:" in last.text
    assert last.mentions == ["Basile"]


async def test_the_same_in_french(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    await play(ada, "mobilise")
    await told(house, basile)
    panel = await opened(basile, public(basile)[-1])  # the table speaks English, the panel its reader's French
    assert panel.labels == ["Écrire un coup"]
    assert panel.menu().placeholder == "Choisissez une action (★ = suggestion)"
    assert "Prendre 3 wagons à l’entrepôt principal" in [option.name for option in panel.menu().options]
    panel = await chosen(basile, panel, "take")
    assert panel.menu().options[0].name.endswith(", rangée 1")
    assert panel.labels == ["Retour", "Recommencer"]
    assert any("entrepôt, rangée 1" in option.name for option in panel.menu().options)


async def test_a_rearrangement_is_put_together_wagon_by_wagon(house: House, ada: Person, basile: Person) -> None:
    dealt = await deal(house, ada, basile)
    panel = await chosen(ada, await opened(ada, dealt), "rearrange")
    row = ["stock", "pigg", "coil", "gond"]
    panel = await chosen(ada, panel, *row)
    assert panel.text.endswith(said(ada, "panel-go-on"))
    assert "Done" in panel.labels
    await press(ada, panel, "close")
    rest = ["ore", "ore", "refr", "refr", "refr", "refr", "cont"]
    panel = await chosen(ada, panel, *rest)  # the last wagon and the end of the list follow by themselves
    confirmed = await press(ada, panel, "confirm")
    assert confirmed.private.startswith(said(ada, "move-done"))
    assert await last_move(house, ada) == f"rearrange {' '.join(row)} / {' '.join(rest)} auto"
    await told(house, ada)
    assert "Ada pays **1 point** (4 left) and rearranges" in public(ada)[-1].text


async def test_stepping_back_and_starting_over(house: House, ada: Person, basile: Person) -> None:
    panel = await opened(ada, await deal(house, ada, basile))
    after_two = await chosen(ada, panel, "take", "1:tank>loco1")
    await chosen(ada, panel, "2:hopp>loco2")
    await press(ada, panel, "back")
    now = ada.now(panel)
    assert now is not None
    assert (now.text, now.menu()) == (after_two.text, after_two.menu())
    await press(ada, panel, "back")
    await press(ada, panel, "back")
    now = ada.now(panel)
    assert now is not None
    assert now.text == said(ada, "panel-kind")
    await chosen(ada, panel, "rearrange", "stock", "pigg")
    await press(ada, panel, "back")
    assert "pigg" in await values_in_menu(ada)
    await press(ada, panel, "anew")
    assert (await values_in_menu(ada))[0] == "take"


async def test_a_move_without_questions_is_whole_at_once(house: House, ada: Person, basile: Person) -> None:
    dealt = await deal(house, ada, basile)
    panel = await chosen(ada, await opened(ada, dealt), "mobilise")
    assert said(ada, "panel-ready") in panel.text
    assert panel.menus == []
    await press(ada, panel, "confirm")
    await told(house, ada)
    assert "Ada mobilises" in public(ada)[-1].text


async def test_writing_the_move_in_a_form(house: House, ada: Person, basile: Person) -> None:
    panel = await opened(ada, await deal(house, ada, basile))
    asked = await press(ada, panel, "write")
    assert asked.modal is not None
    assert asked.modal.title == "Write a move"
    assert asked.modal.labels == ["The move in notation"]
    wrong = await ada.submit(asked.modal, text="take 1>moon")
    assert wrong.private.startswith("❓ " + said(ada, "freight-misread-spot", text="moon"))
    assert "Legal now, for example: take " in wrong.private
    again = await press(ada, panel, "write")
    assert again.modal is not None
    answer = await ada.submit(again.modal, text=TAKE)
    assert answer.private.startswith(said(ada, "move-done"))
    unseen_by(answer, basile)
    late = await ada.submit(again.modal, text=TAKE)  # the form of before is of an older revision
    assert late.private == said(ada, "denied-stale")


async def test_a_form_open_across_a_restart_is_not_lost(house: House, ada: Person, basile: Person) -> None:
    panel = await opened(ada, await deal(house, ada, basile))
    asked = await press(ada, panel, "write")
    assert asked.modal is not None
    await house.restart()
    answer = await ada.submit(asked.modal, text=TAKE)
    assert answer.private.startswith(said(ada, "move-done"))


async def test_a_draft_and_old_buttons_survive_a_restart(house: House, ada: Person, basile: Person) -> None:
    dealt = await deal(house, ada, basile)
    panel = await chosen(ada, await opened(ada, dealt), "take", "1:tank>yard2")
    await house.restart()
    panel = await chosen(ada, panel, "2:hopp>loco1")
    await house.restart()
    second = await opened(ada, dealt)  # the public button of before opens the draft where it was
    assert "Start train 1: hopper (hopp) from row 2" in second.text
    panel = await chosen(ada, panel, "3:ore>loco2")
    confirmed = await press(ada, panel, "confirm")
    assert confirmed.private.startswith(said(ada, "move-done"))
    await told(house, ada, basile)
    assert [m.mentions for m in public(basile)][-2:] == [[], ["Basile"]]  # edited, the earlier calls nobody any more


async def test_old_public_buttons_after_a_restart(house: House, ada: Person, basile: Person) -> None:
    dealt = await deal(house, ada, basile)
    await house.restart()
    assert (await basile.press(dealt, "Board")).message.pictures
    assert "Freight Train" in (await basile.press(dealt, "Rules")).private
    assert public(basile)[0].labels == []
    for verb in ("join", "start"):  # pressed while they were being taken away
        done(await basile.invent_press(public(basile)[0], f"cdg:{verb}:1:1:"), "denied-already-started")


async def test_a_stale_panel_answers_with_the_fresh_one(house: House, ada: Person, basile: Person) -> None:
    panel = await opened(ada, await deal(house, ada, basile))
    other = await opened(ada, public(ada)[-1])
    await chosen(ada, other, "switch")
    answer = await ada.choose(panel, None, ["0"])
    assert answer.private.startswith(said(ada, "panel-stale"))
    assert "Switch wagons from your yard" in answer.private
    await play(ada, "mobilise")
    await play(basile, "mobilise")
    await play(basile, "switch 1>loco1")
    answer = await ada.choose(answer.message, None, [answer.message.menu().values[0]])
    assert answer.private == f"{said(ada, 'panel-stale')}\n{said(ada, 'panel-kind')}"
    assert await values_in_menu(ada) == ["take", "switch", "rearrange"]


@pytest.mark.parametrize("verb", ["pick", "confirm", "back", "anew", "close"])
async def test_a_panel_left_open_says_whose_turn_it_is(house: House, ada: Person, basile: Person, verb: str) -> None:
    panel = await opened(ada, await deal(house, ada, basile))
    panel = await chosen(ada, panel, "mobilise" if verb == "confirm" else "rearrange")
    panel = await chosen(ada, panel, "stock", "pigg", "coil", "ore") if verb == "close" else panel
    await play(ada, TAKE)
    before = await table_in(house, GARE, ada)
    if verb == "pick":
        answer = await ada.choose(panel, None, [panel.menu().values[0]])
    else:
        answer = await press(ada, panel, verb)
    assert "it is Basile’s turn" in answer.private
    assert said(ada, "move-done") not in answer.private, "what was played is not what this panel showed"
    assert await table_in(house, GARE, ada) == before


async def test_another_player_cannot_play_by_the_panel(house: House, ada: Person, basile: Person, dan: Person) -> None:
    """Nobody can press on a message only Ada sees; who knows its ids and tries on a public one gets nowhere."""
    dealt = await deal(house, ada, basile)
    panel = await chosen(ada, await opened(ada, dealt), "mobilise")
    assert (await basile.invent_press(panel, panel.buttons[0].custom_id)).failure == "bad_request"
    before = await table_in(house, GARE, ada)
    for person, expected in ((basile, "C’est à Ada de jouer."), (dan, said(dan, "denied-not-seated"))):
        answer = await person.invent_press(dealt, panel.buttons[0].custom_id)
        assert expected in answer.text
        assert ada.now(dealt) == dealt, "the public message must stay as it is"
        unseen_by(answer, ada)
    assert await table_in(house, GARE, ada) == before
    assert "C’est à Ada de jouer." in (await basile.press(dealt, "Play")).private


async def test_two_quick_presses_of_confirm_play_once(house: House, ada: Person, basile: Person) -> None:
    panel = await chosen(ada, await opened(ada, await deal(house, ada, basile)), "mobilise")
    answers = await asyncio.gather(*(press(ada, panel, "confirm") for _ in range(3)))
    assert all(answer.acknowledged for answer in answers)
    await told(house, ada)
    assert [m.text.count("Ada mobilises") for m in public(ada)].count(1) == 1
    table = await table_in(house, GARE, ada)
    assert table.revision == 4
    assert (await ada.command(GARE, "game verify")).private.startswith("✅ 1 move replayed")
    now = ada.now(panel)
    assert now is not None
    assert now.text.startswith(said(ada, "move-done"))


@pytest.mark.parametrize(
    "custom_id", ["cdg:pick:1:3:x", "cdg:fly:1:3:", "cdg-menu:pick:99:3:0.0", "nonsense", "cdg:more:1:3:0.99"]
)
async def test_an_unknown_press_is_answered_with_the_panel(
    house: House, ada: Person, basile: Person, custom_id: str
) -> None:
    panel = await opened(ada, await deal(house, ada, basile))
    answer = await ada.invent_press(panel, custom_id, 3 if "menu" in custom_id else 2, ["take"])
    assert said(ada, "panel-kind") in answer.text
    assert answer.message.ephemeral


async def test_a_question_that_may_stay_open_says_that_the_move_is_whole(
    house: House, ada: Person, basile: Person
) -> None:
    panel = await chosen(ada, await opened(ada, await deal(house, ada, basile)), "switch")
    assert panel.text.endswith(said(ada, "ask-freight-switch-wagon1"))
    assert said(ada, "panel-enough") not in panel.text
    first = (await values_in_menu(ada))[0]
    panel = await chosen(ada, panel, first)
    assert panel.text.endswith(f"{said(ada, 'panel-enough')}\n{said(ada, 'ask-freight-switch-wagon2')}")
    assert "Confirm" in panel.labels
