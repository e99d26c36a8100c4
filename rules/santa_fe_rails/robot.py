"""A robot for Santa Fe Rails: lays towards the cities on its own cards, plays its best card, fills up from the deck.

It knows its own view and which moves are open (the offers). What a city is worth to it spreads over the links,
fading with each space, so that a segment is judged by what lies ahead of it.
"""

from __future__ import annotations

from collections import Counter

from rules.core.contract import Ask, Draft, Seat
from rules.santa_fe_rails import boards
from rules.santa_fe_rails.cards import BOOM, DOUBLE, FOUR, TRIPLE, is_branch, is_city
from rules.santa_fe_rails.ground import Ground, Segment
from rules.santa_fe_rails.moves import (
    Boom,
    Choose,
    Defer,
    Done,
    Draw,
    Lay,
    Pass,
    SantaFeMove,
    Stop,
    Token,
)
from rules.santa_fe_rails.state import CompanyState, Line, Run
from rules.santa_fe_rails.view import CompanyView, LineView, SantaFeView

_FADE = 0.72  # of what lies ahead, for each space
_RIVALS = 0.35  # of a city's worth to the others that counts against it
_HELD = 0.7  # a card in hand may never be played
_LINKS_AHEAD = 6
_THRIFT = 0.5  # of a dollar, for terrain: track that is not paid for never scores
_TIRED = 6.0  # a hand whose best card promises less is worth a special turn instead


def choose_move(view: SantaFeView, seat: Seat, ask: Ask) -> SantaFeMove:
    kinds = {choice.value for choice in ask(Draft()).choices}
    if "draw" in kinds:
        return _draw(view, ask) if view.deck or len(view.hand) < 2 else Stop()
    if "choose" in kinds:
        return _choose(view, ask)
    if "boom" in kinds and (boom := _boom(view, seat, ask)):
        return boom
    thinking = _Thinking(view, seat)
    gain, segment = thinking.best()
    if segment is None or "lay" not in kinds:
        return Pass() if "pass" in kinds else Done()
    if gain < 0 and kinds & {"done", "pass"}:
        return Done() if "done" in kinds else Pass()
    if "defer" in kinds and view.players[seat].allowance == 4 and gain < 2:
        return Defer()
    return thinking.said(segment)


def _draw(view: SantaFeView, ask: Ask) -> SantaFeMove:
    """The deck while it lasts: played cities are most of the points. Then whatever lays most."""
    open_cards = [choice.value for choice in ask(Draft(kind="draw")).choices]
    if "deck" in open_cards:
        return Draw(source="deck")
    if DOUBLE in open_cards:
        return Draw(source="double")
    return Draw(source="boom") if BOOM in open_cards else Stop()


def _choose(view: SantaFeView, ask: Ask) -> SantaFeMove:
    open_cards = [choice.value for choice in ask(Draft(kind="choose")).choices]
    held = (*view.hand, *(view.choice or ()))
    best = max(open_cards, key=lambda card: _promise(view, card))
    branch = next(filter(is_branch, held), None)
    return Choose(cards=(best, branch) if branch else (best,))


def _promise(view: SantaFeView, card: str) -> float:
    """What playing the card now may bring: a city by its value and the companies that serve it or will."""
    if not is_city(card):
        return {DOUBLE: _TIRED, TRIPLE: 99.0, FOUR: 99.0, BOOM: 1.0}.get(card, 0.0)
    value = dict(view.values).get(card, 0)
    serving = sum(card in company.served for company in view.companies)
    return value * (serving + 1.0) + value / 10


def _boom(view: SantaFeView, seat: Seat, ask: Ask) -> Boom | None:
    own = Counter(card.city for card in view.players[seat].played)
    for choice in ask(Draft(kind="boom")).choices:
        city, value = choice.value.split()
        if own[city]:
            return Boom(tokens=(Token(city=city, value=int(value)),))
    return None


class _Thinking:
    def __init__(self, view: SantaFeView, seat: Seat) -> None:
        self.board = boards.find(view.options.board)
        player = view.players[seat]
        purse = player.money if view.options.terrain else None
        companies = tuple(map(_company, view.companies))
        self.ground = Ground(self.board, companies, player.unused_branch, purse)
        self.times = {DOUBLE: 2, TRIPLE: 0}.get(next((c for c in player.revealed if not is_city(c)), ""), 1)
        self.worth = _worth_of_cities(view, seat)
        self.ahead = self._spread()

    def best(self) -> tuple[float, Segment | None]:
        rated = [(self._gain(segment), segment) for segment in self.ground.segments()]
        return max(rated, key=lambda one: one[0], default=(0.0, None))

    def said(self, segment: Segment) -> Lay:
        company = next(one for one in self.ground.companies if one.code == segment.company)
        branch = segment.new_line and bool(company.lines)
        track = segment.track if segment.nth == 1 else None
        return Lay(company=segment.company, start=segment.start, towards=segment.towards, track=track, branch=branch)

    def _gain(self, segment: Segment) -> float:
        """The bonus, the city reached or neared, and what lies beyond it."""
        city = segment.towards
        joins = city not in self._served(segment.company)
        fades = _FADE ** (segment.link.spaces - segment.nth)
        left = next(one.left for one in self.ground.companies if one.code == segment.company)
        if left < segment.link.spaces - segment.nth + 1:
            return -1.0
        arrival = self.worth.get(city, 0.0) if joins else 0.0
        gain = self.ground.bonus(segment).total * self.times + fades * (arrival + 0.5 * self.ahead.get(city, 0.0))
        return gain - _THRIFT * segment.cost

    def _served(self, company: str) -> tuple[str, ...]:
        return next(one.served for one in self.ground.companies if one.code == company)

    def _spread(self) -> dict[str, float]:
        """The best a line could still come to from each city, a few links away."""
        ahead = dict.fromkeys(self.board.city, 0.0)
        ways = [
            (start, link.other(start), _FADE**link.spaces)
            for link in self.board.links
            for start in (link.a, link.b)
            if link.leaves(start)
        ]
        for _ in range(_LINKS_AHEAD):
            reach = {city: max(self.worth.get(city, 0.0), further) for city, further in ahead.items()}
            for start, towards, fades in ways:
                ahead[start] = max(ahead[start], fades * reach[towards])
        return ahead


def _worth_of_cities(view: SantaFeView, seat: Seat) -> dict[str, float]:
    """What one more company in each city is worth to this seat."""
    held = Counter(card for card in (*view.hand, *(view.choice or ())) if is_city(card))
    played = [Counter(card.city for card in player.played) for player in view.players]
    worth = {}
    for city, value in view.values:
        own = played[seat][city] + _HELD * held[city]
        others = max((cards[city] for at, cards in enumerate(played) if at != seat), default=0)
        worth[city] = value * (own - _RIVALS * others)
    return worth


def _company(company: CompanyView) -> CompanyState:
    return CompanyState(
        code=company.code,
        open=company.open,
        left=company.left,
        removed=company.removed,
        lines=tuple(map(_line, company.lines)),
        served=company.served,
    )


def _line(line: LineView) -> Line:
    runs: dict[tuple[str, int], Run] = {}
    for step in line.steps:
        runs[step.link, step.track] = Run(link=step.link, track=step.track, start=step.start, laid=step.nth)
    return Line(number=line.number, start=line.start, runs=tuple(runs.values()))
