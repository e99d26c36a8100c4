"""What follows a move: the next turn, the reveal, the end of phase, round and game (SF-2, SF-15, SF-16, SF-18)."""

from rules.core.contract import Event, Seat, Step
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, Who, phrase
from rules.santa_fe_rails.cards import HAND, SPECIALS, Card, branch_of, is_branch, is_city, named_all
from rules.santa_fe_rails.drawing.draw import Draw
from rules.santa_fe_rails.drawing.stop import StoppedDrawing
from rules.santa_fe_rails.event import CardsTold, CompanyTold, HiddenEvent, QuietEvent, SantaFeEvent
from rules.santa_fe_rails.laying.laid import Laid
from rules.santa_fe_rails.laying.network import Network
from rules.santa_fe_rails.scoring import final
from rules.santa_fe_rails.state import LAYING, Cause, Phase, Player, State


class Boxed(HiddenEvent):
    """A card for the third man, seen by nobody (SF-18.2)."""

    box: int
    deck: int


class Revealed(SantaFeEvent):
    """All choices at once (SF-5.10)."""

    choices: tuple[tuple[Card, ...], ...]  # by seat
    order: tuple[Seat, ...]  # of play

    reveals = True
    unveils = True
    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("santafe-revealed"), *(self._choice(state, seat) for seat in self.order))

    def _choice(self, state: State, seat: Seat) -> Phrase:
        chosen = self.choices[seat]
        allowed = phrase(f"santafe-allowed-{next((card for card in chosen if card in SPECIALS), 'city')}")
        cards = named_all(state.board, chosen)
        return phrase("santafe-revealed-line", who=Who(seat=seat), cards=cards, allowed=allowed)


class SegmentsRemoved(SantaFeEvent):
    """SF-11.4"""

    company: CompanyTold
    count: int


class Skipped(QuietEvent):
    """A second laying turn of a player whose four-in-one is used up."""

    seat: Seat


class RoundEnded(SantaFeEvent):
    """SF-15: what went back to the display and what left the game; then the train goes on."""

    returned: CardsTold
    discarded: CardsTold
    round: int  # the one that begins
    first: Seat

    def told(self, state: State) -> tuple[Phrase, ...]:
        keys = ["round-ended", *["returned"] * bool(self.returned), *["discarded"] * bool(self.discarded)]
        return tuple(self.said(state, key) for key in keys)


def follow(outcome: Outcome[State]) -> Step[State]:
    """The position in which somebody must decide again, or the end."""
    state, events = outcome.state, list(outcome.events)
    if any(isinstance(event, Laid) for event in events):
        net = Network(state.board, state.companies)
        state = _remove_stuck(state, net, events)
        if cause := _end(state, net):
            return Step(_ended(state, cause, events), tuple(events))
    if state.phase == "choose":
        state = _reveal(state, events)
    elif outcome.turn_over:
        state = _next_turn(state, events)
    return _settle(state, events)


def _settle(state: State, events: list[Event]) -> Step[State]:
    """Passes over turns in which there is nothing to decide."""
    while not state.over:
        player = state.players[state.turn]
        if state.phase == "draw" and len(player.hand) < HAND and Draw.why_nothing_legal(state, state.turn):
            events.append(StoppedDrawing(seat=state.turn, hand=len(player.hand)))
        elif state.phase in LAYING and not player.allowance(state.phase):
            events.append(Skipped(seat=state.turn))
        elif not (state.phase == "draw" and len(player.hand) >= HAND):
            break
        state = _next_turn(state, events)
    return Step(state, tuple(events))


def _next_turn(state: State, events: list[Event]) -> State:
    at = state.order.index(state.turn) + 1
    if at < len(state.players):
        return state.but(turn=state.order[at])
    if state.phase == "draw":
        return _all_choose(_box(state, events), events)
    if state.options.terrain and state.all_passed:  # SF-19.8
        return _ended(state, "passes", events)
    return _begun(state, "second") if state.phase == "first" else _end_round(state, events)


def _begun(state: State, phase: Phase, **changes: object) -> State:
    """The start of a phase."""
    return state.but(phase=phase, turn=state.first, laid_in_phase=0, passed=0, **changes)


def _box(state: State, events: list[Event]) -> State:
    """SF-18.2: with two players a card goes to the third man at the end of each draw phase."""
    if len(state.players) != 2 or not state.deck:
        return state
    after = state.but(deck=state.deck[1:], box=(*state.box, state.deck[0]))
    events.append(Boxed(box=len(after.box), deck=len(after.deck)))
    return after


def _all_choose(state: State, events: list[Event]) -> State:
    players = tuple(player if player.hand else player.but(chosen=()) for player in state.players)  # SF-5.9
    return _reveal(_begun(state, "choose", players=players), events)


def _reveal(state: State, events: list[Event]) -> State:
    """SF-5.10: once everybody has chosen, and not before."""
    if any(player.chosen is None for player in state.players):
        return state
    events.append(Revealed(choices=tuple(player.chosen or () for player in state.players), order=state.order))
    return _begun(state, "first", players=tuple(map(_shown, state.players)))


def _shown(player: Player) -> Player:
    cards = player.chosen or ()
    return player.but(chosen=None, revealed=cards, played=(*player.played, *filter(is_city, cards)))  # SF-13.1


def _rested(player: Player) -> Player:
    """The player between two rounds."""
    return player.but(
        revealed=(),
        returned=tuple(card for card in player.revealed if card in SPECIALS),
        laid_first=0,
        laid_second=0,
        branch_used=False,
        tokens_placed=0,
        exchanged=0,
    )


def _end_round(state: State, events: list[Event]) -> State:
    shown = tuple(card for player in state.players for card in player.revealed)
    returned = tuple(card for card in shown if card in SPECIALS)  # SF-15.2
    discarded = tuple(filter(is_branch, shown))  # SF-15.1
    seats = len(state.players)
    first = state.first if seats == 2 else (state.first + 1) % seats  # SF-2.4, SF-18.1
    state = state.but(
        players=tuple(map(_rested, state.players)),
        display=(*state.display, *returned),
        out=(*state.out, *discarded),
        round=state.round + 1,
        first=first,
    )
    events.append(RoundEnded(returned=returned, discarded=discarded, round=state.round, first=first))
    return _remove_stuck(_begun(state, "draw"), Network(state.board, state.companies), events)


def _remove_stuck(state: State, net: Network, events: list[Event]) -> State:
    """SF-11.4: a blocked major that no branch card can free loses what it has left."""
    for company in state.companies:
        if not net.board.company[company.code].major or not net.blocked(company):
            continue
        way_out = any(net.has_exit(company.code, city) for city in company.served)
        if not (way_out and _freeing_cards(state, company.code)):
            state = state.with_company(company.but(left=0, removed=company.removed + company.left))
            events.append(SegmentsRemoved(company=company.code, count=company.left))
    return state


def _freeing_cards(state: State, company: str) -> int:
    """Branch cards of a company that could still start a line: in the display, held, or shown and unused (SF-R16)."""
    card = branch_of(company)
    held = sum(player.held.count(card) for player in state.players)
    return state.display.count(card) + held + sum(player.branch == company for player in state.players)


def _end(state: State, net: Network) -> Cause | None:
    """SF-16.1, SF-16.2, tested after each segment; short lines do not count (SF-16.4)."""
    left = [one for one in state.companies if one.left and net.board.company[one.code].major]
    if not left:
        return "laid"
    return "blocked" if all(map(net.blocked, left)) else None


def _ended(state: State, cause: Cause, events: list[Event]) -> State:
    over = state.but(phase="over", cause=cause)
    events.append(final(over))
    return over
