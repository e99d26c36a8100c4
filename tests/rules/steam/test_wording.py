"""What is told of a build, a delivery and a tile, word by word."""

import pytest

from render.words import words
from rules.steam.building.laying import TrackBuilt
from rules.steam.goods.deliver import Delivered
from tests.rules.steam.isles import boating, shipping
from tests.rules.steam.table import Table, grid, line


def told(table: Table, kind: type[TrackBuilt] | type[Delivered], language: str = "en") -> str:
    event = table.event(kind)
    return words(language).say(event.told(table.state)[0], "ABC".__getitem__)


@pytest.mark.parametrize(
    ("build", "en", "fr"),
    [
        ("C2 t:SW", "(1 for sides, 1 for the town)", "(côtés 1, ville 1)"),
        ("B1 NE-SW", "(2 for sides, 2 for the ground)", "(côtés 2, terrain 2)"),
        ("A3 N-SE", "(2 for sides)", "(côtés 2)"),
    ],
)
def test_the_surcharge_of_a_town_is_told_as_such_st_8_2(build: str, en: str, fr: str) -> None:
    """ST-8.2: not as that of the ground."""
    table = grid().lay("A", "B2 NW-NE").player("A", cash=9).play(f"A build {build}")
    assert en in told(table, TrackBuilt)
    assert fr in told(table, TrackBuilt, "fr")


def test_a_replacement_on_a_town_has_its_surcharge_too_st_8_7() -> None:
    """ST-8.7"""
    table = grid().lay("A", "B2 NW-NE", "C2 t:SW").player("A", cash=9).play("A build C2 t:SW,S")
    assert "(2 for sides, 1 for the town)" in told(table, TrackBuilt)


def test_links_of_a_delivery_are_links_only_gb_25() -> None:
    """ST-GB-25, ST-GB-31: neither the sea nor a canal is counted as one."""
    sea = shipping().play("A deliver blue Belfast Glasgow@sea Edinburgh Carlisle Newcastle vp")
    assert "over 3 links." in told(sea, Delivered)
    assert "par 3 liaisons." in told(sea, Delivered, "fr")
    (one,) = [one for one in shipping().offers("A", "deliver").choices if one.value == "blue A10 H9"]
    assert words("en").say(one.label) == "Blue, Belfast → Newcastle, 3 links"
    canal = next(iter(boating().offers("A", "deliver").choices))
    assert words("en").say(canal.label).endswith(" links")
    rail = line("P:red Q:blue").links("A").cubes(P="b").play("A deliver blue P Q vp")
    assert "over 1 link." in told(rail, Delivered)


def test_a_locomotive_at_its_top_gets_no_level_by_its_tile_st_5_8() -> None:
    """ST-5.8: the tile is free then, and brings nothing."""
    table = grid().phase("select").player("A", tile=None, level=6).player("B", tile=None).player("C", tile=None)
    (tile,) = [one for one in table.offers("A", "tile").choices if one.value == "locomotive"]
    assert tile.note is not None
    assert words("en").say(tile.note) == "no level more: yours has the highest · free"
    assert words("fr").say(tile.note) == "aucun niveau de plus\u202f: la vôtre est au plus haut · gratuit"
    table.player("A", level=5, cash=99)
    (tile,) = [one for one in table.offers("A", "tile").choices if one.value == "locomotive"]
    assert tile.note is not None
    assert "one level more, at once" in words("en").say(tile.note)
