"""A house per test with fixed deals. What passes through it must be clean: no complaint of Discord's, no
request or answer that its description does not know, no error in the bot's own log."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.sandbox import Exchange, Sandbox
from bot.sandbox.buckets import UNLIMITED
from tests.wire.house import House, fixed, open_house
from tests.wire.people import Person
from tests.wire.shapes import hold_against_description

SEED = bytes(range(32))  # deals so that the first seat begins, at two and at three seats


@pytest.fixture
def wild() -> set[str]:
    """Refusals of Discord's that a test provokes on purpose, by code; everything else must be clean."""
    return set()


@pytest.fixture
def errors() -> Iterator[list[logging.LogRecord]]:
    """The errors logged by anybody during the test."""
    found: list[logging.LogRecord] = []

    class Collect(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record)

    handler = Collect(level=logging.ERROR)
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)


@pytest.fixture
def sandbox() -> Sandbox:
    """Without rate limits: games are played faster here than people can."""
    return Sandbox(rate_limits=UNLIMITED)


@pytest.fixture
async def house(
    sandbox: Sandbox,
    tmp_path: Path,
    wild: set[str],
    errors: list[logging.LogRecord],
) -> AsyncIterator[House]:
    exchanges: list[Exchange] = []
    sandbox.observers.append(exchanges.append)
    async with open_house(tmp_path, sandbox) as house:
        house.randomness = fixed(SEED)
        yield house
    assert [c for c in sandbox.complaints if not any(code in str(c.answer) for code in wild)] == []
    assert [record.getMessage() for record in errors] == []
    hold_against_description(exchanges)


@pytest.fixture
async def ada(house: House) -> Person:
    """Reads English."""
    return await house.person("Ada")


@pytest.fixture
async def basile(house: House) -> Person:
    """Reads French."""
    return await house.person("Basile")


@pytest.fixture
async def chloe(house: House) -> Person:
    """Reads French; a bystander in most tests."""
    return await house.person("Chloé")


@pytest.fixture
async def dan(house: House) -> Person:
    """Reads English; a bystander in most tests."""
    return await house.person("Dan")


@pytest.fixture
async def maud(house: House) -> Person:
    """A moderator, reads French."""
    return await house.person("Maud")
