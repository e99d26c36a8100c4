"""/table: opening a table, sitting down, looking at it, checking it."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands

from bot.incoming.commands import answering  # noqa: F401  # registers the verbs of questions
from bot.incoming.commands.boards import complete_file, load
from bot.incoming.commands.clock import clock_commands, clock_lines
from bot.incoming.commands.journal import in_words
from bot.incoming.commands.making import choice, coded, command, group, localised, matches
from bot.incoming.commands.orders import complete_order, complete_order_value, order
from bot.incoming.commands.seats import briefing, handover, resign, word
from bot.incoming.commands.taking_back import complete_undo, redo, undo
from bot.incoming.permissions import demand_posting
from bot.incoming.replies import Answer, Asker, asker_of, owed_line, reply
from bot.outgoing.announce import galleries, png_files
from bot.outgoing.buttons import Interaction, Pressed, button, on_verb, row_of
from bot.refereeing.door import Act, RepeatedError, StaleError
from bot.refereeing.records import check_record, full_record, record_of
from bot.tables import acts
from bot.tables.history import named
from bot.tables.table import Change, DeniedError, Table, plain_name
from render.pictures import Shown, describe
from render.words import LANGUAGES
from rules.registry import GAMES

LOG_LINES = 15


async def new(interaction: Interaction, game: str, language: str | None = None) -> None:
    async def work(asker: Asker) -> Answer:
        assert asker.guild
        demand_posting(interaction)
        spoken = language if language in LANGUAGES else asker.words.language
        await asker.desk.door.open_table(
            asker.guild, asker.channel, asker.user, asker.name, game, spoken, interaction.id
        )
        return Answer(asker.words.text("done-new"))

    await reply(interaction, work)


async def join(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        table = await asker.desk.door.perform(
            asker.channel, lambda table: acts.join(table, asker.user, asker.name), interaction.id
        )
        return Answer(asker.words.text("done-join" if table.phase == "gathering" else "done-back"))

    await reply(interaction, work)


async def leave(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        table = await asker.desk.door.perform(
            asker.channel, lambda table: acts.leave(table, asker.user), interaction.id
        )
        return Answer(asker.words.text("done-leave" if table.phase == "gathering" else "done-leave-robot"))

    await reply(interaction, work)


async def robot(interaction: Interaction, remove: bool = False) -> None:
    do = acts.remove_robot if remove else acts.add_robot
    await _act(interaction, lambda table: do(table, interaction.user.id), "done-robot")


async def options(interaction: Interaction, option: str | None = None, value: str | None = None) -> None:
    if option is None or value is None:
        await reply(interaction, _options_of)
        return
    asker, typed, said = asker_of(interaction), option, value

    def set_it(table: Table) -> Change:
        name = coded(typed, _option_names(asker, table))
        return acts.set_option(table, asker.user, name, coded(said, _value_names(asker, table, name)))

    await _act(interaction, set_it, "done-option")


async def start(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        assert asker.guild
        demand_posting(interaction)
        await asker.desk.door.perform(asker.channel, lambda table: acts.start(table, asker.user), interaction.id)
        return Answer(asker.words.text("done-start"))

    await reply(interaction, work)


async def language(interaction: Interaction, language: str) -> None:
    user = interaction.user.id
    await _act(interaction, lambda table: acts.set_language(table, user, language), "done-language")


async def status(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        table = await asker.table()
        lines = [f"**{asker.words.text(table.game.command + '-title')}** · {asker.words.text('phase-' + table.phase)}"]
        lines += _seat_lines(asker, table)
        if table.state is not None:
            view = table.game.view(table.state, table.seat_of(asker.user))
            names = tuple(plain_name(name) for name in table.names())
            lines += describe(table.game.key, Shown(view, (), names, asker.words))
        if table.pace is not None:
            lines.append(await clock_lines(asker, table))
        owed = await owed_line(asker.desk, table.channel, asker.words)
        return Answer("\n".join([*lines, owed] if owed else lines))

    await reply(interaction, work)


async def board(interaction: Interaction) -> None:
    await reply(interaction, _board)


async def log(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        table = await asker.table()
        rows = named(await asker.desk.books.log(table))[-LOG_LINES:]
        lines = [f"`{entry.revision}` {in_words(asker, table, entry, name)}" for entry, name in rows]
        return Answer("\n".join([asker.words.text("log-heading", count=table.revision), *lines]))

    await reply(interaction, work)


async def record(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        table = await _begun(asker)
        text = (await record_of(asker.desk.books, table)).print()
        file = discord.File(io.BytesIO(text.encode()), f"{table.game.key}-{table.id}.txt")
        key = "record-whole" if table.phase == "over" else "record-running"
        return Answer(asker.words.text(key), files=[file])

    await reply(interaction, work)


async def verify(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        table = await _begun(asker)
        whole = full_record(table, await asker.desk.books.log(table))
        verdict = await asyncio.to_thread(check_record, table.game, whole)
        if verdict.why is not None and verdict.where is not None:
            where, why = asker.say(verdict.where, table), asker.say(verdict.why, table)
            return Answer(asker.words.text("verify-bad", where=where, why=why))
        if verdict.state != table.state:
            return Answer(asker.words.text("verify-differs", moves=verdict.moves))
        return Answer(asker.words.text("verify-good", moves=verdict.moves, commitment=whole.commitment))

    await reply(interaction, work)


@on_verb("join")
async def _press_join(interaction: Interaction, pressed: Pressed) -> None:
    asker = asker_of(interaction)
    await _act(interaction, _of_lobby(pressed, lambda table: acts.join(table, asker.user, asker.name)), "done-join")


@on_verb("leave")
async def _press_leave(interaction: Interaction, pressed: Pressed) -> None:
    await _act(interaction, _of_lobby(pressed, lambda table: acts.leave(table, interaction.user.id)), "done-leave")


@on_verb("robot")
async def _press_robot(interaction: Interaction, pressed: Pressed) -> None:
    """One press, one robot: a second one by the same hand on the same button is the same press."""

    async def work(asker: Asker) -> Answer:
        expected = pressed.revision
        while True:
            try:
                await asker.desk.door.perform(
                    asker.channel, lambda table: acts.add_robot(table, asker.user), interaction.id, expected
                )
            except StaleError:
                asker.saw(None)
                table = await asker.table()
                since = await asker.desk.books.log(table, pressed.revision)
                if table.id != pressed.game:
                    raise
                if any((entry.act, entry.actor) == ("robot", asker.user) for entry in since):
                    raise RepeatedError from None
                expected = table.settled
            else:
                return Answer(asker.words.text("done-robot"))

    await reply(interaction, work)


@on_verb("start")
async def _press_start(interaction: Interaction, pressed: Pressed) -> None:
    await start(interaction)


@on_verb("rematch")
async def _press_rematch(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        await asker.desk.door.rematch(asker.channel, asker.user, asker.name, interaction.id)
        return Answer(asker.words.text("done-new"))

    await reply(interaction, work)


@on_verb("board")
async def _press_board(interaction: Interaction, pressed: Pressed) -> None:
    await reply(interaction, _board)


def table_group() -> app_commands.Group:
    games = [app_commands.Choice(name=localised(f"{g.command}-title"), value=key) for key, g in GAMES.items()]
    languages = [app_commands.Choice(name=localised(f"language-{name}"), value=name) for name in LANGUAGES]
    return group(
        "table",
        [
            command("table new", new, choices={"game": games, "language": languages}),
            command("table join", join),
            command("table leave", leave),
            command("table options", options, {"option": _complete_option, "value": _complete_value}),
            command("table load", load, {"file": complete_file}),
            command("table robot", robot),
            command("table start", start),
            command("table status", status),
            command("table board", board),
            command("table log", log),
            command("table record", record),
            command("table undo", undo, {"to": complete_undo}),
            command("table redo", redo),
            command("table word", word),
            command("table handover", handover),
            command("table resign", resign),
            command("table briefing", briefing),
            command("table order", order, {"order": complete_order, "value": complete_order_value}),
            command("table language", language, choices={"language": languages}),
            command("table verify", verify),
            *clock_commands(),
        ],
    )


async def _act(interaction: Interaction, act: Act, done: str) -> None:
    async def work(asker: Asker) -> Answer:
        await asker.desk.door.perform(asker.channel, act, interaction.id)
        return Answer(asker.words.text(done))

    await reply(interaction, work)


def _of_lobby(pressed: Pressed, act: Act) -> Act:
    """What a button of a lobby does is meant for that table, before it begins: leaving later is another matter."""

    def done(table: Table) -> Change:
        if table.id != pressed.game:
            raise StaleError
        if table.phase != "gathering":
            raise acts.denied("denied-already-started")
        return act(table)

    return done


async def _begun(asker: Asker) -> Table:
    table = await asker.table()
    if table.state is None:
        raise acts.denied("denied-not-started")
    return table


async def _board(asker: Asker) -> Answer:
    table = await _begun(asker)
    assert table.state is not None
    last = (await asker.desk.books.last_steps(table))[-1]
    seat = table.seat_of(asker.user)
    shown = await asker.desk.announcer.draw(table, table.state, last.events, asker.words.language, seat)
    view = discord.ui.LayoutView(timeout=None)
    for each in galleries(shown):
        view.add_item(each)
    if seat is not None and seat in table.to_act():
        view.add_item(row_of([button(asker.words, "play", table.id, table.settled)]))
    return Answer(view=view, files=png_files(shown))


async def _options_of(asker: Asker) -> Answer:
    table = await asker.table()
    lines = [asker.words.text("options-heading")]
    for name, value in acts.options_of(table).items():
        label, meaning = acts.option_name(table, name), acts.option_name(table, f"{name}-help")
        shown = asker.say(acts.option_value(table, name, value))
        told = asker.words.text("named", name=f"**{asker.say(label)}**", text=shown)
        lines.append(f"- `{name}` · {told}. {asker.say(meaning)}")
    return Answer("\n".join(lines))


async def _complete_option(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    asker = asker_of(interaction)
    try:
        table = await asker.table()
    except DeniedError as error:
        return [choice(asker.say(error.why), "-")]
    labels = _option_names(asker, table)
    return [choice(label, name) for name, label in labels.items() if matches(current, label, name)]


async def _complete_value(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    asker = asker_of(interaction)
    name = str(interaction.namespace.option or "")
    try:
        table = await asker.table()
        labels = _value_names(asker, table, coded(name, _option_names(asker, table)))
    except DeniedError as error:
        return [choice(asker.say(error.why), "-")]
    return [choice(label, value) for value, label in labels.items() if matches(current, label, value)]


def _option_names(asker: Asker, table: Table) -> dict[str, str]:
    return {name: asker.say(acts.option_name(table, name)) for name in acts.options_of(table)}


def _value_names(asker: Asker, table: Table, name: str) -> dict[str, str]:
    """Raises DeniedError for a name that is no option of the table."""
    values = acts.option_values(table, name)
    return {value: asker.say(acts.option_value(table, name, value)) for value in values}


def _seat_lines(asker: Asker, table: Table) -> list[str]:
    acting = table.to_act()
    lines = []
    for seat, holder in enumerate(table.seats):
        kind = "seat-robot" if holder.user is None else "seat-person"
        mark = " ◀" if seat in acting else ""
        lines.append(asker.words.text(kind, number=seat + 1, name=plain_name(holder.name)) + mark)
    return lines
