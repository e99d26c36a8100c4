"""Moves of Santa Fe Rails in the three ways people make them: written, by command with completion, by panel."""

from __future__ import annotations

from bot.tables.table import Table
from rules.registry import GAMES
from rules.santa_fe_rails.cards import company_on, written
from rules.santa_fe_rails.choosing.choose import Choose
from rules.santa_fe_rails.drawing.draw import Draw
from rules.santa_fe_rails.laying.lay import Lay
from rules.santa_fe_rails.state import State
from tests.wire.menus import place_in_menu
from tests.wire.people import Answer, Message, Person
from tests.wire.seating import GARE, public, said

GAME = "santa_fe_rails"


def position(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


async def by_text(person: Person, text: str) -> Answer:
    answer = await person.command(GARE, "play", move=text)
    _played(answer, text)
    return answer


async def by_command(person: Person, text: str) -> Answer:
    """Each option takes a value that its completion offers."""
    kind, *_ = text.split()
    filled: dict[str, str] = {}
    for name, value in blanks(text).items():
        offered = await person.complete(GARE, f"santafe {kind}", focused=name, **filled)
        if name == "track" and not offered:
            continue  # there is but one
        assert value in [choice.value for choice in offered], (text, name, offered)
        filled[name] = value
    answer = await person.command(GARE, f"santafe {kind}", **filled)
    _played(answer, text)
    return answer


async def by_panel(person: Person, text: str) -> Answer:
    """Menu by menu, from the button under the newest public message."""
    panel = await chosen(person, await opened(person), text)
    answer = await pressed(person, panel, "confirm")
    _played(answer, text)
    return answer


async def opened(person: Person) -> Message:
    message = public(person)[-1]
    answer = await person.press(message, message.labels[0])  # Play, in the language of the table
    assert answer.message.ephemeral
    return answer.message


async def chosen(person: Person, panel: Message, text: str) -> Message:
    """The panel once it says this move, not yet confirmed."""
    kind, *_ = text.split()
    for value in (kind, *blanks(text).values()):
        at = await place_in_menu(person, value)
        if at is None:
            continue  # it has answered itself
        panel = (await _redrawn(await person.choose(panel, None, [at]))).message
    return panel


async def pressed(person: Person, panel: Message, verb: str) -> Answer:
    return await _redrawn(await person.press(person.now(panel) or panel, said(person, f"button-{verb}")))


async def _redrawn(answer: Answer) -> Answer:
    """Waits for the panel to change: a picture of the plan takes its time."""
    await answer.person.until(lambda: bool(answer.person.changed_by(answer.interaction)))
    return answer


def blanks(text: str) -> dict[str, str]:
    """The form of a move in notation."""
    match GAMES[GAME].parse(text):
        case Draw() as draw:
            return {"card": written(draw.card)}
        case Choose(cards=(card,)):
            return {"card": written(card)}
        case Choose(cards=(card, branch)):
            return {"card": written(card), "branch": company_on(branch)}
        case Lay() as lay:
            filled = {"company": lay.company, "start": f"branch {lay.start}" if lay.branch else str(lay.start)}
            filled["towards"] = lay.towards
            return filled | ({"track": str(lay.track)} if lay.track is not None else {})
        case _:
            return {}


def _played(answer: Answer, text: str) -> None:
    """The private answer says that it was played."""
    assert answer.private.startswith(said(answer.person, "move-done")), (text, answer.private)
    assert answer.public == ""
