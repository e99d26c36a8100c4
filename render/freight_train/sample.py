"""A made-up table that shows every colour of the game at once: the common palette is drawn from it."""

from render.art import Shown
from render.colours import OWNERS
from render.freight_train.table import scene
from render.scene import Scene
from render.words import words
from rules.freight_train.mobilise import Mobilised
from rules.freight_train.rearrange import Rearranged
from rules.freight_train.state import FreightOptions, Player, Row, Train
from rules.freight_train.view import TableView
from rules.freight_train.wagons import CABOOSES, DAYS, MAIN_LENGTH, MAIN_ROWS, WAGONS, YARD_LENGTH

SEATS = 5  # as many as play


def sample(palette: str) -> Scene:
    player = Player(
        yard=(_row(0, YARD_LENGTH), _row(YARD_LENGTH, 3)),
        trains=(
            Train(loco=1, wagons=("box", "box", "box"), caboose=True),
            Train(loco=2, wagons=WAGONS, mixed=True),
        ),
        locos=3,
    )
    view = TableView(
        options=FreightOptions(cabooses=True),
        day=DAYS,
        round=1,
        marker=0,
        turn=1,
        still_to_play=(0, 1, 2, 3, 4),
        filled=False,
        end_drawn=True,
        deck=1,
        main=tuple(_row(row, MAIN_LENGTH - row) for row in range(MAIN_ROWS)),
        players=(player,) * SEATS,
        caboose_pile=CABOOSES,
    )
    moved = (Rearranged(seat=1, rows=player.yard, score=1), Mobilised(seat=1, locos=3))
    return scene(Shown(view, moved, tuple(owner.letter for owner in OWNERS[:SEATS]), words("en")))


def _row(start: int, count: int) -> Row:
    return tuple(WAGONS[(start + i) % len(WAGONS)] for i in range(count))
