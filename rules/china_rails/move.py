"""What every kind of move in China Rails has in common: its speech, and how it is refused what the board lacks."""

from typing import ClassVar

from rules.china_rails.speech import SPEECH
from rules.china_rails.state import State
from rules.core.contract import Draft, MisreadError, Outlook, Refusal, Seat
from rules.core.kinds import KindOfMove, Speech


class ChinaMove(KindOfMove[State]):
    speech: ClassVar[Speech] = SPEECH

    @classmethod
    def misread(cls, error: MisreadError) -> Refusal:
        """A move that names something the board does not have."""
        return Refusal(rule=cls.rule, why=error.why)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """A way is tried out while it grows."""
        growing = next((field.name for field in cls.fields if field.grows), "") if draft.growing else ""
        whole = draft.but(values=((growing, draft.growing),), growing="") if growing and not draft.values else draft
        return super().outlook(state, seat, whole)
