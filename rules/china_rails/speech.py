"""How China Rails speaks: the phrases of its refusals and of what it cannot read."""

from rules.core.kinds import Speech

CHINA = Speech("china")
refuse, instead, misread = CHINA.refuse, CHINA.instead, CHINA.misread
