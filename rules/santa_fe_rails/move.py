"""What every kind of move of Santa Fe Rails shares: its phrases, its phases, how codes, cards and names are read."""

import re
from dataclasses import dataclass
from typing import ClassVar

from rules.core.contract import Draft, Outlook, Refusal, Seat
from rules.core.fields import Reader
from rules.core.kinds import KindOfMove, Speech
from rules.core.phrase import Phrase
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.cards import SPECIALS, branch_of, written
from rules.santa_fe_rails.speech import SPEECH, misread
from rules.santa_fe_rails.state import Phase, State

MOST_WORDS = 24  # a line with more words is no move
_LONGEST_NAME = 5  # words
_WORDS = {"from", "to", "line", "track", "branch", "deck", *SPECIALS}


class SantaFeMove(KindOfMove[State]):
    speech: ClassVar[Speech] = SPEECH
    phases: ClassVar[tuple[Phase, ...]]

    @classmethod
    def moment(cls, state: State, seat: Seat) -> Refusal | None:
        """What is refused before phase and turn are looked at (section 5)."""
        return None

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """A move that turns up cards is not tried out: it tells only what it costs and leaves."""
        seen = super().outlook(state, seat, draft)
        if seen is None or not any(event.reveals for event in seen.events):
            return seen
        return Outlook(state, (), cls.compose(draft.filled()).account(state, state, seat))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        note = self.note(before, seat)
        return (note,) if note else ()


def read_code(text: str) -> str:
    found = text.strip().upper()
    if not re.fullmatch(r"[A-Z]{1,5}", found):
        raise misread("code", text=text)
    return found


def read_number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text, re.ASCII):
        raise misread("number", text=text)
    return int(text)


def read_cards(words: list[str], most: int) -> tuple[str, ...]:
    """Cards in the notation: city codes, special cards, `branch` followed by its company."""
    found: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "branch":
            found.append(branch_of(read_code(next(rest, ""))))
        else:
            found.append(word if word in SPECIALS else read_code(word))
    if not 1 <= len(found) <= most:
        raise misread("cards", text=" ".join(words))
    return tuple(found)


@dataclass(frozen=True)
class CardWords(Reader[tuple[str, ...]]):
    """A list of so many cards at the most, in any order."""

    most: int
    ordered: bool = False
    grows: ClassVar[bool] = True

    def read(self, words: list[str]) -> tuple[tuple[str, ...], int]:
        return read_cards(words, self.most), len(words)

    def written(self, value: tuple[str, ...]) -> str:
        return " ".join(map(written, value))


def split(text: str) -> list[str]:
    return text.lower().replace("+", " ").replace(",", " ").split()


def in_codes(board: Board, kind: str, words: list[str], company: bool) -> list[str]:
    """The words with the names of cities and companies as codes. `company` says whether a company comes first.

    >>> from rules.santa_fe_rails.board import shipped
    >>> " ".join(in_codes(shipped(), "lay", "santa fe from santa fe to el paso".split(), True))
    'sf from stf to elp'
    """
    if all(word in _WORDS or word in board.codes or word.isdigit() for word in words):
        return words
    said, at = [], 0
    while at < len(words):
        names = board.company_names if company else board.city_names
        spans = range(min(_LONGEST_NAME, len(words) - at), 0, -1)
        found = next(((code, n) for n in spans if (code := names.find(" ".join(words[at : at + n])))), None)
        code, taken = found or (words[at], 1)
        said.append(code.lower())
        company = kind != "lay" and words[at] == "branch"
        at += taken
    return said
