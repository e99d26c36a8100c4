"""Seats that change hands: /table handover, resign, briefing and word, and the buttons that go with them."""

from __future__ import annotations

import discord

from bot.incoming.replies import Answer, Asker, panel_of, redraw, reply, sentences
from bot.outgoing.announce import galleries, png_files
from bot.outgoing.buttons import Interaction, Pressed, button, on_verb, row_of
from bot.refereeing.door import StaleError
from bot.tables import acts, seats
from bot.tables.table import Change, Table, plain_name
from bot.tables.turns import told, told_privately
from render.pictures import Shown, describe, describe_hand
from rules.core.contract import Seat

MOST_TOLD = 20  # lines of what happened lately


async def word(interaction: Interaction, word: str) -> None:
    async def work(asker: Asker) -> Answer:
        await asker.desk.door.perform(
            asker.channel, lambda table: acts.set_word(table, asker.user, word), interaction.id
        )
        return Answer(asker.words.text("done-word"))

    await reply(interaction, work)


async def handover(interaction: Interaction, player: discord.User) -> None:
    async def work(asker: Asker) -> Answer:
        if player.bot:
            raise acts.denied("denied-offer-robot")
        await asker.desk.votes.offer(asker.channel, asker.user, interaction.id, player.id, player.display_name)
        return Answer(asker.words.text("done-offer", name=plain_name(acts.clean_name(player.display_name))))

    await reply(interaction, work)


async def resign(interaction: Interaction) -> None:
    """Asks once more, and says what would become of the seat."""

    async def work(asker: Asker) -> Answer:
        table, _ = await asker.seat()
        would = seats.resign(table, await asker.desk.books.steps(table), asker.user)
        robot = would.entries[0].act != "retire"
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(asker.words.text("resign-robot" if robot else "resign-rules")))
        view.add_item(row_of([button(asker.words, verb, table.id, table.settled) for verb in ("resign", "refrain")]))
        return Answer(view=view)

    await reply(interaction, work)


async def briefing(interaction: Interaction) -> None:
    await reply(interaction, briefed)


@on_verb("resign")
async def _resign(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        async def prepare(table: Table) -> Change:
            if (table.id, table.settled) != (pressed.game, pressed.revision):
                raise StaleError
            return seats.resign(table, await asker.desk.books.steps(table), asker.user)

        await asker.desk.door.carry_out(asker.channel, prepare, interaction.id)
        return Answer(asker.words.text("done-resign"))

    await redraw(interaction, work)


@on_verb("briefing")
async def _press_briefing(interaction: Interaction, pressed: Pressed) -> None:
    await briefing(interaction)


async def briefed(asker: Asker) -> Answer:
    """All that a newcomer to a seat needs: the table as this seat sees it, its hand, and what happened lately."""
    table, seat = await asker.seat()
    assert table.state is not None
    names = tuple(map(plain_name, table.names()))
    seen = Shown(table.game.view(table.state, seat), (), names, asker.words)
    lines = [asker.words.text("briefing-heading", number=seat + 1)]
    lines += describe_hand(table.game.key, seen)
    lately = await _lately(asker, table, seat)
    lines += [asker.words.text("briefing-lately"), *lately] if lately else []
    lines += [asker.words.text("briefing-table"), *describe(table.game.key, seen)]
    shown = list(await asker.desk.announcer.draw(table, table.state, (), asker.words.language, seat))
    held = await asker.desk.announcer.draw_hand(table, table.state, asker.words.language, seat)
    pictures = [*shown, held] if held is not None else shown
    answer = panel_of(lines, galleries(pictures), png_files(pictures))
    assert answer.view is not None
    if seat in table.to_act():
        answer.view.add_item(row_of([button(asker.words, "play", table.id, table.settled)]))
    return answer


async def _lately(asker: Asker, table: Table, seat: Seat) -> list[str]:
    """What the seat has heard since its own last move."""
    steps = await asker.desk.books.steps(table)
    own = [at for at, step in enumerate(steps) if step.seat == seat]
    since = steps[own[-1] if own else 0 :]
    lines = [line for step in since for line in (*told(table, step.events), *told_privately(table, step.events, seat))]
    return sentences(asker, table, lines[-MOST_TOLD:])
