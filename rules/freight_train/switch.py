"""`switch 1>loco2 2:ore>loco4`: one to four wagons from the own yard to own trains (FT-7)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.freight_train.partial import PartialMove
from rules.freight_train.picking import Moved, Picking, fields
from rules.freight_train.speech import instead, named, refuse
from rules.freight_train.state import Player, Spot, State, wagons_in
from rules.freight_train.wagons import SWITCHED, Wagon


class Switched(Moved):
    pass


class Switch(Picking):
    rule = "FT-7.3"
    fields = fields(SWITCHED, needed=1)
    least = 1
    most = SWITCHED
    happens = Switched
    open_end = "FT-7.2"
    any_order = "FT-7.4"
    suggested = 2

    @classmethod
    def start(cls, state: State, seat: Seat) -> PartialMove:
        return PartialMove(state.players[seat])

    @classmethod
    def nowhere(cls) -> Refusal:
        return refuse("FT-7.5", "switch-at-all", instead("other-action"))

    @classmethod
    def misplaced(cls, player: Player, wagon: Wagon, spot: Spot) -> Refusal | None:
        if spot.place == "loco" and 1 <= spot.number <= player.locos:
            return super().misplaced(player, wagon, spot)
        return refuse("FT-7.3", "switch-spot", instead("own-loco", locos=player.locos), wagon=named(wagon))

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if not any(state.players[seat].yard):
            return refuse("FT-7.2", "yard-empty-switch")
        return None if any(cls.start(state, seat).ways()) else cls.nowhere()

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("freight-note-switch", wagons=wagons_in(state.players[seat].yard))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if not 1 <= len(self.picks) <= SWITCHED:
            return refuse("FT-7.1", "one-to-four", found=len(self.picks))
        return self.done(state, seat)
