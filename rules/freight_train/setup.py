"""The opening deal (FT-1) and the fresh table of days 2 and 3 (FT-10.7, FT-11)."""

from collections.abc import Sequence

from rules.core.chance import Chance
from rules.core.contract import RefusedError, Seat, Step
from rules.core.phrase import Phrase, Who, phrase, who
from rules.freight_train import wagons
from rules.freight_train.event import FreightEvent
from rules.freight_train.speech import names, refuse
from rules.freight_train.state import FreightOptions, Player, Row, State
from rules.freight_train.wagons import Card, Wagon


class Dealt(FreightEvent):
    """A fresh table: at the start of the game and of days 2 and 3 (FT-1, FT-11)."""

    day: int
    main: tuple[Row, ...]
    yards: tuple[tuple[Row, Row], ...]
    locos: tuple[int, ...]
    free: tuple[Seat, ...] = ()  # who got a free locomotive (FT-11.4)
    scores: tuple[int, ...]
    marker: Seat
    deck: int
    options: FreightOptions = FreightOptions()

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        rows = tuple(phrase("freight-dealt-row", row=i, wagons=names(row)) for i, row in enumerate(self.main, 1))
        begins = self.said(state, "dealt-day")
        if self.day > 1:
            free = (phrase("freight-dealt-free", count=len(self.free), who=who(self.free)),) if self.free else ()
            return (begins, *free, *rows)
        begun = phrase("freight-dealt-game", locos=self.locos[0], points=wagons.START_SCORE)
        chosen = (phrase(f"freight-option-{name}-on") for name, on in self.options if on)
        yards = (
            phrase("freight-dealt-yard", who=Who(seat=seat), first=names(first), second=names(second))
            for seat, (first, second) in enumerate(self.yards)
        )
        return (begun, *chosen, begins, *rows, *yards)

    def shown(self) -> str:
        main = " / ".join(" ".join(row) for row in self.main)
        text = f"day {self.day}, seat {self.marker + 1} begins, main {main}"
        if self.day > 1:
            return text
        return f"{text}, yards " + " / ".join(" ".join(row) for yard in self.yards for row in yard)


def deal(options: FreightOptions, seats: int, chance: Chance) -> Step[State]:
    """The opening position. Raises RefusedError for too few or too many players (FT-1.1)."""
    if seats not in wagons.WAGONS_PER_TYPE:
        raise RefusedError(refuse("FT-1.1", "players", players=seats))
    cards = chance.shuffled(wagons.box(seats))
    main, cards = _rows(cards, wagons.MAIN_ROWS, wagons.MAIN_LENGTH)
    yards, cards = _rows(cards, 2 * seats, wagons.YARD_START)
    players = tuple(
        Player(yard=(yards[2 * seat], yards[2 * seat + 1]), locos=wagons.START_LOCOS[seats]) for seat in range(seats)
    )
    deck = cut(cards, 1, chance)
    first = chance.below(seats)
    state = State(options=options, deck=deck, main=main, players=players, marker=first, turn=first)
    return Step(state, (dealt(state),))


def new_day(state: State, chance: Chance) -> Step[State]:
    """The next day, from a position whose day has been scored. The marker has moved on (FT-10.9)."""
    day = state.day + 1
    gathered: list[Wagon] = [card for card in state.deck if card != wagons.END]
    gathered += [wagon for row in state.main for wagon in row]
    gathered += [wagon for player in state.players for train in player.trains for wagon in train.wagons]
    main, cards = _rows(chance.shuffled(gathered), wagons.MAIN_ROWS, wagons.MAIN_LENGTH)
    deck = cut(cards, day, chance)
    free = tuple(seat for seat, player in enumerate(state.players) if state.day not in player.mobilised)
    players = tuple(
        player.but(trains=(), locos=player.locos + (seat in free)) for seat, player in enumerate(state.players)
    )
    marker = (state.marker + 1) % len(players)
    fresh = State(
        options=state.options,
        deck=deck,
        main=main,
        players=players,
        caboose_pile=wagons.CABOOSES,  # FT-14.5
        day=day,
        round=state.round + 1,
        marker=marker,
        turn=marker,
    )
    return Step(fresh, (dealt(fresh, free),))


def cut(cards: Sequence[Wagon], day: int, chance: Chance) -> tuple[Card, ...]:
    """The deck with the end-of-day card somewhere in its bottom part (FT-R2)."""
    bottom = len(cards) // wagons.PARTS_OF_DAY[day]
    at = len(cards) - bottom + chance.below(bottom + 1)
    return (*cards[:at], wagons.END, *cards[at:])


def dealt(state: State, free: tuple[int, ...] = ()) -> Dealt:
    return Dealt(
        day=state.day,
        main=state.main,
        yards=tuple(player.yard for player in state.players),
        locos=tuple(player.locos for player in state.players),
        free=free,
        scores=tuple(player.score for player in state.players),
        marker=state.marker,
        deck=len(state.deck),
        options=state.options,
    )


def _rows(cards: tuple[Wagon, ...], rows: int, length: int) -> tuple[tuple[Row, ...], tuple[Wagon, ...]]:
    used = rows * length
    return tuple(cards[at : at + length] for at in range(0, used, length)), cards[used:]
