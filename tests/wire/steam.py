"""Moves of Steam in the three ways people make them, and the next ones of a seat as a robot would play them."""

from __future__ import annotations

from bot.tables.table import Table
from rules.core.chance import Chance
from rules.core.contract import Choice, Draft, GameState, Seat
from rules.core.walk import asker
from rules.registry import GAMES
from rules.steam.building.build import Build
from rules.steam.goods.deliver import Deliver
from rules.steam.goods.path import judge_way
from rules.steam.goods.ways import Way, named_way
from rules.steam.selecting.tile import PASSABLE, Tile
from rules.steam.state import LETTER, State
from tests.wire.menus import trial_of
from tests.wire.people import Answer, Message, Person
from tests.wire.santa_fe import opened, pressed
from tests.wire.seating import GARE, played, said

KEY = "steam"
GAME = GAMES[KEY]
TILES = ("build", "line")


def position(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def turn_of(table: Table) -> tuple[Seat, list[str]]:
    """Who acts, and the robot's moves for that seat as far as the others let it go on, or chance is drawn."""
    state: GameState = position(table)
    (seat,) = GAME.to_act(state)
    found: list[str] = []
    while GAME.to_act(state) == {seat}:
        move = GAME.robot(GAME.view(state, seat), seat, asker(GAME, state, seat))
        found.append(GAME.print(move))
        step = GAME.apply(state, seat, move, Chance(bytes(32)))
        if any(event.reveals or event.halts for event in step.events):
            break
        state = step.state
    return seat, found


async def by_text(person: Person, texts: list[str]) -> Answer:
    """A line of notation: `a; b; c`."""
    answer = await person.command(GARE, "play", move="; ".join(texts))
    played(answer)
    assert "🚫" not in answer.private, (texts, answer.private)
    return answer


async def by_command(person: Person, text: str) -> Answer:
    """Each option takes a value that its completion offers; what is to be seen first is confirmed in the panel.

    Tiles are typed as they are: completion asks for the start first.
    """
    kind, *_ = text.split()
    filled: dict[str, str] = {}
    for name, value in (await _draft(person, text)).values:
        if kind in TILES:
            filled[name] = value
            continue
        offered = await person.complete(GARE, f"steam {kind}", focused=name, text=value, **filled)
        assert value in [choice.value for choice in offered], (text, name, offered)
        filled[name] = value
    answer = await person.command(GARE, f"steam {kind}", **filled)
    if not answer.private.startswith(said(person, "move-done")):
        answer = await pressed(person, answer.message, "confirm")
    played(answer)
    return answer


async def by_panel(person: Person, texts: list[str]) -> Answer:
    """One plan, from the button under the newest public message: all but the last added, then confirmed."""
    panel = await opened(person)
    *early, last = texts
    for text in early:
        panel = (await pressed(person, await chosen(person, panel, text), "add")).message
        assert said(person, "panel-planned") in panel.text
    answer = await pressed(person, await chosen(person, panel, last), "confirm")
    played(answer)
    return answer


async def chosen(person: Person, panel: Message, text: str) -> Message:
    """The panel once it says this move, not yet confirmed: by menu, or by button where there is one."""
    kind = GAME.parse(text).kind
    wanted = (await _draft(person, text)).values
    if not (await trial_of(person)).sketch.draft.kind:
        panel = await picked(person, panel, kind)
    for name, value in wanted:
        trial = await trial_of(person)
        if trial.offers.field == name:
            panel = await picked(person, panel, value)
    return panel


async def picked(person: Person, panel: Message, value: str) -> Message:
    """One answer chosen, on the first page of the menu or by its button; a list at once."""
    trial = await trial_of(person)
    values = [entry.value if isinstance(entry, Choice) else None for entry in trial.entries]
    items = value.split() if trial.many else [value]
    places = [values.index(item) for item in items]
    now = person.now(panel) or panel
    if places[0] < trial.offers.buttons:
        label = next(one for one in now.labels if one.startswith(said_of(person, trial.entries[places[0]])))
        answer = await person.press(now, label)
    else:
        answer = await person.choose(now, None, [str(at) for at in places])
    await person.until(lambda: bool(person.changed_by(answer.interaction)))
    return answer.message


def said_of(person: Person, entry: object) -> str:
    assert isinstance(entry, Choice)
    return said(person, entry.label.key, **entry.label.params)


async def _draft(person: Person, text: str) -> Draft:
    """The form of a move in notation, as the questions of the panel would fill it now."""
    trial = await trial_of(person)
    state = position(trial.table)
    move = GAME.parse(text)
    words = text.split()[1:]
    if isinstance(move, Deliver):
        way = judge_way(state, trial.seat, LETTER[move.colour], move.way)
        assert isinstance(way, Way)
        ends = [state.board.hexes[at].id for at in (way.stops[0], way.stops[-1])]
        wanted = {
            "cube": f"{move.colour} {ends[0]} {ends[1]}",
            "way": named_way(state, trial.seat, way),
            "points": move.to,
        }
    elif isinstance(move, Build):
        town = move.face.startswith("t:")
        tile = {"sides": move.face[2:].replace(",", " ")} if town else {"face": move.face}
        wanted = {"hex": move.hex, **tile}
    elif move.kind == "route":
        wanted = {"way": " ".join(words)}
    elif isinstance(move, Tile) and state.base and move.tile in PASSABLE:
        wanted = {"tile": move.tile, "use": "pass" if move.idle else "pay"}
    else:
        wanted = dict(zip((field.name for field in GAME.forms[move.kind].fields), words, strict=False))
    return Draft(kind=move.kind, values=tuple(wanted.items()))
