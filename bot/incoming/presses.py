"""What a press answers with: a plain function of who presses and what, served as commands are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.incoming.replies import Answer, Asker, redraw, reply
from bot.outgoing.buttons import Interaction, Pressed, on_verb

Press = Callable[[Asker, Pressed], Awaitable[Answer]]


def answers(verb: str) -> Callable[[Press], Press]:
    """A press on this verb gets a private message of its own."""

    def register(press: Press) -> Press:
        @on_verb(verb)
        async def handle(interaction: Interaction, pressed: Pressed) -> None:
            await reply(interaction, lambda asker: press(asker, pressed))

        return press

    return register


def redraws(verb: str) -> Callable[[Press], Press]:
    """A press on this verb changes the private panel it stands on."""

    def register(press: Press) -> Press:
        @on_verb(verb)
        async def handle(interaction: Interaction, pressed: Pressed) -> None:
            await redraw(interaction, lambda asker: press(asker, pressed))

        return press

    return register
