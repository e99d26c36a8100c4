"""`appear 2 4`: gives back a simple die with a locomotive or a joker, so that passengers appear on a tile (RD-13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.event import die_named
from rules.railroad_dice_2.events import Appeared
from rules.railroad_dice_2.money import ALL_TILES, stocked
from rules.railroad_dice_2.move import DiceMove, number, refuse
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.state import HandDie, State
from rules.railroad_dice_2.turn.sites import in_hand

SUGGESTED = 1


class Appear(DiceMove):
    kind: Literal["appear"] = "appear"
    die: int
    tile: int

    rule = "RD-13.2"
    fields = (Field("die"), Field("tile"))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 2:
            raise cls.misread(words)
        return cls(die=number(words[0]), tile=number(words[1]))

    def written(self) -> str:
        return f"{self.die} {self.tile}"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse("RD-13.1", "appear-unrolled") if state.turn.rolled is None else None

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not any(map(calls_passengers, state.turn.hand))

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        if field == "die":
            dice = filter(calls_passengers, state.turn.hand)
            return Offers(field=field, choices=tuple(Choice(value=str(d.number), label=die_named(d)) for d in dice))
        if refusal := _useless(state, number(draft.filled()["die"])):
            return Offers(refusal=refusal)
        return Offers(field=field, choices=tuple(_choice(state, tile) for tile in ranked_tiles(state, seat)))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """With dice that are good for nothing else."""
        die = next((die for die in state.turn.hand if not die.complex and die.face == "locomotive"), None)
        for tile in ranked_tiles(state, seat)[:SUGGESTED] if die else ():
            assert die is not None
            draft = Draft(kind=cls.name(), values=(("die", str(die.number)), ("tile", str(tile))))
            yield Suggestion(
                draft=draft, label=phrase("dice-suggest-appear", tile=tile), note=_note(state, tile), place=str(tile)
            )

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := _useless(state, self.die):
            return refusal
        if self.tile not in ALL_TILES:
            return refuse("RD-1.1", "tile", tile=self.tile)
        if not state.stations_on(self.tile):
            return refuse("RD-13.6", "appear-stations", tile=self.tile)
        hand = tuple(die for die in state.turn.hand if die.number != self.die)
        after = state.but(turn=state.turn.but(hand=hand), simple=state.simple + 1)
        after, placed = stocked(after, "appear", (self.tile,))
        return Outcome(after, (Appeared(seat=seat, number=self.die, tile=self.tile), placed), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("dice-account-stock", tile=self.tile, stock=after.stock(self.tile), bank=after.bank),)


def calls_passengers(die: HandDie) -> bool:
    return not die.complex and die.face in ("locomotive", "joker")


def _useless(state: State, wanted: int) -> Refusal | None:
    die = in_hand(state, wanted)
    if die is None or die.face not in ("locomotive", "joker"):
        return refuse("RD-13.2", "appear-die", die=wanted)
    return refuse("RD-13.5", "appear-complex", die=wanted) if die.complex else None


def ranked_tiles(state: State, seat: Seat) -> list[int]:
    """Tiles with stations: first those where the seat is connected to most and others to least, then the emptiest."""
    mine = [state.chart.tile(cell) for cell in network(state, seat).stations]
    everyones = [state.chart.tile(cell) for player in state.players for cell in player.connected]
    tiles = [tile for tile in ALL_TILES if state.stations_on(tile)]
    return sorted(tiles, key=lambda tile: (-2 * mine.count(tile) + everyones.count(tile), state.stock(tile), tile))


def _choice(state: State, tile: int) -> Choice:
    return Choice(
        value=str(tile), label=phrase("dice-choice-appear", tile=tile), note=_note(state, tile), place=str(tile)
    )


def _note(state: State, tile: int) -> Phrase:
    units = min(state.bank, BOARD.per_station * state.stations_on(tile))
    return phrase("dice-note-appear", units=units, stock=state.stock(tile))
