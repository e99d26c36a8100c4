"""Building track: `build wuhan`, `build BB30 e4 ne2`, `build beijing>wuhan via xuzhou`, or milepost by milepost."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Self

from rules.china_rails.building.lines import Proposal, explicit, plan
from rules.china_rails.building.phase import BuildingMove, unfinished
from rules.china_rails.building.targets import compass, first_targets, has_target, next_steps, start_choices, wanted
from rules.china_rails.building.works import Works
from rules.china_rails.naming import between, place
from rules.china_rails.places import canonical
from rules.china_rails.speech import misread, refuse
from rules.china_rails.state import LIMIT, State
from rules.core.contract import Draft, Field, MisreadError, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase


class Build(BuildingMove):
    way: tuple[str, ...]  # stops: places, mileposts, compass runs; "/" begins a new piece
    start: str = ""
    via: tuple[str, ...] = ()

    rule = "CR-4.1"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("to", grows=True),
        Field("from", needed=False),
        Field("via", needed=False),
    )

    @classmethod
    def read(cls, words: list[str]) -> Self:
        parts: dict[str, list[str]] = {"to": [], "from": [], "via": []}
        part = "to"
        text = " ".join(words)
        if text.count(">") == 1:
            before, after = text.split(">")
            words = ["from", *before.split(), "to", *after.split()]
        for word in words:
            if word in parts:
                part = word
            else:
                parts[part].append(word)
        if not parts["to"]:
            raise misread("build", text=text)
        start = " ".join(canonical(parts["from"]))
        return cls(way=canonical(parts["to"]), start=start, via=canonical(parts["via"]))

    def written(self) -> str:
        start = f" from {self.start}" if self.start else ""
        via = f" via {' '.join(self.via)}" if self.via else ""
        return " ".join(self.way) + start + via

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        said = values.get("to", "")
        for name in ("from", "via"):
            said += f" {name} {values[name]}" if values.get(name) else ""
        return cls.read(said.split())

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if not state.cash[seat]:
            return refuse("CR-5.8", "cash", price=1, left=0)
        return None if has_target(state, seat) else refuse("CR-4.1", "no-target")

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("china-note-build", left=Works(state, seat).budget)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls._refine(state, seat, draft)
        items = canonical(draft.items())
        if not items:
            return Offers(field="to", choices=first_targets(state, seat, draft.typed), narrowed=True)
        return next_steps(state, seat, items, draft.typed)

    @classmethod
    def _refine(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """A whole move, with what may still be said about it."""
        filled = draft.filled()
        whole = cls.whole(state, seat, draft)
        if draft.typed and "via" not in filled:  # completed for who types it; a panel does not ask
            asked = "via" if "from" in filled else "from"
            choices = wanted(state, seat, draft.typed) if asked == "via" else start_choices(state, seat, draft.typed)
            return Offers(field=asked, choices=choices, narrowed=True, complete=whole.complete)
        keys = compass(state, seat, canonical(filled["to"].split())) if len(filled) == 1 else ()
        return whole.but(confirm=whole.complete, warning=cls._warning(state, seat, filled), keys=keys)

    @classmethod
    def _warning(cls, state: State, seat: Seat, filled: Mapping[str, str]) -> Phrase | None:
        if early := unfinished(state):
            return early
        made = cls.compose(filled).plan(state, seat)
        if isinstance(made, Refusal) or not made.beyond:
            return None
        return phrase("china-warn-beyond", at=place(state, made.works.laid[-1][1]), cost=made.beyond_cost)

    def plan(self, state: State, seat: Seat) -> Proposal | Refusal:
        try:
            return plan(state, seat, self.way, self.start, self.via)
        except MisreadError as error:
            return self.misread(error)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        made = self.plan(state, seat)
        if isinstance(made, Refusal):
            return made
        after, built = made.works.done()
        return Outcome(after, (built,), turn_over=False, said=Build(way=explicit(made.works)), later=_rest(state, made))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        if state.now.phase == "delivery" and state.now.points and not state.opening:
            return
        yield from _bridges(state, seat)
        for choice in first_targets(state, seat, "")[:3]:
            draft = Draft(kind="build", values=(("to", choice.value),))
            label = phrase("china-suggest-build", to=choice.label)
            yield Suggestion(draft=draft, label=label, note=choice.note, place=choice.place)


def _bridges(state: State, seat: Seat) -> Iterator[Suggestion]:
    """The own bridges that a flood took and that may be built again (CR-27.6), each from one of its ends."""
    for lost in state.reserved:
        a, b = state.board.ends[lost.edge]
        for ends in ((a, b), (b, a)) if lost.owner == seat else ():
            way = tuple(state.board.labels[at] for at in ends)
            outcome = Build(way=way).judged(state, seat)
            if isinstance(outcome, Refusal):
                continue
            cost = outcome.state.now.spent - state.now.spent
            draft = Draft(kind="build", values=(("to", " ".join(way)),))
            label = phrase("china-suggest-bridge", line=between(state, a, b))
            note = phrase("china-note-price", price=cost, left=LIMIT - outcome.state.now.spent)
            yield Suggestion(draft=draft, label=label, note=note, place=way[-1])
            break


def _rest(state: State, made: Proposal) -> Suggestion | None:
    """What lies beyond this turn's money, for the next turn."""
    if made.goal is None:
        return None
    to = made.goal
    town, mark = state.board.town_at(to), state.board.labels[to]
    return Suggestion(
        draft=Draft(kind="build", values=(("to", town.key if town else mark),)),
        label=phrase("china-suggest-later", to=place(state, to)),
        note=phrase("china-note-later", cost=made.beyond_cost),
        place=mark,
    )
