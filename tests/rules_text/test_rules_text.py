"""The rule texts as files: complete, the same rules in both languages, short, and well set in French.

Rules are never named whole here: these tests read a rule's text, they do not show that it is kept.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import NotRequired, TypedDict

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "data" / "rules"
LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Expected:
    """What the files of a game must hold, and how its French table speaks."""

    key: str
    letters: str
    rules_per_section: tuple[int, ...]
    rulings: int
    totals: tuple[int, int, int]  # sections, rules and rulings
    french: tuple[str, ...]
    not_french: str
    maps: tuple[tuple[str, int], ...] = ()  # sections of a map: their letters and how many rules
    decided: tuple[int, ...] = ()  # the rulings told, where they are not all

    def ids(self) -> dict[str, list[str]]:
        sections = {
            f"{self.letters}-{number}": [f"{self.letters}-{number}.{rule}" for rule in range(1, count + 1)]
            for number, count in enumerate(self.rules_per_section, start=1)
        }
        for letters, count in self.maps:
            sections[f"{self.letters}-{letters}"] = [f"{self.letters}-{letters}-{rule}" for rule in range(1, count + 1)]
        rulings = self.decided or range(1, self.rulings + 1)
        return sections | {f"{self.letters}-R": [f"{self.letters}-R{number}" for number in rulings]}


FREIGHT_TRAIN = Expected(
    key="freight_train",
    letters="FT",
    rules_per_section=(11, 6, 12, 10, 3, 9, 5, 7, 5, 11, 5, 10, 4, 11),
    rulings=23,
    totals=(14, 109, 23),
    french=(
        *("entrepôt principal", "entrepôt privé", "rangée", "butoir"),
        *("train mélangé", "convoi", "fourgon de queue", "carte fin du jour", "locomotive en bois"),
        *("prendre", "réarranger", "mobiliser"),
    ),
    not_french=r"\b(?:caboose|deck|bumper|yard)s?\b",
)
SANTA_FE_RAILS = Expected(
    key="santa_fe_rails",
    letters="SF",
    rules_per_section=(11, 5, 16, 5, 10, 12, 4, 9, 3, 7, 4, 13, 9, 11, 3, 5, 7, 5, 10),
    rulings=33,
    totals=(19, 149, 33),
    french=(
        *("tronçon", "trait", "trait double", "trajet", "liaison", "flèche", "tronçon de tête", "cul de sac", "bloqué"),
        *("grande compagnie", "compagnie locale", "ville d’origine", "premier joueur", "troisième homme"),
        *("carte ville", "short line", "embranchement", "double tour", "triple tour", "4 en 1", "boom économique"),
        *("première desserte", "bonus historique", "carré de couleur", "pioche", "jeton"),
    ),
    not_french=r"\b(?:boomtown|branch|deck|display|head|link|segment|track)(?:s|es)?\b",
)
RAILROAD_DICE_2 = Expected(
    key="railroad_dice_2",
    letters="RD",
    rules_per_section=(7, 16, 4, 5, 10, 7, 8, 13, 14, 6, 8, 15, 6, 4, 7, 9),
    rulings=44,
    totals=(16, 139, 44),
    french=(
        *("tuile", "case", "montagne", "bord de la carte", "gare grise", "gare colorée", "carte de directeur"),
        *("rail simple", "rail complexe", "rail droit", "rail courbe", "aiguillage", "extrémité", "joker"),
        *("ligne continue", "banque de dés", "banque des locomotives", "premier joueur", "lancer les dés"),
        *("étendre", "connecter", "desservie", "faire apparaître", "manque de passagers"),
    ),
    not_french=r"\b(?:dice|tile|switch|track|toe|leg|stock|home)(?:s|es)?\b(?! 2)",
)
CHINA_RAILS = Expected(
    key="china_rails",
    letters="CR",
    rules_per_section=(
        *(12, 9, 6, 14, 10, 3, 5, 6, 7, 9, 6, 10, 4, 6, 8, 9, 4, 8, 10, 6, 6, 5, 11),
        *(7, 4, 4, 8, 4, 2, 6, 5, 4, 3, 3, 3, 6, 5, 4, 9, 5, 11, 7, 3, 4, 6),
    ),
    rulings=94,
    totals=(45, 287, 94),
    french=(
        *(
            "borne",
            "segment",
            "voie",
            "réseau",
            "pont",
            "rivière asséchée",
            "bras de mer",
            "lac asséché",
            "surface rouge",
        ),
        *("petite ville", "ville moyenne", "cité", "plaine", "désert", "montagne", "haute montagne"),
        *("lien pour conteneurs", "port conteneur", "passage du ferry", "à quai", "droit de passage"),
        *("fret rapide", "fret lourd", "super lourd", "locomotive", "marchandise", "jeton", "casier", "pioche"),
        *("carte demande", "évènement", "phase de livraison", "phase de construction", "tour perdu", "indulgence"),
    ),
    not_french=r"\b(?:milepost|track|link|tray|deck|fee|upgrade|ferries|load)s?\b",
)
STEAM = Expected(
    key="steam",
    letters="ST",
    rules_per_section=(13, 17, 4, 9, 10, 7, 20, 9, 18, 10, 4, 9, 22, 4, 2, 10, 22),
    rulings=25,
    totals=(17, 190, 25),
    french=(
        *("cité", "ville", "cité nouvelle", "tuile d’action", "tuile de voie", "liaison", "complétée", "inachevée"),
        *("extrémité", "embranchement", "sans contrôle", "réserve de marchandises", "point de voie", "revenu"),
        *("coffre", "emprunt", "locomotive", "ordre du tour", "premier déplacement", "première construction"),
        *("ingénieur", "croissance de cité", "urbanisation", "fonds de secours", "danger inondation"),
        *("sous les eaux", "en crue", "espace ferry", "ligne violette", "équipe", "partenaire", "enchères"),
        *("docker", "pion port", "transport maritime", "cité blanche", "hexagone de canal"),
    ),
    not_french=r"\b(?:city|town|link|track|tile|deck|order|turn|engineer)s?\b",
    maps=(("CN", 82), ("GB", 38), ("CA", 11), ("CB", 16)),
    decided=(6, 9, 18, 20, 23, 26, 29, 37, 38, 45, 46, 47, 49, 53, 63, 67, 69, 76, 82, 83, 85, 89, 92, 94, 97),
)
GAMES = (FREIGHT_TRAIN, SANTA_FE_RAILS, RAILROAD_DICE_2, CHINA_RAILS, STEAM)

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class SectionFile(TypedDict):
    id: str
    title: str
    rules: dict[str, str]


class HowtoFile(TypedDict):
    goal: str
    turn: str
    scoring: str
    maps: NotRequired[dict[str, dict[str, str]]]


class RulesFile(TypedDict):
    title: str
    intro: str
    howto: HowtoFile
    section: list[SectionFile]


def load(game: Expected, language: str) -> RulesFile:
    raw = tomllib.loads((FOLDER / game.key / f"{language}.toml").read_text("utf-8"))
    return RulesFile(title=raw["title"], intro=raw["intro"], howto=raw["howto"], section=raw["section"])


def texts(game: Expected, language: str) -> dict[str, str]:
    return {key: text for section in load(game, language)["section"] for key, text in section["rules"].items()}


def all_wording(game: Expected, language: str) -> dict[str, str]:
    """The rules plus the headings, by where they stand."""
    book = load(game, language)
    headings = {section["id"]: section["title"] for section in book["section"]}
    howto = book["howto"]
    told = {"goal": howto["goal"], "turn": howto["turn"], "scoring": howto["scoring"]}
    maps = {f"{name} {part}": text for name, one in howto.get("maps", {}).items() for part, text in one.items()}
    return {"title": book["title"], "intro": book["intro"]} | told | maps | headings | texts(game, language)


def test_every_game_with_rule_texts_is_expected_here() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert folders == {game.key for game in GAMES}


@each_game
def test_the_expected_set_has_its_number_of_sections_rules_and_rulings(game: Expected) -> None:
    assert (len(game.rules_per_section), sum(game.rules_per_section), game.rulings) == game.totals


@each_language
@each_game
def test_every_rule_is_told_in_order(game: Expected, language: str) -> None:
    told = {section["id"]: list(section["rules"]) for section in load(game, language)["section"]}
    assert list(told.items()) == list(game.ids().items())


@each_game
def test_both_languages_tell_the_same_rules_in_the_same_order(game: Expected) -> None:
    assert list(texts(game, "en")) == list(texts(game, "fr"))


@each_language
@each_game
def test_texts_are_short_whole_sentences(game: Expected, language: str) -> None:
    for rule_id, text in texts(game, language).items():
        assert 20 <= len(text) <= 350, f"{rule_id}: {len(text)} characters"
        assert text == text.strip(), rule_id
        assert text.endswith((".", "!", "?")), rule_id
        assert "  " not in text, rule_id


@each_language
@each_game
def test_no_two_rules_have_the_same_text(game: Expected, language: str) -> None:
    told = list(texts(game, language).values())
    assert len(set(told)) == len(told)


@each_game
def test_nothing_is_left_untranslated(game: Expected) -> None:
    english, french = all_wording(game, "en"), all_wording(game, "fr")
    assert [key for key in english if english[key] == french[key]] == []


@pytest.mark.parametrize(
    ("game", "rule_id"),
    [
        pytest.param(game, rule_id, id=f"{game.key}-{rule_id.removeprefix(game.letters + '-')}")
        for game in GAMES
        for rule_id in texts(game, "en")
    ],
)
def test_both_languages_give_the_same_figures(game: Expected, rule_id: str) -> None:
    english, french = (set(re.findall(r"\d+", texts(game, language)[rule_id])) for language in LANGUAGES)
    assert english == french


@each_language
@each_game
def test_apostrophes_are_typographic(game: Expected, language: str) -> None:
    assert [key for key, text in all_wording(game, language).items() if "'" in text or '"' in text] == []


@each_game
def test_french_puts_a_narrow_no_break_space_before_double_signs_and_inside_guillemets(game: Expected) -> None:
    wrong = re.compile(r"[^\u202f][;:!?%»$]|«[^\u202f]|[\u00a0…]")
    assert [key for key, text in all_wording(game, "fr").items() if wrong.search(text)] == []


@each_game
def test_english_has_no_french_spacing(game: Expected) -> None:
    wrong = re.compile(r"[\u00a0\u202f«»]| [;:!?%]")
    assert [key for key, text in all_wording(game, "en").items() if wrong.search(text)] == []


@each_language
@each_game
def test_texts_speak_of_the_game_only(game: Expected, language: str) -> None:
    foreign = re.compile(r"[/\\_<>{}@]|https?:|\b(?:toml|json|spec|registry|registre|todo|bot)\b", re.IGNORECASE)
    assert [key for key, text in all_wording(game, language).items() if foreign.search(text)] == []


@each_language
@each_game
def test_each_text_stands_alone_without_pointing_to_another_rule(game: Expected, language: str) -> None:
    pointers = tuple(f"{known.letters}-" for known in GAMES)
    told = texts(game, language).items()
    assert [key for key, text in told if any(pointer in text for pointer in pointers)] == []


@each_game
def test_french_uses_the_words_of_the_french_table(game: Expected) -> None:
    french = " ".join(all_wording(game, "fr").values()).lower()
    assert [word for word in game.french if word not in french] == []
    assert re.search(game.not_french, french) is None


@pytest.mark.parametrize("game", [SANTA_FE_RAILS, RAILROAD_DICE_2, CHINA_RAILS, STEAM], ids=lambda game: game.key)
def test_both_languages_say_what_is_a_reconstruction(game: Expected) -> None:
    assert "reconstruction" in load(game, "en")["intro"]
    assert "reconstruction" in load(game, "fr")["intro"]
