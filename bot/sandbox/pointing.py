"""Point discord.py at another address. Class attributes: it holds for every bot in this process."""

import discord.asset
import discord.gateway
import discord.http
import yarl


def point_discord_at(address: str) -> None:
    """`address` is http://HOST:PORT; call it before the bot logs in."""
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1)) / "gateway"
    discord.asset.Asset.BASE = f"{address}/cdn"
