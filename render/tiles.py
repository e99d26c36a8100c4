"""A large image in tiles: packed, and only those at hand unpacked that pictures were lately cut from."""

from __future__ import annotations

import json
from dataclasses import dataclass

import deflate
from PIL import Image

from render.once import weighed

SIDE = 256
MOST_UNPACKED = 32 * 2**20  # bytes, of all images together
_EFFORT = 1


@dataclass(frozen=True, eq=False)
class Tiled:
    """An RGB image; `tiles` row by row."""

    width: int
    height: int
    tiles: tuple[bytes, ...]

    def paste_into(self, image: Image.Image, left: int, top: int) -> None:
        """Puts the whole at a place, as far as the image reaches."""
        for number, (x, y, _, _) in enumerate(_boxes(self.width, self.height)):
            if -SIDE < left + x < image.width and -SIDE < top + y < image.height:
                image.paste(_unpacked(self, number), (left + x, top + y))

    def packed(self) -> bytes:
        head = json.dumps([self.width, self.height, [len(tile) for tile in self.tiles]]).encode()
        return head + b"\n" + b"".join(self.tiles)


def tiled(image: Image.Image) -> Tiled:
    boxes = _boxes(*image.size)
    return Tiled(*image.size, tuple(bytes(deflate.zlib_compress(image.crop(box).tobytes(), _EFFORT)) for box in boxes))


def unpacked(content: bytes) -> Tiled:
    """The inverse of `packed`."""
    head, _, rest = content.partition(b"\n")
    width, height, lengths = json.loads(head)
    tiles, start = [], 0
    for length in lengths:
        tiles.append(rest[start : start + length])
        start += length
    return Tiled(width, height, tuple(tiles))


def _boxes(width: int, height: int) -> list[tuple[int, int, int, int]]:
    return [
        (x, y, min(x + SIDE, width), min(y + SIDE, height))
        for y in range(0, height, SIDE)
        for x in range(0, width, SIDE)
    ]


def _weight(tile: Image.Image) -> int:
    return tile.width * tile.height * 4


@weighed(MOST_UNPACKED, _weight)
def _unpacked(whole: Tiled, number: int) -> Image.Image:
    left, top, right, bottom = _boxes(whole.width, whole.height)[number]
    size = right - left, bottom - top
    return Image.frombytes("RGB", size, bytes(deflate.zlib_decompress(whole.tiles[number], size[0] * size[1] * 3)))
