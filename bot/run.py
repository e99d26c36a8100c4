"""Runs the bot: on Discord with a token, else in the sandbox on 127.0.0.1."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from pathlib import Path

import discord

from bot.incoming.client import ChefDeGare
from bot.outgoing.painters import Processes, Threads
from bot.sandbox import Sandbox, point_discord_at
from bot.settings import Settings, SettingsError
from bot.store.database import Database
from bot.store.watch import one_bot
from render import disk_cache, garbage

log = logging.getLogger(__name__)

BAD_TOKEN = "Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal (Bot > Reset Token)."
TOKEN_REFUSED = 4004
TURN = 0.001  # seconds that a thread may keep Python from the others: painters must not keep the event loop waiting


async def run(settings: Settings) -> None:
    """Until a signal, or until Discord closes the connection for good. Raises SettingsError, StoreError, InUseError."""
    sys.setswitchinterval(TURN)
    async with contextlib.AsyncExitStack() as house:
        house.enter_context(one_bot(settings.db))
        database = await Database.open(settings.db)
        house.push_async_callback(database.close)
        pictures = beside(settings.db, "pictures")
        disk_cache.use(disk_cache.DiskCache(pictures))
        painters = Processes(settings.painters, pictures) if settings.painters else Threads()
        house.push_async_callback(painters.close)
        token = settings.token or await _sandbox(settings, house)
        ready_timeout = 2.0 if settings.token else 0.05
        client = ChefDeGare(database, settings.boards, ready_timeout, painters=painters)
        house.push_async_callback(client.close)
        garbage.freeze_gc()
        await _until_signal(client, token)


async def _sandbox(settings: Settings, house: contextlib.AsyncExitStack) -> str:
    try:
        sandbox = await house.enter_async_context(Sandbox(port=settings.port, keep=beside(settings.db, "sandbox")))
    except OSError as error:
        raise SettingsError(
            f"Port {settings.port} cannot be used ({error.strerror}). Set CHEF_PORT to another one."
        ) from error
    point_discord_at(sandbox.address)
    print(f"No DISCORD_TOKEN, so the sandbox is open: {sandbox.address}", flush=True)
    return sandbox.token


def beside(db: Path, what: str) -> Path:
    """Where the sandbox keeps its messages, and the bot its cached pictures."""
    return db.with_name(f"{db.name}.{what}")


async def _until_signal(client: ChefDeGare, token: str) -> None:
    loop = asyncio.get_running_loop()
    running = asyncio.create_task(client.start(token))
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        log.info("stopping")
    except discord.LoginFailure as error:
        raise SettingsError(BAD_TOKEN) from error
    except discord.ConnectionClosed as error:  # the token was good once
        raise SettingsError(BAD_TOKEN if error.code == TOKEN_REFUSED else f"Discord has hung up: {error}") from error
