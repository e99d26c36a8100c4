"""A table for tests: positions on the large tile set, moves in the notation, the rule that refuses one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rules.core.chance import Chance
from rules.core.contract import Draft, Game, Offers, Refusal, Seat, Step
from rules.core.phrase import Phrase
from rules.railroad_dice_2 import build
from rules.railroad_dice_2.game import RailroadDice2
from rules.railroad_dice_2.state import DiceOptions, State
from tests.rules.trying import event_of as event_of
from tests.rules.trying import events_of as events_of
from tests.rules.trying import refusal_of

GAME = RailroadDice2()
HOUSE = cast(Game, GAME)
LARGE = DiceOptions(tiles="large", first="1")
BOXED = DiceOptions(first="1")

# RD-EX-9: black is seat 0, green is seat 1
EX_9 = "I8 EW+SW, J8 EW, K8 EW, G8 NE, G7 NS+NW, N6 NS, N7 NS, N8 NW, M8 EW"

# RD-EX-12: green is seat 1
EX_12 = "C5 NS, C6 NS, C7 NS, G8 EW, F8 EW, E8 NE, E7 SW, D7 EW"

# RD-EX-21: black, green and blue are seats 0, 1 and 2
EX_21_HOMES, EX_21_NEUTRALS = "L8 I4 L2", "N9 I7 D9 L5 E4"
EX_21 = (
    "M8 EW, N8 SW, K8 EW, J8 EW, I8 NE, L9 NW, K9 EW, J9 EW, I9 EW, H9 EW, G9 EW, E9 EW, F9 EW+NE, F8 SW, E8 NE, "
    "E7 ES, F7 NW, F6 NS, F5 NS, F4 SW, L7 NS, L6 NS, I6 NS, I5 NS, L4 NS, L3 NS"
)
EX_21_STOCKS = (5, 5, 0, 13, 10, 3)


def seeded(number: int = 0) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def position(homes: str, neutrals: str = "", **words: object) -> State:
    """On the large tile set unless options say otherwise."""
    return build.position(homes, neutrals, **{"options": LARGE, **words})  # type: ignore[arg-type]  # words of build


def ex_9(hand: str | None = "straight curve joker", **words: object) -> State:
    return position("H8 N5", "L8", rails=EX_9, hand=hand, **words)


def ex_12(hand: str | None = "complex:joker", **words: object) -> State:
    return position("H8 C4", "M3", rails=EX_12, hand=hand, **words)


def ex_21(locomotives: Mapping[Seat, Sequence[int]] | None = None, **words: object) -> State:
    said = {"stocks": EX_21_STOCKS, "rails": EX_21, "locomotives": locomotives or {0: (4, 5)}, **words}
    return position(EX_21_HOMES, EX_21_NEUTRALS, **said)


def dealt(players: int, options: DiceOptions = LARGE, seed: int = 0) -> State:
    return GAME.setup(options, players, seeded(seed)).state


def step(state: State, text: str, seat: Seat | None = None, seed: int = 0) -> Step[State]:
    """Plays the move of the seat in turn, or of the seat named. A refusal fails the test. The audit must hold."""
    who = state.turn.seat if seat is None else seat
    done = GAME.apply(state, who, GAME.parse(text), seeded(seed))
    GAME.audit(done.state)
    return done


def played(state: State, *texts: str) -> State:
    for text in texts:
        state = step(state, text).state
    return state


def refusal(state: State, text: str, seat: Seat | None = None) -> Refusal:
    """Check and apply must agree, and the position must stay."""
    who = state.turn.seat if seat is None else seat
    return refusal_of(GAME, state, who, text)


def refused(state: State, text: str, seat: Seat | None = None) -> str:
    """The rule that refuses the move."""
    return refusal(state, text, seat).rule


def legal(state: State, text: str, seat: Seat | None = None) -> bool:
    return GAME.check(state, state.turn.seat if seat is None else seat, GAME.parse(text)) is None


def offers(state: State, kind: str = "", **values: str) -> Offers:
    return GAME.offers(state, state.turn.seat, Draft(kind=kind, values=tuple(values.items())))


def offered(state: State, kind: str = "", **values: str) -> list[str]:
    return [choice.value for choice in offers(state, kind, **values).choices]


def money(state: State) -> list[int]:
    return [player.money for player in state.players]


def told(result: Step[State]) -> list[Phrase]:
    return [line for event in result.events for line in GAME.tell(result.state, event)]


def opened(players: int, cells: str, options: DiceOptions = LARGE) -> State:
    """A game whose stations were placed on these cells, in turn."""
    state = dealt(players, options)
    return played(state, *(f"station {cell}" for cell in cells.split()))


def random_rolls(state: State, option: str, count: int) -> list[Step[State]]:
    return [step(state, f"roll {option}", seed=seed) for seed in range(count)]


def names(text: str) -> set[str]:
    return set(text.split())
