"""A made-up table that shows every colour of the game at once: the common palette is drawn from it."""

from __future__ import annotations

from dataclasses import replace

from render.art import Shown
from render.china_rails.backdrop import whole
from render.china_rails.event_cards import COLOURS
from render.china_rails.sight import whole_sight
from render.china_rails.table import board_scene
from render.colours import MARK, MARK_PALE, OWNERS, PAPER, PLAN, PLAN_DARK
from render.scene import Layer, Rect, Scene, Shape
from render.words import words
from rules.china_rails.boards import shipped
from rules.china_rails.setup import deal
from rules.china_rails.state import ChinaOptions, Running, State
from rules.china_rails.view import china_view
from rules.core.chance import Chance

SEATS = 6


def grounds(palette: str) -> tuple[Scene, ...]:
    """The whole map; crops are painted where they are needed."""
    return (Scene(1, 1, PAPER, whole(whole_sight(shipped())), ()),)


def sample(palette: str) -> Scene:
    """Not a position of the rules: everyone has track, trains are loaded, storms rage."""
    scene = board_scene(Shown(china_view(_busy(), 0), (), tuple(owner.letter for owner in OWNERS), words("en")))
    tones = (
        *(owner.colour for owner in OWNERS),
        *(owner.shade for owner in OWNERS),
        *COLOURS.values(),
        MARK,
        MARK_PALE,
        PLAN,
        PLAN_DARK,
    )
    goods = tuple(good.colour for good in shipped().goods)
    swatches: list[Shape] = [
        Rect(640 + 44 * (i % 20), 1240 + 44 * (i // 20), 40, 40, tone) for i, tone in enumerate((*tones, *goods))
    ]
    return replace(scene, layers=(*scene.layers, Layer("swatches", tuple(swatches))))


def _busy() -> State:
    board = shipped()
    state = deal(board, ChinaOptions(), SEATS, Chance(bytes(32))).state
    track = tuple(tuple(range(seat * 40, len(board.ends), 6 * 41)) for seat in range(SEATS))
    players = tuple(
        player.but(at=board.cities[seat * 4].centre, loads=(seat * 4, seat * 4 + 1), links=(seat % 4,), ferry=seat < 2)
        for seat, player in enumerate(state.players)
    )
    storms = ("snow_manchuria", "wind_storm", "sand_storm", "flood", "storm_at_sea", "party_congress")
    first: dict[str, int] = {card.kind: number for number, card in enumerate(board.events, len(board.demands))}
    running = tuple(Running(card=first[kind], drawer=0, ends=3) for kind in storms)
    return state.but(track=track, players=players, running=running, taxed=True)
