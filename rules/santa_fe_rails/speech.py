"""How Santa Fe Rails speaks: its refusals, what would do instead, and what cannot be read."""

from rules.core.kinds import Speech

SPEECH = Speech("santafe")
refuse, instead, misread = SPEECH.refuse, SPEECH.instead, SPEECH.misread
