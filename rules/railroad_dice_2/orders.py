"""A standing order of Railroad Dice 2: the turns of the final phase, in which there is little left to decide."""

from rules.core.contract import Ask, Choice, Draft, Field, Form, Offers, Seat, View
from rules.core.phrase import phrase
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.running import can_transport
from rules.railroad_dice_2.speech import SPEECH
from rules.railroad_dice_2.turn.end import End
from rules.railroad_dice_2.turn.run import Run
from rules.railroad_dice_2.view import DiceView

WORDS = {"end": "end", "finir": "end", "ask": "ask", "demander": "ask"}


class RunAll:
    """In the final phase: runs everything, then ends the turn, or leaves it to the player to buy and to end it."""

    form = Form("run", (Field("then"),))

    def ask(self, view: View, seat: Seat, draft: Draft) -> Offers:
        words = ("end", "ask")
        return Offers(field="then", choices=tuple(Choice(value=one, label=phrase(f"dice-run-{one}")) for one in words))

    def read(self, value: str) -> str:
        if (said := WORDS.get(value.strip().lower())) is None:
            raise SPEECH.misread("run-order", text=value)
        return said

    def answer(self, view: View, seat: Seat, ask: Ask, value: str) -> DiceMove | None:
        assert isinstance(view, DiceView)
        state = view.state
        if state.phase != "final" or state.turn.seat != seat:
            return None
        if can_transport(state, seat):
            return Run()
        return End() if value == "end" else None
