"""What every kind of move of Railroad Dice 2 shares: its speech, and the account of what it leaves."""

from functools import cache
from typing import ClassVar

from rules.core.contract import Draft, Refusal, Seat
from rules.core.fields import Unread
from rules.core.kinds import KindOfMove, Speech
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.speech import SPEECH, instead, refuse
from rules.railroad_dice_2.state import State


class DiceMove(KindOfMove[State]):
    speech: ClassVar[Speech] = SPEECH

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        """Whether there is nothing to choose now."""
        return False

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse(cls.rule, "nothing", what_remains(state)) if cls.idle(state, seat) else None

    @classmethod
    def read_field(cls, draft: Draft, field: str) -> object:
        """What the draft says in a field. Raises MisreadError."""
        blank = next(one for one in cls.blanks if one.field.name == field)
        try:
            return blank.read(draft.filled()[field])
        except Unread as error:
            raise SPEECH.misread(error.key or "move", text=draft.filled()[field]) from None


def what_remains(state: State) -> Phrase:
    """What can be done in the opening, or in a turn as it stands."""
    turn = state.turn
    if state.opening:
        return _remains(state.phase)
    if state.phase != "play" or turn.skipped:
        return _remains("run")
    return _remains("roll" if turn.rolled is None else "build" if turn.hand else "run")


@cache
def _remains(what: str) -> Phrase:
    return instead(what)


def money_left(before: State, after: State, seat: Seat) -> Phrase:
    """What a move costs or brings, and what it leaves."""
    was, left = before.players[seat].money, after.players[seat].money
    key = "cost" if left < was else "gain" if left > was else "free"
    return phrase(f"dice-account-{key}", units=abs(left - was), money=left)
