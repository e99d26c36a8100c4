"""Positions in a few words, for tests and for the documentation.

>>> state = position(main=("box tank ore", "hopp"), yards={0: ("refr", "")}, trains={0: ("box box", "mixed tank")})
>>> state.players[0].trains[1].mixed, state.turn, len(state.deck)
(True, 0, 169)
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.core.contract import Seat
from rules.freight_train.speech import row_of, wagon
from rules.freight_train.state import FreightOptions, Player, State, Train
from rules.freight_train.wagons import CABOOSES, END, MAIN_ROWS, START_LOCOS, START_SCORE, Card, box

FULL_YARD = (
    "auto box coil cont gond",
    "hopp ore pigg refr stock",
    "tank auto box coil cont",
    "gond hopp ore pigg refr",
    "stock tank auto box coil",
)


def position(
    players: int = 4,
    *,
    main: Sequence[str] = FULL_YARD,
    yards: Mapping[Seat, tuple[str, str]] | None = None,
    trains: Mapping[Seat, Sequence[str]] | None = None,
    top: str = "",
    deck: str | None = None,
    scores: Mapping[Seat, int] | None = None,
    mobilised: Mapping[Seat, tuple[int, ...]] | None = None,
    day: int = 1,
    marker: Seat = 0,
    turn: Seat = 0,
    filled: bool = False,
    end_drawn: bool = False,
    passes: int = 0,
    cabooses: bool = False,
    debt: bool = False,
) -> State:
    """A position from rows written bumper first. Seats not named have an empty yard and no trains.

    Trains stand by locomotive number: "box box", "mixed ore tank", "ore ore caboose", "" for an empty one.
    Every wagon not named lies in the deck below the `top` cards, the end-of-day card last. `deck` is the
    whole deck instead: handy for a rule, but then wagons are missing from the box (FT-I1).
    """
    yards, trains, scores, mobilised = yards or {}, trains or {}, scores or {}, mobilised or {}
    built = []
    for seat in range(players):
        first, second = yards.get(seat, ("", ""))
        days, score = mobilised.get(seat, ()), scores.get(seat, START_SCORE)
        player = Player(
            yard=(row_of(first), row_of(second)),
            trains=tuple(_train(loco, text) for loco, text in enumerate(trains.get(seat, ()), 1) if text),
            locos=START_LOCOS[players] + day - 1 + (day in days),
            mobilised=days,
            score=score,
            train_points=score - START_SCORE,
        )
        built.append(player)
    used = sum(train.caboose for player in built for train in player.trains)
    upper = _cards(top if deck is None else deck)
    table = State(
        options=FreightOptions(cabooses=cabooses, debt=debt),
        deck=upper,
        main=tuple(row_of(row) for row in (*main, *("",) * (MAIN_ROWS - len(main)))),
        players=tuple(built),
        caboose_pile=CABOOSES - used,
        day=day,
        marker=marker,
        turn=turn,
        filled=filled,
        filled_in_round=filled,
        passes=passes,
    )
    if deck is None:
        end: tuple[Card, ...] = () if END in upper or end_drawn else (END,)
        table = table.but(deck=(*upper, *_left_in_box(table), *end))
    return table.but(end_drawn=end_drawn or END not in table.deck)


def _train(loco: int, text: str) -> Train:
    words = text.split()
    wagons = row_of(" ".join(word for word in words if word not in ("mixed", "caboose")))
    mixed = "mixed" in words or len(set(wagons)) > 1
    return Train(loco=loco, wagons=wagons, mixed=mixed, caboose="caboose" in words)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(END if word == END else wagon(word) for word in text.split())


def _left_in_box(table: State) -> tuple[Card, ...]:
    left: Counter[Card] = Counter(box(len(table.players)))
    left.subtract(table.wagons())
    if short := [name for name, count in left.items() if count < 0]:
        raise ValueError(f"more {', '.join(short)} wagons than in the box")
    return tuple(left.elements())
