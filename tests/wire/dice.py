"""Moves of Railroad Dice 2 in the three ways people make them, and the rest of a turn as a robot would play it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.table import Table
from render.words import words
from rules.core.chance import Chance
from rules.core.walk import asker
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.state import State
from rules.registry import GAMES
from tests.wire.menus import place_in_menu
from tests.wire.people import Answer, Message, Person
from tests.wire.santa_fe import opened, pressed
from tests.wire.seating import GARE, said

KEY = "railroad_dice_2"
GAME = GAMES[KEY]


def position(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def turn_of(table: Table) -> list[str]:
    """The robot's next moves of one turn: as far as the roll, which nobody can foresee, or the end of the turn."""
    state = position(table)
    seat, found = state.turn.seat, list[str]()
    while GAME.to_act(state) == {seat}:
        move = GAME.robot(GAME.view(state, seat), seat, asker(GAME, state, seat))
        found.append(GAME.print(move))
        if move.kind in ("roll", "end", "layout", "station"):
            break
        step = GAME.apply(state, seat, move, Chance(bytes(32)))
        assert isinstance(step.state, State)
        state = step.state
        if any(event.halts for event in step.events):
            break
    return found


async def by_text(person: Person, texts: Sequence[str]) -> Answer:
    """A line of notation: `a; b; c`."""
    answer = await person.command(GARE, "play", move="; ".join(texts))
    played(answer, texts)
    return answer


async def by_command(person: Person, texts: Sequence[str]) -> Answer:
    """One command a move; each option takes a value that its completion offers."""
    assert texts
    for text in texts:
        named = words("en").text(f"command-dice-{text.split()[0]}")
        filled: dict[str, str] = {}
        for name, value in blanks(text).items():
            offered = await person.complete(GARE, f"dice {named}", focused=name, text=value[:2], **filled)
            assert value in [choice.value for choice in offered], (text, name, offered)
            filled[name] = value
        answer = await person.command(GARE, f"dice {named}", **filled)
        played(answer, [text])
    return answer


async def by_panel(person: Person, texts: Sequence[str]) -> Answer:
    """One plan, from the button under the newest public message: all but the last added, then confirmed."""
    panel = await opened(person)
    *early, last = texts
    for text in early:
        panel = (await pressed(person, await chosen(person, panel, text), "add")).message
        assert said(person, "panel-planned") in panel.text
    answer = await pressed(person, await chosen(person, panel, last), "confirm")
    played(answer, texts)
    return answer


async def chosen(person: Person, panel: Message, text: str) -> Message:
    """The panel once it says this move, not yet confirmed."""
    kind, *_ = text.split()
    for value in (kind, *blanks(text).values()):
        at = await place_in_menu(person, value)
        if at is not None:
            panel = await picked(person, panel, at)
    return panel


async def picked(person: Person, panel: Message, at: str) -> Message:
    answer = await person.choose(panel, None, [at])
    await person.until(lambda: bool(person.changed_by(answer.interaction)))
    return answer.message


def blanks(text: str) -> dict[str, str]:
    """The form of a move in notation."""
    move = GAME.parse(text)
    assert isinstance(move, DiceMove)
    return move.draft().filled()


def played(answer: Answer, texts: Sequence[str]) -> None:
    """The private answer says that it was played, all of it."""
    assert answer.private.startswith(said(answer.person, "move-done")), (texts, answer.private)
    assert "🚫" not in answer.private, (texts, answer.private)
    assert answer.public == ""
