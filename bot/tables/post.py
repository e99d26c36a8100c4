"""A public message to be: what the channel is told, before it is put into a language and a picture.

Posts are stored in the outbox with the moves they tell of, so nothing is lost between a commit and Discord.
"""

from collections.abc import Sequence
from typing import Literal

from pydantic import ConfigDict, Field

from bot.tables.table import Button, Holder, Reminder, plain_name
from rules.core.contract import Seat
from rules.core.phrase import Atom, Frozen, Phrase, Who


class Post(Frozen):
    """Aliases are the names in the database."""

    model_config = ConfigDict(populate_by_name=True)

    lines: tuple[Phrase, ...]
    seats: tuple[Holder, ...]  # who sat where then: people may have left before it is sent
    footer: tuple[Phrase, ...] = Field((), alias="foot")  # whose turn it is, and what for; mentions stand only here
    mention: tuple[Seat, ...] = ()
    since: int  # marks in the picture are made from the events after this revision ...
    revision: int  # ... up to this one, whose position is shown
    visible_revision: int = Field(alias="settled")  # what the buttons are made for
    picture: bool = False
    buttons: tuple[Button, ...] = ()
    question: int = Field(0, alias="about")  # the revision of the question that the buttons answer
    guest: int | None = None  # somebody without a seat who is called
    concerned: tuple[int, ...] = ()  # people without a seat whom it is about, who are called too
    edit_as: Literal["", "lobby", "news"] = Field("", alias="strand")  # what may be told by editing the newest message
    status: bool = False  # it goes on to tell how the table stands
    reminder: Reminder | None = None  # not sent if its turn is over by then; calls also those who want only reminders
    language: str = ""  # of a direct message; empty: the table's

    def stored(self) -> str:
        """As the outbox keeps it."""
        return self.model_dump_json(by_alias=True)


def lines_then(post: Post, seats: tuple[Holder, ...]) -> tuple[Phrase, ...]:
    """The lines of a post, to be told in a message with these people: whoever has left since is still named."""
    if [holder.name for holder in post.seats] == [holder.name for holder in seats]:
        return post.lines
    names = [plain_name(holder.name) for holder in post.seats]
    return tuple(_naming(line, names) for line in post.lines)


def _naming(line: Phrase, names: Sequence[str]) -> Phrase:
    def atom(value: Atom) -> Atom:
        if isinstance(value, Phrase):
            return _naming(value, names)
        return names[value.seat] if isinstance(value, Who) else value

    params = {
        name: tuple(map(atom, value)) if isinstance(value, tuple) else atom(value)
        for name, value in line.params.items()
    }
    return Phrase(key=line.key, params=params)


def alone(post: Post, where: Phrase) -> Post:
    """What moderators hear of it in a channel of their own: at which table, who did what and why, nothing to press."""
    reasoned = [number for number, line in enumerate(post.lines, 1) if "reason" in line.params]
    return Post(
        lines=(where, *post.lines[: max(reasoned, default=len(post.lines))]),
        seats=post.seats,
        since=post.since,
        revision=post.revision,
        visible_revision=post.visible_revision,
    )
