"""A position of Freight Train. Rows are written from the bumper outward: the last wagon is the open end."""

from rules.core.contract import GameState, Options, Seat
from rules.core.phrase import Frozen
from rules.freight_train.wagons import CABOOSES, START_SCORE, Card, Wagon

Row = tuple[Wagon, ...]


class FreightOptions(Options):
    cabooses: bool = False  # FT-14
    debt: bool = False  # the other reading of FT-R10: rearranging may take a score below 0


class Train(Frozen):
    """A locomotive with wagons. `mixed` once declared, forced or grown mixed; never plain again (FT-R4)."""

    loco: int  # FT-3.12: numbered from 1, the train's name all day
    wagons: Row
    mixed: bool = False
    caboose: bool = False


class Player(Frozen):
    yard: tuple[Row, Row]
    trains: tuple[Train, ...] = ()  # in order of locomotive number
    locos: int
    mobilised: tuple[int, ...] = ()  # the days on which this player mobilised (FT-9.2)
    score: int = START_SCORE
    rearranged: int = 0  # points paid so far, for FT-I13
    train_points: int = 0
    yard_points: int = 0

    def train(self, loco: int) -> Train | None:
        return next((train for train in self.trains if train.loco == loco), None)


class State(GameState):
    options: FreightOptions
    deck: tuple[Card, ...]  # top first
    main: tuple[Row, ...]
    players: tuple[Player, ...]
    caboose_pile: int = CABOOSES
    day: int = 1
    round: int = 1  # counted from 1 over the whole game
    marker: Seat
    turn: Seat
    filled: bool = False  # this turn (FT-4.3)
    filled_in_round: bool = False  # for FT-10.11
    passes: int = 0  # in this round, for FT-10.11
    end_drawn: bool = False
    over: bool = False
