"""The sandbox with a tiny bot, and the windows people have open in it: `page = await hall.enter("Ada")`."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, ViewportSize

from bot.sandbox import UNLIMITED, Sandbox, point_discord_at
from tests.machine import PATIENCE
from tests.page.tiny_bot import TinyBot

DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)


class Hall:
    """The sandbox with its bot, and the pages people have open in it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.troubles: list[str] = []
        self.expected: re.Pattern[str] | None = None
        self._port = 0

    async def open(self) -> None:
        self.sandbox = Sandbox(port=self._port, rate_limits=UNLIMITED, answer_within=PATIENCE)
        await self.sandbox.start()
        self._port = int(self.sandbox.address.rsplit(":", 1)[1])
        point_discord_at(self.sandbox.address)
        self.bot = TinyBot()
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait([self._running, ready], return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        if self._running.done():
            self._running.result()
        assert self.bot.is_ready()

    async def close(self) -> None:
        await self.bot.close()
        await asyncio.wait([self._running], timeout=5)
        await self.sandbox.close()

    async def enter(self, name: str, size: ViewportSize = DESK) -> Page:
        """A window of one's own, acting as this person, in #gare."""
        context = await self.browser.new_context(viewport=size, locale="en-US", timezone_id="Europe/Paris")
        context.set_default_timeout(45_000)
        page = await context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        someone = next(one for one in self.sandbox.world.people.values() if one.name == name)
        await page.goto(f"{self.sandbox.address}/#as={someone.id}")
        await page.locator(f"#people [aria-current][data-person='{someone.id}']").wait_for(state="attached")
        await page.locator("#lamp.clear").wait_for()
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.expected and self.expected.search(message.text)):
            self.troubles.append(message.text)


async def type_and_send(page: Page, text: str) -> None:
    """Write a whole command as many people do, and send it."""
    await page.locator("#composer-text").fill(text)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")


def newest(page: Page) -> Locator:
    return page.locator(".message").last


def suggested(page: Page) -> Locator:
    return page.locator("#suggestion-list [role=option]")
