"""Comfort: a phone never scrolls sideways, a desk shows large pictures, presses lead to their answers, nothing is
forgotten by a restart, and the page opens in the browser's language."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from tests.page.hall import PHONE, Hall, newest, type_and_send
from tests.sandbox.smallbot import picture, running
from tests.wire.people import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

WIDE = "Wagons-couverts-et-tombereaux-sans-fin" * 3
OVER = """() => [...document.querySelectorAll("body *")].filter((part) => {
  const box = part.getBoundingClientRect();
  const scrolls = part.closest("pre, .rail, .ink, .skip");
  return box.width && !scrolls && (box.right > innerWidth + 1 || box.left < -1);
}).map((part) => `${part.tagName}.${part.className}`).concat(
  document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [])"""


def widest() -> discord.ui.LayoutView:
    """One of everything that could be too wide."""
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container()
    box.add_item(discord.ui.TextDisplay(f"{WIDE} `{'a1' * 60}`\n# {WIDE}\n- {WIDE}\n```\n{'x' * 300}\n```\n> {WIDE}"))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=WIDE)))
    view.add_item(box)
    buttons: list[discord.ui.Item[discord.ui.LayoutView]] = [
        discord.ui.Button(label=WIDE[:80], custom_id=f"b{n}") for n in range(3)
    ]
    view.add_item(discord.ui.ActionRow(*buttons))
    menu: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id="m",
        placeholder=WIDE[:150],
        options=[discord.SelectOption(label=WIDE[:100], description=WIDE[:100], value=str(n)) for n in range(5)],
    )
    view.add_item(discord.ui.ActionRow(menu))
    return view


async def test_a_phone_never_scrolls_sideways(hall: Hall) -> None:
    page = await hall.enter("Ada", PHONE)
    gare = hall.bot.guilds[0].text_channels[0]
    await gare.send(view=widest(), file=picture(1600, 900))
    await gare.send(f"{WIDE} https://example.org/{'very' * 40}", file=discord.File(__file__, f"{WIDE}.txt"))
    await expect(page.locator(".message")).to_have_count(2)
    assert await page.evaluate(OVER) == []
    await page.locator("[data-key=m]").click()
    await page.get_by_role("option").first.wait_for()
    assert await page.evaluate(OVER) == []
    await page.keyboard.press("Escape")
    await page.locator("#composer-text").fill("/")
    await page.locator("#suggestion-list [role=option]").first.wait_for()
    assert await page.evaluate(OVER) == []
    await page.keyboard.press("Escape")
    await page.locator(".picture").first.click()
    await page.locator("dialog.viewer").wait_for()
    assert await page.evaluate(OVER) == []


async def test_a_desk_shows_pictures_large(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await hall.bot.guilds[0].text_channels[0].send(view=widest(), file=picture(1600, 900))
    shown = page.locator(".picture img")
    await shown.wait_for()
    box = await shown.bounding_box()
    room = await page.locator("#log").bounding_box()
    assert box is not None
    assert room is not None
    assert box["width"] > 0.8 * room["width"]
    assert abs(box["width"] / box["height"] - 16 / 9) < 0.02


async def scrolled_up(hall: Hall, page: Page) -> None:
    """The panel stands above many messages, and is what the reader looks at."""
    await type_and_send(page, "/panel")
    gare = hall.bot.guilds[0].text_channels[0]
    for number in range(8):
        await gare.send(f"{number}\n" + "line\n" * 20)
    await expect(page.locator(".message")).to_have_count(9)
    await page.locator("#log").evaluate("(log) => { log.scrollTop = 0; }")


async def test_a_pressed_button_leads_to_its_answer(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await scrolled_up(hall, page)
    await page.get_by_role("button", name="Whisper").click()
    await expect(newest(page)).to_be_in_viewport()
    await expect(newest(page)).to_contain_text("Only you")


async def test_a_pressed_button_that_changes_its_message_keeps_it_in_view(hall: Hall) -> None:
    page = await hall.enter("Ada")
    await scrolled_up(hall, page)
    await page.get_by_role("button", name="Press").click()
    panel = page.locator(".message").first
    await expect(panel).to_contain_text("Pressed 1 by")
    await expect(panel).to_be_in_viewport()


async def test_a_pressed_button_leads_to_the_message_that_follows_it(hall: Hall) -> None:
    """Start changes the lobby and posts the board: its buttons are what is wanted next."""
    page = await hall.enter("Ada")
    await scrolled_up(hall, page)
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator(".message").first).to_contain_text("Started")
    await expect(page.get_by_role("button", name="Play")).to_be_in_viewport()
    await page.locator("#log").hover()
    await page.mouse.wheel(0, -3000)
    await expect(page.get_by_role("button", name="Play")).not_to_be_in_viewport()
    await hall.bot.guilds[0].text_channels[0].send("Later")
    await expect(newest(page)).to_contain_text("Later")
    await expect(newest(page)).not_to_be_in_viewport()


@pytest.mark.parametrize(("locale", "word", "name"), [("fr-FR", "Salons", "Basile"), ("en-GB", "Channels", "Ada")])
async def test_the_page_opens_in_the_browsers_language(hall: Hall, locale: str, word: str, name: str) -> None:
    context = await hall.browser.new_context(locale=locale)
    page = await context.new_page()
    await page.goto(hall.sandbox.address)
    await expect(page.locator("h2[data-word=channels]")).to_have_text(word)
    await expect(page.locator("#people [aria-current]")).to_contain_text(name)
    await expect(page.locator("html")).to_have_attribute("lang", locale[:2])


async def test_messages_outlive_a_restart(tmp_path: Path) -> None:
    keep = tmp_path / "messages"
    async with Sandbox(keep=keep) as sandbox, running(sandbox) as bot:
        gare = bot.guilds[0].text_channels[0]
        first = await gare.send(view=widest(), file=picture(60, 30), nonce="n1")
        await gare.send("gone")
        async with await Person.enter(sandbox.address, "Ada") as ada:
            await ada.command("gare", "whisper")
            await ada.command("gare", "hello")
            sandbox.delete_message("gare", next(m.id for m in ada.messages("gare") if m.text == "gone"))
            await first.edit(view=discord.ui.LayoutView.from_message(first))
            seen = [m for m in ada.messages("gare") if not m.ephemeral]
            pictures = await ada.pictures(seen[0])
    assert (await asyncio.to_thread(keep.stat)).st_mode & 0o777 == 0o600
    async with Sandbox(keep=keep) as sandbox, running(sandbox) as bot:
        async with await Person.enter(sandbox.address, "Ada") as ada:
            again = ada.messages("gare")
            assert [(m.id, m.text, m.labels) for m in again] == [(m.id, m.text, m.labels) for m in seen]
            assert await ada.pictures(again[0]) == pictures
        gare = bot.guilds[0].text_channels[0]
        assert (await gare.send("the same nonce", nonce="n1")).id == first.id
    keep.write_bytes(b"not a database")
    async with Sandbox(keep=keep) as sandbox, await Person.enter(sandbox.address, "Ada") as ada:
        assert ada.messages("gare") == []
