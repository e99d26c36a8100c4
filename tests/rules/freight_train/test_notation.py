"""Moves as lines and as forms: parse and print are exact inverses, nonsense is a MisreadError."""

import ast
import random
import re
from pathlib import Path

import pytest
from pydantic import ValidationError

import rules.freight_train
from render.words import LANGUAGES, words
from rules.core.contract import MisreadError
from rules.freight_train.caboose import Caboose
from rules.freight_train.fill import Fill
from rules.freight_train.mobilise import Mobilise
from rules.freight_train.move import FreightMove
from rules.freight_train.pass_ import Pass
from rules.freight_train.picking import Pick
from rules.freight_train.rearrange import Rearrange
from rules.freight_train.state import Spot
from rules.freight_train.switch import Switch
from rules.freight_train.take import Take
from rules.freight_train.wagons import NAMES, WAGONS
from tests.rules.freight_train.table import GAME


def any_move(dice: random.Random) -> FreightMove:
    """Any move that can be made at all, legal or not."""

    def spot() -> Spot:
        if dice.random() < 0.4:
            return Spot(place="yard", number=dice.randrange(10_000))
        return Spot(place="loco", number=dice.randrange(12), mixed=dice.random() < 0.3)

    def pick() -> Pick:
        return Pick(row=dice.randrange(10_000), wagon=dice.choice((None, *WAGONS)), to=spot())

    def wagons() -> tuple[str, ...]:
        return tuple(dice.choices(WAGONS, k=dice.randrange(10)))

    def order() -> tuple[int, ...]:
        return tuple(dice.randrange(1, 10) for _ in range(dice.randrange(5)))

    picks = tuple(pick() for _ in range(dice.randrange(6)))
    match dice.randrange(7):
        case 0:
            return Fill(row=dice.choice((None, dice.randrange(10_000))))
        case 1:
            return Take(picks=picks, order=order())
        case 2:
            return Switch(picks=picks, order=order())
        case 3:
            return Rearrange.model_validate({"rows": (wagons(), wagons())})
        case 4:
            return Caboose(loco=dice.randrange(10_000))
        case 5:
            return Mobilise()
    return Pass()


def test_what_is_printed_reads_back_as_the_same_move() -> None:
    dice = random.Random(1)
    for _ in range(3000):
        move = any_move(dice)
        assert GAME.parse(GAME.print(move)) == move


@pytest.mark.parametrize(
    "line",
    [
        "fill",
        "fill 3",
        "take 1>yard2 1>loco3 4:box>loco5:mixed",
        "take 1>yard2 1>yard2 4>loco5 order 2 1 3",
        "switch 1>loco2 2:ore>loco4",
        "rearrange box ore / tank",
        "rearrange / tank",
        "rearrange tank /",
        "mobilise",
        "caboose 3",
        "pass",
    ],
)
def test_lines_print_as_they_are_written(line: str) -> None:
    assert GAME.print(GAME.parse(line)) == line


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("  FILL   2 ", "fill 2"),
        ("Take 1 > Yard2 1>LOCO3 4 : Box > loco5 : mixed", "take 1>yard2 1>loco3 4:box>loco5:mixed"),
        ("take 1>yard1 2>yard1 3>yard1 order 213", "take 1>yard1 2>yard1 3>yard1 order 2 1 3"),
        ("rearrange Box ore/tank", "rearrange box ore / tank"),
        ("rearrange hopper citerne / reefer", "rearrange hopp tank / refr"),
        ("caboose loco3", "caboose 3"),
        (
            "take 1:Tank car>loco3 2 : porte-rouleaux d'acier > yard1 3:minerai>yard2",
            "take 1:tank>loco3 2:coil>yard1 3:ore>yard2",
        ),
        ("switch 1:réfrigéré>loco1 2:AUTO RACK>loco2", "switch 1:refr>loco1 2:auto>loco2"),
        ("rearrange box car ore / porte voitures tombereau", "rearrange box ore / auto hopp"),
    ],
)
def test_reading_is_forgiving(written: str, meant: str) -> None:
    assert GAME.print(GAME.parse(written)) == meant


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "freight-misread-move"),
        ("dance", "freight-misread-move"),
        ("fill 1 2", "freight-misread-move"),
        ("fill x", "freight-misread-number"),
        ("fill ²", "freight-misread-number"),
        ("fill 99999", "freight-misread-number"),
        ("pass now", "freight-misread-move"),
        ("take 1", "freight-misread-pick"),
        ("take 1>shed2", "freight-misread-spot"),
        ("take 1>yard2:mixed", "freight-misread-spot"),
        ("take 1:bus>yard2", "freight-misread-wagon"),
        ("take 1:>yard2", "freight-misread-wagon"),
        ("take 1>yard1 order x", "freight-misread-order"),
        ("take 1>yard1 order 1 order 2", "freight-misread-order"),
        ("rearrange box", "freight-misread-rearrange"),
        ("rearrange box / ore / tank", "freight-misread-rearrange"),
        ("caboose", "freight-misread-move"),
    ],
)
def test_nonsense_is_misread(line: str, key: str) -> None:
    with pytest.raises(MisreadError) as misread:
        GAME.parse(line)
    assert misread.value.why.key == key


def test_a_long_text_is_quoted_short() -> None:
    with pytest.raises(MisreadError) as misread:
        GAME.parse("x" * 5000)
    assert len(str(misread.value.why.params["text"])) < 100


def test_random_bytes_never_break_the_reader() -> None:
    dice = random.Random(2)
    letters = "take swich loco yard123:>/ order fill\n\tbox ore²½ é🚂\x00"
    for _ in range(3000):
        text = "".join(dice.choices(letters, k=dice.randrange(40)))
        try:
            move = GAME.parse(text)
        except MisreadError:
            continue
        assert GAME.parse(GAME.print(move)) == move


def test_every_pattern_reads_a_line_once() -> None:
    """A line costs what it is long: patterns are matched whole and repeat without end at most once."""
    folder = Path(rules.freight_train.__file__).parent
    found = 0
    for path in folder.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("re."):
                assert ast.unparse(call.func) == "re.fullmatch", path.name
                pattern = ast.literal_eval(call.args[0])
                assert len(re.findall(r"[*+]|,}", pattern)) <= 1, pattern
                found += 1
    assert found >= 3


@pytest.mark.parametrize("size", [6_000, 2_000_000])
def test_a_line_of_blanks_is_read_as_nothing(size: int) -> None:
    for line in (" " * size, "take" + " " * size, "take 1" + " " * size + ">yard1", ">" * size, "box " * (size // 4)):
        with pytest.raises(MisreadError) as misread:
            GAME.parse(line)
        assert len(str(misread.value.why.params["text"])) < 100
    for kind, field in (("switch", "wagon1"), ("rearrange", "row1"), ("caboose", "train")):
        with pytest.raises(MisreadError):
            GAME.compose(kind, {field: "1" + " >:" * size})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_wagon_is_understood(language: str) -> None:
    """What the locale files call it, wherever a code is written."""
    for code in WAGONS:
        name = words(language).text(f"freight-wagon-{code}")
        assert NAMES.find(name) == code
        assert GAME.print(GAME.parse(f"switch 1:{name}>loco1")) == f"switch 1:{code}>loco1"
        assert GAME.print(GAME.parse(f"rearrange {name} ore / {name.upper()}")) == f"rearrange {code} ore / {code}"
        assert GAME.compose("rearrange", {"row1": f"{name}, {name}"}) == GAME.parse(f"rearrange {code} {code} /")


def test_a_yard_row_is_never_mixed() -> None:
    with pytest.raises(ValidationError):
        Spot(place="yard", number=1, mixed=True)


@pytest.mark.parametrize(
    ("kind", "values", "line"),
    [
        ("fill", {}, "fill"),
        ("fill", {"row": " 3 "}, "fill 3"),
        (
            "take",
            {"wagon1": "1>yard2", "wagon2": "1:Box > Loco 3", "wagon3": "4>loco5:mixed"},
            "take 1>yard2 1:box>loco3 4>loco5:mixed",
        ),
        (
            "take",
            {"wagon1": "1>yard2", "wagon2": "1>yard2", "wagon3": "1>yard2", "order": "2,1"},
            "take 1>yard2 1>yard2 1>yard2 order 2 1",
        ),
        ("switch", {"wagon1": "1>loco2", "order": "1"}, "switch 1>loco2 order 1"),
        ("switch", {"wagon1": "1 : ore > LOCO2", "wagon2": "2>loco1"}, "switch 1:ore>loco2 2>loco1"),
        ("rearrange", {"row1": "box, ORE", "row2": "tank"}, "rearrange box ore / tank"),
        ("rearrange", {"row1": "box"}, "rearrange box /"),
        ("rearrange", {"row1": "-", "row2": "box"}, "rearrange / box"),
        ("mobilise", {}, "mobilise"),
        ("caboose", {"train": "loco 3"}, "caboose 3"),
        ("pass", {}, "pass"),
    ],
)
def test_forms_say_moves(kind: str, values: dict[str, str], line: str) -> None:
    assert GAME.print(GAME.compose(kind, values)) == line


@pytest.mark.parametrize(
    ("kind", "values", "key"),
    [
        ("dance", {}, "freight-misread-move"),
        ("pass", {"row": "1"}, "freight-misread-field"),
        ("take", {"from1": "1"}, "freight-misread-field"),
        ("take", {}, "freight-misread-gap"),
        ("take", {"wagon1": "1>yard1"}, "freight-misread-gap"),
        ("take", {"wagon1": "1>yard1", "wagon3": "1>yard1"}, "freight-misread-gap"),
        ("switch", {"wagon1": "1>loco1", "wagon3": "1>loco1"}, "freight-misread-gap"),
        ("switch", {"wagon1": "1"}, "freight-misread-pick"),
        ("switch", {"wagon1": "one>loco1"}, "freight-misread-number"),
        ("switch", {"wagon1": "1>somewhere"}, "freight-misread-spot"),
        ("switch", {"wagon1": "1>loco1", "order": "first"}, "freight-misread-order"),
        ("rearrange", {"row1": "bus"}, "freight-misread-wagon"),
        ("caboose", {}, "freight-misread-gap"),
        ("caboose", {"train": "x"}, "freight-misread-number"),
        ("fill", {"row": "two"}, "freight-misread-number"),
    ],
)
def test_forms_that_say_nothing(kind: str, values: dict[str, str], key: str) -> None:
    with pytest.raises(MisreadError) as misread:
        GAME.compose(kind, values)
    assert misread.value.why.key == key


def test_the_forms_of_the_game() -> None:
    assert list(GAME.forms) == ["fill", "take", "switch", "rearrange", "mobilise", "caboose", "pass"]
    needed = {kind: [field.name for field in form.fields if field.needed] for kind, form in GAME.forms.items()}
    assert needed["take"] == ["wagon1", "wagon2", "wagon3"]
    assert needed["switch"] == ["wagon1"]
    assert GAME.forms["rearrange"].grows("row1")
    assert not GAME.forms["take"].grows("wagon1")
