"""Messages outlive a restart of the sandbox: what everybody can see is kept in a small file of its own.

Private answers are not kept: Discord's own client forgets them, too.
"""

import json
import os
import sqlite3
from dataclasses import asdict
from pathlib import Path

from bot.sandbox.cast import PEOPLE
from bot.sandbox.composing import Attachment, Body
from bot.sandbox.drafts import MessageDraft, read
from bot.sandbox.errors import ApiError
from bot.sandbox.payload import Payload, as_number, as_object, as_objects, as_text, as_texts, parse
from bot.sandbox.world import Cause, Message, MessageChange, World

MOST_KEPT = 200  # messages of a channel
PRIVATE = 0o600
_SCHEMA = """
CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, place TEXT NOT NULL, said TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS file (id TEXT PRIMARY KEY, message INTEGER NOT NULL, content BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS message_of_place ON message (place, id);
CREATE INDEX IF NOT EXISTS file_of_message ON file (message);
"""


class Keeping:
    def __init__(self, path: Path, world: World) -> None:
        self._world = world
        self._file = _opened(path)

    def recall(self) -> None:
        """Puts what was kept back into the world, then watches it."""
        for place, said in self._file.execute("SELECT place, said FROM message ORDER BY id").fetchall():
            if place in self._world.places:
                try:
                    self._world.remember(self._read(self._moved_here(said)))
                except (ApiError, KeyError, ValueError):  # of an earlier version of the sandbox
                    continue
        self._world.watchers.append(self._watch)

    def _moved_here(self, said: str) -> Payload:
        """With the addresses of files as they are now: the port may be another one."""
        before = as_text(as_object(parse(said)).get("address"))
        return as_object(parse(said.replace(f"{before}/cdn/", f"{self._world.address}/cdn/") if before else said))

    def close(self) -> None:
        self._file.close()

    def _watch(self, change: MessageChange) -> None:
        message = change.message
        if message.ephemeral or message.place.reader is not None:
            return
        self._file.execute("DELETE FROM message WHERE id = ?", (int(message.id),))
        self._file.execute("DELETE FROM file WHERE message = ?", (int(message.id),))
        if change.kind != "message_delete" and message.place.id in self._world.places:
            self._write(message)

    def _write(self, message: Message) -> None:
        self._file.execute(
            "INSERT INTO message (id, place, said) VALUES (?, ?, ?)",
            (
                int(message.id),
                message.place.id,
                json.dumps(_written(message) | {"address": self._world.address}, ensure_ascii=False),
            ),
        )
        self._file.executemany(
            "INSERT OR REPLACE INTO file (id, message, content) VALUES (?, ?, ?)",
            [(item.id, int(message.id), item.content) for item in message.body.attachments],
        )
        old = self._file.execute(
            "SELECT id FROM message WHERE place = ? ORDER BY id DESC LIMIT -1 OFFSET ?", (message.place.id, MOST_KEPT)
        ).fetchall()
        self._file.executemany("DELETE FROM message WHERE id = ?", old)
        self._file.executemany("DELETE FROM file WHERE message = ?", old)

    def _read(self, said: Payload) -> Message:
        body = as_object(said["body"])
        draft = read(MessageDraft, {"components": body["components"], "embeds": body["embeds"]})
        answers = self._world.messages[as_text(said["place"])].get(as_text(said["answers"]))
        return Message(
            id=as_text(said["id"]),
            place=self._world.places[as_text(said["place"])],
            type=as_number(said["type"]),
            body=Body(
                content=as_text(body["content"]),
                embeds=tuple(draft.embeds or ()),
                components=tuple(draft.components or ()),
                attachments=tuple(self._attachment(item) for item in as_objects(body["attachments"])),
                flags=as_number(body["flags"]),
                mentions=tuple(as_texts(body["mentions"])),
            ),
            timestamp=as_text(said["timestamp"]),
            edited=as_text(said["edited"]) or None,
            nonce=as_text(said["nonce"]) or None,
            cause=_cause(as_object(said["cause"])) if said["cause"] else None,
            answers=answers,
            pinned=said.get("pinned") is True,
        )

    def _attachment(self, item: Payload) -> Attachment:
        key = as_text(item["id"])
        (content,) = self._file.execute("SELECT content FROM file WHERE id = ?", (key,)).fetchone()
        size = item["size"]
        return Attachment(
            id=key,
            filename=as_text(item["filename"]),
            description=as_text(item["description"]) or None,
            content=content,
            content_type=as_text(item["content_type"]),
            url=as_text(item["url"]),
            size=(size[0], size[1]) if isinstance(size, list) else None,
        )


def _opened(path: Path) -> sqlite3.Connection:
    """The file, its owner's alone; begun anew if it cannot be read."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    file = sqlite3.connect(path, isolation_level=None)
    try:
        # A toy's memory: it survives the end of the process, and need not survive that of the machine.
        file.execute("PRAGMA synchronous = OFF")
        file.executescript(_SCHEMA)
    except sqlite3.DatabaseError:
        file.close()
        path.unlink()
        return _opened(path)
    return file


def _written(message: Message) -> Payload:
    body = message.body
    return {
        "id": message.id,
        "place": message.place.id,
        "type": message.type,
        "timestamp": message.timestamp,
        "edited": message.edited,
        "pinned": message.pinned,
        "nonce": message.nonce,
        "answers": message.answers.id if message.answers else None,
        "cause": asdict(message.cause) if message.cause else None,
        "body": {
            "content": body.content,
            "flags": body.flags,
            "mentions": list(body.mentions),
            "embeds": [embed.model_dump() for embed in body.embeds],
            "components": [component.model_dump() for component in body.components],
            "attachments": [
                {key: value for key, value in asdict(item).items() if key != "content"} for item in body.attachments
            ],
        },
    }


def _cause(said: Payload) -> Cause:
    """Who made the bot speak; somebody unknown is taken for the first of the cast."""
    user = as_text(as_object(said["person"])["id"])
    return Cause(
        id=as_text(said["id"]),
        type=as_number(said["type"]),
        person=next((person for person in PEOPLE if person.id == user), PEOPLE[0]),
        name=as_text(said["name"]),
        in_guild=said["in_guild"] is True,
        pressed=as_text(said["pressed"]) or None,
        parent=_cause(as_object(said["parent"])) if said["parent"] else None,
    )
