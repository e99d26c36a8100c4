"""/help and /rules: how a game is played, and every rule of it. Both need no table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import cache

import discord
from discord import app_commands

from bot.incoming.commands.making import ALSO_ALONE, Made, choice, command, localised
from bot.incoming.presses import answers, redraws
from bot.incoming.replies import Answer, Asker, cited, panel_of
from bot.limits import CHOICES, MENU_LABEL, SEARCH
from bot.outgoing.announce import galleries, png_files
from bot.outgoing.buttons import Pressed, button, menu, row_of
from bot.tables.table import DeniedError
from render.art import Shown
from render.pictures import Picture, picture
from render.rulebook import MapHowto, Rulebook, Section, rulebook
from render.words import words
from rules.core.chance import SEED_BYTES, Chance
from rules.core.contract import Game
from rules.core.walk import asker as seat_asker
from rules.registry import GAMES

PAGE = 3_200  # characters of rules shown at once
_BETWEEN = "; \u202f"  # what stands between the parts of a list
SHOWN_MOVES = 24  # played by robots before the picture of /help is taken


async def help_(asker: Asker, game: str | None = None) -> Answer:
    """What the bot does, and how to play the game of this channel; of a game that is named, only how to play it."""
    found = GAMES.get(game or "")
    if found is not None:
        return await how_to_play(asker, found)
    here = await _here(asker)
    overview = [asker.words.text(f"help-{part}") for part in ("intro", "table", "more")]
    return _introduced(asker, overview) if here is None else await how_to_play(asker, here, overview)


async def rules(asker: Asker, search: str | None = None, game: str | None = None) -> Answer:
    found = GAMES.get(game or "") or await _here(asker) or next(iter(GAMES.values()))
    book = rulebook(found.key, asker.words.language)
    return _searched(asker, book, search) if search else _contents(asker, found, book)


async def how_to_play(asker: Asker, game: Game, above: Sequence[str] = ()) -> Answer:
    """Goal, a turn, scoring, and a table in play."""
    book = rulebook(game.key, asker.words.language)
    spoken = asker.words
    lines = [*above, f"## {book.title}", book.intro]
    for part, text in book.howto.parts():
        heading = f"**{spoken.text(f'howto-{part}')}**"
        lines += [heading, *_listed(text)] if part == "turn" else [f"{heading} {text}"]
    lines += [f"**{one.title}.** {one.text}" for one in await _played_on(asker, game, book)]
    lines.append(spoken.text("howto-more", group=spoken.text(f"command-{game.command}")))
    shown = [await asyncio.to_thread(_in_play, game.key, spoken.language)]
    return panel_of(lines, galleries(shown), png_files(shown))


async def _played_on(asker: Asker, game: Game, book: Rulebook) -> list[MapHowto]:
    """What the map of the channel's table changes; of a game not played here, the map that is offered first."""
    options = game.options()
    try:
        table = await asker.table()
        options = table.options if table.game.key == game.key else options
    except DeniedError:
        pass
    chosen = {str(value) for value in options.model_dump().values()}
    return [told for name, told in book.howto.maps.items() if name in chosen]


def learning_commands() -> list[Made]:
    games = [app_commands.Choice(name=localised(f"{game.command}-title"), value=key) for key, game in GAMES.items()]
    return [
        command("help", help_, choices={"game": games}, contexts=ALSO_ALONE),
        command("rules", rules, {"search": _complete_rule}, {"game": games}, contexts=ALSO_ALONE),
    ]


def _listed(text: str) -> list[str]:
    """What can be done in a turn, a line each."""
    return [f"- {part.rstrip(_BETWEEN)}" for part in re.split(r"(?<=[.!?])\s+|(?<=;)\s+(?=(?:or|ou)\b)", text)]


@answers("howto")
async def _press_howto(asker: Asker, pressed: Pressed) -> Answer:
    here = await _here(asker)
    return await (help_(asker) if here is None else how_to_play(asker, here))


@answers("rules")
async def _press_rules(asker: Asker, pressed: Pressed) -> Answer:
    return await rules(asker)


@redraws("section")
async def _open_section(asker: Asker, pressed: Pressed) -> Answer:
    """A section chosen in the menu, or another page of it."""
    name, _, rest = pressed.argument.partition(".")
    game = next((game for game in GAMES.values() if game.command == name), next(iter(GAMES.values())))
    number, _, page = (pressed.values[0] if pressed.values else rest).partition(".")
    book = rulebook(game.key, asker.words.language)
    at = int(number) if number.isdecimal() and int(number) < len(book.sections) else 0
    return _section(asker, game, book, at, int(page) if page.isdecimal() else 0)


async def _here(asker: Asker) -> Game | None:
    """The game of the channel, if there is one."""
    try:
        return (await asker.table()).game
    except DeniedError:
        return None


def _introduced(asker: Asker, overview: Sequence[str]) -> Answer:
    intro, *rest = overview
    lines = [intro]
    for game in GAMES.values():
        title, about = (asker.words.text(f"{game.command}-{what}") for what in ("title", "about"))
        lines.append(f"- **{title}** ({game.seats.start}–{game.seats.stop - 1}) — {' '.join(about.splitlines())}")
    return Answer("\n".join([*lines, *rest]))


def _searched(asker: Asker, book: Rulebook, search: str) -> Answer:
    """What the search finds, as much as there is room for; and how much more there is."""
    found = book.search(search, len(book.rules))
    if not found:
        return Answer(asker.words.text("rules-none", search=search[:SEARCH]))
    lines: list[str] = []
    for number, rule in enumerate(found):
        line = cited(asker.words, rule)
        if sum(map(len, lines)) + len(line) > PAGE:
            lines.append(asker.words.text("rules-more", count=len(found) - number))
            break
        lines.append(line)
    return Answer("\n".join(lines))


def _contents(asker: Asker, game: Game, book: Rulebook) -> Answer:
    view = discord.ui.LayoutView(timeout=None)
    text = f"## {book.title}\n{book.intro}\n{asker.words.text('rules-how')}"
    view.add_item(discord.ui.TextDisplay(text))
    _add_sections(view, asker, game, book)
    return Answer(view=view)


def _section(asker: Asker, game: Game, book: Rulebook, at: int, page: int) -> Answer:
    """One page of a section, with the way to the others."""
    section = book.sections[at]
    pages = _pages(section)
    page = min(page, len(pages) - 1)
    count = f" ({page + 1}/{len(pages)})" if len(pages) > 1 else ""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(f"### {section.id} · {section.title}{count}\n{pages[page]}"))
    _add_sections(view, asker, game, book)
    if len(pages) > 1:
        following = f"{game.command}.{at}.{(page + 1) % len(pages)}"
        view.add_item(row_of([button(asker.words, "section", 0, 0, following)]))
    return Answer(view=view)


def _pages(section: Section) -> list[str]:
    pages = [""]
    for rule in section.rules:
        line = f"**{rule.id}** {rule.text}\n"
        if len(pages[-1]) + len(line) > PAGE:
            pages.append("")
        pages[-1] += line
    return pages


def _add_sections(view: discord.ui.LayoutView, asker: Asker, game: Game, book: Rulebook) -> None:
    """A menu of the sections, or two where there are many."""
    for start in range(0, len(book.sections), CHOICES):
        options = [
            discord.SelectOption(label=f"{section.id} · {section.title}"[:MENU_LABEL], value=str(number))
            for number, section in enumerate(book.sections[start : start + CHOICES], start)
        ]
        argument = f"{game.command}.{start}"
        view.add_item(row_of([menu(asker.words.text("rules-section"), "section", 0, 0, argument, options)]))


@cache
def _in_play(key: str, language: str) -> Picture:
    """A table in the middle of a game, as robots play it."""
    game, chance = GAMES[key], Chance(bytes(SEED_BYTES))
    seats = min(3, game.seats.stop - 1)
    state = game.setup(game.options(), seats, chance).state
    for _ in range(SHOWN_MOVES):
        seat = min(game.to_act(state))
        state = game.apply(
            state, seat, game.robot(game.view(state, seat), seat, seat_asker(game, state, seat)), chance
        ).state
    return picture(key, Shown(game.view(state, None), (), ("Ada", "Basile", "Chloé")[:seats], words(language)))


async def _complete_rule(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    game = GAMES.get(asker.given("game")) or await _here(asker)
    book = rulebook((game or next(iter(GAMES.values()))).key, asker.words.language)
    found = book.search(current, CHOICES) if current.strip() else [one.rules[0] for one in book.sections]
    return [choice(f"{rule.id} · {rule.text}", rule.id) for rule in found[:CHOICES]]
