"""Posts into messages: words in the table's language, the picture, and buttons that outlive a restart."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from collections.abc import Iterable, Sequence

import discord

from bot.buttons import button, row_of
from bot.limits import MESSAGE_TEXT
from bot.outbox import PictureError
from bot.post import Post
from bot.store.books import Books
from bot.store.mail import Sent
from bot.table import Table, plain_name
from render.pictures import Mark, Picture, Shown, pictures, private, warm
from render.words import Words, words
from rules.core.contract import Event, GameState
from rules.core.phrase import Phrase

LONGEST_TEXT = MESSAGE_TEXT - 400  # some are left for the foot
NOBODY = discord.AllowedMentions.none()
ACCENT = 0xB5462F  # signal red


class Announcer:
    """Makes pictures off the event loop, a few at a time."""

    def __init__(self, client: discord.Client, books: Books, painters: int = 2) -> None:
        self._client = client
        self._books = books
        self._painters = asyncio.Semaphore(painters)
        self._warming: dict[str, asyncio.Task[None]] = {}

    def warm(self, key: str) -> None:
        """Gets ready to draw a game, once, while its players gather."""
        if key not in self._warming:
            self._warming[key] = asyncio.create_task(asyncio.to_thread(warm, key))

    async def send(self, table: Table, post: Post, nonce: str) -> Sent:
        """Sends a post to its channel. Raises PictureError if its picture cannot be made."""
        shown = await self._painted(table, post) if post.picture else ()
        channel = self._client.get_partial_messageable(table.channel)
        people = [table.seats[seat].user for seat in post.mention]
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in people if user is not None]
        )
        message = await channel.send(
            view=layout(table, post, shown),
            files=png_files(shown),
            nonce=nonce,
            allowed_mentions=mentions,
        )
        return Sent(message.id, tuple(each.alt for each in shown))

    async def fill(self, table: Table, post: Post, message: int) -> Sent:
        """Puts the picture into a message that was sent without. Raises PictureError."""
        shown = await self._painted(table, post)
        view = layout(table, post, shown)
        await self._message(table, message).edit(view=view, attachments=png_files(shown), allowed_mentions=NOBODY)
        return Sent(message, tuple(each.alt for each in shown))

    async def edit(self, table: Table, post: Post, alts: Sequence[str], message: int) -> None:
        """Gives a message the words and buttons of a post; its pictures stay, and nobody is called."""
        kept = [Picture(b"", alt, 0, 0) for alt in alts]
        await self._message(table, message).edit(view=layout(table, post, kept), allowed_mentions=NOBODY)

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(table.channel).get_partial_message(message)

    async def _painted(self, table: Table, post: Post) -> tuple[Picture, ...]:
        try:
            return await self.pictures(table, post.since, post.revision, table.language)
        except sqlite3.Error:
            raise
        except Exception as error:
            raise PictureError from error

    async def pictures(
        self, table: Table, since: int, revision: int, language: str, viewer: int | None = None
    ) -> tuple[Picture, ...]:
        """The table as a viewer may see it at a revision, what happened since another one marked."""
        position = await self._books.position(table, revision)
        if position is None:
            return ()
        events = await self._books.events(table, since, revision)
        return await self.draw(table, position.state, events, language, viewer)

    async def draw(
        self,
        table: Table,
        state: GameState,
        events: Sequence[Event],
        language: str,
        viewer: int | None,
        *,
        plan: bool = False,
        marks: tuple[Mark, ...] = (),
        asked: str = "",
        choices: tuple[str, ...] = (),
    ) -> tuple[Picture, ...]:
        """A position as a viewer may see it, with those events marked that the viewer may know of."""
        known = tuple(event for event in events if event.audience is None or viewer in event.audience)
        shown = Shown(
            view=table.game.view(state, viewer),
            events=known,
            names=table.names(),
            words=words(language),
            plan=plan,
            marks=marks,
            asked=asked,
            choices=choices,
        )
        async with self._painters:
            return await asyncio.to_thread(pictures, table.game.key, shown)

    async def draw_hand(self, table: Table, state: GameState, language: str, viewer: int) -> Picture | None:
        """What a viewer holds, for no other eyes; None where the game has no hands."""
        shown = Shown(view=table.game.view(state, viewer), events=(), names=table.names(), words=words(language))
        async with self._painters:
            return await asyncio.to_thread(private, table.game.key, shown)


def layout(table: Table, post: Post, shown: Sequence[Picture]) -> discord.ui.LayoutView:
    spoken = words(table.language)
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=ACCENT)
    if post.lines:
        box.add_item(discord.ui.TextDisplay(said(spoken, table, post.lines)))
    for each in galleries(shown):
        box.add_item(each)
    if post.foot:
        foot = "\n".join(spoken.say(line, lambda seat: _called(table, post, seat)) for line in post.foot)
        box.add_item(discord.ui.TextDisplay(foot))
    view.add_item(box)
    if post.buttons:
        view.add_item(row_of([button(spoken, verb, table.id, post.settled) for verb in post.buttons]))
    return view


def galleries(shown: Sequence[Picture]) -> list[discord.ui.MediaGallery[discord.ui.LayoutView]]:
    """One gallery a picture, so that each has the whole width of a phone; `png_files` go with them."""
    return [
        discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{_file_name(number)}", description=each.alt))
        for number, each in enumerate(shown)
    ]


def png_files(shown: Sequence[Picture]) -> list[discord.File]:
    return [
        discord.File(io.BytesIO(each.png), _file_name(number), description=each.alt)
        for number, each in enumerate(shown)
    ]


def _file_name(number: int) -> str:
    return f"table-{number + 1}.png"


def said(spoken: Words, table: Table, lines: Iterable[Phrase]) -> str:
    """Lines in a language with the seats' names, cut where Discord would not take more."""
    text = "\n".join(spoken.say(line, lambda seat: plain_name(table.name(seat))) for line in lines)
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def _called(table: Table, post: Post, seat: int) -> str:
    """Those who must act are mentioned; everybody else is only named."""
    return f"<@{table.seats[seat].user}>" if seat in post.mention else f"**{plain_name(table.name(seat))}**"
