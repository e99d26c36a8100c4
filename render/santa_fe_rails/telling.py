"""The table in words: a few lines beside the picture for those who cannot see it, and all of it as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from render.art import Shown
from render.santa_fe_rails.cards import card_name
from render.words import Words
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.cards import is_city
from rules.santa_fe_rails.laying.boom import TokensPlaced
from rules.santa_fe_rails.laying.laid import Laid
from rules.santa_fe_rails.view import CompanyView, LineView, PlayerView, SantaFeView


def alt(view: SantaFeView, names: Sequence[str], say: Words) -> tuple[str, ...]:
    """Round, turn, where the companies' heads stand, money: what a player needs to hear before a move."""
    board = view.board
    scores = [
        say.text("santafe-alt-score", who=names[seat], money=player.money, total=player.money + _worth(player))
        for seat, player in enumerate(view.players)
    ]
    heads = [f"{company.code} {company.left}{_heads(board, company, say)}" for company in _open(view)]
    return (
        " ".join([_head(view, say), _turn(view, names, say)]),
        say.text("santafe-alt-scores", scores=", ".join(scores)),
        say.text("santafe-alt-companies", companies=say.row(heads)),
        _stock(view, say),
    )


def alt_of_crop(board: Board, shown: Shown) -> tuple[str, ...]:
    """The last move, step by step, and the numbered choices."""
    names, say = shown.names, shown.words
    told = []
    if any(isinstance(event, Laid | TokensPlaced) for event in shown.events):
        told.append(say.text("santafe-alt-crop"))
    if shown.marks:
        places = [f"{mark.number} {_place(board, mark.place)}" for mark in shown.marks]
        told.append(say.text("santafe-alt-choices", choices=", ".join(places)))
    for event in shown.events:
        if isinstance(event, Laid):
            link = board.link[event.link]
            towards = link.other(event.start)
            told.append(
                say.text(
                    "santafe-alt-laid",
                    who=names[event.seat],
                    company=event.company,
                    start=board.city[event.start].name,
                    towards=board.city[towards].name,
                    nth=event.nth,
                    spaces=link.spaces,
                )
            )
        elif isinstance(event, TokensPlaced):
            told += [
                say.text("santafe-alt-token", city=board.city[token.city].name, value=token.value)
                for token in event.tokens
            ]
    return tuple(told)


def _place(board: Board, place: str) -> str:
    """A choice's place in words: a city by its name, a link by its cities' names."""
    ends, at, track = place.partition("@")
    names = [board.city[code].name if code in board.city else code for code in ends.split("-")]
    return " – ".join(names) + (f" {track}" if at else "")


def describe(shown: Shown) -> tuple[str, ...]:
    """Everything on the table: turn, display, every company's lines, bonuses still open, every player."""
    view, names, say = shown.seen(SantaFeView), shown.names, shown.words
    board = view.board
    told = [
        " ".join([_head(view, say), _turn(view, names, say)]),
        say.text("santafe-text-first", who=names[view.first]),
        _stock(view, say),
    ]
    for company in view.companies:
        told += _company(board, company, say)
    told += _bonuses(view, board, say)
    if view.tokens:
        placed = [f"{board.city[city].name} {value}" for city, value in view.tokens]
        told.append(say.text("santafe-text-tokens", tokens=", ".join(placed)))
    for seat, player in enumerate(view.players):
        told += _player(view, board, player, names[seat], say)
    return tuple(told)


def hand(shown: Shown) -> tuple[str, ...]:
    """The viewer's own cards with what they are worth now; nothing for a bystander."""
    view, say = shown.seen(SantaFeView), shown.words
    if view.viewer is None:
        return ()
    board = view.board
    worth = {card.city: card.worth for card in view.hand_worth}
    told = [say.text("santafe-text-hand", count=len(view.hand), money=view.players[view.viewer].money)]
    for card in view.hand:
        name = card_name(board, card, say)
        if is_city(card):
            value = dict(view.values).get(card, 0)
            told.append(say.text("santafe-text-hand-city", city=name, code=card, value=value, worth=worth[card]))
        else:
            told.append(say.text("santafe-text-hand-card", card=name))
    if view.choice is not None:
        chosen = [card_name(board, card, say) for card in view.choice]
        told.append(say.text("santafe-text-choice", cards=say.join(chosen) or say.text("picture-empty")))
    return tuple(told)


def _head(view: SantaFeView, say: Words) -> str:
    return say.text("santafe-alt-head", round=view.round, phase=say.text(f"santafe-picture-phase-{view.phase}"))


def _turn(view: SantaFeView, names: Sequence[str], say: Words) -> str:
    if view.result is not None:
        if not view.result.winners:
            return say.text("santafe-alt-nobody")
        winners = [names[seat] for seat in view.result.winners]
        return say.text("picture-alt-over", count=len(winners), who=say.join(winners))
    if view.turn is not None:
        return say.text("picture-alt-turn", who=names[view.turn])
    waiting = [names[seat] for seat, player in enumerate(view.players) if not player.has_chosen]
    return say.text("santafe-alt-choosing", who=say.join(waiting))


def _open(view: SantaFeView) -> list[CompanyView]:
    return [company for company in view.companies if company.open]


def _heads(board: Board, company: CompanyView, say: Words) -> str:
    standing = [_standing(board, line, say) for line in company.lines if line.steps]
    return f" ({', '.join(standing)})" if standing else ""


def _standing(board: Board, line: LineView, say: Words) -> str:
    """Where a line goes on: a city, or so many spaces on the way to one."""
    head = line.head
    if head.city is not None:
        return board.city[head.city].name
    assert head.link is not None
    assert head.start is not None
    link = board.link[head.link]
    towards = board.city[link.other(head.start)].name
    return say.text("santafe-alt-on-the-way", laid=head.laid, spaces=link.spaces, towards=towards)


def _stock(view: SantaFeView, say: Words) -> str:
    shown = view.display
    return say.text(
        "santafe-alt-stock",
        doubles=shown.doubles,
        triple=int(shown.triple),
        four=int(shown.four),
        booms=shown.booms,
        deck=view.deck,
    )


def _company(board: Board, company: CompanyView, say: Words) -> list[str]:
    name = board.company[company.code].name
    if not company.open:
        return [say.text("santafe-text-closed", company=name, code=company.code)]
    told = [say.text("santafe-text-company", company=name, code=company.code, left=company.left)]
    if company.served:
        cities = [board.city[code].name for code in company.served]
        told.append(say.text("santafe-text-served", cities=say.join(cities)))
    told += [
        say.text("santafe-text-line", number=line.number, place=_standing(board, line, say))
        for line in company.lines
        if line.steps
    ]
    if company.blocked:
        told.append(say.text("santafe-text-blocked", code=company.code))
    return told


def _bonuses(view: SantaFeView, board: Board, say: Words) -> list[str]:
    told = []
    if view.first_open:
        cities = [board.city[code].name for code in view.first_open]
        told.append(say.text("santafe-text-first-open", cities=", ".join(cities)))
    if view.historical_open:
        squares = [f"{board.city[city].name} {company}" for city, company in view.historical_open]
        told.append(say.text("santafe-text-historical-open", squares=", ".join(squares)))
    return told


def _player(view: SantaFeView, board: Board, player: PlayerView, name: str, say: Words) -> list[str]:
    told = [
        say.text(
            "santafe-text-player",
            who=name,
            money=player.money,
            hand=player.hand,
            cards=_worth(player),
            total=player.money + _worth(player),
        )
    ]
    if player.revealed:
        cards = [card_name(board, card, say) for card in player.revealed]
        told.append(say.text("santafe-text-revealed", cards=say.join(cards)))
    if player.played:
        counted = Counter((card.city, card.worth) for card in player.played)
        cards = [
            f"{board.city[city].name} {worth}" + (f" ×{count}" if count > 1 else "")
            for (city, worth), count in counted.items()
        ]
        told.append(say.text("santafe-text-played", cards=", ".join(cards)))
    return told


def _worth(player: PlayerView) -> int:
    return sum(card.worth for card in player.played)
