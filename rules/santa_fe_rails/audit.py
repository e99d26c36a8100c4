"""The invariants of the specification (SF-I). `audit` looks at a position, `audit_step` at what a move did.

Both raise BrokenInvariantError with the id. SF-I18 and SF-I20 are about views and replays: tests hold them.
"""

from collections import Counter
from collections.abc import Sequence

from rules.core.contract import BrokenInvariantError, Event, Seat
from rules.core.invariants import demand
from rules.santa_fe_rails.board import TOKENS, Board
from rules.santa_fe_rails.cards import (
    BOOM,
    BOOMS,
    DOUBLE,
    DOUBLES_IN_BOX,
    FOUR,
    HAND,
    TRIPLE,
    branch_of,
    is_branch,
    is_city,
    short_line_of,
)
from rules.santa_fe_rails.laying.boom import TOKEN_ON
from rules.santa_fe_rails.laying.ground import FIRST_SERVICE, HISTORICAL, Ground
from rules.santa_fe_rails.laying.laid import Laid
from rules.santa_fe_rails.laying.network import Network
from rules.santa_fe_rails.setup import segments, start_money
from rules.santa_fe_rails.state import LAYING, CompanyState, Line, Player, State

_DOUBLED = 2  # SF-12.10


def audit(state: State) -> None:
    _audit_cards(state)
    net = Network(state.board, state.companies)
    _audit_tracks(state)
    for company in state.companies:
        _audit_company(state, net, company)
    for player in state.players:
        _audit_hand(state, player)
        _audit_money(state, player)
    _audit_bonuses(state)
    _audit_tokens(state)
    _audit_turns(state)
    _audit_box(state)


def audit_step(before: State, seat: Seat, after: State, events: Sequence[Event]) -> None:
    """What one move of the seat did, with everything that followed."""
    served = {company.code: company.served for company in before.companies}
    anywhere = {city for cities in served.values() for city in cities}
    times = before.players[seat].bonus_times
    for event in events:
        if not isinstance(event, Laid):
            continue
        joins = event.reached is not None and event.reached not in served[event.company]
        first = joins and event.reached not in anywhere and event.reached not in before.board.major_origins
        square = joins and event.company in before.board.city[event.towards].squares
        demand("SF-I12", event.first_service == FIRST_SERVICE * times * first, "a first service paid wrongly")
        demand("SF-I12", event.historical == HISTORICAL * times * square, "a historical bonus paid wrongly")
    for old, new in zip(before.companies, after.companies, strict=True):
        kept = zip(old.lines, new.lines[: len(old.lines)], strict=True)
        demand("SF-I6", all(_still_there(was, now) for was, now in kept), "a segment moved")  # SF-6.11
    if len(before.players) == 2:
        demand("SF-I19", before.first == after.first, "the first player changed")


def _audit_cards(state: State) -> None:
    seen, box = _cards(state), _box(state.board)
    doubles = seen[DOUBLE] - state.out.count(DOUBLE)
    demand("SF-I13", doubles == len(state.players) - 1, "double turns in play")
    if seen == box:
        return
    for invariant, kind in (("SF-I2", is_city), ("SF-I8", is_branch)):
        found = {card: count for card, count in seen.items() if kind(card)}
        due = {card: count for card, count in box.items() if kind(card)}
        demand(invariant, found == due, "cards were lost or made up")
    raise BrokenInvariantError("SF-I1", "cards were lost or made up")


def _audit_tracks(state: State) -> None:
    board = state.board
    used: set[tuple[str, int]] = set()
    for company in state.companies:
        links: set[str] = set()
        for run in (run for line in company.lines for run in line.runs):
            link = board.link[run.link]
            if (run.link, run.track) in used or run.link in links:
                raise BrokenInvariantError("SF-I4", f"{company.code} on a track taken, or on both, of {run.link}")
            if link.arrow and run.start != link.a:
                raise BrokenInvariantError("SF-I5", f"{company.code} against the arrow of {run.link}")
            if run.start not in (link.a, link.b) or not 1 <= run.laid <= link.spaces or run.track > link.tracks:
                raise BrokenInvariantError("SF-I6", f"{company.code} off the spaces of {run.link}")
            used.add((run.link, run.track))
            links.add(run.link)


def _audit_company(state: State, net: Network, company: CompanyState) -> None:
    spec = state.board.company[company.code]
    laid = sum(run.laid for line in company.lines for run in line.runs)
    total = laid + company.left + company.removed
    demand("SF-I3", total == segments(spec, state.options), company.code, "has", total, "segments")
    demand("SF-I3", company.left >= 0 and company.removed >= 0, company.code, "owes segments")
    demand("SF-I14", company.open or not laid, company.code, "is closed and has track")
    reached = {spec.origin} if company.lines else set()
    for number, line in enumerate(company.lines, 1):
        at_home = line.start == spec.origin if number == 1 else line.start in reached
        demand("SF-I7", line.number == number and at_home, company.code, "starts elsewhere: line", number)
        reached |= _reached(state, net, line)
    demand("SF-I7", set(company.served) == reached, company.code, "does not serve", company.served)
    if spec.major:
        gone = state.out.count(branch_of(spec.code)) + sum(
            branch_of(spec.code) in player.revealed for player in state.players
        )
        demand("SF-I8", len(company.lines) <= 4 and len(company.lines) - 1 <= gone, "lines of", spec.code)


def _reached(state: State, net: Network, line: Line) -> set[str]:
    """The cities a line has arrived in; its runs must follow each other."""
    at, reached = line.start, set()
    for run in line.runs:
        demand("SF-I6", run.start == at, "a line with a gap")
        at = state.board.link[run.link].other(run.start)
        if not net.unfinished(run):
            reached.add(at)
    demand("SF-I6", not any(map(net.unfinished, line.runs[:-1])), "a line went on from a link not finished")
    return reached


def _audit_hand(state: State, player: Player) -> None:
    held = len(player.held)
    demand("SF-I9", held <= HAND, "a hand too big")
    if state.deck and state.phase == "choose":
        demand("SF-I9", held == HAND, "a hand not filled up")
    if state.deck and state.phase in LAYING:
        demand("SF-I9", held == HAND - len(player.revealed), "a hand of the wrong size")
    if state.phase in (*LAYING, "over"):
        passing = any(card in (TRIPLE, FOUR) or is_branch(card) for card in player.hand)
        demand("SF-I10", not passing, "a card held that had to be played")
    demand("SF-I13", not {TRIPLE, FOUR} <= set(player.hand), "triple turn and four-in-one in one hand")


def _audit_money(state: State, player: Player) -> None:
    due = start_money(state.options) + player.earned - player.spent_branches - player.spent_terrain
    demand("SF-I11", player.money >= 0 and player.money == due, player.money, "where due are", due)


def _audit_bonuses(state: State) -> None:
    """SF-I12: no more can have been paid than each bonus once, doubled."""
    board = state.board
    cities = {city for company in state.companies for city in company.served} - board.major_origins
    squares = sum(company.code in board.city[city].squares for company in state.companies for city in company.served)
    most_paid = _DOUBLED * (FIRST_SERVICE * len(cities) + HISTORICAL * squares)
    demand("SF-I12", sum(player.earned for player in state.players) <= most_paid, "a bonus paid twice")


def _audit_tokens(state: State) -> None:
    placed = dict(state.boomed)
    demand("SF-I15", len(placed) == len(state.boomed), "two tokens in one city")
    demand("SF-I15", len(placed) + state.fours + state.fives == TOKENS, "tokens were lost or made up")
    demand("SF-I15", min(state.fours, state.fives) >= 0, "tokens owed")
    fits = all(state.board.city[city].value == TOKEN_ON.get(token) for city, token in placed.items())
    demand("SF-I15", fits, "a token on the wrong city")


def _audit_turns(state: State) -> None:
    for player in state.players:
        four = player.special == FOUR
        demand("SF-I17", player.laid_first <= player.most("first"), "too many segments in the first phase")
        demand("SF-I17", player.laid_second <= player.most("second"), "too many segments in the second phase")
        demand("SF-I17", not (four and player.laid_first and player.laid_second), "four-in-one in both phases")
    if state.phase not in LAYING or state.options.terrain:
        return
    ground = Ground(state.board, state.companies, branch=None, purse=None)
    demand("SF-I16", not ground.bare, "no segment can be laid, and no end")
    for seat in state.order[: state.order.index(state.turn)]:
        player = state.players[seat]
        laid = player.laid(state.phase)
        excused = player.special == FOUR and (state.phase == "first" or player.laid_first > 0)
        demand("SF-I17", laid > 0 or excused, "a turn ended without a segment")


def _audit_box(state: State) -> None:
    draws = state.round - (2 if state.phase == "draw" else 1)
    two = len(state.players) == 2
    demand("SF-I19", two or not state.box, "a third man with more than two players")
    demand("SF-I19", not two or not state.deck or len(state.box) == max(draws, 0), "cards of the third man")


def _cards(state: State) -> Counter[str]:
    """Every card of the game by zone: a played city lies before its player, not among the revealed."""
    cards = [*state.deck, *state.display, *state.out, *state.box]
    for player in state.players:
        cards += (*player.held, *player.played)
        cards += (card for card in player.revealed if not is_city(card))
    majors = state.board.company
    cards += (short_line_of(one.code) for one in state.companies if one.open and not majors[one.code].major)
    return Counter(cards)  # SF-I14: a short line is open when its card lies on the table


def _box(board: Board) -> Counter[str]:
    """The cards of the box that goes with a board."""
    box = Counter((*board.city_cards, *(DOUBLE,) * DOUBLES_IN_BOX, TRIPLE, FOUR, *(BOOM,) * BOOMS))
    for company in board.companies:
        if company.major:
            box[branch_of(company.code)] = company.branches
        else:
            box[short_line_of(company.code)] = 1
    return box


def _still_there(was: Line, now: Line) -> bool:
    kept = now.runs[: len(was.runs)]
    same = kept[:-1] == was.runs[:-1] and len(kept) == len(was.runs)
    last, first = kept[-1], was.runs[-1]
    return (
        same
        and last.laid >= first.laid
        and (last.link, last.track, last.start) == (first.link, first.track, first.start)
    )
