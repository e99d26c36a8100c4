"""The base of every move of Steam, its types of fields, and the words that moves share: places, prices, accounts."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Annotated, ClassVar, TypeVar

from rules.core.contract import Choice, Field, Refusal, Seat
from rules.core.fields import Reader, Unread
from rules.core.kinds import KindOfMove, Speech
from rules.core.names import Lexicon, fold
from rules.core.phrase import Named, Phrase, phrase
from rules.steam.board import Board, Hex
from rules.steam.event import place
from rules.steam.grid import HEX_ID
from rules.steam.money import fewest_steps
from rules.steam.speech import SPEECH, instead
from rules.steam.state import Phase, State

T = TypeVar("T")
Said = str  # a hex as it is written: J6, or the name of its City or Town
MOST_CHOICES = 24
MOST_STEPS = 9  # of capital, named for one tile
NAMED = 4  # of what would do instead
PASSES = ("pass", "passe", "passer")
COLOUR_NAMES = Lexicon(
    {
        "red": ("rouge", "r"),
        "blue": ("bleu", "bleue", "b"),
        "yellow": ("jaune", "y"),
        "purple": ("violet", "violette", "p"),
        "gray": ("grey", "gris", "grise", "g"),
    }
)


class SteamMove(KindOfMove[State]):
    speech: ClassVar[Speech] = SPEECH
    phase: ClassVar[tuple[Phase, ...]]  # when it can be made
    turn_rule: ClassVar[str] = "ST-3.3"  # cited for a player who is not to act
    after: ClassVar[str] = ""  # of a map's own kinds: which one it is offered behind
    pays: ClassVar[bool] = False  # what it costs and leaves is told beside its draft
    form: ClassVar[tuple[Field, ...]] = ()  # what is asked, where it is not what the move says

    @classmethod
    def __pydantic_init_subclass__(cls, **said: object) -> None:
        super().__pydantic_init_subclass__(**said)
        cls.fields = cls.form or cls.fields

    @classmethod
    def phase_rule(cls, state: State) -> str:
        """Cited in another phase."""
        return "ST-3.1" if state.base else "ST-17.1"

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        """What would do instead of a move that is refused though its kind is open: asked only then."""
        return None

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return ledger(before, after, seat) if self.pays else ()


# Types of fields


@dataclass(frozen=True)
class Spot(Reader[Said]):
    """A hex by its letter and number or by its name, in as many words as there are before the next field."""

    until: Callable[[str], object] = lambda word: False
    also: tuple[tuple[str, str], ...] = ()  # words that say the same as others

    def read(self, words: list[str]) -> tuple[Said, int]:
        ends = (at for at, word in enumerate(words) if at and (word.startswith("+") or self.until(word)))
        taken = next(ends, len(words))
        said = hex_word(*words[:taken])
        return dict(self.also).get(said, said), taken


class ColourName(Reader[str]):
    """A colour in either language, in one word: deliveries are read very often."""

    def read(self, words: list[str]) -> tuple[str, int]:
        found = COLOUR_NAMES.find(words[0])
        if found is None:
            raise Unread
        return found, 1


@dataclass(frozen=True)
class Steps(Reader[int | None]):
    """Capital steps that a player names: `+2`."""

    def read(self, words: list[str]) -> tuple[int, int]:
        said = words[0].removeprefix("+")
        if len(said) != 1 or not said.isascii() or not said.isdigit():
            raise Unread("number", words[0])
        return int(said), 1

    def written(self, value: int | None) -> str:
        return f"+{value}"


@dataclass(frozen=True)
class Words(Reader[T]):
    """One of a few words, in either language; what it means is written by its first."""

    meanings: tuple[tuple[str, T], ...]
    misread: str = ""

    def read(self, words: list[str]) -> tuple[T, int]:
        for word, meaning in self.meanings:
            if word == words[0]:
                return meaning, 1
        raise Unread(self.misread, words[0])

    def written(self, value: T) -> str:
        return next(word for word, meaning in self.meanings if meaning == value)


NamedSteps = Annotated[int | None, Steps()]


def hex_word(*words: str) -> Said:
    """A hex as moves keep it: `J6`, or a name as it was typed, in one word or several."""
    word = "-".join(words)
    return word.upper() if HEX_ID.match(word.upper()) else word


# Places


def find_hex(board: Board, said: Said) -> Hex | None:
    """The hex that is called so, by its letter and number or by name."""
    found = board.lexicon.find(said)
    return None if found is None else board.number[found]


def spot(state: State, at: Hex) -> Named:
    """A hex as choices show it: `Beijing J3`, or `J6`."""
    place = state.board.hexes[at]
    if place.name is None:
        return Named(en=place.id)
    return place.name.changed(lambda name: f"{name} {place.id}")


def hex_choice(state: State, at: Hex, note: Phrase | None = None) -> Choice:
    hex_id = state.board.hexes[at].id
    return Choice(value=hex_id, label=phrase("steam-at", place=spot(state, at)), note=note, place=hex_id)


def matching(state: State, typed: str, found: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Of the hexes found, those whose name fits what is being typed, the best fit first."""
    if not typed:
        return found
    board = state.board
    return tuple(at for code in board.lexicon.like(typed) if (at := board.number[code]) in found)


def fits(state: State, at: Hex, typed: str, word: str) -> bool:
    """Whether what is being typed is part of the word for a hex, or of a name of it, whatever its accents."""
    place = state.board.hexes[at]
    names = (word, *((*place.name.every(), *place.aliases) if place.name else ()))
    return any(fold(typed) in fold(name) for name in names)


# Prices, and what would do instead


def price_note(state: State, seat: Seat, price: int) -> Phrase:
    """What something costs, and the capital it would take."""
    steps = fewest_steps(price - state.players[seat].cash) if state.base else 0
    return phrase("steam-costs-steps", price=price, steps=steps) if steps else phrase("steam-costs", price=price)


def ledger(before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
    """What a move costs and leaves: cash, income and VP, where they change, and what changes on the map alone."""
    old, new = before.players[seat], after.players[seat]
    was, now = before.marker(seat), after.marker(seat)
    spent = new.cash - old.cash
    lines = [phrase("steam-leaves-cash", cash=new.cash, moved=spent, change=_signed(spent))]
    if was.income != now.income:
        lines.append(phrase("steam-leaves-income", income=now.income, change=_signed(now.income - was.income)))
    if was.vp != now.vp:
        lines.append(phrase("steam-leaves-vp", vp=now.vp, change=_signed(now.vp - was.vp)))
    return (*lines, *after.map.foretold(before, after, seat))


def _signed(change: int) -> str:
    return f"{change:+}".replace("-", "−")


def instead_of(key: str, found: Iterable[Phrase | Named | int]) -> Phrase | None:
    """Advice that names a few of what was found; none where nothing was."""
    named = tuple(islice(found, NAMED))
    return instead(key, found=named) if named else None


def instead_places(key: str, state: State, found: Iterable[Hex]) -> Phrase | None:
    return instead_of(key, (place(state, at) for at in found))
