"""A made-up table that shows every colour of the game at once: the common palette is drawn from it."""

from dataclasses import replace

from render.art import Shown
from render.colours import OWNERS, PAPER
from render.santa_fe_rails.backdrop import BROWN, WATER, enlarged, whole
from render.santa_fe_rails.table import board_scene
from render.scene import Layer, Rect, Scene
from render.words import words
from rules.santa_fe_rails.board import Board, shipped
from rules.santa_fe_rails.cards import BOOM, DOUBLE
from rules.santa_fe_rails.laying.laid import Laid
from rules.santa_fe_rails.setup import opening
from rules.santa_fe_rails.state import CompanyState, Edition, Line, Run, SantaFeOptions
from rules.santa_fe_rails.view import santa_fe_view

SEATS = 5  # as many as play


def grounds(palette: str) -> tuple[Scene, ...]:
    """The map whole, and enlarged, which crops are cut from; as most tables play, without the cost of terrain."""
    played = SantaFeOptions()
    return tuple(
        Scene(1, 1, PAPER, backdrop, ()) for backdrop in (whole(shipped(), played), enlarged(shipped(), played))
    )


def sample(palette: str) -> Scene:
    """Not a position of the rules: every company has some links of its own, wherever they lie."""
    state = opening(Edition(board=shipped(), version=2), SantaFeOptions(), SEATS)
    board = state.board
    companies = tuple(_railway(board, i, company) for i, company in enumerate(state.companies))
    cities = tuple(city.code for city in board.cities if city.value)
    players = tuple(
        player.but(played=cities[seat::7], revealed=(DOUBLE, BOOM)) for seat, player in enumerate(state.players)
    )
    boomed = tuple((city.code, 5) for city in board.cities if city.value == 3)
    shown = state.but(companies=companies, players=players, boomed=boomed, phase="first", turn=0)
    view = santa_fe_view(shown, None)
    run = companies[0].lines[0].runs[0]
    towards = board.link[run.link].b
    laid = Laid(
        seat=0,
        company=companies[0].code,
        line=1,
        new_line=False,
        link=run.link,
        track=1,
        start=run.start,
        towards=towards,
        nth=1,
        spaces=board.link[run.link].spaces,
        left=1,
        money=1,
    )
    scene = board_scene(Shown(view, (laid,), tuple(owner.letter for owner in OWNERS[:SEATS]), words("en")))
    return replace(scene, layers=(*scene.layers, Layer("swatches", _SWATCHES)))


# What only other options show: as much of it as there would be.
_SWATCHES = tuple(Rect(40 + 90 * i, 900, 80, 120, colour) for i, colour in enumerate((BROWN, WATER)))


def _railway(board: Board, place: int, company: CompanyState) -> CompanyState:
    """Every ninth link belongs to the company, and it stands at the end of the last."""
    links = board.links[place :: 2 * len(board.companies)]
    runs = tuple(Run(link=link.id, track=1, start=link.a, laid=link.spaces) for link in links)
    served = tuple(link.b for link in links)
    line = Line(number=1, start=runs[0].start, runs=runs)
    return company.but(open=place % 8 > 0 or place == 0, lines=(line,), served=served)
