"""A refusal on one's own turn says what would do instead; nobody is left at a dead end."""

import random
from collections import Counter

import pytest

from render.words import words
from rules.core.chance import Chance
from rules.core.contract import Draft, Refusal
from rules.registry import GAMES
from rules.steam.state import State
from tests.games.steam import HOOKS
from tests.rules.steam.isles import isles
from tests.rules.steam.table import Table, china, dealt, grid, line
from tests.rules.steam.west import shaken

SHARE = 0.9
GAMES_PLAYED = 12
ODD = 3  # moves bent at each position


def instead(table: Table, line: str) -> str:
    refusal = table.refusal(line)
    assert refusal is not None
    assert refusal.instead is not None, refusal
    assert words("fr").say(refusal.instead, "ABCD".__getitem__)
    return words("en").say(refusal.instead, "ABCD".__getitem__)


def test_of_what_is_refused_on_ones_own_turn_nine_in_ten_have_a_next_step() -> None:
    """Of the kinds of refusal, and of the refusals, that bent moves meet in games of every map."""
    game, met, dead = GAMES["steam"], Counter[str](), Counter[str]()
    for number in range(0, 3 * GAMES_PLAYED, 3):
        dice, chance, options = random.Random(number), Chance(number.to_bytes(32, "big")), HOOKS.options(number)
        state = game.setup(options, game.seats_for(options)[-1], chance).state
        for _ in range(60):
            if not (seats := game.to_act(state)):
                break
            seat = min(seats)
            move = HOOKS.wander(state, seat, dice)
            assert move is not None
            for _ in range(ODD):
                refusal = game.check(state, seat, HOOKS.bent(state, move, dice))
                if refusal is not None:
                    met[refusal.why.key] += 1
                    dead[refusal.why.key] += refusal.instead is None
            state = game.apply(state, seat, move, chance).state
    assert len(met) > 30
    assert sum(not dead[key] for key in met) >= SHARE * len(met), {key: count for key, count in dead.items() if count}
    assert sum(dead.values()) <= (1 - SHARE) * sum(met.values())


@pytest.mark.parametrize(
    ("move", "advice"),
    [
        ("build B1 N-S", "On B1 you could lay NE-SW for 4, SE-SW for 4, S-SW for 4 and SW-NW for 4."),
        ("build B2 N-S", "On B2 you could lay N-NW for 2, NE-NW for 2, SE-NW for 2 and S-NW for 2."),
        ("build C4 N-S", "You can build from Rho A2, Mu C4 and Beta E2."),
        ("line B2 NW-NE B2 NW-NE C2 t:N", "You can build from Rho A2, Mu C4 and Beta E2."),
        ("pass", "You can do this now: Build a line, Build a single tile and End your build turn."),
        ("grow Rho 1", "You can do this now: Build a line, Build a single tile and End your build turn."),
    ],
)
def test_where_a_build_could_start_or_what_could_lie_there(move: str, advice: str) -> None:
    assert instead(grid().player("A", cash=9), f"A {move}") == advice


def test_what_could_be_paid() -> None:
    """Cheaper tiles on the same hex; without any money, what else can be done."""
    standard = grid(mode="standard").player("A", cash=2).lay("A", "B2 NW-NE")
    assert instead(standard, "A build C2 t:SW,SE") == "On Toad you could lay t:SW for 2."
    poor = grid(mode="standard").player("A", cash=0)
    assert instead(poor, "A build B2 NW-NE") == "You can do this now: End your build turn."


def test_cities_towns_colours_and_spaces() -> None:
    table = grid().cubes(Rho="b").supply("rb", "", "pp").player("A", tile="city_growth")
    assert instead(table, "A grow Toad 1") == "These can grow: Rho, Mu and Beta."
    assert instead(table, "A grow Rho 2") == "Spaces with cubes: 1 and 3."
    table.player("A", tile="urbanization")
    assert instead(table, "A urbanize Rho gray 1") == "These can become a New City: Toad."
    assert instead(table, "A urbanize Toad gray 2") == "Spaces with cubes: 1 and 3."
    used = table.city("Toad", "red")
    assert instead(used, "A urbanize Rho gray 1").startswith("You can do this now:")


def test_deliveries_that_are_possible() -> None:
    """Too long for the level, others' links, a link that is missing: what else the cube, or another, could do."""
    table = line("P:red Q:yellow R:blue S:purple").links("ABB").cubes(P="by").player("A", level=1)
    assert instead(table, "A deliver blue P Q R vp") == "You could deliver P → Q (1 yellow)."
    table.player("A", level=6)
    refusal = table.refusal("A deliver blue P Q R vp")
    assert refusal is None
    table.cubes(P="yp")
    assert instead(table, "A deliver purple P Q R S vp") == "You could deliver P → Q (1 yellow)."
    none = table.cubes(P="p")
    assert instead(none, "A deliver purple P Q R S vp") == "You can do this now: Pass."


def test_auctions_capital_tiles_funds_and_repairs() -> None:
    bidding = dealt(3)
    name = "ABC"[bidding.state.queue[0]]
    assert instead(bidding, f"{name} bid 99") == "Bid up to 50, or pass."
    capital = grid(mode="standard").phase("capital")
    assert instead(capital, "A capital 11") == "Say a number from 0 to 10."
    select = grid().phase("select").player("A", tile=None).player("B", tile=None).player("C", tile=None)
    assert "Engineer" in instead(select, "A tile engineer pass")
    river = china().player("A", cash=3).lay("A", "J6 NE-SW")
    assert instead(river, "A fund Wuhan") == "You can pay for Zhengzhou and Jinan."
    assert instead(shaken(), "A repair without A1:N").startswith("Struck tracks of yours: E9:NW")


def test_nobody_out_of_turn_is_told_what_to_do() -> None:
    refusal = grid().refusal("B done")
    assert isinstance(refusal, Refusal)
    assert refusal.instead is None


def test_a_closed_kind_in_a_panel_names_the_open_ones() -> None:
    table = isles().player("A", cash=9)
    asked = table.game.offers(table.state, 0, Draft(kind="grow"))
    assert asked.refusal is not None
    assert asked.refusal.instead is not None
    assert isinstance(table.state, State)
