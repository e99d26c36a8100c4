"""The words: both languages whole and alike, every key the code asks for, names Discord takes, French typography."""

from __future__ import annotations

import ast
import logging
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import cast, get_args

import discord
import pytest
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot.incoming.client  # registers every verb
import bot.incoming.panels
import bot.outgoing.buttons
from bot.incoming.commands.game import game_group
from bot.incoming.commands.learning import learning_commands
from bot.incoming.commands.making import HouseTranslator, Made
from bot.incoming.commands.me import me_group
from bot.incoming.commands.moderate import moderate_group
from bot.incoming.commands.moves import moves_group
from bot.incoming.commands.reading import reading_commands
from bot.incoming.commands.table import table_group
from render.words import LANGUAGES, LocaleError, Words, sources, words
from rules.core.contract import Game
from rules.core.phrase import Phrase, Who, phrase
from rules.core.record import parse_record, replay
from rules.registry import GAMES
from tests.bot.house import finished_record

ROOT = Path(__file__).parent.parent
NARROW = "\u202f"


def messages(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Every message of a language by key, with the name of its file."""
    found: dict[str, tuple[str, ftl.Message]] = {}
    for name, text in sources(language).items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice in {language}"
                found[entry.id.name] = name, entry
    return found


ENGLISH, FRENCH = messages("en"), messages("fr")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


# All languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    found = messages(language)
    assert {key: file for key, (file, _) in ENGLISH.items()} == {key: file for key, (file, _) in found.items()}
    assert len(ENGLISH) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_has_the_same_variables_and_words_in_every_language(language: str) -> None:
    for key, (_, message) in messages(language).items():
        assert variables(message) == variables(ENGLISH[key][1]), key
        assert message.value is not None, key


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_what_an_option_can_be_is_said_in_words(game: Game) -> None:
    """Numbers and the like, such as 5+5, are shown as they are."""
    for name, field in game.options.model_fields.items():
        for value in filter(str.isidentifier, map(str, get_args(field.annotation))):
            key = f"{game.command}-option-{name}-{value}"
            assert key in ENGLISH, key
            assert key in FRENCH, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_an_option_is_explained_without_the_codes_of_its_values(game: Game, language: str) -> None:
    """A reader sees the values in words, so a code in the explanation would say nothing."""
    for name, field in game.options.model_fields.items():
        explained = words(language).text(f"{game.command}-option-{name}-help")
        for value in filter(str.isidentifier, map(str, get_args(field.annotation))):
            worded = words(language).text(f"{game.command}-option-{name}-{value}")
            if value not in worded.lower():
                assert not re.search(rf"\b{value}\s?:|\({value}\)", explained), (name, value)
        assert "_" not in explained, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_junk(language: str) -> None:
    for name, text in sources(language).items():
        junk = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Junk)]
        assert junk == [], name


def test_junk_is_an_error_when_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.words.sources", lambda language: {"x.ftl": "good = yes\nbad = { $\n"})
    with pytest.raises(LocaleError, match=r"x\.ftl"):
        Words("en")


# What the code asks for


def code() -> Iterator[tuple[Path, ast.AST]]:
    """The code of the house and of the games that can be played in it."""
    for folder in ("bot", "rules", "render"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            place = path.relative_to(ROOT)
            game = place.parts[1] if folder != "bot" and len(place.parts) > 2 else "core"
            if "sandbox" not in place.parts and game in {"core", *GAMES}:
                yield place, ast.parse(path.read_text("utf-8"))


SPEAKERS = {"phrase", "text", "answer", "denied", "because", "localised", "_bad", "_failed"}
SPEECHES = {
    "refuse": ("-no-", 1),
    "instead": ("-instead-", 0),
    "misread": ("-misread-", 0),
}  # part of the key, argument


def spoken() -> Iterator[tuple[str, str]]:
    """What is said in the code: a place, and a pattern of the keys meant there."""
    for path, tree in code():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in SPEAKERS:
                for pattern in key_patterns(node.args[0]):
                    yield f"{path}:{node.lineno}", pattern
            if called in SPEECHES and isinstance(node.func, ast.Attribute):
                part, key = SPEECHES[called]
                for pattern in key_patterns(node.args[key]):
                    yield f"{path}:{node.lineno}", f"[a-z]+{re.escape(part)}{pattern}"


def key_patterns(said: ast.expr) -> Iterator[str]:
    match said:
        case ast.Constant(value=str(key)):
            yield re.escape(key)
        case ast.JoinedStr(values=parts):
            yield "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from key_patterns(one)
            yield from key_patterns(other)
        case ast.BinOp(left=one, right=other):
            for first in key_patterns(one):
                for second in key_patterns(other):
                    yield first + second
        case _:
            yield "[a-z0-9-]+"


SPOKEN = sorted({(pattern, place) for place, pattern in spoken() if "-" in pattern.replace("[a-z0-9-]+", "")})


def test_keys_are_found_in_the_code() -> None:
    assert len({pattern for pattern, _ in SPOKEN}) > 100


@pytest.mark.parametrize(("pattern", "place"), SPOKEN)
def test_a_key_of_the_code_has_words(pattern: str, place: str) -> None:
    assert any(re.fullmatch(pattern, key) for key in ENGLISH), place


def test_every_button_and_log_line_has_words() -> None:
    verbs: set[str] = set()
    acts: set[str] = set()
    for _, tree in code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and node.func.id in ("on_verb", "answers", "redraws", "_pressing"):
                    verbs.add(str(first.value))
                if isinstance(first, ast.Constant) and node.func.id == "Entry":
                    acts.add(str(first.value))
    acts |= {"join", "robot", "leave", "undo", "moderator undo"}
    assert {"play", "pick", "confirm", "proceed"} <= verbs
    silent = {"pick", "go"}  # a menu, and keys with words of their own
    missing = {f"button-{verb}" for verb in verbs - silent} | {f"log-{act.replace(' ', '-')}" for act in acts}
    assert missing - ENGLISH.keys() == set()


def test_every_verb_is_known_to_the_buttons() -> None:
    assert all(bot.outgoing.buttons.known(f"cdg:{verb}:1:1:") for verb in ("join", "robot", "leave", "start", "play"))


@pytest.mark.parametrize("key", GAMES)
def test_every_option_and_move_of_a_game_has_words(key: str) -> None:
    played = GAMES[key]
    keys = {f"{played.command}-title", f"command-{played.command}", f"command-{played.command}-help"}
    for name in played.options.model_fields:
        keys |= {f"{played.command}-option-{name}", f"{played.command}-option-{name}-help"}
    for kind, form in played.forms.items():
        keys |= {f"command-{played.command}-{kind}", f"command-{played.command}-{kind}-help"}
        for field in form.fields:
            asked = f"field-{played.command}-{kind}-{field.name}"
            keys |= {asked, f"{asked}-help", asked.replace("field-", "ask-", 1)}
    assert keys - ENGLISH.keys() == set()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_game_is_a_move_of_it(key: str, language: str) -> None:
    example = words(language).text(f"{GAMES[key].command}-example")
    assert GAMES[key].print(GAMES[key].parse(example)) == example


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    record = parse_record(finished_record())
    game = GAMES[record.game]
    told = [line for step in replay(game, record) for event in step.events for line in game.tell(step.state, event)]
    said = [words(language).say(line, lambda seat: f"Player {seat}") for line in told]
    assert [entry for entry in caplog.records if entry.levelno >= logging.ERROR] == []
    assert len(said) > 200
    assert not [line for line in said if "{" in line or line.startswith("[") or not line.strip()]


# How phrases become sentences


def test_phrases_lists_and_seats_are_put_into_a_language() -> None:
    said = phrase("told-start", seats=(Who(seat=0), Who(seat=1), Who(seat=2)))
    assert "Ada, Bob and Cleo" in words("en").say(said, lambda seat: ("Ada", "Bob", "Cleo")[seat])
    assert "Place 1, Place 2 et Place 3" in words("fr").say(said)


@pytest.mark.parametrize(
    ("locale", "language"), [("fr", "fr"), ("fr-CA", "fr"), ("FR", "fr"), ("en-US", "en"), ("de", "en"), ("", "en")]
)
def test_a_reader_gets_french_or_english(locale: str, language: str) -> None:
    assert words(locale).language == language


def test_a_key_without_words_is_shown_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert words("en").text("no-such-key") == "[no-such-key]"
    assert "no-such-key" in caplog.text


def test_what_somebody_typed_is_quoted_only_so_far(caplog: pytest.LogCaptureFixture) -> None:
    said = words("fr").text("denied-unknown-option", name="x" * 5_000, known=("a", "b"))
    assert "x" * 900 + "…" in said
    assert "x" * 901 not in said
    assert not caplog.records


def test_a_value_cannot_smuggle_in_words() -> None:
    assert words("en").text("told-leave", name="{ $who } told-new") == "**{ $who } told-new** leaves the table."


# Names that Discord takes

Payload = dict[str, object]


async def payloads() -> list[Payload]:
    """The commands as they are sent to Discord."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    made: list[app_commands.Group | Made] = [table_group(), game_group(), moderate_group(), me_group()]
    made += [*reading_commands(), *learning_commands()]
    made += [moves_group(game) for game in GAMES.values()]
    return [await each.get_translated_payload(tree, HouseTranslator()) for each in made]


def inside(payload: Payload) -> list[Payload]:
    return cast("list[Payload]", payload.get("options", []))


def everything(parts: list[Payload], path: str = "") -> Iterator[tuple[str, Payload]]:
    for part in parts:
        here = f"{path} {part['name']}".strip()
        yield here, part
        yield from everything(inside(part), here)


def in_language(part: Payload, what: str, language: str) -> str:
    if language == "en":
        return str(part[what])
    localised = cast("dict[str, str]", part[f"{what}_localizations"])
    return localised[language]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_name_and_description_is_one_discord_takes(language: str) -> None:
    found = list(everything(await payloads()))
    assert len(found) > 50
    for path, part in found:
        name, description = (in_language(part, what, language) for what in ("name", "description"))
        assert 1 <= len(name) <= 32, path
        assert name == name.lower(), path
        assert all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in name), (path, name)
        assert 1 <= len(description) <= 100, (path, description)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_are_unique_beside_one_another(language: str) -> None:
    made = await payloads()
    for siblings in [made, *(inside(part) for _, part in everything(made))]:
        names = [in_language(part, "name", language) for part in siblings]
        assert len(set(names)) == len(names), names


async def test_choices_are_short_and_translated() -> None:
    parts = [part for _, part in everything(await payloads()) if part.get("choices")]
    assert parts
    for part in parts:
        for choice in cast("list[Payload]", part["choices"]):
            for language in LANGUAGES:
                assert 1 <= len(in_language(choice, "name", language)) <= 100


async def test_what_a_command_needs_comes_before_what_it_can_do_without() -> None:
    for path, part in everything(await payloads()):
        needed = [bool(option.get("required")) for option in inside(part)]
        assert needed == sorted(needed, reverse=True), path
        assert len(needed) <= 25, path


async def test_a_command_with_all_its_words_is_within_discords_limit() -> None:
    for payload in await payloads():
        size = 0
        for _, part in everything([payload]):
            for what in ("name", "description"):
                size += max(len(in_language(part, what, language)) for language in LANGUAGES)
        assert size <= 8_000, payload["name"]


MENTION = re.compile(r"(?:^|[\s(`*“«])/([^\W\d][\w-]*)(?: ([\w-]+))?", re.MULTILINE)
READMES = {"en": ("README.md", "docs/ARCHITECTURE.md"), "fr": ("README.fr.md",)}


def mentions(language: str) -> Iterator[tuple[str, str, str]]:
    """Every command that a text names: the place, and its one or two words."""
    told = [(key, text) for key, (_, message) in messages(language).items() for text in texts(message)]
    written = [
        *(ROOT / "data" / "rules").glob(f"*/{language}.toml"),
        *(ROOT / name for name in READMES.get(language, ())),
    ]
    told += [(str(path), path.read_text("utf-8")) for path in written]
    for place, text in told:
        for found in MENTION.finditer(text):
            yield place, found[1], found[2] or ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_that_a_text_names_exists(language: str) -> None:
    """A reader types what is written: a name of old, or of the other language, would lead nowhere."""
    made = {
        in_language(part, "name", language): {in_language(one, "name", language) for one in inside(part)}
        for part in await payloads()
    }
    alone = {words(language).text(f"command-{name}") for name in ("help", "rules", "why", "play", "moves", "hand")}
    found = list(mentions(language))
    assert len(found) > (60 if language in READMES else 40)
    wrong = [
        (place, root, then)
        for place, root, then in found
        if root not in made or (then and root not in alone and then not in made[root])
    ]
    assert wrong == []


@pytest.mark.parametrize("key", GAMES)
def test_the_english_name_of_a_field_is_the_fields_own(key: str) -> None:
    """Completing a field reads the fields before it by the names that Discord sends, which are the English ones."""
    played = GAMES[key]
    for kind, form in played.forms.items():
        for field in form.fields:
            assert words("en").text(f"field-{played.command}-{kind}-{field.name}") == field.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_asks_in_plain_words(language: str) -> None:
    """Notation belongs to what is typed: a panel asks a question that needs none."""
    asks = {key: words(language).text(key) for key in ENGLISH if key.startswith("ask-")}
    assert len(asks) > 80
    assert [key for key, said in asks.items() if "?" not in said or re.search(r"[A-Z]\d|\w[>+]|\w:\w|_", said)] == []


# French as it is printed


def french_texts() -> Iterator[tuple[str, str]]:
    """The French between the placeables; a placeable is written as {}."""
    for key, (_, message) in FRENCH.items():
        for node in texts(message):
            yield key, node


def texts(node: ftl.BaseNode) -> Iterator[str]:
    found: list[str] = []

    class Patterns(Visitor):
        def visit_Pattern(self, pattern: ftl.Pattern) -> None:  # noqa: N802
            found.append("".join(p.value if isinstance(p, ftl.TextElement) else "{}" for p in pattern.elements))
            self.generic_visit(pattern)

    Patterns().visit(node)
    yield from found


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (r"\w'\w", "an apostrophe is ’"),
        (rf"[^{NARROW}][;!?»](?!\w)", "a narrow space stands before ; ! ? »"),
        (rf"[^{NARROW}]:(?=\s|\*|$)", "a narrow space stands before :"),
        (rf"«[^{NARROW}]", "a narrow space stands after «"),
        (r"\u00a0", "one kind of fixed space only"),
        (r'"', "quotes are « »"),
        (r"\.\.\.", "an ellipsis is one sign"),
    ],
)
def test_french_typography(wrong: str, why: str) -> None:
    broken = {key: text for key, text in french_texts() if re.search(wrong, re.sub(r"`[^`]*`", "``", text))}
    assert broken == {}, why


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "line",
    [
        phrase("china-fee", who="Ada", owner="Bob", amount=4),  # a line that has another key now
        phrase("freight-filled", who="Ada", row=1, wagons=("a tank car",), deck=30),  # and other parameters
        phrase("steam-port-flipped", place="Harwich"),
    ],
)
def test_letters_of_earlier_versions_are_still_told(
    language: str, line: Phrase, caplog: pytest.LogCaptureFixture
) -> None:
    said = words(language).say(line)
    assert all(str(value[0] if isinstance(value, tuple) else value) in said for value in line.params.values())
    assert not caplog.records
