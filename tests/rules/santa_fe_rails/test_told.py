"""What is told, in both languages: every event, refusal, label and note has words, and they say what happened."""

import logging
import re
from pathlib import Path

import pytest

import rules.santa_fe_rails
from render.words import LANGUAGES, words
from rules.core.contract import Event, Refusal, Step
from rules.core.phrase import Phrase
from rules.core.telling import found
from rules.santa_fe_rails.event import SantaFeEvent
from rules.santa_fe_rails.state import SantaFeOptions, State
from tests.rules.santa_fe_rails.table import GAME, TERRAIN, deal, position, seeded, step

NAMES = ("Ada", "Bob", "Cleo", "Dan")


def said(line: Phrase, language: str) -> str:
    return words(language).say(line, lambda seat: NAMES[seat]).replace("\u202f", " ")


def told(result: Step[State], language: str) -> list[str]:
    return [said(line, language) for event in result.events for line in GAME.tell(result.state, event)]


def public(result: Step[State], language: str) -> str:
    heard = (event for event in result.events if event.audience is None)
    return "\n".join(said(line, language) for event in heard for line in GAME.tell(result.state, event))


@pytest.fixture(autouse=True)
def _no_gap(caplog: pytest.LogCaptureFixture) -> object:
    yield
    assert [entry.message for entry in caplog.records if entry.levelno >= logging.ERROR] == []


TO_ELP = {"SF": ("CHI KC ELP:2",)}


@pytest.mark.parametrize(
    ("language", "laid", "earned"),
    [
        (
            "en",
            "Ada lays **Santa Fe** from Kansas City to **El Paso**, space 3 of 3. 27 left.",
            "💰 Ada earns **$12**: $4 for first service and $8 historical. Now $14.",
        ),
        (
            "fr",
            "Ada pose **Santa Fe**, Kansas City → **El Paso**, trait 3 sur 3. Reste 27.",
            "💰 Ada gagne **12 $** : 4 $ de première desserte et 8 $ de bonus historique. En caisse : 14 $.",
        ),
    ],
)
def test_a_segment_and_its_bonus(language: str, laid: str, earned: str) -> None:
    state = position(2, tracks=TO_ELP, revealed={0: "double"})
    assert told(step(state, "lay SF to ELP"), language) == [laid, earned]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ada lays **Union Pacific** from Denver towards Salt Lake City, space 1 of 2, for $1. 19 left."),
        ("fr", "Ada pose **Union Pacific**, Denver → Salt Lake City, trait 1 sur 2, pour 1 $. Reste 19."),
    ],
)
def test_terrain_and_the_way(language: str, line: str) -> None:
    state = position(2, options=TERRAIN, tracks={"UP": ("CHI OMA DEN",)})
    assert told(step(state, "lay UP to SLC"), language) == [line]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "🎴 **The cards are shown.**",
                "Ada: **Denver and Santa Fe branch** (1 segment in each phase)",
                "Bob: **triple turn** (up to 3 segments in each phase, no bonus)",
            ],
        ),
        (
            "fr",
            [
                "🎴 **Les cartes sont révélées.**",
                "Ada : **Denver et embranchement Santa Fe** (1 tronçon par phase)",
                "Bob : **triple tour** (jusqu’à 3 tronçons par phase, aucun bonus)",
            ],
        ),
    ],
)
def test_cards_shown_together(language: str, lines: list[str]) -> None:
    state = position(2, phase="choose", hands={0: "DEN branch SF", 1: "triple"})
    state = step(state, "choose DEN +branch SF", 0).state
    shown = step(state, "choose triple", 1)
    assert public(shown, language).splitlines()[1:] == lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "🚂 Ada turns up **Rock Island**: a short line opens in Chicago with 10 segments, for everyone to lay."),
        (
            "fr",
            "🚂 Ada révèle **Rock Island** : une compagnie locale ouvre à Chicago avec 10 tronçons, "
            "que chacun peut poser.",
        ),
    ],
)
def test_a_short_line_opens(language: str, line: str) -> None:
    state = position(3, phase="draw", hands={0: "DEN"}, top="short:RI LA")
    assert told(step(state, "draw deck"), language)[0] == line


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Ada: $11 + Los Angeles 7×2=14, El Paso 5×3=15, Minneapolis 4×1=4 and Sacramento 7×0=0 = **44**",
                "Bob: $2 + no city card = **2**",
                "Dummy player: Dallas 3×2=6 = **6**",
            ],
        ),
        (
            "fr",
            [
                "Ada : 11 $ + Los Angeles 7×2=14, El Paso 5×3=15, Minneapolis 4×1=4 et Sacramento 7×0=0 = **44**",
                "Bob : 2 $ + aucune carte ville = **2**",
                "Troisième homme : Dallas 3×2=6 = **6**",
            ],
        ),
    ],
)
def test_the_score_sheet_card_by_card(language: str, lines: list[str]) -> None:
    tracks = {"SF": ("CHI KC ELP LA",), "SP": ("NO DAL ELP LA@2",), "TP": ("NO DAL@2 ELP@2",), "GN": ("MIL MSP",)}
    state = position(2, tracks=tracks, played={0: "LA ELP MSP SAC"}, money={0: 11}, tokens="MSP 4", box="DAL")
    result = GAME.result(state.model_copy(update={"phase": "over", "cause": "laid"}))
    assert result is not None
    assert [said(line, language) for line in result.lines] == lines


ALL_OPTIONS = SantaFeOptions(terrain=True, retake_own=False, rock_island="11")
EPISODES: tuple[tuple[State, tuple[str, ...]], ...] = (
    (
        position(2, phase="draw", turn=1, hands={0: "DEN SLC ELP LA", 1: "SAC SAC"}, top="short:RI LA OMA"),
        ("draw deck", "draw double"),
    ),
    (position(2, phase="draw", hands={0: "DEN"}, deck="", money={0: 3}), ("draw branch SF", "draw boom", "stop")),
    (position(2, phase="draw", hands={0: "DEN"}, deck=""), ("draw four",)),
    (position(2, phase="choose", hands={0: "DEN SLC", 1: ""}), ("choose DEN",)),
    (position(2, revealed={0: "boom"}), ("boom OMA 4 DAL 5", "lay SF to KC")),
    (position(2, revealed={0: "four", 1: "DEN"}), ("lay SF to KC", "done", "lay UP to OMA", "lay UP to OMA")),
    (position(2, revealed={0: "LA branch SF", 1: "double"}, phase="second", turn=1), ("lay SF to KC", "done")),
    (position(2, phase="second", revealed={0: "double"}, hands={0: "DEN"}, top="LA"), ("exchange DEN",)),
    (position(2, options=TERRAIN, revealed={0: "four"}), ("defer", "pass")),
    (position(2, options=TERRAIN, box="DEN short:RI"), ("pass", "pass")),
    (position(2, options=TERRAIN, revealed={0: "double"}), ("lay SF to KC", "pass")),
    (position(2, tracks={"SP": ("NO DAL",)}, out="branch SP branch SP branch SP"), ("lay SP from DAL to GAL",)),
    (position(2, tracks=TO_ELP, revealed={0: "triple"}), ("lay SF to ELP",)),
)


def every_event() -> list[tuple[State, Event]]:
    """Events of every kind and wording, with the positions they led to."""
    results = [GAME.setup(ALL_OPTIONS, 4, seeded())]
    for state, texts in EPISODES:
        for text in texts:
            results.append(step(state, text))
            state = results[-1].state
    last = position(2, phase="choose", hands={0: "DEN", 1: "LA"})
    results.append(step(step(last, "choose DEN", 0).state, "choose LA", 1))
    return [(result.state, event) for result in results for event in result.events]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    events = every_event()
    assert {type(event) for _, event in events} == set(found(SantaFeEvent))
    for state, event in events:
        for line in GAME.tell(state, event):
            text = said(line, language)
            assert text.strip()
            assert "{" not in text
            assert not text.startswith("[")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draw_of_a_card_is_told_to_its_drawer_alone(language: str) -> None:
    """SF-1.5, SF-R31"""
    drawn = step(position(3, phase="draw", hands={0: "DEN"}, top="LA"), "draw deck")
    assert "Los Angeles" not in public(drawn, language)
    assert "Los Angeles" in "\n".join(told(drawn, language))


REFUSED = (
    (position(2, tracks={"SF": ("CHI KC DEN",)}), "lay SF from KC to ELP"),
    (position(2, tracks={"SF": ("CHI KC DEN:1",)}), "lay SF from KC to ELP"),
    (position(2, tracks={"SP": ("NO DAL GAL",)}), "lay SP from DAL to ELP"),
    (position(2, tracks={"DRGW": ("DEN SLC",)}), "lay DRGW from OMA to MSP"),
    (position(2), "lay SF from KC to DEN"),
    (position(2), "lay SF from CHI to DEN"),
    (position(2), "lay RI to KC"),
    (position(2), "lay XX to KC"),
    (position(2), "pass"),
    (position(2), "draw deck"),
    (position(2, phase="draw", hands={0: "boom"}), "draw branch SF"),
    (position(2, phase="draw", hands={0: "DEN"}), "stop"),
    (position(2, phase="choose", hands={0: "DEN branch SF"}), "choose DEN"),
    (position(2, phase="choose", hands={0: "DEN triple"}), "choose DEN"),
    (position(2, revealed={0: "boom"}), "boom DEN 4"),
    (position(2, phase="second", revealed={0: "double"}, hands={0: "DEN"}, deck="LA"), "exchange DEN SLC"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("state", "text"), REFUSED)
def test_a_refusal_says_why_and_what_instead(state: State, text: str, language: str) -> None:
    refusal = GAME.check(state, 0, GAME.parse(text))
    assert isinstance(refusal, Refusal)
    why = said(refusal.why, language)
    assert why.endswith(".")
    assert "{" not in why
    if refusal.instead:
        assert said(refusal.instead, language).endswith(".")


@pytest.mark.parametrize(
    ("language", "why", "instead"),
    [
        ("en", "No line of Santa Fe ends there.", "It goes on from Denver."),
        ("fr", "Aucune ligne Santa Fe n’arrive là.", "Elle continue depuis Denver."),
    ],
)
def test_a_refusal_word_by_word(language: str, why: str, instead: str) -> None:
    refusal = GAME.check(REFUSED[0][0], 0, GAME.parse(REFUSED[0][1]))
    assert refusal is not None
    assert refusal.instead is not None
    assert (said(refusal.why, language), said(refusal.instead, language)) == (why, instead)


def test_every_key_the_rules_build_has_words() -> None:
    """Keys put together by `refuse`, `instead` and `misread` are looked up one by one."""
    folder = Path(rules.santa_fe_rails.__file__ or "").parent
    patterns = {
        "santafe-no-": r'(?:refuse|_no)\(\s*(?:rule|\*?\(*"SF-[0-9.]+"|allowance_rule\(player\)),\s*"([a-z-]+)"',
        "santafe-instead-": r'instead\(\s*"([a-z-]+)"',
        "santafe-misread-": r'misread\(\s*"([a-z-]+)"',
    }
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for prefix, pattern in patterns.items():
            found |= {prefix + key for key in re.findall(pattern, path.read_text("utf-8"))}
    assert len(found) > 70
    for language in LANGUAGES:
        assert sorted(key for key in found if not words(language).has(key)) == []


def test_the_deal_says_that_the_map_is_a_reconstruction() -> None:
    dealt = GAME.setup(SantaFeOptions(), 3, seeded())
    assert "reconstruction" in public(dealt, "en")
    assert "reconstruction" in public(dealt, "fr")
    assert deal(3).board.reconstruction
