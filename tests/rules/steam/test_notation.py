"""Every move prints as one line and is read back exactly; forms say the same."""

import keyword

import pytest

from rules.core.contract import MisreadError
from rules.steam.building.build import Build
from rules.steam.building.route import Route
from rules.steam.game import Steam
from rules.steam.goods.deliver import Deliver
from tests.rules.steam.table import grid
from tests.rules.steam.west import california

GAME = Steam()


@pytest.mark.parametrize(
    "line",
    [
        "bid 3",
        "bid pass",
        "capital 0",
        "tile engineer",
        "tile urbanization pass",
        "build J6 NE-SW",
        "build J6 N-S+NE-SW +2",
        "build C2 t:N,SE",
        "build nanyang t:N",
        "line J4 N-S J5 N-SE",
        "line J4 N-S J5 N-SE +1",
        "ferry N4",
        "ferry dalian +0",
        "grow J3 12",
        "grow hong-kong 1",
        "urbanize M6 gray 4",
        "urbanize M6 red",
        "fund all",
        "fund I7",
        "done",
        "deliver red I10 K9 M9 vp",
        "deliver gray J3 K6@ne income",
        "loco",
        "pass",
        "allocate vp",
        "concede yes",
        "concede no",
    ],
)
def test_a_line_and_its_move(line: str) -> None:
    move = GAME.parse(line)
    assert GAME.print(move) == line
    assert GAME.parse(GAME.print(move)) == move
    assert GAME.moves.validate_json(move.model_dump_json()) == move
    assert GAME.parse(line.upper()) == move


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("build j6 sw-ne", "build J6 NE-SW"),
        ("build J6 SO-NE", "build J6 NE-SW"),
        ("build C2 t:no,s", "build C2 t:S,NW"),
        ("deliver rouge I10 M9 pv", "deliver red I10 M9 vp"),
        ("deliver violet I10 M9 revenu", "deliver purple I10 M9 income"),
        ("tile croissance de cité", "tile city_growth"),
        ("tile Ingénieur", "tile engineer"),
        ("tile city_growth pay", "tile city_growth"),
        ("urbanize M6 grise 3", "urbanize M6 gray 3"),
        ("grow Hong Kong 3", "grow hong-kong 3"),
        ("concede oui", "concede yes"),
    ],
)
def test_as_people_write(said: str, meant: str) -> None:
    assert GAME.parse(said) == GAME.parse(meant)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "fly",
        "bid",
        "bid -1",
        "bid x",
        "bid 1 2",
        "bid 99999",
        "capital",
        "tile",
        "tile wagon",
        "build",
        "build J6",
        "build J6 N-N",
        "build J6 NE-SW +x",
        "build J6 NE-SW +12",
        "build J6 N-S+N-S",
        "build C2 t:",
        "route",
        "line J4",
        "line J4 N-S J5",
        "ferry",
        "grow J3",
        "grow J3 0",
        "grow J3 13",
        "urbanize M6",
        "urbanize M6 white 1",
        "fund",
        "done now",
        "deliver red I10 vp",
        "deliver red I10 M9",
        "deliver white I10 M9 vp",
        "allocate",
        "allocate both",
        "concede maybe",
        "loco 2",
    ],
)
def test_what_is_no_move(line: str) -> None:
    with pytest.raises(MisreadError):
        GAME.parse(line)


def test_forms_say_the_same() -> None:
    """Fields that only help to find a move are no part of it."""
    build = GAME.compose("build", {"start": "K6", "hex": "J6", "face": "NE-SW", "steps": "1"})
    assert build == Build(hex="J6", face="NE-SW", steps=1)
    route = GAME.compose("route", {"start": "J3", "goal": "K6", "way": "J4 N-S J5 N-SE"})
    assert route == Route(tiles=(("J4", "N-S"), ("J5", "N-SE")))
    deliver = GAME.compose("deliver", {"cube": "red I10 M9", "way": "I10 K9 M9@ne", "points": "vp"})
    assert deliver == Deliver(colour="red", way=("I10", "K9", "M9@ne"), to="vp")
    assert GAME.compose("grow", {"city": "Hong Kong", "space": "2"}) == GAME.parse("grow hong-kong 2")
    assert GAME.compose("tile", {"tile": "urbanization", "use": "pass"}) == GAME.parse("tile urbanization pass")
    assert GAME.compose("tile", {"tile": "urbanization", "use": "pay"}) == GAME.parse("tile urbanization")
    assert GAME.compose("urbanize", {"town": "M6", "colour": "gray"}) == GAME.parse("urbanize M6 gray")
    assert GAME.compose("ferry", {"start": "Dalian", "steps": "1"}) == GAME.parse("ferry dalian +1")
    for kind in ("build", "route", "deliver"):
        with pytest.raises(MisreadError):
            GAME.compose(kind, {})


def test_field_names_can_be_options() -> None:
    """Slash commands are made of them: no word of the language, needed ones first."""
    for form in GAME.forms.values():
        names = [field.name for field in form.fields]
        assert not any(keyword.iskeyword(name) for name in names)
        needed = [field.needed for field in form.fields]
        assert needed == sorted(needed, reverse=True)


def test_what_was_misread_is_quoted() -> None:
    for said, text in (("build J6 NE-SW +x", "+x"), ("bid two", "two"), ("tile wagon", "wagon")):
        with pytest.raises(MisreadError) as misread:
            GAME.parse(said)
        assert misread.value.why.params["text"] == text


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("tile urbanisation passe", "tile urbanization pass"),
        ("tile croissance de cité passer", "tile city_growth pass"),
        ("tile urbanisation payer", "tile urbanization"),
        ("urbanize milford haven gray 4", "urbanize milford-haven gray 4"),
        ("urbanize milford haven gray", "urbanize milford-haven gray"),
        ("build san jose t:N", "build san-jose t:N"),
        ("build san jose t:N +1", "build san-jose t:N +1"),
        ("grow san luis obispo 3", "grow san-luis-obispo 3"),
        ("ferry port arthur", "ferry port-arthur"),
        ("fund hong kong", "fund hong-kong"),
        ("line san jose t:N,SE F9 NW-S", "line san-jose t:N,SE F9 S-NW"),
        ("ligne J4 N-S J5 N-SE", "line J4 N-S J5 N-SE"),
        ("route J4 N-S J5 N-SE", "line J4 N-S J5 N-SE"),
    ],
)
def test_french_words_names_of_several_words_and_old_names_are_understood(said: str, kept: str) -> None:
    move = GAME.parse(said)
    assert GAME.print(move) == kept
    assert GAME.parse(kept) == move


def test_a_name_of_two_words_is_found_on_the_map() -> None:
    assert california().player("A", cash=9).allowed("A build san jose t:NW")


def test_a_draft_of_the_old_name_is_still_a_draft() -> None:
    """Panels and sketches of before say `route`."""
    table = grid().player("A", cash=9)
    assert table.offers("A", "route").choices
