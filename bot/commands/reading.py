"""/hand, /moves, /rules, /why and /play: what do I hold, what can I do and why not, and a move as text."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import acts
from bot.announce import galleries, png_files
from bot.buttons import Interaction, Pressed, button, on_verb, row_of
from bot.commands.making import ALSO_ALONE, Made, choice, command
from bot.limits import CHOICES, SEARCH
from bot.panels import play_text
from bot.replies import Answer, Asker, asker_of, cited, quote, reply
from bot.table import DeniedError
from render.pictures import describe_hand
from render.rulebook import rulebook
from rules.core.contract import Draft
from rules.registry import GAMES

MOST_RULES = 5


async def moves(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        table, seat = await asker.seat()
        assert table.state is not None
        offers = table.game.offers(table.state, seat, Draft())
        if offers.refusal is not None:
            return Answer(asker.say(offers.refusal.why, table))
        lines = [asker.words.text("moves-heading")]
        for offer in offers.choices:
            note = f" ({asker.say(offer.note, table)})" if offer.note else ""
            usage = asker.words.text(f"command-{table.game.command}-{offer.value}-help")
            lines.append(f"- **{asker.say(offer.label, table)}**{note} — {usage}")
        lines.append(asker.words.text("moves-how", group=asker.words.text(f"command-{table.game.command}")))
        return Answer("\n".join(lines))

    await reply(interaction, work)


async def hand(interaction: Interaction) -> None:
    await reply(interaction, _hand)


async def _hand(asker: Asker) -> Answer:
    table, seat = await asker.seat()
    assert table.state is not None
    if not table.game.hands:
        raise acts.denied("denied-no-hand")
    view = discord.ui.LayoutView(timeout=None)
    lines = describe_hand(table.game.key, table.game.view(table.state, seat), asker.words.language)
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    shown = await asker.desk.announcer.draw_hand(table, table.state, asker.words.language, seat)
    pictures = [shown] if shown is not None else []
    for each in galleries(pictures):
        view.add_item(each)
    row = [button(asker.words, "play", table.id, table.settled)] if seat in table.to_act() else []
    if row:
        view.add_item(row_of(row))
    return Answer(view=view, files=png_files(pictures))


async def rules(interaction: Interaction, search: str | None = None) -> None:
    async def work(asker: Asker) -> Answer:
        key = await _game_key(asker)
        book = rulebook(key, asker.words.language)
        if not search:
            sections = "\n".join(f"- **{section.id}** {section.title}" for section in book.sections)
            return Answer(f"**{book.title}** — {book.intro}\n{sections}\n{asker.words.text('rules-how')}")
        found = book.search(search, MOST_RULES)
        if not found:
            return Answer(asker.words.text("rules-none", search=search[:SEARCH]))
        return Answer("\n".join(cited(asker.words, rule) for rule in found))

    await reply(interaction, work)


async def why(interaction: Interaction) -> None:
    async def work(asker: Asker) -> Answer:
        last = await asker.desk.books.last_refusal(asker.channel, asker.user)
        if last is None:
            return Answer(asker.words.text("why-nothing"))
        key, refusal = last
        table = await asker.desk.books.live_table(asker.channel)
        told = asker.say(refusal.why, table)
        instead = "\n➡️ " + asker.say(refusal.instead, table) if refusal.instead else ""
        return Answer(f"🚫 {told}\n{quote(asker.words, key, refusal.rule)}{instead}")

    await reply(interaction, work)


async def play(interaction: Interaction, move: str) -> None:
    await reply(interaction, lambda asker: play_text(asker, move))


@on_verb("hand")
async def _press_hand(interaction: Interaction, pressed: Pressed) -> None:
    await hand(interaction)


@on_verb("rules")
async def _press_rules(interaction: Interaction, pressed: Pressed) -> None:
    await rules(interaction)


def reading_commands() -> list[Made]:
    return [
        command("hand", hand),
        command("moves", moves),
        command("rules", rules, {"search": _complete_rule}, contexts=ALSO_ALONE),
        command("why", why),
        command("play", play),
    ]


async def _game_key(asker: Asker) -> str:
    """The channel's game; where there is none, the first game of the house."""
    try:
        return (await asker.table()).game.key
    except DeniedError:
        return next(iter(GAMES))


async def _complete_rule(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    asker = asker_of(interaction)
    book = rulebook(await _game_key(asker), asker.words.language)
    found = book.search(current, CHOICES) if current.strip() else [section.rules[0] for section in book.sections]
    return [choice(f"{rule.id} · {rule.text}", rule.id) for rule in found]
