"""Positions on the shipped board drawn as scenes, and questions about what stands on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from render.art import NumberedPlace, Shown
from render.china_rails.table import board_scene, crop_scene
from render.scene import Box, Scene, Text
from render.words import words
from rules.china_rails.boards import shipped
from rules.china_rails.building.works import Built
from rules.china_rails.setup import deal
from rules.china_rails.state import ChinaOptions, Running, State, Turn
from rules.china_rails.view import china_view
from rules.core.chance import Chance
from rules.core.contract import Event, Seat

NAMES = ("Ada", "Basile", "Chloé", "Dmitri", "Eve", "Farid")
KEY = "china_rails"


def table(
    seats: int = 3,
    *,
    track: Mapping[Seat, str] | None = None,
    trains: Mapping[Seat, str] | None = None,
    loads: Mapping[Seat, str] | None = None,
    running: Sequence[str] = (),
    taxed: bool = False,
) -> State:
    """Round 3, the first player's delivery phase. Track is written as mileposts in a row, loads as goods."""
    board = shipped()
    state = deal(board, ChinaOptions(), seats, Chance(bytes(32))).state
    edges = {seat: tuple(sorted(board.edge[step] for step in steps(line))) for seat, line in (track or {}).items()}
    goods = {good.key: number for number, good in enumerate(board.goods)}
    players = tuple(
        player.but(
            at=board.at[trains[seat]] if trains and seat in trains else None,
            loads=tuple(goods[name] for name in (loads or {}).get(seat, "").split()),
        )
        for seat, player in enumerate(state.players)
    )
    return state.but(
        first=0,
        turn=0,
        round=3,
        now=Turn(speed=9, points=9),
        players=players,
        track=tuple(edges.get(seat, ()) for seat in range(seats)),
        running=tuple(Running(card=card(kind), drawer=0, ends=1) for kind in running),
        taxed=taxed,
    )


def card(kind: str) -> int:
    """The first event card of a kind."""
    board = shipped()
    return next(number for number in board.deck if board.is_event(number) and board.event(number).kind == kind)


def steps(line: str) -> list[tuple[int, int]]:
    return list(pairwise(shipped().at[label] for label in line.split()))


def built(line: str, prices: Sequence[int], seat: Seat = 0) -> Built:
    segments = tuple((a, b, price) for (a, b), price in zip(steps(line), prices, strict=True))
    return Built(seat=seat, segments=segments, spent=sum(prices))


def told(
    state: State,
    *events: Event,
    viewer: Seat | None = None,
    language: str = "en",
    plan: bool = False,
    marks: Sequence[str] = (),
) -> Shown:
    numbered = tuple(NumberedPlace(number, place) for number, place in enumerate(marks, 1))
    view = china_view(state, viewer)
    return Shown(view, events, NAMES[: len(state.players)], words(language), plan=plan, marks=numbered)


def drawn(state: State, *events: Event, viewer: Seat | None = None, language: str = "en") -> Scene:
    return board_scene(told(state, *events, viewer=viewer, language=language))


def enlarged(state: State, *events: Event, plan: bool = False, marks: Sequence[str] = ()) -> Scene:
    scene = crop_scene(told(state, *events, plan=plan, marks=marks))
    assert scene is not None
    return scene


def text_in(scene: Scene, box: Box) -> list[str]:
    """The words whose anchor lies in the box."""
    written = (shape for shape in scene.shapes() if isinstance(shape, Text))
    return [text.text for text in written if box.x <= text.x <= box.right and box.y <= text.y <= box.bottom]


def labels(scene: Scene, start: str) -> set[str]:
    return {label.name for label in scene.labels if label.name.startswith(start)}


def middle(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2
