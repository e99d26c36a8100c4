"""A large image as compressed tiles; the tiles used last are cached uncompressed."""

from __future__ import annotations

import json
from dataclasses import dataclass

import deflate
from PIL import Image

from render.caching import cached_bytes

SIDE = 256
MOST_UNPACKED = 32 * 2**20  # bytes of uncompressed tiles, of all images together
_EFFORT = 1


@dataclass(frozen=True, eq=False)
class Tiled:
    """An RGB image; `tiles` row by row."""

    width: int
    height: int
    tiles: tuple[bytes, ...]

    def paste_into(self, image: Image.Image, left: int, top: int) -> None:
        """Pastes the tiles that overlap the image, with this image's corner at a place."""
        for number, (x, y, _, _) in enumerate(_boxes(self.width, self.height)):
            if -SIDE < left + x < image.width and -SIDE < top + y < image.height:
                image.paste(_unpacked(self, number), (left + x, top + y))

    def packed(self) -> bytes:
        """The compressed tiles behind a line of JSON that says how long each is."""
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


def _size(tile: Image.Image) -> int:
    return tile.width * tile.height * 4


@cached_bytes(MOST_UNPACKED, _size)
def _unpacked(whole: Tiled, number: int) -> Image.Image:
    left, top, right, bottom = _boxes(whole.width, whole.height)[number]
    size = right - left, bottom - top
    return Image.frombytes("RGB", size, bytes(deflate.zlib_decompress(whole.tiles[number], size[0] * size[1] * 3)))
