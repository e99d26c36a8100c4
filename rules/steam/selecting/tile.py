"""`tile engineer`, `tile urbanization pass`: taking an action tile (ST-5)."""

from collections.abc import Iterable
from typing import Annotated

from rules.core.contract import Choice, Draft, Offers, Refusal, Seat
from rules.core.fields import Asked, Called
from rules.core.kinds import Outcome
from rules.core.names import Lexicon
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex, TileKind
from rules.steam.event import Payment, SteamEvent, TileName, tile_phrase, tiles_phrase
from rules.steam.money import pay, pay_cash
from rules.steam.move import PASSES, SteamMove, Words, price_note
from rules.steam.speech import instead, refuse
from rules.steam.state import MOST_LEVEL, NEW_CITIES, State

USES = Words[bool]((*((word, True) for word in PASSES), *((word, False) for word in ("pay", "paie", "payer"))))
PASSABLE: tuple[TileKind, ...] = ("city_growth", "urbanization")  # ST-5.5
NAMES = Lexicon(
    {
        "turn_order": ("turn order", "ordre du tour", "ordre"),
        "first_move": ("first move", "premier déplacement", "déplacement"),
        "first_build": ("first build", "première construction", "construction"),
        "city_growth": ("city growth", "growth", "croissance de cité", "croissance"),
        "locomotive": ("loco",),
        "engineer": ("ingénieur",),
        "urbanization": ("urbanisation", "urban"),
        "docker": (),
    }
)


class TileTaken(SteamEvent):
    seat: Seat
    tile: TileName
    idle: bool = False
    payment: Payment
    level: int = 0  # the new one, by Locomotive

    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        said = self.said(state, number=state.map.tile_number(self.tile), price=self.payment.price)
        level = (self.said(state, "level-raised"),) if self.level else ()
        return (said, *self.payment.told(), *level)


class Tile(SteamMove):
    tile: Annotated[TileKind, Called(NAMES)]
    idle: Annotated[bool, USES, Asked("use")] = False  # as a pass

    rule = "ST-5.1"
    phase = ("select",)
    misread_as = "tile"
    pays = True

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """Whether it is used is asked of tiles that may be taken as a pass."""
        if len(draft.values) != 1:
            return super().ask(state, seat, draft)
        tile = cls.compose(draft.filled()).tile
        if not state.base or tile not in PASSABLE or tile not in free_tiles(state):
            return cls.whole(state, seat, draft)
        ways = [way for way in ("pay", "pass") if not refused(state, seat, cls(tile=tile, idle=way == "pass"))]
        return Offers(field="use", choices=tuple(_way(state, seat, tile, way) for way in ways), buttons=len(ways))

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterable[Choice]:
        return (_choice(state, seat, tile) for tile in takeable(state, seat))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := self._unavailable(state):
            return refusal
        if not self.idle and state.base and self.tile in PASSABLE and not usable(state, self.tile):
            return refuse("ST-5.9", "tile-use", instead("tile-pass"), tile=tile_phrase(self.tile))
        cost = 0 if self.idle else price(state, seat, self.tile)
        forbidden = state.map.tile_capital_rule()
        paid = pay_cash(state, seat, cost) if forbidden else pay(state, seat, cost)
        if paid is None:
            return refuse(forbidden or "ST-2.10", "pay", price=cost, cash=state.players[seat].cash)
        state, payment = paid
        level = state.players[seat].level
        raised = min(level + (self.tile == "locomotive"), MOST_LEVEL)  # ST-5.7, ST-5.8
        state = state.with_player(seat, tile=self.tile, idle=self.idle, level=raised)
        new = raised if raised > level else 0
        return Outcome(state, (TileTaken(seat=seat, tile=self.tile, idle=self.idle, payment=payment, level=new),))

    def _unavailable(self, state: State) -> Refusal | None:
        on_offer = free_tiles(state)
        if self.tile in on_offer and not self.idle:
            return None
        name, free = tile_phrase(self.tile), instead("tiles", tiles=tiles_phrase(on_offer))
        if self.tile not in state.map.scenario.tiles:
            return refuse(state.map.no_tile_rule(self.tile), "tile-known", free, tile=name)
        if self.tile in state.stack:
            return refuse(state.map.stacked_rule(), "tile-stack", free, tile=name)
        if self.tile not in on_offer:
            return refuse("ST-5.1", "tile-taken", free, tile=name)
        if self.idle and (self.tile not in PASSABLE or not state.base):
            return refuse("ST-5.6" if self.tile == "locomotive" else "ST-5.5", "tile-pass", tile=name)
        return None

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase:
        return instead("tiles", tiles=tiles_phrase(takeable(state, seat)))


def free_tiles(state: State) -> tuple[TileKind, ...]:
    """On offer and not taken this turn."""
    taken = {player.tile for player in state.players}
    return tuple(tile for tile in state.offer if tile not in taken)


def takeable(state: State, seat: Seat) -> tuple[TileKind, ...]:
    """The tiles that the seat could take now, in use or as a pass."""
    ways = {tile: (Tile(tile=tile), Tile(tile=tile, idle=True)) for tile in free_tiles(state)}
    return tuple(tile for tile, moves in ways.items() if not all(refused(state, seat, move) for move in moves))


def price(state: State, seat: Seat, tile: TileKind) -> int:
    """Base prices (ST-5.3); in Standard tiles cost nothing (ST-17.12)."""
    if not state.base:
        return 0
    level = state.players[seat].level
    locomotive = 4 + level + 1 if level < MOST_LEVEL else 0  # ST-5.8
    return {"city_growth": 2, "locomotive": locomotive, "urbanization": 6}.get(tile, 0)


def usable(state: State, tile: TileKind) -> bool:
    """Whether City Growth or Urbanization could be carried out now (ST-R14)."""
    if tile == "city_growth":
        return any(state.supply) and bool(growing_cities(state))
    return bool(free_towns(state)) and any(colours_left(state).values())


def growing_cities(state: State) -> tuple[Hex, ...]:
    """Printed Cities in play without a growth marker (ST-11.1 to ST-11.3)."""
    rules, hexes = state.map, state.board.hexes
    return tuple(
        at
        for at in state.board.cities
        if rules.open(at, state.turn) and at not in state.grown and hexes[at].colour != "white"
    )


def free_towns(state: State) -> tuple[Hex, ...]:
    """Towns in play that are no New City (ST-12.1)."""
    return tuple(at for at in state.board.towns if state.map.open(at, state.turn) and not state.new_city(at))


def colours_left(state: State) -> dict[str, int]:
    """The New City tiles in the supply (ST-12.8)."""
    used: list[str] = [colour for _, colour in state.new_cities]
    return {colour: count - used.count(colour) for colour, count in NEW_CITIES.items()}


def refused(state: State, seat: Seat, move: Tile) -> bool:
    return isinstance(move.judged(state, seat), Refusal)


def _choice(state: State, seat: Seat, tile: TileKind) -> Choice:
    number = state.map.tile_number(tile)
    cost = price(state, seat, tile)
    paid = price_note(state, seat, cost) if cost else phrase("steam-free")
    at_top = tile == "locomotive" and state.players[seat].level == MOST_LEVEL  # ST-5.8
    does = f"steam-tile-does-{tile}" + ("-top" if at_top else "")
    note = phrase("steam-tile-note", does=phrase(does, mode=state.options.mode), price=paid)
    return Choice(value=tile, label=phrase("steam-tile-number", tile=tile_phrase(tile), number=number), note=note)


def _way(state: State, seat: Seat, tile: TileKind, way: str) -> Choice:
    note = price_note(state, seat, price(state, seat, tile)) if way == "pay" else phrase("steam-free")
    return Choice(value=way, label=phrase(f"steam-use-{way}"), note=note)
