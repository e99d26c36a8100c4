"""How Steam speaks: the phrases of its refusals and of what it cannot read."""

from rules.core.kinds import Speech

SPEECH = Speech("steam")
refuse, instead, misread = SPEECH.refuse, SPEECH.instead, SPEECH.misread
