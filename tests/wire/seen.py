"""What a person sees: messages with their words, buttons, menus and pictures, and forms that were opened."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.sandbox.payload import Payload, as_number, as_object, as_objects, as_text, as_texts

EPHEMERAL, THINKING = 1 << 6, 1 << 7


@dataclass(frozen=True)
class Button:
    custom_id: str
    label: str
    style: int
    disabled: bool
    url: str


@dataclass(frozen=True)
class Choice:
    """An option of a menu or of a slash command's completion."""

    name: str
    value: str | int | float
    note: str = ""


@dataclass(frozen=True)
class Menu:
    custom_id: str
    placeholder: str
    type: int
    options: tuple[Choice, ...]
    smallest: int
    largest: int
    disabled: bool

    @property
    def values(self) -> list[str]:
        return [str(option.value) for option in self.options]


@dataclass(frozen=True)
class Message:
    """One state of a message; `seen` grows with every change the person has seen."""

    raw: Payload
    seen: int

    @property
    def id(self) -> str:
        return as_text(self.raw.get("id"))

    @property
    def channel(self) -> str:
        return as_text(self.raw.get("channel_id"))

    @property
    def flags(self) -> int:
        return as_number(self.raw.get("flags"))

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.flags & THINKING)

    @property
    def edited(self) -> bool:
        return self.raw.get("edited_timestamp") is not None

    @property
    def interaction(self) -> str | None:
        """The id of the interaction it answers."""
        return as_text(as_object(self.raw.get("interaction_metadata")).get("id")) or None

    @property
    def text(self) -> str:
        """All words, content, embeds and components in order, a line each; buttons and menus are apart."""
        return "\n".join(line for line in self._lines() if line)

    @property
    def mentions(self) -> list[str]:
        """The names of the people it notifies."""
        return [as_text(user.get("global_name")) for user in as_objects(self.raw.get("mentions"))]

    @property
    def buttons(self) -> list[Button]:
        return [
            Button(
                as_text(part.get("custom_id")),
                as_text(part.get("label")) or as_text(as_object(part.get("emoji")).get("name")),
                as_number(part.get("style")),
                part.get("disabled") is True,
                as_text(part.get("url")),
            )
            for part in self.parts()
            if part.get("type") == 2
        ]

    @property
    def menus(self) -> list[Menu]:
        return [_menu(part) for part in self.parts() if part.get("type") in (3, 5, 6, 7, 8)]

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    def button(self, key: str) -> Button:
        """By custom id, else by label."""
        for name in ("custom_id", "label"):
            for button in self.buttons:
                if getattr(button, name) == key:
                    return button
        raise LookupError(f"no button {key!r} among {self.labels} in {self.text!r}")

    def menu(self, key: str | None = None) -> Menu:
        """By custom id or placeholder; without a key, the only one."""
        menus = self.menus
        found = [m for m in menus if key in (None, m.custom_id, m.placeholder)]
        if len(found) != 1:
            raise LookupError(f"no single menu {key!r} among {[m.custom_id for m in menus]}")
        return found[0]

    @property
    def pictures(self) -> list[str]:
        """Addresses of all pictures: in galleries, thumbnails, embeds, and loose attachments."""
        found = [as_text(media.get("url")) for media, _ in self._media()]
        for embed in as_objects(self.raw.get("embeds")):
            found += [as_text(as_object(embed.get(key)).get("url")) for key in ("image", "thumbnail")]
        found += [as_text(item.get("url")) for item in as_objects(self.raw.get("attachments"))]
        return list(dict.fromkeys(url for url in found if url))

    @property
    def alt_texts(self) -> list[str]:
        shown = [description for _, description in self._media()]
        shown += [as_text(item.get("description")) for item in as_objects(self.raw.get("attachments"))]
        return list(dict.fromkeys(text for text in shown if text))

    def parts(self) -> Iterator[Payload]:
        """Every component, parents first."""
        yield from _walk(as_objects(self.raw.get("components")))

    def _lines(self) -> Iterator[str]:
        yield as_text(self.raw.get("content"))
        for embed in as_objects(self.raw.get("embeds")):
            yield as_text(embed.get("title"))
            yield as_text(embed.get("description"))
            for field in as_objects(embed.get("fields")):
                yield f"{field.get('name')}: {field.get('value')}"
            yield as_text(as_object(embed.get("footer")).get("text"))
        for part in self.parts():
            if part.get("type") == 10:
                yield as_text(part.get("content"))

    def _media(self) -> Iterator[tuple[Payload, str]]:
        for part in self.parts():
            for item in [*as_objects(part.get("items")), part]:
                if "media" in item:
                    yield as_object(item["media"]), as_text(item.get("description"))


@dataclass(frozen=True)
class Modal:
    """A form on the screen. `fields` are its inputs as the bot described them."""

    custom_id: str
    title: str
    channel: str
    components: tuple[Payload, ...]

    @property
    def fields(self) -> list[Payload]:
        return [part for part in _walk(list(self.components)) if "custom_id" in part]

    @property
    def labels(self) -> list[str]:
        return [as_text(part.get("label")) for part in _walk(list(self.components)) if part.get("label")]


def _walk(parts: list[Payload]) -> Iterator[Payload]:
    for part in parts:
        yield part
        yield from _walk(as_objects(part.get("components")))
        yield from _walk([as_object(part[key]) for key in ("accessory", "component") if key in part])


def _menu(part: Payload) -> Menu:
    options = tuple(
        Choice(as_text(o.get("label")), as_text(o.get("value")), as_text(o.get("description")))
        for o in as_objects(part.get("options"))
    )
    return Menu(
        as_text(part.get("custom_id")),
        as_text(part.get("placeholder")),
        as_number(part.get("type")),
        options,
        as_number(part.get("min_values")),
        as_number(part.get("max_values")),
        part.get("disabled") is True,
    )


def filled(modal: Modal, values: dict[str, str | list[str]]) -> list[Payload]:
    """The form as a client sends it back; a field that is not named keeps what the bot put there."""
    unknown = set(values) - {as_text(field.get("custom_id")) for field in modal.fields}
    if unknown:
        raise LookupError(f"the form {modal.title!r} has no {sorted(unknown)}")
    return [_filled_part(part, values) for part in modal.components]


def _filled_part(part: Payload, values: dict[str, str | list[str]]) -> Payload:
    sent: Payload = {"type": part.get("type"), "id": part.get("id") or 0}
    if "components" in part:
        sent["components"] = [_filled_part(child, values) for child in as_objects(part["components"])]
    if "component" in part:
        sent["component"] = _filled_part(as_object(part["component"]), values)
    if "custom_id" in part:
        custom_id = as_text(part["custom_id"])
        sent["custom_id"] = custom_id
        given = values.get(custom_id)
        if part.get("type") == 4:
            sent["value"] = given if isinstance(given, str) else as_text(part.get("value"))
        else:
            preset = [as_text(o.get("value")) for o in as_objects(part.get("options")) if o.get("default")]
            sent["values"] = preset if given is None else as_texts(given) or [str(given)]
    return sent
