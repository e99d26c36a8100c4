"""Every part of the contract over the wire: suggestions, single answers, ghosts, orders, duties, inquiries."""

from __future__ import annotations

import pytest

from rules.core.contract import Game
from tests.toy.opening import KEY
from tests.wire.conftest import ada, basile, chloe, dan, errors, sandbox, wild
from tests.wire.conftest import house as wire_house
from tests.wire.house import House
from tests.wire.people import Answer, Message, Person
from tests.wire.seating import GARE, deal, done, public, said, table_in, told, unseen_by

__all__ = ["ada", "basile", "chloe", "dan", "errors", "house", "sandbox", "wild", "wire_house"]


@pytest.fixture
async def house(game: Game, wire_house: House) -> House:
    """Opened after the registry knows the game, so that its commands are registered."""
    return wire_house


async def begun(house: House, *people: Person, robots: int = 0) -> Message:
    return await deal(house, *people, robots=robots, game=KEY)


async def panel(person: Person) -> Answer:
    return await person.press(public(person)[-1], said(person, "button-play"))


async def pick(person: Person, answer: Answer, label: str) -> Answer:
    """Chooses the entry of the panel's menu whose label ends so."""
    (menu,) = answer.message.menus
    value = next(choice.value for choice in menu.options if choice.name.endswith(label))
    return await person.choose(answer.message, None, [str(value)])


async def test_a_suggestion_is_a_turn_in_three_presses(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    opened = await panel(ada)
    shown = await pick(ada, opened, "Dig as far as Tunnel 4")
    assert "Costs 4; 8 left." in shown.text
    assert len(shown.message.pictures) == 1
    assert shown.message.alt_texts[0].startswith("A plan")
    played = await ada.press(shown.message, said(ada, "button-confirm"))
    await told(house, ada, basile)
    assert "digs as far as Tunnel 4" in public(ada)[-1].text
    assert "digs as far as Tunnel 4" in played.text


async def test_a_list_grows_item_by_item_with_its_places_numbered(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    path = await pick(ada, await panel(ada), "Dig")
    path = await pick(ada, path, "Tunnel 1")
    assert "1: p2" in path.message.alt_texts[0]
    path = await pick(ada, path, "Tunnel 2")
    whole = await ada.press(path.message, said(ada, "button-close"))
    await ada.press(whole.message, said(ada, "button-confirm"))
    table = await table_in(house, GARE, ada)
    assert (await house.bot.services.books.log(table))[-1].text == "dig p1 p2"


async def test_stepping_back_takes_one_choice(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    path = await pick(ada, await pick(ada, await panel(ada), "Dig"), "Tunnel 1")
    shorter = await ada.press(path.message, said(ada, "button-back"))
    assert "p1" not in shorter.text
    first = await ada.press(shorter.message, said(ada, "button-back"))
    assert said(ada, "panel-kind") in first.text


async def test_a_question_with_one_answer_is_shown_as_chosen(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    answered = await pick(ada, await panel(ada), "Vote, or end your turn")
    assert "No" in answered.text
    assert answered.message.menus == []
    assert said(ada, "button-confirm") in answered.message.labels


async def test_completion_narrows_by_names_in_either_language(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    found = await ada.complete(GARE, "toy survey", focused="place", text="galerie 1")
    assert len(found) == 11
    assert found[0].value == "p1"


async def test_a_list_that_ends_in_an_ellipsis_goes_on_in_the_panel(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    opened = await ada.command(GARE, "toy dig", path="p1 p2 …")
    assert "p1 p2" in opened.text
    assert opened.message.menus


async def test_a_move_to_be_seen_first_opens_the_panel_filled(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    opened = await ada.command(GARE, "toy dig", path="p1 p2 p3")
    assert "Costs 3; 9 left." in opened.text
    assert (await table_in(house, GARE, ada)).to_act() == {0}
    await ada.press(opened.message, said(ada, "button-confirm"))
    log = await house.bot.services.books.log(await table_in(house, GARE, ada))
    assert log[-1].text == "dig p1 p2 p3"


async def test_a_line_of_moves_plays_as_far_as_it_goes(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    before = len(public(ada))
    answer = await ada.command(GARE, "play", move="dig p1; dig p2; dig p9; dig p3")
    await told(house, ada, basile)
    assert "TY-1.3" in answer.text
    assert len(public(ada)) == before + 1
    table = await table_in(house, GARE, ada)
    assert [entry.text for entry in await house.bot.services.books.log(table)][-2:] == ["dig p1", "dig p2"]


async def test_a_line_stops_where_an_event_asks_for_a_decision(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    answer = await ada.command(GARE, "play", move="dig p1 p2 p3 p4; dig p5; dig p6")
    assert "`dig p6`" in answer.text
    assert answer.message.menus  # the fresh panel


async def test_a_duty_that_does_not_block_leaves_the_plan_of_others_alone(
    house: House, ada: Person, basile: Person
) -> None:
    await begun(house, ada, basile)
    await ada.command(GARE, "play", move="dig p1 p2 p3 p4; dig p5")
    await told(house, ada, basile)
    foot = public(ada)[-1].text
    assert "votes on the spring" in foot
    path = await pick(ada, await pick(ada, await panel(ada), "Dig"), "Tunnel 6")
    voted = await basile.command(GARE, "toy vote", vote="yes")
    assert voted.acknowledged
    await told(house, ada, basile)
    grown = await pick(ada, path, "Tunnel 7")
    assert said(ada, "panel-stale") not in grown.text
    assert "p6 p7" in grown.text


async def test_a_standing_order_answers_and_nobody_else_hears_of_it(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    given = await basile.command(GARE, "table auto", order="always", value="yes")
    unseen_by(given, ada)
    await ada.command(GARE, "play", move="dig p1 p2 p3 p4; dig p5")
    await told(house, ada, basile)
    table = await table_in(house, GARE, ada)
    last = (await house.bot.services.books.log(table))[-1]
    assert (last.seat, last.text, last.actor) == (1, "vote yes", int(basile.id))
    assert "always" not in "\n".join(message.text for message in public(ada))
    done(await basile.command(GARE, "table auto", order="toujours voter", cancel=True), "done-order-dropped")


async def test_a_wrong_order_is_answered(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    assert "is no vote" in (await ada.command(GARE, "table auto", order="always", value="maybe")).text
    wrong = await ada.command(GARE, "table auto", order="never", value="no")
    done(wrong, "denied-unknown-order", name="never", known=("Always vote",))
    shown = await ada.command(GARE, "table auto")
    assert "Always vote" in shown.text


async def test_an_inquiry_is_private_and_has_a_picture(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    await begun(house, ada, basile)
    found = await basile.command(GARE, "toy survey", place="Galerie 7")
    assert "Galerie 7 est à 7 pièces." in found.text
    assert len(found.message.pictures) == 1
    unseen_by(found, ada, chloe)
    assert (await chloe.command(GARE, "toy survey", place="p3")).acknowledged  # a bystander may ask too


async def test_a_verb_alone_answers_with_its_syntax_and_a_legal_example(
    house: House, ada: Person, basile: Person
) -> None:
    await begun(house, ada, basile)
    answer = await ada.command(GARE, "play", move="vote")
    assert "vote no" in answer.text
    assert "Vote on a spring" in answer.text


async def test_two_panels_open_confirm_what_each_shows_or_nothing(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile)
    first = await pick(ada, await panel(ada), "Dig as far as Tunnel 4")
    second = await panel(ada)
    again = await ada.press(second.message, said(ada, "button-anew"))
    await pick(ada, again, "Vote, or end your turn")
    stale = await ada.press(first.message, said(ada, "button-confirm"))
    assert said(ada, "panel-stale") in stale.text
    assert (
        len([e for e in await house.bot.services.books.log(await table_in(house, GARE, ada)) if e.act == "move"]) == 0
    )


async def test_six_people_in_two_teams_play_to_the_end(house: House, ada: Person, basile: Person) -> None:
    await begun(house, ada, basile, robots=4)
    for _ in range(60):
        table = await table_in(house, GARE, ada)
        if table.phase == "over":
            break
        seat = min(table.to_act() & {0, 1})
        person = (ada, basile)[seat]
        move = "vote no" if any(d.seat == seat and not d.blocks for d in table.duties()) else ""
        if not move:
            state = table.state
            assert state is not None
            move = next(
                (f"dig {s.draft.values[0][1]}" for s in table.game.suggest(state, seat) if s.draft.values[0][1]),
                "vote no",
            )
        await person.command(GARE, "play", move=move)
        await told(house, ada, basile)
    table = await table_in(house, GARE, ada)
    assert table.phase == "over"
    result = table.game.result(table.state) if table.state else None
    assert result is not None
    assert result.teams == ((0, 2, 4), (1, 3, 5))
    assert len(result.winners) == 3
