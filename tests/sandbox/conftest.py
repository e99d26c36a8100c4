"""A sandbox per test; whatever passes through it is held against Discord's description when that is there."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox
from tests.machine import PATIENCE
from tests.sandbox.openapi import DESCRIPTION, OpenApi
from tests.sandbox.smallbot import SmallBot, running
from tests.wire.people import Person


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(answer_within=PATIENCE) as sandbox:
        checker = OpenApi() if DESCRIPTION.is_file() else None
        if checker is not None:
            sandbox.observers.append(checker.observe)
        yield sandbox
        if checker is not None:
            checker.assert_clean()


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SmallBot]:
    async with running(sandbox) as bot:
        yield bot


@pytest.fixture
async def ada(sandbox: Sandbox) -> AsyncIterator[Person]:
    async with await Person.enter(sandbox.address, "Ada") as person:
        yield person


@pytest.fixture
async def basile(sandbox: Sandbox) -> AsyncIterator[Person]:
    async with await Person.enter(sandbox.address, "Basile") as person:
        yield person


@pytest.fixture
async def maud(sandbox: Sandbox) -> AsyncIterator[Person]:
    async with await Person.enter(sandbox.address, "Maud") as person:
        yield person
