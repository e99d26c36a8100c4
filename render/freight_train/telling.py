"""The table in words: a few lines beside the picture for those who cannot see it, and all of it as text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from render.art import Shown
from render.words import Words
from rules.core.phrase import Phrase, Value, phrase
from rules.freight_train.state import Player, Row, Train
from rules.freight_train.view import TableView
from rules.freight_train.wagons import DAYS, YARD_LENGTH


def winners(view: TableView) -> tuple[int, ...]:
    """The seats with the most points (FT-2.6)."""
    best = max(player.score for player in view.players)
    return tuple(seat for seat, player in enumerate(view.players) if player.score == best)


def alt(shown: Shown) -> tuple[str, ...]:
    """Day, turn, deck, main yard and scores: what a player needs to hear before a move."""
    view, names, say = shown.seen(TableView), shown.names, shown.words
    rows = [
        say.text("picture-alt-row", row=number, wagons=_listed(row, say)) for number, row in enumerate(view.main, 1)
    ]
    scores = [
        say.text("picture-alt-score", who=names[seat], points=player.score) for seat, player in enumerate(view.players)
    ]
    return (
        " ".join([say.text("picture-alt-head", day=view.day, days=DAYS, round=view.round), _turn(view, names, say)]),
        " ".join(_stock(view, names, say)),
        say.text("picture-alt-main"),
        *rows,
        say.text("picture-alt-scores", scores=", ".join(scores)),
    )


def describe(shown: Shown) -> tuple[str, ...]:
    """Everything on the table: the lines of `alt`, then each player's yard and trains."""
    view, names, say = shown.seen(TableView), shown.names, shown.words
    told = list(alt(shown)[:-1])
    told.append(say.text("picture-text-marker", who=names[view.marker]))
    for seat, player in enumerate(view.players):
        told += _player(player, names[seat], say)
    return tuple(told)


def _turn(view: TableView, names: Sequence[str], say: Words) -> str:
    if view.turn is not None:
        return say.text("picture-alt-turn", who=names[view.turn])
    best = winners(view)
    return say.text("picture-alt-over", count=len(best), who=tuple(names[seat] for seat in best))


def _stock(view: TableView, names: Sequence[str], say: Words) -> list[str]:
    told = [say.text("picture-alt-deck", count=view.deck)]
    if view.end_drawn and view.still_to_play:
        last = tuple(names[seat] for seat in view.still_to_play)
        told.append(say.text("picture-alt-last-turns", who=last))
    if view.caboose_pile is not None:
        told.append(say.text("picture-alt-cabooses", count=view.caboose_pile))
    return told


def _player(player: Player, name: str, say: Words) -> list[str]:
    told = [say.text("picture-text-player", who=name, points=player.score, locos=player.locos)]
    for number, row in enumerate(player.yard, 1):
        wagons = _listed(row, say)
        told.append(say.text("picture-text-yard", row=number, count=len(row), room=YARD_LENGTH, wagons=wagons))
    told += [_train(train, say) for train in player.trains]
    empty = tuple(loco for loco in range(1, player.locos + 1) if player.train(loco) is None)
    if empty:
        told.append(say.text("picture-text-empty-locos", count=len(empty), locos=empty))
    return told


def _train(train: Train, say: Words) -> str:
    closed = "-closed" if train.caboose else ""
    params: dict[str, Value] = {"loco": train.loco, "count": len(train.wagons)}
    if train.mixed:
        return say.text(f"picture-text-mixed{closed}", wagons=_listed(train.wagons, say), **params)
    return say.text(f"picture-text-plain{closed}", wagon=_named(train.wagons[0]), **params)


def _named(wagon: str) -> Phrase:
    return phrase(f"freight-wagon-{wagon}")


def _listed(row: Row, say: Words) -> str:
    """A row in order; equal neighbours are counted."""
    if not row:
        return say.text("picture-empty")
    told = []
    for wagon, same in groupby(row):
        count = len(list(same))
        name = say.say(_named(wagon))
        told.append(name if count == 1 else f"{count} × {name}")
    return ", ".join(told)
