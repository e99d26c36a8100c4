"""A made-up table that shows every colour of the game at once: the common palette is drawn from it."""

from __future__ import annotations

from render.art import NumberedPlace, Shown
from render.colours import PAPER
from render.railroad_dice_2 import layout as at
from render.railroad_dice_2.backdrop import enlarged
from render.railroad_dice_2.field import field_of
from render.railroad_dice_2.livery import DIRECTORS
from render.railroad_dice_2.table import table_scene
from render.scene import Scene
from render.words import words
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.chart import standard
from rules.railroad_dice_2.connect import Connected
from rules.railroad_dice_2.money import Stocked
from rules.railroad_dice_2.opening.station import StationPlaced
from rules.railroad_dice_2.rails import COMPLEX_CODES, SIMPLE_CODES
from rules.railroad_dice_2.state import DiceOptions, HandDie, Player, Rail, State, Station, Turn
from rules.railroad_dice_2.turn.lay import Laid
from rules.railroad_dice_2.turn.transport import Transported
from rules.railroad_dice_2.view import DiceView

_CODES = (*SIMPLE_CODES, *COMPLEX_CODES)


def table() -> State:
    """Not a position of the rules: every piece there is, wherever it lies."""
    options = DiceOptions()
    stations = ("B2", "E2", "H2", "K2", "C4", "F4", "I4", "K5", "D6", "H6", "F7", "J7")
    state = State(
        options=options,
        layout=standard(options.tiles),
        phase="play",
        first=0,
        turn=Turn(seat=0, rolled="4s", hand=_hand(), numbers=6, used=(4,)),
        year=7,
        players=tuple(
            Player(
                money=12 + 5 * seat,
                neutrals=0,
                transported=9,
                locomotives=(3, 4, 5, 6),
                connected=stations[seat : seat + 4],
            )
            for seat in range(len(DIRECTORS))
        ),
        stations=tuple(Station(cell, seat if seat < len(DIRECTORS) else None) for seat, cell in enumerate(stations)),
        stocks=(10, 15, 0, 5, 13, 8),
        bank=120,
        simple=14,
        complex=2,
        locomotives=(5, 6, 6),
    )
    free = [cell for cell in state.chart.cells if cell not in stations][::2]
    rails = tuple(Rail(cell, code) for cell, code in zip(free, _CODES, strict=False))
    return state.but(rails=rails)


def _hand() -> tuple[HandDie, ...]:
    faces = [(face, False) for face in dict.fromkeys(BOARD.simple.faces)]
    faces += [(face, True) for face in BOARD.complex.faces[-2:]]
    return tuple(HandDie(number=i, complex=kind, face=face) for i, (face, kind) in enumerate(faces, 1))


def sample(palette: str) -> Scene:
    state = table()
    cells = [rail.cell for rail in state.rails]
    events = (
        Laid(seat=0, number=1, cell=cells[0], code="NS", cost=0),
        StationPlaced(seat=1, cell="E2", home=True),
        Connected(seat=0, station="C4", other=None, paid=(5, 0)),
        Stocked(why="appear", units=(5, 0, 0, 0, 0, 0), bank=100),
        Transported(seat=0, locomotive=4, station="C4", tile=1, units=4, distance=1, line=("B2", "B3", "B4", "C4")),
    )
    names = tuple(owner.letter for owner in DIRECTORS)
    shown = Shown(
        DiceView(state=state), events, names, words("en"), marks=(NumberedPlace(1, "L8"), NumberedPlace(2, "A8"))
    )
    return table_scene(shown)


def grounds(palette: str) -> tuple[Scene, ...]:
    """The enlarged map of the beginners' layout, which crops are cut from."""
    field = field_of(table())
    return (Scene(1, 1, PAPER, enlarged(field, at.CROP_TIMES), ()),)
