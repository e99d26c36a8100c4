"""How China Rails speaks: its refusals, and the base of its moves."""

from typing import ClassVar

from rules.china_rails.state import State
from rules.core.contract import MisreadError, Refusal
from rules.core.kinds import KindOfMove, Speech

CHINA = Speech("china")


class ChinaMove(KindOfMove[State]):
    speech: ClassVar[Speech] = CHINA

    @classmethod
    def misread(cls, error: MisreadError) -> Refusal:
        """A move that names something the board does not have."""
        return Refusal(rule=cls.rule, why=error.why)
