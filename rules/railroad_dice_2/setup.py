"""The table before the first station (RD-2.1 to RD-2.4, RD-3)."""

from rules.core.chance import Chance
from rules.core.contract import RefusedError, Seat, Step
from rules.core.phrase import Phrase, Who, phrase, who
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.chart import standard
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.opening.plan import drawn
from rules.railroad_dice_2.speech import refuse
from rules.railroad_dice_2.state import DiceOptions, Player, State, Turn

SEATS = range(2, 5)
NEUTRALS = {2: 4, 3: 3, 4: 2}  # RD-2.2


class Dealt(DiceEvent):
    """The table before the first station: who begins, and the map if it is already laid out."""

    first: Seat
    order: tuple[Seat, ...]
    neutrals: tuple[int, ...]  # to place, by seat
    locomotives: tuple[int, ...]
    layout: str  # empty: seat 1 lays it out

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        cards = tuple(phrase("dice-loco", value=value) for value in self.locomotives)
        chosen = "drawn" if state.options.first == "drawn" else "set"
        return (
            phrase("dice-dealt", capital=BOARD.capital, neutrals=max(self.neutrals)),
            phrase(f"dice-dealt-first-{chosen}", who=Who(seat=self.first)),
            phrase("dice-dealt-order", seats=who(self.order)),
            phrase("dice-dealt-locomotives", count=len(cards), cards=cards),
            phrase(f"dice-dealt-layout-{state.options.layout}", layout=self.layout, who=Who(seat=0)),
            *_options_told(state.options),
            phrase("dice-dealt-reconstruction"),
        )

    def shown(self) -> str:
        return f"seat {self.first + 1} begins, layout {self.layout or 'own'}"


def deal(options: DiceOptions, seats: int, chance: Chance) -> Step[State]:
    """The opening position. Raises RefusedError (RD-2.1, RD-2.4)."""
    if seats not in SEATS:
        raise RefusedError(refuse("RD-2.1", "players", players=seats))
    if options.first != "drawn" and int(options.first) > seats:
        raise RefusedError(refuse("RD-2.4", "first", seat=int(options.first), players=seats))
    first = chance.below(seats) if options.first == "drawn" else int(options.first) - 1
    layout = standard(options.tiles) if options.layout == "standard" else ""
    if options.layout == "random":
        layout = drawn(options.tiles, chance)
    state = opening(options, seats, first, layout)
    neutrals = tuple(player.neutrals for player in state.players)
    order, locomotives = state.order_from(first), state.locomotives
    return Step(state, (Dealt(first=first, order=order, neutrals=neutrals, locomotives=locomotives, layout=layout),))


def opening(options: DiceOptions, seats: int, first: Seat, layout: str) -> State:
    cards = [(one.value, one.cards) for one in BOARD.locomotives]
    removed = tuple(value for value, _ in cards) if seats == 2 else ()  # RD-3.4
    return State(
        options=options,
        layout=layout,
        phase="homes" if layout else "layout",
        first=first,
        turn=Turn(seat=first if layout else 0),
        players=tuple(Player(money=BOARD.capital, neutrals=count) for count in neutrals(options, seats, first)),
        bank=BOARD.units - BOARD.capital * seats,
        simple=BOARD.simple.dice,
        complex=BOARD.complex.dice,
        locomotives=tuple(value for value, count in cards for _ in range(count - (value in removed))),
        removed=removed,
    )


def neutrals(options: DiceOptions, seats: int, first: Seat) -> tuple[int, ...]:
    """Neutral stations to place, by seat. With three players the unused home may serve as a ninth (RD-R3)."""
    short = seats == 3 and options.three_player_neutrals == "8"
    last = (first + seats - 1) % seats
    return tuple(NEUTRALS[seats] - (short and seat == last) for seat in range(seats))


def _options_told(options: DiceOptions) -> tuple[Phrase, ...]:
    """The rulings this table has changed; layout and first player are told by themselves."""
    usual = DiceOptions(layout=options.layout, first=options.first).model_dump()
    changed = (name for name, value in options.model_dump().items() if value != usual[name])
    return tuple(phrase(f"dice-option-{name}-on") for name in changed)
