"""What a person's client lets them do: commands as registered, components as shown, forms as opened.

`unchecked` frames pass invented values on, for tests of a bot that must not trust its input.
"""

from bot.sandbox import cast, portraits
from bot.sandbox.cast import Place, Someone
from bot.sandbox.commands import (
    ATTACHMENT,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUB,
    USER,
    Command,
    CommandOption,
    NamedModel,
    Register,
    fits,
)
from bot.sandbox.components import Button, EntitySelect, TextSelect, pressables
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Interactions, Tell
from bot.sandbox.modals import complaint, menu_complaint
from bot.sandbox.payload import Payload, as_number, as_object, as_objects, as_text, as_texts
from bot.sandbox.world import Message, World


class UnsendableError(Exception):
    """The client would not have let this happen."""


class Acts:
    def __init__(self, world: World, register: Register, interactions: Interactions) -> None:
        self._world = world
        self._register = register
        self._interactions = interactions

    def perform(self, person: Someone, frame: Payload, tell: Tell) -> None:
        """Do what a frame from a person's page asks; raises UnsendableError."""
        place = self._world.places.get(as_text(frame.get("channel")))
        if place is None or place.reader not in (None, person.id):
            raise UnsendableError("no such channel")
        kind = frame.get("t")
        if kind in ("command", "autocomplete"):
            self._command(person, place, frame, tell)
        elif kind == "component":
            self._component(person, place, frame, tell)
        elif kind == "modal":
            self._modal(person, place, frame, tell)
        else:
            raise UnsendableError(f"unknown act {kind}")

    def _command(self, person: Someone, place: Place, frame: Payload, tell: Tell) -> None:
        found = self._register.find(as_text(frame.get("name")))
        unchecked = frame.get("unchecked") is True
        if found is None:
            raise UnsendableError("no such command")
        guild_id, command = found
        if not unchecked and not command.usable_in(place.kind):
            raise UnsendableError("this command can't be used here")
        if not unchecked and place.kind == "guild" and not command.usable_by(person):
            raise UnsendableError("this command is not shown to you")
        if not unchecked and place.kind == "guild" and not self._world.bot_is_member and not command.for_users():
            raise UnsendableError("the application is not in this server")
        typing = frame.get("t") == "autocomplete"
        filled = as_objects(frame.get("options"))
        reading = _Reading(self._world, place, typing=typing)
        options = filled if unchecked else reading.fill(command, filled)
        if typing and not unchecked and reading.focused_type == 0:
            raise UnsendableError("no option is being typed")
        data: Payload = {"id": command.id, "name": command.name, "type": 1, "options": options}
        if reading.resolved:
            data["resolved"] = reading.resolved
        if guild_id is not None:
            data["guild_id"] = guild_id
        self._interactions.open(
            AUTOCOMPLETE if typing else COMMAND,
            person,
            place,
            data,
            tell,
            name=_full_name(command, options),
            focused_type=reading.focused_type or STRING,
        )

    def _component(self, person: Someone, place: Place, frame: Payload, tell: Tell) -> None:
        message = self._world.messages[place.id].get(as_text(frame.get("message")))
        if message is None or not message.visible_to(person.id):
            raise UnsendableError("no such message")
        if not self._world.bot_is_member and place.kind == "guild" and frame.get("unchecked") is not True:
            raise UnsendableError("the application is not in this server")
        custom_id, values = as_text(frame.get("custom_id")), as_texts(frame.get("values"))
        if frame.get("unchecked") is True:
            data: Payload = {
                "custom_id": custom_id,
                "component_type": as_number(frame.get("component_type")) or 2,
            }
        else:
            data = _press(message, custom_id, values)
        if data["component_type"] != 2:
            data["values"] = values
        if data["component_type"] in (5, 6, 7, 8):
            data["resolved"] = _resolve_values(self._world, place, values)
        self._interactions.open(COMPONENT, person, place, data, tell, source=message)

    def _modal(self, person: Someone, place: Place, frame: Payload, tell: Tell) -> None:
        custom_id = as_text(frame.get("custom_id"))
        opened = self._interactions.modal_of(person.id, custom_id)
        if frame.get("unchecked") is True and opened is None:
            data: Payload = {"custom_id": custom_id, "components": as_objects(frame.get("components")), "resolved": {}}
            self._interactions.open(SUBMIT, person, place, data, tell)
            return
        if opened is None or opened.place.id != place.id:
            raise UnsendableError("no such form is open")
        components = as_objects(frame.get("components"))
        entries = dict(_entries(components))
        resolved: Payload = {}
        if frame.get("unchecked") is not True:
            for field in opened.modal.fields():
                entry = entries.get(field.custom_id, {})
                value = entry.get("value")
                values = as_texts(entry.get("values"))
                said = complaint(field, value if isinstance(value, str) else None, values)
                if said is not None:
                    raise UnsendableError(said)
                if isinstance(field, EntitySelect):
                    for kind, people in _resolve_values(self._world, place, values).items():
                        resolved[kind] = as_object(resolved.get(kind)) | as_object(people)
        data = {"custom_id": custom_id, "components": components, "resolved": resolved}
        self._interactions.open(
            SUBMIT,
            person,
            place,
            data,
            tell,
            source=opened.source,
            parent=opened.cause,
            name=opened.cause.name,
        )


class _Reading:
    """Checks the options of one command and gathers what they point at."""

    def __init__(self, world: World, place: Place, *, typing: bool) -> None:
        self._world = world
        self._place = place
        self._typing = typing
        self.resolved: Payload = {}
        self.focused_type = 0

    def fill(self, holder: NamedModel, filled: list[Payload]) -> list[Payload]:
        known = {option.name: option for option in holder.options or ()}
        names = [as_text(item.get("name")) for item in filled]
        if len(set(names)) < len(names):
            raise UnsendableError("an option is given twice")
        for name in names:
            if name not in known:
                raise UnsendableError(f"no such option: {name}")
        branches = [option for option in known.values() if option.type in (SUB, GROUP)]
        if branches and len(names) != 1:
            raise UnsendableError("choose one sub-command")
        missing = [option.name for option in known.values() if option.required and option.name not in names]
        if missing and not self._typing:
            raise UnsendableError(f"required: {', '.join(missing)}")
        return [self._one(known[as_text(item.get("name"))], item) for item in filled]

    def _one(self, option: CommandOption, item: Payload) -> Payload:
        if option.type in (SUB, GROUP):
            inside = self.fill(option, as_objects(item.get("options")))
            return {"name": option.name, "type": option.type, "options": inside}
        value = item.get("value")
        if item.get("focused") is True and self._typing:
            if not option.autocomplete:
                raise UnsendableError(f"{option.name} has no autocomplete")
            self.focused_type = option.type
            return {"name": option.name, "type": option.type, "value": str(value or ""), "focused": True}
        if not self._typing:
            self._check(option, value)
        self._resolve(option.type, value)
        return {"name": option.name, "type": option.type, "value": value}

    def _check(self, option: CommandOption, value: object) -> None:
        if not fits(value, option.type):
            raise UnsendableError(f"{option.name} is not of its type")
        if option.choices and value not in [choice.value for choice in option.choices]:
            raise UnsendableError(f"{option.name}: no such choice")
        if isinstance(value, str) and option.type == STRING:
            if not (option.min_length or 0) <= len(value) <= (option.max_length or 6000):
                raise UnsendableError(f"{option.name} has a wrong length")
            if option.required and not value:
                raise UnsendableError(f"required: {option.name}")
        if option.type in (INTEGER, NUMBER) and isinstance(value, int | float):
            low, high = option.min_value, option.max_value
            if (low is not None and value < low) or (high is not None and value > high):
                raise UnsendableError(f"{option.name} is out of range")

    def _resolve(self, kind: int, value: object) -> None:
        if kind == ATTACHMENT:
            raise UnsendableError("this client sends no files")
        if kind in (USER, MENTIONABLE, CHANNEL, ROLE):
            found = _resolve_values(self._world, self._place, [as_text(value)])
            if not found:
                raise UnsendableError(f"nobody and nothing has the id {value}")
            for key, things in found.items():
                self.resolved[key] = as_object(self.resolved.get(key)) | as_object(things)


def _press(message: Message, custom_id: str, values: list[str]) -> Payload:
    item = next((part for part in pressables(message.body.components) if part.custom_id == custom_id), None)
    if item is None:
        raise UnsendableError("no such component")
    if item.disabled:
        raise UnsendableError("this component is disabled")
    if isinstance(item, TextSelect | EntitySelect):
        said = menu_complaint(item, values)
        if said is not None:
            raise UnsendableError(said)
    elif isinstance(item, Button) and values:
        raise UnsendableError("a button has no values")
    return {"custom_id": custom_id, "component_type": item.type, "id": item.id}


def _resolve_values(world: World, place: Place, ids: list[str]) -> Payload:
    """The people, channels and roles behind ids, as interactions carry them."""
    users: Payload = {key: portraits.user(world.people[key]) for key in ids if key in world.people}
    members: Payload = {key: portraits.resolved_member(world.people[key]) for key in users}
    channels: Payload = {
        key: portraits.channel(world.places[key]) | {"permissions": str(cast.EVERYONE)}
        for key in ids
        if key in world.places and world.places[key].kind == "guild"
    }
    roles: Payload = {str(role["id"]): role for role in portraits.roles() if role["id"] in ids}
    named = {"users": users, "channels": channels, "roles": roles}
    if place.kind == "guild":
        named["members"] = members
    return {key: things for key, things in named.items() if things}


def _entries(components: list[Payload]) -> list[tuple[str, Payload]]:
    found: list[tuple[str, Payload]] = []
    for part in components:
        inner = as_objects(part.get("components")) + ([as_object(part["component"])] if "component" in part else [])
        found += _entries(inner)
        if "custom_id" in part:
            found.append((as_text(part["custom_id"]), part))
    return found


def _full_name(command: Command, options: list[Payload]) -> str:
    words = [command.name]
    while options and options[0].get("type") in (SUB, GROUP):
        words.append(as_text(options[0].get("name")))
        options = as_objects(options[0].get("options"))
    return " ".join(words)
