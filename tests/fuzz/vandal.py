"""A person who sends what no client would: invented commands, options, ids, values and forms."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.sandbox.payload import Payload, as_number, as_objects, as_text
from tests.fuzz.noise import mutated, text
from tests.wire.people import Answer, Person

LOBBY_VERBS = ("join", "leave", "robot", "start", "board", "rules", "play")
PANEL_VERBS = ("pick", "close", "back", "anew", "more", "confirm", "add", "write")
ANSWERS = ("agree", "refuse", "accept", "decline", "briefing", "resign", "aye", "nay")
VERBS = (*LOBBY_VERBS, *PANEL_VERBS, *ANSWERS, "proceed", "refrain")
ARGUMENTS = ("", "0", "1.0", "33.1", "1", "99999999999999999999", "x")
NOT_TEXTS: tuple[tuple[int, object], ...] = (
    (3, 5),
    (4, 7),
    (5, True),
    (10, 1.5),
    (3, None),
    (6, "1"),
    (3, ["a"]),
    (3, {"a": 1}),
)
MOVES = (
    "fill",
    "fill 3",
    "take 1>yard1 2>yard1 3>yard2",
    "take 1>loco2 1>loco2 4>loco3:mixed order 2 1 3",
    "switch 1>loco2",
    "rearrange box ore / tank",
    "mobilise",
    "caboose 3",
    "pass",
)
VALUES = ("freight_train", "fr", "en", "true", "1", "yard1", "loco2", "1:box", "box ore", "213", "FT-4.2", "-", *MOVES)


class Vandal(Person):
    async def misbehave(self, chance: random.Random, channel: str) -> tuple[str, Answer]:
        """One bad act and what came of it; the words say what was done."""
        acts = (
            self._bad_command,
            self._bad_command,
            self._bad_typing,
            self._bad_press,
            self._bad_press,
            self._bad_form,
        )
        kind, frame = chance.choice(acts)(chance, channel)
        frame["unchecked"] = chance.random() < 0.9
        return f"{self.name} in {channel}: {kind} {frame}", await self._act(kind, channel, frame)

    def _bad_command(self, chance: random.Random, channel: str) -> tuple[str, Payload]:
        command = chance.choice(self.commands)
        return "command", {"name": command["name"], "options": _filled(chance, command)}

    def _bad_typing(self, chance: random.Random, channel: str) -> tuple[str, Payload]:
        """Autocomplete: one of the options that complete is being typed."""
        completing = [path for command in self.commands for path in _completing(command, ())]
        command, *branches, focused = chance.choice(completing)
        others = [option for path in completing if path[:-1] == (command, *branches) for option in path[-1:]]
        filled = [_option(chance, name, 3) for name in others if chance.random() < 0.7 and name != focused]
        filled.append({"name": focused, "type": 3, "value": text(chance, 100), "focused": chance.random() < 0.98})
        for branch in reversed(branches):
            filled = [{"name": branch, "type": 1, "options": filled}]
        return "autocomplete", {"name": command, "options": filled}

    def _bad_press(self, chance: random.Random, channel: str) -> tuple[str, Payload]:
        seen = self.messages(channel)
        if not seen:
            return self._bad_command(chance, channel)
        message = chance.choice(seen[-12:])
        parts = [*((b.custom_id, 2) for b in message.buttons), *((m.custom_id, m.type) for m in message.menus)]
        custom_id, kind = chance.choice(parts) if parts and chance.random() < 0.7 else (_invented_id(chance), 2)
        if chance.random() < 0.5:
            custom_id = mutated(chance, custom_id)
        if chance.random() < 0.2:
            kind = chance.choice((2, 3, 5, 6, 7, 8, 4, 99))
        menu = [value for m in message.menus for value in m.values]
        values = [_value(chance, menu) for _ in range(chance.choice((0, 1, 1, 1, 2, 30)))]
        frame: Payload = {"message": message.id, "custom_id": custom_id[:100], "component_type": kind}
        return "component", frame | {"values": values}

    def _bad_form(self, chance: random.Random, channel: str) -> tuple[str, Payload]:
        custom_id = chance.choice((_invented_id(chance), text(chance, 100), "cdg-form:write:1:5:"))
        said = mutated(chance, chance.choice(MOVES)) if chance.random() < 0.5 else text(chance, 4000)
        entry: Payload = {"type": 4, "id": 2, "custom_id": chance.choice(("text", text(chance, 100))), "value": said}
        shapes: tuple[Payload, ...] = (
            {"type": 18, "id": 1, "component": entry},
            {"type": 1, "id": 1, "components": [entry]},
            entry,
            {"type": 18, "id": 1},
        )
        return "modal", {"custom_id": custom_id, "components": [chance.choice(shapes)] * chance.randrange(3)}


def _invented_id(chance: random.Random) -> str:
    verb = chance.choice(VERBS) if chance.random() < 0.8 else text(chance, 20)
    head = chance.choice(("cdg", "cdg", "cdg-menu", "cdg-form"))
    game, revision = chance.choice((0, 1, 2, 3, 10**14)), chance.choice((0, 1, 3, 5, 999999999999999))
    return (
        f"{head}:{verb}:{game}:{revision}:{chance.choice(('', '0', '1.0', '33.1', '1', '99999999999999999999', 'x'))}"
    )


def _value(chance: random.Random, good: list[str]) -> str:
    kind = chance.randrange(3)
    if kind == 0 and good:
        return chance.choice(good)
    return mutated(chance, chance.choice(good or VALUES)) if kind == 1 else text(chance, 100)


def _filled(chance: random.Random, holder: Payload) -> list[Payload]:
    """Options for a command or a branch of it: mostly the right names, seldom the right values."""
    known = as_objects(holder.get("options"))
    branches = [option for option in known if option.get("type") in (1, 2)]
    if branches:
        branch = chance.choice(branches)
        if chance.random() < 0.05:
            return []
        name = mutated(chance, as_text(branch["name"])) if chance.random() < 0.05 else branch["name"]
        return [{"name": name, "type": branch["type"], "options": _filled(chance, branch)}]
    chosen = [option for option in known if chance.random() < 0.85]
    filled = [_option(chance, as_text(option["name"]), as_number(option["type"])) for option in chosen]
    if chance.random() < 0.1:
        filled.append(_option(chance, text(chance, 32), 3))
    return filled


def _option(chance: random.Random, name: str, kind: int) -> Payload:
    said: object = chance.choice(VALUES)
    if chance.random() < 0.5:
        said = mutated(chance, str(said)) if chance.random() < 0.5 else text(chance, 6000)
    if kind == 5:
        said = chance.random() < 0.5
    if chance.random() < 0.1:
        kind, said = chance.choice(
            ((3, 5), (4, 7), (5, True), (10, 1.5), (3, None), (6, "1"), (3, ["a"]), (3, {"a": 1}))
        )
    return {"name": name, "type": kind, "value": said}


def _completing(holder: Payload, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The paths of all options that complete: command, sub-commands, option."""
    here = (*path, as_text(holder["name"]))
    if holder.get("autocomplete") is True:
        yield here
    for option in as_objects(holder.get("options")):
        yield from _completing(option, here)
