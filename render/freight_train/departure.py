"""The end of a day: every train that leaves, what it scored, and what each player has now.

All of it is read off the event, since the table is already cleared: it knows the class and length of a train, but
neither its locomotive, nor its caboose, nor which wagons a mixed train has.
"""

from __future__ import annotations

from render import fonts
from render.art import Shown
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, ENAMEL, FADED, GHOST, INK, OWNERS, PAPER
from render.freight_train import layout as at
from render.freight_train.backdrop import enamel
from render.freight_train.engines import departing, mixed_wagons
from render.freight_train.sketch import Layers
from render.freight_train.wagons import labels, pile
from render.scene import Box, Drawing, Rect, Scene, Sprite, Text, circle
from render.words import Words, plain
from rules.freight_train.flow import DayEnded
from rules.freight_train.scoring import ClassScore
from rules.freight_train.wagons import DAYS, WAGONS

_TOP = 136
_LINE = 66
_WAGON = 84
_PITCH = 26
_LOCO = 62
_SAID = 118  # length and points, behind the train
_BLANK = Drawing("freight_train/departure", 1, 1, ())


def departure(shown: Shown) -> Scene | None:
    """None unless a day has ended."""
    ended = next((event for event in reversed(shown.events) if isinstance(event, DayEnded)), None)
    if ended is None:
        return None
    say = shown.words
    sketch = Layers(("panels", "stock", "signs", "words"))
    sketch.add("panels", *enamel(at.HEADER, ENAMEL, 16))
    title = say.text("picture-day-ended", day=ended.day, days=DAYS)
    sketch.add("words", Text(at.HEADER.x + 36, at.HEADER.y + 69, title, 46, BRASS, "bold"))
    leave = fonts.fitted(say.text("picture-trains-leave"), "semibold", 32, 400)
    sketch.add("words", Text(at.HEADER.right - 36, at.HEADER.y + 66, leave, 32, CREAM, "semibold", "rs"))
    top: float = _TOP
    for seat in range(len(ended.scores)):
        name = fonts.readable(shown.names[seat]) or say.text("seat-number", number=seat + 1)
        top = _player(sketch, ended, seat, name, top, say) + at.PANEL_GAP
    told = [plain(say.say(line, lambda seat: shown.names[seat])) for line in ended.lines()]
    return Scene(at.WIDTH, round(top) + 6, PAPER, _BLANK, sketch.layers(), sketch.labels(), tuple(told))


def _player(sketch: Layers, ended: DayEnded, seat: int, name: str, top: float, say: Words) -> float:
    """A card for a player; answers where it ends."""
    running = [score for score in ended.classes if score.lengths[seat]]
    lines = _lines(running, seat)
    box = Box(at.MARGIN, top, at.INNER, at.STRIP + max(1, len(lines)) * _LINE + 14)
    sketch.add("panels", Rect(box.x, box.y, box.w, box.h, CARD, CARD_EDGE, 2, 14))
    _strip(sketch, ended, seat, name, box, say)
    sketch.label(OWNERS[seat].letter, box)
    for i, line in enumerate(lines):
        x, rail = box.x + 12.0, box.y + at.STRIP + (i + 1) * _LINE
        for score in line:
            _train(sketch, score, seat, x, rail, say)
            x += _needed(score.lengths[seat])
    return box.bottom


def _strip(sketch: Layers, ended: DayEnded, seat: int, name: str, box: Box, say: Words) -> None:
    """The head of a card: name, what trains and yard brought, the score."""
    owner, middle = OWNERS[seat], box.y + at.STRIP / 2
    sketch.add("panels", Rect(box.x, box.y, box.w, at.STRIP, owner.colour, radius=13))
    sketch.add("panels", Rect(box.x + 4, box.y + 4, 112, at.STRIP - 8, owner.pattern, radius=11))
    sketch.add("signs", circle(box.x + 42, middle, 21, CREAM, INK, 2))
    sketch.add("words", Text(box.x + 42, middle + 12, owner.letter, 34, INK, "black", "ms"))
    total = say.text("picture-points", points=ended.scores[seat])
    sketch.add("words", Text(box.right - 18, middle + 13, total, 38, CREAM, "black", "rs"))
    right = box.right - 44 - fonts.width(total, "black", 38)
    gains = say.text(
        "picture-day-gains",
        trains=_signed(ended.train_points[seat]),
        yard=_signed(ended.yard_points[seat]),
        wagons=ended.yard_wagons[seat],
    )
    sketch.add("words", Text(right, middle + 10, gains, 28, CREAM, "semibold", "rs"))
    room = right - fonts.width(gains, "semibold", 28) - 20 - (box.x + 124)
    sketch.add("words", Text(box.x + 124, middle + 12, fonts.fitted(name, "bold", 35, room), 35, CREAM, "bold"))


def _train(sketch: Layers, score: ClassScore, seat: int, left: float, rail: float, say: Words) -> None:
    count, points = score.lengths[seat], score.points[seat]
    engine = departing(seat)
    wide = _LOCO - 4
    sketch.add("stock", Sprite(engine, left, rail - wide * engine.height / engine.width, wide))
    x, high = left + _LOCO - 2, _WAGON * at.ASPECT
    whole = _wagons(score, count, say)
    sketch.add("stock", Sprite(whole, x, rail - high, whole.width))
    x += whole.width
    sketch.label(f"{OWNERS[seat].letter}.{score.name}", Box(left, rail - high, x - left, high))
    length = f"×{count}"
    sketch.add("words", Text(x + 5, rail - 10, length, 32, INK if points else FADED, "black"))
    x += 11 + fonts.width(length, "black", 32)
    fill, edge, ink = (BRASS, INK, INK) if points else (GHOST, CARD_EDGE, FADED)
    sketch.add("signs", Rect(x, rail - 40, 46, 36, fill, edge, 2, 9))
    sketch.add("words", Text(x + 23, rail - 12, _signed(points), 28, ink, "black", "ms"))


def _wagons(score: ClassScore, count: int, say: Words) -> Drawing:
    for wagon in WAGONS:
        if wagon == score.name:
            return pile(wagon, labels(say)[wagon], _WAGON, _PITCH, count)
    return mixed_wagons(say.text("freight-wagon-mixed"), _WAGON, _PITCH, count)


def _lines(running: list[ClassScore], seat: int) -> list[list[ClassScore]]:
    lines: list[list[ClassScore]] = []
    room = 0.0
    for score in running:
        needed = _needed(score.lengths[seat])
        if needed > room:
            lines.append([])
            room = at.TRAINS
        lines[-1].append(score)
        room -= needed
    return lines


def _needed(count: int) -> float:
    return _LOCO + _WAGON + (count - 1) * _PITCH + _SAID


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")
