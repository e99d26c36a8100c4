"""What players change on the map: segments, heads, tokens, bonuses, marks, each in its place."""

import pytest

from render.colours import MARK
from render.santa_fe_rails.chart import chart
from render.santa_fe_rails.livery import LIVERIES
from render.scene import Ellipse, Pattern, Polygon, Rect, Text
from rules.santa_fe_rails.board import shipped
from rules.santa_fe_rails.build import position
from rules.santa_fe_rails.laying.boom import Token, TokensPlaced
from tests.render.santa_fe_rails.tables import drawn, enlarged, figures_in, labels, laid, named, text_in


def test_an_empty_board_has_no_segments_and_no_heads() -> None:
    scene = drawn(position())
    assert scene.layer("segments") == ()
    assert scene.layer("heads") == ()


@pytest.mark.parametrize("company", sorted(LIVERIES))
def test_a_segment_lies_on_its_space_in_the_colours_and_letters_of_its_company(company: str) -> None:
    scene = drawn(position(tracks={company: ("DEN PUE:1",)}))
    box = scene.place(named(company, ("DEN-PUE", 1, 1)))
    (segment,) = figures_in(scene, "segments", box)
    assert isinstance(segment, Polygon)
    assert segment.fill == LIVERIES[company].fill
    assert company in text_in(scene, box)
    space = chart(shipped()).spaces["DEN-PUE", 1, 1]
    x, y = space.path.at(space.path.length / 2)
    assert box.x < x < box.right
    assert box.y < y + 112 < box.bottom  # the map stands under the header


def test_a_link_built_from_its_far_end_fills_the_spaces_from_there() -> None:
    near = drawn(position(tracks={"SF": ("ABI DEN:1",)}))
    far = drawn(position(tracks={"SF": ("DEN ABI:1",)}))
    assert labels(near, "SF ABI-DEN") == {"SF ABI-DEN 1.1"}
    assert labels(far, "SF ABI-DEN") == {"SF ABI-DEN 1.3"}


def test_the_two_tracks_of_a_double_link_lie_beside_each_other() -> None:
    scene = drawn(position(tracks={"SF": ("ABI DEN:1",), "UP": ("ABI DEN@2:1",)}))
    one, other = scene.place("SF ABI-DEN 1.1"), scene.place("UP ABI-DEN 2.1")
    assert abs(one.y - other.y) > 15
    assert abs(one.x - other.x) < 25


def test_heads_stand_at_the_building_end_with_their_number() -> None:
    scene = drawn(position(tracks={"SF": ("CHI KC", "KC OKC:1")}))
    first, second = scene.place("SF head 1"), scene.place("SF head 2")
    assert "1" in text_in(scene, first)
    assert "2" in text_in(scene, second)
    kansas, chicago = (chart(shipped()).cities[code] for code in ("KC", "CHI"))
    assert abs(first.x - kansas[0]) < abs(first.x - chicago[0]) / 3


def test_a_company_without_segments_has_no_heads_to_show() -> None:
    state = position(tracks={"DRGW": ("DEN PUE",)})
    spent = tuple(c.model_copy(update={"left": 0}) if c.code == "DRGW" else c for c in state.companies)
    assert labels(drawn(state), "DRGW head")
    assert not labels(drawn(state.model_copy(update={"companies": spent})), "DRGW head")


def test_coins_stand_where_the_first_service_still_pays() -> None:
    before, after = drawn(position()), drawn(position(tracks={"KP": ("KC ABI",)}))
    assert labels(before, "first ") - labels(after, "first ") == {"first ABI"}
    assert "$2" in text_in(before, before.place("first ABI"))
    assert "first KC" not in labels(before, "first ")


def test_a_square_is_bright_until_its_bonus_is_paid() -> None:
    before = drawn(position())
    after = drawn(position(tracks={"KP": ("KC ABI DEN",)}))
    assert "square DEN KP" in labels(before, "square")
    assert "square DEN KP" not in labels(after, "square")
    bright, pale = before.place("square DEN KP"), after.place("paid DEN KP")
    assert bright == pale

    for scene, box, shown in ((before, bright, True), (after, pale, False)):
        fills = [shape.fill for shape in figures_in(scene, "signs", box) if isinstance(shape, Rect)]
        assert (LIVERIES["KP"].colour in fills) == shown


def test_a_city_shows_how_many_companies_serve_it() -> None:
    scene = drawn(position(tracks={"KP": ("KC ABI",), "SF": ("CHI KC ABI@2",)}))
    assert {"×2", "3"} <= set(text_in(scene, scene.place("served ABI 2")))


def test_a_boomtown_wears_its_token_with_the_new_value() -> None:
    scene = drawn(position(tokens="DAL 5"))
    assert "5" in text_in(scene, scene.place("token DAL"))
    assert labels(scene, "token ") == {"token DAL"}


def test_the_last_move_is_marked_and_numbered() -> None:
    state = position(tracks={"SF": ("CHI KC",)})
    events = (laid("SF", "CHI", "KC", 2), laid("SF", "CHI", "KC", 3))
    quiet, marked = drawn(state), drawn(state, *events)
    assert quiet.layer("halos") == quiet.layer("marks") == ()
    halos = [shape for shape in marked.layer("halos") if isinstance(shape, Polygon)]
    assert [halo.fill for halo in halos] == [MARK, MARK]
    for halo, nth in zip(halos, (2, 3), strict=True):
        assert halo.box().holds(marked.place(named("SF", ("CHI-KC", 1, nth))))
    assert [shape.text for shape in marked.layer("marks") if isinstance(shape, Text)] == ["1", "2"]


def test_a_token_just_placed_is_marked() -> None:
    placed = TokensPlaced(seat=0, tokens=(Token(city="DAL", value=5),))
    scene = drawn(position(tokens="DAL 5"), placed)
    (halo,) = scene.layer("halos")
    assert isinstance(halo, Ellipse)
    assert halo.box().holds(scene.place("token DAL"))


def test_the_crop_shows_what_changed_and_is_larger() -> None:
    state = position(tracks={"KP": ("KC ABI",)})
    event = laid("KP", "KC", "ABI", 1, bonus=2)
    whole, crop = drawn(state, event), enlarged(state, event)
    assert crop is not None
    name = named("KP", ("KC-ABI", 1, 1))
    assert crop.place(name).w == pytest.approx(whole.place(name).w * 1.75)
    assert 0 < crop.place(name).x < crop.width
    assert 84 < crop.place(name).y < crop.height
    said = [shape.text for shape in crop.layer("words") if isinstance(shape, Text)]
    assert {"Ada", "towards Abilene", "+$2"} <= set(said)
    assert not labels(crop, "first SEA")


def test_there_is_no_crop_where_nothing_or_too_much_changed() -> None:
    state = position(tracks={"KP": ("KC ABI",), "WP": ("SAC REN",)})
    assert enlarged(state) is None
    assert enlarged(state, laid("KP", "KC", "ABI", 1), laid("WP", "SAC", "REN", 1)) is None


def test_every_crop_stays_on_the_map() -> None:
    for link in chart(shipped()).board.links:
        crop = enlarged(position(), laid("SF", link.a, link.b, 1))
        if crop is None:
            continue
        left, top = crop.window
        assert 0 <= left <= crop.backdrop.width - crop.width
        assert -84 <= top <= crop.backdrop.height - crop.height + 1


def test_companies_are_told_apart_by_pattern_and_letters_too() -> None:
    patterned = [coat.fill for coat in LIVERIES.values() if isinstance(coat.fill, Pattern)]
    assert len(patterned) == len(LIVERIES) - 1
    assert len({(pattern.motif, pattern.ground) for pattern in patterned}) == len(patterned)


def test_a_board_without_a_projection_lies_on_plain_paper() -> None:
    own = shipped().but(projection=None, reconstruction=False, name="Own")
    scene = drawn(position(board=own))
    assert labels(scene, "square DEN") == {"square DEN KP"}
