"""The specification's test board: 13 cities, the links F1 to F14. Exempt from the counts of the published box."""

from collections.abc import Mapping

from rules.core.boards import own_name
from rules.santa_fe_rails.board import Board, read_board

_CITIES = (
    "MIL Milwaukee 0",
    "CHI Chicago 0",
    "KC Kansas_City 0",
    "NO New_Orleans 0",
    "MSP Minneapolis 2",
    "OMA Omaha 2",
    "GAL Galveston 3",
    "DAL Dallas 3",
    "ELP El_Paso 5 SF SP",
    "DEN Denver 5",
    "SLC Salt_Lake_City 6 UP",
    "SAC Sacramento 7",
    "LA Los_Angeles 7",
)
_LINKS = (
    "MIL>MSP pp",
    "MSP-OMA r",
    "CHI>OMA pp pp",
    "CHI>KC pp pp",
    "KC-DEN ppp",
    "OMA-DEN pp",
    "KC-ELP ppp",
    "NO>DAL pp pp",
    "DAL-GAL p",
    "DAL-ELP pp pp",
    "ELP-LA ppp ppp",
    "DEN-SLC mx",
    "SLC-SAC mmm",
    "SAC-LA pp",
)
_COMPANIES = (
    "SF Santa_Fe major blue CHI 32",
    "SP Southern_Pacific major white NO 30",
    "GN Great_Northern major green MIL 25",
    "UP Union_Pacific major red CHI 24",
    "KP Kansas_Pacific major yellow KC 17",
    "RI Rock_Island short orange CHI 10",
    "TP Texas_Pacific short black NO 8",
    "WP Western_Pacific short brown SAC 7",
    "DRGW Denver_&_Rio_Grande_Western short mauve DEN 6",
)


def _city(at: int, text: str) -> str:
    code, name, value, *squares = text.split()
    lines = [f'code = "{code}"', f'name = "{name.replace("_", " ")}"', f"x = {at * 7}", f"y = {at * 5}"]
    if int(value):
        lines += [f"value = {value}", f"cards = {1 if int(value) < 4 else 2}"]
    squared = ", ".join(f'"{square}"' for square in squares)
    return "\n".join(["[[cities]]", *lines, f"squares = [{squared}]"])


def _link(text: str) -> str:
    ends, *rows = text.split()
    a, b = ends.replace(">", "-").split("-")
    said = ", ".join(f'"{row}"' for row in rows)
    return f'[[links]]\na = "{a}"\nb = "{b}"\nrows = [{said}]\narrow = {"true" if ">" in ends else "false"}'


def _company(text: str) -> str:
    code, name, kind, colour, origin, segments = text.split()
    lines = [f'code = "{code}"', f'name = "{name.replace("_", " ")}"', f'kind = "{kind}"', f'colour = "{colour}"']
    lines += [f'origin = "{origin}"', f"segments = {segments}", f"branches = {3 if kind == 'major' else 0}"]
    lines += ["other_editions = 11"] * (code == "RI")
    return "\n".join(["[[companies]]", *lines])


TEXT = "\n".join(
    [
        'name = "Fixture"\nwidth = 100\nheight = 100\n[tokens]\nfours = 3\nfives = 7',
        *map(_company, _COMPANIES),
        *(_city(at, text) for at, text in enumerate(_CITIES)),
        *map(_link, _LINKS),
    ]
)
BOARD = read_board(TEXT)
FIXTURE = own_name(BOARD)
BOARDS = {FIXTURE: BOARD}  # by the name that options give them


def fixture(segments: Mapping[str, int], rows: Mapping[str, tuple[str, ...]] | None = None) -> str:
    """The name of the test board with other numbers of segments, or other tracks on some links."""
    companies = tuple(company.but(segments=segments.get(company.code, company.segments)) for company in BOARD.companies)
    links = tuple(link.but(rows=(rows or {}).get(link.id, link.rows)) for link in BOARD.links)
    board = Board.model_validate({**BOARD.model_dump(), "companies": companies, "links": links})
    BOARDS[own_name(board)] = board
    return own_name(board)
