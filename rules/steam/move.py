"""The base of every move of Steam, and the words they share: places, amounts, prices."""

from __future__ import annotations

from typing import ClassVar

from rules.core.contract import Choice, Seat
from rules.core.kinds import KindOfMove, Speech
from rules.core.names import fold
from rules.core.phrase import Named, Phrase, phrase
from rules.steam.board import Board, Hex
from rules.steam.grid import HEX_ID
from rules.steam.money import fewest_steps
from rules.steam.speech import STEAM
from rules.steam.state import Phase, State

Said = str  # a hex as it is written: J6, or the name of its City or Town
MOST_CHOICES = 24
PASSES = ("pass", "passe", "passer")


class SteamMove(KindOfMove[State]):
    speech: ClassVar[Speech] = STEAM
    phase: ClassVar[tuple[Phase, ...]]  # when it can be made
    turn_rule: ClassVar[str] = "ST-3.3"  # cited for a player who is not to act

    @classmethod
    def phase_rule(cls, state: State) -> str:
        """Cited in another phase."""
        return "ST-3.1" if state.base else "ST-17.1"


def number_word(words: list[str], most: int) -> int:
    """A single whole number. Raises MisreadError."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit() or int(words[0][:4]) > most:
        raise STEAM.misread("number", text=" ".join(words))
    return int(words[0])


def hex_word(*words: str) -> Said:
    """A hex as moves keep it: `J6`, or a name as it was typed, in one word or several."""
    word = "-".join(words)
    return word.upper() if HEX_ID.match(word.upper()) else word


def find_hex(board: Board, said: Said) -> Hex | None:
    """The hex that is called so, by its letter and number or by name."""
    found = board.lexicon.find(said)
    return None if found is None else board.number[found]


def spot(state: State, at: Hex) -> Named:
    """A hex as choices show it: `Beijing J3`, or `J6`."""
    place = state.board.hexes[at]
    if place.name is None:
        return Named(en=place.id)
    return place.name.changed(lambda name: f"{name} {place.id}")


def hex_choice(state: State, at: Hex, note: Phrase | None = None) -> Choice:
    hex_id = state.board.hexes[at].id
    return Choice(value=hex_id, label=phrase("steam-at", place=spot(state, at)), note=note, place=hex_id)


def matching(state: State, typed: str, found: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Of the hexes found, those whose name fits what is being typed, the best fit first."""
    if not typed:
        return found
    board = state.board
    return tuple(at for code in board.lexicon.like(typed) if (at := board.number[code]) in found)


def fits(state: State, at: Hex, typed: str, word: str) -> bool:
    """Whether what is being typed is part of the word for a hex, or of a name of it, whatever its accents."""
    place = state.board.hexes[at]
    names = (word, *((*place.name.every(), *place.aliases) if place.name else ()))
    return any(fold(typed) in fold(name) for name in names)


def price_note(state: State, seat: Seat, price: int) -> Phrase:
    """What something costs, and the capital it would take."""
    steps = fewest_steps(price - state.players[seat].cash) if state.base else 0
    return phrase("steam-costs-steps", price=price, steps=steps) if steps else phrase("steam-costs", price=price)


def ledger(before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
    """What a move costs and leaves: cash, income and VP, where they change, and what changes on the map alone."""
    old, new = before.players[seat], after.players[seat]
    was, now = before.marker(seat), after.marker(seat)
    spent = new.cash - old.cash
    lines = [phrase("steam-leaves-cash", cash=new.cash, moved=spent, change=_signed(spent))]
    if was.income != now.income:
        lines.append(phrase("steam-leaves-income", income=now.income, change=_signed(now.income - was.income)))
    if was.vp != now.vp:
        lines.append(phrase("steam-leaves-vp", vp=now.vp, change=_signed(now.vp - was.vp)))
    return (*lines, *after.map.foretold(before, after, seat))


def _signed(change: int) -> str:
    return f"{change:+}".replace("-", "−")
