"""The buttons under a question: agree and refuse, or accept and decline for a seat that is offered."""

from __future__ import annotations

from bot.incoming.commands.seats import briefed
from bot.incoming.replies import Answer, Asker, reply
from bot.limits import NUMBER
from bot.outgoing.buttons import Interaction, Pressed, on_verb


@on_verb("agree")
@on_verb("accept")
@on_verb("aye")  # under questions about the clock that were posted by earlier versions
async def _agree(interaction: Interaction, pressed: Pressed) -> None:
    await _answer(interaction, pressed, agrees=True)


@on_verb("refuse")
@on_verb("decline")
@on_verb("nay")
async def _refuse(interaction: Interaction, pressed: Pressed) -> None:
    await _answer(interaction, pressed, agrees=False)


async def _answer(interaction: Interaction, pressed: Pressed, *, agrees: bool) -> None:
    about = int(pressed.argument[:NUMBER]) if pressed.argument.isdecimal() else 0

    async def work(asker: Asker) -> Answer:
        table = await asker.desk.votes.answer(
            asker.channel, asker.user, asker.name, interaction.id, pressed.game, about, agrees=agrees
        )
        asker.desk.reminders.wake()
        if pressed.verb == "accept":
            asker.saw(table)
            return await briefed(asker)
        return Answer(asker.words.text("done-agree" if agrees else "done-refuse"))

    await reply(interaction, work)
