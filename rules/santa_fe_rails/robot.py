"""A robot for Santa Fe Rails: lays towards the cities on its own cards, plays its best card, fills up from the deck.

It knows its own view and which moves are open (the offers).
"""

from rules.core.contract import Ask, Draft, Seat
from rules.santa_fe_rails.cards import BOOM, DOUBLE, FOUR, TRIPLE, is_branch, is_city
from rules.santa_fe_rails.choosing.choose import Choose
from rules.santa_fe_rails.drawing.draw import DECK, Draw
from rules.santa_fe_rails.drawing.stop import Stop
from rules.santa_fe_rails.laying.boom import Boom, Token
from rules.santa_fe_rails.laying.defer import Defer
from rules.santa_fe_rails.laying.done import Done
from rules.santa_fe_rails.laying.ground import Ground
from rules.santa_fe_rails.laying.lay import Lay
from rules.santa_fe_rails.laying.pass_ import Pass
from rules.santa_fe_rails.laying.segment import Segment
from rules.santa_fe_rails.laying.worth import Prospects
from rules.santa_fe_rails.move import SantaFeMove
from rules.santa_fe_rails.view import SantaFeView

_TIRED = 6.0  # a hand whose best card promises less is worth a special turn instead


def choose_move(view: SantaFeView, seat: Seat, ask: Ask) -> SantaFeMove:
    kinds = {choice.value for choice in ask(Draft()).choices}
    if "draw" in kinds:
        return _draw(ask) if view.deck or len(view.hand) < 2 else Stop()
    if "choose" in kinds:
        return _choose(view, ask)
    if "boom" in kinds and (boom := _boom(view, seat, ask)):
        return boom
    prospects = _prospects(view, seat)
    best = next(iter(prospects.ranked()), None)
    if best is None or "lay" not in kinds:
        return Pass() if "pass" in kinds else Done()
    gain = prospects.gain(best)
    if gain < 0 and kinds & {"done", "pass"}:
        return Done() if "done" in kinds else Pass()
    if "defer" in kinds and view.players[seat].allowance == 4 and gain < 2:
        return Defer()
    return said(best)


def said(segment: Segment) -> Lay:
    """The move that lays the segment and no other."""
    branch = segment.new_line and segment.line > 1
    track = segment.track if segment.nth == 1 else None
    return Lay(company=segment.company, start=segment.start, towards=segment.towards, track=track, branch=branch)


def _draw(ask: Ask) -> SantaFeMove:
    """The deck while it lasts: played cities are most of the points. Then whatever lays most."""
    open_cards = [choice.value for choice in ask(Draft(kind="draw")).choices]
    found = next((card for card in (DECK, DOUBLE, BOOM) if card in open_cards), None)
    return Draw(source=found) if found else Stop()


def _choose(view: SantaFeView, ask: Ask) -> SantaFeMove:
    open_cards = [choice.value for choice in ask(Draft(kind="choose")).choices]
    best = max(open_cards, key=lambda card: _promise(view, card))
    branch = next(filter(is_branch, (*view.hand, *(view.choice or ()))), None)
    return Choose(cards=(best, branch) if branch else (best,))


def _promise(view: SantaFeView, card: str) -> float:
    """What playing the card now may bring: a city by its value and the companies that serve it or will."""
    if not is_city(card):
        return {DOUBLE: _TIRED, TRIPLE: 99.0, FOUR: 99.0, BOOM: 1.0}.get(card, 0.0)
    value = dict(view.values).get(card, 0)
    serving = sum(card in company.served for company in view.companies)
    return value * (serving + 1.0) + value / 10


def _boom(view: SantaFeView, seat: Seat, ask: Ask) -> Boom | None:
    own = {card.city for card in view.players[seat].played}
    for choice in ask(Draft(kind="boom")).choices:
        city, value = choice.value.split()
        if city in own:
            return Boom(tokens=(Token(city=city, value=int(value)),))
    return None


def _prospects(view: SantaFeView, seat: Seat) -> Prospects:
    player = view.players[seat]
    ground = Ground(view.board, view.companies, player.unused_branch, player.money if view.options.terrain else None)
    times = {DOUBLE: 2, TRIPLE: 0}.get(next((c for c in player.revealed if not is_city(c)), ""), 1)
    played = tuple(tuple(card.city for card in one.played) for one in view.players)
    held = (*view.hand, *(view.choice or ()))
    return Prospects(ground, times, dict(view.values), held, played, seat)
