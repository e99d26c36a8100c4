"""Positions in a few words, for tests and for the documentation.

>>> state = position(main=("box tank ore", "hopp"), yards={0: ("refr", "")}, trains={0: ("box box", "mixed tank")})
>>> state.players[0].trains[1].mixed, state.turn, len(state.deck)
(True, 0, 169)
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from rules.core.contract import Seat
from rules.freight_train.speech import row_of, wagon
from rules.freight_train.state import FreightOptions, Player, Row, State, Train
from rules.freight_train.wagons import (
    CABOOSES,
    END,
    MAIN_ROWS,
    START_LOCOS,
    START_SCORE,
    WAGONS,
    WAGONS_PER_TYPE,
    Card,
)

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
    built = tuple(
        _player(
            START_LOCOS[players] + day - 1,
            yards.get(seat, ("", "")),
            trains.get(seat, ()),
            scores.get(seat, START_SCORE),
            (mobilised.get(seat, ()), day),
        )
        for seat in range(players)
    )
    rows = tuple(row_of(row) for row in (*main, *("",) * (MAIN_ROWS - len(main))))
    exact = None if deck is None else tuple(_card(word) for word in deck.split())
    cards = _deck(players, rows, built, top, end_drawn) if exact is None else exact
    used = sum(train.caboose for player in built for train in player.trains)
    return State(
        options=FreightOptions(cabooses=cabooses, debt=debt),
        deck=cards,
        main=rows,
        players=built,
        caboose_pile=CABOOSES - used,
        day=day,
        marker=marker,
        turn=turn,
        filled=filled,
        filled_in_round=filled,
        passes=passes,
        end_drawn=end_drawn or END not in cards,
    )


def _player(
    locos: int,
    yard: tuple[str, str],
    trains: Sequence[str],
    score: int,
    mobilised: tuple[tuple[int, ...], int],
) -> Player:
    days, today = mobilised
    return Player(
        yard=(row_of(yard[0]), row_of(yard[1])),
        trains=tuple(_train(loco, text) for loco, text in enumerate(trains, 1) if text),
        locos=locos + (today in days),
        mobilised=days,
        score=score,
        train_points=score - START_SCORE,
    )


def _train(loco: int, text: str) -> Train:
    words = text.split()
    wagons = row_of(" ".join(word for word in words if word not in ("mixed", "caboose")))
    mixed = "mixed" in words or len(set(wagons)) > 1
    return Train(loco=loco, wagons=wagons, mixed=mixed, caboose="caboose" in words)


def _deck(players: int, main: Sequence[Row], built: Sequence[Player], top: str, end_drawn: bool) -> tuple[Card, ...]:
    upper = tuple(_card(word) for word in top.split())
    rest: Counter[Card] = Counter(dict.fromkeys(WAGONS, WAGONS_PER_TYPE[players]))
    rest.subtract(card for card in upper if card != END)
    for row in main:
        rest.subtract(row)
    for player in built:
        for wagons in (*player.yard, *(train.wagons for train in player.trains)):
            rest.subtract(wagons)
    short = [name for name, count in rest.items() if count < 0]
    if short:
        raise ValueError(f"more {', '.join(short)} wagons than in the box")
    lower = tuple(rest.elements())
    return (*upper, *lower, END) if END not in upper and not end_drawn else (*upper, *lower)


def _card(word: str) -> Card:
    return cast(Card, END) if word == END else wagon(word)
