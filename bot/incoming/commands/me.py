"""/me: my games, my notifications, and my quiet hours. It works in a direct message, too."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast, get_args

import aiohttp
import discord
from discord import app_commands

from bot.incoming.commands.making import ALSO_ALONE, choice, command, group, localised, matches
from bot.incoming.replies import Answer, Asker, fitting
from bot.limits import CHOICES, MESSAGE_TEXT
from bot.store.clocks import moment
from bot.store.mail import message_link
from bot.store.players import Notify, Player
from bot.store.seated import Seated, seats_of
from bot.tables import acts
from bot.tables.clocks import LONGEST_QUIET, QuietHours, known_zone, moved, zones
from bot.tables.waiting import Waiting

MARGIN = 300  # characters for what stands around the list of games
CANNOT_WRITE = (50007, 50278)  # direct messages not allowed; no server in common


async def notifications(asker: Asker, how: str | None = None, next: bool | None = None) -> Answer:
    player = await asker.services.books.players.one(asker.user)
    if how is None and next is None:
        return Answer(_notify_lines(asker, player))
    if how is not None and how not in get_args(Notify):
        raise acts.denied("denied-bad-notify", text=how)
    changed = replace(player, language=asker.words.language, next=player.next if next is None else next)
    if how == "direct":
        changed = replace(changed, direct=await _opened(asker))
    if how is not None:
        changed = replace(changed, notify=cast("Notify", how))
    await asker.services.books.clocks.keep_player(changed)
    return Answer(_notify_lines(asker, changed))


async def quiet_hours(
    asker: Asker,
    zone: str | None = None,
    start: str | None = None,
    end: str | None = None,
    off: bool = False,
) -> Answer:
    player = await asker.services.books.players.one(asker.user)
    if not off and zone is None and start is None and end is None:
        return Answer(_hours_line(asker, player))
    wanted = None if off else _read_hours(player, zone, start, end)
    quiet = moved(player.quiet, wanted, asker.services.books.clocks.now())
    changed = replace(player, language=asker.words.language, quiet=quiet)
    await asker.services.books.clocks.keep_player(changed)
    asker.services.reminders.wake()
    return Answer(_hours_line(asker, changed))


def me_group() -> app_commands.Group:
    ways = [app_commands.Choice(name=localised(f"notify-{way}"), value=way) for way in get_args(Notify)]
    commands = [
        command("me games", my_games, contexts=ALSO_ALONE),
        command("me notifications", notifications, choices={"how": ways}, contexts=ALSO_ALONE),
        command("me quiet-hours", quiet_hours, {"zone": _complete_zone}, contexts=ALSO_ALONE),
    ]
    return group("me", commands, contexts=ALSO_ALONE)


async def my_games(asker: Asker) -> Answer:
    """Where it is my turn, since when, and how long I have; then where others are waited for."""
    books = asker.services.books
    seats = await seats_of(books.database, asker.user)
    if not seats:
        return asker.answer("me-none")
    turns = await books.clocks.turns_of(asker.user)
    player = await books.players.one(asker.user)
    mine = [one for one in seats if one.table_id in turns and not one.away]
    others = [one for one in seats if one not in mine]
    waiting = [_turn_line(asker, one, turns[one.table_id], player) for one in mine]
    lines = [asker.words.text("me-turns", count=len(mine)), *fitting(waiting, MESSAGE_TEXT - MARGIN)]
    if others:
        lines.append(asker.words.text("me-others", count=len(others)))
        elsewhere = [_other_line(asker, one) for one in others]
        lines += fitting(elsewhere, MESSAGE_TEXT - MARGIN - sum(len(line) + 1 for line in lines))
    more = len(seats) - sum(line.startswith("- ") for line in lines)
    return Answer("\n".join([*lines, asker.words.text("me-more", count=more)] if more else lines))


def _turn_line(asker: Asker, seated: Seated, turn: Waiting, player: Player) -> str:
    line = asker.words.text("me-turn", **_told(asker, seated), since=moment(turn.began))
    zero = turn.clock.due("zero", player.quiet) if turn.clock is not None else None
    if seated.paused:
        return f"{line} {asker.words.text('me-paused')}"
    return line if zero is None else f"{line} {asker.words.text('me-until', until=moment(zero))}"


def _other_line(asker: Asker, seated: Seated) -> str:
    if seated.away:
        return asker.words.text("me-away", **_told(asker, seated))
    return asker.words.text("me-other", **_told(asker, seated), phase=asker.words.text(f"phase-{seated.phase}"))


def _told(asker: Asker, seated: Seated) -> dict[str, str]:
    place = f"<#{seated.channel}>"
    if seated.message is not None:
        place = (
            f"{place} ([{asker.words.text('me-link')}]({message_link(seated.guild, seated.channel, seated.message)}))"
        )
    return {"title": asker.words.text(f"{seated.command}-title"), "place": place}


async def _opened(asker: Asker) -> int:
    """The channel of direct messages, tried with a first one. Raises DeniedError where Discord refuses it."""
    try:
        person = asker.interaction.client.get_user(asker.user) or discord.Object(asker.user)
        channel = await asker.interaction.client.create_dm(person)
        await channel.send(asker.words.text("direct-hello"))
    except discord.HTTPException as error:
        if error.code in CANNOT_WRITE or error.status == 403:
            raise acts.denied("denied-direct") from error
        raise acts.denied("denied-direct-later") from error
    except aiohttp.ClientError as error:
        raise acts.denied("denied-direct-later") from error
    return channel.id


def _notify_lines(asker: Asker, player: Player) -> str:
    next_one = "notify-next-yes" if player.next else "notify-next-no"
    return f"{asker.words.text(f'notify-is-{player.notify}')}\n{asker.words.text(next_one)}"


def _hours_line(asker: Asker, player: Player) -> str:
    """The hours that count now, and those that will."""
    quiet, now = player.quiet, asker.services.books.clocks.now()
    line = _in_words(asker, quiet.at(now) if quiet is not None else None, "")
    if quiet is None or quiet.since <= now:
        return line
    return f"{line}\n{_in_words(asker, quiet, '-later')}"


def _in_words(asker: Asker, quiet: QuietHours | None, when: str) -> str:
    since = f"<t:{quiet.since}:f>" if quiet is not None else ""
    if quiet is None or not quiet.length():
        return asker.words.text(f"hours-none{when}", since=since)
    named = {"start": _clock(quiet.start), "end": _clock(quiet.end), "zone": quiet.zone}
    return asker.words.text(f"hours{when}", **named, since=since)


def _read_hours(player: Player, zone: str | None, start: str | None, end: str | None) -> QuietHours:
    """With what was set last where nothing else is said. Raises DeniedError."""
    before = player.quiet if player.quiet is not None and player.quiet.length() else None
    name = zone or (before.zone if before is not None else "")
    if not known_zone(name):
        raise acts.denied("denied-bad-zone", text=name)
    quiet = QuietHours(
        zone=name,
        start=_minute(start, before.start if before is not None else None),
        end=_minute(end, before.end if before is not None else None),
    )
    if not 0 < quiet.length() <= LONGEST_QUIET:
        raise acts.denied("denied-long-hours")
    return quiet


def _minute(text: str | None, before: int | None) -> int:
    """A time of day as people write it: 22:30, 22h30, 7h, 7."""
    if text is None and before is not None:
        return before
    found = re.fullmatch(r"(\d{1,2})(?:[:hH.](\d{2})?)?", (text or "").strip())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (99, 0)
    if hour > 23 or minute > 59:
        raise acts.denied("denied-bad-hour", text=text or "")
    return hour * 60 + minute


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


async def _complete_zone(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    typed = current.replace(" ", "_")
    near = sorted(zones(), key=lambda name: (not name.startswith("Europe/"), name))
    return [choice(name.replace("_", " "), name) for name in near if matches(typed, name)][:CHOICES]
