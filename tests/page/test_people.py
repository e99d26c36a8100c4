"""Who one is and where: persons, languages, narrow screens, a server that goes away and comes back."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.page.hall import PHONE, Hall, newest, suggested, type_and_send

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_acting_as_another_person_shows_what_that_person_sees(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await type_and_send(page, "/hand")
    await expect(newest(page)).to_contain_text("@Ada")
    await expect(page.locator(".person", has_text="Maud")).to_contain_text("moderator")
    await page.locator(".person", has_text="Dan").click()
    await expect(page.locator(".person[aria-current]")).to_contain_text("Dan")
    await expect(page.locator(".message")).to_have_count(0)
    await type_and_send(page, "/hand")
    await expect(newest(page)).to_contain_text("@Dan")
    await page.locator(".person", has_text="Ada").click()
    await expect(page.locator(".message")).to_have_count(1)
    await expect(newest(page)).to_contain_text("@Ada")


async def test_the_language_switch_changes_page_and_commands(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await page.get_by_role("button", name="Français").click()
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    await expect(page.locator("#acting-title")).to_have_text("Vous êtes")
    field = page.locator("#composer-text")
    await field.focus()
    await page.keyboard.type("/table n")
    await expect(suggested(page).first).to_contain_text("/table nouvellejeuOuvre une table")
    await page.keyboard.press("Tab")
    await expect(field).to_have_value("/table nouvelle jeu:")
    await expect(suggested(page).first).to_have_text("Train de marchandises")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("table freight_train")
    await expect(newest(page)).to_contain_text("Ada a utilisé /table nouvelle")
    ada = next(one for one in hall.sandbox.world.people.values() if one.name == "Ada")
    assert ada.locale == "fr"


async def test_the_registered_names_work_in_any_language(hall: Hall) -> None:
    page = await hall.enter("Basile")
    await type_and_send(page, "/table new game:steam")
    await expect(newest(page)).to_contain_text("table steam 2")


async def test_the_page_comes_back_when_the_server_does(hall: Hall) -> None:
    page = await hall.enter("Ada")
    hall.expected = re.compile("WebSocket connection|ERR_CONNECTION_REFUSED")
    await hall.close()
    await expect(page.locator("#notice")).to_have_text("Connection lost, trying again…")
    await type_and_send(page, "/panel")
    await expect(newest(page)).to_contain_text("Not sent: the connection is down")
    await hall.open()
    await expect(page.locator("#notice")).to_have_text("Connected again.")
    await expect(page.locator("#lamp")).to_have_class(re.compile("clear"))
    await type_and_send(page, "/say words:back on the rails")
    await expect(newest(page)).to_contain_text("back on the rails")


async def _fits(page: Page) -> None:
    for part in ("html", "#log"):
        assert await page.locator(part).evaluate("node => node.scrollWidth") <= PHONE["width"], part


async def test_everything_fits_a_phone(hall: Hall) -> None:
    page = await hall.enter("Ada", PHONE)
    await _fits(page)
    for command in ("/board", "/panel", f"/say words:{'long' * 60}", "/say words:```" + "x" * 120 + "```"):
        await type_and_send(page, command)
        await page.wait_for_timeout(100)
        await _fits(page)
    await expect(page.locator(".message")).to_have_count(4)
    await page.get_by_role("button", name="Choose a row").click()
    await _fits(page)
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Channels and people").click()
    await page.locator(".channel", has_text="depot").click()
    await expect(page.locator("#place")).to_have_text("#depot")
    await expect(page.locator("#rail")).not_to_be_in_viewport()
    await page.get_by_role("button", name="You act as Ada").click()
    await page.locator(".person", has_text="Maud").click()
    await expect(page.locator("#whoami")).to_have_text("MMaud")
    await _fits(page)


async def test_the_private_channel_with_the_bot_is_ones_own(hall: Hall) -> None:
    ada, dan = await hall.enter("Ada"), await hall.enter("Dan")
    for page in (ada, dan):
        await page.locator(".channel", has_text="Chef de Gare").click()
        await expect(page.locator(".welcome")).to_contain_text("Just you and the bot")
    await type_and_send(ada, "/say words:between us")
    await expect(newest(ada)).to_contain_text("between us")
    await expect(dan.locator(".message")).to_have_count(0)


async def test_less_motion_is_respected(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await page.emulate_media(reduced_motion="reduce")
    await type_and_send(page, "/think")
    dot = newest(page).locator(".dots i").first
    await expect(dot).to_have_css("animation-name", "none")
    hall.bot.thought_over.set()
    await expect(newest(page)).to_contain_text("Thought it over.")
