"""What the bot shows and what people press: buttons, menus, forms, pictures, private answers."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.page.hall import Hall, newest, type_and_send
from tests.page.tiny_bot import ALT

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_button_changes_the_message_in_place_and_keeps_the_focus(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/panel")
    button = page.get_by_role("button", name="Press")
    await button.focus()
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("Pressed 1 by")
    await expect(page.get_by_role("button", name="Press")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("Pressed 2 by")
    await expect(page.locator(".message")).to_have_count(1)
    await expect(page.get_by_role("button", name="Locked")).to_be_disabled()
    await expect(page.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org/rules")


async def test_a_menu_is_chosen_from_by_keyboard(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/panel")
    await page.get_by_role("button", name="Choose a row").focus()
    await page.keyboard.press("ArrowDown")
    menu = page.get_by_role("listbox", name="Choose a row")
    await expect(menu).to_be_focused()
    await expect(menu.get_by_role("option").nth(1)).to_contain_text("2 wagons")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("Chose ['2']")
    await expect(page.locator("[data-key=row-next]")).to_be_focused()


async def test_a_menu_of_several_is_confirmed_within_its_limits(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/panel")
    await page.get_by_role("button", name="Choose rows").click()
    confirm = page.get_by_role("button", name="Confirm")
    await page.get_by_role("option", name="Line 3").click()
    await expect(confirm).to_be_disabled()
    await page.get_by_role("option", name="Line 1").click()
    await confirm.click()
    await expect(newest(page)).to_contain_text("Chose ['1', '3']")


async def test_a_player_is_chosen_by_name(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/panel")
    await page.get_by_role("button", name="Choose a player").click()
    await page.get_by_role("option", name="Basile").click()
    await expect(newest(page)).to_contain_text("Chose")
    await expect(newest(page)).to_contain_text("asile")


async def test_a_form_is_checked_then_submitted(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/form")
    form = page.get_by_role("dialog", name="Name the train")
    await expect(form.get_by_role("textbox", name="Name")).to_be_focused()
    await page.keyboard.type("Le")
    await page.keyboard.press("Enter")
    await expect(form).to_contain_text("At least 3 characters.")
    await expect(form).to_contain_text("Please fill this in.")
    await page.keyboard.type(" Mistral")
    await form.get_by_role("button", name="Line").click()
    await page.get_by_role("option", name="South").click()
    await form.get_by_role("textbox", name="Remark").fill("fast\nand blue")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(newest(page)).to_contain_text(r"Le Mistral on ['s'] 'fast\nand blue'")


async def test_a_private_answer_is_seen_by_its_reader_alone_and_can_be_put_away(hall: Hall) -> None:
    ada, dan = await hall.enter("Ada"), await hall.enter("Dan")
    await type_and_send(ada, "/hand")
    await expect(newest(ada)).to_contain_text("Your hand, @Ada: coil, ore")
    await expect(newest(ada)).to_contain_text("Only you can see this")
    await type_and_send(ada, "/say words:public")
    await expect(newest(dan)).to_contain_text("public")
    await expect(dan.locator(".message")).to_have_count(1)
    await expect(ada.locator(".message")).to_have_count(2)
    await ada.get_by_role("button", name="Dismiss message").click()
    await expect(ada.locator(".message")).to_have_count(1)


async def test_a_bot_that_does_not_answer_is_told_to_the_asker_alone(hall: Hall) -> None:
    ada, dan = await hall.enter("Ada"), await hall.enter("Dan")
    hall.sandbox.interactions.answer_within = 3.0
    await type_and_send(ada, "/silent")
    await expect(newest(ada)).to_contain_text("The application did not respond")
    await expect(newest(ada)).to_contain_text("Only you can see this")
    await expect(dan.locator(".message")).to_have_count(0)


async def test_a_thinking_bot_shows_it_until_it_answers(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/think")
    await expect(newest(page)).to_contain_text("Chef de Gare is thinking…")
    hall.bot.thought_over.set()
    await expect(newest(page)).to_contain_text("Thought it over.")
    await expect(page.locator(".message")).to_have_count(1)


async def test_a_picture_is_enlarged_with_its_words(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/board")
    await expect(newest(page).locator(".mention.mine")).to_have_text("@Ada")
    await expect(newest(page)).to_have_class("message for-me")
    picture = page.get_by_role("button", name=f"Enlarge: {ALT}")
    await expect(picture.get_by_role("img")).to_have_js_property("naturalWidth", 900)
    await picture.focus()
    await page.keyboard.press("Enter")
    viewer = page.get_by_role("dialog", name="Picture")
    await expect(viewer.locator(".caption")).to_have_text(ALT)
    await page.keyboard.press("+")
    await expect(viewer).to_contain_text("150 %")
    await viewer.get_by_role("button", name="Zoom out").click()
    await expect(viewer).to_contain_text("100 %")
    await page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)
    await expect(picture).to_be_focused()


async def test_words_from_a_message_never_become_markup(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/say words:hostile")
    body = newest(page).locator(".message-body")
    await expect(body).to_contain_text("<img src=x onerror=alert(1)> bold [bad](javascript:alert(1))")
    await expect(body.locator("img, script, a")).to_have_count(0)
    await expect(body.locator("strong")).to_have_text("bold")
    await page.get_by_role("button", name="Hidden text, press to show").press("Enter")
    await expect(body.locator(".spoiler.shown")).to_have_text("secret")


async def test_a_message_elsewhere_is_counted_beside_its_channel(hall: Hall) -> None:
    ada, dan = await hall.enter("Ada"), await hall.enter("Dan")
    await ada.locator(".channel", has_text="triage").click()
    await type_and_send(dan, "/say words:hello")
    await expect(ada.locator(".channel", has_text="gare").first.locator(".count")).to_have_text("1")
    await ada.locator(".channel").first.click()
    await expect(newest(ada)).to_contain_text("hello")
    await expect(ada.locator(".count")).to_have_count(0)
