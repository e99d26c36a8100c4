"""Walking the tree of offers, with a game so small that each way can be named."""

from typing import ClassVar, cast

from rules.core.contract import Choice, Draft, Field, Form, Game, GameState, Move, Offers, Seat
from rules.core.phrase import phrase
from rules.core.walk import asker, choose, close
from tests.wandering import wander


def choices(*values: str) -> tuple[Choice, ...]:
    return tuple(Choice(value=value, label=phrase("label")) for value in values)


class Said(Move):
    kind: str
    values: tuple[tuple[str, str], ...] = ()


class Tiny:
    """`go` has one field, `sort` one that grows, `trap` leads nowhere."""

    forms: ClassVar[dict[str, Form]] = {
        "go": Form("go", (Field("where"),)),
        "sort": Form("sort", (Field("row", grows=True),)),
        "trap": Form("trap"),
    }

    def offers(self, state: GameState, seat: Seat, draft: Draft) -> Offers:
        filled = draft.filled()
        match draft.kind:
            case "":
                return Offers(choices=choices("go", "sort", "trap"))
            case "go":
                return Offers(complete=True) if filled else Offers(field="where", choices=choices("north", "south"))
            case "sort" if filled:
                return Offers(complete=True)
            case "sort":
                more = choices(*(letter for letter in "ab" if letter not in draft.growing))
                return Offers(field="row", choices=more, closes=not more)
        return Offers()

    def compose(self, kind: str, values: dict[str, str]) -> Said:
        return Said(kind=kind, values=tuple(values.items()))


GAME = cast(Game, Tiny())
STATE = GameState()


def walked(*picks: int) -> Move | None:
    left = list(picks)
    return wander(GAME, STATE, 0, lambda ways: left.pop(0))


def test_a_plain_field() -> None:
    assert walked(0, 1, 0) == Said(kind="go", values=(("where", "south"),))


def test_a_growing_field_is_closed() -> None:
    assert walked(1, 1, 0, 0, 0) == Said(kind="sort", values=(("row", "b a"),))


def test_a_dead_end() -> None:
    assert walked(2) is None


def test_drafts_step_by_step() -> None:
    draft = choose(GAME, Draft(), None, "sort")
    grown = choose(GAME, choose(GAME, draft, "row", "b"), "row", "a")
    assert (grown.values, grown.growing) == ((), "b a")
    assert close(grown, "row") == Draft(kind="sort", values=(("row", "b a"),))
    assert choose(GAME, Draft(kind="go"), "where", "north").filled() == {"where": "north"}


def test_asking_is_the_offers_of_a_seat() -> None:
    assert asker(GAME, STATE, 0)(Draft(kind="go")) == GAME.offers(STATE, 0, Draft(kind="go"))
