"""Posts into messages: words in the table's language, the picture, and buttons that outlive a restart."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace

import discord

from bot.limits import MESSAGE_TEXT
from bot.outgoing.buttons import button, row_of
from bot.outgoing.outbox import PictureError
from bot.outgoing.painters import Painters, Threads
from bot.store.books import Books
from bot.store.mail import Sent
from bot.tables.post import Post
from bot.tables.table import Table
from render.painter import PaintJob, paint_hand, paint_turn
from render.pictures import NumberedPlace, Picture, palette_for, pictures, private, warm
from render.words import Words, words
from rules.core.contract import Event, GameState, Options
from rules.core.phrase import Phrase, Who, phrase
from rules.registry import game_of

LONGEST_TEXT = MESSAGE_TEXT - 400  # some are left for the foot
NOBODY = discord.AllowedMentions.none()
ACCENT = 0xB5462F  # signal red
MOST_WARMED = 12  # kinds of games that are made ready at the start


class Announcer:
    """Makes messages, and has their pictures painted off the event loop."""

    def __init__(self, client: discord.Client, books: Books, painters: Painters) -> None:
        self._client = client
        self._books = books
        self._painters = painters
        self._here = Threads()
        self._warming: dict[tuple[int, str, str], asyncio.Task[None]] = {}

    def warm(self, table: int, key: str, options: Options) -> None:
        """Gets whoever will paint a table ready for its game, once, while its players gather."""
        palette = palette_for(key, options)
        wanted = (self._painters.number(table), key, palette)
        if wanted not in self._warming:
            self._warming[wanted] = asyncio.create_task(self._painters.paint(table, warm, key, palette))

    def warm_while_gathering(self, table: Table) -> None:
        """A table has changed: whoever will paint it gets ready before it begins."""
        if table.phase == "gathering":
            self.warm(table.id, table.game.key, table.options)

    async def warm_all(self) -> None:
        """Draws games in play as they stand, one after another, so that their next pictures find all ready."""
        for game in await self._books.different(MOST_WARMED):
            table = await self._books.table(game)
            if table is not None and table.state is not None:
                await self.draw(table, table.state, (), table.language, None)

    async def send(self, table: Table, post: Post, nonce: str) -> Sent:
        """Sends a post to its channel. Raises PictureError if its picture cannot be made."""
        shown = await self._painted(table, post) if post.picture else ()
        channel = self._client.get_partial_messageable(table.channel)
        called = await self._called(table, post)
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in called])
        message = await channel.send(
            view=layout(table, await self._timed(table, post), shown),
            files=png_files(shown),
            nonce=nonce,
            allowed_mentions=mentions,
        )
        return Sent(message.id, tuple(each.alt for each in shown))

    async def _called(self, table: Table, post: Post) -> list[int]:
        """Those who are called, and want to be: a turn calls in the channel nobody who hears of it otherwise."""
        people = [user for seat in post.mention if (user := table.seats[seat].user) is not None]
        people += post.concerned
        if post.reminder is not None or post.question or post.guest is not None or post.concerned:
            return [*people, post.guest] if post.guest is not None else people
        players = await self._books.players.some(people)
        return [user for user in people if players[user].notify == "channel"]

    async def _timed(self, table: Table, post: Post) -> Post:
        """With what those who are called have left from now on, as their clocks begin to run."""
        if table.house.pace is None or post.reminder is not None or not post.mention or table.phase != "playing":
            return post
        lines = await self._books.clocks.from_now(table.id, post.mention)
        return post.but(
            footer=(*post.footer, *(phrase("clock-from-now", who=Who(seat=s), until=at) for s, at in lines))
        )

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

    async def pin(self, table: Table, message: int) -> None:
        """Pins a message, or unpins it where the table no longer wants that."""
        there = self._message(table, message)
        await (there.pin() if table.house.pins else there.unpin())

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
        marks: tuple[NumberedPlace, ...] = (),
        asked: str = "",
        choices: tuple[str, ...] = (),
    ) -> tuple[Picture, ...]:
        """A position as a viewer may see it, with those events marked that the viewer may know of."""
        job = replace(
            _paint_job(table, state, language, viewer),
            events=tuple(
                event.model_dump_json() for event in events if event.audience is None or viewer in event.audience
            ),
            plan=plan,
            marks=marks,
            asked=asked,
            choices=choices,
            table=table.id,
        )
        if _on_shipped_board(table):
            return await self._painters.paint(table.id, paint_turn, job)
        return await self._here.paint(table.id, pictures, table.game.key, job.shown(table.game))

    async def draw_hand(self, table: Table, state: GameState, language: str, viewer: int) -> Picture | None:
        """What a viewer holds, for no other eyes; None where the game has no hands."""
        job = _paint_job(table, state, language, viewer)
        if _on_shipped_board(table):
            return await self._painters.paint(table.id, paint_hand, job)
        return await self._here.paint(table.id, private, table.game.key, job.shown(table.game))


def _paint_job(table: Table, state: GameState, language: str, viewer: int | None) -> PaintJob:
    """Nothing has happened yet."""
    return PaintJob(
        rules=table.game.key,
        version=table.game.version,
        state=state.model_dump_json().encode(),
        events=(),
        viewer=viewer,
        names=table.names(),
        language=language,
    )


def _on_shipped_board(table: Table) -> bool:
    """Painters elsewhere know no others."""
    return table.game is game_of(table.game.key, table.game.version)


def layout(table: Table, post: Post, shown: Sequence[Picture]) -> discord.ui.LayoutView:
    spoken = words(table.language)
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=ACCENT)
    if post.lines:
        box.add_item(discord.ui.TextDisplay(said(spoken, table, post.lines)))
    for each in galleries(shown):
        box.add_item(each)
    if post.footer:
        foot = "\n".join(spoken.say(line, lambda seat: _called(table, post, seat)) for line in post.footer)
        box.add_item(discord.ui.TextDisplay(foot))
    view.add_item(box)
    if post.buttons:
        about = str(post.question or "")
        view.add_item(row_of([button(spoken, verb, table.id, post.visible_revision, about) for verb in post.buttons]))
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
    text = "\n".join(spoken.say(line, lambda seat: table.plain_names[seat]) for line in lines)
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def _called(table: Table, post: Post, seat: int) -> str:
    """Those who must act are mentioned; everybody else is only named."""
    return f"<@{table.seats[seat].user}>" if seat in post.mention else f"**{table.plain_names[seat]}**"
