"""The sandbox as a process of its own: bots may die and come back while it stays."""

import asyncio
import signal
import sys

from bot.sandbox import point_discord_at
from tests.machine import PATIENCE
from tests.sandbox.smallbot import SmallBot, until
from tests.wire.people import Person


async def test_it_prints_its_address_serves_and_ends_at_a_signal() -> None:
    arguments = ("-m", "bot.sandbox", "--port", "0", "--extra-channels", "2", "--no-rate-limits")
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        address = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
        token = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
        point_discord_at(address)
        async with SmallBot() as bot, await Person.enter(address, "Chloé") as chloe:
            running = asyncio.create_task(bot.start(token))
            await until(bot.is_ready)
            assert "Hello" in (await chloe.command("voie-2", "hello")).text
            await bot.close()
            await running
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
