"""The pictures of successive turns, each painted once, beside the mere encoding of the same pixels.

In processor time, in turns: on a busy machine the longer of two times waits more often.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from io import BytesIO
from statistics import median

from PIL import Image

from render.pictures import Picture, Shown, pictures
from render.png import png
from render.words import words
from tests.bench.figures import Figure, at_most, below, busy, no_gc, percentile, told
from tests.bench.games import NAMES, Played, Turn

WARMING = 3  # turns painted before it counts


def painted(games: Sequence[Played], turns: int, largest: int, largest_crop: int) -> list[Figure]:
    """Turns that follow each other around the middle of each game: all pictures of a turn, as its channel gets them."""
    each = max(2, turns // len(games))
    times, alone, sizes, crops = [], [], [], []
    for game in games:
        seen = [turn for turn in game.turns if any(event.pictured for event in turn.events)]
        start = max(0, min(len(seen) // 2, len(seen) - each))
        for turn in seen[max(0, start - WARMING) : start]:
            _drawn(game, turn)
        for turn in seen[start : start + each]:
            with no_gc():
                made: list[Picture] = []
                times.append(busy(lambda: made.extend(_drawn(game, turn))))  # noqa: B023
                pixels = [_pixels(one) for one in made]
                alone.append(sum(busy(partial(png, one)) for one in pixels))
            *enlarged, whole = (len(one.png) / 1024 for one in made)
            sizes.append(whole)
            crops += enlarged
    ratio = median(ours / bare for ours, bare in zip(times, alone, strict=True))
    return [
        told("the pictures of a turn, p50", median(times), "{:.1f} ms"),
        told("  p95", percentile(times, 95), "{:.1f} ms"),
        told("  encoding them alone, p50", median(alone), "{:.1f} ms"),
        at_most("  the ratio", ratio, 3, "{:.2f}"),
        below("  the size of the whole, the largest", max(sizes), largest, "{:.0f} KiB"),
        *([below("  of what is enlarged", max(crops), largest_crop, "{:.0f} KiB")] if crops else []),
    ]


def _drawn(game: Played, turn: Turn) -> tuple[Picture, ...]:
    known = tuple(event for event in turn.events if event.audience is None)
    shown = Shown(game.game.view(turn.after, None), known, NAMES[: game.seats], words("en"), table=id(game))
    return pictures(game.game.key, shown)


def _pixels(shown: Picture) -> Image.Image:
    image = Image.open(BytesIO(shown.png))
    image.load()
    return image
