"""What every event of Freight Train shares: its speech. An event stands where its cause does."""

from typing import ClassVar

from rules.core.kinds import Speech
from rules.core.telling import ToldEvent
from rules.freight_train.speech import SPEECH
from rules.freight_train.state import State


class FreightEvent(ToldEvent[State]):
    speech: ClassVar[Speech] = SPEECH
