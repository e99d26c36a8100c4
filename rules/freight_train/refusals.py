"""Why a move is refused, as phrases: the rule broken, what is wrong, what to do instead."""

from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase, Value, Who, phrase
from rules.freight_train.events import named
from rules.freight_train.legal import can_fill, open_action
from rules.freight_train.moves import Pick, Spot
from rules.freight_train.state import Player, State
from rules.freight_train.wagons import Wagon


def refuse(rule: str, key: str, instead: Phrase | None = None, **params: Value) -> Refusal:
    return Refusal(rule=rule, why=phrase(f"freight-no-{key}", **params), instead=instead)


def untimely(state: State, seat: Seat, kind: str) -> Refusal | None:
    """FT-2.6, FT-5.1 (FT-4.1 for a fill) and FT-2.1: what is refused whatever the move says."""
    if state.over:
        return refuse("FT-2.6", "game-over")
    if seat == state.turn:
        return None
    seats = len(state.players)
    if 0 <= seat < seats and (seat - state.marker) % seats < (state.turn - state.marker) % seats:
        rule, key = ("FT-4.1", "fill-late") if kind == "fill" else ("FT-5.1", "acted")
        return refuse(rule, key, who=Who(seat=state.turn))
    return refuse("FT-2.1", "turn", who=Who(seat=state.turn))


def too_few_wagons(state: State, found: int) -> Refusal:
    """FT-6.9, with the way out that FT-4.6 asks for where there is one."""
    key = "freight-instead-fill" if can_fill(state) else "freight-instead-other-action"
    return refuse("FT-6.9", "few-wagons", phrase(key), found=found)


def not_at_open_end(rule: str, pick: Pick, found: Wagon | None) -> Refusal:
    """FT-6.2, FT-7.2: the row is empty or unknown, or another wagon stands at its open end."""
    if found is None or pick.wagon is None:
        return refuse(rule, "row-empty", phrase("freight-instead-other-row"), row=pick.row)
    instead = phrase("freight-instead-open-end", wagon=named(found))
    return refuse(rule, "open-end", instead, row=pick.row, wagon=named(pick.wagon))


def misplaced(player: Player, wagon: Wagon, spot: Spot, rule: str) -> Refusal:
    """The words for a rule that `trains.forbids` has named."""
    key, instead = _MISPLACED[rule]
    hint = phrase(f"freight-instead-{instead}", loco=spot.number, locos=player.locos)
    params: dict[str, Value] = {"wagon": named(wagon), "number": spot.number, "locos": player.locos}
    train = player.train(spot.number) if spot.place == "loco" else None
    if train:
        params["train"] = named(train.wagons[0])
    return refuse(rule, key, hint, **params)


def cannot_pass(state: State) -> Refusal:
    """FT-5.2 names something that is legal."""
    action = open_action(state)
    hint = phrase(f"freight-instead-{action}" if action else "freight-instead-fill")
    return refuse("FT-5.2", "pass", hint)


_MISPLACED = {
    "FT-3.1": ("loco", "own-loco"),
    "FT-3.3": ("plain-train", "other-place"),
    "FT-3.5": ("second-mixed", "plainly"),
    "FT-3.6": ("mixed-has-it", "other-place"),
    "FT-3.8": ("second-train", "other-place"),
    "FT-3.9": ("declared-late", "plainly"),
    "FT-6.5": ("yard-row", "yard-rows"),
    "FT-6.7": ("yard-full", "other-place"),
    "FT-14.3": ("train-closed", "other-place"),
}
