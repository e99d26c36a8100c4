"""The blanks of each kind of move, and the move that a filled form says."""

import re
from collections.abc import Mapping

from rules.core.contract import Field, Form
from rules.santa_fe_rails import moves
from rules.santa_fe_rails.moves import Defer, Done, Lay, Pass, SantaFeMove, Stop, misread

FORMS: Mapping[str, Form] = {
    form.kind: form
    for form in (
        Form("draw", (Field("card"),)),
        Form("stop"),
        Form("choose", (Field("card"), Field("branch", needed=False))),
        Form("boom", (Field("token1"), Field("token2", needed=False))),
        Form("exchange", (Field("cards", grows=True),)),
        Form("lay", (Field("company"), Field("start"), Field("towards"), Field("track", needed=False))),
        Form("done"),
        Form("defer"),
        Form("pass"),
    )
}


def compose(kind: str, values: Mapping[str, str]) -> SantaFeMove:
    """The move the form says, whether legal or not; case and spaces do not matter. Raises MisreadError."""
    form = FORMS.get(kind)
    if form is None:
        raise misread("move", text=kind)
    unknown = sorted(set(values) - {field.name for field in form.fields})
    if unknown:
        raise misread("field", text=unknown[0])
    given = {name: split(value) for name, value in values.items() if split(value)}
    gap = next((field.name for field in form.fields if field.needed and field.name not in given), None)
    if gap:
        raise misread("gap", text=gap)
    match kind:
        case "draw":
            source, *company = given["card"]
            return moves.draw(source, " ".join(company))
        case "choose":
            branch = given.get("branch", [])
            return moves.choose([*given["card"], *(["branch", branch[-1]] if branch else [])])
        case "boom":
            return moves.boom([*given["token1"], *given.get("token2", [])])
        case "exchange":
            return moves.exchange(given["cards"])
        case "lay":
            return _lay(given)
    return _PLAIN[kind]


def split(text: str) -> list[str]:
    return re.split(r"[\s,+]+", text.lower().strip()) if text.strip() else []


def _lay(given: Mapping[str, list[str]]) -> Lay:
    """The start is a city, `branch` and a city for a new line, or `line` and a number."""
    start, line, branch = None, None, False
    match given["start"]:
        case ["branch", city]:
            start, branch = moves.code(city), True
        case ["line", number]:
            line = moves.number(number)
        case [city]:
            start = moves.code(city)
        case words:
            raise misread("start", text=" ".join(words))
    track = given.get("track")
    return Lay(
        company=moves.code(" ".join(given["company"])),
        start=start,
        line=line,
        towards=moves.code(" ".join(given["towards"])),
        track=moves.number(" ".join(track)) if track else None,
        branch=branch,
    )


_PLAIN: dict[str, SantaFeMove] = {"stop": Stop(), "done": Done(), "defer": Defer(), "pass": Pass()}
