"""`layout 1:0,0 2:4,0 3:8,0 4:0,4 5:4,4 6:8,4`: seat 1 puts the map together, if the table wants it (RD-R10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self

from rules.core.contract import Choice, Draft, Field, Offers, Outlook, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.board import TILES
from rules.railroad_dice_2.chart import Lying, layout, lying, standard
from rules.railroad_dice_2.events import LaidOut
from rules.railroad_dice_2.move import SPEECH, DiceMove
from rules.railroad_dice_2.opening.plan import flaw, moved_to_origin, next_places
from rules.railroad_dice_2.state import State


class Layout(DiceMove):
    kind: Literal["layout"] = "layout"
    tiles: tuple[Lying, ...]

    rule = "RD-1.1"
    fields = (Field("tiles", grows=True),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(tiles=tuple(sorted(map(_record, words))))

    def written(self) -> str:
        return layout(self.tiles)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        records = tuple(map(_record, draft.items()))
        if len(records) >= TILES:
            refusal = flaw(state.options.tiles, records)
            return Offers(field="tiles", closes=refusal is None, refusal=refusal)
        tile = next(tile for tile in range(1, TILES + 1) if tile not in {one.tile for one in records})
        places = next_places(state.options.tiles, records, tile)
        return Offers(field="tiles", choices=tuple(map(_choice, places)))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """The beginners' layout, to be had at once."""
        draft = Draft(kind=cls.name()).with_value("tiles", standard(state.options.tiles))
        yield Suggestion(draft=draft, label=phrase("dice-suggest-layout"))

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """The tiles so far, where they would lie."""
        words = draft.filled().get("tiles", draft.growing).split()
        if not words:
            return None
        there = layout(map(_record, words))
        told = LaidOut(seat=seat, layout=there)
        return Outlook(state.but(layout=there), (told,), (phrase("dice-account-tiles", tiles=len(words)),))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := flaw(state.options.tiles, self.tiles):
            return refusal
        written = moved_to_origin(self.tiles)
        return Outcome(state.but(layout=written), (LaidOut(seat=seat, layout=written),))


def _record(word: str) -> Lying:
    one = lying(word)
    if one is None:
        raise SPEECH.misread("record", text=word)
    return one


def _choice(one: Lying) -> Choice:
    return Choice(value=str(one), label=_told(one))


def _told(one: Lying) -> Phrase:
    return phrase("dice-choice-tile", tile=one.tile, x=one.x, y=one.y, turns=one.turns)
