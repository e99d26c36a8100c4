"""Private answers: acknowledge at once, do the work, and answer in the reader's language whatever happens."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field, replace

import aiohttp
import discord

from bot.limits import MESSAGE_CONTENT, MESSAGE_TEXT
from bot.outgoing.buttons import Interaction
from bot.refereeing.door import Act, Prepare, RepeatedError, StaleError
from bot.services import Services, services_of
from bot.store.watch import LostError
from bot.tables import acts
from bot.tables.table import DeniedError, Table
from render.rulebook import Rule, rulebook
from render.words import Words, words
from rules.core.contract import Draft, MisreadError, Refusal, RefusedError, Seat
from rules.core.phrase import Phrase, Value

log = logging.getLogger(__name__)

TRIES = 3  # discord.py does not send again what was lost on the line
ALREADY_ACKNOWLEDGED = 40060


@dataclass
class Asker:
    """Who asks, where, and in which language. The table is loaded once and kept while the question is answered."""

    interaction: Interaction
    services: Services
    user: int
    name: str
    words: Words
    _table: Table | None = None

    @property
    def guild(self) -> int:
        """Raises DeniedError outside a server."""
        if self.interaction.guild_id is None:
            raise acts.denied("denied-no-guild")
        if self.interaction.client.get_guild(self.interaction.guild_id) is None:
            raise acts.denied("denied-not-member")
        return self.interaction.guild_id

    @property
    def channel(self) -> int:
        """Raises DeniedError outside a server's channel."""
        assert self.guild
        if self.interaction.channel_id is None:
            raise acts.denied("denied-no-guild")
        return self.interaction.channel_id

    async def table(self) -> Table:
        """The channel's game. Raises DeniedError."""
        if self._table is None:
            self._table = await self.services.door.live(self.channel)
        return self._table

    def saw(self, table: Table | None) -> None:
        """The table has changed; None: it must be looked at anew."""
        self._table = table

    async def seat(self) -> tuple[Table, Seat]:
        """The channel's game in play, and the asker's seat at it. Raises DeniedError."""
        table = await self.table()
        seat = table.seat_of(self.user)
        if seat is None:
            raise acts.denied("denied-not-seated")
        if table.phase == "gathering":
            raise acts.denied("denied-not-started")
        if table.phase == "over":
            raise acts.denied("denied-over")
        return table, seat

    async def perform(self, act: Act, expected: int | None = None) -> Table:
        """Does something at the channel's table and returns the table after it, as `Door.perform`."""
        return await self.services.door.perform(self.channel, act, self.interaction.id, expected)

    async def carry_out(self, prepare: Prepare) -> Table:
        """The same for what must read more than the table, as `Door.carry_out`."""
        return await self.services.door.carry_out(self.channel, prepare, self.interaction.id)

    def given(self, option: str) -> str:
        """What an option says while another one is being completed; empty if nothing."""
        return str(getattr(self.interaction.namespace, option, None) or "")

    def answer(self, key: str, **parameters: Value) -> Answer:
        """A line of the locale files, as the whole answer."""
        return Answer(self.words.text(key, **parameters))

    def say(self, said: Phrase, table: Table | None = None) -> str:
        """A phrase in the reader's language, with the names at the table."""
        if table is None:
            return self.words.say(said)
        names = table.plain_names
        return self.words.say(
            said, lambda seat: names[seat] if seat < len(names) else self.words.text("seat-number", number=seat + 1)
        )


@dataclass(frozen=True)
class Answer:
    """A private answer: text, or a panel."""

    text: str = ""
    view: discord.ui.LayoutView | None = None
    files: list[discord.File] = field(default_factory=list)


Work = Callable[[Asker], Awaitable[Answer]]
Gallery = discord.ui.MediaGallery[discord.ui.LayoutView]


def panel_of(lines: Iterable[str], pictures: Iterable[Gallery], files: list[discord.File]) -> Answer:
    """Words with pictures below them."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    for each in pictures:
        view.add_item(each)
    return Answer(view=view, files=files)


async def reply(interaction: Interaction, work: Work) -> None:
    """Answers a command or a press with a private message of its own."""
    await _serve(interaction, lambda: interaction.response.defer(ephemeral=True, thinking=True), work)


async def redraw(interaction: Interaction, work: Work) -> None:
    """Answers a press by redrawing the private panel it stands on; what all can see is never redrawn."""
    if not _on_private(interaction):
        await reply(interaction, work)
        return
    await _serve(interaction, interaction.response.defer, work)


async def _serve(interaction: Interaction, defer: Callable[[], Awaitable[object]], work: Work) -> None:
    """Once, however often Discord delivers the interaction."""
    services = services_of(interaction)
    if services.closing or not services.first_time(interaction.id):
        return
    with services.serving():
        if await _acknowledged(defer):
            await _finish(interaction, work)
        else:
            services.forget(interaction.id)


def _on_private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def asker_of(interaction: Interaction) -> Asker:
    user = interaction.user
    return Asker(interaction, services_of(interaction), user.id, user.display_name, words(interaction.locale.value))


def sentences(asker: Asker, table: Table, said: Iterable[Phrase]) -> list[str]:
    """Phrases in the reader's language, a line each."""
    return [asker.say(line, table) for line in said]


def cut(text: str, longest: int) -> str:
    """A text as far as there is room for it."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def pages(text: str, longest: int) -> list[str]:
    """A text in pieces that a message can hold, parted between lines where that is possible.

    >>> pages("one\\ntwo\\nthree", 8)
    ['one\\ntwo', 'three']
    """
    found: list[str] = []
    for line in text.split("\n"):
        pieces = [line[at : at + longest] for at in range(0, len(line), longest)] or [""]
        for number, piece in enumerate(pieces):
            if found and not number and len(found[-1]) + 1 + len(piece) <= longest:
                found[-1] += f"\n{piece}"
            else:
                found.append(piece)
    return [page for page in found if page.strip()] or [text]


def fitting(lines: Iterable[str], longest: int) -> list[str]:
    """The first lines that there is room for, each of them whole."""
    found: list[str] = []
    for line in lines:
        longest -= len(line) + 1
        if longest < 0:
            break
        found.append(line)
    return found


async def explained(asker: Asker, refusal: Refusal, table: Table) -> list[str]:
    """A refusal as its reader gets it: what is wrong, the rule, what is possible. Kept for /why."""
    await asker.services.books.keep_refusal(table.channel, asker.user, table.game.key, refusal)
    lines = ["🚫 " + asker.say(refusal.why, table), quote(asker.words, table.game.key, refusal.rule)]
    if refusal.instead:
        lines.append("➡️ " + asker.say(refusal.instead, table))
    seat = table.seat_of(asker.user)
    if seat is not None and table.state is not None and seat in table.to_act():
        open_kinds = table.game.offers(table.state, seat, Draft()).choices
        kinds = asker.words.join([asker.say(choice.label, table) for choice in open_kinds])
        lines.append(asker.words.text("possible-now", kinds=kinds))
    return lines


def quote(spoken: Words, game: str, rule: str) -> str:
    """A rule with its text, as a quotation."""
    try:
        found = rulebook(game, spoken.language).text(rule)
    except LookupError:
        return f"> **{rule}**"
    return cited(spoken, found)


def cited(spoken: Words, rule: Rule) -> str:
    return f"> **{rule.id}** · {spoken.text('named', name=rule.section, text=rule.text)}"


async def _acknowledged(defer: Callable[[], Awaitable[object]]) -> bool:
    """False when Discord no longer waits for an answer.

    Given already counts as given: it was we, and its answer got lost or came as a 5xx, which discord.py asks again.
    """
    for _ in range(TRIES):
        try:
            await defer()
        except aiohttp.ClientError:  # the line broke before or after Discord heard it
            continue
        except (discord.HTTPException, discord.InteractionResponded) as error:
            if isinstance(error, discord.HTTPException) and error.code == ALREADY_ACKNOWLEDGED:
                return True
            log.warning("an interaction could not be acknowledged: %s", error)
            return False
        return True
    return False


async def _finish(interaction: Interaction, work: Work) -> None:
    answer = await _with_debt(interaction, await outcome(interaction, work))
    for _ in range(TRIES):
        try:
            await _give(interaction, answer)
        except aiohttp.ClientError as error:
            log.warning("an answer got lost (%s)", error)
            for file in answer.files:
                file.reset()
            continue
        except discord.HTTPException as error:
            log.warning("an answer could not be given: %s", error)
        return


async def _with_debt(interaction: Interaction, answer: Answer) -> Answer:
    """Whoever has changed a table is told if its channel cannot be: in the answer, or afterwards."""
    services = services_of(interaction)
    try:
        if interaction.channel_id is None or not await services.books.handled(interaction.id):
            return answer
        told = await owed_line(services, interaction.channel_id, words(interaction.locale.value))
    except sqlite3.Error:
        return answer
    if told and answer.view is None:
        return replace(answer, text=f"{answer.text}\n{told}")
    if told and answer.view is not None:
        answer.view.add_item(discord.ui.TextDisplay(told))
        return answer

    async def tell() -> None:
        late = await owed_line(services, interaction.channel_id or 0, words(interaction.locale.value))
        await interaction.followup.send(late, ephemeral=True)

    services.outbox.tell_if_held(interaction.channel_id, tell)
    return answer


async def owed_line(services: Services, channel: int, spoken: Words) -> str:
    """What a channel is owed and why, in one line; empty if nothing."""
    debt = await services.outbox.debt(channel)
    return spoken.text("owed", count=debt.count, why=debt.why) if debt is not None else ""


async def _give(interaction: Interaction, answer: Answer) -> None:
    """What one message cannot hold is told in further ones."""
    if answer.view is not None:
        rest = _taken_off(answer.view)
        await interaction.edit_original_response(content=None, view=answer.view, attachments=answer.files)
    else:
        first, *rest = pages(answer.text, MESSAGE_TEXT)
        await _tell(interaction, first, answer.files)
    for page in rest:
        await interaction.followup.send(view=_words_alone(page), ephemeral=True)


async def _tell(interaction: Interaction, text: str, files: list[discord.File]) -> None:
    """Plain words; where they are many, or take the place of a panel, a panel of words."""
    message = interaction.message
    over_panel = message is not None and message.flags.components_v2 and message.flags.ephemeral
    if over_panel or len(text) > MESSAGE_CONTENT:
        await interaction.edit_original_response(view=_words_alone(text), attachments=files)
    else:
        await interaction.edit_original_response(content=text, attachments=files)


def _taken_off(view: discord.ui.LayoutView) -> list[str]:
    """What a panel has no room for, in pages; its longest text keeps the first one."""
    texts = [item for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    over = sum(len(item.content) for item in texts) - MESSAGE_TEXT
    if over <= 0:
        return []
    longest = max(texts, key=lambda item: len(item.content))
    longest.content, *rest = pages(longest.content, len(longest.content) - over)
    return rest


def _words_alone(text: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text))
    return view


async def outcome(interaction: Interaction, work: Work) -> Answer:
    """What the work answers, or words for why it could not be done. Never raises."""
    asker = asker_of(interaction)
    try:
        return await _worked(asker, work)
    except DeniedError as error:
        return Answer(asker.say(error.why))
    except MisreadError as error:
        return Answer("❓ " + asker.say(error.why))
    except StaleError:
        return Answer(asker.words.text("denied-stale"))
    except RepeatedError:
        return Answer(asker.words.text("denied-repeated"))
    except LostError:
        return Answer(asker.words.text("denied-lost"))
    except sqlite3.Error:
        log.exception("the store failed")
        return Answer(asker.words.text(await _as_it_is(asker, "denied-store")))
    except Exception:
        log.exception("unexpected failure in an interaction")
        return Answer(asker.words.text(await _as_it_is(asker, "denied-unexpected")))


async def _as_it_is(asker: Asker, nothing_done: str) -> str:
    """The words for a failure: that nothing has changed is said only when that is so."""
    try:
        return "denied-but-done" if await asker.services.books.handled(asker.interaction.id) else nothing_done
    except sqlite3.Error:
        return "denied-unsure"


async def _worked(asker: Asker, work: Work) -> Answer:
    try:
        return await work(asker)
    except RefusedError as error:
        asker.saw(None)
        return Answer("\n".join(await explained(asker, error.refusal, await asker.table())))
