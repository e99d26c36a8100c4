"""How moves are written: parse and print are inverses, names are understood in both languages, nonsense is told so."""

import pytest

from rules.china_rails.game import ChinaRails
from rules.china_rails.state import ChinaOptions
from rules.core.chance import Chance
from rules.core.contract import Draft, MisreadError
from tests.rules.china_rails.table import game, logged, refusal, refused, step, table

GAME = ChinaRails()
WRITTEN = [
    "build BB30 BC30 BD29",
    "build BB30 BC30 / AZ30 AY30",
    "build wuhan from beijing via xuzhou",
    "build hong kong",
    "move BC30 BD29",
    "move nanjing by points",
    "move nanjing by far",
    "load tea silk",
    "load tea tea",
    "drop tea",
    "deliver tea",
    "deliver tea 17",
    "stop",
    "upgrade fast",
    "start BA30",
    "start hong kong",
    "discard",
    "ferry",
    "ferry 2",
    "ferry 1",
    "ferry 6",
    "deliver tea 136",
    "load tea tea tea",
    "link xiamen port",
    "lose tea",
    "loan 10",
    "end",
    "end delivery",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_parse_and_print_are_inverses(text: str) -> None:
    """For each kind, in the form that is printed."""
    assert GAME.print(GAME.parse(text)) == text
    assert GAME.parse(text.upper()) == GAME.parse(text)
    assert GAME.moves.validate_json(GAME.moves.dump_json(GAME.parse(text))) == GAME.parse(text)


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("build bb30 bc30", "build BB30 BC30"),
        ("build beijing>wuhan", "build wuhan from beijing"),
        ("build to wuhan from beijing", "build wuhan from beijing"),
        ("load tea 2", "load tea tea"),
        ("move to nanjing", "move nanjing"),
        ("move nanjing by fees", "move nanjing"),
        ("end turn", "end"),
    ],
)
def test_other_ways_to_say_it(said: str, same: str) -> None:
    assert GAME.parse(said) == GAME.parse(same)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "build",
        "build from beijing",
        "move",
        "load",
        "load tea tea tea tea",
        "drop",
        "drop tea silk",
        "deliver",
        "deliver tea x",
        "deliver tea 1 2",
        "upgrade",
        "upgrade slow",
        "start",
        "ferry x",
        "ferry 7",
        "ferry 0",
        "load tea 4",
        "load 2 tea",
        "deliver tea 1000",
        "link",
        "lose",
        "loan",
        "loan much",
        "loan 1000",
        "end game",
        "stop here",
        "discard 1",
        "build " + "x" * 50,
        "build " + "A1 " * 70,
        "load " + "x" * 50,
        "drop " + "x" * 50,
        "lose " + "x" * 50,
        "deliver " + "x" * 50,
    ],
)
def test_what_is_no_move_is_misread(text: str) -> None:
    with pytest.raises(MisreadError):
        GAME.parse(text)


def test_names_and_aliases_in_both_languages() -> None:
    """Pékin, Peking and Beijing are one place; HK is Hong Kong; goods too."""
    board = GAME.board
    for name in ("Pékin", "pekin", "PEKING", "Beijing"):
        assert board.places.find(name) == "c0"
    assert board.places.find("hk") == board.places.find("Hong Kong")
    assert board.places.find("Qihihar") == board.places.find("Tsitsihar")
    assert board.freights.find("thé") == board.freights.find("tea")
    state = GAME.setup(ChinaOptions(), 2, Chance(bytes(32))).state
    first = GAME.apply(state, state.turn, GAME.parse("build canton from hk"), Chance(bytes(32)))
    again = GAME.apply(state, state.turn, GAME.parse("build guangzhou from hong kong"), Chance(bytes(32)))
    assert first.state == again.state


def test_compass_runs_on_the_shipped_board() -> None:
    """`BB30 e2 ne` counts the dots for the player; a label that exists is that milepost."""
    state = GAME.setup(ChinaOptions(), 2, Chance(bytes(32))).state
    said = GAME.apply(state, state.turn, GAME.parse("build BB30 e2 ne"), Chance(bytes(32))).said
    assert said == GAME.parse("build BB30 BC30 BD30 BE29")
    run = GAME.apply(state, state.turn, GAME.parse("build beijing e2"), Chance(bytes(32))).said
    assert run == GAME.parse("build BB30 BC30 BD30")
    west = GAME.apply(state, state.turn, GAME.parse("build beijing w2"), Chance(bytes(32))).said
    assert west == GAME.parse("build AZ30 AY30 AX30")


def test_an_unknown_name_is_refused_with_what_was_probably_meant() -> None:
    found = refusal(table(phase="building"), "build kilos")
    assert found is not None
    assert found.why.params["near"] == "Kilo"
    assert refusal(table(trains={0: "A1"}), "load teaa") is not None
    assert refused(table(phase="building"), "build atlantis") == "CR-4.1"
    assert refused(table(trains={0: "A1"}), "load gold") == "CR-16.1"
    assert refused(table(trains={0: "A1"}), "drop gold") == "CR-17.1"
    assert refused(table(trains={0: "D1"}, loads={0: ("tea",)}), "deliver gold") == "CR-18.1"
    assert refused(table(), "start atlantis") == "CR-11.2"
    assert refused(table(trains={0: "A1"}), "move atlantis") == "CR-12.1"
    assert refused(table(phase="building"), "link atlantis") == "CR-10.1"


def test_the_form_says_the_same_as_the_line() -> None:
    """Every field of the slash commands."""
    pairs = [
        ("build", {"to": "wuhan", "from": "beijing", "via": "xuzhou"}, "build wuhan from beijing via xuzhou"),
        ("move", {"to": "nanjing", "by": "points"}, "move nanjing by points"),
        ("load", {"goods": "tea silk"}, "load tea silk"),
        ("deliver", {"good": "tea", "card": "17"}, "deliver tea 17"),
        ("ferry", {"owner": "2"}, "ferry 2"),
        ("end", {"what": "delivery"}, "end delivery"),
        ("loan", {"amount": "5"}, "loan 5"),
    ]
    for kind, values, text in pairs:
        assert GAME.compose(kind, values) == GAME.parse(text)
    with pytest.raises(MisreadError):
        GAME.compose("move", {"to": "nanjing", "by": "air"})


def test_a_line_of_moves_stops_at_an_event_cr_r77() -> None:
    """An event card halts; the rest is for the player to decide anew."""
    state = table(trains={0: "D1"}, loads={0: ("tea",)}, hands={0: ("Kilo: Tea 9",)}, deck=("strike", "demand"))
    assert any(event.halts for event in step(state, "deliver tea").events)
    calm = table(trains={0: "D1"}, loads={0: ("tea",)}, hands={0: ("Kilo: Tea 9",)}, deck=("demand",))
    assert not any(event.halts for event in step(calm, "deliver tea").events)


def test_the_log_says_in_full_what_was_said_short() -> None:
    """Targets, aliases and the card; the log form is its own log form."""
    state = table(
        track={0: ("A1 B1 C1 D1",)},
        trains={0: "A1"},
        goods={"North": ("Tea",)},
        loads={0: ("silk",)},
        hands={0: ("Kilo: Silk 9",)},
    )
    rules = game(state)
    for said, full in (("move kilo", "move B1 C1 D1"), ("load TEA", "load tea"), ("end", "end")):
        assert logged(state, said) == full
        assert logged(state, full) == full
    there = step(state, "move kilo").state
    assert step(there, "deliver silk").said == rules.parse("deliver silk 1")


def test_growing_paths_offer_the_next_step() -> None:
    """Six directions with their price, legal ones only; after a target, the steps beyond it."""
    state = table(phase="building", track={0: ("A1 B1",)})
    asked = game(state).offers(state, 0, Draft(kind="build", growing="B1"))
    assert {choice.value for choice in asked.choices} == {"C1", "B2", "A2"}
    assert not asked.closes
    more = game(state).offers(state, 0, Draft(kind="build", growing="B1 C1"))
    assert more.closes
    assert "D1" in {choice.value for choice in more.choices}


def test_west_may_be_written_in_french() -> None:
    """`so2` is `sw2`, `no` is `nw`, `o2` is `w2`, where no milepost is called so."""
    state = GAME.setup(ChinaOptions(), 2, Chance(bytes(32))).state
    for french, english in (("so2", "sw2"), ("no2", "nw2"), ("o", "w"), ("e2 so", "e2 sw")):
        said = [
            GAME.apply(state, state.turn, GAME.parse(f"build beijing {way}"), Chance(bytes(32))).said
            for way in (french, english)
        ]
        assert said[0] == said[1]


def test_french_names_are_those_of_the_rulebook() -> None:
    """Beijing, Qiqihar and Guangzhou; who writes the old names is understood."""
    board = GAME.board
    for old, name in (("Pékin", "Beijing"), ("Tsitsihar", "Qiqihar"), ("Canton", "Guangzhou")):
        code = board.places.find(old)
        assert code is not None
        assert board.cities[int(code[1:])].name.of("fr") == name
