"""A short way to say what a picture is made of."""

from collections.abc import Sequence

from render.art import Shown
from render.words import Words, words
from rules.core.contract import Event, View

NAMES = ("Ada", "Basile", "Chloé", "Dmitri", "Eve", "Farid")


def shown(view: View, events: Sequence[Event] = (), names: Sequence[str] = NAMES, spoken: str | Words = "en") -> Shown:
    return Shown(view, tuple(events), tuple(names), words(spoken) if isinstance(spoken, str) else spoken)
