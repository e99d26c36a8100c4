"""CR-R2: the shipped board, and what an own file must have."""

import pytest

import data
from rules.china_rails import grid
from rules.china_rails.board import Board
from rules.china_rails.board_file import FerryEntry, PortEntry
from rules.china_rails.boards import shipped
from rules.china_rails.game import ChinaRails
from rules.china_rails.parts import City
from rules.core.boards import BoardError
from rules.core.contract import MisreadError
from tests.rules.china_rails.table import STAR, STAR_NAMES, make

TEXT = data.read("boards", "china_rails.toml")


def narrow_cities(board: Board) -> tuple[City, ...]:
    """Major cities with fewer than six exits (CR-R2)."""
    return tuple(city for city in board.majors if len(board.exits[city]) < 6)


def test_the_shipped_board_has_the_counts_of_the_box() -> None:
    board = shipped()
    assert (len(board.labels), len(board.ends), len(board.cities), len(board.majors)) == (2343, 6607, 52, 4)
    assert (len(board.goods), len(board.demands), len(board.events), len(board.ports)) == (28, 136, 20, 4)
    assert board.reconstruction
    assert narrow_cities(board) == ()
    assert sum(map(len, board.crossings)) == 817


def test_places_of_the_shipped_board() -> None:
    board = shipped()
    assert board.labels[board.cities[0].centre] == "BA30"
    assert {board.labels[at] for at in board.ferry_ports} == {"BH30", "BG34"}
    prices = {port.name.en: port.price for port in board.ports}
    assert prices["Hong Kong Terminal"] == 8
    strike = next(card for card in board.events if card.kind == "strike")
    assert sum(bool(town.mileposts) and town.centre in strike.zone for town in board.cities) == 15


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "Kashgar"', 'name = "Hotan"', "Hotan"),
        ('chips = 4, code = "WO"', 'chips = 5, code = "WO"', "101 load chips"),
        ('"Zhengzhou: Oranges 21, ', '"Nowhere: Oranges 21, ', "no city Nowhere"),
        ('"Zhengzhou: Oranges 21, ', '"Zhengzhou: Gold 21, ', "no good Gold"),
        ('"Zhengzhou: Oranges 21, ', '"', "2 demands"),
        ('"Zhengzhou: Oranges 21, ', '"Zhengzhou: Oranges x, ', "payoff"),
        ('at = "BH48"', 'at = "A1"', "no milepost A1"),
        ('at = "BH48"', 'at = "BH47"', "is marked"),
        ('at = "BH48"', 'at = "BG56"', "two cities at BG56"),
        ('at = "BI46"', 'at = "BA30"', "two cities at BA30"),
        ('most = 2, landing = "Kaohsiung"', 'most = 7, landing = "Kaohsiung"', "ports.1.most"),
        ("price = 8", "price = 21", "ports.0.price"),
        ('chips = 4, code = "WO"', 'chips = 101, code = "WO"', "goods.0.chips"),
        ('rivers = ["chang_jiang", "han"]', 'rivers = ["styx"]', "styx"),
        ("\n30  A ^", "\n30 A ^", "does not stand in the grid"),
        ("\n30  A ^", "\nrow A ^", "a row begins with its number"),
        ("\n30  A ^", "\n30  ? ^", "no terrain is marked ?"),
        ('kind = "flood"', 'kind = "rain"', "events.3.kind"),
        ("price = 8", "price = 99", "ports.0.price"),
        ("most = 2 }", "most = 7 }", "ferry.most"),
        ('"Zhengzhou: Oranges 21, ', '"Zhengzhou: Oranges 1000, ', "payoff"),
        ('gaps = """\n', 'gaps = """\nA1-e ', "no milepost A1"),
        ('gaps = """\n', 'gaps = """\nBA30-ne ', "is no edge"),
        ('mileposts = """\n', 'mileposts = """\nBA30-BA31 ', "no run of mileposts"),
        ('crossed = """\n', 'crossed = """\nBA30-e ', "no passage between"),
        ('"Hongkong", "HK"', '"Hongkong", "Beijing"', "both called"),
        ("reconstruction = true", "reconstruction = true\nextra = 1", "extra"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(MisreadError) as error:
        ChinaRails().on_board(TEXT.replace(old, new, 1))
    assert said in str(error.value.why.params["why"])


def test_too_long_a_file_is_refused() -> None:
    with pytest.raises(MisreadError):
        ChinaRails().on_board(TEXT + "#" * 1_000_000)


def test_an_own_board_is_played_under_its_own_name() -> None:
    """The name is made from the contents; the shipped text is the shipped board again in all but identity."""
    own = ChinaRails().on_board(TEXT.replace('name = "China Rails"', 'name = "My box"', 1))
    assert own.board_name().startswith("own-")
    assert ChinaRails().board_name() == "shipped"
    assert own.board.name == "My box"


def test_a_narrow_major_city_is_noticed() -> None:
    board = make("\n 1 M . .\n", {"North": "A1"})
    assert narrow_cities(board) == (0,)
    assert narrow_cities(make(STAR, STAR_NAMES)) == ()


def test_a_map_has_columns_up_to_zz() -> None:
    assert [at for at, _ in grid.marks(" 1 " + "  " * 701 + ".")] == [(701, 0)]
    assert grid.label(701, 0) == "ZZ1"
    with pytest.raises(BoardError):
        list(grid.marks(" 1 " + "  " * 702 + "."))


def test_labels_and_directions() -> None:
    assert [grid.label(column, 0) for column in (0, 25, 26, 51, 52, 70)] == ["A1", "Z1", "AA1", "AZ1", "BA1", "BS1"]
    for text in ("A1", "Z9", "AA10", "BS68"):
        found = grid.spot(text)
        assert found is not None
        assert grid.label(*found) == text
    assert grid.spot("1A") is None
    for column, row in ((5, 4), (5, 5)):
        for way, back in (("e", "w"), ("ne", "sw"), ("nw", "se")):
            assert grid.beside(*grid.beside(column, row, way), back) == (column, row)
        assert len(set(grid.neighbours(column, row))) == 6


def test_a_ferry_port_is_no_part_of_a_major_city() -> None:
    """A line through its red area would be joined without a segment (CR-41.2 asks for one)."""
    with pytest.raises(BoardError, match="D3 is in a major city"):
        make(STAR, STAR_NAMES, ferry=("A1", "D3"))


@pytest.mark.parametrize("entry", [FerryEntry, PortEntry])
def test_no_passage_and_no_link_costs_more_than_a_turn(entry: type[FerryEntry] | type[PortEntry]) -> None:
    """CR-5.7: it could never be bought."""
    said = {"name": "Quay", "at": "A1", "landing": "Taipei", "ports": ("A1", "B1"), "port_names": ("A", "B"), "most": 2}
    known = {name: value for name, value in said.items() if name in entry.model_fields}
    assert entry.model_validate({**known, "price": 20}).price == 20
    with pytest.raises(ValueError, match="price"):
        entry.model_validate({**known, "price": 21})
