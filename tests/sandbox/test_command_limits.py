"""Each limit on application commands and forms."""

import pytest

from bot.sandbox.cast import GUILD_ID
from bot.sandbox.clock import SandboxClock
from bot.sandbox.commands import Register
from bot.sandbox.drafts import read
from bot.sandbox.errors import ApiError
from bot.sandbox.modals import Modal
from bot.sandbox.payload import Payload, render


def command(name: str = "take", **more: object) -> Payload:
    return {"name": name, "description": "d"} | more


def option(name: str = "wagon", kind: int = 3, **more: object) -> Payload:
    return {"name": name, "description": "d", "type": kind} | more


def register(*commands: Payload) -> list[Payload]:
    return Register(SandboxClock()).replace(None, list(commands))


def choices(count: int) -> list[Payload]:
    return [{"name": f"n{n}", "value": f"v{n}"} for n in range(count)]


TAKEN: dict[str, list[Payload]] = {
    "french name": [command("éclairer-l'aiguille", name_localizations={"fr": "éclairer"})],
    "a hundred": [command(f"c{n}") for n in range(100)],
    "nested": [command(options=[option("a", 2, options=[option("b", 1, options=[option()])])])],
    "choices": [command(options=[option(choices=choices(25))])],
    "long words": [command("x" * 32, description="d" * 100)],
    "required first": [command(options=[option("a", required=True), option("b")])],
}


@pytest.mark.parametrize("commands", TAKEN.values(), ids=TAKEN.keys())
def test_what_fits_is_registered(commands: list[Payload]) -> None:
    assert [c["name"] for c in register(*commands)] == [c["name"] for c in commands]


def large(letters: int) -> Payload:
    """A command of exactly this size, by its choices."""
    holder = command("c", options=[option("o", choices=[])])
    rest = letters - 4
    items: list[Payload] = []
    while rest > 0:
        size = min(100, rest)
        items.append({"name": f"{len(items)}".ljust(size - 1, "x") if size > 1 else "x", "value": "v"})
        rest -= size
    groups = [items[start : start + 25] for start in range(0, len(items), 25)]
    first = option("o", choices=groups[0])
    more = [option(f"{n}", choices=group) for n, group in enumerate(groups[1:])]
    holder["options"] = [first, *more]
    return holder


REFUSED: dict[str, tuple[list[Payload], str]] = {
    "capital": ([command("Take")], "APPLICATION_COMMAND_INVALID_NAME"),
    "space": ([command("take it")], "APPLICATION_COMMAND_INVALID_NAME"),
    "long name": ([command("x" * 33)], "APPLICATION_COMMAND_INVALID_NAME"),
    "bad translation": ([command(name_localizations={"fr": "À prendre"})], "APPLICATION_COMMAND_INVALID_NAME"),
    "no such locale": ([command(name_localizations={"xx": "a"})], "BASE_TYPE_CHOICES"),
    "no description": ([{"name": "take"}], "BASE_TYPE_BAD_LENGTH"),
    "long description": ([command(description="x" * 101)], "BASE_TYPE_BAD_LENGTH"),
    "same name": ([command("a"), command("a")], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "same translation": (
        [command("a", name_localizations={"fr": "c"}), command("b", name_localizations={"fr": "c"})],
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "101 commands": ([command(f"c{n}") for n in range(101)], "BASE_TYPE_MAX_LENGTH"),
    "26 options": ([command(options=[option(f"o{n}") for n in range(26)])], "BASE_TYPE_MAX_LENGTH"),
    "26 choices": ([command(options=[option(choices=choices(26))])], "BASE_TYPE_MAX_LENGTH"),
    "required last": (
        [command(options=[option("a"), option("b", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "same option": ([command(options=[option(), option()])], "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"),
    "mixed": ([command(options=[option("a", 1), option("b", 3)])], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    "too deep": (
        [command(options=[option("a", 2, options=[option("b", 2, options=[option("c", 1)])])])],
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "choices and autocomplete": (
        [command(options=[option(choices=choices(1), autocomplete=True)])],
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    "choice of another type": (
        [command(options=[option(kind=4, choices=choices(1))])],
        "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
    ),
    "too large": ([large(8100)], "APPLICATION_COMMAND_TOO_LARGE"),
}


@pytest.mark.parametrize(("commands", "code"), REFUSED.values(), ids=REFUSED.keys())
def test_what_does_not_fit_is_refused(commands: list[Payload], code: str) -> None:
    with pytest.raises(ApiError) as caught:
        register(*commands)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert code in render(caught.value.errors)


def test_a_command_just_small_enough_is_taken_and_only_the_longest_translation_counts() -> None:
    assert register(large(7900))
    words = dict.fromkeys(("fr", "de", "it", "ja"), "x" * 100)
    many = [option(f"o{n}", description="d" * 100, description_localizations=words) for n in range(25)]
    assert register(command(options=many))


def test_a_refused_list_changes_nothing() -> None:
    known = Register(SandboxClock())
    known.replace(GUILD_ID, [command("a")])
    with pytest.raises(ApiError):
        known.replace(GUILD_ID, [command("b"), command("C")])
    assert [c["name"] for c in known.listed(GUILD_ID)] == ["a"]
    assert known.listed(None) == []


def label(custom_id: str = "w", **more: object) -> Payload:
    return {"type": 18, "label": "L", "component": {"type": 4, "custom_id": custom_id, "style": 1} | more}


def form(*parts: Payload, **more: object) -> Payload:
    return {"custom_id": "f", "title": "T", "components": list(parts)} | more


BAD_FORMS: dict[str, tuple[Payload, str]] = {
    "title": (form(label(), title="x" * 46), "BASE_TYPE_MAX_LENGTH"),
    "nothing": (form(), "BASE_TYPE_MIN_LENGTH"),
    "six": (form(*(label(str(n)) for n in range(6))), "BASE_TYPE_MAX_LENGTH"),
    "label": (form(label() | {"label": "x" * 46}), "BASE_TYPE_MAX_LENGTH"),
    "twins": (form(label(), label()), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "button": (form({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "a"}]}), ""),
    "row without label": (
        form({"type": 1, "components": [{"type": 4, "custom_id": "a", "style": 1}]}),
        "BASE_TYPE_REQUIRED",
    ),
    "placeholder": (form(label(placeholder="x" * 101)), "BASE_TYPE_MAX_LENGTH"),
}


@pytest.mark.parametrize(("shown", "code"), BAD_FORMS.values(), ids=BAD_FORMS.keys())
def test_a_form_beyond_its_limits_is_refused(shown: Payload, code: str) -> None:
    with pytest.raises(ApiError) as caught:
        read(Modal, shown)
    assert code in render(caught.value.errors)


def test_a_form_within_its_limits_is_taken() -> None:
    shown = read(Modal, form(*(label(str(n)) for n in range(5)), title="x" * 45))
    assert len(list(shown.fields())) == 5
