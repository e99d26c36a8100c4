"""/moderate: for moderators only, each act in two steps and with its reason; the bot itself checks who asks."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from datetime import datetime

import discord
from discord import app_commands

from bot.incoming.commands.journal import in_words as log_in_words
from bot.incoming.commands.making import choice, command, group, matches
from bot.incoming.commands.server import role, settings
from bot.incoming.commands.taking_back import number_of, undo_choices
from bot.incoming.permissions import demand_apart, demand_moderator
from bot.incoming.presses import redraws
from bot.incoming.replies import Answer, Asker, cut, fitting
from bot.limits import CHOICES, MESSAGE_TEXT, NUMBER, REASON
from bot.outgoing.buttons import Pressed, button, row_of
from bot.refereeing.moderation import Point, how_skipped, moderated
from bot.store.servers import Server
from bot.tables import timing
from bot.tables.acts import denied, standing_of
from bot.tables.clocks import read_span
from bot.tables.history import named
from bot.tables.table import Archived, Entry, Intent, Table, plain_name
from bot.tables.turns import in_words
from bot.tables.undo import listed, worded
from rules.core.names import fold

MOMENT = "@"  # before the revision, in a list that has archived games, too
MOST_AUDITED = 20
MOST_GAMES = 10  # put away, in a list that has moments of the one in play, too


async def reset(asker: Asker, reason: str) -> Answer:
    return await _first_step(asker, "reset", reason)


async def restore(asker: Asker, reason: str, game: str | None = None) -> Answer:
    return await _first_step(asker, "restore", reason, game=game)


async def undo(asker: Asker, reason: str, to: str | None = None) -> Answer:
    return await _first_step(asker, "undo", reason, to=to)


async def skip(asker: Asker, reason: str, seat: str | None = None) -> Answer:
    return await _first_step(asker, "skip", reason, seat=seat)


async def replace(asker: Asker, seat: str, reason: str, player: discord.User | None = None) -> Answer:
    return await _first_step(asker, "replace", reason, seat=seat, player=player)


async def end(asker: Asker, reason: str) -> Answer:
    return await _first_step(asker, "end", reason)


async def lock(asker: Asker, reason: str) -> Answer:
    return await _first_step(asker, "lock", reason)


async def unlock(asker: Asker, reason: str) -> Answer:
    return await _first_step(asker, "unlock", reason)


async def pause(asker: Asker, reason: str) -> Answer:
    return await _first_step(asker, "pause", reason)


async def resume(asker: Asker, reason: str) -> Answer:
    return await _first_step(asker, "resume", reason)


async def extend(asker: Asker, time: str, reason: str, seat: str | None = None) -> Answer:
    return await _first_step(asker, "extend", reason, seat=seat, time=time)


async def audit(asker: Asker) -> Answer:
    """What moderators did in this channel, as far back as there is room for."""
    demand_moderator(asker.interaction, await asker.services.servers.of(asker.guild))
    lines: list[str] = []
    for table in await _games(asker):
        log = named(await asker.services.books.log(table))
        kept = {entry.revision for entry in moderated([entry for entry, _ in log])}
        found = [(entry, name) for entry, name in log if entry.revision in kept]
        if found:
            lines.append(f"**{asker.words.text(table.game.command + '-title')}** · {_players(asker, table)}")
            lines += [_audit_line(asker, table, entry, name) for entry, name in found]
    heading = asker.words.text("audit-heading", count=len(lines))
    latest = fitting(reversed(lines), MESSAGE_TEXT - len(heading) - 1)[:MOST_AUDITED]
    return Answer("\n".join([heading, *reversed(latest)]))


def moderate_group() -> app_commands.Group:
    """Without default permissions: a role can moderate too, so the bot itself checks."""
    return group(
        "moderate",
        [
            command("moderate reset", reset),
            command("moderate restore", restore, {"game": _complete_restore}),
            command("moderate undo", undo, {"to": _complete_undo}),
            command("moderate skip", skip, {"seat": _complete_seat}),
            command("moderate replace", replace, {"seat": _complete_seat}),
            command("moderate pause", pause),
            command("moderate resume", resume),
            command("moderate extend", extend, {"seat": _complete_seat}),
            command("moderate end", end),
            command("moderate lock", lock),
            command("moderate unlock", unlock),
            command("moderate audit", audit),
            command("moderate role", role),
            command("moderate settings", settings),
        ],
    )


@redraws("proceed")
async def _second_step(asker: Asker, pressed: Pressed) -> Answer:
    server = await asker.services.servers.of(asker.guild)
    demand_moderator(asker.interaction, server)
    number = int(pressed.argument[:NUMBER]) if pressed.argument.isdecimal() else 0
    intent = await asker.services.servers.intent(number)
    if intent is None or (intent.user, intent.channel) != (asker.user, asker.channel):
        raise denied("denied-stale-moderation")
    await _demand_apart(asker, intent, server)
    await asker.services.moderation.carry_out(intent, asker.interaction.id, asker.name)
    asker.services.reminders.wake()
    return asker.answer(f"done-moderate-{intent.act}")


@redraws("refrain")
async def _refrain(asker: Asker, pressed: Pressed) -> Answer:
    return asker.answer("done-refrain")


async def _first_step(
    asker: Asker,
    act: str,
    reason: str,
    *,
    game: str | None = None,
    to: str | None = None,
    seat: str | None = None,
    player: discord.User | None = None,
    time: str = "",
) -> Answer:
    """Asks once more, naming what would change; nothing has changed yet."""
    server = await asker.services.servers.of(asker.guild)
    demand_moderator(asker.interaction, server)
    why = " ".join(reason.split())[:REASON]
    if not why:
        raise denied("denied-no-reason")
    if player is not None and player.bot:
        raise denied("denied-offer-robot")
    intent, table = await _intended(asker, act, why, game)
    await _demand_apart(asker, intent, server)
    if to is not None:
        intent = dataclasses.replace(intent, target=number_of(to))
    if act == "extend":
        intent = dataclasses.replace(intent, target=_seconds(time))
    if act in ("skip", "replace", "extend"):
        intent = dataclasses.replace(intent, seat=_seat_of(table, seat))
    if player is not None:
        intent = dataclasses.replace(intent, target=player.id, name=player.display_name)
    lines = await _what_it_would_do(asker, table, intent)
    number = await asker.services.servers.keep_intent(intent)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(cut("\n".join(lines), MESSAGE_TEXT)))
    buttons = [button(asker.words, verb, table.id, table.revision, str(number)) for verb in ("proceed", "refrain")]
    view.add_item(row_of(buttons))
    return Answer(view=view)


async def _demand_apart(asker: Asker, intent: Intent, server: Server) -> None:
    """Of the game it is about, and of the one that would make way. Raises DeniedError."""
    for game in (intent.table_id, intent.aside):
        table = await asker.services.books.table(game)
        if table is not None:
            demand_apart(table, asker.user, server)


async def _intended(asker: Asker, act: str, reason: str, game: str | None) -> tuple[Intent, Table]:
    """What was asked for, as it is kept until the second step, and the game it is about."""
    live = await asker.services.books.live_table(asker.channel)
    if act == "restore" and (game is None or not game.startswith(MOMENT)):
        if game is not None and (not game.isdecimal() or len(game) > NUMBER):
            raise denied("denied-unknown-archive")
        table = await asker.services.door.archived(asker.channel, None if game is None else int(game))
        aside = live.id if live is not None else 0
        return Intent(table.channel, asker.user, act, reason, table.id, table.revision, aside), table
    table = await asker.table()
    intent = Intent(table.channel, asker.user, act, reason, table.id, table.revision)
    if game is not None:
        return dataclasses.replace(intent, act="rewind", target=number_of(game.removeprefix(MOMENT))), table
    return intent, table


async def _what_it_would_do(asker: Asker, table: Table, intent: Intent) -> list[str]:
    """The question of the second step, naming exactly what would happen. Raises DeniedError if nothing can."""
    change = await asker.services.moderation.change(table, intent, asker.name)
    spoken, act = asker.words, intent.act
    who = plain_name(table.name(intent.seat)) if intent.seat is not None else ""
    after = plain_name(change.table.name(intent.seat)) if intent.seat is not None else ""
    given = timing.span(intent.target or 0) if act == "extend" else ""
    how = how_skipped(table, intent.seat or 0) if act == "skip" else ""
    lines = [
        spoken.text(
            f"moderate-{act}",
            players=_players(asker, table),
            revision=table.revision,
            who=who,
            after=after,
            span=given,
            how=how,
        )
    ]
    if act == "undo":
        found = await asker.services.moderation.taken_back(table, intent.target)
        lines += _listed(asker, table, found.taken)
    if act == "rewind":
        taken, again = await asker.services.moderation.weighed(table, intent.target or 0)
        for key, steps in (("moderate-rewind-taken", taken), ("moderate-rewind-again", again)):
            lines += [spoken.text(key), *_listed(asker, table, steps)] if steps else []
    if act == "end":
        lines += [asker.say(line, table) for line in standing_of(table)]
    if intent.aside:
        aside = await asker.services.books.table(intent.aside)
        lines += [spoken.text("moderate-restore-aside", players=_players(asker, aside))] if aside else []
    return lines


def _listed(asker: Asker, table: Table, steps: Sequence[Entry]) -> list[str]:
    return [f"- {asker.say(move, table)}" for move in listed(worded(table, steps))]


def _seconds(time: str) -> int:
    seconds = read_span(time)
    if seconds is None:
        raise denied("denied-bad-span", text=time)
    return seconds


def _seat_of(table: Table, seat: str | None) -> int:
    """The seat chosen by number or name; without a choice, the one the table waits for. Raises DeniedError."""
    if seat is None:
        waiting = [duty.seat for duty in table.duties() if duty.blocks]
        if not waiting:
            raise denied("denied-unknown-seat")
        return waiting[0]
    number = int(seat[:NUMBER]) if seat.isdecimal() else 0
    if 1 <= number <= len(table.seats):
        return number - 1
    named = [at for at, name in enumerate(table.names()) if fold(name) == fold(seat)]
    if len(named) != 1:
        raise denied("denied-unknown-seat")
    return named[0]


async def _moderators_table(asker: Asker) -> Table:
    """For completions. Raises DeniedError."""
    demand_moderator(asker.interaction, await asker.services.servers.of(asker.guild))
    return await asker.table()


async def _complete_seat(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    table = await _moderators_table(asker)
    named = {str(seat): f"{seat} · {name}" for seat, name in enumerate(table.names(), 1)}
    return [choice(line, seat) for seat, line in named.items() if matches(current, line)]


async def _complete_undo(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    return await undo_choices(asker, await _moderators_table(asker), None, current)


async def _complete_restore(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    """The games put away in this channel, then the moments of the one in play; both the latest first."""
    demand_moderator(asker.interaction, await asker.services.servers.of(asker.guild))
    live = await asker.services.books.live_table(asker.channel)
    archived = await asker.services.books.archived(asker.channel, MOST_GAMES if live is not None else CHOICES)
    named = {str(each.table.id): _archived_line(asker, each) for each in archived}
    if live is not None and live.phase == "playing":
        points = await asker.services.moderation.points(live)
        named |= {f"{MOMENT}{point.revision}": _point_line(asker, live, point) for point in points}
    if not named:
        raise denied("denied-nothing-to-restore")
    fitting = [choice(line, value) for value, line in named.items() if matches(current, line, value)]
    return fitting[:CHOICES]


def _archived_line(asker: Asker, archived: Archived) -> str:
    table = archived.table
    return asker.words.text(
        "archived-game",
        at=_minute(archived.at),
        game=asker.words.text(f"{table.game.command}-title"),
        players=asker.words.join(list(table.names())) or asker.words.text("lobby-nobody"),
        phase=asker.words.text(f"phase-{table.phase}"),
        revision=table.revision,
    )


def _point_line(asker: Asker, table: Table, point: Point) -> str:
    said = asker.say(in_words(table, point.last), table)
    return asker.words.text("archived-point", revision=point.revision, move=said)


def _audit_line(asker: Asker, table: Table, entry: Entry, name: str) -> str:
    by, said = f"<@{entry.actor}>", log_in_words(asker, table, entry, name)
    at = int(datetime.fromisoformat(entry.at).timestamp())
    return f"- <t:{at}:f> · {said}" + ("" if by in said else f" · {by}")


def _minute(at: str) -> str:
    day, _, time = at.partition("T")
    return f"{day} {time[:5]}"


async def _games(asker: Asker) -> list[Table]:
    """Those of the channel, the one in play last."""
    away = [each.table for each in await asker.services.books.archived(asker.channel, CHOICES)]
    live = await asker.services.books.live_table(asker.channel)
    return [*reversed(away), *([live] if live is not None else [])]


def _players(asker: Asker, table: Table) -> str:
    return asker.words.join(list(table.plain_names)) or asker.words.text("lobby-nobody")
