"""`build J6 NE-SW`: one tile laid, turned or exchanged. Asked by where it starts, its hex and its face."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Annotated, Self

from rules.core.contract import Choice, Draft, Field, Offers, Outlook, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex
from rules.steam.building.laying import builds_from, find_start, lay_tile, open_builds, starts
from rules.steam.building.placing import Placement, face_on
from rules.steam.building.tiling import FaceCode, TileMove, start_phrase, tiles_for
from rules.steam.faces import code, read_face, sides, spoken
from rules.steam.grid import SIDE, SIDES
from rules.steam.move import MOST_CHOICES, NamedSteps, Said, Spot, find_hex, fits, hex_choice, price_note, spot
from rules.steam.speech import misread, refuse
from rules.steam.state import State


class Build(TileMove):
    hex: Annotated[Said, Spot(until=read_face)]
    face: Annotated[str, FaceCode()]
    steps: NamedSteps = None  # capital, where the player may name it

    rule = "ST-7.8"
    misread_as = "build"
    form = (
        Field("start", needed=False),  # only to find the hex by
        Field("hex", needed=False),
        Field("face", needed=False),
        Field("sides", needed=False, grows=True, ordered=False),  # instead of the face, on a Town
        Field("steps", needed=False),
    )

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        sides = ",".join(values.get("sides", "").split())
        face = values.get("face") or (sides and f"t:{sides}")
        if not face or "hex" not in values:
            raise misread("build", text="")
        return super().compose({**values, "face": face})

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        said = draft.filled()
        if "hex" not in said:
            if "start" not in said:
                return _ask_start(state, seat, draft)
            return _ask_hex(state, seat, said["start"])
        if "face" in said or "sides" in said:
            return cls.whole(state, seat, draft)
        at = find_hex(state.board, said["hex"])
        if at is None:
            return Offers(refusal=refuse("ST-7.1", "hex", hex=said["hex"]))
        every = (
            _builds(state, seat, said["start"]).get(at, iter(())) if "start" in said else open_builds(state, seat, at)
        )
        if state.board.hexes[at].kind == "town" and not draft.typed.lower().startswith("t:"):
            return _ask_sides(state, at, tuple(every), draft)
        return _ask_face(state, seat, every, draft.typed)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        at = find_hex(state.board, self.hex)
        face = read_face(self.face)
        if at is None or face is None:
            return refuse("ST-7.1", "hex", hex=self.hex)
        built = lay_tile(state, seat, at, face, self.steps)
        return built if isinstance(built, Refusal) else Outcome(*built, turn_over=False)

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        at = find_hex(state.board, self.hex)
        return (None if at is None else tiles_for(state, seat, at)) or super().advice(state, seat, refusal)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        said = draft.filled()
        if draft.growing and "sides" not in said:
            draft = draft.with_value("sides", draft.growing)
        return super().outlook(state, seat, draft) if "face" in said or "sides" in draft.filled() else None


def _ask_start(state: State, seat: Seat, draft: Draft) -> Offers:
    choices = []
    for word, at, side in starts(state, seat):
        if not fits(state, at, draft.typed, word):
            continue
        firsts = [one for ones in builds_from(state, seat, at, side).values() if (one := next(ones, None))]
        if firsts:
            cheapest = min(one.price for one in firsts)
            label = start_phrase(state, at, side)
            note = phrase("steam-from-price", price=cheapest)
            choices.append(Choice(value=word, label=label, note=note, place=state.board.hexes[at].id))
    return Offers(field="start", choices=tuple(choices), narrowed=True, confirm=True)


def _ask_hex(state: State, seat: Seat, start: str) -> Offers:
    firsts = {at: next(builds, None) for at, builds in _builds(state, seat, start).items()}
    choices = tuple(
        hex_choice(state, at, phrase("steam-from-price", price=one.price)) for at, one in firsts.items() if one
    )
    return Offers(field="hex", choices=choices, confirm=True)


def _ask_face(state: State, seat: Seat, every: Iterator[Placement], typed: str) -> Offers:
    fitting = (one for one in every if _typed_of(typed, code(one.face)))
    choices = tuple(_face_choice(state, seat, one) for one in islice(fitting, MOST_CHOICES))
    return Offers(field="face", choices=choices, narrowed=True, confirm=True)


def _face_choice(state: State, seat: Seat, one: Placement) -> Choice:
    label = phrase(f"steam-face-{one.how}", face=spoken(code(one.face)))
    place = state.board.hexes[one.at].id
    return Choice(value=code(one.face), label=label, note=price_note(state, seat, one.price), place=place)


def _ask_sides(state: State, at: Hex, every: tuple[Placement, ...], draft: Draft) -> Offers:
    """The sides of a Town that its new tile leads over, one by one; those it has already first."""
    held = {SIDES[side] for side in sides(face_on(state, at))}
    chosen = {item.upper() for item in draft.items()}
    faces = [{SIDES[side] for side in sides(one.face)} for one in every]
    fitting = [face for face in faces if chosen <= face]
    if not fitting:
        return Offers(refusal=refuse("ST-7.8", "face", face=spoken("t:" + ",".join(sorted(chosen)))))
    kept = [side for side in SIDES if side in held - chosen]
    more = kept[:1] or [side for side in SIDES if any(side in face for face in fitting) and side not in chosen]
    choices = tuple(_side_choice(state, at, side) for side in more if _typed_of(draft.typed, side))
    return Offers(field="sides", choices=choices, closes=not kept and chosen in fitting, confirm=True)


def _typed_of(typed: str, said: str) -> bool:
    """Whether what is being typed is part of a code, in either language."""
    return any(typed.upper() in name.upper() for name in (said, *spoken(said).every()))


def _side_choice(state: State, at: Hex, side: str) -> Choice:
    over = state.board.beside[at][SIDE[side]]
    label = phrase(f"steam-side-{side.lower()}", place=spot(state, over))
    return Choice(value=side, label=label, place=state.board.hexes[over].id)


def _builds(state: State, seat: Seat, start: str) -> dict[Hex, Iterator[Placement]]:
    return builds_from(state, seat, *find_start(state, seat, start))
