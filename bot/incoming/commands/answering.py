"""The buttons under a question: agree and refuse, or accept and decline for a seat that is offered."""

from __future__ import annotations

from bot.incoming.commands.seats import briefing
from bot.incoming.presses import answers
from bot.incoming.replies import Answer, Asker
from bot.limits import NUMBER
from bot.outgoing.buttons import Pressed


@answers("agree")
@answers("accept")
@answers("aye")  # under questions about the clock that were posted by earlier versions
async def _agree(asker: Asker, pressed: Pressed) -> Answer:
    return await _answer(asker, pressed, agrees=True)


@answers("refuse")
@answers("decline")
@answers("nay")
async def _refuse(asker: Asker, pressed: Pressed) -> Answer:
    return await _answer(asker, pressed, agrees=False)


async def _answer(asker: Asker, pressed: Pressed, *, agrees: bool) -> Answer:
    about = int(pressed.argument[:NUMBER]) if pressed.argument.isdecimal() else 0
    table = await asker.services.votes.answer(
        asker.channel, asker.user, asker.name, asker.interaction.id, pressed.table_id, about, agrees=agrees
    )
    asker.services.reminders.wake()
    if pressed.verb == "accept":
        asker.saw(table)
        return await briefing(asker)
    return asker.answer("done-agree" if agrees else "done-refuse")
