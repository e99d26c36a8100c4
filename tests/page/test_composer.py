"""Writing commands: completion by keyboard, options one by one, the bot's own suggestions, clear faults."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.page.hall import Hall, newest, suggested, type_and_send

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_command_is_completed_and_sent_by_keyboard_alone(hall: Hall) -> None:
    page = await hall.enter("Ada")
    field = page.locator("#composer-text")
    await field.focus()
    await page.keyboard.type("/tab")
    await expect(suggested(page)).to_have_text(["/table newgameOpen a table", "/table robotSeat a robot"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Tab")
    await expect(field).to_have_value("/table new game:")
    await page.keyboard.type("fr")
    await expect(suggested(page)).to_have_text(["Freight Train"])
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("/table new game:Freight Train ")
    await expect(suggested(page)).to_have_count(2)
    await page.keyboard.press("Tab")
    await expect(field).to_have_value("/table new game:Freight Train seats:")
    await page.keyboard.type("4")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("table freight_train 4 False")
    await expect(newest(page)).to_contain_text("Ada used /table new")
    await expect(field).to_have_value("")
    await expect(page.locator("#suggestions")).to_be_hidden()


async def test_the_list_is_told_to_screen_readers(hall: Hall) -> None:
    page = await hall.enter("Ada")
    field = page.locator("#composer-text")
    await field.focus()
    await page.keyboard.type("/")
    await expect(field).to_have_attribute("aria-expanded", "true")
    marked = await field.get_attribute("aria-activedescendant")
    await expect(page.locator(f"#{marked}")).to_have_attribute("aria-selected", "true")
    await page.keyboard.press("Escape")
    await expect(field).to_have_attribute("aria-expanded", "false")
    await expect(field).to_have_value("/")


async def test_the_bots_suggestions_are_picked_and_sent_by_value(hall: Hall) -> None:
    page = await hall.enter("Ada")
    field = page.locator("#composer-text")
    await field.focus()
    await page.keyboard.type("/freight")
    await page.keyboard.press("Enter")
    await expect(suggested(page)).to_have_count(3)
    await page.keyboard.type("row 2", delay=20)
    await expect(suggested(page)).to_have_text(["Row 2: to auto"])
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("/freight take from1:Row 2: to auto to1:")
    await expect(suggested(page).first).to_have_text("locomotive 1 from r2")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("take r2>loco2 None")


TYPE_FAST = """(field, text) => {
  for (let end = 1; end <= text.length; end += 1) {
    field.value = text.slice(0, end);
    field.dispatchEvent(new Event('input'));
  }
}"""


async def test_suggestions_are_asked_for_once_a_pause_not_once_a_key(hall: Hall) -> None:
    page = await hall.enter("Ada")
    field = page.locator("#composer-text")
    await field.focus()
    await field.evaluate(TYPE_FAST, "/freight take from1:row 3")
    await expect(suggested(page)).to_have_text(["Row 3: to auto"])
    assert hall.bot.heard == ["asked 'row 3'"]


async def test_suggestions_that_come_after_the_command_was_sent_are_not_shown(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/freight take from1:r1 to1:loco1")
    await expect(newest(page)).to_contain_text("take r1>loco1")
    await page.wait_for_timeout(600)  # longer than the pause after which the bot is asked
    await expect(suggested(page)).to_have_count(0)


async def test_a_typed_command_is_understood_as_it_stands(hall: Hall) -> None:
    page = await hall.enter("Ada")
    field = page.locator("#composer-text")
    await field.focus()
    await page.keyboard.type("/freight take from1:r1 to1:loco1 note:on to Lyon")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("take r1>loco1 on to Lyon")


async def test_a_value_typed_whole_is_sent_at_the_first_enter(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await page.locator("#composer-text").focus()
    await page.keyboard.type("/freight take from1:r1 to1:loco2")
    await expect(suggested(page)).to_have_count(2)
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("take r1>loco2 None")


FAULTS = {
    "/table new": "game is missing.",
    "/table new game:chess": "game: choose one from the list.",
    "/table new game:Steam seats:many": "seats must be a whole number.",
    "/table new game:Steam seats:6": "seats must be at most 5.",
    "/table new game:Steam caboose:maybe": "caboose must be true or false.",
    "/table new game:Steam game:Steam": "game is there twice.",
    "/table new Steam": "“Steam” belongs to no option. Write the option's name first, like game:",
    "/tablet": "There is no command “/tablet” here.",
    "hello": "Here you play with commands: type / and choose one.",
}


async def test_a_faulty_command_is_not_sent_and_says_why(hall: Hall) -> None:
    page = await hall.enter("Ada")
    for typed, fault in FAULTS.items():
        await type_and_send(page, typed)
        await expect(page.locator("#composer-note")).to_have_text(fault)
        assert typed in await page.locator("#composer-text").input_value()
    assert hall.bot.heard == []


async def test_moderators_commands_are_hidden_from_others(hall: Hall) -> None:
    ada, maud = await hall.enter("Ada"), await hall.enter("Maud")
    for page, count in ((ada, 0), (maud, 2)):
        await page.locator("#composer-text").focus()
        await page.keyboard.type("/moderate")
        await expect(suggested(page)).to_have_count(count)
    await type_and_send(ada, "/moderate reset reason:x whom:Ada")
    await expect(ada.locator("#composer-note")).to_be_visible()
    await type_and_send(maud, "/moderate reset reason:unfair deal whom:chloe")
    await expect(newest(maud)).to_contain_text("reset unfair deal")
    assert hall.bot.heard == ["reset unfair deal Chloé"]


async def test_the_last_command_comes_back_with_the_up_key(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/table new game:Steam")
    await expect(newest(page)).to_contain_text("table steam")
    await page.keyboard.press("ArrowUp")
    await expect(page.locator("#composer-text")).to_have_value("/table new game:Steam")


async def test_an_empty_channel_shows_how_to_begin(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await expect(page.locator(".welcome li")).to_have_count(3)
    await page.get_by_role("button", name="Put /table new in the composer").click()
    await expect(page.locator("#composer-text")).to_have_value("/table new game:")
    await expect(suggested(page)).to_have_text(["Freight Train", "Steam"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("table freight_train")
    await expect(page.locator(".welcome")).to_have_count(0)


async def test_a_role_is_picked_from_those_of_the_server(hall: Hall) -> None:
    moderator = next(one.name for one in hall.sandbox.world.people.values() if one.moderator)
    page = await hall.enter(moderator)
    await page.locator("#composer-text").focus()
    await page.keyboard.type("/moderate role role:arb")
    await expect(suggested(page)).to_have_text(["@Arbitres"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("role Arbitres")
    await type_and_send(page, "/moderate role role:@everyone")
    await expect(newest(page)).to_contain_text("role @everyone")


async def test_all_commands_are_listed_however_many(hall: Hall) -> None:
    page = await hall.enter("Ada")
    many = [f"c{number:02}" for number in range(90)]
    listed = await page.evaluate(
        """async (names) => {
            const { offers } = await import("/page/completion.js");
            const leaves = names.map((name) => ({ label: name, name, description: "", options: [] }));
            return offers({ stage: "command", query: "" }, leaves).items.length;
        }""",
        many,
    )
    assert listed == len(many)
