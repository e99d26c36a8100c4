"""The table in words, from the same view as the pictures: a few lines beside them, and all of it as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from render.art import Shown
from render.china_rails.names import called, place_name
from render.china_rails.panel import phase, until
from render.words import Words, plain
from rules.china_rails.event import ChinaEvent
from rules.china_rails.parts import Card, Good
from rules.china_rails.scoring import ranking
from rules.china_rails.state import State
from rules.china_rails.view import ChinaView
from rules.core.contract import Seat


def alt(shown: Shown) -> tuple[str, ...]:
    """Round, turn and phase, the cards of the player to move, trains with their loads, events in play."""
    view, say = shown.seen(ChinaView), shown.words
    state = view.position
    told = [_head(shown)]
    if not state.over:
        told.append(
            say.text("china-alt-demands", who=shown.names[state.turn], demands=_demands(state, state.turn, say))
        )
    told.append(say.text("china-alt-trains", trains=say.row(_train(view, seat, shown) for seat in state.seats)))
    told += _events(shown)
    return tuple(told)


def alt_of_crop(shown: Shown) -> tuple[str, ...]:
    """What happened, sentence by sentence, and where the numbered choices lie."""
    view, say = shown.seen(ChinaView), shown.words
    told = [line for event in shown.events for line in _sentences(view.position, event, shown)]
    if shown.marks:
        places = ", ".join(f"{mark.number} {_place(view.position, mark.place, say)}" for mark in shown.marks)
        told.append(say.text("china-alt-choices", choices=places))
    return tuple(told) or (say.text("china-alt-crop"),)


def drawn(shown: Shown, cards: Sequence[Card]) -> tuple[str, ...]:
    """The event cards in words."""
    board, say = shown.seen(ChinaView).position.board, shown.words
    found = map(board.event, cards)
    return tuple(
        say.text("china-alt-card", event=called(card.name, say), text=called(card.text, say)) for card in found
    )


def describe(shown: Shown) -> tuple[str, ...]:
    """Everything on the table: turn, every player with train, loads, cards and links, events, tray, deck."""
    view, say = shown.seen(ChinaView), shown.words
    state, board = view.position, view.position.board
    told = [_head(shown)]
    for seat in state.seats:
        told.append(_train(view, seat, shown))
        told.append(say.text("china-text-hand", demands=_demands(state, seat, say)))
        told.append(_network(state, seat, say))
    told += _events(shown)
    left = [f"{called(good.name, say)} {count}" for good, count in zip(board.goods, view.trays, strict=True)]
    told.append(say.text("china-text-tray", goods=", ".join(left)))
    told.append(say.text("picture-alt-deck", count=view.deck))
    return tuple(told)


def hand(shown: Shown) -> tuple[str, ...]:
    """The viewer's cash, train and cards, with where the goods can be loaded; nothing for a spectator."""
    view, say = shown.seen(ChinaView), shown.words
    if view.viewer is None:
        return ()
    state, board = view.position, view.position.board
    told = [_train(view, view.viewer, shown)]
    for number, card in enumerate(state.players[view.viewer].hand, 1):
        told.append(say.text("china-text-card", number=number))
        for line in board.demands[card]:
            told.append(
                say.text(
                    "china-text-demand",
                    good=called(board.goods[line.good].name, say),
                    city=called(board.cities[line.city].name, say),
                    pay=line.pay,
                    sources=", ".join(called(board.cities[source].name, say) for source in board.sources[line.good]),
                )
            )
    return tuple(told)


def _head(shown: Shown) -> str:
    view, say = shown.seen(ChinaView), shown.words
    state = view.position
    head = say.text("china-alt-head", round=state.round)
    if state.over:
        winners = [shown.names[seat] for seat in ranking(state).winners]
        return f"{head} {say.text('picture-alt-over', count=len(winners), who=say.join(winners))}"
    return f"{head} {say.text('picture-alt-turn', who=shown.names[state.turn])} {phase(state, say)}."


def _demands(state: State, seat: Seat, say: Words) -> str:
    board = state.board
    cards = [
        ", ".join(
            say.text(
                "china-alt-demand",
                good=called(board.goods[line.good].name, say),
                city=called(board.cities[line.city].name, say),
                pay=line.pay,
            )
            for line in board.demands[card]
        )
        for card in state.players[seat].hand
    ]
    return say.row(cards)


def _train(view: ChinaView, seat: Seat, shown: Shown) -> str:
    state, say = view.position, shown.words
    player = state.players[seat]
    loads = _goods(state, player.loads, say) or say.text("picture-empty")
    where = say.text("china-alt-no-train")
    if player.at is not None:
        where = _place(state, state.board.labels[player.at], say)
    loco = say.text(f"china-loco-{player.loco}")
    told = say.text("china-alt-train", who=shown.names[seat], loco=loco, where=where, loads=loads)
    cash = view.cash[seat]
    return told if cash is None else f"{told}, {say.text('china-picture-money', money=cash)}"


def _place(state: State, label: str, say: Words) -> str:
    """Coordinates, with the city or port that lies there."""
    at = state.board.at.get(label)
    name = place_name(state.board, at, say) if at is not None else ""
    return f"{name} ({label})" if name else label


def _goods(state: State, loads: Sequence[Good], say: Words) -> str:
    counted = Counter(loads)
    names = {good: called(state.board.goods[good].name, say) for good in counted}
    return ", ".join(names[good] + (f" ×{count}" if count > 1 else "") for good, count in counted.items())


def _network(state: State, seat: Seat, say: Words) -> str:
    """How much track, which cities it touches, and what was bought at sea."""
    board, player = state.board, state.players[seat]
    touched = {board.city_at[at] for edge in state.track[seat] for at in board.ends[edge]} - {-1}
    cities = [called(board.cities[city].name, say) for city in sorted(touched)]
    links = [called(board.ports[port].name, say) for port in player.links]
    if player.ferry and board.ferry:
        links.append(called(board.ferry.name, say))
    return say.text(
        "china-text-network",
        segments=len(state.track[seat]),
        cities=", ".join(cities) or say.text("picture-empty"),
        links=", ".join(links) or say.text("picture-empty"),
    )


def _events(shown: Shown) -> list[str]:
    state, say = shown.seen(ChinaView).position, shown.words
    return [
        say.text(
            "china-alt-event",
            event=called(card.name, say),
            text=called(card.text, say),
            until=until(state, running, say),
        )
        for running in state.running
        for card in (state.board.event(running.card),)
    ]


def _sentences(state: State, event: object, shown: Shown) -> list[str]:
    if not isinstance(event, ChinaEvent):
        return []
    return [plain(shown.words.say(line, lambda seat: shown.names[seat])) for line in event.told(state)]
