"""`python -m bot.sandbox --port N`: the sandbox as a process; prints its address and the bot's token."""

import argparse
import asyncio
import contextlib
import signal
from pathlib import Path

from bot.sandbox import UNLIMITED, RateLimits, Sandbox
from bot.sandbox.cast import CHANNELS


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description="A local Discord to play in.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8021, help="0 takes a free one")
    parser.add_argument("--token", help="what a bot must log in with; a random one if left out")
    parser.add_argument("--extra-channels", type=int, default=0, help="so many more channels, #voie-1 and on")
    parser.add_argument("--keep", type=Path, help="a file in which messages outlive the sandbox")
    parser.add_argument("--no-rate-limits", action="store_true")
    return parser.parse_args()


async def serve(options: argparse.Namespace) -> None:
    names = [*CHANNELS, *(f"voie-{number}" for number in range(1, options.extra_channels + 1))]
    limits = UNLIMITED if options.no_rate_limits else RateLimits()
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    sandbox = Sandbox(
        options.host, options.port, token=options.token, channels=names, rate_limits=limits, keep=options.keep
    )
    async with sandbox:
        print(sandbox.address, flush=True)
        print(sandbox.token, flush=True)
        await stopped.wait()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(arguments()))
