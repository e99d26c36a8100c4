"""`layout 1:0,0 2:4,0 3:8,0 4:0,4 5:4,4 6:8,4`: seat 1 puts the map together, if the table wants it (RD-R10)."""

from collections.abc import Iterable
from typing import Annotated, ClassVar

from rules.core.contract import Choice, Draft, Offers, Outlook, Refusal, Seat, Suggestion
from rules.core.fields import Reader
from rules.core.kinds import Outcome
from rules.core.phrase import phrase
from rules.railroad_dice_2.board import ALL_TILES
from rules.railroad_dice_2.chart import Lying, layout, lying, standard
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.opening.plan import flaw, moved_to_origin, next_places
from rules.railroad_dice_2.speech import misread
from rules.railroad_dice_2.state import State


class LaidOut(DiceEvent):
    seat: Seat
    layout: str


class Records(Reader[tuple[Lying, ...]]):
    """Tiles and where they lie, in any order."""

    grows: ClassVar[bool] = True

    def read(self, words: list[str]) -> tuple[tuple[Lying, ...], int]:
        if unread := next((word for word in words if lying(word) is None), None):
            raise misread("record", text=unread)
        return tuple(sorted(one for word in words if (one := lying(word)))), len(words)

    def written(self, value: tuple[Lying, ...]) -> str:
        return layout(value)


class Layout(DiceMove):
    tiles: Annotated[tuple[Lying, ...], Records()]

    rule = "RD-1.1"

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        records, _ = Records().read(list(draft.items()))
        lacking = [tile for tile in ALL_TILES if tile not in {one.tile for one in records}]
        if not lacking or len(records) >= len(ALL_TILES):
            refusal = flaw(state.options.tiles, records)
            return Offers(field=field, closes=refusal is None, refusal=refusal)
        places = next_places(state.options.tiles, records, lacking[0])
        return Offers(field=field, choices=tuple(map(_choice, places)))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """The beginners' layout, to be had at once."""
        draft = Draft(kind=cls.name()).with_value("tiles", standard(state.options.tiles))
        yield Suggestion(draft=draft, label=phrase("dice-suggest-layout"))

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """The tiles so far, where they would lie."""
        records, count = Records().read(draft.filled().get("tiles", draft.growing).split())
        if not records:
            return None
        there = layout(records)
        told = LaidOut(seat=seat, layout=there)
        return Outlook(state.but(layout=there), (told,), (phrase("dice-account-tiles", tiles=count),))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := flaw(state.options.tiles, self.tiles):
            return refusal
        written = moved_to_origin(self.tiles)
        return Outcome(state.but(layout=written), (LaidOut(seat=seat, layout=written),))


def _choice(one: Lying) -> Choice:
    return Choice(value=str(one), label=phrase("dice-choice-tile", **one._asdict()))
