"""`lay SF from KC to DEN`, `lay SF line 2 to DEN track 1`, `lay SF from KC to DEN branch`: one segment (SF-6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Self

import pydantic

from rules.core.contract import Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, Who, phrase
from rules.santa_fe_rails.board import Code
from rules.santa_fe_rails.laying.choices import Choices
from rules.santa_fe_rails.laying.ground import ground_of
from rules.santa_fe_rails.laying.laid import laid
from rules.santa_fe_rails.laying.meaning import meant, stuck
from rules.santa_fe_rails.laying.segment import Segment
from rules.santa_fe_rails.laying.turn import LayingMove
from rules.santa_fe_rails.laying.worth import prospects_of
from rules.santa_fe_rails.move import read_code, read_number
from rules.santa_fe_rails.speech import instead, misread, refuse
from rules.santa_fe_rails.state import State

Number = Annotated[int, pydantic.Field(ge=0, le=99)]


class Lay(LayingMove):
    """The line is named by its number or by a city: where its head stands, or which it left."""

    company: Code
    start: Code | None = None
    line: Number | None = None
    towards: Code
    track: Number | None = None
    branch: bool = False  # starts a new line

    rule = "SF-6.3"
    fields = (Field("company"), Field("start"), Field("towards"), Field("track", needed=False))

    @pydantic.model_validator(mode="after")
    def _one_way_to_say_where(self) -> Lay:
        if self.line is not None and (self.start is not None or self.branch):
            raise ValueError("a line is named by its number or by a city, and a new line has no number")
        return self

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """`SF from KC to DEN track 2 branch`; from and to may be left out where two cities follow each other."""
        if not words:
            raise misread("move", text="lay")
        company, *rest = words
        said = _said(rest)
        if said is None:
            raise misread("lay", text=" ".join(["lay", *words]))
        return cls.of(company, said)

    @classmethod
    def of(cls, company: str, said: Mapping[str, str]) -> Self:
        return cls(
            company=read_code(company),
            start=read_code(said["from"]) if "from" in said else None,
            line=read_number(said["line"]) if "line" in said else None,
            towards=read_code(said["to"]),
            track=read_number(said["track"]) if "track" in said else None,
            branch="branch" in said,
        )

    def written(self) -> str:
        words = [self.company]
        words += ["from", self.start] if self.start is not None else []
        words += ["line", str(self.line)] if self.line is not None else []
        words += ["to", self.towards]
        words += ["track", str(self.track)] if self.track is not None else []
        return " ".join([*words, *["branch"] * self.branch])

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        """The start is a city, `branch` and a city for a new line, or `line` and a number."""
        said = {"to": values.get("towards", ""), **({"track": values["track"]} if values.get("track") else {})}
        match values.get("start", "").split():
            case ["branch", city]:
                said |= {"from": city, "branch": ""}
            case ["line", number]:
                said["line"] = number
            case [city]:
                said["from"] = city
            case words:
                raise misread("start", text=" ".join(words))
        return cls.of(values.get("company", ""), said)

    @classmethod
    def moment(cls, state: State, seat: Seat) -> Refusal | None:
        """A turn that is over: the rule that set its allowance."""
        if state.phase not in cls.phases:
            return None
        player, order = state.players[seat], state.order
        most = player.most(state.phase)
        if most and order.index(seat) >= order.index(state.turn):
            return None
        return refuse(player.allowance_rule, "allowance", who=Who(seat=state.turn), most=most)

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse("SF-19.6", "no-segment", instead("pass")) if ground_of(state, seat).bare else None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("santafe-note-lay", left=state.players[seat].allowance(state.phase))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        filled, choices = draft.filled(), Choices(state, seat)
        if "towards" in filled:
            return cls._track(state, seat, draft, choices)
        if "company" not in filled:
            return choices.companies()
        code = read_code(filled["company"])
        company = state.company(code)
        segments = list(choices.ground.segments_of(company)) if company else []
        if not segments:
            return Offers(refusal=stuck(state, seat, code))
        return choices.towards(segments, filled["start"]) if "start" in filled else choices.starts(segments)

    @classmethod
    def _track(cls, state: State, seat: Seat, draft: Draft, choices: Choices) -> Offers:
        """A whole move, with the other track to choose where both can be laid."""
        answer, move = cls.whole(state, seat, draft), cls.compose(draft.filled())
        segment = meant(state, seat, move)
        if isinstance(segment, Refusal) or move.track is not None:
            return answer
        both = choices.ground.parallels(segment)
        return answer.but(field="track", choices=choices.tracks(both)) if len(both) > 1 else answer

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        segment = meant(state, seat, self)
        return segment if isinstance(segment, Refusal) else laid(state, seat, segment)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        """Each way once, the most promising first."""
        prospects, choices = prospects_of(state, seat), Choices(state, seat)
        ways: dict[tuple[str, ...], Segment] = {}
        for segment in prospects.ranked():
            ways.setdefault((segment.company, choices.start_of(segment), segment.towards), segment)
        for (company, start, towards), segment in ways.items():
            values: tuple[tuple[str, str], ...] = (("company", company), ("start", start), ("towards", towards))
            if segment.track != choices.ground.parallels(segment)[0].track:
                values += (("track", str(segment.track)),)
            names = {name: state.board.called(getattr(segment, name)) for name in ("start", "towards")}
            yield Suggestion(
                draft=Draft(kind="lay", values=values),
                label=phrase("santafe-suggest-lay", company=state.board.company[company].name, **names),
                note=choices.prospect(prospects, segment),
                place=towards,
            )

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        player, company = after.players[seat], after.company(self.company)
        assert company is not None
        earned = player.earned - before.players[seat].earned
        cost = player.spent_terrain - before.players[seat].spent_terrain
        more = player.allowance(after.phase)
        paid = phrase("santafe-account-lay", cost=cost, earned=earned, money=player.money)
        return (paid, phrase("santafe-account-left", left=company.left, more=more))


def _said(words: list[str]) -> dict[str, str] | None:
    """What follows from, line, to and track, and whether there is a branch; None where it does not say where to."""
    said: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        plain = "to" if "from" in said or "line" in said else "from"
        name = word if word in ("from", "line", "to", "track", "branch") else plain
        if name in said:
            return None
        said[name] = "" if name == "branch" else word if name != word else next(rest, "")
    if "to" not in said and "from" in said:
        said["to"] = said.pop("from")
    if "to" not in said or ("line" in said and ("from" in said or "branch" in said)):
        return None
    return said
