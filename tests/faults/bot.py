"""The bot as a process of its own against a sandbox that lives on.

Forked from a server that has everything at hand, so that fifty starts cost seconds, not minutes.
"""

import asyncio
import logging
import multiprocessing
from multiprocessing.process import BaseProcess
from pathlib import Path

from bot.run import run
from bot.sandbox import point_discord_at
from bot.settings import Settings

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload([__name__, "tests.faults.warm"])


def start_bot(address: str, token: str, db: Path, log: Path) -> BaseProcess:
    process = _context.Process(target=_serve, args=(address, token, db, log), daemon=True)
    process.start()
    return process


def _serve(address: str, token: str, db: Path, log: Path) -> None:
    logging.basicConfig(filename=log, level=logging.INFO, format="%(levelname)s %(name)s %(message)s")
    point_discord_at(address)
    asyncio.run(run(Settings(token=token, port=0, db=db)))
