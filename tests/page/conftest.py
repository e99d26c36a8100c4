"""The browser and the hall for the page's tests; without chromium they are skipped, but never in CI."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from tests.page.hall import Hall

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        if os.environ.get("CI") == "true":
            pytest.fail("chromium is missing in CI: the page would go untested")
        pytest.skip("chromium is not installed, so the page is not tested (Debian: apt install chromium)")
    expect.set_options(timeout=45_000)  # a loaded machine is slow, not wrong
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def hall(browser: Browser) -> AsyncIterator[Hall]:
    hall = Hall(browser)
    await hall.open()
    yield hall
    for context in browser.contexts:
        await context.close()
    await hall.close()
    assert hall.troubles == []
