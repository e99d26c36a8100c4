"""Everything Freight Train can say is said in both languages, with the same variables."""

import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import rules.freight_train
from render.words import LANGUAGES, sources, words
from rules.core.contract import Choice, Draft, MisreadError, Offers, Refusal, Step
from rules.core.kinds import KindOfMove
from rules.core.phrase import Phrase
from rules.core.telling import found
from rules.freight_train.build import position
from rules.freight_train.caboose import TookCaboose
from rules.freight_train.event import FreightEvent
from rules.freight_train.fill import Filled
from rules.freight_train.flow import DayEnded, GameEnded, RoundBegan
from rules.freight_train.mobilise import Mobilised
from rules.freight_train.move import FreightMove
from rules.freight_train.pass_ import Passed
from rules.freight_train.picking import Placed
from rules.freight_train.rearrange import Rearranged
from rules.freight_train.scoring import ClassScore
from rules.freight_train.setup import Dealt
from rules.freight_train.state import FreightOptions, Spot, State
from rules.freight_train.switch import Switched
from rules.freight_train.take import Took
from rules.freight_train.trains import MISPLACED
from rules.freight_train.wagons import CLASSES
from tests.rules.freight_train.table import GAME, deal, event_of, step
from tests.rules.freight_train.test_notation import any_move

PLACED = (
    Placed(wagon="box", row=1, to=Spot(place="yard", number=2), length=3),
    Placed(wagon="ore", row=1, to=Spot(place="loco", number=1), length=1),
    Placed(wagon="ore", row=1, to=Spot(place="loco", number=1), length=2),
    Placed(wagon="tank", row=4, to=Spot(place="loco", number=2), length=1, became_mixed=True),
    Placed(wagon="tank", row=4, to=Spot(place="loco", number=2), length=2, became_mixed=True),
)
YARD = (("box", "ore"), ())
TABLE = position(2)


def day_ended(day: int, cause: str) -> DayEnded:
    classes = (
        ClassScore(name="box", lengths=(2, 1), points=(3, 1)),
        ClassScore(name="mixed", lengths=(0, 1), points=(0, 3)),
    )
    points = {1: (1, 0), 2: (0, 0), 3: (-2, -1)}[day]
    return DayEnded.model_validate(
        {
            "day": day,
            "cause": cause,
            "classes": classes,
            "train_points": (3, 4),
            "yard_wagons": (2, 1),
            "yard_points": points,
            "scores": (9, 8),
        }
    )


def dealt(day: int, free: tuple[int, ...] = ()) -> Dealt:
    return Dealt(
        day=day,
        main=(("box",), (), ("ore", "tank"), (), ()),
        yards=(YARD, YARD),
        locos=(7, 7),
        free=free,
        scores=(5, 5),
        marker=1,
        deck=51,
        options=FreightOptions(cabooses=True, debt=True),
    )


EVENTS: tuple[FreightEvent, ...] = (
    dealt(1),
    dealt(2, free=(0,)),
    dealt(3, free=(0, 1)),
    dealt(3),
    Filled(seat=0, row=2, drawn=("box", "ore"), deck=1),
    Filled(seat=0, row=2, drawn=(), end_at=0, deck=0, last_turns=(0, 1)),
    Took(seat=0, placed=PLACED),
    Switched(seat=1, placed=PLACED),
    Rearranged(seat=0, rows=YARD, score=4),
    Mobilised(seat=0, locos=6),
    TookCaboose(seat=0, loco=3, pile=0),
    TookCaboose(seat=0, loco=3, pile=6),
    Passed(seat=0, forced=True),
    Passed(seat=0, forced=False),
    RoundBegan(round=2, marker=1),
    *(day_ended(day, cause) for day in (1, 2, 3) for cause in ("card", "passes")),
    GameEnded(scores=(9, 8), winners=(0,)),
    GameEnded(scores=(1, 1), winners=(0, 1)),
)


@pytest.fixture(autouse=True)
def _no_complaints(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR, logger="render.words")


def said(phrase: Phrase, language: str, caplog: pytest.LogCaptureFixture) -> str:
    text = words(language).say(phrase, lambda seat: ("Alice", "Bob", "Chloé", "Denis", "Eva")[seat])
    assert not caplog.records, f"{phrase.key}: {caplog.records[-1].getMessage()}"
    assert "[freight" not in text
    assert "{" not in text
    assert text.strip()
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_event_is_told(event: FreightEvent, language: str, caplog: pytest.LogCaptureFixture) -> None:
    lines = [said(line, language, caplog) for line in GAME.tell(TABLE, event)]
    assert lines
    assert GAME.events.validate_json(GAME.events.dump_json(event)) == event


def test_each_event_kind_is_among_them() -> None:
    assert {type(event) for event in EVENTS} == set(found(FreightEvent))


def test_what_is_revealed_is_shown() -> None:
    assert dealt(1).shown() == "day 1, seat 2 begins, main box /  / ore tank /  / , yards box ore /  / box ore / "
    assert dealt(2).shown() == "day 2, seat 2 begins, main box /  / ore tank /  / "
    filled = Filled(seat=0, row=1, drawn=("box", "tank", "ore", "hopp", "gond"), end_at=2, deck=3)
    assert filled.shown() == "box tank END ore hopp gond"
    assert Took(seat=0, placed=PLACED).shown() == ""
    assert {type(event).__name__ for event in EVENTS if event.reveals} == {"Dealt", "Filled"}


def test_a_day_in_words(caplog: pytest.LogCaptureFixture) -> None:
    lines = [said(line, "en", caplog) for line in GAME.tell(TABLE, day_ended(1, "card"))]
    assert lines[1:] == [
        "box car: Alice **3** (2 wagons) and Bob **1** (1 wagon)",
        "mixed: Bob **3** (1 wagon)",
        "Private yards, a point for every two wagons: Alice **1** (2) and Bob **0** (1).",
        "**Results of day 1**",
        "Alice: 5 before, trains 3, yard 1 = **9**",
        "Bob: 4 before, trains 4, yard 0 = **8**",
    ]


def departed(day: int = 1) -> Step[State]:
    """The last turn of a day: five classes have a train, one of them a caboose, and a yard is not empty."""
    trains = {0: ("box box", "ore caboose", "mixed tank coil"), 1: ("box", "ore ore"), 2: ("refr",)}
    yards = {0: ("gond", "gond hopp"), 2: ("hopp", "")}
    state = position(3, day=day, trains=trains, yards=yards, turn=2, end_drawn=True, cabooses=True)
    return step(state, "rearrange hopp /")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_day_tells_all_twelve_classes(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """With every train's length and caboose."""
    done = departed()
    lines = [line for line in GAME.tell(done.state, event_of(done, DayEnded)) if line.key == "freight-class"]
    told = [said(line, language, caplog) for line in lines]
    assert len(told) == 12
    nobody = words(language).text("freight-class-none")
    assert sum(nobody in line for line in told) == 12 - 4
    ore = told[CLASSES.index("ore")]
    assert ("Alice **2** (1 wagon and a caboose)" in ore) == (language == "en")
    assert "Bob **3** (2 wagons)" in ore


@pytest.mark.parametrize("day", [1, 2, 3])
def test_the_results_of_a_day_add_up(day: int) -> None:
    done = departed(day)
    ended = event_of(done, DayEnded)
    totals = [line.params for line in GAME.tell(done.state, ended) if line.key == "freight-total"]
    assert len(totals) == 3
    for seat, told in enumerate(totals):
        numbers = [number for name in ("before", "trains", "yard") if isinstance(number := told[name], int)]
        assert sum(numbers) == told["score"] == done.state.players[seat].score
        assert told["trains"] == sum(one.points[seat] for one in ended.classes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_game_tells_the_whole_sheet(language: str, caplog: pytest.LogCaptureFixture) -> None:
    done = departed(3)
    result = GAME.result(done.state)
    assert result is not None
    lines = GAME.tell(done.state, event_of(done, GameEnded))
    assert lines[1:] == result.lines
    assert len(lines) == 4
    for line in lines:
        said(line, language, caplog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_kind_of_minus_and_never_minus_nothing(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Yards and scores below zero; and nobody has paid minus nothing."""
    broke = position(2, day=3, scores={0: -12, 1: 0}, yards={0: ("box", "")}, turn=1, end_drawn=True)
    done = step(broke, "take 1>loco1 1>loco2 1>loco3")
    told = " ".join(said(line, language, caplog) for event in done.events for line in GAME.tell(done.state, event))
    assert "−13" in told
    assert "−1 " in told
    assert not re.search(r"[−-]0|-\d", told)


def test_a_take_in_french(caplog: pytest.LogCaptureFixture) -> None:
    (line,) = GAME.tell(TABLE, Took(seat=0, placed=PLACED[:2]))
    assert said(line, "fr", caplog).replace("\u202f", " ") == (
        "Alice prend : couvert (rangée 1) → **entrepôt, rangée 2** et minerai (rangée 1) → **train 1** (nouveau)."
    )


def refusals() -> list[Refusal]:
    """Whatever thousands of random moves in varied positions are refused for, and offers with random drafts."""
    dice = random.Random(9)
    crowded = ("refr " * 8, "stock " * 8)
    closed = ("box box", "mixed ore tank caboose", "gond")
    positions = [
        deal(4),
        position(main=("box",), filled=True),
        position(main=("box ore", "tank", "coil"), yards={0: crowded}, trains={0: closed}, cabooses=True),
        position(main=("box",) * 5, deck="", yards={0: ("box", "")}, scores={0: 0}, day=3, mobilised={0: (3,)}),
        position(main=("box",), deck=""),
        position(trains={0: closed}, cabooses=True).model_copy(update={"caboose_pile": 0}),
        position(3, turn=1, mobilised={1: (1,)}),
        position().model_copy(update={"over": True}),
    ]
    found: list[Refusal] = []
    for state in positions:
        for _ in range(400):
            seat = dice.choice((state.turn, state.turn, (state.turn - 1) % 3, (state.turn + 1) % 3))
            outcome = GAME.attempt(state, seat, _nearer(any_move(dice), dice))
            found += [outcome] if isinstance(outcome, Refusal) else []
        for kind in (*GAME.forms, "dance"):
            offered = GAME.offers(state, state.turn, Draft(kind=kind))
            found += [offered.refusal] if offered.refusal else []
    return found


def _nearer(move: FreightMove, dice: random.Random) -> KindOfMove[State]:
    text = re.sub(r"\d+", lambda _: str(dice.randrange(1, 7)), GAME.print(move))
    return GAME.parse(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    found = refusals()
    assert len({(refusal.rule, refusal.why.key) for refusal in found}) > 25
    for refusal in {refusal.model_dump_json(): refusal for refusal in found}.values():
        said(refusal.why, language, caplog)
        if refusal.instead:
            said(refusal.instead, language, caplog)


def keys_of(phrase: Phrase) -> Iterator[str]:
    """Its key and those of the phrases in it."""
    yield phrase.key
    for value in phrase.params.values():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Phrase):
                yield from keys_of(item)


def offered() -> list[Choice | Phrase]:
    """Labels, notes and warnings on the way through random games."""
    dice = random.Random(11)
    found: list[Choice | Phrase] = []
    trains = {0: ("tank", "ore ore")}
    state = position(yards={0: ("box ore", "tank")}, trains=trains, cabooses=True, main=("ore box tank",))
    for _ in range(300):
        draft = Draft()
        while (offers := GAME.offers(state, state.turn, draft)).choices:
            found += [*offers.choices, *([offers.warning] if offers.warning else [])]
            draft = _chosen(draft, offers, dice)
        found += [offers.warning] if offers.warning else []
    return found


def _chosen(draft: Draft, offers: Offers, dice: random.Random) -> Draft:
    value = dice.choice(offers.choices).value
    if offers.field is None:
        return Draft(kind=value)
    if GAME.forms[draft.kind].grows(offers.field):
        return draft.with_item(value)
    return draft.with_value(offers.field, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_is_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    keys = set()
    for one in {one.model_dump_json(): one for one in offered()}.values():
        for phrase in (one.label, one.note) if isinstance(one, Choice) else (one,):
            if phrase:
                keys |= set(keys_of(phrase))
                assert len(said(phrase, language, caplog)) <= 100
    assert {"freight-warn-mixed", "freight-choice-order", "freight-note-becomes-mixed", "freight-choice-mixed"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_misreading_is_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    lines = ["x", "fill x", "take 1", "take 1>x", "take 1:x>yard1", "take order x", "rearrange x"]
    for line in lines:
        with pytest.raises(MisreadError) as misread:
            GAME.parse(line)
        said(misread.value.why, language, caplog)
    for kind, values in (("pass", {"x": "1"}), ("take", {"wagon1": "1>yard1"})):
        with pytest.raises(MisreadError) as misread:
            GAME.compose(kind, values)
        said(misread.value.why, language, caplog)


def keys_in_the_code() -> set[str]:
    folder = Path(rules.freight_train.__file__).parent
    text = "\n".join(path.read_text() for path in folder.glob("*.py"))
    keys = set(re.findall(r'"(freight-[a-z0-9-]+)"', text))
    keys |= {f"freight-no-{key}" for key in re.findall(r'refuse\(\s*"FT-[\d.]+",\s*"([a-z-]+)"', text)}
    keys |= {f"freight-no-{why}" for why, _ in MISPLACED.values()}
    keys |= {f"freight-instead-{hint}" for _, hint in MISPLACED.values()}
    keys |= {f"freight-instead-{key}" for key in re.findall(r'instead\(\s*"([a-z-]+)"', text)}
    keys |= {f"freight-misread-{key}" for key in re.findall(r'misread\(\s*"([a-z-]+)"', text)}
    keys |= {f"freight-wagon-{name}" for name in CLASSES}
    keys |= {f"freight-kind-{kind}" for kind in GAME.forms}
    keys |= {f"freight-option-{name}{end}" for name in FreightOptions.model_fields for end in ("", "-help", "-on")}
    for kind, form in GAME.forms.items():
        names = [f"command-freight-{kind}", *(f"field-freight-{kind}-{field.name}" for field in form.fields)]
        keys |= {f"{name}{end}" for name in names for end in ("", "-help")}
    return keys | {"freight-title", "command-freight", "command-freight-help"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_code_has_words(language: str) -> None:
    assert {key for key in keys_in_the_code() if not words(language).has(key)} == set()


def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message, by the text between its name and the next."""
    found: dict[str, set[str]] = {}
    text = sources(language)["freight_train.ftl"]
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.span:
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_both_languages_have_the_same_keys_and_variables() -> None:
    english, french = variables("en"), variables("fr")
    assert english.keys() == french.keys()
    differ = {key for key in english if english[key] != french[key]}
    assert differ == set()
    assert english["freight-filled"] >= {"who", "row", "drawn", "deck"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_keep_to_discords_limits(language: str) -> None:
    for key in keys_in_the_code():
        if key.startswith(("command-", "field-")):
            text = words(language).text(key)
            if key.endswith("-help"):
                assert 1 <= len(text) <= 100, key
            else:
                assert re.fullmatch(r"[-_\w]{1,32}", text), key
                assert text == text.lower()


def test_english_command_words_are_the_names_in_the_forms() -> None:
    for kind, form in GAME.forms.items():
        assert words("en").text(f"command-freight-{kind}") == kind
        for field in form.fields:
            assert words("en").text(f"field-freight-{kind}-{field.name}") == field.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_localised_names_do_not_clash(language: str) -> None:
    kinds = [words(language).text(f"command-freight-{kind}") for kind in GAME.forms]
    assert len(set(kinds)) == len(kinds)
    for kind, form in GAME.forms.items():
        names = [words(language).text(f"field-freight-{kind}-{field.name}") for field in form.fields]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_is_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    result = GAME.result(position(2).model_copy(update={"over": True}))
    assert result is not None
    for line in result.lines:
        said(line, language, caplog)
