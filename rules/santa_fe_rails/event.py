"""What every event of Santa Fe Rails shares. An event stands where its cause does; cities and companies by code."""

from typing import Annotated, ClassVar

from pydantic import model_validator

from rules.core.kinds import Speech
from rules.core.phrase import Worded
from rules.core.telling import ToldEvent
from rules.santa_fe_rails.cards import Card, named, named_all
from rules.santa_fe_rails.speech import SPEECH
from rules.santa_fe_rails.state import State

CityTold = Annotated[str, Worded[State, str](lambda state, code: state.board.called(code))]
CompanyTold = Annotated[str, Worded[State, str](lambda state, code: state.board.company[code].name)]
CardTold = Annotated[Card, Worded[State, str](lambda state, card: named(state.board, card))]
CardsTold = Annotated[
    tuple[Card, ...], Worded[State, tuple[str, ...]](lambda state, cards: named_all(state.board, cards))
]


class SantaFeEvent(ToldEvent[State]):
    speech: ClassVar[Speech] = SPEECH

    @model_validator(mode="before")
    @classmethod
    def _without_its_board(cls, said: object) -> object:
        """Events once carried the name of their board; stored ones still do."""
        if isinstance(said, dict) and "board" in said:
            return {name: value for name, value in said.items() if name != "board"}
        return said


class QuietEvent(SantaFeEvent):
    """Nothing on the table looks different for it."""

    pictured = False


class HiddenEvent(QuietEvent):
    """It has to do with cards that lie face down."""

    reveals = True
