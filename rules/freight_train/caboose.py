"""`caboose 3`: a caboose closes an own train and doubles its points (FT-14)."""

from collections.abc import Iterator
from typing import Annotated

from rules.core.contract import Choice, Draft, Refusal, Seat
from rules.core.fields import Asked, Number
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.freight_train.event import FreightEvent
from rules.freight_train.move import FreightMove
from rules.freight_train.speech import instead, named, refuse
from rules.freight_train.state import State, Train


class TookCaboose(FreightEvent):
    seat: Seat
    loco: int
    pile: int


class Caboose(FreightMove):
    loco: Annotated[int, Number(most=9999, unit="loco", misread="number"), Asked("train")]

    rule = "FT-14.2"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if not state.options.cabooses:
            return refuse("FT-14.10", "caboose-option")
        return None if state.caboose_pile else refuse("FT-14.6", "caboose-pile")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if _open_trains(state, seat):
            return None
        return refuse("FT-14.7", "caboose-no-train", instead("other-action"))

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("freight-note-caboose", pile=state.caboose_pile)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for train in _open_trains(state, seat):
            label = phrase("freight-choice-train", loco=train.loco, name=named(train.name))
            yield Choice(
                value=str(train.loco), label=label, note=phrase("freight-note-length", length=len(train.wagons))
            )

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        player, other = state.players[seat], instead("own-train")
        train = player.train(self.loco)
        if train is None and 1 <= self.loco <= player.locos:
            return refuse("FT-14.7", "caboose-empty-loco", other, loco=self.loco)
        if train is None:
            return refuse("FT-14.2", "caboose-train", other, loco=self.loco)
        if train.caboose:
            return refuse("FT-14.7", "caboose-twice", other, loco=self.loco)
        trains = tuple(one.but(caboose=True) if one is train else one for one in player.trains)
        pile = state.caboose_pile - 1
        after = state.with_player(seat, trains=trains).but(caboose_pile=pile)
        return Outcome(after, (TookCaboose(seat=seat, loco=self.loco, pile=pile),))


def _open_trains(state: State, seat: Seat) -> list[Train]:
    return [train for train in state.players[seat].trains if not train.caboose]
