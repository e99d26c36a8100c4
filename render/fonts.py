"""Text in Source Sans Pro, from its package: measured and drawn the same on every machine."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import as_file, files
from math import ceil, degrees, floor, hypot
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

from render.caching import cached_bytes
from render.scene import Weight

GLYPHS = 12 * 2**20  # bytes of cached text masks
_OBJECT_BYTES = 600  # a mask takes about so much memory besides its pixels

_FILES: dict[Weight, str] = {
    "regular": "SourceSansPro-Regular.ttf",
    "semibold": "SourceSansPro-Semibold.ttf",
    "bold": "SourceSansPro-Bold.ttf",
    "black": "SourceSansPro-Black.ttf",
}
_ABSENT = "\U0010fffe"  # no font has a glyph for it
_ELLIPSIS = "…"
_FREETYPE_LOCK = Lock()  # FreeType faces are not thread-safe


@lru_cache(4096)
def width(text: str, weight: Weight, size: float) -> float:
    """How wide a line of text is."""
    with _FREETYPE_LOCK:
        return float(_font(weight, size).getlength(text))


def _size(written: tuple[Image.Image, tuple[int, int]]) -> int:
    return _OBJECT_BYTES + written[0].width * written[0].height


@cached_bytes(GLYPHS, _size)
def glyphs(
    text: str, weight: Weight, size: float, anchor: str, turn: float = 0.0
) -> tuple[Image.Image, tuple[int, int]]:
    """The text as a mask, turned around the anchor, and the offset of its top left corner from there."""
    if turn:
        return _turned(*glyphs(text, weight, size, anchor), turn)
    with _FREETYPE_LOCK:
        font = _font(weight, size)
        left, top, right, bottom = font.getbbox(text, anchor=anchor)
        x, y = floor(left), floor(top)
        mask = Image.new("L", (max(ceil(right) - x, 1), max(ceil(bottom) - y, 1)))
        ImageDraw.Draw(mask).text((-x, -y), text, 255, font, anchor)
    return mask, (x, y)


def _turned(mask: Image.Image, corner: tuple[int, int], turn: float) -> tuple[Image.Image, tuple[int, int]]:
    (x, y), (wide, high) = corner, mask.size
    reach = ceil(max(hypot(i, j) for i in (x, x + wide) for j in (y, y + high))) + 1
    sheet = Image.new("L", (2 * reach, 2 * reach))
    sheet.paste(mask, (reach + x, reach + y))
    sheet = sheet.rotate(-degrees(turn), Image.Resampling.BICUBIC)
    left, top, right, bottom = sheet.getbbox() or (reach, reach, reach + 1, reach + 1)
    return sheet.crop((left, top, right, bottom)), (left - reach, top - reach)


@lru_cache(2048)
def readable(text: str) -> str:
    """The text without what the font cannot draw; look-alikes become plain letters. May be empty."""
    plain = unicodedata.normalize("NFKC", text)
    kept = "".join(char if _drawable(char) else _base(char) for char in plain)
    return " ".join(kept.split())


@lru_cache(2048)
def fitted(text: str, weight: Weight, size: float, room: float) -> str:
    """The text, shortened with an ellipsis where it is wider than the room."""
    if width(text, weight, size) <= room:
        return text
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + _ELLIPSIS
        if width(short, weight, size) <= room:
            return short
    return _ELLIPSIS


@cache
def _font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    with as_file(files("font_source_sans_pro").joinpath("files", _FILES[weight])) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(8192)
def _drawable(char: str) -> bool:
    if char.isspace():
        return True
    if not char.isprintable() or unicodedata.combining(char):
        return False
    with _FREETYPE_LOCK:
        font = _font("semibold", 24)
        return bytes(font.getmask(char)) != bytes(font.getmask(_ABSENT))


def _base(char: str) -> str:
    """A letter without the marks the font lacks, or nothing."""
    letters = (part for part in unicodedata.normalize("NFKD", char) if not unicodedata.combining(part))
    return "".join(part for part in letters if _drawable(part))
