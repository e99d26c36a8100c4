"""ST-CN-39 to ST-CN-46: China with two players."""

from rules.core.chance import Chance
from rules.steam.maps.china.alone import OfferChanged
from rules.steam.maps.china.flood import FloodDrawn
from tests.rules.steam.table import Table, china, dealt


def rich(table: Table) -> Table:
    for name in "AB":
        table.player(name, cash=50)
    return table


def stacked(*tiles: str) -> Table:
    """The select phase of turn 1, with that stack."""
    table = china(2).but(stack=tiles).phase("select")
    rest = tuple(tile for tile in table.state.map.scenario.tiles if tile not in tiles)
    return table.but(offer=rest).player("A", tile=None).player("B", tile=None)


def test_nothing_south_of_the_line_cn_39() -> None:
    """ST-CN-39: no tile, no cube, no growth, no New City, and no track into it."""
    table = rich(china(2))
    assert table.refused("A build I12 N-S") == "ST-7.1"
    assert table.refused("A build I11 N-S") == "ST-7.5"
    assert table.refused("A build K11 N-S") == "ST-7.5"
    assert all(not table.state.board.hexes[at].beyond for at, _ in table.state.cubes)
    table.player("A", tile="city_growth")
    assert table.refused("A grow Guangzhou 1") == "ST-CN-39"
    assert "H14" not in [one.value for one in table.offers("A", "grow").choices]
    table.player("A", tile="urbanization")
    assert table.refused("A urbanize Changsha gray 1") == "ST-CN-39"
    assert "H11" not in [one.value for one in table.offers("A", "urbanize").choices]
    assert table.phase("move", "A").cubes(Guangzhou="r").refused("A deliver red Guangzhou Wuhan vp") == "ST-CN-39"


def test_the_three_player_map_has_the_south_cn_39() -> None:
    """ST-CN-39 holds for two alone."""
    assert rich(china(2)).refused("A build I11 N-S") == "ST-7.5"
    assert china(3).player("A", cash=9).allowed("A build I11 N-S")


def test_used_tiles_go_under_the_stack_cn_40_ex_61() -> None:
    """ST-CN-40, ST-EX-61: in random order; the two on top come on offer."""
    stacks = set()
    for seed in range(12):
        table = stacked("city_growth", "turn_order", "first_move").player("A", cash=9)
        table.chance = Chance(seed.to_bytes(32, "big"))
        assert table.refused("A tile first_move") == "ST-CN-44"
        table.play("A tile locomotive", "B tile urbanization pass", "A done", "B done")
        for name in ("A", "B") * 2:
            table.play(f"{name} pass")
        offer, stack = table.state.offer, table.state.stack
        assert offer == ("turn_order", "first_build", "city_growth", "engineer")
        assert stack[0] == "first_move"
        assert set(stack[1:]) == {"locomotive", "urbanization"}
        assert table.state.order == (0, 1)
        assert table.event(OfferChanged).stack == stack
        stacks.add(stack)
    assert len(stacks) == 2


def test_three_tiles_wait_cn_42_cn_45() -> None:
    """ST-CN-42, ST-CN-45: shuffled; the offer of turn 1 is what is left."""
    stacks = set()
    for seed in range(12):
        state = dealt(2, seed=seed).state
        assert set(state.offer) == {"engineer", "first_build", "locomotive", "urbanization"}
        assert set(state.stack) == {"turn_order", "first_move", "city_growth"}
        stacks.add(state.stack)
    assert len(stacks) > 2


def test_the_stack_is_public_cn_43() -> None:
    """ST-CN-43: everybody sees its order."""
    table = dealt(2)
    for viewer in (0, 1, None):
        tiles = table.game.view(table.state, viewer).model_dump()["tiles"]
        seen = sorted((tile["stacked"], tile["tile"]) for tile in tiles if tile["stacked"])
        assert tuple(tile for _, tile in seen) == table.state.stack


def test_four_on_offer_each_turn_cn_44() -> None:
    """ST-CN-44: those in the stack cannot be taken, in either game."""
    for mode in ("base", "standard"):
        table = stacked("city_growth", "turn_order", "first_move")
        table.state = table.state.but(options=table.state.options.but(mode=mode))
        assert len(table.offers("A", "tile").choices) == 4
        assert table.refused("A tile turn_order") == "ST-CN-44"


def test_all_else_as_with_three_cn_46() -> None:
    """ST-CN-46: floods, two builds, the ferry."""
    table = rich(china(2)).play("A done", "B done")
    assert len(table.event(FloodDrawn).disks) == 2
    assert rich(china(2)).player("A", builds=2).refused("A build J4 N-S") == "ST-CN-11"
    assert rich(china(2)).city("Dalian").play("A ferry Dalian").cash("A") == [43]
