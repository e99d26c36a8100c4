"""What people can do to a table, as pure functions from a table to a Change.

Each raises DeniedError where the house says no and RefusedError where the rules of the game do.
"""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from pydantic import ValidationError

from bot.limits import NAME
from bot.tables.house import BY_NAME, USUAL, HouseOptions, choices
from bot.tables.seeds import clean_word, words_of
from bot.tables.table import Change, DeniedError, Entry, Holder, Table, plain_name
from bot.tables.turns import farewell, stepped, told
from render.words import LANGUAGES
from rules.core.chance import Chance, commitment
from rules.core.contract import Game, Seat
from rules.core.phrase import Phrase, Value, Who, phrase

ROBOT_NAMES = ("Jacques", "Séverine", "Roubaud", "Flore", "Pecqueux", "Cabuche")  # crew of La Bête humaine


def denied(key: str, **params: Value) -> DeniedError:
    return DeniedError(phrase(key, **params))


def join(table: Table, user: int, name: str) -> Change:
    """Takes a free seat; in a game in play, one's own back from the robot that keeps it."""
    if table.phase == "playing" and any(holder.away == user for holder in table.seats):
        return come_back(table, user, name)
    _gathering(table)
    if table.seat_of(user) is not None:
        raise denied("denied-already-seated")
    return _seat(table, Holder(user, clean_name(name)), "join", user)


def add_robot(table: Table, user: int) -> Change:
    _gathering(table)
    _demand_room(table)
    _demand_seat(table, user)
    return _seat(table, Holder(None, robot_name(table)), "robot", user)


def leave(table: Table, user: int) -> Change:
    """Gives the seat up; in a game in play, to a robot that keeps it."""
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    if table.phase == "playing":
        return leave_to_robot(table, seat, user)
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
    known = option_values(table, name)
    if name in BY_NAME:
        if value not in known:
            raise _bad_option(table, name, value)
        changed = replace(table, house=table.house.but(**{name: value}))
    else:
        try:
            options = type(table.options).model_validate({**table.options.model_dump(), name: value})
        except ValidationError:
            raise _bad_option(table, name, value) from None
        changed = replace(table, options=options)
    shown = option_value(changed, name, options_of(changed)[name])
    told = phrase("told-option", option=option_name(table, name), value=shown)
    entry = Entry("options", f"{name}={value}", actor=user)
    return Change(changed, (entry,), (told,))


def set_board(table: Table, user: int, game: Game, text: str, file: str) -> Change:
    """The table plays on its own board: `game` is bound to the one of this text."""
    _gathering(table)
    _demand_seat(table, user)
    entry = Entry("options", f"board={game.board_name()}", actor=user)
    there = replace(table, game=game, options=table.options.but(board=game.board_name()))
    return Change(there, (entry,), (phrase("told-board", file=plain_name(file)),), board=text)


def set_word(table: Table, user: int, word: str) -> Change:
    """The player's part in the seed, until the game begins."""
    _gathering(table)
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    said = clean_word(word)
    if not said:
        raise denied("denied-no-word")
    seats = tuple(replace(holder, word=said) if at == seat else holder for at, holder in enumerate(table.seats))
    told = phrase("told-word", who=Who(seat=seat), word=plain_name(said))
    return Change(replace(table, seats=seats), (Entry("word", said, seat=seat, actor=user),), (told,))


def set_language(table: Table, user: int, language: str) -> Change:
    if language not in LANGUAGES:
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
    chance = Chance(table.dealing())
    step = table.game.setup(table.options, len(table.seats), chance)
    entry = stepped(Entry("start", actor=user), step, chance, 0)
    begun = replace(table, phase="playing", state=step.state, drawn=chance.drawn)
    seats = tuple(Who(seat=seat) for seat in range(len(table.seats)))
    lines = (
        phrase("told-start", seats=seats),
        phrase("told-commitment", commitment=commitment(table.seed)),
        *((phrase("told-words", words=words_of(table)),) if table.words() else ()),
        *told(begun, step.events),
    )
    return Change(begun, (entry,), lines)


def end(table: Table, moderator: int, by: str, reason: str) -> Change:
    if table.phase != "playing":
        raise denied("denied-nothing-to-end")
    entry = Entry("end", reason, actor=moderator)
    ended = replace(table, phase="over")
    return Change(ended, (entry,), (because("told-end", by, reason), *standing_of(table), *farewell(ended)))


def standing_of(table: Table) -> tuple[Phrase, ...]:
    """The score as it is, where the game knows one before its end."""
    result = table.game.standing(table.state) if table.state is not None else None
    if result is None:
        return (phrase("told-no-standing"),)
    scores = tuple(phrase("told-score", who=Who(seat=seat), score=score) for seat, score in enumerate(result.scores))
    winners = tuple(Who(seat=seat) for seat in result.winners)
    return (*result.lines, phrase("told-standing", scores=scores, winners=winners, count=len(winners)))


def reset(table: Table, moderator: int, by: str, reason: str) -> Change:
    entry = Entry("reset", reason, actor=moderator)
    return Change(replace(table, archived=True), (entry,), (because("told-reset", by, reason),))


def restore(table: Table, moderator: int, by: str, reason: str) -> Change:
    entry = Entry("restore", reason, actor=moderator)
    return Change(replace(table, archived=False), (entry,), (because("told-restore", by, reason),))


def make_way(table: Table, user: int) -> Change:
    """Archives a finished game so that the channel can have a new one."""
    return Change(replace(table, archived=True), (Entry("archive", actor=user),))


def robot_name(table: Table) -> str:
    """For a robot that sits down now."""
    taken = set(table.names())
    more = (f"{name} {number}" for number in range(2, 9) for name in ROBOT_NAMES)
    return next(robot for robot in (*ROBOT_NAMES, *more) if robot not in taken)


def held_by(table: Table, seat: Seat, holder: Holder, act: str, told: Phrase, actor: int | None) -> Change:
    """The table with a seat in other hands; its word stays, and the newcomer is called if it is their turn."""
    there = replace(holder, word=table.seats[seat].word)
    seats = tuple(there if at == seat else before for at, before in enumerate(table.seats))
    entry = Entry(act, holder.name, seat=seat, actor=actor, quiet=True)
    return Change(replace(table, seats=seats), (entry,), (told,), table.to_act() - {seat})


def leave_to_robot(table: Table, seat: Seat, actor: int | None) -> Change:
    """A robot keeps the seat until the person comes back. Somebody must stay, or robots would play it out."""
    holder = table.seats[seat]
    if table.people() == {seat}:
        raise denied("denied-last-person")
    robot = Holder(None, robot_name(table), away=holder.user)
    told = phrase("told-away", name=plain_name(holder.name), who=Who(seat=seat))
    change = held_by(table, seat, robot, "away", told, actor)
    return replace(change, concerned=(holder.user,) if holder.user is not None and actor is None else ())


def come_back(table: Table, user: int, name: str) -> Change:
    if table.seat_of(user) is not None:
        raise denied("denied-already-seated")
    seat = next(seat for seat, holder in enumerate(table.seats) if holder.away == user)
    told = phrase("told-back", who=Who(seat=seat), name=plain_name(table.name(seat)))
    return held_by(table, seat, Holder(user, clean_name(name)), "back", told, user)


def clean_name(name: str) -> str:
    """A display name fit for a line of text: no line breaks or control characters, not too long."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return plain[:NAME].rstrip() or "?"


def options_of(table: Table) -> dict[str, str]:
    """What the table has chosen, where there is a choice: in the game, and in what the house adds to every game."""
    chosen = {name: str(getattr(table.options, name)) for name in table.game.open_options(table.options)}
    return {**chosen, **_of_house(table.house)}


def usual_options(table: Table) -> dict[str, str]:
    """What the same options are where nobody has chosen."""
    usual = {name: str(field.default) for name, field in type(table.options).model_fields.items()}
    return {**usual, **_of_house(USUAL)}


def _of_house(options: HouseOptions) -> dict[str, str]:
    return {name: str(getattr(options, name)) for name in BY_NAME}


def option_name(table: Table, name: str) -> Phrase:
    house = name.removesuffix("-help") in BY_NAME
    return phrase(f"house-option-{name}" if house else f"{table.game.command}-option-{name}")


def option_values(table: Table, name: str) -> tuple[str, ...]:
    """What an option can be set to. Raises DeniedError for a name that is no option of the table."""
    if name in BY_NAME:
        return choices(name)
    known = table.game.open_options(table.options)
    if name not in known:
        there = tuple(option_name(table, option) for option in (*known, *BY_NAME))
        raise denied("denied-unknown-option", name=name, known=there)
    kind = type(table.options).model_fields[name].annotation
    return ("true", "false") if kind is bool else tuple(map(str, get_args(kind)))


def _bad_option(table: Table, name: str, value: str) -> DeniedError:
    known = tuple(option_value(table, name, each) for each in option_values(table, name))
    return denied("denied-bad-option", name=option_name(table, name), value=value, known=known)


def option_value(table: Table, name: str, value: str) -> Phrase:
    """A value as readers see it: yes, no, a number, or what was chosen in words."""
    known = {"true": phrase("value-yes"), "false": phrase("value-no")}
    if name in BY_NAME:
        return phrase(f"value-{value}")
    if value.lower() in known:
        return known[value.lower()]
    worded = name != "board" and value.isidentifier()
    return phrase(f"{table.game.command}-option-{name}-{value}") if worded else phrase("value-named", value=value)


def because(key: str, by: str, reason: str, **params: Value) -> Phrase:
    """What a moderator of this name did, and why."""
    return phrase(key, by=plain_name(clean_name(by)), reason=reason, **params)


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
