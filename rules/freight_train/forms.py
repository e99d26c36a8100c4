"""The blanks of each kind of move, and the move that a filled form says."""

import re
from collections.abc import Mapping

from rules.core.contract import Field, Form
from rules.freight_train import moves
from rules.freight_train.moves import FreightMove, Pick, Switch, Take, misread
from rules.freight_train.state import Row


def _pairs(count: int, needed: int) -> tuple[Field, ...]:
    return tuple(
        Field(f"{end}{number}", needed=number <= needed) for number in range(1, count + 1) for end in ("from", "to")
    )


FORMS: Mapping[str, Form] = {
    form.kind: form
    for form in (
        Form("fill", (Field("row", needed=False),)),
        Form("take", (*_pairs(3, needed=3), Field("order", needed=False))),
        Form("switch", (*_pairs(4, needed=1), Field("order", needed=False))),
        Form("rearrange", (Field("row1", grows=True), Field("row2", needed=False, grows=True))),
        Form("mobilise"),
        Form("caboose", (Field("train"),)),
        Form("pass"),
    )
}


def compose(kind: str, values: Mapping[str, str]) -> FreightMove:
    """The move the form says, whether legal or not; case and spaces do not matter. Raises MisreadError."""
    form = FORMS.get(kind)
    if form is None:
        raise misread("freight-misread-move", text=kind)
    unknown = sorted(set(values) - {field.name for field in form.fields})
    if unknown:
        raise misread("freight-misread-field", text=unknown[0])
    match kind:
        case "fill":
            row = _squeezed(values.get("row", ""))
            return moves.Fill(row=moves.number(row) if row else None)
        case "take":
            return Take(picks=picks(values), order=moves.order(values.get("order", "")))
        case "switch":
            return Switch(picks=picks(values), order=moves.order(values.get("order", "")))
        case "rearrange":
            return moves.Rearrange(rows=(wagon_row(values.get("row1", "")), wagon_row(values.get("row2", ""))))
        case "mobilise":
            return moves.Mobilise()
        case "caboose":
            train = _squeezed(values.get("train", ""))
            return moves.Caboose(loco=moves.number(train.removeprefix("loco")))
    return moves.Pass()


def picks(values: Mapping[str, str]) -> tuple[Pick, ...]:
    """The pairs from1 to1, from2 to2, ... without a gap. Raises MisreadError."""
    names = [f"{end}{number}" for number in range(1, 5) for end in ("from", "to")]
    given = [name for name in names if name in values]
    if len(given) % 2 or given != names[: len(given)]:
        missing = next(name for name in names if name not in values)
        raise misread("freight-misread-gap", text=missing)
    return tuple(
        moves.pick(_squeezed(values[start]), _squeezed(values[end]))
        for start, end in zip(given[::2], given[1::2], strict=True)
    )


def wagon_row(text: str) -> Row:
    """A yard row from the bumper outward: `box ore tank`, with commas if one likes; `-` is an empty row."""
    words = re.split(r"[\s,|]+", text.lower())
    return tuple(moves.wagon(word) for word in words if word not in ("", "-"))


def _squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text.lower())
