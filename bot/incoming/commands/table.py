"""/table: opening a table, sitting down at it, settling how it is played."""

from __future__ import annotations

from discord import app_commands

from bot.incoming.commands import answering  # noqa: F401  # registers the verbs of questions
from bot.incoming.commands.boards import complete_file, load
from bot.incoming.commands.clock import clock_commands
from bot.incoming.commands.making import choice, coded, command, group, localised, matches
from bot.incoming.commands.orders import auto, complete_order, complete_order_value
from bot.incoming.commands.seats import handover, resign, seed
from bot.incoming.permissions import demand_posting
from bot.incoming.presses import answers
from bot.incoming.replies import Answer, Asker
from bot.outgoing.buttons import Pressed
from bot.refereeing.door import Act, RepeatedError, StaleError
from bot.tables import acts
from bot.tables.table import Change, Table
from render.words import LANGUAGES
from rules.registry import GAMES


async def new(asker: Asker, game: str, language: str | None = None) -> Answer:
    assert asker.guild
    demand_posting(asker.interaction)
    spoken = language if language in LANGUAGES else asker.words.language
    await asker.services.door.open_table(
        asker.guild, asker.channel, asker.user, asker.name, game, spoken, asker.interaction.id
    )
    return asker.answer("done-new")


async def close(asker: Asker) -> Answer:
    await asker.services.door.close_table(asker.channel, asker.user, asker.interaction.id)
    return asker.answer("done-close")


async def join(asker: Asker) -> Answer:
    table = await asker.perform(lambda table: acts.join(table, asker.user, asker.name))
    return asker.answer("done-join" if table.phase == "gathering" else "done-back")


async def leave(asker: Asker) -> Answer:
    table = await asker.perform(lambda table: acts.leave(table, asker.user))
    return asker.answer("done-leave" if table.phase == "gathering" else "done-leave-robot")


async def robot(asker: Asker, remove: bool = False) -> Answer:
    do = acts.remove_robot if remove else acts.add_robot
    await asker.perform(lambda table: do(table, asker.user))
    return asker.answer("done-robot")


async def options(asker: Asker, option: str | None = None, value: str | None = None) -> Answer:
    if option is None or value is None:
        return await _options_of(asker)

    def set_it(table: Table) -> Change:
        name = coded(option, _option_names(asker, table))
        return acts.set_option(table, asker.user, name, coded(value, _value_names(asker, table, name)))

    table = await asker.perform(set_it)
    name = coded(option, _option_names(asker, table))
    value_now = acts.option_value(table, name, acts.options_of(table)[name])
    return asker.answer("done-option", option=acts.option_name(table, name), value=value_now)


async def start(asker: Asker) -> Answer:
    assert asker.guild
    demand_posting(asker.interaction)
    await asker.perform(lambda table: acts.start(table, asker.user))
    return asker.answer("done-start")


async def language(asker: Asker, language: str) -> Answer:
    await asker.perform(lambda table: acts.set_language(table, asker.user, language))
    return asker.answer("done-language")


@answers("join")
async def _press_join(asker: Asker, pressed: Pressed) -> Answer:
    await asker.perform(_of_lobby(pressed, lambda table: acts.join(table, asker.user, asker.name)))
    return asker.answer("done-join")


@answers("leave")
async def _press_leave(asker: Asker, pressed: Pressed) -> Answer:
    await asker.perform(_of_lobby(pressed, lambda table: acts.leave(table, asker.user)))
    return asker.answer("done-leave")


@answers("robot")
async def _press_robot(asker: Asker, pressed: Pressed) -> Answer:
    """One press, one robot: a second one by the same hand on the same button is the same press."""
    expected = pressed.revision
    while True:
        try:
            await asker.perform(lambda table: acts.add_robot(table, asker.user), expected)
        except StaleError:
            asker.saw(None)
            table = await asker.table()
            since = await asker.services.books.log(table, pressed.revision)
            if table.id != pressed.table_id:
                raise
            if any((entry.act, entry.actor) == ("robot", asker.user) for entry in since):
                raise RepeatedError from None
            expected = table.visible_revision
        else:
            return asker.answer("done-robot")


@answers("start")
async def _press_start(asker: Asker, pressed: Pressed) -> Answer:
    return await start(asker)


@answers("rematch")
async def _press_rematch(asker: Asker, pressed: Pressed) -> Answer:
    await asker.services.door.rematch(asker.channel, asker.user, asker.name, asker.interaction.id)
    return asker.answer("done-new")


def table_group() -> app_commands.Group:
    games = [app_commands.Choice(name=localised(f"{g.command}-title"), value=key) for key, g in GAMES.items()]
    languages = [app_commands.Choice(name=localised(f"language-{name}"), value=name) for name in LANGUAGES]
    return group(
        "table",
        [
            command("table new", new, choices={"game": games, "language": languages}),
            command("table join", join),
            command("table leave", leave),
            command("table close", close),
            command("table options", options, {"option": _complete_option, "value": _complete_value}),
            command("table load", load, {"file": complete_file}),
            command("table robot", robot),
            command("table start", start),
            command("table seed", seed),
            command("table handover", handover),
            command("table resign", resign),
            command("table auto", auto, {"order": complete_order, "value": complete_order_value}),
            command("table language", language, choices={"language": languages}),
            *clock_commands(),
        ],
    )


def _of_lobby(pressed: Pressed, act: Act) -> Act:
    """What a button of a lobby does is meant for that table, before it begins: leaving later is another matter."""

    def done(table: Table) -> Change:
        if table.id != pressed.table_id:
            raise StaleError
        if table.phase != "gathering":
            raise acts.denied("denied-already-started")
        return act(table)

    return done


async def _options_of(asker: Asker) -> Answer:
    table = await asker.table()
    lines = [asker.words.text("options-heading")]
    for name, value in acts.options_of(table).items():
        label, meaning = acts.option_name(table, name), acts.option_name(table, f"{name}-help")
        shown = asker.say(acts.option_value(table, name, value))
        told = asker.words.text("named", name=f"**{asker.say(label)}**", text=shown)
        lines.append(f"- `{name}` · {told}. {asker.say(meaning)}")
    return Answer("\n".join(lines))


async def _complete_option(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    labels = _option_names(asker, await asker.table())
    return [choice(label, name) for name, label in labels.items() if matches(current, label, name)]


async def _complete_value(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    table = await asker.table()
    labels = _value_names(asker, table, coded(asker.given("option"), _option_names(asker, table)))
    return [choice(label, value) for value, label in labels.items() if matches(current, label, value)]


def _option_names(asker: Asker, table: Table) -> dict[str, str]:
    return {name: asker.say(acts.option_name(table, name)) for name in acts.options_of(table)}


def _value_names(asker: Asker, table: Table, name: str) -> dict[str, str]:
    """Raises DeniedError for a name that is no option of the table."""
    values = acts.option_values(table, name)
    return {value: asker.say(acts.option_value(table, name, value)) for value in values}
