"""Palette images as PNG bytes, compressed by libdeflate: twice as fast as zlib, and the same bytes everywhere."""

from __future__ import annotations

from struct import pack
from zlib import crc32

import deflate
from PIL import Image

EFFORT = 4  # libdeflate's level: as small as zlib's level 5 in less than half its time
_START = b"\x89PNG\r\n\x1a\n"
_DEPTH, _INDEXED = 8, 3


def png(image: Image.Image) -> bytes:
    """The file for an image in mode P."""
    wide, high = image.size
    lines = Image.new("P", (wide + 1, high))  # each line begins with its filter: 0 for none
    lines.paste(image, (1, 0))
    pixels = bytes(deflate.zlib_compress(lines.tobytes(), EFFORT))
    head = pack(">IIBBBBB", wide, high, _DEPTH, _INDEXED, 0, 0, 0)
    colours = bytes(image.getpalette("RGB") or ())
    return b"".join(
        (_START, _chunk(b"IHDR", head), _chunk(b"PLTE", colours), _chunk(b"IDAT", pixels), _chunk(b"IEND", b""))
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", crc32(kind + content))
