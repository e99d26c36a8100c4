"""The table in words: a few lines beside each picture for those who cannot see it, and all of it as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.art import Shown
from render.railroad_dice_2.marks import marks
from render.words import Words
from rules.core.contract import Event, Seat
from rules.railroad_dice_2.board import ALL_TILES
from rules.railroad_dice_2.connect import Connected
from rules.railroad_dice_2.inquiries import NetworkShown
from rules.railroad_dice_2.opening.station import StationPlaced
from rules.railroad_dice_2.rails import FACE
from rules.railroad_dice_2.state import HandDie, Station
from rules.railroad_dice_2.turn.buy import Bought
from rules.railroad_dice_2.turn.extend import Extended
from rules.railroad_dice_2.turn.lay import Laid
from rules.railroad_dice_2.turn.transport import Transported
from rules.railroad_dice_2.view import DiceView

OPENING = ("layout", "homes", "neutrals")


def alt(view: DiceView, names: Sequence[str], say: Words) -> tuple[str, ...]:
    """Year, turn, dice, money, passengers: what a player needs to hear before a move."""
    money = [
        say.text("dice-alt-player", who=names[seat], money=player.money, stations=len(player.connected))
        for seat, player in enumerate(view.state.players)
    ]
    told = [" ".join([_head(view, say), _turn(view, names, say)])]
    if view.state.turn.hand:
        told.append(_hand(view.state.turn.hand, say))
    told.append(say.text("dice-alt-players", players=say.row(money)))
    stocks = [(tile, view.state.stock(tile)) for tile in ALL_TILES if view.state.stations_on(tile)]
    waiting = [say.text("dice-alt-waiting", tile=tile, units=units) for tile, units in stocks]
    if waiting and view.state.phase not in OPENING:
        told.append(say.text("dice-alt-stocks", stocks=", ".join(waiting)))
    return (*told, *_banks(view, say))


def describe(shown: Shown) -> tuple[str, ...]:
    """Everything on the table: turn, dice, banks, every tile with what stands and lies on it, every player."""
    view, names, say = shown.seen(DiceView), shown.names, shown.words
    told = [" ".join([_head(view, say), _turn(view, names, say)])]
    if view.state.turn.hand:
        told.append(_hand(view.state.turn.hand, say))
    told += _banks(view, say)
    for lying in view.state.chart.tiles:
        told += _tile(view, lying.tile, names, say)
    for seat in range(len(view.state.players)):
        told += _player(view, seat, names[seat], say)
    return tuple(told)


@dataclass(frozen=True)
class Caption:
    """What a caption says: who did something, what, and what came of it."""

    seat: Seat | None
    said: str
    gain: int


def caption(shown: Shown) -> Caption:
    """Of several moves the last player's; what others got by them is not counted."""
    say, changed = shown.words, marks(shown.events)
    if changed.network is not None:
        return Caption(changed.network.seat, say.text("dice-picture-network"), 0)
    moves = [event for event in shown.events if isinstance(event, Laid | Extended | StationPlaced | Transported)]
    seat = moves[-1].seat if moves else None
    gain = sum(_gain(event, seat) for event in shown.events) if moves else 0
    if shown.marks:
        return Caption(seat, say.text("dice-picture-choose", count=len(shown.marks)), gain)
    cells = changed.placed or tuple(run.station for run in changed.runs)
    return Caption(seat, ", ".join(cells[:6]), gain)


def _gain(event: Event, seat: Seat | None) -> int:
    match event:
        case Transported(units=units):
            return units if event.seat == seat else 0
        case Connected(paid=(one, other)):
            return one if event.seat == seat else other if event.other == seat else 0
        case _:
            return 0


def alt_of_crop(shown: Shown, names: Sequence[str]) -> tuple[str, ...]:
    """The last moves, one by one, and the choices."""
    say = shown.words
    lines = [say.text("dice-alt-crop")]
    for event in shown.events:
        match event:
            case Laid(seat=seat, cell=cell, code=code):
                lines.append(say.text("dice-alt-laid", who=names[seat], cell=cell, rail=_rail(code, say)))
            case Extended(seat=seat, cell=cell, code=code):
                lines.append(say.text("dice-alt-extended", who=names[seat], cell=cell, rail=_rail(code, say)))
            case StationPlaced(seat=seat, cell=cell):
                lines.append(say.text("dice-alt-station", who=names[seat], cell=cell))
            case Connected(seat=seat, station=station):
                lines.append(say.text("dice-alt-connected", who=names[seat], cell=station))
            case Transported(seat=seat, units=units, line=line):
                lines.append(say.text("dice-alt-run", who=names[seat], units=units, line=" ".join(line)))
            case NetworkShown(seat=seat, cells=cells, stations=stations):
                joined = " ".join((*cells, *stations))
                lines.append(say.text("dice-alt-network", who=names[seat], cells=joined))
            case Bought(seat=seat, value=value):
                lines.append(say.text("dice-alt-bought", who=names[seat], value=value))
    if shown.marks:
        choices = [f"{mark.number} {mark.place}" for mark in shown.marks]
        lines.append(say.text("dice-alt-choices", choices=", ".join(choices)))
    return tuple(lines)


def alt_of_dice(shown: Shown, seat: Seat, dice: Sequence[HandDie]) -> tuple[str, ...]:
    return (shown.words.text("dice-alt-dice", who=shown.names[seat], dice=_faces(dice, shown.words)),)


def alt_of_placements(shown: Shown, cell: str, codes: Sequence[str]) -> tuple[str, ...]:
    say = shown.words
    choices = [f"{number} {_rail(code, say)}" for number, code in enumerate(codes, 1)]
    return (say.text("dice-alt-placements", cell=cell, choices=say.row(choices)),)


def _head(view: DiceView, say: Words) -> str:
    phase = say.text(f"dice-picture-phase-{view.state.phase}")
    return say.text("dice-alt-head", year=view.state.year, phase=phase)


def _turn(view: DiceView, names: Sequence[str], say: Words) -> str:
    if view.result is None:
        assert view.turn is not None
        return say.text("picture-alt-turn", who=names[view.turn])
    winners = [names[seat] for seat in view.result.winners]
    if not winners:
        return say.text("dice-alt-nobody")
    return say.text("picture-alt-over", count=len(winners), who=say.join(winners))


def _hand(hand: Sequence[HandDie], say: Words) -> str:
    return say.text("dice-alt-hand", dice=_faces(hand, say))


def _faces(dice: Sequence[HandDie], say: Words) -> str:
    named = ((die.number, _face(die, say)) for die in dice if die.face is not None)
    return ", ".join(say.text("dice-die", number=number, face=face) for number, face in named)


def _face(die: HandDie, say: Words) -> str:
    joker = die.complex and die.face == "joker"
    return say.text("dice-face-joker_complex" if joker else f"dice-face-{die.face}")


def _rail(code: str, say: Words) -> str:
    return f"{code} ({say.text(f'dice-face-{FACE[code]}')})"


def _banks(view: DiceView, say: Words) -> list[str]:
    state = view.state
    told = [say.text("dice-alt-banks", simple=state.simple, complex=state.complex, bank=state.bank)]
    if not view.sale:
        return [*told, say.text("dice-alt-sold")]
    first, *later = view.sale
    told.append(say.text("dice-alt-sale", value=first.value, price=first.price, left=first.left))
    if later:
        cards = [f"{one.value} ×{one.left}" for one in later]
        told.append(say.text("dice-alt-later", cards=", ".join(cards)))
    return told


def _tile(view: DiceView, tile: int, names: Sequence[str], say: Words) -> list[str]:
    state = view.state
    here = {cell.name: cell.terrain for cell in state.chart.cells.values() if cell.tile == tile}
    first, *_, last = here
    told = [say.text("dice-text-tile", tile=tile, first=first, last=last, units=state.stock(tile))]
    for terrain in ("mountain", "water"):
        cells = [name for name, ground in here.items() if ground == terrain]
        if cells:
            told.append(say.text(f"dice-text-{terrain}", cells=", ".join(cells)))
    stations = [_station(view, one, names, say) for one in state.stations if one.cell in here]
    if stations:
        told.append(say.text("dice-text-stations", stations=say.row(stations)))
    rails = [f"{cell} {code}" for cell, code in state.rails if cell in here]
    if rails:
        told.append(say.text("dice-text-rails", rails=", ".join(rails)))
    return told


def _station(view: DiceView, one: Station, names: Sequence[str], say: Words) -> str:
    whose = say.text("dice-text-neutral") if one.owner is None else say.text("dice-text-home", who=names[one.owner])
    reached = [names[seat] for seat in view.connected(one.cell)]
    named = f"{one.cell} {whose}"
    return say.text("dice-text-reached", station=named, who=say.join(reached)) if reached else named


def _player(view: DiceView, seat: Seat, name: str, say: Words) -> list[str]:
    player = view.state.players[seat]
    told = [say.text("dice-text-player", who=name, money=player.money, transported=player.transported)]
    if player.neutrals:
        told.append(say.text("dice-text-to-place", count=player.neutrals))
    if player.locomotives:
        held = view.locomotives(seat)
        cards = [say.text("dice-text-used", value=one.value) if one.used else str(one.value) for one in held]
        told.append(say.text("dice-text-locomotives", cards=", ".join(cards)))
    if player.connected:
        told.append(say.text("dice-text-connected", cells=", ".join(player.connected)))
    if player.left:
        told.append(say.text("dice-text-left", who=name))
    return told
