"""The picture of a turn beside the mere encoding of the same pixels, both as PNG and both warm."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from io import BytesIO

from PIL import Image

from render.paint import COMPRESSION
from render.pictures import picture
from tests.bench.figures import Figure, at_most, below, no_gc, percentile, seconds
from tests.bench.games import FREIGHT, Played

NAMES = ("Ada", "Basile")
ROUNDS = 7  # the best of so many: other work on the machine must not count


def painted(games: Sequence[Played], pictures: int) -> list[Figure]:
    """Positions spread over whole games. Each is painted once before it counts: a warm cache."""
    turns = [turn for game in games for turn in game.turns]
    every = max(1, len(turns) // pictures)
    whole, alone, sizes = [], [], []
    for turn in turns[::every][:pictures]:
        view = FREIGHT.view(turn.state, None)
        draw = partial(picture, FREIGHT.key, view, turn.events, NAMES, "en")
        png = draw().png
        image = Image.open(BytesIO(png))
        image.load()
        save = partial(_encode, image)
        with no_gc():
            pairs = [(seconds(draw), seconds(save)) for _ in range(ROUNDS)]
        whole.append(min(drawn for drawn, _ in pairs) * 1000)
        alone.append(min(saved for _, saved in pairs) * 1000)
        sizes.append(len(png) / 1024)
    ratio = sum(whole) / sum(alone)
    return [
        Figure("a picture, p50", f"{percentile(whole, 50):.1f} ms"),
        Figure("  encoding the same picture alone, p50", f"{percentile(alone, 50):.1f} ms"),
        at_most("  the ratio", ratio, 3, "{:.2f}"),
        below("size of a picture, the largest", max(sizes), 300, "{:.0f} KiB"),
    ]


def _encode(image: Image.Image) -> None:
    """The same pixels in the same mode with the same effort."""
    image.save(BytesIO(), "PNG", compress_level=COMPRESSION)
