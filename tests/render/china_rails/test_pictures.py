"""From a view to PNG bytes and words: small, the same every time, and the same things said as drawn."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.china_rails.sample import SEATS
from render.pictures import ALT_LIMIT, Shown, describe, describe_hand, picture, pictures, private
from render.words import LANGUAGES, words
from rules.china_rails.boards import shipped
from rules.china_rails.setup import deal
from rules.china_rails.state import ChinaOptions, State
from rules.china_rails.view import china_view
from rules.core.chance import Chance
from tests.render.china_rails.references import HERE, LINE, busy, references
from tests.render.china_rails.tables import KEY, built, card, table, told
from tests.render.references import small
from tests.rules.china_rails.table import LAND, LAND_NAMES, make

WHOLE, CROP = 800 * 1024, 250 * 1024


def crowded() -> State:
    """More than a game can bring: track everywhere, six loaded trains, six events, everybody in trouble."""
    board = shipped()
    state = table(SEATS, running=["snow_manchuria", "storm_at_sea", "wind_storm", "sand_storm", "earthquake", "strike"])
    track = tuple(tuple(range(seat, len(board.ends), SEATS * 3)) for seat in range(SEATS))
    players = tuple(
        player.but(at=seat * 300, loads=(seat, seat + 6, seat + 12), loco="super", loses_turn=True, links=(seat % 4,))
        for seat, player in enumerate(state.players)
    )
    return state.but(track=track, players=players, taxed=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_under_800_kib_and_its_words_fit(language: str) -> None:
    names = ("W" * 32,) * SEATS
    made = picture(KEY, Shown(china_view(crowded(), None), (), names, words(language)))
    assert len(made.png) < WHOLE
    assert len(made.alt) <= ALT_LIMIT
    assert Image.open(BytesIO(made.png)).size == (made.width, made.height)


def test_the_fullest_crop_is_under_250_kib() -> None:
    marks = ("BA30", "BI46", "AP51")
    crop = pictures(KEY, told(crowded(), marks=marks))[0]
    assert len(crop.png) < CROP


def test_the_same_view_gives_the_same_bytes() -> None:
    first = picture(KEY, told(busy()))
    picture(KEY, told(table(2), language="fr"))
    assert picture(KEY, told(busy())) == first


def test_alt_text_tells_turn_cards_trains_and_events() -> None:
    alt = picture(KEY, told(busy())).alt
    assert alt.startswith("China Rails, round 3. Ada to play. Running, 9 points left.")
    assert "Demand cards of Ada:" in alt
    assert "Ada: Freight, Tianjin (BB32), loads: Tea, Silk" in alt
    assert "Chloé: Freight, not on the map yet, loads: empty" in alt


def test_the_crop_is_told_sentence_by_sentence() -> None:
    crop = pictures(KEY, told(busy(), built(LINE, (1, 3, 1, 1, 3)), marks=("BB32", "AZ35")))[0]
    assert "Ada builds Beijing (BB31) – Jinan: 5 segments for 9M (9M of 20M this turn)." in crop.alt
    assert "Numbered choices: 1 Tianjin (BB32), 2 AZ35." in crop.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_names_everything_on_it(language: str) -> None:
    lines = "\n".join(describe(KEY, told(busy().with_player(1, links=(3,), ferry=True), language=language)))
    board = shipped()
    for name in ("Basile", "Dmitri", "Beilun (Ningbo)", board.goods[27].name, board.event(card("wind_storm")).text):
        assert (name if isinstance(name, str) else name.of(language)) in lines
    assert "[china" not in lines


def test_cash_is_in_the_words_only_where_it_is_open() -> None:
    assert "60M" not in "\n".join(describe(KEY, told(table())))
    assert "60M" in "\n".join(describe(KEY, told(table(), viewer=0)))


def test_a_board_of_ones_own_lies_on_plain_paper() -> None:
    board = make(LAND, LAND_NAMES, demands=["Kilo: Tea 20, Lima: Silk 10, Kilo: Rice 5"] * 9)
    state = deal(board, ChinaOptions(), 2, Chance(bytes(32))).state
    made = picture(KEY, told(state))
    assert made.width == 1840
    assert "Kilo" in made.alt


@pytest.mark.parametrize("name", ["whole.png", "crop.png"])
def test_the_picture_looks_as_it_did(name: str) -> None:
    """`python -m tests.render.china_rails.references` draws the pictures to compare with anew."""
    now, then = small(references()[name]), Image.open(HERE / name).convert("RGB")
    assert now.size == then.size
    difference = ImageChops.difference(now, then).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 4
    assert difference.point([0] * 64 + [255] * 192).histogram()[255] < now.width * now.height / 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_shows_its_cards_with_their_sources_and_the_own_cash(language: str) -> None:
    """CR-42.5: the cash is for its owner's eyes."""
    state = busy()
    own = told(state, viewer=1, language=language)
    made = private(KEY, own)
    assert made is not None
    assert (made.width, len(made.png) < CROP) == (1080, True)
    assert "**" not in made.alt
    lines = describe_hand(KEY, own)
    assert len(lines) == 1 + 3 * 4
    assert f"{state.cash[1]}M" in lines[0]
    board = state.board
    first = board.demands[state.players[1].hand[0]][0]
    for name in (board.goods[first.good].name, board.cities[first.city].name, f"**{first.pay}M**"):
        assert (name if isinstance(name, str) else name.of(language)) in lines[2]
    for source in board.sources[first.good]:
        assert board.cities[source].name.of(language) in lines[2]
    assert describe_hand(KEY, told(state, language=language)) == ()
    assert private(KEY, told(state, language=language)) is None
