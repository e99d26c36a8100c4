"""/table handover, resign and seed, /game briefing: seats that change hands, and what comes with a seat."""

from __future__ import annotations

import discord

from bot.incoming.presses import answers, redraws
from bot.incoming.replies import Answer, Asker, panel_of, sentences
from bot.outgoing.announce import galleries, png_files
from bot.outgoing.buttons import Pressed, button, row_of
from bot.refereeing.door import StaleError
from bot.tables import acts, seats
from bot.tables.table import Change, Table, plain_name
from bot.tables.turns import told, told_privately
from render.pictures import Shown, describe, describe_hand
from rules.core.contract import Seat

MOST_TOLD = 20  # lines of what happened lately


async def seed(asker: Asker, word: str) -> Answer:
    await asker.perform(lambda table: acts.set_word(table, asker.user, word))
    return asker.answer("done-word")


async def handover(asker: Asker, player: discord.User) -> Answer:
    if player.bot:
        raise acts.denied("denied-offer-robot")
    await asker.services.votes.offer(asker.channel, asker.user, asker.interaction.id, player.id, player.display_name)
    return asker.answer("done-offer", name=plain_name(acts.clean_name(player.display_name)))


async def resign(asker: Asker) -> Answer:
    """Asks once more, and says what would become of the seat."""
    table, _ = await asker.seat()
    would = seats.resign(table, await asker.services.books.steps(table), asker.user)
    robot = would.entries[0].act != "retire"
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(asker.words.text("resign-robot" if robot else "resign-rules")))
    view.add_item(
        row_of([button(asker.words, verb, table.id, table.visible_revision) for verb in ("resign", "refrain")])
    )
    return Answer(view=view)


@redraws("resign")
async def _resign(asker: Asker, pressed: Pressed) -> Answer:
    async def prepare(table: Table) -> Change:
        if (table.id, table.visible_revision) != (pressed.table_id, pressed.revision):
            raise StaleError
        return seats.resign(table, await asker.services.books.steps(table), asker.user)

    await asker.carry_out(prepare)
    return asker.answer("done-resign")


@answers("briefing")
async def _press_briefing(asker: Asker, pressed: Pressed) -> Answer:
    return await briefing(asker)


async def briefing(asker: Asker) -> Answer:
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
    shown = list(await asker.services.announcer.draw(table, table.state, (), asker.words.language, seat))
    held = await asker.services.announcer.draw_hand(table, table.state, asker.words.language, seat)
    pictures = [*shown, held] if held is not None else shown
    answer = panel_of(lines, galleries(pictures), png_files(pictures))
    assert answer.view is not None
    if seat in table.to_act():
        answer.view.add_item(row_of([button(asker.words, "play", table.id, table.visible_revision)]))
    return answer


async def _lately(asker: Asker, table: Table, seat: Seat) -> list[str]:
    """What the seat has heard since its own last move."""
    steps = await asker.services.books.steps(table)
    own = [at for at, step in enumerate(steps) if step.seat == seat]
    since = steps[own[-1] if own else 0 :]
    lines = [line for step in since for line in (*told(table, step.events), *told_privately(table, step.events, seat))]
    return sentences(asker, table, lines[-MOST_TOLD:])
