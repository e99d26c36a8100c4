"""Moves as text and as forms: parse and print are inverses, people write freely, and nonsense is answered."""

import pytest

from rules.core.contract import MisreadError
from tests.rules.santa_fe_rails.table import GAME

LINES = (
    "draw deck",
    "draw double",
    "draw triple",
    "draw four",
    "draw boom",
    "draw branch SF",
    "stop",
    "choose DEN",
    "choose DEN +branch SF",
    "choose double +branch DRGW",
    "choose triple",
    "choose DEN +SLC",
    "choose branch SF",
    "boom OMA 4",
    "boom OMA 4 DAL 5",
    "exchange DEN SLC",
    "exchange boom",
    "lay SF from KC to DEN",
    "lay SF to DEN",
    "lay SF line 2 to DEN",
    "lay SF from KC to DEN track 2",
    "lay SF from KC to DEN branch",
    "lay SF from KC to DEN track 1 branch",
    "lay SF to DEN track 2 branch",
    "done",
    "defer",
    "pass",
)


@pytest.mark.parametrize("text", LINES)
def test_print_and_parse_are_inverses(text: str) -> None:
    move = GAME.parse(text)
    assert GAME.print(move) == text
    assert GAME.parse(GAME.print(move)) == move
    assert GAME.moves.validate_json(GAME.moves.dump_json(move)) == move


@pytest.mark.parametrize(
    ("free", "exact"),
    [
        ("LAY sf KC den", "lay SF from KC to DEN"),
        ("lay sf den", "lay SF to DEN"),
        ("lay  SF  branch to DEN from KC", "lay SF from KC to DEN branch"),
        ("choose den + branch sf", "choose DEN +branch SF"),
        ("choose DEN branch SF", "choose DEN +branch SF"),
        ("boom oma 4, dal 5", "boom OMA 4 DAL 5"),
        ("Exchange den, slc", "exchange DEN SLC"),
    ],
)
def test_people_write_freely(free: str, exact: str) -> None:
    assert GAME.print(GAME.parse(free)) == exact


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "move"),
        ("fly to LA", "move"),
        ("done now", "move"),
        ("lay", "move"),
        ("draw", "move"),
        ("draw gold", "source"),
        ("draw branch", "branch"),
        ("draw deck SF", "branch"),
        ("choose", "move"),
        ("choose DEN SLC ELP LA SAC", "cards"),
        ("choose D3N", "code"),
        ("choose branch", "code"),
        ("boom OMA", "tokens"),
        ("boom OMA four", "number"),
        ("lay SF", "lay"),
        ("lay SF branch", "lay"),
        ("lay SF from KC to DEN to LA", "lay"),
        ("lay SF line 2 from KC to DEN", "lay"),
        ("lay SF line 2 to DEN branch", "lay"),
        ("lay SF line two to DEN", "number"),
        ("lay SF to DENVERTON", "code"),
        ("lay SF to DEN track", "number"),
        ("lay SF to DEN branch branch", "lay"),
        ("exchange", "move"),
        ("exchange " + "DEN " * 30, "move"),
        ("exchange " + "DEN " * 9, "cards"),
    ],
)
def test_nonsense_is_answered(text: str, key: str) -> None:
    with pytest.raises(MisreadError) as raised:
        GAME.parse(text)
    assert raised.value.why.key == f"santafe-misread-{key}"


@pytest.mark.parametrize(
    ("kind", "values", "text"),
    [
        ("draw", {"card": "branch SF"}, "draw branch SF"),
        ("draw", {"card": "Deck"}, "draw deck"),
        ("choose", {"card": "DEN"}, "choose DEN"),
        ("choose", {"card": "den", "branch": "sf"}, "choose DEN +branch SF"),
        ("choose", {"card": "den", "branch": "branch sf"}, "choose DEN +branch SF"),
        ("boom", {"token1": "OMA 4"}, "boom OMA 4"),
        ("boom", {"token1": "OMA 4", "token2": "DAL 5"}, "boom OMA 4 DAL 5"),
        ("exchange", {"cards": "DEN, SLC"}, "exchange DEN SLC"),
        ("lay", {"company": "SF", "start": "KC", "towards": "DEN"}, "lay SF from KC to DEN"),
        ("lay", {"company": "SF", "start": "branch KC", "towards": "DEN"}, "lay SF from KC to DEN branch"),
        ("lay", {"company": "SF", "start": "line 2", "towards": "DEN", "track": "1"}, "lay SF line 2 to DEN track 1"),
        ("stop", {}, "stop"),
        ("done", {}, "done"),
        ("defer", {}, "defer"),
        ("pass", {}, "pass"),
    ],
)
def test_a_filled_form_says_a_move(kind: str, values: dict[str, str], text: str) -> None:
    assert GAME.print(GAME.compose(kind, values)) == text


@pytest.mark.parametrize(
    ("kind", "values", "key"),
    [
        ("fly", {}, "move"),
        ("done", {"card": "DEN"}, "field"),
        ("lay", {"company": "SF", "towards": "DEN"}, "gap"),
        ("lay", {"company": "SF", "start": "from KC now", "towards": "DEN"}, "start"),
        ("draw", {"card": " "}, "gap"),
    ],
)
def test_a_form_that_says_nothing_is_answered(kind: str, values: dict[str, str], key: str) -> None:
    with pytest.raises(MisreadError) as raised:
        GAME.compose(kind, values)
    assert raised.value.why.key == f"santafe-misread-{key}"


def test_what_others_may_not_read_is_marked() -> None:
    """SF-5.1, SF-14.4: choices and exchanges are secret, everything else is open."""
    secret = {GAME.parse(text).kind for text in LINES if GAME.parse(text).secret}
    assert secret == {"choose", "exchange"}
