"""`build J6 NE-SW`: one tile laid, turned or exchanged. Asked by where it starts, its hex and its face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import ClassVar, Literal, Self

from pydantic import Field as Constraint

from rules.core.contract import Choice, Draft, Field, Offers, Outlook, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex
from rules.steam.build.laying import (
    builds_from,
    builds_left,
    find_start,
    lay_tile,
    no_builds,
    nothing_open,
    open_builds,
    starts,
)
from rules.steam.build.placing import Placement
from rules.steam.faces import code, read_face
from rules.steam.move import (
    MOST_CHOICES,
    Said,
    SteamMove,
    find_hex,
    fits,
    hex_choice,
    hex_word,
    ledger,
    price_note,
    spot,
)
from rules.steam.speech import STEAM
from rules.steam.state import Phase, State

MOST_STEPS = 9


class Build(SteamMove):
    kind: Literal["build"] = "build"
    hex: Said
    face: str  # its code
    steps: int | None = Constraint(default=None, ge=0, le=MOST_STEPS)  # capital, where the player may name it

    rule: ClassVar[str] = "ST-7.8"
    phase: ClassVar[tuple[Phase, ...]] = ("build",)
    fields: ClassVar[tuple[Field, ...]] = (
        Field("start", needed=False),  # only to find the hex by
        Field("hex", needed=False),
        Field("face", needed=False),
        Field("steps", needed=False),
    )

    @classmethod
    def read(cls, words: list[str]) -> Self:
        words, steps = read_steps(words)
        face = read_face(words[1]) if len(words) == 2 else None
        if face is None:
            raise STEAM.misread("build", text=" ".join(words))
        return cls(hex=hex_word(words[0]), face=code(face), steps=steps)

    def written(self) -> str:
        return f"{self.hex} {self.face}{written_steps(self.steps)}"

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        said = [values.get("hex", "").replace(" ", "-"), values.get("face", "")]
        steps = [f"+{values['steps']}"] if "steps" in values else []
        return cls.read([*said, *steps] if all(said) else [])

    @classmethod
    def closed(cls, state: State, seat: Seat) -> Refusal | None:
        return no_builds(state, seat)

    @classmethod
    def exhausted(cls, state: State, seat: Seat) -> Refusal | None:
        return nothing_open(state, seat)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("steam-builds-left", builds=builds_left(state, seat))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        said = draft.filled()
        if "hex" not in said:
            if "start" not in said:
                return _ask_start(state, seat, draft)
            return _ask_hex(state, seat, said["start"])
        if "face" not in said:
            return _ask_face(state, seat, said, draft.typed)
        return cls.whole(state, seat, draft)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        at = find_hex(state.board, self.hex)
        face = read_face(self.face)
        if at is None or face is None:
            return STEAM.refuse("ST-7.1", "hex", hex=self.hex)
        built = lay_tile(state, seat, at, face, self.steps)
        return built if isinstance(built, Refusal) else Outcome(*built, turn_over=False)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        return super().outlook(state, seat, draft) if "face" in draft.filled() else None

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (*ledger(before, after, seat), phrase("steam-builds-left", builds=builds_left(after, seat)))


def read_steps(words: list[str]) -> tuple[list[str], int | None]:
    """The words before `+2`, and the capital steps it names. Raises MisreadError."""
    if not words or not words[-1].startswith("+"):
        return words, None
    said = words[-1][1:]
    if len(said) != 1 or not said.isascii() or not said.isdigit():
        raise STEAM.misread("number", text=words[-1])
    return words[:-1], int(said)


def written_steps(steps: int | None) -> str:
    return "" if steps is None else f" +{steps}"


def _ask_start(state: State, seat: Seat, draft: Draft) -> Offers:
    choices = []
    for word, at, side in starts(state, seat):
        if not fits(state, at, draft.typed, word):
            continue
        firsts = [one for ones in builds_from(state, seat, at, side).values() if (one := next(ones, None))]
        if firsts:
            cheapest = min(one.price for one in firsts)
            key = "steam-start-loose" if side is not None else "steam-start"
            label = phrase(key, place=spot(state, at), start=word)
            note = phrase("steam-from-price", price=cheapest)
            choices.append(Choice(value=word, label=label, note=note, place=state.board.hexes[at].id))
    return Offers(field="start", choices=tuple(choices), narrowed=True, confirm=True)


def _ask_hex(state: State, seat: Seat, start: str) -> Offers:
    firsts = {at: next(builds, None) for at, builds in _builds(state, seat, start).items()}
    choices = tuple(
        hex_choice(state, at, phrase("steam-from-price", price=one.price)) for at, one in firsts.items() if one
    )
    return Offers(field="hex", choices=choices, confirm=True)


def _ask_face(state: State, seat: Seat, said: dict[str, str], typed: str) -> Offers:
    at = find_hex(state.board, said["hex"])
    if at is None:
        return Offers(refusal=STEAM.refuse("ST-7.1", "hex", hex=said["hex"]))
    every = _builds(state, seat, said["start"]).get(at, iter(())) if "start" in said else open_builds(state, seat, at)
    fitting = (one for one in every if not typed or typed.upper() in code(one.face).upper())
    choices = tuple(_face_choice(state, seat, one) for one in islice(fitting, MOST_CHOICES))
    return Offers(field="face", choices=choices, narrowed=True, confirm=True)


def _face_choice(state: State, seat: Seat, one: Placement) -> Choice:
    label = phrase(f"steam-face-{one.how}", face=code(one.face))
    return Choice(value=code(one.face), label=label, note=price_note(state, seat, one.price))


def _builds(state: State, seat: Seat, start: str) -> dict[Hex, Iterator[Placement]]:
    return builds_from(state, seat, *find_start(state, seat, start))
