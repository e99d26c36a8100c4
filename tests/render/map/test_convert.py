"""The outlines of data/geo: made by a script that needs nothing of the house, small, and honest about their source."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from render.map.geography import Geography, geography

HOUSE = Path(__file__).parents[3]
SHIPPED = sorted(path.stem for path in (HOUSE / "data" / "geo").glob("*.json"))


def feature(kind: str, shape: str, coordinates: object, **told: object) -> dict[str, object]:
    return {"properties": {"kind": kind, **told}, "geometry": {"type": shape, "coordinates": coordinates}}


SQUARE = [[0, 0], [10, 0], [10, 5.001], [10, 10], [0, 10], [0, 0]]
WORLD = {
    "properties": {"source": "Natural Earth 1:10m, public domain", "window": [0, 0, 20, 20]},
    "features": [
        feature("land", "Polygon", [SQUARE]),
        feature("land", "MultiPolygon", [[[[15, 15], [15.01, 15], [15.01, 15.01], [15, 15]]]]),
        feature("river", "MultiLineString", [[[1, 1], [2, 2]], [[2, 2], [3, 1]]], name="Long", rank=3.0),
        feature("river", "LineString", [[1, 1], [5, 1]], name="Dry", rank=6, **{"class": "River (Intermittent)"}),
        feature("lake", "Polygon", [[[4, 4], [5, 4], [5, 5], [4, 5], [4, 4]]], name="Young Reservoir"),
        feature("region", "Polygon", [SQUARE], name="GREAT PLAINS", **{"class": "Range/mtn"}),
        feature("border", "LineString", [[0, 9], [9, 9]]),
        feature("city", "Point", [1, 1], name="Nowhere"),
    ],
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Geography:
    folder = tmp_path_factory.mktemp("geo")
    (folder / "small.geojson").write_text(json.dumps(WORLD), "utf-8")
    script = [sys.executable, "-I", str(HOUSE / "data" / "geo" / "convert.py")]
    asked = [str(folder / "small.geojson"), "--to", str(folder), "--without", "Young Reservoir"]
    subprocess.run([*script, *asked], check=True)
    return Geography.model_validate_json((folder / "small.json").read_text("utf-8"))


def test_lines_are_joined_and_points_that_add_nothing_left_out(made: Geography) -> None:
    long, dry = made.rivers
    assert (long.name, long.rank, long.points) == ("Long", 3, (100, 100, 200, 200, 300, 100))
    assert (dry.kind, dry.points) == ("dry", (100, 100, 500, 100))
    assert len(made.regions[0].places()) == 5


def test_land_runs_off_the_window_and_specks_are_dropped(made: Geography) -> None:
    (coast,) = made.coasts()
    assert (-12.0, -12.0) in coast
    assert (10.0, 10.0) in coast


def test_names_are_set_as_names_and_what_is_unwanted_stays_out(made: Geography) -> None:
    (plains,) = made.regions
    assert (plains.name, plains.kind) == ("Great Plains", "range")
    assert made.lakes == ()
    assert [border.kind for border in made.borders] == ["nation"]


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_outlines_are_small_and_name_their_source(name: str) -> None:
    known = geography(name)
    assert "Natural Earth" in known.source
    assert "public domain" in known.source
    assert known.land
    assert (HOUSE / "data" / "geo" / f"{name}.json").stat().st_size < 250_000


def test_the_parts_of_the_world_the_games_are_played_in_are_there() -> None:
    assert {"california", "east_asia", "great_britain", "western_us"} <= set(SHIPPED)
    assert {"Chang Jiang", "Huang"} <= {river.name for river in geography("east_asia").rivers}
    assert "Thames" in {river.name for river in geography("great_britain").rivers}
