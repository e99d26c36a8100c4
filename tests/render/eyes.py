"""Colours as colour-blind readers see them (Machado, Oliveira and Fernandes, 2009), and how far apart they are."""

from math import dist

from PIL import ImageColor

Matrix = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranope": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanope": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
}


def apart(one: str, other: str, eyes: str) -> float:
    """The distance of two colours in CIE Lab; about 2 is just noticeable side by side."""
    return dist(_lab(one, EYES[eyes]), _lab(other, EYES[eyes]))


def mixed(one: str, other: str, share: float) -> str:
    """The colour that a share of the other gives with the one, seen from afar."""
    parts = zip(ImageColor.getrgb(one)[:3], ImageColor.getrgb(other)[:3], strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG, 1 to 21."""
    low, high = sorted(
        sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), _linear(x), strict=True)) for x in (one, other)
    )
    return (high + 0.05) / (low + 0.05)


def _linear(colour: str) -> list[float]:
    shares = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    return [c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4) for c in shares]


def _lab(colour: str, matrix: Matrix) -> tuple[float, float, float]:
    light = _linear(colour)
    red, green, blue = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in matrix)
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116
