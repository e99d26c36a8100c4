"""What people can do to a table, as pure functions from a table to a Change.

Each raises DeniedError where the house says no and RefusedError where the rules of the game do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

from pydantic import ValidationError

from bot.limits import NAME
from bot.table import Change, DeniedError, Entry, Holder, Position, Table, plain_name
from bot.turns import farewell, in_words, stepped, told
from rules.core.chance import Chance, commitment
from rules.core.contract import Game, Seat
from rules.core.phrase import Phrase, Value, Who, phrase

ROBOT_NAMES = ("Jacques", "Séverine", "Roubaud", "Flore", "Pecqueux", "Cabuche")  # crew of La Bête humaine


def denied(key: str, **params: Value) -> DeniedError:
    return DeniedError(phrase(key, **params))


def join(table: Table, user: int, name: str) -> Change:
    _gathering(table)
    if table.seat_of(user) is not None:
        raise denied("denied-already-seated")
    return _seat(table, Holder(user, clean_name(name)), "join", user)


def add_robot(table: Table, user: int) -> Change:
    _gathering(table)
    _demand_room(table)
    _demand_seat(table, user)
    taken = set(table.names())
    name = next(robot for robot in ROBOT_NAMES if robot not in taken)
    return _seat(table, Holder(None, name), "robot", user)


def leave(table: Table, user: int) -> Change:
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    if table.phase == "playing":
        raise denied("denied-leave-playing")
    _gathering(table)
    return _unseat(table, seat, "leave", user)


def remove_robot(table: Table, user: int) -> Change:
    _gathering(table)
    robots = [seat for seat, holder in enumerate(table.seats) if holder.user is None]
    if not robots:
        raise denied("denied-no-robot")
    _demand_seat(table, user)
    return _unseat(table, robots[-1], "leave", user)


def set_option(table: Table, user: int, name: str, value: str) -> Change:
    """Sets one option from text; unknown names and values are answered with what there is."""
    _gathering(table)
    _demand_seat(table, user)
    option_values(table, name)
    try:
        options = type(table.options).model_validate({**table.options.model_dump(), name: value})
    except ValidationError:
        raise denied("denied-bad-option", name=name, value=value) from None
    told = phrase("told-option", option=option_name(table, name), value=option_value(str(getattr(options, name))))
    entry = Entry("options", f"{name}={value}", actor=user)
    return Change(replace(table, options=options), (entry,), (told,))


def set_board(table: Table, user: int, game: Game, text: str, file: str) -> Change:
    """The table plays on its own board: `game` is bound to the one of this text."""
    _gathering(table)
    _demand_seat(table, user)
    entry = Entry("options", f"board={game.board_name()}", actor=user)
    there = replace(table, game=game, options=table.options.but(board=game.board_name()))
    return Change(there, (entry,), (phrase("told-board", file=plain_name(file)),), board=text)


def set_language(table: Table, user: int, language: str) -> Change:
    if language not in ("en", "fr"):
        raise denied("denied-bad-language", language=language)
    _demand_seat(table, user)
    if language == table.language:
        raise denied("denied-same-language")
    entry = Entry("language", language, actor=user, quiet=True)  # nobody's panel is out of date, nobody is called
    return Change(replace(table, language=language), (entry,), (phrase("told-language"),), table.to_act())


def start(table: Table, user: int) -> Change:
    _gathering(table)
    if table.seat_of(user) is None:
        raise denied("denied-start-not-seated")
    chance = Chance(table.seed)
    step = table.game.setup(table.options, len(table.seats), chance)
    entry = stepped(Entry("start", actor=user), step, chance, 0)
    begun = replace(table, phase="playing", state=step.state, drawn=chance.drawn)
    seats = tuple(Who(seat=seat) for seat in range(len(table.seats)))
    lines = (
        phrase("told-start", seats=seats),
        phrase("told-commitment", commitment=commitment(table.seed)),
        *told(begun, step.events),
    )
    return Change(begun, (entry,), lines)


def undo_target(table: Table, user: int, steps: Sequence[Entry]) -> int:
    """The revision a player may freely go back to: before his own last move, if nothing came out since."""
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    if table.phase == "over":  # its seed is public
        raise denied("denied-over")
    if len(steps) < 2:
        raise denied("denied-nothing-to-undo")
    last = steps[-1]
    if last.seat != seat:
        raise denied("denied-undo-other", who=plain_name(table.name(last.seat)) if last.seat is not None else "?")
    if not last.reversible:
        raise denied("denied-undo-chance", move=last.text)
    return steps[-2].revision


def moderator_undo_target(table: Table, steps: Sequence[Entry]) -> int:
    """The revision before the last move of a person, with what robots did since; never before the start."""
    if table.phase == "over":  # its seed is public
        raise denied("denied-over")
    people = [number for number, past in enumerate(steps) if past.actor is not None and number > 0]
    if len(steps) < 2:
        raise denied("denied-nothing-to-undo")
    return steps[(people[-1] if people else len(steps) - 1) - 1].revision


def go_back(table: Table, user: int, target: Position, told: Phrase, act: str, reason: str = "") -> Change:
    """Makes an earlier position hold again. What was undone stays in the log."""
    entry = Entry(act, reason, actor=user, back_to=target.revision, state=target.state, drawn=target.drawn)
    return Change(replace(table, state=target.state, drawn=target.drawn, phase="playing"), (entry,), (told,))


def undone_moves(table: Table, steps: Sequence[Entry], target: int) -> tuple[Phrase, ...]:
    """The moves after a revision, as everybody may hear of them."""
    return tuple(in_words(table, step) for step in steps if step.revision > target and step.seat is not None)


def end(table: Table, moderator: int, by: str, reason: str) -> Change:
    if table.phase != "playing":
        raise denied("denied-nothing-to-end")
    entry = Entry("end", reason, actor=moderator)
    ended = replace(table, phase="over")
    return Change(ended, (entry,), (because("told-end", by, reason), *farewell(ended)))


def reset(table: Table, moderator: int, by: str, reason: str) -> Change:
    entry = Entry("reset", reason, actor=moderator)
    return Change(replace(table, archived=True), (entry,), (because("told-reset", by, reason),))


def restore(table: Table, moderator: int, by: str, reason: str) -> Change:
    entry = Entry("restore", reason, actor=moderator)
    return Change(replace(table, archived=False), (entry,), (because("told-restore", by, reason),))


def make_way(table: Table, user: int) -> Change:
    """Archives a finished game so that the channel can have a new one."""
    return Change(replace(table, archived=True), (Entry("archive", actor=user),))


def clean_name(name: str) -> str:
    """A display name fit for a line of text: no line breaks or control characters, not too long."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return plain[:NAME].rstrip() or "?"


def option_name(table: Table, name: str) -> Phrase:
    return phrase(f"{table.game.command}-option-{name}")


def option_values(table: Table, name: str) -> tuple[str, ...]:
    """What an option can be set to. Raises DeniedError for a name that is no option of the game."""
    known = table.game.open_options(table.options)
    if name not in known:
        raise denied("denied-unknown-option", name=name, known=known)
    kind = type(table.options).model_fields[name].annotation
    return ("true", "false") if kind is bool else tuple(map(str, get_args(kind)))


def option_value(value: str) -> Phrase:
    """A value as readers see it: yes, no, or the name of what was chosen."""
    known = {"true": phrase("value-yes"), "false": phrase("value-no")}
    return known.get(value.lower(), phrase("value-named", value=value))


def because(key: str, by: str, reason: str, **params: Value) -> Phrase:
    """What a moderator of this name did, and why."""
    return phrase(key, by=plain_name(clean_name(by)), reason=reason or phrase("no-reason"), **params)


def _seat(table: Table, holder: Holder, act: str, user: int) -> Change:
    _demand_room(table)
    seated = replace(table, seats=(*table.seats, holder))
    told = phrase("told-join" if act == "join" else "told-robot", who=Who(seat=len(table.seats)))
    return Change(seated, (Entry(act, holder.name, seat=len(table.seats), actor=user),), (told,))


def _unseat(table: Table, seat: Seat, act: str, user: int) -> Change:
    name = table.name(seat)
    seats = table.seats[:seat] + table.seats[seat + 1 :]
    return Change(
        replace(table, seats=seats),
        (Entry(act, name, seat=seat, actor=user),),
        (phrase("told-leave", name=plain_name(name)),),
    )


def _gathering(table: Table) -> None:
    if table.phase == "playing":
        raise denied("denied-already-started")
    if table.phase == "over":
        raise denied("denied-over")


def _demand_seat(table: Table, user: int) -> None:
    """The table is arranged by those who sit at it."""
    if table.seat_of(user) is None:
        raise denied("denied-not-seated")


def _demand_room(table: Table) -> None:
    most = table.game.seats_for(table.options).stop - 1
    if len(table.seats) >= most:
        raise denied("denied-full", most=most)
