"""The opening position: hands dealt face up, the first player found, everything else still to be built."""

from rules.china_rails.board import Board
from rules.china_rails.event import Seated
from rules.china_rails.parts import Card
from rules.china_rails.speech import refuse
from rules.china_rails.state import HAND, START_CASH, ChinaOptions, Player, State, Turn
from rules.core.boards import SHIPPED
from rules.core.chance import Chance
from rules.core.contract import RefusedError, Step
from rules.core.phrase import Phrase, phrase

SEATS = range(2, 7)  # CR-R1


class Begun(Seated):
    """The hands are dealt; the seat begins (CR-1.8)."""

    pay: int  # the demand that decided

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        board = (phrase("china-begun-board", board=state.board.name),) if state.options.board == SHIPPED else ()
        chosen = state.options.model_dump(exclude_defaults=True, exclude={"board"})
        options = (phrase(f"china-option-{name}-on", value=str(value)) for name, value in chosen.items())
        return self.said(state), *board, *options

    def shown(self) -> str:
        return f"seat {self.seat + 1} begins"


def deal(board: Board, options: ChinaOptions, seats: int, chance: Chance) -> Step[State]:
    """Raises RefusedError for a number of seats the game does not take."""
    if seats not in SEATS:
        raise RefusedError(refuse("CR-1.1", "seats", seats=seats))
    hands, deck = _hands(board, seats, chance)
    first, pay = _first(board, hands, chance)
    state = State(
        options=options,
        first=first,
        round=1,
        turn=first,
        now=Turn(phase="building"),
        players=tuple(Player(hand=hand) for hand in hands),
        cash=(START_CASH,) * seats,
        track=((),) * seats,
        deck=deck,
    )
    return Step(state.on(board), (Begun(seat=first, pay=pay),))


def _hands(board: Board, seats: int, chance: Chance) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Events met in the first deal are set aside and shuffled back (CR-1.6, CR-1.7)."""
    deck = list(chance.shuffled(tuple(board.deck)))
    aside: list[Card] = []
    hands: list[tuple[Card, ...]] = []
    for _ in range(seats):
        hand: list[Card] = []
        while len(hand) < HAND:
            card = deck.pop(0)
            (aside if board.is_event(card) else hand).append(card)
        hands.append(tuple(hand))
    return hands, chance.shuffled((*deck, *aside)) if aside else tuple(deck)


def _first(board: Board, hands: list[tuple[Card, ...]], chance: Chance) -> tuple[int, int]:
    """The highest payout begins; tied, the next highest decides, then chance (CR-1.8, CR-R4)."""
    payouts = [sorted((line.pay for card in hand for line in board.demands[card]), reverse=True) for hand in hands]
    best = [seat for seat, pays in enumerate(payouts) if pays == max(payouts)]
    first = best[0] if len(best) == 1 else best[chance.below(len(best))]
    return first, payouts[first][0]
