"""/hand, /moves, /why and /play: what do I hold, what can I do and why not, and a move as text."""

from __future__ import annotations

import discord

from bot.incoming.commands.making import Made, command
from bot.incoming.playing import play_line
from bot.incoming.presses import answers
from bot.incoming.replies import Answer, Asker, panel_of, quote
from bot.outgoing.announce import galleries, png_files
from bot.outgoing.buttons import Pressed, button, row_of
from bot.tables import acts
from bot.tables.table import Table
from render.pictures import Shown, describe_hand
from rules.core.contract import Draft
from rules.core.walk import example

MOST_RULES = 5


async def moves(asker: Asker) -> Answer:
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
    answer = panel_of(lines, (), [])
    assert answer.view is not None
    answer.view.add_item(row_of([button(asker.words, "play", table.id, table.visible_revision)]))
    return answer


async def hand(asker: Asker) -> Answer:
    table, seat = await asker.seat()
    assert table.state is not None
    if not table.game.hands:
        raise acts.denied("denied-no-hand")
    view = discord.ui.LayoutView(timeout=None)
    held = Shown(table.game.view(table.state, seat), (), tuple(table.names()), asker.words)
    lines = describe_hand(table.game.key, held)
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    shown = await asker.services.announcer.draw_hand(table, table.state, asker.words.language, seat)
    pictures = [shown] if shown is not None else []
    for each in galleries(pictures):
        view.add_item(each)
    row = [button(asker.words, "play", table.id, table.visible_revision)] if seat in table.to_act() else []
    if row:
        view.add_item(row_of(row))
    return Answer(view=view, files=png_files(pictures))


async def why(asker: Asker) -> Answer:
    last = await asker.services.books.last_refusal(asker.channel, asker.user)
    if last is None:
        return asker.answer("why-nothing")
    key, refusal = last
    table = await asker.services.books.live_table(asker.channel)
    told = asker.say(refusal.why, table)
    instead = "\n➡️ " + asker.say(refusal.instead, table) if refusal.instead else ""
    legal = _legal_now(asker, table) if table is not None and table.game.key == key else ""
    return Answer(f"🚫 {told}\n{quote(asker.words, key, refusal.rule)}{instead}{legal}")


def _legal_now(asker: Asker, table: Table) -> str:
    """A move that the reader could make now, as it would be typed; nothing if it is not their turn."""
    seat = table.seat_of(asker.user)
    if seat is None or seat not in table.to_act() or table.state is None:
        return ""
    kinds = [choice.value for choice in table.game.offers(table.state, seat, Draft()).choices]
    found = (example(table.game, table.state, seat, kind) for kind in kinds)
    move = next((move for move in found if move is not None), None)
    return "\n" + asker.words.text("why-example", move=table.game.print(move)) if move is not None else ""


async def play(asker: Asker, move: str) -> Answer:
    return await play_line(asker, move)


@answers("hand")
async def _press_hand(asker: Asker, pressed: Pressed) -> Answer:
    return await hand(asker)


def reading_commands() -> list[Made]:
    return [
        command("hand", hand),
        command("moves", moves),
        command("why", why),
        command("play", play),
    ]
