"""What every kind of move of Railroad Dice 2 shares: its phrases, and the words of its notation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice

from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.kinds import KindOfMove, Speech
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.rails import canonical
from rules.railroad_dice_2.state import State

SPEECH = Speech("dice")
MOST_NAMED = 12
refuse = SPEECH.refuse
instead = SPEECH.instead


class DiceMove(KindOfMove[State]):
    speech = SPEECH

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        """Whether there is nothing to choose now."""
        return False

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse(cls.rule, "nothing") if cls.idle(state, seat) else None

    @classmethod
    def misread(cls, words: list[str]) -> Exception:
        return SPEECH.misread("move", text=" ".join([cls.name(), *words]))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """Asks field by field (`asked`), then judges the whole."""
        given = draft.filled()
        for field in cls.fields:
            if field.name not in given:
                return cls.asked(state, seat, field.name, draft)
        return cls.whole(state, seat, draft)

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        raise NotImplementedError


def number(text: str) -> int:
    """A small whole number as typed. Raises MisreadError."""
    if not re.fullmatch(r"-?\d{1,3}", text):
        raise SPEECH.misread("number", text=text)
    return int(text)


def cell(text: str) -> str:
    """A cell as typed, whether on the map or not. Raises MisreadError."""
    if not re.fullmatch(r"[A-Za-z]{1,2}\d{1,2}", text):
        raise SPEECH.misread("cell", text=text)
    return text.upper()


def code(text: str) -> str:
    """A placement as typed, sides and tracks in any order. Raises MisreadError."""
    found = canonical(text)
    if found is None:
        raise SPEECH.misread("code", text=text)
    return found


def instead_cells(cells: Iterable[str]) -> Phrase | None:
    """Some cells that would do, as many as one reads at a glance."""
    some = tuple(islice(cells, MOST_NAMED))
    return instead("cells", cells=some) if some else None


def money_left(before: State, after: State, seat: Seat) -> Phrase:
    """What a move costs or brings, and what it leaves."""
    was, left = before.players[seat].money, after.players[seat].money
    key = "cost" if left < was else "gain" if left > was else "free"
    return phrase(f"dice-account-{key}", units=abs(left - was), money=left)
