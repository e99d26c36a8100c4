"""What every event of Santa Fe Rails shares: it is worded from its own fields and the position it led to.

The phrase has the event's kind for its key and the fields for parameters: a seat is a `Who`, a code a name, cards are
phrases. Events that say more word themselves.
"""

from __future__ import annotations

from pydantic import model_validator

from rules.core.contract import Event, Seat
from rules.core.phrase import Phrase, Value, Who, phrase
from rules.santa_fe_rails.cards import named, named_all
from rules.santa_fe_rails.state import State

_CITIES = ("origin", "start", "towards")
_SEATS = ("first", "seats", "winners")


class SantaFeEvent(Event):
    @model_validator(mode="before")
    @classmethod
    def _without_its_board(cls, said: object) -> object:
        """Events once carried the name of their board; stored ones still do."""
        if isinstance(said, dict) and "board" in said:
            return {name: value for name, value in said.items() if name != "board"}
        return said

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state),)

    def said(self, state: State, key: str = "", **more: Value) -> Phrase:
        """One line of the event, under its own key or another."""
        params: dict[str, Value] = {}
        for name in type(self).model_fields:
            value = getattr(self, name)
            if name == "seat":
                params["who"] = Who(seat=value)
            elif name not in ("kind", "audience") and (worded := _worded(state, name, value)) is not None:
                params[name] = worded
        return phrase("santafe-" + (key or self.kind.replace("_", "-")), **{**params, **more})


def who(seats: tuple[Seat, ...]) -> tuple[Who, ...]:
    return tuple(Who(seat=seat) for seat in seats)


def _worded(state: State, name: str, value: object) -> Value | None:
    """The field as a parameter, or None where it is none."""
    if isinstance(value, bool):
        return None
    if name in _SEATS:
        return who(value) if isinstance(value, tuple) else Who(seat=int(str(value)))
    if isinstance(value, tuple) and all(isinstance(card, str) for card in value):
        return named_all(state.board, value)
    if not isinstance(value, str):
        return value if isinstance(value, int) else None
    if name == "company":
        return state.board.company[value].name
    if name == "card":
        return named(state.board, value)
    return state.board.called(value) if name in _CITIES else value
