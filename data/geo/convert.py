"""Makes the compact outlines of data/geo out of geojson files. Needs nothing but Python.

    python data/geo/convert.py shapes/great_britain.geojson --to data/geo

A feature has a `kind` (land, lake, river, region, border), and may have a name, a class and a rank; the collection
says its `source` and its `window` in degrees. What comes out is described in `render/map/geography.py`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from pathlib import Path
from typing import Any

Place = tuple[float, float]  # longitude, latitude in degrees
Window = tuple[float, float, float, float]  # west, south, east, north

UNIT = 100  # hundredths of a degree
BLEED = 12.0  # degrees that land goes on beyond the window it was cut with
CLASSES = {"Range/mtn": "range", "River (Intermittent)": "dry", "River": "", "Lake Centerline": ""}
NOTE = "(naturalearthdata.com), simplified and rounded to hundredths of a degree"


def converted(features: dict[str, Any], apart: float, smallest: float, without: frozenset[str]) -> dict[str, Any]:
    """The file's contents. Lines keep what lies further than `apart` off the straight way, islands a size."""
    left_out = ", ".join(sorted(without))
    window: Window = tuple(features["properties"]["window"])
    shapes: dict[str, list[Any]] = {"land": [], "lake": [], "river": [], "region": [], "border": []}
    for feature in features["features"]:
        told = feature["properties"]
        kind, name = told["kind"], _named(told.get("name"))
        if kind not in shapes or name in without:
            continue
        lines = _lines(feature["geometry"])
        for line in _joined(lines) if kind in ("river", "border") else lines:
            points = [_bled(place, window) for place in line] if kind == "land" else list(line)
            closed = kind in ("land", "lake", "region")
            if closed and _area(points) < (smallest if kind != "region" else 0):
                continue
            flat = _rounded(_simplified(points, apart))
            if len(flat) >= (8 if closed else 4):
                shapes[kind].append(flat if kind == "land" else _outline(kind, name, told, flat))
    return {
        "source": f"{features['properties']['source']} {NOTE}" + (f"; left out: {left_out}" if without else ""),
        "unit": "hundredths of a degree, longitude then latitude",
        "window": [round(edge * UNIT) for edge in window],
        "land": shapes["land"],
        "lakes": shapes["lake"],
        "rivers": shapes["river"],
        "regions": shapes["region"],
        "borders": shapes["border"],
    }


def _lines(geometry: dict[str, Any]) -> Iterator[list[Place]]:
    """Each line, or the outer ring of each area; holes are drawn as lakes."""
    found = geometry["coordinates"]
    match geometry["type"]:
        case "LineString":
            yield found
        case "MultiLineString":
            yield from found
        case "Polygon":
            yield found[0]
        case "MultiPolygon":
            yield from (rings[0] for rings in found)


def _joined(lines: Iterable[list[Place]]) -> list[list[Place]]:
    """Pieces that end where another begins, as one line."""
    whole: list[list[Place]] = []
    for piece in ([(x, y) for x, y in line] for line in lines):
        before = next((line for line in whole if line[-1] == piece[0]), None)
        if before is not None:
            before += piece[1:]
        else:
            whole.append(piece)
    for line in list(whole):  # and those whose end came before their beginning
        before = next((other for other in whole if other is not line and other[-1] == line[0]), None)
        if before is not None:
            before += line[1:]
            whole = [other for other in whole if other is not line]
    return whole


def _outline(kind: str, name: str, told: dict[str, Any], points: list[int]) -> dict[str, Any]:
    what = "nation" if kind == "border" else CLASSES.get(told.get("class") or "", str(told.get("class") or "").lower())
    outline: dict[str, Any] = {"name": name, "kind": what, "rank": int(told.get("rank") or 0)}
    return {key: value for key, value in outline.items() if value} | {"points": points}


def _named(name: str | None) -> str:
    return name.title() if name and name.isupper() else name or ""


def _bled(place: Place, window: Window) -> Place:
    """A point on the edge of the window, moved outward: land must not end where the file does."""
    (x, y), (west, south, east, north) = place, window
    x += BLEED * ((x >= east) - (x <= west))
    y += BLEED * ((y >= north) - (y <= south))
    return x, y


def _area(ring: Sequence[Place]) -> float:
    turned = zip(ring, [*ring[1:], ring[0]], strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in turned)) / 2


def _simplified(points: Sequence[Place], apart: float) -> list[Place]:
    """Douglas and Peucker: the points without which the line would stray further than `apart`."""
    kept = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        strays = [(_stray(points[i], points[first], points[last]), i) for i in range(first + 1, last)]
        furthest, at = max(strays, default=(0.0, 0))
        if furthest > apart:
            kept.add(at)
            spans += [(first, at), (at, last)]
    return [points[i] for i in sorted(kept)]


def _stray(place: Place, start: Place, end: Place) -> float:
    (x, y), (ax, ay), (bx, by) = place, start, end
    length = hypot(bx - ax, by - ay)
    if not length:
        return hypot(x - ax, y - ay)
    along = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length**2))
    return hypot(x - ax - (bx - ax) * along, y - ay - (by - ay) * along)


def _rounded(points: Iterable[Place]) -> list[int]:
    whole = [(round(x * UNIT), round(y * UNIT)) for x, y in points]
    kept = [point for i, point in enumerate(whole) if i == 0 or point != whole[i - 1]]
    return [number for point in kept for number in point]


def written(shapes: dict[str, Any]) -> str:
    """JSON with a line for each outline, so that changes can be read."""
    parts = []
    for key, value in shapes.items():
        if key in ("land", "lakes", "rivers", "regions", "borders"):
            lines = ",\n  ".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in value)
            parts.append(f' "{key}": [\n  {lines}\n ]' if value else f' "{key}": []')
        else:
            parts.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("files", type=Path, nargs="+", metavar="GEOJSON")
    asked.add_argument("--to", type=Path, required=True, metavar="FOLDER", help="where the .json files go")
    asked.add_argument("--apart", type=float, default=0.01, help="degrees a line may stray (0.01)")
    asked.add_argument("--smallest", type=float, default=0.002, help="square degrees of an island to keep (0.002)")
    asked.add_argument("--without", action="append", default=[], metavar="NAME", help="a lake or river to leave out")
    told = asked.parse_args()
    for path in told.files:
        shapes = converted(json.loads(path.read_text("utf-8")), told.apart, told.smallest, frozenset(told.without))
        (told.to / f"{path.stem}.json").write_text(written(shapes), "utf-8")


if __name__ == "__main__":
    main()
