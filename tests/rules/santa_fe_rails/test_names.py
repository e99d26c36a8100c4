"""Names of cities and companies, in either language, are understood wherever a code is."""

import pytest

from rules.core.contract import Draft, MisreadError
from tests.rules.santa_fe_rails.fixture import BOARD
from tests.rules.santa_fe_rails.table import GAME, deal, position


@pytest.mark.parametrize(
    ("free", "exact"),
    [
        ("lay Santa Fe from Kansas City to Denver", "lay SF from KC to DEN"),
        ("lay santa fe from santa fe to el paso", "lay SF from STF to ELP"),
        ("lay SF El Paso Los Angeles", "lay SF from ELP to LA"),
        ("lay SF to Los Angeles", "lay SF to LA"),
        ("lay Southern Pacific from la nouvelle-orléans to Houston", "lay SP from NO to HOU"),
        ("lay SP from Nouvelle-Orleans to dallas track 1", "lay SP from NO to DAL track 1"),
        ("lay Denver & Rio Grande Western line 2 to Salt Lake City", "lay DRGW line 2 to SLC"),
        ("lay union pacific from omaha to sioux falls branch", "lay UP from OMA to SIO branch"),
        ("draw branch Great Northern", "draw branch GN"),
        ("choose Denver + branch Santa Fe", "choose DEN +branch SF"),
        ("choose Santa Fe, branch Santa Fe", "choose STF +branch SF"),
        ("exchange Salt Lake City, Reno, LA", "exchange SLC REN LA"),
        ("boom Oklahoma City 5 Omaha 4", "boom OKC 5 OMA 4"),
    ],
)
def test_names_stand_for_codes(free: str, exact: str) -> None:
    assert GAME.print(GAME.parse(free)) == exact


@pytest.mark.parametrize(
    ("kind", "values", "exact"),
    [
        ("lay", {"company": "Santa Fe", "start": "Kansas City", "towards": "Wichita"}, "lay SF from KC to WIC"),
        ("lay", {"company": "up", "start": "branch Omaha", "towards": "North Platte"}, "lay UP from OMA to NPL branch"),
        ("choose", {"card": "Santa Fe", "branch": "Santa Fe"}, "choose STF +branch SF"),
        ("draw", {"card": "branch Kansas Pacific"}, "draw branch KP"),
        ("boom", {"token1": "Minneapolis 4", "token2": "Dallas 5"}, "boom MSP 4 DAL 5"),
        ("exchange", {"cards": "San Francisco, San Diego"}, "exchange SFO SAN"),
    ],
)
def test_names_fill_forms(kind: str, values: dict[str, str], exact: str) -> None:
    assert GAME.print(GAME.compose(kind, values)) == exact


def test_offers_understand_a_draft_in_names() -> None:
    state = position(2)
    draft = Draft(kind="lay", values=(("company", "Santa Fe"), ("start", "Chicago"), ("towards", "Kansas City")))
    assert GAME.offers(state, 0, draft).complete
    seen = GAME.outlook(state, 0, draft)
    assert seen is not None
    assert [event.kind for event in seen.events] == ["laid"]
    growing = position(2, phase="second", revealed={0: "double"}, hands={0: "DEN SLC"})
    offered = GAME.offers(growing, 0, Draft(kind="exchange", growing="Salt Lake City"))
    assert ([choice.value for choice in offered.choices], offered.closes) == (["DEN"], True)


@pytest.mark.parametrize("text", ["lay SF to Nowhereville", "lay Atlantis Ltd from KC to DEN", "choose Gotham City"])
def test_a_name_nobody_knows_is_answered(text: str) -> None:
    with pytest.raises(MisreadError):
        GAME.parse(text)


def test_every_name_of_the_shipped_board_is_understood() -> None:
    board = deal(2).board
    for city in board.cities:
        for name in (city.name, *city.aliases, city.code.lower()):
            assert board.city_names.find(name) == city.code
    for company in board.companies:
        assert board.company_names.find(company.name) == company.code


def test_a_name_two_cities_share_means_neither() -> None:
    """And a code is never taken for another city's name."""
    other = BOARD.but(
        cities=tuple(
            city.but(name={"DEN": "Springfield", "SLC": "Springfield", "SAC": "LA"}.get(city.code, city.name))
            for city in BOARD.cities
        )
    )
    assert other.city_names.find("Springfield") is None
    assert other.city_names.find("LA") == "LA"
    assert other.city_names.find("slc") == "SLC"


def test_long_nonsense_costs_nothing() -> None:
    for text in ("lay " + "a" * 5000, " " * 6000, "lay " + "kansas " * 400, "+" * 6000):
        with pytest.raises(MisreadError):
            GAME.parse(text)
