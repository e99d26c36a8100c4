"""The pictures of a turn beside the mere encoding of the same pixels, both as PNG and both warm.

In processor time: the enlarged part is a difference of two times, and on a busy machine the longer one of them waits
more often.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from time import thread_time

from PIL import Image

from render.pictures import Picture, Shown, picture, pictures
from render.png import png
from render.words import words
from tests.bench.figures import Figure, at_most, below, no_gc, percentile
from tests.bench.games import NAMES, Played, Turn

ROUNDS = 4  # the best of so many: other work on the machine must not count


@dataclass(frozen=True)
class Sight:
    """What one turn's pictures cost, in milliseconds; the enlarged part of the table, if there is one, by itself."""

    first: float  # the whole table, before this very picture was ever painted
    whole: float
    whole_alone: float  # only encoded
    size: float  # in KiB
    crop: float = 0.0
    crop_alone: float = 0.0
    crop_size: float = 0.0


def painted(games: Sequence[Played], turns: int, largest: int) -> list[Figure]:
    """Turns spread over whole games, from the last one back."""
    seen = [(game, turn) for game in games for turn in game.turns if any(event.pictured for event in turn.events)]
    every = max(1, len(seen) // turns)
    sights = [_sight(game, turn) for game, turn in seen[::-1][::every][:turns]]
    cropped = [sight for sight in sights if sight.crop_size]
    figures = [
        *_compared("a picture", [(sight.whole, sight.whole_alone) for sight in sights]),
        Figure("  painted for the first time, p50", f"{percentile([sight.first for sight in sights], 50):.1f} ms"),
        below("  its size, the largest", max(sight.size for sight in sights), largest, "{:.0f} KiB"),
    ]
    if cropped:
        figures += _compared("what changed, enlarged", [(sight.crop, sight.crop_alone) for sight in cropped])
        largest_crop = max(sight.crop_size for sight in cropped)
        figures.append(below("  its size, the largest", largest_crop, largest, "{:.0f} KiB"))
    return figures


def _compared(name: str, times: Sequence[tuple[float, float]]) -> list[Figure]:
    ratio = sum(ours for ours, _ in times) / sum(alone for _, alone in times)
    return [
        Figure(f"{name}, p50", f"{percentile([ours for ours, _ in times], 50):.1f} ms"),
        Figure("  encoding it alone, p50", f"{percentile([alone for _, alone in times], 50):.1f} ms"),
        at_most("  the ratio", ratio, 3, "{:.2f}"),
    ]


def _sight(game: Played, turn: Turn) -> Sight:
    """Everything is painted once before it counts: a warm cache."""
    known = tuple(event for event in turn.events if event.audience is None)
    shown = Shown(game.game.view(turn.after, None), known, NAMES[: game.seats], words("en"))
    whole, both = partial(picture, game.game.key, shown), partial(pictures, game.game.key, shown)
    first = _busy(whole)
    *crops, table = both()
    if not crops:
        drawn, saved = _best(whole, partial(_encode, _pixels(table)))
        return Sight(first, drawn, saved, len(table.png) / 1024)
    (crop,) = crops
    drawn, saved, two, saved_crop = _best(
        whole, partial(_encode, _pixels(table)), both, partial(_encode, _pixels(crop))
    )
    size, crop_size = (len(each.png) / 1024 for each in (table, crop))
    return Sight(first, drawn, saved, size, two - drawn, saved_crop, crop_size)


def _best(*works: Callable[[], object]) -> list[float]:
    """The best time of each, in milliseconds; they take turns."""
    with no_gc():
        rounds = [[_busy(work) for work in works] for _ in range(ROUNDS)]
    return [min(times) for times in zip(*rounds, strict=True)]


def _busy(work: Callable[[], object]) -> float:
    start = thread_time()
    work()
    return (thread_time() - start) * 1000


def _pixels(shown: Picture) -> Image.Image:
    image = Image.open(BytesIO(shown.png))
    image.load()
    return image


def _encode(image: Image.Image) -> None:
    """The same pixels in the same mode with the same effort."""
    png(image)
