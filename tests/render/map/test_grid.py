"""Hexes: where they lie, how they meet, and that a hex lies where its board says it is."""

from math import dist, sqrt

import pytest

from render.map.grid import FlatHexes
from render.map.projection import Conic, Frame, Straight


def test_neighbours_share_a_side() -> None:
    grid = FlatHexes(10)
    (a, b), (c, d) = grid.side(2, 2, 0), grid.side(2, 1, 3)
    assert a == pytest.approx(d)
    assert b == pytest.approx(c)
    assert grid.gate(2, 2, 0) == pytest.approx(grid.gate(2, 1, 3))


def test_flat_hexes_are_named_from_the_north_and_odd_columns_stand_lower() -> None:
    grid = FlatHexes(10, (100, 100))
    x, y = grid.centre(0, 0)
    assert grid.gate(0, 0, 0) == pytest.approx((x, y - 5 * sqrt(3)))
    assert grid.centre(1, 0) == pytest.approx((115, 100 + 5 * sqrt(3)))
    assert grid.gate(0, 0, 2) == pytest.approx(grid.gate(1, 0, 5))  # A1's south-east is B1's north-west
    assert all(dist(corner, (x, y)) == pytest.approx(10) for corner in grid.corners(0, 0))
    assert all(dist(corner, (x, y)) == pytest.approx(9) for corner in grid.corners(0, 0, 0.9))


def test_tracks_run_from_side_to_side_straight_or_curved() -> None:
    grid = FlatHexes(10)
    straight, curve = grid.rail(1, 1, 0, 3), grid.rail(1, 1, 0, 2)
    assert straight.length == pytest.approx(10 * sqrt(3))
    assert (curve.points[0], curve.points[-1]) == (grid.gate(1, 1, 0), grid.gate(1, 1, 2))
    assert dist(curve.at(curve.length / 2), grid.centre(1, 1)) < dist(grid.gate(1, 1, 1), grid.centre(1, 1))
    assert grid.spur(1, 1, 4).points[-1] == grid.centre(1, 1)


def test_a_frame_lays_hexes_on_the_places_they_stand_for() -> None:
    """Steam's California: 66 km between centres; B1 lies at 123.56 W, 41.8 N."""
    size = 40.0
    scale = size * sqrt(3) / 66
    frame = Frame(Straight((-124.2, 42.1), 37), scale, (-100 / scale, -100 / scale), 1000, 1000)
    assert frame.at((-124.2, 42.1)) == pytest.approx((100, 100))
    assert frame.at((-123.56, 41.8)) == pytest.approx(FlatHexes(size, (100, 100)).centre(1, 0), abs=1.5)


def test_a_frame_lays_mileposts_on_a_conic_map() -> None:
    """China Rails: units of 68.5 km from 2590 km west and 2240 km north of the centre; Beijing is at (52.5, 25.1)."""
    frame = Frame(Conic((25, 47), (104.5, 36)), 1 / 68.5, (-2590, -2240), 72, 60)
    x, y = frame.at((116.39, 39.91))
    assert (x, y) == pytest.approx((52.5, 25.115), abs=0.8)
    assert frame.box().w == 72
