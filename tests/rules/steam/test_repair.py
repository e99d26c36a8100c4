"""How repairs are written, offered, suggested and answered by a standing order, and what their outlook tells."""

import pytest

from rules.core.contract import Draft, MisreadError
from tests.rules.steam.table import Table, china
from tests.rules.steam.west import end_turn, in_2090, shaken, trunk


def test_how_repairs_are_written() -> None:
    game = china().game
    said = game.parse("repair sauf g11:NO-S e9:no E9:NW")
    assert game.print(said) == "repair without E9:NW G11:S-NW"
    assert game.parse(game.print(said)) == said
    assert game.print(game.parse("repair tout")) == "repair all"
    assert game.compose("repair", {}) == game.compose("repair", {"tracks": "all"}) == game.parse("repair all")
    assert game.compose("repair", {"tracks": "E9:NW G11:NW-S"}) == said
    for wrong in (
        "repair",
        "repair E9:NW",
        "repair without",
        "repair without E9",
        "repair without E9:N+S",
        "repair no",
    ):
        with pytest.raises(MisreadError):
            game.parse(wrong)


def test_tracks_are_offered_one_by_one_until_the_rest_can_be_paid() -> None:
    """A list in any order that may end at once; at the lowest income only when enough is given up."""
    table = shaken()
    field = table.game.forms["repair"].fields[0]
    assert (field.grows, field.ordered, field.needed) == (True, False, False)
    offers = table.offers("A", "repair")
    assert [one.value for one in offers.choices] == ["E9:SE", "E9:NW", "F10:N", "F10:SE", "G11:S-NW", "H12:S-NW"]
    assert offers.closes
    draft = Draft(kind="repair", growing="E9:SE H12:S-NW")
    left = table.game.offers(table.state, 0, draft)
    assert [one.value for one in left.choices] == ["E9:NW", "F10:N", "F10:SE", "G11:S-NW"]
    poor = trunk(in_2090()).marker("A", income=-10).player("A", cash=12)
    end_turn(poor)
    assert not poor.offers("A", "repair").closes
    assert poor.game.offers(poor.state, 0, Draft(kind="repair", growing="E9:NW E9:SE F10:N F10:SE")).closes
    wrong = table.game.offers(table.state, 0, Draft(kind="repair", growing="F9:S-NW"))
    assert wrong.refusal is not None
    assert wrong.refusal.rule == "ST-CB-5"


def accounted(table: Table, growing: str) -> dict[str, dict[str, object]]:
    outlook = table.game.outlook(table.state, 0, Draft(kind="repair", growing=growing))
    assert outlook is not None
    return {line.key.removeprefix("steam-"): dict(line.params) for line in outlook.account}


def test_the_outlook_tells_cost_relief_links_trunk_and_prestige() -> None:
    table = shaken()
    whole = accounted(table, "")
    assert whole["repair-price"] == {"price": 6, "steps": 2}
    assert whole["leaves-cash"]["cash"] == 2
    assert "repair-keeps-trunk" in whole
    assert whole["repair-prestige"] == {"count": 2}
    assert "repair-cut" not in whole
    less = accounted(table, "E9:NW G11:S-NW")
    assert less["repair-price"] == {"price": 4, "steps": 1}
    assert less["repair-cut"] == {"count": 2}
    assert "repair-loses-trunk" in less
    assert less["leaves-vp"] == {"vp": 0, "change": "−5"}
    assert less["repair-prestige"] == {"count": 1}
    elsewhere = end_turn(in_2090().lay("A", "K14 SE-NW").player("A", cash=1))
    assert {"repair-keeps-trunk", "repair-prestige"}.isdisjoint(accounted(elsewhere, ""))


def test_whole_answers_are_suggested() -> None:
    """Everything, the trunk line alone, nothing; as far as they differ and can be paid."""
    table = shaken()
    table.state = table.state.but()
    table.lay("A", "K14 SE-NW")
    found = {one.label.key: one.draft.filled()["tracks"] for one in table.game.suggest(table.state, 0)}
    assert found == {
        "steam-repair-all": "all",
        "steam-repair-trunk": "K14:SE-NW",
        "steam-repair-nothing": "E9:NW E9:SE F10:N F10:SE G11:S-NW H12:S-NW K14:SE-NW",
    }
    for one in table.game.suggest(table.state, 0):
        assert table.game.offers(table.state, 0, one.draft).complete
    poor = end_turn(in_2090().lay("A", "K14 SE-NW").marker("A", income=-10).player("A", cash=10))
    assert [one.label.key for one in poor.game.suggest(poor.state, 0)] == ["steam-repair-nothing"]


def ordered(table: Table, value: str) -> object:
    order = table.game.orders["repairs"]
    ask = lambda draft: table.game.offers(table.state, 0, draft)  # noqa: E731  # what an order is given
    move = order.answer(table.game.view(table.state, 0), 0, ask, order.read(value))
    return None if move is None else table.game.print(move)  # type: ignore[arg-type]  # a move of this game


def test_a_line_that_is_broken_is_not_kept_though_its_vp_are() -> None:
    """ST-R83, ST-R86: with `trunk = once` no order and no suggestion gives everything away for it."""
    table = end_turn(trunk(in_2090(trunk="once")))
    table.play("A repair without G11:S-NW").lay("A", "G11 NW-SE", turn=2).but(turn=2)
    for name, tile in zip("ABC", ("turn_order", "first_move", "first_build"), strict=True):
        table.player(name, tile=tile)
    end_turn(table)
    assert table.mark("A").vp >= 5
    view = table.game.view(table.state, 0)
    assert table.game.orders["repairs"].answer(view, 0, lambda draft: table.offers("A"), "trunk") is None
    keys = [one.label.key for one in table.game.suggest(table.state, 0)]
    assert keys == ["steam-repair-all", "steam-repair-nothing"]


def test_a_tile_reduced_by_a_disaster_does_not_lift_the_limit() -> None:
    """ST-R6, ST-CB-10: the fifth single spur lies there by need, a sixth is refused."""
    table = in_2090(enforce_tile_supply=True)
    table.lay("B", "B5 t:S", "E5 t:N", "D1 t:S", "G8 t:S").lay("A", "E9 t:NW,SE", "F9 NW-S")
    end_turn(table).play("A repair without E9:SE")
    table.phase("build", "A").player("A", cash=9, builds=0)
    assert table.refused("A build F10 t:N") == "ST-R6"


def test_a_standing_order_answers_at_once() -> None:
    """ST-R86, ST-R104: pay all, keep the trunk, ask; and it never says what would be refused."""
    table = shaken()
    assert ordered(table, "tout") == "repair all"
    assert ordered(table, "ask") is None
    table.lay("A", "K14 SE-NW")
    assert ordered(table, "trunk") == "repair without K14:SE-NW"
    poor = trunk(in_2090()).marker("A", income=-10).player("A", cash=12)
    assert ordered(end_turn(poor), "all") is None
    assert ordered(poor, "trunk") is None
    none = end_turn(in_2090().lay("A", "K14 SE-NW").player("A", cash=1))
    assert ordered(none, "trunk") is None
    assert ordered(end_turn(in_2090("calm")), "all") is None
    with pytest.raises(MisreadError):
        table.game.orders["repairs"].read("never")
    offered = table.game.orders["repairs"].ask(table.game.view(table.state, 0), 0, Draft())
    assert [one.value for one in offered.choices] == ["all", "trunk", "ask"]
