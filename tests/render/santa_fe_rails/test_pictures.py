"""From a view to PNG bytes and words: small, the same every time and in every thread."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.pictures import ALT_LIMIT, describe, describe_hand, picture, pictures, private
from render.santa_fe_rails.chart import chart
from render.words import LANGUAGES
from rules.core.contract import View
from rules.freight_train.build import position as freight
from rules.freight_train.view import table_view
from rules.santa_fe_rails.board import shipped
from rules.santa_fe_rails.build import position
from rules.santa_fe_rails.view import SantaFeView, santa_fe_view
from tests.render.references import small
from tests.render.santa_fe_rails.references import REFERENCE, middle, reference
from tests.render.santa_fe_rails.tables import KEY, NAMES, laid
from tests.render.showing import shown

FULL = 500 * 1024


def crowded() -> SantaFeView:
    """More than a game can bring: every track laid, every player with fifteen cards, the longest names."""
    state = position(5)
    board = chart(shipped()).board
    codes = [company.code for company in board.companies]
    lines: dict[str, list[str]] = {code: [] for code in codes}
    for i, link in enumerate(board.links):
        for track in range(1, link.tracks + 1):
            mark = f"@{track}" if track > 1 else ""
            lines[codes[(i + 4 * track) % len(codes)]].append(f"{link.a} {link.b}{mark}")
    laid_out = position(5, tracks=lines)
    cities = [city.code for city in board.cities if city.value]
    players = tuple(
        player.model_copy(update={"played": tuple(cities[seat : seat + 15])})
        for seat, player in enumerate(state.players)
    )
    return santa_fe_view(laid_out.model_copy(update={"players": players}), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_board_is_under_500_kib_and_its_words_fit(language: str) -> None:
    names = ["W" * 32] * 5
    made = picture(KEY, shown(crowded(), (), names, language))
    assert len(made.png) < FULL
    assert len(made.alt) <= ALT_LIMIT
    assert Image.open(BytesIO(made.png)).size == (made.width, made.height)


def test_a_turn_has_two_pictures_the_changed_part_first() -> None:
    view = santa_fe_view(middle(), None)
    crop, whole = pictures(KEY, shown(view, (laid("KP", "ABI", "DEN", 3),), NAMES, "en"))
    assert crop.width < whole.width
    assert whole == picture(KEY, shown(view, (laid("KP", "ABI", "DEN", 3),), NAMES, "en"))
    assert len(crop.png) < FULL
    assert "Ada laid KP from Abilene towards Denver, space 3 of 3." in crop.alt


def test_without_a_change_on_the_map_there_is_one_picture() -> None:
    assert len(pictures(KEY, shown(santa_fe_view(middle(), None), (), NAMES, "en"))) == 1
    table = table_view(freight())
    assert pictures("freight_train", shown(table, (), NAMES, "en")) == (
        picture("freight_train", shown(table, (), NAMES, "en")),
    )


def test_the_same_view_gives_the_same_bytes() -> None:
    view = santa_fe_view(middle(), None)
    first = picture(KEY, shown(view, (), NAMES, "fr"))
    picture(KEY, shown(crowded(), (), NAMES, "en"))
    assert picture(KEY, shown(view, (), NAMES, "fr")) == first


def test_pictures_made_in_several_threads_are_the_same() -> None:
    views = [santa_fe_view(position(players, turn=1), None) for players in (2, 3, 4)]
    alone = [picture(KEY, shown(view, (), NAMES, "en")).png for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: picture(KEY, shown(view, (), NAMES, "en")).png, views * 2))
    assert together == alone * 2


def test_alt_text_tells_turn_money_and_heads() -> None:
    told = picture(KEY, shown(santa_fe_view(middle(), None), (), NAMES, "en")).alt
    assert "Ada to play." in told
    assert "Ada $2, 10" in told
    assert "SF 27 (Dodge City)" in told
    assert "KP 13 (Denver)" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_names_every_company_player_and_bonus(language: str) -> None:
    told = "\n".join(describe(KEY, shown(santa_fe_view(middle(), None), (), NAMES, language)))
    for name in ("Denver & Rio Grande Western", "Rock Island", "Chloé", "Los Angeles SP", "Dallas 5"):
        assert name in told
    assert "[santafe" not in told


def test_the_hand_is_for_its_holder_alone() -> None:
    state = middle()
    own, others = santa_fe_view(state, 0), santa_fe_view(state, None)
    made = private(KEY, shown(own))
    assert made is not None
    assert made.alt == "\n".join(describe_hand(KEY, shown(own)))
    assert "Los Angeles (LA): value 7, worth 0 now." in made.alt
    assert private(KEY, shown(others)) is None
    assert describe_hand(KEY, shown(others)) == ()
    assert private("freight_train", shown(table_view(freight()))) is None
    assert describe_hand("freight_train", shown(table_view(freight()))) == ()


def test_the_picture_looks_as_it_did() -> None:
    """`python -m tests.render.santa_fe_rails.references` draws the picture to compare with anew."""
    now, then = small(reference()), Image.open(REFERENCE).convert("RGB")
    assert now.size == then.size
    difference = ImageChops.difference(now, then).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 4
    assert difference.point([0] * 64 + [255] * 192).histogram()[255] < now.width * now.height / 200


def test_a_strange_view_is_an_error() -> None:
    with pytest.raises(TypeError):
        picture(KEY, shown(View(), (), NAMES, "en"))
