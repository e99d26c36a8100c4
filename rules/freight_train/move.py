"""What every kind of move in Freight Train has in common: its speech, and the account of what it leaves."""

from typing import ClassVar

from rules.core.contract import Seat
from rules.core.kinds import KindOfMove, Speech
from rules.core.phrase import Phrase, phrase
from rules.freight_train.speech import SPEECH, named
from rules.freight_train.state import Player, State, Train, wagons_in
from rules.freight_train.wagons import YARD_LENGTH


class FreightMove(KindOfMove[State]):
    """`why_nothing_legal` is told rather than `why_closed` where the move table names faults of a move first."""

    speech: ClassVar[Speech] = SPEECH

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        """What the trains become, and the yard, the locomotives and the points where they change."""
        was, now = before.players[seat], after.players[seat]
        trains = (_train_line(was, train) for train in now.trains if train != was.train(train.loco))
        sizes = {
            "yard": (wagons_in(was.yard), wagons_in(now.yard)),
            "locos": (was.locos, now.locos),
            "points": (was.score, now.score),
            "cabooses": (before.caboose_pile, after.caboose_pile),
        }
        changes = (
            phrase(f"freight-account-{name}", before=old, after=new, most=2 * YARD_LENGTH)
            for name, (old, new) in sizes.items()
            if old != new
        )
        return (*trains, *changes)


def _train_line(was: Player, train: Train) -> Phrase:
    old = was.train(train.loco)
    key = "freight-account-closed" if train.caboose else "freight-account-train"
    before = len(old.wagons) if old else 0
    return phrase(key, loco=train.loco, name=named(train.name), before=before, after=len(train.wagons))
