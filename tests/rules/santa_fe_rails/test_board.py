"""Section 2.2: the shipped board, and the checks a table's own file must pass."""

import re

import pytest

import data
from rules.core.boards import BoardError, own_name
from rules.core.contract import MisreadError
from rules.santa_fe_rails.board import City, own_board, read_board, shipped
from rules.santa_fe_rails.state import SantaFeOptions
from tests.rules.santa_fe_rails.fixture import BOARD, TEXT
from tests.rules.santa_fe_rails.table import GAME, deal, seeded

SHIPPED = data.read("boards", "santa_fe_rails.toml")


def test_the_shipped_board_keeps_the_rulebooks_numbers() -> None:
    """The counts of table 2.1, and the few board facts the rulebook prints."""
    board = shipped()
    assert board == own_board(SHIPPED)
    assert len(board.cities) == 42
    assert len(board.links) == 87
    assert len(board.city_cards) == 66
    assert sum(link.arrow for link in board.links) == 7
    assert sum(len(city.squares) for city in board.cities) == 24
    assert sum(company.segments for company in board.companies) == 159
    milwaukee = board.between("MIL", "MSP")
    assert milwaukee is not None
    assert (milwaukee.arrow, milwaukee.leaves("MIL"), milwaukee.leaves("MSP")) == (True, True, False)
    assert board.city["ELP"].squares == ("SF", "SP")
    assert board.city["LA"].value == 7
    assert board.major_origins == {"MIL", "CHI", "KC", "NO"}
    assert board.reconstruction


def test_terrain_is_read_from_the_side_one_comes_from() -> None:
    link = BOARD.link["DEN-SLC"]
    assert [link.terrain(1, "DEN", nth) for nth in (1, 2)] == ["m", "x"]
    assert [link.terrain(1, "SLC", nth) for nth in (1, 2)] == ["x", "m"]


def test_a_tables_own_file_is_played_on() -> None:
    """Under a name of its own, which the options give and the position keeps."""
    game = GAME.on_board(SHIPPED.replace('name = "Western Rails"', 'name = "Ours"'))
    state = game.setup(SantaFeOptions(board=game.board_name()), 3, seeded()).state
    assert state.board.name == "Ours"
    assert "Ours" not in state.model_dump_json()
    assert game.load(state.model_dump_json().encode()) == state
    assert (game.version, game.view(state, 0).board) == (GAME.version, state.board)


def test_a_game_of_another_board_is_not_played_on_this_one() -> None:
    with pytest.raises(ValueError, match="nowhere"):
        GAME.setup(SantaFeOptions(board="nowhere"), 3, seeded())
    other = GAME.on_board(SHIPPED.replace('name = "Western Rails"', 'name = "Ours"'))
    with pytest.raises(ValueError, match="shipped"):
        other.load(deal(3).model_dump_json().encode())


def test_the_test_board_is_no_full_set() -> None:
    with pytest.raises(BoardError, match="2 cities of value 2 instead of 3"):
        own_board(TEXT)
    assert read_board(TEXT) == BOARD


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('name = "Western Rails"', "name = ", "no TOML"),
        ("width = 3400", 'width = "wide"', "width"),
        ("width = 3400", "colour = 1\nwidth = 3400", "colour"),
        ('code = "LA", name = "Los Angeles", value = 7', 'code = "LA", name = "Los Angeles", value = 6', "of value 6"),
        (
            'code = "LA", name = "Los Angeles", value = 7',
            'code = "LA", name = "Los Angeles", value = 9',
            "LA has the value 9",
        ),
        ('name = "Los Angeles", value = 7, cards = 2', 'name = "Los Angeles", value = 7, cards = 1', "LA has 1 cards"),
        ('code = "CHI", name = "Chicago",', 'code = "CHI", name = "Chicago", value = 2, cards = 1,', "CHI: origins"),
        ('code = "SEA"', 'code = "SFO"', "2 cities have the code SFO"),
        ('code = "SEA"', 'code = "sea"', "cities.35.code"),
        ("x = 3147, y = 576", "x = 9147, y = 576", "MIL lies off the board"),
        ('squares = ["UP", "KP"]', 'squares = ["UP", "ZZ"]', "CHY has a square of ZZ, no such company"),
        ('squares = ["UP", "KP"]', 'squares = ["UP", "UP"]', "CHY has a square twice"),
        ('code = "CHI", name', 'code = "CHI", squares = ["SF"], name', "CHI has a square of SF, whose origin it is"),
        ('a = "LA", b = "SAN"', 'a = "LA", b = "LA"', "LA-LA leads nowhere"),
        ('a = "LA", b = "SAN"', 'a = "LA", b = "ZZZ"', "LA-ZZZ ends in ZZZ"),
        ('a = "LA", b = "SAN"', 'a = "LAS", b = "LA"', "2 links join LA and LAS"),
        ('a = "LA", b = "SAN", rows = ["p", "p"]', 'a = "LA", b = "SAN", rows = ["p", "pp"]', "differ in length"),
        ('a = "LA", b = "SAN", rows = ["p", "p"]', 'a = "LA", b = "SAN", rows = []', "rows"),
        ('a = "LA", b = "SAN", rows = ["p", "p"]', 'a = "LA", b = "SAN", rows = ["q"]', "rows"),
        ("fours = 3", "fours = 4", "10 in all"),
        ('code = "KP"', 'code = "QQ"', "the major companies are SF SP GN UP KP"),
        ('code = "TP"', 'code = "QQ"', "the short lines are RI TP WP DRGW"),
        ('origin = "SAC"', 'origin = "ZZZ"', "origin in ZZZ, no such city"),
        ("segments = 32\nbranches = 3", "segments = 32\nbranches = 2", "SF has 2 branch cards instead of 3"),
    ],
)
def test_a_bad_file_is_refused_and_the_fault_named(old: str, new: str, wrong: str) -> None:
    """Every loader check of section 2.2"""
    assert old in SHIPPED
    with pytest.raises(BoardError, match=re.escape(wrong)):
        own_board(SHIPPED.replace(old, new, 1))


def test_every_origin_has_a_way_out() -> None:
    shut = re.sub(r'\[\[links\]\]\na = "MIL"\nb = "MSP"\n', '[[links]]\na = "MSP"\nb = "MIL"\n', TEXT)
    with pytest.raises(BoardError, match="no link leaves MIL, the origin of GN"):
        read_board(shut)


@pytest.mark.parametrize(("value", "count"), [(2, 3), (3, 7), (4, 5), (5, 7), (6, 9), (7, 7)])
def test_each_value_has_its_number_of_cities(value: int, count: int) -> None:
    """Table 2.1; a board may be written as JSON as well."""
    extra = City(code="ZZZ", name="Zzyzx", value=value, cards=1 if value < 4 else 2, x=1, y=1)
    board = shipped().but(cities=(*shipped().cities, extra))
    with pytest.raises(BoardError, match=f"{count + 1} cities of value {value} instead of {count}"):
        own_board(board.model_dump_json())


HOSTILE = (
    "x = " + "[" * 5000,
    "[" * 5000,
    '{"a": ' * 400,
    "x = " + "9" * 6000,
    '{"name": ' + "9" * 6000 + "}",
    '{"name": 1e999}',
    "a" * 5000 + " = 1",
    SHIPPED.replace("width = 3400", "width = nan"),
    SHIPPED.replace("width = 3400", "width = inf"),
    SHIPPED.replace("width = 3400", "width = 1" + "0" * 300),
    SHIPPED.replace("x = 3147, y = 576", "x = nan, y = 576"),
    SHIPPED.replace("segments = 32", "segments = 1" + "0" * 300),
    SHIPPED.replace("segments = 32", "segments = 3200"),
    SHIPPED.replace('name = "Chicago"', 'name = "Chi|cago"'),
    SHIPPED.replace('name = "Chicago"', 'name = "Chi\\ncago"'),
    SHIPPED.replace('name = "Chicago"', 'name = "@everyone"'),
    SHIPPED.replace('name = "Chicago"', 'name = "' + "C" * 500 + '"'),
    SHIPPED.replace('name = "Western Rails"', 'name = "**|**"'),
    SHIPPED + "\n[projection]\nparallels = [0, 0]\ncentre = [-100, 40]\ncorner = [0, 0]\n",
    re.sub(r"parallels = .*", "parallels = [0, 0]", SHIPPED),
    re.sub(r"parallels = .*", "parallels = [45, -45]", SHIPPED),
    re.sub(r"parallels = .*", "parallels = [nan, 45]", SHIPPED),
    re.sub(r" x = \d+,", " x = 5,", SHIPPED),
    "",
    "\x00" * 100,
)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_file_gets_one_clear_line(text: str) -> None:
    """Deep, huge, endless, flat or full of marks: refused, in a line that can be shown."""
    assert text != SHIPPED
    with pytest.raises(MisreadError) as raised:
        GAME.on_board(text)
    why = raised.value.why
    assert why.key == "santafe-misread-board"
    assert 0 < len(str(why.params["why"])) <= 300
    assert "\n" not in str(why.params["why"])


def test_boards_of_one_name_and_size_are_told_apart() -> None:
    other = BOARD.but(companies=tuple(reversed(BOARD.companies)))
    assert hash(other) == hash(BOARD)
    assert other != BOARD
    assert own_name(other) != own_name(BOARD)
