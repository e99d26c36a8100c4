"""`appear 2 4`: gives back a simple die with a locomotive or a joker, so that passengers appear on a tile (RD-13)."""

from collections.abc import Iterable, Iterator

from rules.core.contract import Choice, Draft, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.board import ALL_TILES, BOARD
from rules.railroad_dice_2.event import DiceEvent, die_named
from rules.railroad_dice_2.money import stocked
from rules.railroad_dice_2.move import DiceMove, what_remains
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.speech import Numbered, instead, refuse
from rules.railroad_dice_2.state import HandDie, State
from rules.railroad_dice_2.turn.placing import in_hand


class Appeared(DiceEvent):
    """A locomotive or joker die given back so that passengers appear (RD-13); what came is told by `Stocked`."""

    seat: Seat
    number: int
    tile: int


class Appear(DiceMove):
    die: Numbered
    tile: Numbered

    rule = "RD-13.2"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.turn.rolled is None:
            return refuse("RD-13.1", "appear-unrolled", what_remains(state))
        return None

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not any(map(calls_passengers, state.turn.hand))

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        useless = _useless(state, int(str(cls.read_field(draft, "die")))) if field == "tile" else None
        return Offers(refusal=useless) if useless else super().asked(state, seat, field, draft)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        if field == "die":
            for die in filter(calls_passengers, state.turn.hand):
                yield Choice(value=str(die.number), label=die_named(die))
            return
        for tile in ranked_tiles(state, seat):
            label = phrase("dice-choice-appear", tile=tile)
            yield Choice(value=str(tile), label=label, note=_note(state, tile), place=str(tile))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """With a die that is good for nothing else."""
        die = next((die for die in state.turn.hand if not die.complex and die.face == "locomotive"), None)
        tile = next(iter(ranked_tiles(state, seat)), None)
        if die and tile:
            label = phrase("dice-suggest-appear", tile=tile)
            draft = cls(die=die.number, tile=tile).draft()
            yield Suggestion(draft=draft, label=label, note=_note(state, tile), place=str(tile))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := _useless(state, self.die):
            return refusal
        tiles = instead("tiles", tiles=tuple(ranked_tiles(state, seat)))
        if self.tile not in ALL_TILES:
            return refuse("RD-1.1", "tile", tiles, tile=self.tile)
        if not state.stations_on(self.tile):
            return refuse("RD-13.6", "appear-stations", tiles, tile=self.tile)
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
    if die is not None and calls_passengers(die):
        return None
    usable = tuple(map(die_named, filter(calls_passengers, state.turn.hand)))
    other = instead("dice", dice=usable) if usable else what_remains(state)
    if die is None or die.face not in ("locomotive", "joker"):
        return refuse("RD-13.2", "appear-die", other, die=wanted)
    return refuse("RD-13.5", "appear-complex", other, die=wanted)


def ranked_tiles(state: State, seat: Seat) -> list[int]:
    """Tiles with stations: first those where the seat is connected to most and others to least, then the emptiest."""
    mine = [state.chart.tile(cell) for cell in network(state, seat).stations]
    everyones = [state.chart.tile(cell) for player in state.players for cell in player.connected]
    tiles = [tile for tile in ALL_TILES if state.stations_on(tile)]
    return sorted(tiles, key=lambda tile: (-2 * mine.count(tile) + everyones.count(tile), state.stock(tile), tile))


def _note(state: State, tile: int) -> Phrase:
    units = min(state.bank, BOARD.per_station * state.stations_on(tile))
    return phrase("dice-note-appear", units=units, stock=state.stock(tile))
