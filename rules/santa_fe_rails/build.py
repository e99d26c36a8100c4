"""Positions in a few words, for tests and for the documentation.

>>> state = position(tracks={"SF": ("CHI KC OKC:1",)}, revealed={0: "DEN"}, hands={0: "LA SEA SLC"})
>>> state.company("SF").left, state.company("SF").lines[0].runs[-1].laid, state.phase, len(state.deck)
(28, 1, 'first', 66)
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.core.contract import Seat
from rules.santa_fe_rails.board import Board, shipped
from rules.santa_fe_rails.cards import is_branch, is_city, is_short_line, short_line_of, without
from rules.santa_fe_rails.laying.boom import Boom
from rules.santa_fe_rails.laying.network import Network
from rules.santa_fe_rails.move import read_cards
from rules.santa_fe_rails.setup import opening, start_money
from rules.santa_fe_rails.state import CompanyState, Edition, Line, Phase, Player, Run, SantaFeOptions, State

Lines = Mapping[str, Sequence[str]]


def position(
    players: int = 4,
    *,
    board: Board | None = None,
    version: int = 2,
    options: SantaFeOptions | None = None,
    tracks: Lines | None = None,
    opened: Sequence[str] = (),
    hands: Mapping[Seat, str] | None = None,
    revealed: Mapping[Seat, str] | None = None,
    played: Mapping[Seat, str] | None = None,
    money: Mapping[Seat, int] | None = None,
    tokens: str = "",
    deck: str | None = None,
    top: str = "",
    out: str = "",
    box: str = "",
    phase: Phase = "first",
    round: int = 2,
    first: Seat = 0,
    turn: Seat = 0,
) -> State:
    """A position from words in the notation. Seats not named hold, showed and played nothing.

    A line is the cities it goes through: "CHI KC ELP:2" has two segments on the way from KC to ELP, "DAL ELP@2"
    takes the second track. Short lines with track or named in `opened` are open. City and short line cards not
    named lie in the deck below `top`; `deck` is the whole deck instead, and the rest leaves the game.
    """
    base = opening(Edition(board=board or shipped(), version=version), options or SantaFeOptions(), players)
    seats = tuple(_player(base, _of(seat, hands, revealed, played), (money or {}).get(seat)) for seat in range(players))
    companies = _laid(base, tracks or {}, opened)
    gone = (*base.out, *_words(out))
    state = base.but(
        players=seats,
        companies=companies,
        display=_display(base, seats, gone),
        out=gone,
        box=_words(box),
        phase=phase,
        round=round,
        first=first,
        turn=turn,
    )
    return _with_deck(_with_tokens(state, tokens), top, deck)


def _of(seat: Seat, *zones: Mapping[Seat, str] | None) -> tuple[tuple[str, ...], ...]:
    return tuple(_words((zone or {}).get(seat, "")) for zone in zones)


def _words(text: str) -> tuple[str, ...]:
    """Cards of the notation; a short line card is `short:RI`."""
    plain = [word.lower() for word in text.split() if not is_short_line(word)]
    return (*(read_cards(plain, len(plain)) if plain else ()), *filter(is_short_line, text.split()))


def _player(base: State, cards: tuple[tuple[str, ...], ...], money: int | None) -> Player:
    hand, revealed, played = cards
    start = start_money(base.options)
    has = start if money is None else money
    earned, spent = max(has - start, 0), max(start - has, 0)
    face_up = (*played, *filter(is_city, revealed))
    return Player(money=has, hand=hand, revealed=revealed, played=face_up, earned=earned, spent_branches=spent)


def _laid(base: State, tracks: Lines, opened: Sequence[str]) -> tuple[CompanyState, ...]:
    companies = list(base.companies)
    for code, lines in tracks.items():
        for text in lines:
            at = next(at for at, company in enumerate(companies) if company.code == code)
            companies[at] = _grown(base.board, companies, companies[at], text)
    return tuple(
        company.but(open=company.open or bool(company.lines) or company.code in opened) for company in companies
    )


def _grown(board: Board, companies: list[CompanyState], company: CompanyState, text: str) -> CompanyState:
    """The company with one line more; on a double link the first free track unless said."""
    start, *stops = text.split()
    net = Network(board, companies)
    served = list(company.served) or [board.company[company.code].origin]
    runs: list[Run] = []
    at = start
    for stop in stops:
        place, _, laid = stop.partition(":")
        city, _, track = place.partition("@")
        link = board.between(at, city)
        if link is None:
            raise ValueError(f"no link joins {at} and {city}")
        free = next((t for t in range(1, link.tracks + 1) if net.owner(link.id, t) is None), link.tracks)
        runs.append(Run(link=link.id, track=int(track or free), start=at, laid=int(laid or link.spaces)))
        if runs[-1].laid == link.spaces and city not in served:
            served.append(city)
        at = city
    line = Line(number=len(company.lines) + 1, start=start, runs=tuple(runs))
    left = company.left - sum(run.laid for run in runs)
    return company.but(lines=(*company.lines, line), left=left, served=tuple(served))


def _display(base: State, players: Sequence[Player], gone: tuple[str, ...]) -> tuple[str, ...]:
    """What nobody holds, showed or lost of the cards that lie open at the start."""
    used = [card for player in players for card in (*player.hand, *player.revealed) if not is_city(card)]
    return without(base.display, (*used, *filter(is_branch, gone)))


def _with_tokens(state: State, text: str) -> State:
    placed = Boom.read(text.lower().split()).tokens if text else ()
    fours = sum(token.value == 4 for token in placed)
    return state.but(
        boomed=tuple((token.city, token.value) for token in placed),
        fours=state.fours - fours,
        fives=state.fives - (len(placed) - fours),
    )


def _with_deck(state: State, top: str, deck: str | None) -> State:
    closed = [short_line_of(company.code) for company in state.companies if not company.open]
    rest = Counter((*state.board.city_cards, *closed))
    rest.subtract(card for card in (*state.out, *state.box) if is_city(card) or is_short_line(card))
    for player in state.players:
        rest.subtract(card for card in (*player.hand, *player.played) if is_city(card))
    named = tuple((top if deck is None else deck).split())
    rest.subtract(named)
    short = [card for card, count in rest.items() if count < 0]
    if short:
        raise ValueError(f"more cards than there are of {', '.join(short)}")
    others = tuple(rest.elements())
    if deck is None:
        return state.but(deck=(*named, *others))
    return state.but(deck=named, out=(*state.out, *others))
