"""The table in words: a few lines beside each picture for those who cannot see it, and all of it as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.art import Shown
from render.steam.marks import marks
from render.words import Words
from rules.core.contract import Event, Seat
from rules.core.phrase import Named
from rules.steam.board import Hex
from rules.steam.building.grow import CityGrew
from rules.steam.building.laying import TrackBuilt
from rules.steam.building.urbanize import CityFounded
from rules.steam.event import cubes_phrase
from rules.steam.faces import code as written
from rules.steam.faces import spoken
from rules.steam.goods.deliver import Delivered
from rules.steam.maps.california.trunk import joined
from rules.steam.maps.california_2090.repair import Repaired
from rules.steam.maps.china.ferry import FerryBuilt
from rules.steam.maps.china.fund import FundPaid
from rules.steam.state import NOBODY
from rules.steam.tracks import TracksRemoved
from rules.steam.view import LinkView, PlaceView, SteamView


def alt(view: SteamView, names: Sequence[str], say: Words) -> tuple[str, ...]:
    """Turn, money, points, tiles, floods: what a player needs to hear before a move."""
    players = [
        say.text(
            "steam-alt-player",
            who=names[player.seat],
            cash=player.cash,
            income=player.income,
            vp=player.vp,
            level=player.level,
            links=player.links,
        )
        for player in view.players
    ]
    told = [_head(view, names, say), say.text("steam-alt-players", players=say.row(players))]
    return (*told, *_tiles(view, names, say), *_flood(view, say), *_trunk(view, names, say), *_waters(view, say))


def describe(shown: Shown) -> tuple[str, ...]:
    """Everything on the table: players, tiles, supply, floods, every place with its cubes, every link and tile."""
    view, names, say = shown.seen(SteamView), shown.names, shown.words
    told = list(alt(view, names, say))
    order = say.join([names[seat] for seat in view.state.order])
    told.append(say.text("steam-text-order", who=order))
    spaces = [f"{at} {_cubes(cubes, say)}" for at, cubes in enumerate(view.state.supply, 1) if cubes]
    told.append(say.text("steam-text-supply", spaces=say.row(spaces) or "–"))
    told += [_place(view, place, say) for place in view.places]
    told += [_link(view, link, names, say) for link in view.links]
    laid: dict[Hex, list[tuple[int, int]]] = {}
    for track in view.state.tracks:
        laid.setdefault(track.at, []).append((track.a, track.b))
    if laid:
        tiles = [
            f"{view.board.hexes[at].id} {sided(written(tuple(sorted(face))), say)}" for at, face in sorted(laid.items())
        ]
        told.append(say.text("steam-text-tiles", tiles=", ".join(tiles)))
    if view.closed:
        closed = [view.board.hexes[at].id for at in view.closed]
        told.append(say.text("steam-text-closed", hexes=", ".join(closed)))
    return tuple(told)


@dataclass(frozen=True)
class Caption:
    """What a caption says: who did something, what, and what it cost or brought."""

    seat: Seat | None
    said: str
    sum: str


def caption(shown: Shown) -> Caption:
    """Of several moves the last player's."""
    view, say, changed = shown.seen(SteamView), shown.words, marks(shown.events)
    if changed.delivered:
        event = changed.delivered[-1]
        start, goal = (name_of(view, at, say) for at in (event.stops[0], event.stops[-1]))
        points = next((one.points for one in event.earned if one.seat == event.seat), 0)
        return Caption(event.seat, f"{start} → {goal}", f"+{points}")
    if shown.marks:
        return Caption(changed.seat, shown.numbers(), "")
    hexes = ", ".join(view.board.hexes[at].id for at in changed.last[:6])
    return Caption(changed.seat, hexes, f"−{changed.price}" if changed.price else "")


def alt_of_crop(shown: Shown, names: Sequence[str]) -> tuple[str, ...]:
    """The last moves, one by one, and the choices."""
    say, view = shown.words, shown.seen(SteamView)
    lines = [say.text("steam-alt-crop")]
    lines += [line for event in shown.events if (line := _event(view, event, names, say))]
    if shown.marks:
        choices = [f"{mark.number} {mark.place}" for mark in shown.marks]
        lines.append(say.text("steam-alt-choices", choices=", ".join(choices)))
    return tuple(lines)


def alt_of_faces(shown: Shown, codes: Sequence[str]) -> tuple[str, ...]:
    choices = [f"{number} {sided(code, shown.words)}" for number, code in enumerate(codes, 1)]
    return (shown.words.text("steam-alt-faces", choices=shown.words.row(choices)),)


def sided(code: str, say: Words) -> str:
    """A code of sides in the language of the reader."""
    return _named(spoken(code), say)


def name_of(view: SteamView, at: Hex, say: Words) -> str:
    return _named(view.board.named(at), say)


def _event(view: SteamView, event: Event, names: Sequence[str], say: Words) -> str:
    match event:
        case TrackBuilt(seat=seat, at=at, face=face):
            hex_id = view.board.hexes[at].id
            return say.text(
                "steam-alt-built", who=names[seat], hex=hex_id, face=sided(face, say), price=event.payment.price
            )
        case FerryBuilt(seat=seat, at=at):
            return say.text("steam-alt-ferry", who=names[seat], hex=view.board.hexes[at].id)
        case CityGrew(seat=seat, at=at) | CityFounded(seat=seat, at=at):
            cubes = _cubes(event.cubes, say)
            return say.text("steam-alt-city", who=names[seat], place=name_of(view, at, say), cubes=cubes)
        case FundPaid(seat=seat, cities=cities):
            paid = say.join([name_of(view, at, say) for at in cities])
            return say.text("steam-alt-fund", who=names[seat], places=paid)
        case Delivered(seat=seat, stops=stops):
            way = " → ".join(name_of(view, at, say) for at in stops)
            return say.text("steam-alt-delivered", who=names[seat], colour=say.text(_colour(event.colour)), way=way)
        case Repaired(seat=seat):
            return say.text("steam-alt-repaired", who=names[seat], price=event.payment.price)
        case TracksRemoved(seat=seat, at=gone):
            hexes = [view.board.hexes[at].id for at in gone]
            return say.text("steam-alt-removed", who=names[seat], hexes=", ".join(hexes))
        case _:
            return ""


def _head(view: SteamView, names: Sequence[str], say: Words) -> str:
    phase = say.text(f"steam-picture-phase-{view.phase}", round=view.state.round)
    head = say.text("steam-alt-head", turn=view.state.turn, turns=view.turns, phase=phase)
    if view.result is not None:
        winners = [names[seat] for seat in view.result.winners]
        return f"{head} {say.text('picture-alt-over', count=max(1, len(winners)), who=say.join(winners))}"
    acting = view.asked if view.asked is not None else view.turn
    return head if acting is None else f"{head} {say.text('picture-alt-turn', who=names[acting])}"


def _tiles(view: SteamView, names: Sequence[str], say: Words) -> list[str]:
    held = [
        say.text("steam-alt-held", tile=say.text(f"steam-tile-{tile.tile}"), who=names[tile.holder])
        for tile in view.tiles
        if tile.holder != NOBODY
    ]
    free = [say.text(f"steam-tile-{tile.tile}") for tile in view.tiles if tile.offered and tile.holder == NOBODY]
    lines = [say.text("steam-alt-tiles", tiles=say.row(held))] if held else []
    return [*lines, say.text("steam-alt-free", tiles=", ".join(free) or "–")]


def _flood(view: SteamView, say: Words) -> list[str]:
    if view.flood is None:
        return []
    cities = [
        say.text(f"steam-alt-fund-{one.now}", place=name_of(view, one.at, say), fund=one.fund)
        for one in view.flood.cities
    ]
    return [say.text("steam-alt-funds", cities=", ".join(cities))]


def _trunk(view: SteamView, names: Sequence[str], say: Words) -> list[str]:
    """Who has the trunk line, and the disaster tokens that are left."""
    lines = []
    if ends := view.board.trunk_ends:
        a, b = (name_of(view, at, say) for at in ends)
        holders = [names[player.seat] for player in view.players if joined(view.state, player.seat)]
        lines.append(say.text("steam-alt-trunk", a=a, b=b, who=say.join(holders) or say.text("steam-nobody")))
    if view.state.disasters is not None:
        left = dict(view.state.disasters.bag)
        lines.append(say.text("steam-alt-tokens", **left))
    return lines


def _waters(view: SteamView, say: Words) -> list[str]:
    """Ports where cubes may still arrive by sea, and canals that are links."""
    lines = []
    if view.ports:
        active = [name_of(view, port.at, say) for port in view.ports if port.active]
        lines.append(say.text("steam-alt-ports", ports=", ".join(active) or "–"))
    if view.canals:
        still = [_named(view.board.canals[canal.number].name, say) for canal in view.canals if canal.open]
        lines.append(say.text("steam-alt-canals", canals=", ".join(still) or "–"))
    return lines


def _place(view: SteamView, place: PlaceView, say: Words) -> str:
    key = "town" if not place.city else "new-city" if place.new else "city"
    return say.text(
        f"steam-text-{key}",
        hex=view.board.hexes[place.at].id,
        name=name_of(view, place.at, say),
        colour=say.text(_colour(place.colour)) if place.colour else "–",
        cubes=_cubes(place.cubes, say),
        grown="yes" if place.grown else "no",
    )


def _link(view: SteamView, link: LinkView, names: Sequence[str], say: Words) -> str:
    a, b = (name_of(view, end.at, say) for end in link.ends)
    who = say.text("steam-nobody") if link.owner == NOBODY else names[link.owner]
    return say.text("steam-text-link" if link.complete else "steam-text-unfinished", a=a, b=b, who=who)


def _cubes(cubes: str, say: Words) -> str:
    return say.join([say.say(one) for one in cubes_phrase(cubes)])


def _colour(colour: str) -> str:
    return f"steam-colour-{colour}"


def _named(named: Named, say: Words) -> str:
    return named.of(say.language)
