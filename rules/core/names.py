"""Names that people type: codes, names and aliases in both languages, whatever their case, accents and hyphens.

>>> cities = Lexicon({"PEK": ("Beijing", "Pékin", "Peking"), "WUH": ("Wuhan",)})
>>> cities.find("pekin"), cities.find("BEIJING"), cities.find("pek"), cities.find("nowhere")
('PEK', 'PEK', 'PEK', None)
>>> cities.like("wu"), cities.nearest("beijin")
(('WUH',), 'PEK')
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

LONGEST_NAME = 60  # nothing longer is a name


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Without case, accents, hyphens and doubled spaces."""
    parts = unicodedata.normalize("NFKD", text)
    plain = "".join(" " if part in "-’'" else part for part in parts if not unicodedata.combining(part))
    return " ".join(plain.casefold().split())


class Lexicon:
    """Codes by everything they may be called."""

    def __init__(self, entries: Mapping[str, Iterable[str]]) -> None:
        """Raises ValueError where two codes would answer to one name."""
        self._codes: dict[str, str] = {}
        for code, names in entries.items():
            for name in dict.fromkeys(fold(name) for name in (code, *names)):
                if self._codes.setdefault(name, code) != code:
                    raise ValueError(f"{self._codes[name]} and {code} are both called {name}")

    def find(self, text: str) -> str | None:
        """The code that is called so."""
        return self._codes.get(fold(text)) if len(text) <= LONGEST_NAME else None

    def like(self, typed: str) -> tuple[str, ...]:
        """The codes whose names begin with what was typed, then those with a word that does, then the rest."""
        if len(typed) > LONGEST_NAME:
            return ()
        begun = fold(typed)
        ranked = sorted(
            (0 if name.startswith(begun) else 1 if f" {begun}" in name else 2, at, code)
            for at, (name, code) in enumerate(self._codes.items())
            if begun in name
        )
        return tuple(dict.fromkeys(code for _, _, code in ranked))

    def nearest(self, text: str) -> str | None:
        """What was probably meant, for a name that is not known."""
        close = difflib.get_close_matches(fold(text[:LONGEST_NAME]), self._codes, 1, 0.7)
        return self._codes[close[0]] if close else None
