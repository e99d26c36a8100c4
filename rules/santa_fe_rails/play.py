"""One move of one seat: refused with its rule, or the position right after it.

`attempt` is the one place where moves are judged and done; check and apply both ask it. What follows from a move
(next turn, reveal, end of the round) is in `rounds`. Refusals come in the order of the specification's section 5.
"""

from __future__ import annotations

from rules.core.contract import Event, Refusal, Seat
from rules.santa_fe_rails.cards import BOOM, DOUBLE, FOUR, branch_of, is_city, named
from rules.santa_fe_rails.choosing import choose
from rules.santa_fe_rails.drawing import draw, from_deck, stop
from rules.santa_fe_rails.events import (
    Deferred,
    DrewCard,
    Exchanged,
    Laid,
    Passed,
    TokensPlaced,
    TurnEnded,
)
from rules.santa_fe_rails.ground import Ground, Segment, ground_of
from rules.santa_fe_rails.laying import resolve
from rules.santa_fe_rails.moves import (
    Boom,
    Choose,
    Defer,
    Done,
    Draw,
    Exchange,
    Lay,
    Pass,
    SantaFeMove,
    Stop,
    Token,
)
from rules.santa_fe_rails.outcome import Outcome, with_player, without
from rules.santa_fe_rails.refusals import instead, refuse, untimely
from rules.santa_fe_rails.state import CompanyState, Line, Player, Run, State
from rules.santa_fe_rails.turns import allowance, bonus_times, laid, special

TOKENS_A_CARD = 2  # SF-13.3
TOKEN_ON = {4: 2, 5: 3}  # SF-13.4, SF-13.5: token and the value printed where it goes


def attempt(state: State, seat: Seat, move: SantaFeMove) -> Outcome | Refusal:
    if refusal := untimely(state, seat, move.kind):
        return refusal
    match move:
        case Draw():
            return draw(state, seat, move)
        case Stop():
            return stop(state, seat)
        case Choose():
            return choose(state, seat, move)
        case Boom():
            return _boom(state, seat, move)
        case Exchange():
            return _exchange(state, seat, move)
        case Lay():
            segment = resolve(state, seat, move)
            return segment if isinstance(segment, Refusal) else lay(state, seat, segment)
        case Done():
            return _done(state, seat)
        case Defer():
            return _defer(state, seat)
        case Pass():
            return _pass(state, seat)


def lay(state: State, seat: Seat, segment: Segment) -> Outcome:
    """SF-19.10: pays first, then receives."""
    ground = ground_of(state, seat)
    player = state.players[seat]
    bonus, times = ground.bonus(segment), bonus_times(player)
    companies = tuple(
        extended(company, segment, ground) if company.code == segment.company else company
        for company in state.companies
    )
    after = _paid(player, segment, bonus.total * times, state.phase == "first")
    board = state.board
    uses_card = segment.new_line and segment.line > 1 and board.company[segment.company].major
    if uses_card:
        after = after.model_copy(update={"branch_used": True})
    changed = with_player(state, seat, after, companies=companies, laid_in_phase=state.laid_in_phase + 1)
    left = changed.company(segment.company)
    assert left is not None
    event = Laid(
        board=state.options.board,
        seat=seat,
        company=segment.company,
        line=segment.line,
        new_line=segment.new_line,
        link=segment.link.id,
        track=segment.track,
        start=segment.start,
        towards=segment.towards,
        nth=segment.nth,
        spaces=segment.link.spaces,
        joined=ground.joins(segment),
        first_service=bonus.first_service * times,
        historical=bonus.historical * times,
        lost=0 if times else bonus.total,
        cost=segment.cost,
        left=left.left,
        money=after.money,
    )
    return Outcome(changed, (event,), allowance(after, state.phase) == 0)


def extended(company: CompanyState, segment: Segment, ground: Ground) -> CompanyState:
    """The company with one segment more on the board."""
    run = Run(link=segment.link.id, track=segment.track, start=segment.start, laid=segment.nth)
    if segment.new_line:
        lines = (*company.lines, Line(number=segment.line, start=segment.start, runs=(run,)))
    else:
        lines = tuple(_longer(line, run) if line.number == segment.line else line for line in company.lines)
    served = (*company.served, *ground.joins(segment))
    return company.model_copy(update={"lines": lines, "left": company.left - 1, "served": served})


def open_tokens(state: State, placed: tuple[Token, ...] = ()) -> tuple[Token, ...]:
    """The tokens that could be placed now, after those already named."""
    taken = {*dict(state.boomed), *(token.city for token in placed)}
    left = {4: state.fours, 5: state.fives}
    for token in placed:
        left[token.value] -= 1
    return tuple(
        Token(city=city.code, value=value)
        for value, printed in TOKEN_ON.items()
        for city in state.board.cities
        if left[value] > 0 and city.value == printed and city.code not in taken
    )


def _longer(line: Line, run: Run) -> Line:
    kept = line.runs[:-1] if run.laid > 1 else line.runs
    return line.model_copy(update={"runs": (*kept, run)})


def _paid(player: Player, segment: Segment, earned: int, first: bool) -> Player:
    return player.model_copy(
        update={
            "money": player.money - segment.cost + earned,
            "earned": player.earned + earned,
            "spent_terrain": player.spent_terrain + segment.cost,
            "laid_first": player.laid_first + first,
            "laid_second": player.laid_second + (not first),
        }
    )


def _boom(state: State, seat: Seat, move: Boom) -> Outcome | Refusal:
    player = state.players[seat]
    if BOOM not in player.revealed:
        return refuse("SF-13.3", "boom-card")
    if player.tokens_placed + len(move.tokens) > TOKENS_A_CARD:
        return refuse("SF-13.3", "third-token", placed=player.tokens_placed)
    placed: tuple[Token, ...] = ()
    for token in move.tokens:
        if refusal := _forbids_token(state, placed, token):
            return refusal
        placed = (*placed, token)
    fours = sum(token.value == 4 for token in placed)
    after = with_player(
        state,
        seat,
        player.model_copy(update={"tokens_placed": player.tokens_placed + len(placed)}),
        boomed=(*state.boomed, *((token.city, token.value) for token in placed)),
        fours=state.fours - fours,
        fives=state.fives - (len(placed) - fours),
    )
    return Outcome(after, (TokensPlaced(board=state.options.board, seat=seat, tokens=placed),), turn_over=False)


def _forbids_token(state: State, placed: tuple[Token, ...], token: Token) -> Refusal | None:
    city = state.board.city.get(token.city)
    name = city.name if city else token.city
    if token.city in dict(state.boomed) or any(token.city == one.city for one in placed):
        return refuse("SF-13.7", "has-token", city=name)
    if token.value == 4 and (city is None or city.value != TOKEN_ON[4]):
        return refuse("SF-13.4", "four-on", city=name)
    if token.value == 5 and (city is None or city.value != TOKEN_ON[5]):
        return refuse("SF-13.5", "five-on", city=name)
    if token not in open_tokens(state, placed):
        return refuse("SF-13.8", "no-token", value=token.value, fours=state.fours, fives=state.fives)
    return None


def _exchange(state: State, seat: Seat, move: Exchange) -> Outcome | Refusal:
    player = state.players[seat]
    if special(player) != DOUBLE:
        return refuse("SF-14.3", "exchange-card")
    odd = next((card for card in move.cards if not is_city(card)), None)
    if odd is not None:
        return refuse("SF-14.6", "exchange-city", card=named(state.board, odd))
    missing = next((card for card in move.cards if move.cards.count(card) > player.hand.count(card)), None)
    if missing is not None:
        return refuse("SF-14.3", "not-held", instead("hand"), card=named(state.board, missing))
    if len(move.cards) > len(state.deck):
        return refuse("SF-14.7", "exchange-deck", deck=len(state.deck))
    if player.exchanged:
        return refuse("SF-14.3", "exchange-twice")
    after, drawn, opened = from_deck(state, seat, len(move.cards))
    kept = player.model_copy(update={"hand": (*without(player.hand, move.cards), *drawn), "exchanged": len(move.cards)})
    after = with_player(after, seat, kept, out=(*state.out, *move.cards))  # SF-14.4
    name = state.options.board
    events: list[Event] = [Exchanged(board=name, seat=seat, count=len(move.cards), deck=len(after.deck)), *opened]
    if drawn:
        events.append(DrewCard(board=name, seat=seat, drawn=drawn, audience=(seat,)))
    return Outcome(after, tuple(events), turn_over=False)


def _done(state: State, seat: Seat) -> Outcome | Refusal:
    so_far = laid(state.players[seat], state.phase)
    if not so_far and next(ground_of(state, seat).segments(), None) is not None:
        return refuse("SF-6.2", "must-lay", instead("pass" if state.options.terrain else "lay"))
    return Outcome(state, (TurnEnded(board=state.options.board, seat=seat, laid=so_far),))


def _defer(state: State, seat: Seat) -> Outcome | Refusal:
    player = state.players[seat]
    if special(player) != FOUR:
        return refuse("SF-14.10", "defer-card")
    if player.laid_first:
        return refuse("SF-14.11", "defer-laid", instead("done"))
    return Outcome(state, (Deferred(board=state.options.board, seat=seat),))


def _pass(state: State, seat: Seat) -> Outcome | Refusal:
    player = state.players[seat]
    if not state.options.terrain:
        return refuse("SF-6.2", "pass", instead("done" if laid(player, state.phase) else "lay"))
    name, so_far = state.options.board, laid(player, state.phase)
    if special(player) == FOUR and state.phase == "first" and not so_far:  # SF-19.7
        return Outcome(state, (Deferred(board=name, seat=seat),))
    return Outcome(state, (Passed(board=name, seat=seat, laid=so_far),))


def freeing_cards(state: State, company: str) -> int:
    """Branch cards of a company that could still start a line: in the display, held, or shown and unused."""
    card = branch_of(company)
    held = sum((*player.hand, *(player.chosen or ())).count(card) for player in state.players)
    unused = sum(card in player.revealed and not player.branch_used for player in state.players)
    return state.display.count(card) + held + unused
