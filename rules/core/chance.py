"""The only source of randomness: every draw is derived from SHA-256(seed, counter).

The seed is made of a secret, committed to by its hash and published at the end, and of a word of each player;
`drawn` is the counter, so a game can be taken up where it stood and anyone can repeat every shuffle and roll.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

SEED_BYTES = 32
_SPAN = 1 << 256

T = TypeVar("T")


class Chance:
    """Draws in order. Equal seeds and counters give equal draws, on any machine.

    >>> Chance(bytes(32)).shuffled("abcd") == Chance(bytes(32)).shuffled("abcd")
    True
    """

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self.drawn = drawn

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        if limit < 1:
            raise ValueError("nothing to draw from")
        fair = _SPAN - _SPAN % limit
        while True:
            number = int.from_bytes(hashlib.sha256(self._seed + self.drawn.to_bytes(8, "big")).digest(), "big")
            self.drawn += 1
            if number < fair:
                return number % limit

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order (Fisher-Yates from the end)."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)


def commitment(secret: bytes) -> str:
    """The hash posted before a game, by which the secret published at its end is checked."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, words: Sequence[str]) -> bytes:
    """The seed that deals: SHA-256 of the secret and the players' words by seat; without any word, the secret itself.

    >>> seed_of(bytes(32), ()) == bytes(32)
    True
    >>> seed_of(bytes(32), ("signal", "semaphore")).hex()[:16]
    '793a84fe80dbf384'
    """
    return hashlib.sha256(secret + "\n".join(words).encode()).digest() if any(words) else secret
